// The figures of the evening's chart.

const LINES = 3;
const GAP = 14;

/** Heights of the grid, from 0 to a round number that no score exceeds. */
export function grid(scores: number[][]): number[] {
  const most = Math.max(1, ...scores.flat());
  const raw = most / LINES;
  const unit = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, [1, 2, 2.5, 5, 10].map((n) => n * unit).find((n) => n >= raw) ?? raw);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step);
}

/** Where tokens stand at the end of their lines, in per cent from above, so that none covers another. */
export function heights(wanted: number[]): number[] {
  const found = [...wanted];
  let free = 0;
  for (const seat of [...wanted.keys()].sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))) {
    found[seat] = Math.max(wanted[seat] ?? 0, free);
    free = (found[seat] ?? 0) + GAP;
  }
  return found;
}
