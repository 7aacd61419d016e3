// An event becomes a movement and a sentence.

import { seat, type AccountLine, type Part } from '../../table/line';
import type { Beat } from '../../table/motion.svelte';
import type { Telling } from '../../table/table.svelte';
import { after } from './after';
import { moneyOn, type Event, type Fresh, type Scene, type Settled, type View } from './types';
import { said } from './words';

const is = <Key extends string>(event: Event | undefined, key: Key): event is Extract<Event, Record<Key, unknown>> => typeof event === 'object' && key in event;

export const telling: Telling<View, Event, Scene> = {
  line(told, i, me): AccountLine | null {
    const event = told[i];
    const next = told[i + 1];
    const w = said().told;
    if (event === undefined) return null;
    if (event === 'over') return { parts: [w.over], clause: 'R67' };
    // The forms of a verb: of somebody's, then of mine.
    const one = (who: number, forms: string[], clause: string, note?: string): AccountLine => ({ parts: [seat(who), forms[who === me ? 1 : 0] ?? ''], clause, ...(note ? { note } : {}) });
    if ('round' in event) {
      const [before = '', theirs = '', mine = ''] = w.round(event.round.round);
      return { parts: [before, seat(event.round.turner), event.round.turner === me ? mine : theirs], clause: 'A1' };
    }
    if ('laid' in event) return laid(told, i, me);
    if ('returned' in event) return { parts: [w.returned(event.returned.table)], clause: 'R13' };
    if ('replaced' in event) {
      const turner = turnerOf(told, i);
      const [before = '', theirs = '', mine = ''] = w.replaced(said().card(event.replaced.card));
      return { parts: [before, seat(turner), turner === me ? mine : theirs], clause: 'A2' };
    }
    if ('rolled' in event && event.rolled.dice && me === null) return { ...one(event.rolled.seat, w.oneRolled, 'R14'), then: event.rolled.dice.join(' ') };
    if ('chose' in event && event.chose.table && me === null) return { ...one(event.chose.seat, w.chose(false), 'R15'), then: w.itsTable(event.chose.table) };
    if ('rolled' in event) return is(next, 'rolled') || is(next, 'chose') ? null : { parts: [w.rolled], clause: 'R14' };
    if ('chose' in event) return is(next, 'chose') || is(next, 'opened') ? null : chose(told, i, me);
    if ('opened' in event) return opened(event);
    if ('kept' in event) return kept(told, i, me);
    if ('unsealed' in event) return { parts: [w.unsealed], clause: 'A9' };
    if ('thrown' in event) return one(event.thrown.seat, w.thrown(event.thrown.thrown, event.thrown.dice), 'R22');
    if ('answered' in event) return one(event.answered.seat, event.answered.answer === 'yes' ? w.yes : w.no, 'R24');
    if ('stays' in event) return { parts: [w.stays(event.stays.table)], clause: 'R38' };
    if ('collected' in event) {
      const { cards, chips, table } = event.collected;
      const worth = cards.reduce((sum, card) => sum + moneyOn(card), 0);
      return one(event.collected.seat, w.collected(table, cards.map((card) => said().card(card)).join(' + ')), 'R39', w.inAll(cards.length > 1 ? worth : 0, chips));
    }
    if ('duel' in event) return duel(told, i, me);
    if ('won' in event) return one(event.won.seat, w.won, 'R58', next !== undefined && !is(next, 'taken') && !is(next, 'collected') ? w.nothing : undefined);
    const { card, from, to } = event.taken;
    return { parts: [seat(to), w.taken(card)[to === me ? 1 : 0] ?? '', seat(from), '.'], clause: 'R63' };
  },

  beats(events, i, before, _me): Beat<Scene>[] {
    const event = events[i];
    const next = events[i + 1];
    if (event === undefined || event === 'over') return [];
    const then = events.slice(0, i).reduce(after, before);
    const view = after(then, event);
    if ('round' in event) return [{ scene: { kind: 'round', view, ...event.round }, ms: 900 }];
    if ('laid' in event) return [{ scene: { kind: 'laid', view, ...event.laid }, ms: 520, sound: 'card' }];
    if ('returned' in event) return [{ scene: { kind: 'returned', view, table: event.returned.table }, ms: 1200, sound: 'card' }];
    if ('rolled' in event) return shake(events, i, then);
    if ('opened' in event) return [{ scene: { kind: 'opened', view }, ms: 1000, sound: 'dice' }];
    if ('thrown' in event) return fall(events, i, then);
    if ('stays' in event || 'collected' in event) return settle(events, i, before);
    if ('duel' in event) return [{ scene: { kind: 'curtain', view }, ms: 1100, sound: 'drum' }];
    if ('won' in event) return [{ scene: { kind: 'won', view, seat: event.won.seat, taken: null }, ms: is(next, 'taken') ? 1100 : 1900, sound: 'plaque', read: !is(next, 'taken') }];
    if ('taken' in event) return [{ scene: { kind: 'won', view, seat: event.taken.to, taken: event.taken }, ms: 1900, sound: 'payout', read: true }];
    // What somebody says stands a moment where something follows at once; else the view shows it.
    return next === undefined || is(next, 'kept') || is(next, 'opened') || is(next, 'thrown') || is(next, 'chose') ? [] : [{ scene: { kind: 'still', view }, ms: 500, sound: 'answered' in event ? 'chip' : 'seal' }];
  },
};

/** All cups shake together. */
function shake(events: Event[], i: number, then: View): Beat<Scene>[] {
  if (is(events[i - 1], 'rolled')) return [];
  const seats: number[] = [];
  for (let at = i; ; at++) {
    const event = events[at];
    if (!is(event, 'rolled')) break;
    seats.push(event.rolled.seat);
  }
  return [{ scene: { kind: 'shake', view: then, seats }, ms: 750, sound: 'dice' }];
}

/** The dice of a step fall together; in a duel each throw is watched. */
function fall(events: Event[], i: number, then: View): Beat<Scene>[] {
  const inDuel = typeof then.moment === 'object' && 'duel' in then.moment;
  if (!inDuel && is(events[i - 1], 'thrown')) return [];
  const fresh: Fresh = {};
  let view = then;
  for (let at = i; ; at++) {
    const event = events[at];
    if (!is(event, 'thrown') || (inDuel && at > i)) break;
    fresh[event.thrown.seat] = event.thrown.thrown;
    view = after(view, event);
  }
  return [{ scene: { kind: 'throw', view, fresh }, ms: 900, sound: 'dice' }];
}

/** A table is settled: first the reason, then the pile goes. What was settled before it stays on the cloth. */
function settle(events: Event[], i: number, before: View): Beat<Scene>[] {
  const settled = events.slice(0, i + 1).flatMap((event): Settled[] => {
    if (is(event, 'stays')) return [{ table: event.stays.table, seat: null, cards: [], chips: 0 }];
    return is(event, 'collected') ? [{ ...event.collected }] : [];
  });
  // The dice as they lay when it was settled, with the piles still there.
  const at = events.findIndex((event) => is(event, 'stays') || is(event, 'collected'));
  const then = events.slice(0, at).reduce(after, before);
  const view: View = { ...events.slice(0, i + 1).reduce(after, before), tables: then.tables, moment: { keeping: { roll: 'extra', step: [], waiting: [], deciding: [] } } };
  const next = events[i + 1];
  const last = !is(next, 'stays') && !is(next, 'collected');
  const took = settled.at(-1)?.seat !== null;
  const scene = (paid: boolean): Scene => ({ kind: 'collect', view, settled, paid });
  return took ? [{ scene: scene(false), ms: 1000 }, { scene: scene(true), ms: last ? 2200 : 900, sound: 'payout', read: last }] : [{ scene: scene(true), ms: last ? 2000 : 1100, read: last }];
}

function turnerOf(told: Event[], i: number): number {
  const round = told.slice(0, i + 1).findLast((event) => is(event, 'round'));
  return is(round, 'round') ? round.round.turner : 0;
}

function laid(told: Event[], i: number, me: number | null): AccountLine | null {
  const w = said();
  if (is(told[i + 1], 'laid')) return null;
  const run: Extract<Event, { laid: unknown }>['laid'][] = [];
  for (let at = i; ; at--) {
    const event = told[at];
    if (!is(event, 'laid')) break;
    run.unshift(event.laid);
  }
  const before = told[i - 1];
  const [first] = run;
  if (run.length === 1 && first && (is(before, 'replaced') || is(before, 'returned'))) return { parts: [w.told.laid(w.card(first.card), first.table)], clause: 'R13' };
  const turner = turnerOf(told, i);
  const forms = w.told.turned(run.map(({ card, table }) => w.told.onTable(w.aCard(card), table)));
  return { parts: [seat(turner), forms[turner === me ? 1 : 0] ?? ''], clause: 'R11' };
}

/** Everybody who has chosen so far, in one sentence. */
function chose(told: Event[], i: number, me: number | null): AccountLine {
  const w = said().told;
  const seats: number[] = [];
  for (let at = i; ; at--) {
    const event = told[at];
    if (!is(event, 'chose')) break;
    seats.unshift(event.chose.seat);
  }
  const alone = seats.length === 1 && seats[0] === me;
  return { parts: [...joined(seats), w.chose(seats.length > 1)[alone ? 1 : 0] ?? ''], clause: 'R15' };
}

function joined(seats: number[]): Part[] {
  const w = said().told;
  return seats.flatMap((who, at): Part[] => (at === 0 ? [seat(who)] : [at === seats.length - 1 ? w.and : ', ', seat(who)]));
}

function opened(event: Extract<Event, { opened: unknown }>): AccountLine {
  const w = said();
  const parts: Part[] = [w.told.opened];
  for (const table of ['a', 'b', 'c'] as const) {
    const seats = event.opened.seats.filter((one) => one.table === table).map((one) => one.seat);
    if (seats.length > 0) parts.push(w.told.at(table), ...seats.flatMap((who, at): Part[] => (at === 0 ? [seat(who)] : [', ', seat(who)])), '.');
  }
  return { parts, clause: 'R17' };
}

function kept(told: Event[], i: number, me: number | null): AccountLine | null {
  const event = told[i];
  if (!is(event, 'kept')) return null;
  const w = said().told;
  const { seat: who, dice } = event.kept;
  if (dice === null) return { parts: [seat(who), w.decided[who === me ? 1 : 0] ?? ''], clause: 'A9' };
  return { parts: [seat(who), w.kept(dice, 5 - dice.length)[who === me ? 1 : 0] ?? ''], clause: dice.length === 5 ? 'R21' : 'R20' };
}

function duel(told: Event[], i: number, me: number | null): AccountLine | null {
  const event = told[i];
  if (!is(event, 'duel')) return null;
  const w = said().told;
  const { prize, sides } = event.duel;
  if ('card' in prize) {
    const [holder = 0, opponent = 0] = sides;
    return { parts: [seat(holder), w.challenge[holder === me ? 1 : 0] ?? '', seat(opponent), w.for(prize.card)], clause: prize.card === null ? 'A28' : 'R59' };
  }
  const last = told.slice(0, i).findLast((before) => is(before, 'duel') || is(before, 'won'));
  const again = is(last, 'duel') && told.slice(told.indexOf(last), i).some((before) => is(before, 'thrown'));
  return { parts: [...joined(sides), again ? w.again : w.tie(prize.table)], clause: again ? 'A22' : 'R37' };
}
