// Vabanque as the house sends it, and the scenes that this box shows while something happens.

import type { Table } from '../../table/table.svelte';
import type { Choice, Event, Face, Kind, Paid, Place, Rank, Step, View } from '../../wire/vabanque';

export type { Card, Chips, Choice, Edition, Event, Face, Kind, LastRound, Line, Offer, Paid, Place, Rank, Step, View } from '../../wire/vabanque';

/** What is shown while something happens, each on top of what stood on the table just before. */
export type Scene = { view: View } & (
  | { kind: 'lot'; seat: number }
  | { kind: 'pawns'; pawns: number[] }
  | { kind: 'chip'; seat: number; table: number; value: number }
  | { kind: 'card'; seat: number; nth: number; table: number }
  | { kind: 'walk'; seat: number; steps: number; from: number; to: number }
  | { kind: 'turn'; cards: Face[] }
  | Payout
  | NewOrder
  | { kind: 'open'; cards: Face[] }
);

/** One table being paid: first the product, then the lines. */
export interface Payout {
  kind: 'pay';
  paid: Paid;
  lines: boolean;
  /** The tables with a pawn, in the order in which they are paid. */
  tables: number[];
  /** Whether this was the last round. */
  last: boolean;
}

export interface NewOrder {
  kind: 'order';
  round: number;
  ranks: Rank[];
  paid: Paid[];
}

export type VabanqueTable = Table<View, Event, Choice, Scene>;

/** What is printed on the chips (R15), pile by pile. */
export const VALUES = [5, 10, 20, 50] as const;
/** How the three kinds of card are drawn. */
export const PICTURE: Record<Kind, string> = { raise: 'raise', bluff: 'bluff', trap: 'trap' };
export const KINDS: Kind[] = ['raise', 'bluff', 'trap'];

/** Whose turn it is; nobody before the draw and after the match. */
export function turnOf(view: View): number | null {
  const moment = view.moment;
  if (moment === 'lot' || moment === 'over') return null;
  if ('first-pawn' in moment) return moment['first-pawn'].seat;
  if ('chips' in moment) return moment.chips.seat;
  if ('cards' in moment) return moment.cards.seat;
  return moment.pawns.seat;
}

export const placeOf = (view: View, table: number): Place | undefined => view.tables[table - 1];

/** The tables that can be chosen now, for a chip, a card or the first pawn. */
export function tablesOf(view: View): number[] {
  const offer = view.offer;
  if (!offer) return [];
  if ('chip' in offer) return offer.chip.tables;
  if ('card' in offer) return offer.card.tables;
  if ('first-pawn' in offer) return offer['first-pawn'].tables;
  return [];
}

export const kindsOf = (view: View): Kind[] => (view.offer && 'card' in view.offer ? view.offer.card.kinds : []);
export const stepsOf = (view: View): Step[] => (view.offer && 'move' in view.offer ? view.offer.move.steps : []);
