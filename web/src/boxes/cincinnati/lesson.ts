// The guided first game of Cincinnati: a look, a table, two throws, a chip kept, a challenge, a duel. The learner is seat 0.

import type { Lesson } from '../../learn/lesson';
import { at, plain, shows, tableOf, viewOf } from './make';
import { marked, type Card, type Choice, type DuelView, type Event, type Letter, type Moment, type Roll, type SeatView, type Side, type View } from './types';

const names = ['—', 'Colette', 'Basile', 'Odette'];
const tell = (...events: Event[]): Event[] => events;
const first = [2, 5, 5, 5, 6];
const piles: [Letter, Card[]][] = [['a', ['25000', 'duel']], ['b', ['30000']], ['c', ['15000', 'chips']]];
const there: Record<Letter, number[]> = { a: [0, 1], b: [2], c: [3] };

const tables = (best: Partial<Record<Letter, number[]>>) => piles.map(([table, pile]) => tableOf(table, pile, there[table], best[table] ?? []));
const round = (moment: Moment, some: Partial<View>, seats: SeatView[], best: Partial<Record<Letter, number[]>> = {}): View => viewOf(moment, tables(best), seats, { round: 3, turner: 2, supply: 8, deck: 27, ...some });

const choosing = viewOf(
  { choosing: { waiting: [0, 1, 2, 3] } },
  piles.map(([table, pile]) => tableOf(table, pile)),
  [plain(['15000'], { dice: first }), plain(['20000', '35000']), plain(['15000']), plain([])],
  { round: 3, turner: 2, supply: 8, deck: 27, mine: [shows('a', 'three-of-a-kind', first, true), shows('b', 'three-of-a-kind', first, false), shows('c', 'three-of-a-kind', first, false)], offer: { table: { tables: ['a', 'b', 'c'] } } },
);

/** The four seats after a roll: mine and Colette’s at A, Basile at B, Odette at C. Colette is richer and has decided. */
function seats(mine: SeatView, colette: [number[], SeatView['showing']], basile: [number[], SeatView['showing']], odette: [number[], SeatView['showing']], done: boolean): SeatView[] {
  const seat = (money: Card[], table: Letter, [dice, showing]: [number[], SeatView['showing']], place: number, kept: number[]): SeatView => plain(money, { table, dice, showing, place, kept: done ? kept : null, answered: done });
  return [mine, seat(['20000', '35000'], 'a', colette, 1, [4, 4, 4]), seat(['15000'], 'b', basile, 3, [2, 3, 4]), seat([], 'c', odette, 4, [1, 1, 2])];
}
const keeping = (roll: Roll): Moment => ({ keeping: { roll, step: [0, 1, 2, 3], waiting: [0], deciding: [0] } });

const second = round(keeping('second'), { offer: { keep: { dice: first, roll: 'second' } } }, seats(
  at(['15000'], 'a', first, 'three-of-a-kind', true, { place: 2 }),
  [[1, 4, 4, 4, 6], shows('a', 'three-of-a-kind', [1, 4, 4, 4, 6], true)], [[2, 3, 4, 6, 6], shows('b', 'pair', [2, 3, 4, 6, 6], false)], [[1, 1, 2, 5, 6], shows('c', 'pair', [1, 1, 2, 5, 6], false)], true), { a: [0] });

const four = [3, 5, 5, 5, 5];
const third = round(keeping('third'), { offer: { keep: { dice: four, roll: 'third' } } }, seats(
  at(['15000'], 'a', four, 'four-of-a-kind', true, { place: 2 }),
  [[4, 4, 4, 6, 6], shows('a', 'full-house', [4, 4, 4, 6, 6], true)], [[2, 3, 4, 5, 6], shows('b', 'large-straight', [2, 3, 4, 5, 6], true)], [[1, 1, 2, 3, 4], shows('c', 'small-straight', [1, 1, 2, 3, 4], true)], false).map((seat, i) => (i === 0 ? seat : { ...seat, kept: seat.dice, answered: true })), { a: [0], b: [2], c: [3] });

const last = seats(at(['15000'], 'a', four, 'four-of-a-kind', true, { place: 2 }), [[4, 4, 4, 6, 6], shows('a', 'full-house', [4, 4, 4, 6, 6], true)], [[2, 3, 4, 5, 6], shows('b', 'large-straight', [2, 3, 4, 5, 6], true)], [[1, 1, 2, 3, 4], shows('c', 'small-straight', [1, 1, 2, 3, 4], true)], false);
const asking = round({ asking: { pass: [{ seat: 1, answer: 'no' }, { seat: 0, answer: null }, { seat: 2, answer: null }, { seat: 3, answer: null }] } }, { offer: { extra: { chips: 3 } } }, last, { a: [0], b: [2], c: [3] });

const rich = (mine: Card[], colette: Card[], duels: number): SeatView[] => [
  at(mine, 'a', four, 'four-of-a-kind', true, { duels }),
  at(colette, 'a', [4, 4, 4, 6, 6], 'full-house', true),
  at(['15000', '30000'], 'b', [2, 3, 4, 5, 6], 'large-straight', true),
  at(['15000'], 'c', [1, 1, 2, 3, 4], 'small-straight', true, { chips: 5 }),
];
const bare = piles.map(([table]) => tableOf(table, [], there[table]));
const after = { round: 3, turner: 2, supply: 6, deck: 27 };
const challenging = viewOf({ challenging: { holders: [0] } }, bare, rich(['15000', '25000'], ['20000', '35000'], 1), { ...after, offer: { challenge: { seats: [1, 2, 3] } } });

const side = (seat: number, dice: number[], category: Side['category']): Side => ({ seat, dice, category, chips: 3 });
const duel = (some: Partial<DuelView>): Moment => ({ duel: { prize: { card: '35000' }, sides: [side(0, [1, 3, 6, 6, 6], 'three-of-a-kind'), side(1, [2, 2, 3, 5, 5], 'two-pairs')], roll: 'second', turn: 0, step: 'keep', paid: [], holders: [0], ...some } });
const dueling = viewOf(duel({}), bare, rich(['15000', '25000'], ['20000', '35000'], 1), { ...after, offer: { keep: { dice: [1, 3, 6, 6, 6], roll: 'second' } } });

const end = viewOf({ rolling: { seat: 3 } }, [tableOf('a', ['20000']), tableOf('b', ['35000']), tableOf('c', ['duel'])], [plain(['15000', '25000', '35000']), plain(['20000']), plain(['15000', '30000']), plain(['15000'], { chips: 5 })], { round: 4, turner: 3, supply: 6, deck: 24 });

const keeps = (choice: unknown, wanted: number[]): boolean => {
  const made = choice as Choice;
  return 'keep' in made && made.keep.join() === wanted.join();
};

/** The dice to be kept, as they lie in the dock, and the brass. */
const diceToKeep = (all: number[], kept: number[]): string[] => [...marked(all, kept).flatMap((keep, i) => (keep ? [`die ${i + 1}`] : [])), 'go'];

export const lesson: Lesson = {
  names,
  end,
  steps: [
    {
      say: { en: 'Your first roll, and only you see it: **three fives**. What could they be worth?', fr: 'Votre premier lancer, visible de vous seulement : **trois 5**. Que peuvent-ils valoir ?' },
      at: 'cup', view: choosing, awaited: { seats: [0, 1, 2, 3] }, until: null, act: 'next', ghost: [], then: [],
    },
    {
      say: { en: 'Table A asks for three equal dice. **Tap A and seal it**, in secret.', fr: 'La table A demande trois dés pareils. **Touchez A et scellez**, en secret.' },
      at: 'table a', view: choosing, awaited: { seats: [0, 1, 2, 3] }, right: { table: 'a' }, ghost: ['table a', 'go'],
      until: (choice) => 'table' in (choice as Choice) && (choice as { table: Letter }).table === 'a',
      wrong: { en: 'B wants a straight and C eleven or less. Your fives are worth something at A.', fr: 'B veut une suite, C onze ou moins. Vos 5 valent quelque chose en A.' },
      then: tell({ chose: { seat: 1, table: null } }, { chose: { seat: 3, table: null } }, { chose: { seat: 0, table: 'a' } }, { chose: { seat: 2, table: null } },
        { opened: { seats: [{ seat: 0, table: 'a', dice: first }, { seat: 1, table: 'a', dice: [1, 4, 4, 4, 6] }, { seat: 2, table: 'b', dice: [2, 3, 4, 6, 6] }, { seat: 3, table: 'c', dice: [1, 1, 2, 5, 6] }] } },
        { kept: { seat: 1, dice: [4, 4, 4] } }, { kept: { seat: 2, dice: [2, 3, 4] } }, { kept: { seat: 3, dice: [1, 1, 2] } }),
    },
    {
      say: { en: 'Colette is richer and decided first. **Keep your fives**, throw the rest.', fr: 'Colette, plus riche, a décidé d’abord. **Gardez vos 5**, relancez le reste.' },
      at: 'keep', view: second, awaited: { seats: [0] }, until: (choice) => keeps(choice, [5, 5, 5]), right: { keep: [5, 5, 5] }, ghost: diceToKeep(first, [5, 5, 5]),
      wrong: { en: 'Tap the three fives, so that only the 2 and the 6 are dashed.', fr: 'Touchez les trois 5 : seuls le 2 et le 6 restent en pointillé.' },
      then: tell({ kept: { seat: 0, dice: [5, 5, 5] } }, { thrown: { seat: 0, roll: 'second', thrown: [3, 5], dice: four } }, { thrown: { seat: 1, roll: 'second', thrown: [6, 6], dice: [4, 4, 4, 6, 6] } },
        { thrown: { seat: 2, roll: 'second', thrown: [5, 6], dice: [2, 3, 4, 5, 6] } }, { thrown: { seat: 3, roll: 'second', thrown: [3, 4], dice: [1, 1, 2, 3, 4] } },
        { kept: { seat: 1, dice: [4, 4, 4, 6, 6] } }, { kept: { seat: 2, dice: [2, 3, 4, 5, 6] } }, { kept: { seat: 3, dice: [1, 1, 2, 3, 4] } }),
    },
    {
      say: { en: 'Four fives beat her full house. Nobody else throws: **keep all five**.', fr: 'Vos quatre 5 battent son full. Personne ne relance : **gardez tout**.' },
      at: 'keep', view: third, awaited: { seats: [0] }, until: (choice) => keeps(choice, four), right: { keep: four }, ghost: diceToKeep(four, four),
      wrong: { en: 'You lead at A already. Keeping all five is declining the roll.', fr: 'Vous menez déjà en A. Tout garder, c’est renoncer au lancer.' },
      then: tell({ kept: { seat: 0, dice: four } }, { answered: { seat: 1, answer: 'no', chips: 3 } }),
    },
    {
      say: { en: 'One more roll costs a chip, worth 5,000 at the end. You lead: **say no**.', fr: 'Un lancer de plus coûte un jeton, qui vaudra 5\u00a0000. Vous menez : **dites non**.' },
      at: 'extra', view: asking, awaited: { seats: [0] }, right: { extra: 'no' }, ghost: ['no'], until: (choice) => 'extra' in (choice as Choice) && (choice as { extra: string }).extra === 'no',
      wrong: { en: 'You have the best dice at A. Save your chip: it is money at the end.', fr: 'Vous avez les meilleurs dés en A. Gardez ce jeton : c’est de l’argent à la fin.' },
      then: tell({ answered: { seat: 0, answer: 'no', chips: 3 } }, { answered: { seat: 2, answer: 'no', chips: 3 } }, { answered: { seat: 3, answer: 'no', chips: 3 } },
        { collected: { table: 'a', seat: 0, cards: ['25000', 'duel'], chips: 0 } }, { collected: { table: 'b', seat: 2, cards: ['30000'], chips: 0 } }, { collected: { table: 'c', seat: 3, cards: ['15000', 'chips'], chips: 2 } }),
    },
    {
      say: { en: 'A is yours, with a duel card: it must be fought. **Challenge Colette** for her 35,000.', fr: 'A est à vous, avec une carte duel : il faut se battre. **Défiez Colette** pour ses 35\u00a0000.' },
      at: 'rival 1', view: challenging, awaited: { seats: [0] }, right: { challenge: 1 }, ghost: ['rival 1', 'go'], until: (choice) => 'challenge' in (choice as Choice) && (choice as { challenge: number }).challenge === 1,
      wrong: { en: 'Anybody may be challenged, but Colette’s highest card is the dearest.', fr: 'On peut défier n’importe qui, mais la carte la plus chère est chez Colette.' },
      then: tell({ duel: { prize: { card: '35000' }, sides: [0, 1] } }, { thrown: { seat: 0, roll: 'first', thrown: [1, 3, 6, 6, 6], dice: [1, 3, 6, 6, 6] } }, { thrown: { seat: 1, roll: 'first', thrown: [2, 2, 3, 5, 5], dice: [2, 2, 3, 5, 5] } }),
    },
    {
      say: { en: 'A duel has no table: the better hand wins. **Keep the sixes**, throw the others.', fr: 'Un duel n’a pas de table : la meilleure combinaison gagne. **Gardez les 6**, relancez le reste.' },
      at: 'keep', view: dueling, awaited: { seats: [0] }, until: (choice) => keeps(choice, [6, 6, 6]), right: { keep: [6, 6, 6] }, ghost: diceToKeep([1, 3, 6, 6, 6], [6, 6, 6]),
      wrong: { en: 'Three sixes lead: keep those, and give two dice another chance.', fr: 'Vos trois 6 mènent : gardez-les, et relancez les deux autres dés.' },
      then: tell({ kept: { seat: 0, dice: [6, 6, 6] } }, { thrown: { seat: 0, roll: 'second', thrown: [2, 6], dice: [2, 6, 6, 6, 6] } }, { kept: { seat: 1, dice: [2, 2, 5, 5] } }, { thrown: { seat: 1, roll: 'second', thrown: [5], dice: [2, 2, 5, 5, 5] } },
        { kept: { seat: 0, dice: [2, 6, 6, 6, 6] } }, { kept: { seat: 1, dice: [2, 2, 5, 5, 5] } }, { answered: { seat: 0, answer: 'no', chips: 3 } }, { answered: { seat: 1, answer: 'no', chips: 3 } },
        { won: { seat: 0 } }, { taken: { card: '35000', from: 1, to: 0 } }, { round: { round: 4, turner: 3 } }, { laid: { card: '20000', table: 'a' } }, { laid: { card: '35000', table: 'b' } }, { laid: { card: 'duel', table: 'c' } }),
    },
  ],
};
