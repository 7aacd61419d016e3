// Vabanque, packed for the shell.

import { pack, type Moment } from '..';
import Box from './Box.svelte';
import { phaseName, type Phase } from './phase';
import { telling } from './tell';
import type { Choice, Event, Scene, View } from './types';
import { said } from './words';
import { number } from '../../words';

/** The clause that the moment is about. */
const CLAUSE: Record<Phase, string> = { lot: 'A1', 'first-pawn': 'R10', chips: 'R15', cards: 'R20', pawns: 'R26', over: 'R49' };

/** Turning points: the tables that moved the most money, in the order in which they paid. */
function moments(told: Event[]): Moment[] {
  let round = 1;
  const found: { moment: Moment; sum: number }[] = [];
  told.forEach((event, at) => {
    if (typeof event !== 'object') return;
    if ('new-order' in event) round = event['new-order'].round;
    if (!('table-paid' in event)) return;
    const line = telling.line(told, at, null);
    const sum = event['table-paid'].lines.reduce((all, each) => all + each.amount, 0);
    if (line && sum > 0) found.push({ sum, moment: { at, when: { word: said().moments.round, n: round }, line } });
  });
  return found.toSorted((a, b) => b.sum - a.sum).slice(0, 5).map((each) => each.moment).toSorted((a, b) => a.at - b.at);
}

export const box = pack<View, Event, Choice, Scene>({
  Box,
  telling,
  lesson: () => import('./lesson').then((file) => file.lesson),
  clause: (view) => CLAUSE[phaseName(view)],
  moments,
  refusal: (code) => said().refused[code] ?? null,
  option: (name) => (name === 'unrevealed-cards' ? { ...said().unrevealed, value: (value) => said().unrevealed.value[String(value)] ?? String(value) } : null),
  score: (n) => number(n),
});
