// Each table has one spoken name: number, points, whose cards, whose pawns.

import type { Card, View } from './types';
import { said } from './words';

/** “4 cards: Marco 1st, Hugo 1st and 3rd, yours a Trap”. */
export function cardsSpoken(cards: Card[], me: number | null, name: (seat: number) => string): string {
  const w = said();
  const seats = [...new Set(cards.map((card) => card.seat))].sort((a, b) => Number(a === me) - Number(b === me));
  const whose = seats.map((seat) => {
    const own = cards.filter((card) => card.seat === seat);
    const kinds = own.flatMap((card) => (card.kind ? [card.kind] : []));
    if (kinds.length < own.length) return w.theirCards(name(seat), own.map((card) => card.nth));
    return seat === me ? w.yourCards(kinds) : w.openCards(name(seat), kinds);
  });
  return w.held(cards.length, whose.join(', '));
}

export function pawnsSpoken(pawns: number[], name: (seat: number) => string): string {
  const w = said();
  return pawns.length === 0 ? w.nobodyStands : w.stands(pawns.map(name));
}

export function tableSpoken(view: View, table: number, me: number | null, name: (seat: number) => string): string {
  const place = view.tables[table - 1];
  if (!place) return '';
  return said().spot(table, place.points, cardsSpoken(view.cards.filter((card) => card.table === table), me, name), pawnsSpoken(place.pawns, name));
}
