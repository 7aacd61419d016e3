// What stands on the table after some events of one telling and before the rest of them: told facts put in their places.

import type { Event, View } from './types';

export function after(view: View, events: Event[]): View {
  return events.reduce(put, view);
}

function put(view: View, event: Event): View {
  if (event === 'over') return view;
  if ('pawn-moved' in event) {
    const { seat, to } = event['pawn-moved'];
    return {
      ...view,
      tables: view.tables.map((place) => ({ ...place, pawns: [...place.pawns.filter((pawn) => pawn !== seat), ...(place.table === to ? [seat] : [])] })),
      seats: view.seats.map((player, i) => (i === seat ? { ...player, pawn: to } : player)),
    };
  }
  if ('pawns-placed' in event) {
    const { pawns } = event['pawns-placed'];
    return {
      ...view,
      tables: view.tables.map((place) => ({ ...place, pawns: pawns.flatMap((table, seat) => (table === place.table ? [seat] : [])) })),
      seats: view.seats.map((player, i) => ({ ...player, pawn: pawns[i] ?? null })),
    };
  }
  if ('first-player' in event) return { ...view, order: event['first-player'].order };
  const faces = 'cards-turned' in event ? event['cards-turned'].cards : 'cards-opened' in event ? event['cards-opened'].cards : [];
  if (faces.length > 0) {
    return { ...view, cards: view.cards.map((card) => ({ ...card, kind: faces.find((face) => face.seat === card.seat && face.nth === card.nth)?.kind ?? card.kind })) };
  }
  if ('table-paid' in event) {
    const { lines } = event['table-paid'];
    return { ...view, seats: view.seats.map((player, i) => ({ ...player, money: lines.reduce((money, line) => (line.seat === i ? money + line.amount : money), player.money) })) };
  }
  return view;
}
