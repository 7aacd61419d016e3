// Moments of Cincinnati, for the gallery and for Box.test.ts.

import type { Frame } from '../frame';
import { at, plain, shows, tableOf, viewOf } from './make';
import type { Card, DuelView, Event, Letter, Moment, Scene, SeatView, Side, View } from './types';

const five = ['Léa', 'Marco', 'Inès', 'Tom', 'Nadia'];
const six = [...five, 'Hugo'];

const piles: [Letter, Card[]][] = [['a', ['20000', '35000']], ['b', ['30000', 'duel']], ['c', ['15000']]];
const purse: [Card[], number][] = [[['15000', '25000'], 2], [['35000'], 3], [['20000', '30000'], 1], [['15000'], 4], [['25000'], 3]];
const mine = [1, 2, 3, 3, 4];

const choosing = viewOf(
  { choosing: { waiting: [0, 2, 4] } },
  piles.map(([table, pile]) => tableOf(table, pile)),
  purse.map(([money, chips], seat) => plain(money, { chips, answered: seat === 1 || seat === 3, dice: seat === 0 ? mine : null })),
  { mine: [shows('a', 'small-straight', mine, false), shows('b', 'small-straight', mine, true), shows('c', 'small-straight', mine, false)], offer: { table: { tables: ['a', 'b', 'c'] } } },
);

const seated = (kept: boolean): SeatView[] => [
  at(['15000', '25000'], 'b', mine, 'small-straight', true, { chips: 2, place: 2 }),
  at(['35000'], 'a', [2, 4, 4, 4, 6], 'three-of-a-kind', true, { place: 3, kept: kept ? [4, 4, 4] : null, answered: kept }),
  at(['20000', '30000'], 'b', [2, 3, 4, 6, 6], 'pair', false, { chips: 1, place: 1, kept: kept ? [2, 3, 4] : null, answered: kept }),
  at(['15000'], 'c', [1, 1, 2, 4, 6], 'pair', false, { chips: 4, place: 5, kept: kept ? [1, 1, 2] : null, answered: kept }),
  at(['25000'], 'a', [1, 2, 3, 5, 5], 'pair', false, { place: 4 }),
];
const there: Record<Letter, number[]> = { a: [1, 4], b: [2, 0], c: [3] };
const tables = (best: Record<Letter, number[]>) => piles.map(([table, pile]) => tableOf(table, pile, there[table], best[table]));
const keeping = viewOf({ keeping: { roll: 'second', step: [0, 1, 2, 3, 4], waiting: [0, 4], deciding: [0, 4] } }, tables({ a: [1], b: [0], c: [] }), seated(true), { offer: { keep: { dice: mine, roll: 'second' } } });

const late: SeatView[] = [
  at(['15000', '25000'], 'b', [1, 2, 3, 4, 6], 'small-straight', true, { chips: 2, place: 2 }),
  at(['35000'], 'a', [1, 1, 4, 4, 4], 'full-house', true, { place: 3 }),
  at(['20000', '30000'], 'b', [2, 3, 4, 4, 5], 'small-straight', true, { chips: 1, place: 1 }),
  at(['15000'], 'c', [1, 1, 2, 3, 5], 'pair', false, { chips: 4, place: 5 }),
  at(['25000'], 'a', [2, 5, 5, 5, 6], 'three-of-a-kind', true, { place: 4 }),
];
const asking = viewOf({ asking: { pass: [{ seat: 2, answer: 'no' }, { seat: 0, answer: null }, { seat: 1, answer: null }, { seat: 4, answer: null }, { seat: 3, answer: null }] } }, tables({ a: [1], b: [2], c: [] }), late, { offer: { extra: { chips: 2 } } });

const paid: SeatView[] = [
  at(['15000', '25000', '30000'], 'b', [1, 2, 3, 4, 5], 'large-straight', true, { chips: 1, duels: 1 }),
  at(['35000'], 'a', [1, 1, 4, 4, 4], 'full-house', true),
  at(['20000', '30000'], 'b', [2, 3, 4, 4, 5], 'small-straight', true, { chips: 1 }),
  at(['15000', '15000'], 'c', [1, 1, 2, 3, 4], 'small-straight', true),
  at(['20000', '25000', '35000'], 'a', [3, 5, 5, 5, 5], 'four-of-a-kind', true, { chips: 2 }),
];
const resting: Moment = { keeping: { roll: 'extra', step: [], waiting: [], deciding: [] } };
const collect: Scene = {
  kind: 'collect', paid: true, view: viewOf(resting, tables({ a: [4], b: [0], c: [3] }), paid),
  settled: [{ table: 'a', seat: 4, cards: ['20000', '35000'], chips: 0 }, { table: 'b', seat: 0, cards: ['30000', 'duel'], chips: 0 }, { table: 'c', seat: 3, cards: ['15000'], chips: 0 }],
};
const empty = piles.map(([table]) => tableOf(table, [], there[table]));

const sides: Side[] = [{ seat: 0, dice: [2, 2, 5, 5, 5], category: 'full-house', chips: 1 }, { seat: 4, dice: [1, 4, 6, 6, 6], category: 'three-of-a-kind', chips: 2 }];
const duel = (some: Partial<DuelView>): View => viewOf({ duel: { prize: { card: '35000' }, sides, roll: 'third', turn: 0, step: 'keep', paid: [], holders: [0], ...some } }, empty, paid, { supply: 10 });
const inDuel: View = { ...duel({}), offer: { keep: { dice: [2, 2, 5, 5, 5], roll: 'third' } } };
const four: Side[] = [...sides, { seat: 1, dice: [1, 2, 3, 4, 6], category: 'small-straight', chips: 3 }, { seat: 2, dice: null, category: null, chips: 1 }];

const crowd = viewOf(
  { keeping: { roll: 'second', step: [0, 1, 2, 3, 4, 5], waiting: [0, 1, 3, 4, 5], deciding: [0] } },
  [tableOf('a', ['20000', '35000']), tableOf('b', ['30000', 'duel'], [0, 1, 2, 3, 4, 5], [5]), tableOf('c', ['15000'])],
  [
    at(['15000', '25000'], 'b', mine, 'small-straight', true, { chips: 2, place: 2 }),
    at(['30000'], 'b', [2, 2, 3, 4, 6], 'pair', false, { place: 4 }),
    at(['20000', '30000'], 'b', [2, 3, 4, 6, 6], 'pair', false, { chips: 1, place: 1, kept: [2, 3, 4], answered: true }),
    at(['15000'], 'b', [3, 4, 4, 5, 5], 'two-pairs', false, { chips: 4, place: 6 }),
    at(['25000'], 'b', [1, 1, 2, 3, 5], 'pair', false, { chips: 2, place: 5 }),
    at(['35000'], 'b', [1, 3, 4, 5, 6], 'small-straight', true, { place: 3 }),
  ],
  { offer: { keep: { dice: mine, roll: 'second' } } },
);
const heaps: [Letter, Card[]][] = [['a', ['15000', '15000', '20000', '25000', '25000', '30000', '35000', 'duel', 'duel', 'duel', 'chips']], ['c', ['15000', '20000', '25000', '30000', '35000', 'duel', 'duel', 'chips', 'chips', 'chips']]];

const turned: Event[] = [{ round: { round: 5, turner: 4 } }, { laid: { card: '35000', table: 'a' } }, { laid: { card: '30000', table: 'b' } }, { laid: { card: '15000', table: 'c' } }, { rolled: { seat: 0, dice: mine } }];
const chosen: Event[] = [...turned, { chose: { seat: 1, table: null } }, { chose: { seat: 3, table: null } }];
const kept: Event[] = [
  ...turned,
  { opened: { seats: seated(false).map((of, seat) => ({ seat, table: of.table ?? 'a', dice: of.dice ?? [] })) } },
  { kept: { seat: 1, dice: [4, 4, 4] } },
  { kept: { seat: 3, dice: [1, 1, 2] } },
  { kept: { seat: 2, dice: [2, 3, 4] } },
];

export const frames: Record<string, Frame> = {
  table: { names: five, bots: [2], me: 0, view: choosing, awaited: { seats: [0, 2, 4] }, told: chosen },
  sealed: { names: five, me: 0, view: { ...choosing, offer: null, seats: choosing.seats.map((of, seat) => (seat === 0 ? { ...of, answered: true, table: 'b' } : of)) }, awaited: { seats: [2, 4] }, told: chosen },
  keep: { names: five, bots: [2], me: 0, view: keeping, awaited: { seats: [0, 4] }, told: kept },
  waits: { names: five, me: 4, view: { ...keeping, moment: { keeping: { roll: 'second', step: [0, 1, 2, 3, 4], waiting: [0, 1, 4], deciding: [0, 1] } }, offer: null }, awaited: { seats: [0, 1] }, told: kept },
  extra: { names: five, me: 0, view: asking, awaited: { seats: [0] }, told: [...kept, { answered: { seat: 2, answer: 'no', chips: 1 } }] },
  collect: { names: five, me: 0, view: keeping, awaited: 'nobody', told: kept, scene: collect },
  challenge: { names: five, me: 0, view: viewOf({ challenging: { holders: [0] } }, empty, paid, { offer: { challenge: { seats: [4, 2, 1, 3] } } }), awaited: { seats: [0] }, told: [...kept, { collected: { table: 'b', seat: 0, cards: ['30000', 'duel'], chips: 0 } }] },
  duel: { names: five, me: 0, view: inDuel, awaited: { seats: [0] }, told: [...kept, { thrown: { seat: 4, roll: 'second', thrown: [1, 4, 6], dice: [1, 4, 6, 6, 6] } }] },
  duelOthers: { names: five, me: 3, view: duel({}), awaited: { seats: [0] }, told: kept },
  duelFour: { names: five, me: 0, view: { ...duel({ prize: { table: 'b' }, sides: four, roll: 'first', turn: 2, step: { throw: { kept: [] } } }), tables: tables({ a: [], b: [], c: [] }) }, awaited: 'nobody', told: kept },
  won: { names: five, me: 0, view: duel({}), awaited: 'nobody', told: kept, scene: { kind: 'won', view: duel({}), seat: 0, taken: { card: '35000', from: 4, to: 0 } } },
  six: { names: six, me: 0, view: crowd, awaited: { seats: [0] }, told: kept },
  three: { names: five.slice(0, 3), me: 0, view: { ...choosing, tables: heaps.map(([table, pile]) => tableOf(table, pile)), seats: choosing.seats.slice(0, 3), mine: choosing.mine.filter((one) => one.table !== 'b'), offer: { table: { tables: ['a', 'c'] } } }, awaited: { seats: [0, 2] }, told: turned },
  heaps: { names: five.slice(0, 3), me: 0, view: viewOf(resting, heaps.map(([table, pile]) => tableOf(table, pile, table === 'a' ? [0, 1] : [2])), seated(false).slice(0, 3).map((of, seat) => ({ ...of, table: seat === 2 ? 'c' : 'a' }))), awaited: 'nobody', told: kept },
  over: { names: five, me: 0, view: viewOf('over', piles.map(([table, pile]) => tableOf(table, table === 'b' ? pile : [])), [plain(['20000', '25000', '25000', '30000', '35000']), plain(['15000', '20000', '25000', '30000'], { chips: 1 }), plain(['15000', '15000', '20000', '25000', '35000', '35000'], { chips: 1 }), plain(['15000', '15000', '15000', '20000'], { chips: 5 }), plain(['20000', '25000', '30000', '35000'], { chips: 0 })], { round: 12, deck: 0 }), awaited: 'nobody', told: [...kept, 'over'] },
};
