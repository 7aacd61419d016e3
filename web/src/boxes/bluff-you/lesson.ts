// The guided first game of Bluff You!: roll, look, tell the truth, doubt, steal, count. The learner is seat 0.

import type { Lesson } from '../../learn/lesson';
import { pointsOn, TILES, type Choice, type Event, type View } from './types';

function view(owned: number[][], some: Partial<View>): View {
  const taken = owned.flat();
  return {
    centre: TILES.filter((tile) => !taken.includes(tile)),
    seats: owned.map((tiles) => ({ tiles, points: tiles.reduce((sum, tile) => sum + pointsOn(tile), 0) })),
    moment: { rolling: { bluffer: 0 } },
    cup: null, last: null, streak: 0, steal_limit: 'on', offer: null,
    ...some,
  };
}

const none = [[], [], []];
const one = [[11], [], []];
const two = [[11, 18], [9], []];
const end = [[9, 11, 18], [], []];
const centre = (owned: number[][]) => TILES.filter((tile) => !owned.flat().includes(tile));

const isWin = (choice: unknown, tile: number) => {
  const made = choice as Choice;
  return 'win' in made && made.win.tile === tile;
};

const tell = (...events: Event[]): Event[] => events;

export const lesson: Lesson = {
  names: ['—', 'Colette', 'Basile'],
  end: view(end, { moment: { rolling: { bluffer: 1 } } }),
  steps: [
    {
      say: { en: 'You are the Bluffer. **Shake the cup** and roll three dice.', fr: 'Vous êtes le Bluffeur. **Secouez le gobelet** et lancez trois dés.' },
      at: 'roll', view: view(none, {}), awaited: { luck: { hand: 0 } }, until: null, act: 'gesture', ghost: ['roll'],
      then: tell({ rolled: { bluffer: 0, roll: [4, 5, 2] } }),
    },
    {
      say: { en: '**Hold your cup**: you alone will see the three dice.', fr: '**Maintenez le gobelet** : vous seul verrez les trois dés.' },
      at: 'cup', awaited: { seats: [0] }, until: null, act: 'look', ghost: ['cup'],
      view: view(none, { moment: { acting: { bluffer: 0 } }, cup: [4, 5, 2], offer: { act: { diviners: [1, 2], win: TILES, steal: [], exchange: [] } } }),
      then: [],
    },
    {
      say: { en: 'They make 11. Tell the truth for once: **tap 11**, then somebody, then the brass.', fr: 'Cela fait 11. Dites vrai, pour une fois : **touchez 11**, puis quelqu’un, puis le bouton.' },
      at: 'tile 11', awaited: { seats: [0] }, until: (choice) => isWin(choice, 11), right: { win: { diviner: 1, tile: 11 } }, ghost: ['tile 11', 'facing', 'go'],
      wrong: { en: 'A lie may wait. Claim 11 this time.', fr: 'Le mensonge attendra. Annoncez 11 cette fois.' },
      view: view(none, { moment: { acting: { bluffer: 0 } }, cup: [4, 5, 2], offer: { act: { diviners: [1, 2], win: TILES, steal: [], exchange: [] } } }),
      then: tell(
        { claimed: { bluffer: 0, claim: { aim: 'win', diviner: 1, tile: 11 } } },
        { answered: { bluffer: 0, claim: { aim: 'win', diviner: 1, tile: 11 }, answer: 'bluff', roll: [4, 5, 2], prevails: 0 } },
        { moved: { tile: 11, from: null, to: 0 } },
        { rolled: { bluffer: 1, roll: null } },
        { claimed: { bluffer: 1, claim: { aim: 'win', diviner: 0, tile: 18 } } },
      ),
    },
    {
      say: { en: 'Colette claims 18: three sixes. **Do you believe it?**', fr: 'Colette annonce 18 : trois six. **La croyez-vous ?**' },
      at: 'verdict', awaited: { seats: [0] }, until: (choice) => (choice as Choice & { answer?: string }).answer === 'bluff', right: { answer: 'bluff' }, ghost: ['bluff'],
      wrong: { en: 'Three sixes come once in 216 rolls. Try the other answer.', fr: 'Trois six : une fois sur 216. Essayez l’autre réponse.' },
      view: view(one, { moment: { answering: { bluffer: 1, claim: { aim: 'win', diviner: 0, tile: 18 } } }, offer: 'answer' }),
      then: tell(
        { answered: { bluffer: 1, claim: { aim: 'win', diviner: 0, tile: 18 }, answer: 'bluff', roll: [3, 2, 6], prevails: 0 } },
        { moved: { tile: 18, from: null, to: 0 } },
        { rolled: { bluffer: 2, roll: null } },
        { answered: { bluffer: 2, claim: { aim: 'win', diviner: 1, tile: 9 }, answer: 'ok', roll: [2, 3, 4], prevails: 1 } },
        { moved: { tile: 9, from: null, to: 1 } },
        { rolled: { bluffer: 0, roll: [6, 6, 3] } },
      ),
    },
    {
      say: { en: 'Colette holds 9, you hold 15. **Tap her 9** and claim it all the same: a steal.', fr: 'Colette a le 9, vous avez 15. **Touchez son 9** et annoncez-le quand même : un vol.' },
      at: 'tile 9', awaited: { seats: [0] }, until: (choice) => 'steal' in (choice as Choice), right: { steal: { diviner: 1, tile: 9 } }, ghost: ['tile 9', 'go'],
      wrong: { en: 'That is a tile of the centre. Take the one with Colette’s token.', fr: 'C’est un jeton du centre. Prenez celui qui porte la marque de Colette.' },
      view: view(two, { moment: { acting: { bluffer: 0 } }, cup: [6, 6, 3], offer: { act: { diviners: [1, 2], win: centre(two), steal: [9], exchange: [] } } }),
      then: tell(
        { claimed: { bluffer: 0, claim: { aim: 'steal', diviner: 1, tile: 9 } } },
        { answered: { bluffer: 0, claim: { aim: 'steal', diviner: 1, tile: 9 }, answer: 'ok', roll: [6, 6, 3], prevails: 0 } },
        { moved: { tile: 9, from: 1, to: 0 } },
      ),
    },
    {
      say: { en: 'Empty centre, match over: **most points win**. The rare sums pay 5, the easy ones 1.', fr: 'Centre vide, fin de partie : **le plus de points gagne**. Les sommes rares valent 5, les faciles 1.' },
      at: 'map', view: view(end, { moment: { rolling: { bluffer: 1 } } }), awaited: { luck: { hand: 1 } }, until: null, act: 'next', ghost: [], then: [],
    },
  ],
};
