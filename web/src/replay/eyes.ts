// Whose eyes: the public's, a seat's, or everybody's at once. The house is asked; the page hides nothing by itself.

import { api } from '../house/api';
import type { Replay } from '../wire/protocol';
import { allAtOnce } from './together';

export type Eyes = number | 'all' | null;

/** What the address asks for; the public where it names nobody of this match. */
export function eyesOf(asked: string | null, seats: number): Eyes {
  if (asked === 'all') return 'all';
  return asked !== null && /^\d$/.test(asked) && Number(asked) < seats ? Number(asked) : null;
}

/** The match as these eyes saw it. Where a seat stays sealed for the reader, the house answers with the public's. */
export async function see(match: string, eyes: Eyes, open: Replay): Promise<Replay> {
  if (eyes === null) return open;
  if (eyes === 'all') return allAtOnce(open, (await api.replays(match)).seats);
  return api.replay(match, eyes);
}
