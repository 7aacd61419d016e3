// Cincinnati for the tests: everything that it can ask. Twelve rounds are long: cards and dice fall by themselves.

import type { Event, View } from '../../src/wire/cincinnati';
import type { Driver } from './drivers';

const GO = '[data-go]:enabled';

export const cincinnati: Driver = {
  box: 'cincinnati',
  settings: { draws: 'at-once' },
  bots: 'any',
  asked: [
    { when: 'button.tbl', taps: ['button.tbl', GO], keys: ['a', 'b', 'Brass'] },
    { when: `.kd ${GO}`, taps: ['.keep button', GO], keys: ['1', '2', 'Brass'] },
    { when: `[data-aim="extra"] ${GO}`, taps: ['[data-aim="extra"] button'], keys: ['n'] },
    { when: '[data-aim="rivals"]', taps: ['[data-aim="rivals"] [role="radio"]', GO], keys: [{ some: 'ArrowDown' }, 'Brass'] },
  ],
  progress: (view) => ((view as View).moment === 'over' ? 1 : ((view as View).round - 1) / 12),
  // Dice and table are a seat's own until all cups are lifted; dice kept at once with others until all have kept.
  owns: (path, inside, seat) => {
    const [, at] = /^seats\.(\d+)\.(table|dice|showing|kept)\b/.exec(path) ?? [];
    return /^(mine|offer)\b/.test(path) || (at !== undefined ? Number(at) === seat : ownerOf(inside as Event) === seat);
  },
  sealed: (view) => {
    const { moment, seats } = view as View;
    const closed = typeof moment === 'object' && ['turning', 'placing', 'rolling', 'choosing'].some((key) => key in moment);
    return closed ? seats.flatMap((place) => (place.dice === null && place.table === null ? [] : [JSON.stringify(place)])) : [];
  },
};

/** Whose roll, table or dice an event is about, where others are told less. */
function ownerOf(event: Event): number | null {
  if (typeof event !== 'object') return null;
  if ('rolled' in event) return event.rolled.seat;
  return 'chose' in event ? event.chose.seat : 'kept' in event ? event.kept.seat : null;
}

