import { expect, it } from 'vitest';
import type { Replay } from '../wire/protocol';
import { allAtOnce, together } from './together';

it('fills what was hidden from the public, and only that', () => {
  const open = { cup: null, cards: [{ seat: 0, kind: null }, { seat: 1, kind: null }], round: 2, mine: [] };
  const first = { cup: null, cards: [{ seat: 0, kind: 'trap' }, { seat: 1, kind: null }], round: 2, mine: ['a'] };
  const second = { cup: [1, 2, 3], cards: [{ seat: 0, kind: null }, { seat: 1, kind: 'bluff' }], round: 2, mine: ['b'] };
  expect(together(open, [first, second])).toEqual({ cup: [1, 2, 3], cards: [{ seat: 0, kind: 'trap' }, { seat: 1, kind: 'bluff' }], round: 2, mine: [] });
});

it('offers nothing to anybody', () => expect(together({ offer: null }, [{ offer: { act: {} } }])).toEqual({ offer: null }));

it('keeps what stays sealed sealed', () => expect(together({ kind: null }, [{ kind: null }, { kind: null }])).toEqual({ kind: null }));

it('joins a match step by step, events and views', () => {
  const replay = (roll: number[] | null): Replay => ({ eyes: null, start: { cup: null }, steps: [{ seat: null, events: [{ rolled: { roll } }, 'over'], view: { cup: roll }, awaited: 'nobody' }] });
  expect(allAtOnce(replay(null), [replay(null), replay([6, 6, 6])])).toEqual(replay([6, 6, 6]));
});
