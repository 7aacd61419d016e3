// What surrounds a table: a room, a replay or a lesson. The table's bar and side column read it.

import { getContext, setContext, type Snippet } from 'svelte';
import type { BoxModule } from '../boxes';
import type { Room } from '../house/room.svelte';
import type { Box } from '../shelf/boxes';

export interface Around {
  box: Box;
  module: BoxModule;
  /** Where the arrow of the bar leads. */
  leave: string;
  /** The room with its talk; null in a lesson or a replay. */
  room: Room | null;
  badge?: { icon: string; text: string };
  /** Stands in the place of the account line: the coach of a lesson. */
  readonly coach?: Snippet;
  /** Stands in the place of the account: the one of a replay keeps step with it. */
  readonly account?: Snippet;
  /** Stands in the place of the dock: the scrubber of a replay. */
  readonly dock?: Snippet;
  /** Stands above the seats on a phone and in the left column on a laptop: the eyes of a replay. */
  readonly eyes?: Snippet;
  /** The box reports a look under the cup or the like: acts without a choice. */
  readonly looked?: () => void;
}

/** Whether the count is on the table: the match is over, and nothing moves any more. */
export const isCounted = (around: Around, running: boolean): boolean => !running && around.room?.over?.result !== undefined && around.room.over.result !== null;

const KEY = Symbol('around');

export const setAround = (around: Around) => setContext(KEY, around);
export const getAround = () => getContext<Around>(KEY);
