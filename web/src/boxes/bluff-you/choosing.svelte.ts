// What I have selected but not yet sent. A tap only selects; the brass button sends.

import { actOf, ownerOf, type BluffTable, type Choice } from './types';

export class Choosing {
  tile = $state<number | null>(null);
  facing = $state<number | null>(null);
  doublet = $state(false);
  give = $state<number[]>([]);
  take = $state<number | null>(null);
  peeking = $state(false);
  /** Doublet! was pressed without one. */
  told = $state(false);

  readonly act = $derived.by(() => (this.table.view && this.table.decision ? actOf(this.table.view) : null));
  /** The owner, where the selected tile would be stolen. */
  readonly robbed = $derived.by(() => (this.table.view && this.tile !== null && this.act?.steal.includes(this.tile) ? ownerOf(this.table.view, this.tile) : null));
  readonly diviner = $derived.by(() => this.robbed ?? this.facing ?? (this.act?.diviners.length === 1 ? (this.act.diviners[0] ?? null) : null));

  constructor(private readonly table: BluffTable) {}

  clear() {
    this.tile = this.facing = this.take = null;
    this.give = [];
    this.doublet = this.told = this.peeking = false;
  }

  pick(tile: number) {
    if (this.act?.win.includes(tile) || this.act?.steal.includes(tile)) this.tile = tile;
  }

  /** Alike with or without a double, so that a neighbour's eye learns nothing; it answers only when pressed. */
  pressDoublet() {
    this.doublet = (this.act?.exchange.length ?? 0) > 0;
    this.told = !this.doublet;
  }

  /** The whole decision, once it is one. */
  get choice(): Choice | null {
    if (!this.act) return null;
    if (this.doublet) return this.take === null ? null : { exchange: { give: this.give, take: this.take } };
    if (this.tile === null || this.diviner === null) return null;
    const claimed = { diviner: this.diviner, tile: this.tile };
    return this.robbed === null ? { win: claimed } : { steal: claimed };
  }
}
