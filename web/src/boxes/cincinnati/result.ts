// What dice are at a table, in words: the house names them, this reads them out.

import { facesOf, type Card, type Category, type Letter, type Showing, type View } from './types';
import { said } from './words';

export const handWords = (category: Category, dice: number[]): string => said().hand(category, facesOf(category, dice));

export function resultAt(showing: Showing, dice: number[]): string {
  const w = said();
  if (showing.table === 'c') return w.sum(showing.sum);
  if (showing.table === 'b' && !showing.meets) return w.noStraight;
  return handWords(showing.category, dice);
}

/** The same without its numbers, as in “four of a kind beats full house”. */
function nameAt(showing: Showing): string {
  return showing.table === 'c' ? said().sum(showing.sum) : said().category(showing.category);
}

/** Why this seat collects a table: as far as the names of the hands tell. */
export function whyAt(view: View, table: Letter, winner: number | null, byDuel: boolean): string {
  const w = said();
  const there = view.tables.find((one) => one.table === table)?.seats ?? [];
  if (winner === null) return there.length === 0 ? w.nobodyHere : w.nobodyMeets;
  if (byDuel) return w.byDuel;
  const best = view.seats[winner]?.showing;
  if (!best) return '';
  const others = there.filter((seat) => seat !== winner).flatMap((seat) => view.seats[seat]?.showing ?? []).filter((showing) => showing.meets);
  const [other] = others;
  if (!other) return w.alone(nameAt(best));
  return others.length === 1 && nameAt(other) !== nameAt(best) ? w.beats(nameAt(best), nameAt(other)) : w.bestHere(nameAt(best));
}

/** A heap as it is read aloud. */
export function pileWords(cards: { card: Card; n: number }[], worth: number): string {
  const w = said();
  return w.pile(cards.map(({ card, n }) => w.many(n, card)), worth);
}
