// Cincinnati as the house sends it, the scenes that this box shows while something happens, and small readers of the view.

import type { Table } from '../../table/table.svelte';
import type { Card, Category, Choice, DuelView, Event, Offer, SeatView, Table as Letter, View } from '../../wire/cincinnati';

export type { Answer, Asked, Card, Category, Choice, DuelView, Event, Moment, Offer, Prize, Roll, SeatView, Showing, Side, Table as Letter, TableView, View } from '../../wire/cincinnati';

/** A table that has been settled in this telling: who took what, or nobody. */
export interface Settled {
  table: Letter;
  seat: number | null;
  cards: Card[];
  chips: number;
}

/** The dice that have just fallen, by seat. */
export type Fresh = Record<number, number[]>;

/** What is shown for a while. `view` is what stands on the table then: the view before, with what was told so far. */
export type Scene = { view: View } & (
  | { kind: 'round'; round: number; turner: number }
  | { kind: 'laid'; table: Letter; card: Card }
  | { kind: 'returned'; table: Letter }
  | { kind: 'shake'; seats: number[] }
  | { kind: 'opened' }
  | { kind: 'still' }
  | { kind: 'throw'; fresh: Fresh }
  | { kind: 'collect'; settled: Settled[]; paid: boolean }
  | { kind: 'curtain' }
  | { kind: 'won'; seat: number; taken: { card: Card; from: number; to: number } | null }
);

export type CincinnatiTable = Table<View, Event, Choice, Scene>;

export const ROUNDS = 12;

/** What is printed on a money card; nothing on duel and chip cards. */
export const moneyOn = (card: Card): number => (card === 'duel' || card === 'chips' ? 0 : Number(card));

/** A heap by kind, in the order in which it was sent. */
export function grouped(cards: Card[]): { card: Card; n: number }[] {
  const kinds = [...new Set(cards)];
  return kinds.map((card) => ({ card, n: cards.filter((other) => other === card).length }));
}

/** For each of these dice whether it is one of `some`; equal dice are the same die. */
export function marked(dice: number[], some: number[]): boolean[] {
  const left = [...some];
  return dice.map((die) => {
    const at = left.indexOf(die);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The dice that are not among `some`. */
export function without(dice: number[], some: number[]): number[] {
  const marks = marked(dice, some);
  return dice.filter((_, i) => !marks[i]);
}

/** The faces that a hand's name speaks of: of the most dice first, or the ends of the row. The name itself is the house's. */
export function facesOf(category: Category, dice: number[]): number[] {
  const faces = [...new Set(dice)];
  if (category === 'large-straight' || category === 'small-straight') {
    const low = faces.toSorted((a, b) => a - b).find((face) => [1, 2, 3].every((step) => faces.includes(face + step))) ?? 1;
    return [low, low + (category === 'large-straight' ? 4 : 3)];
  }
  const count = (face: number) => dice.filter((die) => die === face).length;
  return faces.filter((face) => count(face) > 1).toSorted((a, b) => count(b) - count(a) || b - a);
}

export function duelOf(view: View): DuelView | null {
  return typeof view.moment === 'object' && 'duel' in view.moment ? view.moment.duel : null;
}

/** Whether tables and dice are open. */
export const isOpen = (view: View): boolean => typeof view.moment === 'object' && ['keeping', 'throwing', 'asking', 'challenging', 'duel'].some((key) => key in (view.moment as object));

/** One part of an offer, where the house made it. */
type Offers = { place: Extract<Offer, { place: unknown }>['place']; table: Extract<Offer, { table: unknown }>['table']; keep: Extract<Offer, { keep: unknown }>['keep']; extra: Extract<Offer, { extra: unknown }>['extra']; challenge: Extract<Offer, { challenge: unknown }>['challenge'] };
export function offered<Key extends keyof Offers>(offer: Offer | null | undefined, key: Key): Offers[Key] | null {
  return offer && key in offer ? (offer as unknown as Pick<Offers, Key>)[key] : null;
}

/** The seats as they are listed: more money first, then clockwise from the turner. */
export function listed(view: View): number[] {
  const from = view.turner ?? 0;
  const n = view.seats.length;
  const worth = (seat: number) => view.seats[seat]?.worth ?? 0;
  return view.seats.map((_, i) => (from + i) % n).sort((a, b) => worth(b) - worth(a));
}

/** The seats at a table: in the order in which they decide, where there is one. */
export function rowsAt(view: View, seats: number[]): number[] {
  const place = (seat: number) => view.seats[seat]?.place ?? 9;
  const order = listed(view);
  return seats.toSorted((a, b) => place(a) - place(b) || order.indexOf(a) - order.indexOf(b));
}

export type State = 'decides' | 'kept' | 'sealed' | 'waits' | 'asked' | 'yes' | 'no' | null;

/** What a seat is about in the step that is open. */
export function stateOf(view: View, seat: number, of: SeatView): State {
  const moment = view.moment;
  if (typeof moment !== 'object') return null;
  if ('asking' in moment) {
    const asked = moment.asking.pass.find((one) => one.seat === seat);
    const now = moment.asking.pass.find((one) => one.answer === null);
    return asked?.answer ?? (asked && now === asked ? 'asked' : null);
  }
  if (of.kept !== null) return 'kept';
  if (!('keeping' in moment)) return null;
  if (moment.keeping.deciding.includes(seat)) return 'decides';
  if (of.answered) return 'sealed';
  return moment.keeping.waiting.includes(seat) ? 'waits' : null;
}
