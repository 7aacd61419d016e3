// Vabanque, packed for the shell.

import { pack } from '..';
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

/** Turning points: the tables that moved the most money. */
const worth = (event: Event): number => (typeof event === 'object' && 'table-paid' in event ? event['table-paid'].lines.reduce((all, each) => all + each.amount, 0) : 0);

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
  worth,
  round: () => said().roundName,
  refusal: (code) => said().refused[code] ?? null,
  option: (name) => (name === 'unrevealed-cards' ? { ...said().unrevealed, value: (value) => said().unrevealed.value[String(value)] ?? String(value) } : null),
  score: (n) => number(n),
});
