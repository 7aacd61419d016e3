// Vabanque, packed for the shell.

import { dearest, pack, type Moment } from '..';
import Box from './Box.svelte';
import { onTheTable } from './edition.svelte';
import { phaseName, type Phase } from './phase';
import { lastPaid } from './story';
import { telling } from './tell';
import type { Choice, Event, Scene, View } from './types';
import { phrases, said } from './words';
import { number } from '../../words';

/** The clause that the moment is about. */
const CLAUSE: Record<Phase, string> = { lot: 'A1', 'first-pawn': 'R10', chips: 'R15', cards: 'R20', pawns: 'R26', over: 'R49' };

const rounds = (told: Event[]): number[] => told.flatMap((event, i) => (typeof event === 'object' && ('first-player' in event || 'new-order' in event) ? [i] : []));

/** Turning points: the tables that moved the most money, in the order in which they paid. */
function moments(told: Event[]): Moment[] {
  let round = 1;
  const found: { moment: Moment; worth: number }[] = [];
  told.forEach((event, at) => {
    if (typeof event !== 'object') return;
    if ('new-order' in event) round = event['new-order'].round;
    if (!('table-paid' in event)) return;
    const line = telling.line(told, at, null);
    const worth = event['table-paid'].lines.reduce((all, each) => all + each.amount, 0);
    if (line && worth > 0) found.push({ worth, moment: { at, when: { word: said().moments.round, n: round }, line } });
  });
  return dearest(found);
}

export const box = pack<View, Event, Choice, Scene>({
  Box,
  phrases,
  telling,
  lesson: () => import('./lesson').then((file) => file.lesson),
  clause: (view) => CLAUSE[phaseName(view)],
  opens: (edition) => {
    if (edition === '2001' || edition === 'new') onTheTable.edition = edition;
  },
  rounds,
  tally: (view, seat, told) => {
    const gain = lastPaid(told).flatMap((paid) => paid.lines).reduce((sum, line) => sum + (line.seat === seat ? line.amount : 0), 0);
    return `${number((view.seats[seat]?.money ?? 0) - gain)} + ${number(gain)}`;
  },
  tie: () => null,
  scores: (view) => view.seats.map((seat) => seat.money),
  moments,
  refusal: (code) => said().refused[code] ?? null,
  option: (name) => (name === 'unrevealed-cards' ? { ...said().unrevealed, value: (value) => said().unrevealed.value[String(value)] ?? String(value) } : null),
  score: (n) => number(n),
});
