// The table between two views: the announced amounts laid where they were announced to lie. Nothing is reckoned that was not told.

import type { Board, Event, Family, Level, Place, Till, View } from './types';

export function after(view: View, events: Event[]): View {
  return events.reduce(step, view);
}

function step(view: View, event: Event): View {
  if (typeof event === 'string') return view;
  if ('rolled' in event) return { ...view, seat: event.rolled.seat, last: null, luck: null, ...(event.rolled.face && { moment: rolled(event.rolled.face) }) };
  if ('staked' in event) return staked(view, event.staked);
  if ('paid' in event) return moved(moved(view, event.paid.from, -event.paid.amount), event.paid.to, event.paid.amount);
  if ('read' in event) {
    const { level, family } = event.read;
    return board({ ...view, answer: null, verdict: null }, (on) => ({ ...on, level, family, read: null, ally: null }));
  }
  if ('approached' in event) {
    const how = event.approached.approach;
    return board(view, (on) => ({ ...on, ally: typeof how === 'object' ? how.ally : null }));
  }
  if ('answered' in event) return { ...view, answer: event.answered.text };
  if ('judged' in event) return { ...view, verdict: event.judged.verdict };
  if ('doubled' in event) return board(view, (on) => ({ ...on, level: Math.min(3, on.level + 1) as Level }));
  if ('kept' in event) return place(view, event.kept.seat, (of) => ({ ...of, keepers: [...of.keepers, event.kept.card] }));
  if ('spent' in event) return place(view, event.spent.seat, (of) => ({ ...of, keepers: of.keepers.filter((card) => card !== event.spent.card) }));
  if ('banco-moved' in event) {
    const { from, to } = event['banco-moved'];
    // The Banco that was called has left its seat when it was called.
    const given = from === null || view.board?.funding === 'banco' ? view : place(view, from, (of) => ({ ...of, bancos: of.bancos - 1 }));
    return to === null ? given : place(given, to, (of) => ({ ...of, bancos: of.bancos + 1 }));
  }
  if ('bancos-swapped' in event) {
    const { seat, with: other } = event['bancos-swapped'];
    const mine = view.seats[seat]?.bancos ?? 0;
    const theirs = view.seats[other]?.bancos ?? 0;
    return place(place(view, seat, (of) => ({ ...of, bancos: theirs })), other, (of) => ({ ...of, bancos: mine }));
  }
  if ('marked' in event) return place(view, event.marked.seat, (of) => ({ ...of, skips: true }));
  if ('skipped' in event) return place(view, event.skipped.seat, (of) => ({ ...of, skips: false }));
  return view;
}

const rolled = (face: 'jackpot' | Family): View['moment'] => (face === 'jackpot' ? 'rolling' : face === 'luck' ? 'luck-drawing' : { staking: { family: face } });

function staked(view: View, { seat, stake, funding }: Extract<Event, { staked: unknown }>['staked']): View {
  const family = typeof view.moment === 'object' && 'staking' in view.moment ? view.moment.staking.family : 'question';
  const on: Board = { family, stake, funding, pot: 0, level: 1, reader: null, ally: null, star: false, unread: null, read: null };
  const next: View = { ...view, board: on, moment: 'drawing', answer: null, verdict: null };
  return funding === 'banco' ? place(next, seat, (of) => ({ ...of, bancos: of.bancos - 1 })) : next;
}

function moved(view: View, till: Till, amount: number): View {
  if (till === 'bank') return view;
  if (till === 'jackpot') return { ...view, jackpot: view.jackpot + amount };
  if (till === 'pot') return board(view, (on) => ({ ...on, pot: on.pot + amount }));
  return place(view, till.purse, (of) => ({ ...of, purse: of.purse + amount }));
}

const board = (view: View, change: (on: Board) => Board): View => (view.board ? { ...view, board: change(view.board) } : view);
const place = (view: View, seat: number, change: (of: Place) => Place): View => ({ ...view, seats: view.seats.map((of, i) => (i === seat ? change(of) : of)) });
