// What stands on the table once an event has been told and before the next view is shown: only what the event says, no rule.

import { duelOf, moneyOn, type Card, type DuelView, type Event, type SeatView, type Side, type View } from './types';

export function after(view: View, event: Event): View {
  const next: View = { ...view, offer: null };
  if (event === 'over') return { ...next, moment: 'over' };
  if ('round' in event) return cleared({ ...next, round: event.round.round, turner: event.round.turner });
  if ('laid' in event) {
    const { card, table } = event.laid;
    return { ...next, tables: next.tables.map((one) => (one.table === table ? { ...one, pile: sorted([...one.pile, card]), worth: one.worth + moneyOn(card) } : one)) };
  }
  if ('rolled' in event) return seat({ ...next, moment: { rolling: { seat: event.rolled.seat } } }, event.rolled.seat, { dice: event.rolled.dice });
  if ('chose' in event) return seat(next, event.chose.seat, { answered: true, table: event.chose.table });
  if ('opened' in event) {
    const at = event.opened.seats;
    const open = at.reduce((now, one) => seat(now, one.seat, { table: one.table, dice: one.dice, answered: false }), next);
    const tables = open.tables.map((one) => ({ ...one, seats: at.filter((other) => other.table === one.table).map((other) => other.seat) }));
    return { ...open, tables, mine: [], moment: { keeping: { roll: 'second', step: [], waiting: [], deciding: [] } } };
  }
  if ('kept' in event) return kept(next, event.kept.seat, event.kept.dice);
  if ('unsealed' in event) return event.unsealed.kept.reduce((now, one) => kept(now, one.seat, one.dice), next);
  if ('thrown' in event) return thrown(next, event.thrown);
  if ('answered' in event) return answered(next, event.answered);
  if ('collected' in event) {
    const { table, seat: who, cards, chips } = event.collected;
    const tables = next.tables.map((one) => (one.table === table ? { ...one, pile: [], worth: 0, best: [] } : one));
    const duels = cards.filter((card) => card === 'duel').length;
    const before = next.seats[who];
    return gains({ ...next, tables }, who, cards, { chips: (before?.chips ?? 0) + chips, duels: (before?.duels ?? 0) + duels });
  }
  if ('duel' in event) {
    const sides = event.duel.sides.map((who): Side => ({ seat: who, dice: null, category: null, chips: next.seats[who]?.chips ?? 0 }));
    return { ...next, moment: { duel: { prize: event.duel.prize, sides, roll: 'first', turn: event.duel.sides[0] ?? 0, step: { throw: { kept: [] } }, paid: [], holders: [] } } };
  }
  if ('taken' in event) {
    const { card, from, to } = event.taken;
    const loser = next.seats[from];
    const money = loser?.money.toSpliced(loser.money.indexOf(card), 1) ?? [];
    return gains(seat(next, from, { money, worth: (loser?.worth ?? 0) - moneyOn(card) }), to, [card], {});
  }
  return next;
}

function seat(view: View, who: number, some: Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((one, i) => (i === who ? { ...one, ...some } : one)) };
}

function duel(view: View, change: (duel: DuelView) => DuelView): View {
  const now = duelOf(view);
  return now ? { ...view, moment: { duel: change(now) } } : view;
}

function gains(view: View, who: number, cards: Card[], some: Partial<SeatView>): View {
  const money = cards.filter((card) => moneyOn(card) > 0);
  const before = view.seats[who];
  return seat(view, who, { money: sorted([...(before?.money ?? []), ...money]), worth: money.reduce((sum, card) => sum + moneyOn(card), before?.worth ?? 0), ...some });
}

function kept(view: View, who: number, dice: number[] | null): View {
  if (duelOf(view)) return duel(view, (now) => ({ ...now, turn: who, step: { throw: { kept: dice ?? [] } } }));
  return seat(view, who, { kept: dice, answered: true });
}

function thrown(view: View, { seat: who, dice, roll }: { seat: number; dice: number[]; roll: DuelView['roll'] }): View {
  if (duelOf(view)) return duel(view, (now) => ({ ...now, roll, turn: who, step: { throw: { kept: [] } }, sides: now.sides.map((side) => (side.seat === who ? { ...side, dice, category: null } : side)) }));
  // What the new dice are worth is for the house to say: until then no name stands under them.
  return { ...seat(view, who, { dice, kept: null, answered: false, showing: null }), moment: { throwing: { roll, step: [], due: [] } }, tables: view.tables.map((one) => ({ ...one, best: [] })) };
}

function answered(view: View, { seat: who, answer, chips }: { seat: number; answer: 'yes' | 'no'; chips: number }): View {
  const paid = seat(view, who, { chips });
  if (typeof paid.moment === 'object' && 'asking' in paid.moment) return { ...paid, moment: { asking: { pass: paid.moment.asking.pass.map((one) => (one.seat === who ? { ...one, answer } : one)) } } };
  return duel(paid, (now) => ({ ...now, sides: now.sides.map((side) => (side.seat === who ? { ...side, chips } : side)) }));
}

function cleared(view: View): View {
  return {
    ...view,
    moment: { turning: { table: 'a', replacing: false } },
    mine: [],
    tables: view.tables.map((one) => ({ ...one, seats: [], best: [] })),
    seats: view.seats.map((one) => ({ ...one, table: null, dice: null, showing: null, answered: false, kept: null, place: null, duels: 0 })),
  };
}

const KINDS: Card[] = ['15000', '20000', '25000', '30000', '35000', 'duel', 'chips'];
const sorted = (cards: Card[]): Card[] => cards.toSorted((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b));
