// Purses count up while they are paid.

import { Tween } from 'svelte/motion';
import { still } from '../../table/motion.svelte';
import type { Scene, View } from './types';

/** What each seat has, and what the table that is being paid brings it. */
export class Purses {
  readonly #money = new Tween<number[]>([], { duration: 0 });
  gains = $state.raw<number[]>([]);

  show(view: View, scene: Scene | null) {
    const paid = scene?.kind === 'pay' && scene.lines ? scene.paid : null;
    this.gains = view.seats.map((_, seat) => paid?.lines.reduce((sum, line) => (line.seat === seat ? sum + line.amount : sum), 0) ?? 0);
    const target = view.seats.map((player, seat) => player.money + (this.gains[seat] ?? 0));
    const counts = paid !== null && !still() && this.#money.current.length === target.length;
    void this.#money.set(target, { duration: counts ? 900 * paid.lines.length : 0 });
  }

  /** In whole notes of 1,000 while it counts. */
  of(seat: number): number {
    return Math.round((this.#money.current[seat] ?? 0) / 1000) * 1000;
  }
}
