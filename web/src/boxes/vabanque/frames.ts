// Moments of Vabanque, out of matches that the house has played (`frames.json`, by `tapis replay --json`).

import type { AwaitedLine } from '../../wire/protocol';
import type { Frame } from '../frame';
import played from './frames.json';
import { telling } from './tell';
import { turnOf, type Event, type Scene, type View } from './types';

const six = ['Léa', 'Marco', 'Inès', 'Tom', 'Nadia', 'Hugo'];

interface Played {
  view: View;
  told: Event[];
  me?: number;
  /** What stood there before, and what then happened. */
  before?: View;
  events?: Event[];
}
const match = played as unknown as Record<'chip' | 'card' | 'hand' | 'move' | 'round' | 'wait' | 'over' | 'first', Played>;

const awaited = (view: View): AwaitedLine => {
  const seat = turnOf(view);
  return seat === null ? 'nobody' : { seats: [seat] };
};

const still = ({ view, told, me = 0 }: Played): Frame => ({ names: six.slice(0, view.seats.length), bots: [3], me, view, awaited: awaited(view), told });

/** The scene of that kind, the `n`-th of it. */
function moving(from: Played, wanted: (scene: Scene) => boolean, n = 0): Frame {
  const { before, events = [], told } = from;
  if (!before) throw new Error('nothing happened here');
  const beats = events.flatMap((_, i) => telling.beats(events, i, before, 0).map((beat) => ({ i, scene: beat.scene })));
  const found = beats.filter(({ scene }) => scene !== null && wanted(scene)).at(n);
  return { ...still({ view: before, told: [...told, ...events.slice(0, found?.i ?? 0)] }), awaited: 'nobody', scene: found?.scene ?? undefined };
}

/** Fourteen cards at one table, whatever they are. */
function heap(from: Played): Frame {
  const view = { ...from.view, cards: from.view.cards.concat(from.view.cards).slice(0, 14).map((card, i) => ({ ...card, nth: (i % 3) + 1, seat: i % 5, table: 10, kind: i % 5 === 0 ? card.kind : null })) };
  return still({ ...from, view });
}

export const frames: Record<string, Frame> = {
  chip: still(match.chip),
  hand: still(match.hand),
  card: still(match.card),
  move: still(match.move),
  wait: still(match.wait),
  heap: heap(match.wait),
  walk: moving(match.round, (scene) => scene.kind === 'walk'),
  turn: moving(match.round, (scene) => scene.kind === 'turn'),
  product: moving(match.round, (scene) => scene.kind === 'pay' && !scene.lines, 2),
  payout: moving(match.round, (scene) => scene.kind === 'pay' && scene.lines, 2),
  payoutLast: moving(match.over, (scene) => scene.kind === 'pay' && scene.lines, -1),
  order: moving(match.round, (scene) => scene.kind === 'order'),
  over: still(match.over),
  first: still(match.first),
};
