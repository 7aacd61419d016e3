// What I have selected but not yet sent. A tap only selects; the brass button sends.

import { marked, offered, type CincinnatiTable, type Choice, type Letter } from './types';

export class Choosing {
  table = $state<Letter | null>(null);
  /** Which of my five dice I keep, by their place in the row. */
  keep = $state<boolean[]>([]);
  rival = $state<number | null>(null);
  /** “No more this round”: the round and seat for which I said so. */
  enough = $state<string | null>(null);
  /** What I kept before this roll, and at which seat. */
  #kept: { me: number | null; dice: number[] } = { me: null, dice: [] };

  readonly offer = $derived.by(() => (this.at.decision && this.at.sent === null && !this.at.motion.running ? (this.at.view?.offer ?? null) : null));
  readonly dice = $derived.by(() => offered(this.offer, 'keep'));
  readonly chosen = $derived.by(() => (this.dice?.dice ?? []).filter((_, i) => this.keep[i]));
  readonly thrown = $derived.by(() => (this.dice?.dice.length ?? 0) - this.chosen.length);

  constructor(private readonly at: CincinnatiTable) {}

  /** A new decision: what was kept before lies aside still, all else starts anew. */
  begin() {
    this.table = this.rival = null;
    const dice = offered(this.at.view?.offer, 'keep');
    if (!dice) return;
    this.keep = dice.roll === 'second' ? dice.dice.map(() => false) : marked(dice.dice, this.#kept.me === this.at.me ? this.#kept.dice : []);
  }

  clear() {
    this.table = this.rival = null;
    this.keep = this.keep.map(() => false);
  }

  pick(table: Letter) {
    const open = offered(this.offer, 'table')?.tables ?? offered(this.offer, 'place')?.tables ?? [];
    if (open.includes(table)) this.table = table;
  }

  toggle(i: number, to = !this.keep[i]) {
    if (this.dice && i < this.dice.dice.length) this.keep = this.dice.dice.map((_, at) => (at === i ? to : (this.keep[at] ?? false)));
  }

  all(to: boolean) {
    this.keep = (this.dice?.dice ?? []).map(() => to);
  }

  /** The whole decision, once it is one. */
  get choice(): Choice | null {
    if (!this.offer) return null;
    if (this.dice) return { keep: this.chosen };
    if ('challenge' in this.offer) return this.rival === null ? null : { challenge: this.rival };
    if (this.table === null) return null;
    return 'place' in this.offer ? { place: this.table } : { table: this.table };
  }

  send(choice: Choice | null = this.choice) {
    if (!choice || !this.at.free) return;
    if ('keep' in choice) this.#kept = { me: this.at.me, dice: choice.keep };
    this.at.answer(choice);
  }

  get #here(): string {
    return `${this.at.me} ${this.at.view?.round}`;
  }
  get isEnough(): boolean {
    return this.enough === this.#here;
  }
  set isEnough(yes: boolean) {
    this.enough = yes ? this.#here : null;
  }
}
