// Cincinnati, packed for the shell.

import { number } from '../../words';
import { pack, type Moment } from '..';
import Box from './Box.svelte';
import { isTurning, telling } from './tell';
import type { Choice, Event, Scene, View } from './types';
import { said } from './words';

/** The clause that the moment is about. */
function clause(view: View): string | null {
  const moment = view.moment;
  if (moment === 'lot') return 'A1';
  if (moment === 'over') return 'R67';
  if ('turning' in moment) return 'R11';
  if ('placing' in moment) return 'R13';
  if ('rolling' in moment) return 'R14';
  if ('choosing' in moment) return 'R15';
  if ('asking' in moment) return 'R23';
  if ('challenging' in moment) return 'R59';
  if ('duel' in moment) return 'R55';
  return 'R20';
}

function moments(told: Event[]): Moment[] {
  let round = 0;
  const found: Moment[] = [];
  told.forEach((event, at) => {
    if (typeof event === 'object' && 'round' in event) round = event.round.round;
    const line = isTurning(event) ? telling.line(told, at, null) : null;
    if (line) found.push({ at, when: { word: said().moments.round, n: round }, line });
  });
  return found.slice(-6);
}

export const box = pack<View, Event, Choice, Scene>({
  Box,
  telling,
  lesson: () => import('./lesson').then((file) => file.lesson),
  clause,
  moments,
  refusal: (code) => said().refused[code] ?? null,
  option: (name) => {
    const option = said().options[name];
    return option ? { label: option.label, says: option.says, value: (value) => option.values[String(value)] ?? String(value) } : null;
  },
  score: number,
});
