// What I have selected but not yet sent. A tap only selects; the brass button sends.

import { kindsOf, stepsOf, tablesOf, type Choice, type Kind, type VabanqueTable } from './types';

export class Choosing {
  table = $state<number | null>(null);
  kind = $state<Kind | null>(null);
  steps = $state<number | null>(null);

  readonly #view = $derived.by(() => (this.match.decision && !this.match.motion.running ? this.match.view : null));
  readonly offer = $derived.by(() => this.#view?.offer ?? null);
  readonly tables = $derived.by(() => (this.#view ? tablesOf(this.#view) : []));
  readonly kinds = $derived.by(() => (this.#view ? kindsOf(this.#view) : []));
  readonly walks = $derived.by(() => (this.#view ? stepsOf(this.#view) : []));
  /** The card to lay: the last one chooses itself. */
  readonly card = $derived.by(() => this.kind ?? (this.kinds.length === 1 ? (this.kinds[0] ?? null) : null));
  /** The table that the decision is about. */
  readonly aim = $derived.by(() => (this.steps === null ? this.table : (this.walks.find((step) => step.steps === this.steps)?.table ?? null)));

  constructor(private readonly match: VabanqueTable) {}

  clear() {
    this.table = this.steps = null;
    this.kind = null;
  }

  pickTable(table: number) {
    if (this.tables.includes(table)) this.table = table;
    const step = this.walks.find((one) => one.table === table);
    if (step) this.steps = step.steps;
  }

  pickKind(kind: Kind) {
    if (this.kinds.includes(kind)) this.kind = kind;
  }

  pickSteps(steps: number) {
    if (this.walks.some((step) => step.steps === steps)) this.steps = steps;
  }

  /** Arrows: on round the ring, or one step more or less. */
  go(by: 1 | -1, from: number) {
    if (this.walks.length > 0) return this.pickSteps(Math.min(this.walks.length - 1, Math.max(0, (this.steps ?? (by > 0 ? -1 : 1)) + by)));
    const at = this.tables.indexOf(this.table ?? from);
    const next = this.tables[(at + (this.table === null ? 0 : by) + this.tables.length) % this.tables.length];
    if (next !== undefined) this.pickTable(next);
  }

  /** The whole decision, once it is one. */
  get choice(): Choice | null {
    const offer = this.offer;
    if (!offer) return null;
    if ('move' in offer) return this.steps === null ? null : { move: this.steps };
    if (this.table === null) return null;
    if ('chip' in offer) return { chip: this.table };
    if ('first-pawn' in offer) return { 'first-pawn': this.table };
    return this.card === null ? null : { card: { kind: this.card, table: this.table } };
  }
}
