// How a match came out, in a headline: the same words at the table, on the podium and on a television.

import type { BoxModule } from '../boxes';
import type { Standings } from '../wire/protocol';
import { list, words } from '../words';

export interface Outcome {
  /** The best first. */
  rows: Standings;
  /** Who won. */
  title: string;
  /** By how much, or what decided between equals; empty where several share it. */
  lead: string;
}

export function outcome(standings: Standings, name: (seat: number) => string, me: number | null, { score, tie }: Pick<BoxModule, 'score' | 'tie'>): Outcome {
  const w = words();
  const rows = standings.toSorted((a, b) => a.place - b.place || a.seat - b.seat);
  const winners = rows.filter((row) => row.place === 1);
  const [first, second] = rows;
  if (!first) return { rows, title: w.table.over, lead: '' };
  if (winners.length > 1) return { rows, title: w.after.share(list(winners.map((row) => name(row.seat)))), lead: '' };
  const title = first.seat === me ? w.after.youWin : w.after.wins(name(first.seat));
  if (!second) return { rows, title, lead: '' };
  return { rows, title, lead: first.score > second.score ? w.after.lead(score(first.score - second.score)) : (tie() ?? '') };
}
