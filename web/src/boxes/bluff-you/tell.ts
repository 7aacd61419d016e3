// An event becomes a movement and a sentence.

import { seat, type AccountLine, type Part } from '../../table/line';
import type { Beat } from '../../table/motion.svelte';
import type { Telling } from '../../table/table.svelte';
import { wasTrue, type Event, type Lifted, type Roll, type Scene, type View } from './types';
import { said } from './words';

/** The sum, written out. */
export const written = (roll: Roll): string => `${roll.join(' + ')} = ${roll[0] + roll[1] + roll[2]}`;

export const telling: Telling<View, Event, Scene> = {
  line(told, i, me): AccountLine | null {
    const w = said().told;
    const event = told[i];
    const next = told[i + 1];
    if (event === undefined) return null;
    if (event === 'over') return { parts: [w.over], clause: 'R35' };
    if ('first' in event) return { parts: [seat(event.first.seat), w.first(event.first.seat === me)], clause: 'A2' };
    if ('rolled' in event && event.rolled.roll && me === null) return { parts: [seat(event.rolled.bluffer), w.rolledThen], then: written(event.rolled.roll), clause: 'R10' };
    // A roll is news until there is a claim, and a claim until its answer has moved a tile.
    if ('rolled' in event) return next === undefined ? { parts: [seat(event.rolled.bluffer), w.rolled(event.rolled.bluffer === me)], clause: 'R10' } : null;
    if ('claimed' in event) {
      if (next !== undefined && (i + 2 < told.length || stays(next))) return null;
      const { bluffer, claim } = event.claimed;
      const [middle, end] = (bluffer === me ? w.claimedMe : w.claimed)(claim.tile, claim.aim === 'steal');
      return { parts: [seat(bluffer), middle ?? '', seat(claim.diviner), end ?? ''], clause: claim.aim === 'steal' ? 'R25' : 'R13' };
    }
    if ('answered' in event) {
      if (!stays(event)) return null; // The move, which is told next, says who was right.
      const { claim, answer, roll } = event.answered;
      return { parts: [seat(claim.diviner), (claim.diviner === me ? w.keptMe : w.kept)(claim.tile, answer)], note: written(roll), clause: 'R28' };
    }
    if ('moved' in event) return moved(event.moved, told[i - 1], me);
    return { parts: [seat(event.exchanged.bluffer), w.exchanged(event.exchanged.give, event.exchanged.take)], note: event.exchanged.roll.join(' · '), clause: 'R31' };
  },

  beats(events, i, before, _me): Beat<Scene>[] {
    const event = events[i];
    if (event === undefined || event === 'over' || 'first' in event) return [];
    if ('rolled' in event) return [{ scene: { kind: 'shake', bluffer: event.rolled.bluffer }, ms: 700, sound: 'dice' }];
    if ('claimed' in event) return [{ scene: { kind: 'claim', ...event.claimed }, ms: 500, sound: 'plaque' }];
    if ('exchanged' in event) return [{ scene: { kind: 'exchange', ...event.exchanged }, ms: 3200, sound: 'tile', read: true }];
    if ('answered' in event) {
      const scene: Lifted = { kind: 'reveal', ...event.answered, open: false, moved: null };
      const next = events[i + 1];
      const last = !(typeof next === 'object' && 'moved' in next);
      return [
        { scene, ms: 800, sound: 'plaque' },
        { scene: { ...scene, open: true }, ms: last ? 3600 : 2900, sound: 'dice', read: last },
      ];
    }
    const from = events[i - 1];
    if (typeof from === 'object' && 'answered' in from) {
      return [{ scene: { kind: 'reveal', ...from.answered, open: true, moved: event.moved }, ms: 2400, sound: 'tile', read: true }];
    }
    const last = before.last;
    if (last && typeof last.turn === 'object' && 'claimed' in last.turn) {
      const { claim, answer } = last.turn.claimed;
      return [{ scene: { kind: 'reveal', bluffer: last.bluffer, claim, answer, roll: last.roll, prevails: claim.diviner, open: true, moved: event.moved }, ms: 1800, sound: 'tile', read: true }];
    }
    return [];
  },
};

/** Whether this answer leaves the tile where it lies: only that of a robbed owner who is right does. */
function stays(event: Event): boolean {
  return typeof event === 'object' && 'answered' in event && event.answered.claim.aim === 'steal' && event.answered.prevails === event.answered.claim.diviner;
}

function moved(move: { tile: number; from: number | null; to: number }, before: Event | undefined, me: number | null): AccountLine {
  const w = said().told;
  if (typeof before === 'object' && 'answered' in before && before.answered.claim.tile === move.tile) {
    const { claim, answer, roll, prevails } = before.answered;
    const isTrue = wasTrue(answer, claim, prevails);
    const taken: Part[] = move.from === null ? [w.took(move.to === me, move.tile, isTrue)] : [w.stole(move.to === me, move.tile), seat(move.from), w.wasIt(isTrue)];
    return { parts: [seat(move.to), ...taken, seat(claim.diviner), w.said(claim.diviner === me, answer)], note: written(roll), clause: move.from === null ? 'R20' : 'R26' };
  }
  return { parts: [...(move.from === null ? [] : [seat(move.from)]), w.gave(move.from === me, move.tile), seat(move.to), w.gaveWhy], clause: 'R28' };
}
