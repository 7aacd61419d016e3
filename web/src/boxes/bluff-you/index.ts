// Bluff You!, packed for the shell.

import { pack, type Moment } from '..';
import Box from './Box.svelte';
import { telling } from './tell';
import type { Choice, Event, Scene, View } from './types';
import { said } from './words';

/** The clause that the moment is about. */
function clause(view: View): string | null {
  const moment = view.moment;
  if (moment === 'lot') return 'A2';
  if (moment === 'over') return 'R35';
  if ('rolling' in moment) return 'R10';
  if ('acting' in moment) return 'R11';
  if ('giving' in moment) return 'R28';
  return moment.answering.claim.aim === 'steal' ? 'R26' : 'R15';
}

/** Turning points: steals that came off, and the dear tiles (four points and more). */
function moments(told: Event[]): Moment[] {
  let turn = 0;
  const found: Moment[] = [];
  told.forEach((event, at) => {
    if (typeof event !== 'object') return;
    if ('rolled' in event) turn++;
    const dear = 'moved' in event && (event.moved.from !== null || [3, 4, 17, 18].includes(event.moved.tile));
    if (!dear && !('exchanged' in event)) return;
    const line = telling.line(told, at, null);
    if (line) found.push({ at, when: { word: said().moments.turn, n: turn }, line });
  });
  return found.slice(-5);
}

export const box = pack<View, Event, Choice, Scene>({
  Box,
  telling,
  lesson: () => import('./lesson').then((file) => file.lesson),
  clause,
  moments,
  refusal: (code) => said().refused[code] ?? null,
  option: (name) => (name === 'steal-limit' ? { ...said().stealLimit, value: String } : null),
  score: (n) => said().points(n),
});
