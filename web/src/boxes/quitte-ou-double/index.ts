// Quitte ou Double, packed for the shell.

import { number } from '../../words';
import { pack } from '..';
import Box from './Box.svelte';
import { telling } from './tell';
import { momentOf, type Choice, type Event, type Scene, type View } from './types';
import { phrases, said } from './words';

const CLAUSES: Record<string, string> = {
  lot: 'A5', rolling: 'R11', absent: 'A46', staking: 'R17', drawing: 'R18', parameters: 'A24', approaching: 'R33', stuck: 'A27', starring: 'A36', attempting: 'R29', judging: 'A29',
  contesting: 'A30', voting: 'A30', insuring: 'A36', doubling: 'R20', 'luck-drawing': 'R14', shielding: 'A36', targeting: 'A32', discarding: 'L38', over: 'R40',
};

/** The clause that the moment is about. */
function clause(view: View): string | null {
  if (view.moment === 'attempting' && view.board?.family === 'challenge') return 'R31';
  return CLAUSES[momentOf(view)] ?? null;
}

/** Turns: this box has no rounds that are told. */
const rounds = (told: Event[]): number[] => told.flatMap((event, i) => (typeof event === 'object' && 'rolled' in event ? [i] : []));

/** Turning points: the largest pots that were won or lost, and the jackpot. */
const worth = (event: Event): number => (typeof event === 'object' && 'paid' in event && (event.paid.from === 'pot' || event.paid.from === 'jackpot') ? event.paid.amount : 0);

export const box = pack<View, Event, Choice, Scene>({
  Box,
  phrases,
  telling,
  lesson: () => import('./lesson').then((file) => file.lesson),
  clause,
  rounds,
  tally: (view, seat) => {
    const held = view.seats[seat]?.bancos ?? 0;
    return held > 0 ? said().bancos(held) : '';
  },
  tie: () => null,
  scores: (view) => view.seats.map((seat) => seat.purse),
  worth,
  round: () => said().roundName,
  refusal: (code) => said().refused[code] ?? null,
  option: (name) => {
    const option = said().options[name];
    return option ? { label: option.label, says: option.says, value: (value) => option.values?.[String(value)] ?? (typeof value === 'number' && option.unit ? option.unit(value) : String(value)) } : null;
  },
  score: number,
});
