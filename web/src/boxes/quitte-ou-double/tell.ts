// An event becomes a movement and a sentence.

import { seat, type AccountLine, type Part } from '../../table/line';
import type { Beat } from '../../table/motion.svelte';
import type { Telling } from '../../table/table.svelte';
import { after } from './shown';
import { effectOf, effectParts, isLucky, keeperOf, type Event, type Face, type Scene, type Till, type View } from './types';
import { kindWord, said } from './words';

type Of<K extends string> = Extract<Event, Record<K, unknown>>;

/** The last event of a kind before the `i`-th, back to the roll that began it all. */
function since<K extends string>(told: Event[], i: number, name: K): Of<K> | null {
  for (let at = i - 1; at >= 0; at--) {
    const event = told[at];
    if (typeof event !== 'object') continue;
    if (name in event) return event as Of<K>;
    if ('rolled' in event) return null;
  }
  return null;
}

const is = <K extends string>(event: Event | undefined, name: K): event is Of<K> => typeof event === 'object' && name in event;

/** What was paid right after, into the same till. */
function paidNext(told: Event[], i: number, to: Till): number {
  let sum = 0;
  for (let at = i + 1; at < told.length; at++) {
    const event = told[at];
    if (!is(event, 'paid')) break;
    if (JSON.stringify(event.paid.to) === JSON.stringify(to)) sum += event.paid.amount;
  }
  return sum;
}

/** The pot before the `i`-th event, as it was paid. */
function potBefore(told: Event[], i: number): number {
  let pot = 0;
  for (let at = i - 1; at >= 0; at--) {
    const event = told[at];
    if (is(event, 'rolled')) break;
    if (is(event, 'paid') && event.paid.to === 'pot') pot += event.paid.amount;
  }
  return pot;
}

/** What was typed for the level that is judged. */
function typed(told: Event[], i: number): string | null {
  for (let at = i - 1; at >= 0; at--) {
    const event = told[at];
    if (is(event, 'answered')) return event.answered.text;
    if (is(event, 'read') || is(event, 'rolled')) return null;
  }
  return null;
}

const faceBefore = (told: Event[], i: number): Face => since(told, i, 'rolled')?.rolled.face ?? 'question';

export const telling: Telling<View, Event, Scene> = {
  line(told, i, me): AccountLine | null {
    const w = said().told;
    const all = said();
    const event = told[i];
    const next = told[i + 1];
    if (event === undefined) return null;
    if (event === 'over') return { parts: [w.over], clause: 'R40' };
    if (event === 'last-round') return { parts: [w.lastRound], clause: 'A42' };
    const by = (who: number, says: string, ...rest: Part[]): Part[] => [seat(who), says, ...rest];
    if ('first' in event) return { parts: by(event.first.seat, w.first(event.first.seat === me)), clause: 'A5' };
    if ('rolled' in event) {
      const { seat: who, face } = event.rolled;
      // What the face led to says it too.
      if (is(next, 'staked') || is(next, 'sat-out') || (face === 'jackpot' && is(next, 'paid'))) return null;
      if (face === 'jackpot') return { parts: by(who, w.emptyJackpot(who === me)), clause: 'A11' };
      return { parts: by(who, face === null ? w.rolledNothing(who === me) : w.rolled(who === me, all.face[face])), clause: face === null ? 'A14' : 'R11' };
    }
    if ('staked' in event) {
      const { seat: who, stake, funding } = event.staked;
      const pot = paidNext(told, i, 'pot');
      const face = all.face[faceBefore(told, i)];
      return { parts: by(who, funding === 'grace' ? w.grace(who === me, pot) : w[funding === 'banco' ? 'banco' : 'staked'](who === me, face, stake, pot)), clause: funding === 'grace' ? 'A12' : funding === 'banco' ? 'R36' : 'R17' };
    }
    if ('sat-out' in event) return { parts: by(event['sat-out'].seat, w.satOut(event['sat-out'].seat === me)), clause: 'A12' };
    if ('paid' in event) return paid(told, i, me);
    if ('read' in event) {
      const { player, family, kind, level } = event.read;
      return { parts: by(player.seat, (player.seat === me ? w.readMe : w.read)(all.family[family], kindWord(kind), level)), clause: 'R18' };
    }
    if ('passed-over' in event) return { parts: [w.passedOver(kindWord(event['passed-over'].kind))], clause: 'A26' };
    if ('approached' in event) {
      const { seat: who, approach } = event.approached;
      if (approach === 'go') return null;
      if (approach === 'alone') return { parts: by(who, w.alone(who === me)), clause: 'A24' };
      if (approach === 'change') return { parts: by(who, w.changed(who === me)), clause: 'A36' };
      return { parts: by(who, w.allied(who === me), seat(approach.ally.seat), '.'), clause: 'R33' };
    }
    if ('answered' in event) return is(next, 'judged') ? null : { parts: by(event.answered.seat, w.answered(event.answered.seat === me, event.answered.text)), clause: 'A28' };
    if ('judged' in event) {
      const { seat: who, level, verdict } = event.judged;
      return { parts: by(who, w.judged(who === me, typed(told, i), level, all.verdict(verdict.success, verdict.source))), clause: 'A29' };
    }
    if ('appealed' in event) return { parts: by(event.appealed.seat, w.appealed(event.appealed.seat === me)), clause: 'A30' };
    if ('quit' in event) return { parts: by(event.quit.seat, w.quit(event.quit.seat === me, paidNext(told, i, { purse: event.quit.seat }))), clause: 'R21' };
    if ('doubled' in event) {
      const added = paidNext(told, i, 'pot');
      return { parts: by(event.doubled.seat, w.doubled(event.doubled.seat === me, added, potBefore(told, i) + added)), clause: 'R22' };
    }
    if ('ally-lost' in event) return { parts: by(event['ally-lost'].ally.seat, w.allyLost(event['ally-lost'].ally.seat === me)), clause: 'A27' };
    if ('voided' in event) return { parts: [w.voided], clause: 'A27' };
    if ('luck-drawn' in event) {
      const { seat: who, card } = event['luck-drawn'];
      return { parts: by(who, w.luckDrawn(who === me, isLucky(card))), note: all.effect(...effectParts(effectOf(card))), clause: 'R14' };
    }
    if ('kept' in event) return { parts: by(event.kept.seat, w.kept(event.kept.seat === me, keeperWord(event.kept.card))), clause: 'R16' };
    if ('spent' in event) {
      const drawn = since(told, i, 'luck-drawn');
      const lost = drawn !== null && effectOf(drawn['luck-drawn'].card) === 'lose-keeper' && keeperOf(event.spent.card) !== 'shield';
      return { parts: by(event.spent.seat, (lost ? w.lostKeeper : w.spent)(event.spent.seat === me, keeperWord(event.spent.card))), clause: 'A36' };
    }
    if ('banco-moved' in event) return banco(told, i, me);
    if ('bancos-swapped' in event) return { parts: by(event['bancos-swapped'].seat, w.swapped(event['bancos-swapped'].seat === me), seat(event['bancos-swapped'].with), '.'), clause: 'L17' };
    if ('declined' in event) return { parts: by(event.declined.seat, w.declined(event.declined.seat === me)), clause: 'L17' };
    if ('nothing' in event) return { parts: [w.nothing], clause: 'A39' };
    if ('marked' in event) return { parts: by(event.marked.seat, w.marked(event.marked.seat === me)), clause: 'A38' };
    if ('skipped' in event) return { parts: by(event.skipped.seat, w.skipped(event.skipped.seat === me)), clause: 'A38' };
    if ('passed' in event) return { parts: by(event.passed.seat, w.passed(event.passed.seat === me)), clause: 'A46' };
    return null;
  },

  beats(events, i, before, me): Beat<Scene>[] {
    const event = events[i];
    if (event === undefined || event === 'over') return [];
    const now = after(before, events.slice(0, i));
    const then = after(now, [event]);
    const say = (icon: string, ms = 1500): Beat<Scene>[] => {
      const line = telling.line(events, i, me);
      return line ? [{ scene: { kind: 'say', view: then, icon, line }, ms, sound: 'plaque' }] : [];
    };
    if (event === 'last-round') return say('lamp', 1800);
    if ('first' in event) return [{ scene: { kind: 'lot', view: then, seat: event.first.seat }, ms: 1500, sound: 'plaque' }];
    if ('rolled' in event) {
      const { seat: who, die, face } = event.rolled;
      const scene = { kind: 'die' as const, view: { ...now, last: null, seat: who }, seat: who, die, face };
      return [{ scene: { ...scene, lies: false }, ms: 900, sound: 'dice' }, { scene: { ...scene, lies: true }, ms: 1300, sound: 'plaque' }];
    }
    if ('staked' in event) {
      let end = i + 1;
      while (is(events[end], 'paid')) end++;
      return [{ scene: { kind: 'stake', view: after(before, events.slice(0, end)), ...event.staked }, ms: 1300, sound: 'chip' }];
    }
    if ('paid' in event) {
      if (event.paid.to === 'pot') return [];
      const lost = event.paid.to === 'jackpot';
      return [{ scene: { kind: 'money', view: then, ...event.paid }, ms: lost ? 1500 : 1200, sound: lost ? 'coins' : 'payout', read: lost || event.paid.from === 'pot' }];
    }
    if ('read' in event) return [{ scene: { kind: 'read', view: then, seat: event.read.player.seat, family: event.read.family, task: event.read.kind, level: event.read.level }, ms: 900, sound: 'card' }];
    if ('answered' in event) return [{ scene: { kind: 'answer', view: then, seat: event.answered.seat }, ms: 1200, sound: 'seal' }];
    if ('judged' in event) return [{ scene: { kind: 'verdict', view: then, ...event.judged }, ms: 1900, sound: event.judged.verdict.success ? 'bell' : 'no', read: true }];
    if ('quit' in event || 'doubled' in event) {
      const pot = now.board?.pot ?? 0;
      const door = 'quit' in event ? ('quit' as const) : ('double' as const);
      const added = paidNext(events, i, 'pot');
      return [{ scene: { kind: 'door', view: now, seat: 'quit' in event ? event.quit.seat : event.doubled.seat, door, pot, next: pot + (door === 'double' ? added : pot) }, ms: 1500, sound: door === 'quit' ? 'payout' : 'doors' }];
    }
    if ('luck-drawn' in event) return [{ scene: { kind: 'luck', view: now, ...event['luck-drawn'] }, ms: 2800, sound: isLucky(event['luck-drawn'].card) ? 'bell' : 'no', read: true }];
    // The Banco that was called goes back without a word.
    if ('banco-moved' in event && now.board?.funding === 'banco') return [];
    if ('approached' in event) return say('people', 1100);
    if ('spent' in event || 'kept' in event) return say('shield');
    if ('appealed' in event) return say('scales');
    return 'present' in event ? [] : say('info');
  },
};

function keeperWord(card: string): string {
  const keeper = keeperOf(card);
  return keeper ? said().keeper[keeper] : card;
}

/** Whose money it is, and why it moves: what came before says so. */
function paid(told: Event[], i: number, me: number | null): AccountLine | null {
  const w = said().told;
  const event = told[i];
  if (!is(event, 'paid')) return null;
  const { from, to, amount } = event.paid;
  const before = told[i - 1];
  const player = since(told, i, 'rolled')?.rolled.seat ?? 0;
  if (to === 'pot') return null;
  if (from === 'pot') {
    if (to === 'jackpot') return { parts: [seat(player), w.lost(player === me, amount)], clause: 'R19' };
    if (to === 'bank') return { parts: [w.bankBack(amount)], clause: 'A27' };
    if (is(before, 'quit')) return null;
    if (is(before, 'spent')) return { parts: [seat(player), w.insured(player === me, amount)], clause: 'A36' };
    return { parts: [seat(player), (since(told, i, 'voided') ? w.pocketed : w.won)(player === me, amount)], clause: 'R27' };
  }
  if (typeof to === 'object') {
    const who = to.purse;
    if (typeof from === 'object') return { parts: [seat(from.purse), w.paysSeat(from.purse === me, amount), seat(who), '.'], clause: 'A33' };
    if (from === 'jackpot' && is(before, 'rolled')) return { parts: [seat(who), w.took(who === me, amount)], clause: 'R13' };
    if (from === 'bank' && since(told, i, 'luck-drawn') === null) return { parts: [seat(who), w.allyPaid(who === me, amount)], clause: 'R34' };
    return { parts: [seat(who), w.gets(who === me, amount, said().till(from))], clause: 'A32' };
  }
  return typeof from === 'object' ? { parts: [seat(from.purse), w.pays(from.purse === me, amount, said().till(to))], clause: 'A33' } : null;
}

/** A Banco that was called goes back without a word; a luck card moves one aloud. */
function banco(told: Event[], i: number, me: number | null): AccountLine | null {
  const w = said().told;
  const event = told[i];
  if (!is(event, 'banco-moved') || since(told, i, 'staked') !== null) return null;
  const { from, to } = event['banco-moved'];
  if (from === null) return to === null ? null : { parts: [seat(to), w.bancoGained(to === me)], clause: 'L16' };
  return to === null ? { parts: [seat(from), w.bancoBack(from === me)], clause: 'L32' } : { parts: [seat(from), w.bancoTo(from === me), seat(to), '.'], clause: 'L33' };
}
