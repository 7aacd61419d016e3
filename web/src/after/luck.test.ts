import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { canonical, commitment, digest, hex, key, Stream } from './luck';
import { verify, type RecordFile } from './record';

const ascii = (text: string) => new TextEncoder().encode(text);

describe('luck, by the vectors of the design', () => {
  const cases = [
    {
      id: 'm-1', secret: new Uint8Array(32), entropy: [new Uint8Array(), new Uint8Array(), new Uint8Array()],
      commitment: '85429475b1bc2570576e1c5703a872d4357db342dc08f0b651310c168eb5c9d7', key: 'b96db7ea6c921b5dad249d8d9c4e0b9e7a4f44ccf3c027682574a53a60aed18a',
      dice: '5 6 6 4 6 5 1 4 5 6 1 5 1 5 4 4 2 6 5 3', cards: '49 31 1 10 9 42 3 14', big: '25403750 484156285 1194908203', words: 32,
    },
    {
      id: 'salon-7', secret: Uint8Array.from({ length: 32 }, (_, i) => i), entropy: [ascii('anne'), new Uint8Array(), Uint8Array.of(1, 2, 3)],
      commitment: 'cec9e0d8b60532b803cfd03a4abce25436d72ce90672170172cf97ebf61968f9', key: '6001e7eb95578359bd162384667044e0f0be68dce938bdd003c5220c3f56b16a',
      dice: '6 5 1 4 6 1 5 4 1 4 4 2 5 6 4 6 3 2 5 3', cards: '20 8 3 22 35 42 41 17', big: '2486535262 1819298980 2919452205', words: 31,
    },
  ];
  for (const vector of cases) {
    it(vector.id, async () => {
      expect(hex(await commitment(vector.id, vector.secret))).toBe(vector.commitment);
      const found = await key(vector.id, vector.secret, vector.entropy);
      expect(hex(found)).toBe(vector.key);
      const stream = new Stream(found);
      const take = (n: number, draw: () => number) => Array.from({ length: n }, draw).join(' ');
      expect(take(20, stream.die)).toBe(vector.dice);
      expect(take(8, () => stream.below(52))).toBe(vector.cards);
      expect(take(3, () => stream.below(3_000_000_000))).toBe(vector.big);
      expect(stream.used).toBe(vector.words);
    });
  }
});

/** Matches that `tapis simulate` wrote; the binary's own tests keep them up to date. */
function records(file: string): RecordFile[] {
  const lines = readFileSync(new URL(`../../tests/records/${file}.jsonl`, import.meta.url), 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as RecordFile);
}

/** Another outcome of the same draw: what somebody would write who wishes for better luck. */
function otherwise(outcome: unknown): unknown {
  if (outcome === 'again') return { card: '35000' };
  const [[name, said] = ['', null]] = Object.entries(outcome as Record<string, unknown>);
  if (Array.isArray(said)) return { [name]: said.map((pips: number) => (pips % 6) + 1) };
  if (typeof said === 'number') return { [name]: said === 0 ? 1 : said - 1 };
  if (said === '35000') return { card: '15000' };
  return { card: /^[A-Z]/.test(String(said)) ? `${String(said).charAt(0)}00` : '35000' };
}

/** A record as its forger would hand it out: with a digest that fits. */
const signed = async (record: RecordFile): Promise<RecordFile> => ({ ...record, digest: hex(await digest(record)) });

describe.each(['vabanque', 'bluff-you', 'cincinnati-3', 'cincinnati-4', 'quitte-ou-double'])('a match of %s', (file) => {
  it('that is true is accepted, draw by draw', async () => {
    for (const record of records(file)) {
      const verdict = await verify(record);
      expect(verdict).toMatchObject({ true: true });
      const luck = record.entries.flatMap((entry, i) => (entry.luck === undefined ? [] : [i]));
      if (verdict.true) expect(verdict.draws.map((draw) => draw.entry)).toEqual(luck);
    }
  });
  it('with any outcome changed is refused at its entry, even with a digest that fits', async () => {
    for (const record of records(file)) {
      for (const [entry, line] of record.entries.entries()) {
        if (line.luck === undefined) continue;
        const forged = await signed({ ...record, entries: record.entries.with(entry, { luck: otherwise(line.luck) }) });
        expect(await verify(forged), `entry ${entry}: ${JSON.stringify(line.luck)}`).toMatchObject({ true: false, why: 'draw', entry });
      }
    }
  });
});

describe('a record', () => {
  const [whole] = records('bluff-you');
  if (!whole) throw new Error('no record');
  it('with another secret is refused', async () => {
    expect(await verify(await signed({ ...whole, luck: { ...whole.luck, secret: '00'.repeat(32) } }))).toMatchObject({ true: false, why: 'commitment' });
  });
  it('with other entropy is refused at its first draw', async () => {
    const entropy = whole.luck.entropy.with(0, 'c0ffee');
    const verdict = await verify(await signed({ ...whole, luck: { ...whole.luck, entropy } }));
    expect(verdict).toMatchObject({ true: false, why: 'draw' });
  });
  it('with another choice is refused by its digest', async () => {
    const entries = whole.entries.map((line) => (line.choice === undefined ? line : { ...line, choice: { answer: 'bluff' } }));
    expect(await verify({ ...whole, entries })).toMatchObject({ true: false, why: 'digest' });
  });
  it.each([{ hello: 1 }, null, [], { ...whole, game: 'poker' }, { ...whole, luck: { ...whole.luck, secret: null } }, { ...whole, luck: { ...whole.luck, secret: 'zz' } }])('that is something else is refused', async (other) => {
    expect(await verify(other)).toMatchObject({ true: false, why: 'shape' });
  });
});

it('writes canonical JSON', () => expect(canonical({ b: [1, { d: null, c: 'é' }], a: 'x' })).toBe('{"a":"x","b":[1,{"c":"é","d":null}]}'));
