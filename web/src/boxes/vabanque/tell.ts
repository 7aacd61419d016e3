// An event becomes a movement and a sentence.

import { seat, type AccountLine, type Part } from '../../table/line';
import type { Beat } from '../../table/motion.svelte';
import type { Telling } from '../../table/table.svelte';
import { number } from '../../words';
import { after } from './shown';
import type { Event, Paid, Scene, View } from './types';
import { said } from './words';

const STEP_MS = 180;
const TURN_MS = 140;
const LINE_MS = 900;

/** “95 × 2 = 190”: the points, the raises, the value of the table. */
export const product = (paid: Paid): string => `${number(paid.points)} × ${paid.raises.length + 1} = ${number(paid.value)}`;

export const telling: Telling<View, Event, Scene> = {
  line(told, i, me): AccountLine | null {
    const w = said().told;
    const event = told[i];
    if (event === undefined) return null;
    if (event === 'over') return { parts: [w.over], clause: 'R48' };
    if ('first-player' in event) return { parts: [seat(event['first-player'].seat), w.first(event['first-player'].seat === me)], clause: 'A1' };
    if ('pawns-placed' in event) return { parts: [w.pawns], clause: 'R12' };
    if ('chip-placed' in event) {
      const { seat: who, table, value } = event['chip-placed'];
      return { parts: [seat(who), w.chip(who === me, value, table)], clause: 'R16' };
    }
    if ('card-laid' in event) {
      const { seat: who, nth, table, kind } = event['card-laid'];
      return { parts: [seat(who), w.card(who === me, nth, table)], ...(kind && (me === null ? { then: w.laid(kind) } : { note: w.back(kind) })), clause: 'R19' };
    }
    if ('pawn-moved' in event) {
      const { seat: who, steps, from, to } = event['pawn-moved'];
      return { parts: [seat(who), steps === 0 ? w.stayed(who === me, to) : w.walked(who === me, steps, from, to)], clause: 'R26' };
    }
    if ('cards-turned' in event) return { parts: [w.turned(event['cards-turned'].cards.length)], clause: 'R30' };
    if ('table-paid' in event) return paid(event['table-paid']);
    if ('new-order' in event) {
      const { ranks, round } = event['new-order'];
      return { parts: [w.order(round), ...ranks.flatMap((rank, at): Part[] => [at > 0 ? ', ' : '', seat(rank.seat)]), '.'], note: ranks.some((rank) => rank.tied) ? w.tied : undefined, clause: 'R43' };
    }
    return { parts: [w.opened(event['cards-opened'].cards.length)], clause: 'A11' };
  },

  beats(events, i, before): Beat<Scene>[] {
    const event = events[i];
    if (event === undefined) return [];
    const view = after(before, events.slice(0, i));
    // The lines of a table come after its sentence has been told, so that the account keeps step with the cloth.
    const beats = lines(events, i, before);
    const show = (scene: Scene, ms: number, rest: Omit<Beat<Scene>, 'scene' | 'ms'> = {}) => void beats.push({ scene, ms, ...rest });
    if (event === 'over') return beats;
    if ('first-player' in event) show({ kind: 'lot', view, seat: event['first-player'].seat }, 1600, { sound: 'plaque' });
    else if ('pawns-placed' in event) show({ kind: 'pawns', view, pawns: event['pawns-placed'].pawns }, 900, { sound: 'chip' });
    else if ('chip-placed' in event) show({ kind: 'chip', view, ...event['chip-placed'] }, 460, { sound: 'chip' });
    else if ('card-laid' in event) {
      const { seat, nth, table } = event['card-laid'];
      show({ kind: 'card', view, seat, nth, table }, 460, { sound: 'card' });
    } else if ('pawn-moved' in event) show({ kind: 'walk', view, ...event['pawn-moved'] }, 260 + STEP_MS * Math.max(1, event['pawn-moved'].steps), { sound: 'step', times: { n: event['pawn-moved'].steps, ms: STEP_MS } });
    else if ('cards-turned' in event) {
      const { cards } = event['cards-turned'];
      show({ kind: 'turn', view, cards }, 420 + TURN_MS * cards.length + 600, { sound: 'card', times: { n: cards.length, ms: TURN_MS }, read: true });
    } else if ('table-paid' in event) show(payout(events, event['table-paid'], view, false), 1500);
    else if ('new-order' in event) show({ kind: 'order', view, ...event['new-order'], paid: allPaid(events) }, 7000, { sound: 'plaque', read: true });
    else show({ kind: 'open', view, cards: event['cards-opened'].cards }, 1800, { sound: 'card' });
    return beats;
  },
};

const allPaid = (events: Event[]): Paid[] => events.flatMap((event) => (typeof event === 'object' && 'table-paid' in event ? [event['table-paid']] : []));

function payout(events: Event[], paid: Paid, view: View, lines: boolean): Scene {
  return { kind: 'pay', view, paid, lines, tables: allPaid(events).map((each) => each.table), last: events.includes('over') };
}

/** The lines of the table that was told just before. */
function lines(events: Event[], i: number, before: View): Beat<Scene>[] {
  const told = events[i - 1];
  if (typeof told !== 'object' || !('table-paid' in told)) return [];
  const paid = told['table-paid'];
  const earns = paid.lines.some((line) => line.amount > 0);
  const scene = payout(events, paid, after(before, events.slice(0, i - 1)), true);
  return [{ scene, ms: LINE_MS * paid.lines.length + 1500, sound: earns ? 'payout' : 'no', times: { n: earns ? paid.lines.filter((line) => line.amount > 0).length : 1, ms: LINE_MS }, read: true }];
}

/** “Table 10 pays Léa 380,000 (Trap: Hugo, Marco) and Hugo 190,000 (pawn).” */
function paid(table: Paid): AccountLine {
  const w = said().told;
  const note = product(table);
  const earned = table.lines.filter((line) => line.amount > 0);
  if (earned.length === 0) {
    const trapped = table.lines.some((line) => 'pawn' in line.source && line.source.pawn.trapped_by.length > 0);
    return { parts: [w.nobody(table.table, trapped)], note, clause: trapped ? 'R35' : 'A18' };
  }
  const parts: Part[] = [w.pays(table.table)];
  earned.forEach((line, at) => {
    parts.push(at === 0 ? '' : at === earned.length - 1 ? w.and : ', ', seat(line.seat), ` ${number(line.amount)}`);
    if ('pawn' in line.source) return parts.push(w.byPawn);
    parts.push(w.byTrap);
    line.source.trap.victims.forEach((victim, n) => parts.push(n > 0 ? ', ' : '', seat(victim)));
    return parts.push(')');
  });
  return { parts: [...parts, '.'], note, clause: earned.some((line) => 'trap' in line.source) ? 'R38' : 'R35' };
}
