// Bluff You!, packed for the shell.

import { pack } from '..';
import Box from './Box.svelte';
import { telling } from './tell';
import { pointsOn, type Choice, type Event, type Scene, type View } from './types';
import { phrases, said } from './words';

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

/** Turns: this box has no rounds that are told. */
const rounds = (told: Event[]): number[] => told.flatMap((event, i) => (typeof event === 'object' && 'rolled' in event ? [i] : []));

/** Turning points: the tiles that were worth most, a stolen one twice over. */
function worth(event: Event): number {
  if (typeof event !== 'object') return 0;
  if ('moved' in event) return pointsOn(event.moved.tile) * (event.moved.from === null ? 1 : 2);
  return 'exchanged' in event ? pointsOn(event.exchanged.take) : 0;
}

export const box = pack<View, Event, Choice, Scene>({
  Box,
  phrases,
  telling,
  lesson: () => import('./lesson').then((file) => file.lesson),
  clause,
  rounds,
  tally: (view, seat) => said().tilesHeld(view.seats[seat]?.tiles.length ?? 0),
  tie: () => said().fewerTiles,
  scores: (view) => view.seats.map((seat) => seat.points),
  worth,
  round: () => said().roundName,
  refusal: (code) => said().refused[code] ?? null,
  option: (name) => (name === 'steal-limit' ? { ...said().stealLimit, value: String } : null),
  score: (n) => said().points(n),
});
