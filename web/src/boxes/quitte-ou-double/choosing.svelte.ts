// What I have selected but not yet sent. A tap only selects; the brass button sends.

import { NOTE, offered, type Approach, type Choice, type Keeper, type QuitTable } from './types';

/** One thing of a list that may be picked: an ally, a seat, a keeper. */
export type Pick = { approach: Approach } | { seat: number } | { keeper: Keeper } | 'decline';

export class Choosing {
  /** The Banco that would be called. */
  amount = $state(0);
  picked = $state<number | null>(null);
  typed = $state('');
  /** Votes and marks are sent once. */
  done = $state(false);

  /** My own offer while it can be answered. */
  readonly offer = $derived.by(() => (this.table.decision && this.table.free ? (this.table.view?.offer ?? null) : null));
  readonly bancos = $derived.by(() => offered(this.offer, 'stake')?.banco ?? null);
  readonly picks = $derived.by((): Pick[] => {
    const approach = offered(this.offer, 'approach');
    if (approach) {
      const allies = approach.allies.map((ally): Pick => ({ approach: { ally } }));
      return [...allies, ...(approach.unaided ? [{ approach: approach.unaided }] : []), ...(approach.change ? [{ approach: 'change' as const }] : [])];
    }
    const target = offered(this.offer, 'target');
    if (target) return [...target.seats.map((seat): Pick => ({ seat })), ...(target.decline ? ['decline' as const] : [])];
    return (offered(this.offer, 'discard')?.keepers ?? []).map((keeper): Pick => ({ keeper }));
  });
  readonly chosen = $derived.by((): Pick | null => (this.picked === null ? null : (this.picks[this.picked] ?? null)));

  constructor(private readonly table: QuitTable) {}

  begin() {
    this.amount = this.bancos?.least ?? 0;
    this.picked = this.picks.length === 1 ? 0 : null;
    this.typed = '';
    this.done = false;
  }

  set(amount: number) {
    if (this.bancos) this.amount = Math.min(this.bancos.most, Math.max(this.bancos.least, Math.round(amount / NOTE) * NOTE));
  }

  pick(n: number) {
    if (n >= 0 && n < this.picks.length) this.picked = n;
  }

  /** The whole decision of a list, once it is one. */
  get choice(): Choice | null {
    const pick = this.chosen;
    if (pick === null) return null;
    if (pick === 'decline') return { target: 'decline' };
    if ('approach' in pick) return { approach: pick.approach };
    return 'seat' in pick ? { target: { seat: pick.seat } } : { discard: pick.keeper };
  }
}
