// A record, as far as the page reads it, and whether its luck is true.

import { canonical, bytes, commitment, digest, hex, key, Stream } from './luck';
import { redraw } from './draws';

export interface RecordFile {
  format: string;
  id: string;
  game: string;
  edition: string | null;
  seats: { name: string; kind: string; level?: string; people?: { category: string }[] }[];
  /** Quitte ou Double: the ids of the cards that it was played with, pile by pile. */
  deck?: { cards: string[] };
  luck: { commitment: string; entropy: string[]; secret: string | null };
  entries: { luck?: unknown; seat?: number; choice?: unknown; house?: unknown; by?: string }[];
  standings: unknown;
  digest: string | null;
}

/** One draw as it was recomputed: which entry, and what it says. */
export interface Draw {
  entry: number;
  outcome: string;
}

export type Verdict =
  | { true: true; draws: Draw[]; key: string; words: number }
  | { true: false; why: 'shape' | 'commitment' | 'digest' }
  | { true: false; why: 'draw'; entry: number; expected: string; found: string };

export function isRecord(value: unknown): value is RecordFile {
  const record = value as RecordFile | null;
  return typeof record === 'object' && record !== null && record.format === 'tapis-record/1' && Array.isArray(record.entries) && Array.isArray(record.luck?.entropy) && typeof record.luck.commitment === 'string';
}

/** Recomputes commitment, key, digest and every draw. */
export async function verify(record: unknown): Promise<Verdict> {
  if (!isRecord(record) || record.luck.secret === null) return { true: false, why: 'shape' };
  const draw = redraw(record);
  if (draw === null) return { true: false, why: 'shape' };
  let secret: Uint8Array;
  let entropy: Uint8Array[];
  try {
    secret = bytes(record.luck.secret);
    entropy = record.luck.entropy.map(bytes);
  } catch {
    return { true: false, why: 'shape' };
  }
  if (hex(await commitment(record.id, secret)) !== record.luck.commitment) return { true: false, why: 'commitment' };
  const found = await key(record.id, secret, entropy);
  const stream = new Stream(found);
  const draws: Draw[] = [];
  for (const [entry, line] of record.entries.entries()) {
    if (line.luck === undefined) continue;
    const expected = canonical(draw(stream, line.luck));
    const said = canonical(line.luck);
    if (expected !== said) return { true: false, why: 'draw', entry, expected, found: said };
    draws.push({ entry, outcome: said });
  }
  if (record.digest !== hex(await digest(record))) return { true: false, why: 'digest' };
  return { true: true, draws, key: hex(found), words: stream.used };
}
