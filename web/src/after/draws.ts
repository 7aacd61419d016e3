// What luck owes at each draw of each box (design: “Order of draws”). This redraws outcomes; it decides no rule.

import type { Stream } from './luck';
import type { RecordFile } from './record';

export interface Redraw {
  /** The outcome that the stream gives where the record says `said`: its form tells which draw it was. */
  next(stream: Stream, said: unknown): unknown;
  /** An entry that is not luck went by. */
  passed(entry: RecordFile['entries'][number]): void;
}

const nothing = () => {};

/** How the draws of this record are made again; null where this page cannot. */
export function redraw(record: RecordFile): Redraw | null {
  const seats = record.seats.length;
  switch (record.game) {
    case 'bluff-you':
      return {
        next: (stream, said) => (has(said, 'first') ? { first: stream.below(seats) } : { roll: [stream.die(), stream.die(), stream.die()] }),
        passed: nothing,
      };
    case 'vabanque':
      return { next: (stream) => ({ 'first-player': stream.below(seats) }), passed: nothing };
    default:
      return null;
  }
}

function has(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && name in value;
}
