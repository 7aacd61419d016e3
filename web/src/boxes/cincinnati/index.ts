// Cincinnati, packed for the shell.

import { number } from '../../words';
import { pack } from '..';
import Box from './Box.svelte';
import { telling } from './tell';
import { moneyOn, type Choice, type Event, type Scene, type View } from './types';
import { phrases, said } from './words';

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

const rounds = (told: Event[]): number[] => told.flatMap((event, i) => (typeof event === 'object' && 'round' in event ? [i] : []));

/** Turning points: dear piles, and cards won in duels, which one has and another has no more. */
function worth(event: Event): number {
  if (typeof event !== 'object') return 0;
  if ('collected' in event) return event.collected.cards.reduce((sum, card) => sum + moneyOn(card), 0);
  return 'taken' in event ? 2 * moneyOn(event.taken.card) : 0;
}

export const box = pack<View, Event, Choice, Scene>({
  Box,
  phrases,
  telling,
  lesson: () => import('./lesson').then((file) => file.lesson),
  clause,
  rounds,
  tie: () => said().higherCards,
  scores: (view) => view.seats.map((seat) => seat.total),
  worth,
  round: () => said().roundName,
  refusal: (code) => said().refused[code] ?? null,
  option: (name) => {
    const option = said().options[name];
    return option ? { label: option.label, says: option.says, value: (value) => option.values[String(value)] ?? String(value) } : null;
  },
  score: number,
});
