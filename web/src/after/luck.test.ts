import { describe, expect, it } from 'vitest';
import { bytes, canonical, commitment, hex, key, Stream } from './luck';
import { verify, type RecordFile } from './record';
import { digest } from './luck';

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

async function record(): Promise<RecordFile> {
  const secret = Uint8Array.from({ length: 32 }, (_, i) => 7 * i);
  const entropy = ['00ff', ''];
  const stream = new Stream(await key('t-1', secret, entropy.map(bytes)));
  const roll = () => ({ luck: { roll: [stream.die(), stream.die(), stream.die()] } });
  const entries: RecordFile['entries'] = [{ luck: { first: stream.below(2) } }, roll(), { seat: 0, choice: { answer: 'ok' } }, roll()];
  const whole: RecordFile = {
    format: 'tapis-record/1', id: 't-1', game: 'bluff-you', edition: null, seats: [{ name: 'A', kind: 'person' }, { name: 'B', kind: 'bot', level: 'any' }],
    luck: { commitment: hex(await commitment('t-1', secret)), entropy, secret: hex(secret) }, entries, standings: [], digest: null,
  };
  return { ...whole, digest: hex(await digest(whole)) };
}

describe('a record', () => {
  it('that is true is accepted, draw by draw', async () => {
    const verdict = await verify(await record());
    expect(verdict.true).toBe(true);
    if (verdict.true === true) expect(verdict.draws.map((draw) => draw.entry)).toEqual([0, 1, 3]);
  });
  it('with another die is refused at its entry', async () => {
    const whole = await record();
    whole.entries[3] = { luck: { roll: [1, 1, 1] } };
    expect(await verify(whole)).toMatchObject({ true: false, why: 'draw', entry: 3 });
  });
  it('with another secret is refused', async () => {
    const whole = await record();
    expect(await verify({ ...whole, luck: { ...whole.luck, secret: '00'.repeat(32) } })).toMatchObject({ true: false, why: 'commitment' });
  });
  it('with another choice is refused by its digest', async () => {
    const whole = await record();
    whole.entries[2] = { seat: 0, choice: { answer: 'bluff' } };
    expect(await verify(whole)).toMatchObject({ true: false, why: 'digest' });
  });
  it('that is something else is refused', async () => expect(await verify({ hello: 1 })).toMatchObject({ true: false, why: 'shape' }));
});

it('writes canonical JSON', () => expect(canonical({ b: [1, { d: null, c: 'é' }], a: 'x' })).toBe('{"a":"x","b":[1,{"c":"é","d":null}]}'));
