// What people do around a task, beside the rules: typed lines, the reader's mark, votes, and every clock.

import type { Around } from '../../table/around';
import type { StageAsk, StageLine } from '../../wire/protocol';
import type { QuitTable } from './types';

export class Stage {
  readonly tell = $derived.by(() => this.around.room?.stage ?? null);
  /** The clock of the moment, and when that was said; without one, the room's own. */
  readonly left = $derived.by(() => {
    const ms = this.tell?.left_ms ?? null;
    if (ms !== null) return { at: performance.now(), ms };
    const mine = this.table.me === null ? undefined : this.table.left?.ms.get(this.table.me);
    return this.table.left && mine !== undefined ? { at: this.table.left.at, ms: mine } : null;
  });
  readonly lines = $derived.by((): StageLine[] => this.tell?.lines ?? []);
  readonly cast = $derived.by(() => (this.tell && typeof this.tell.step === 'object' ? this.tell.step.voting.cast : 0));
  readonly faulty = $derived.by(() => this.tell?.faulty ?? []);
  /** The language of the cards: of the match, not of the page. */
  readonly tongue = $derived.by(() => String(this.around.room?.room?.settings.options['deck-language'] ?? 'fr'));
  readonly faces = $derived.by(() => this.around.room?.room?.settings.options['die-faces'] ?? 'two-challenges');
  /** The last ask of the stage was not taken. */
  readonly refused = $derived.by(() => (this.around.room?.refused?.ask === 'stage' ? this.around.room.refused : null));

  constructor(private readonly table: QuitTable, private readonly around: Around) {}

  ask = (ask: StageAsk) => {
    this.around.room?.ask({ stage: ask });
  };
}
