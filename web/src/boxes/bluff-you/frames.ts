// Moments of Bluff You!, for the gallery and for Box.test.ts.

import type { Frame } from '../frame';
import { pointsOn, TILES, type Event, type Scene, type View } from './types';

const four = ['Léa', 'Marco', 'Inès', 'Tom'];
const eight = [...four, 'Nadia', 'Hugo', 'Zoé', 'Paul'];

function view(owned: number[][], some: Partial<View>): View {
  const taken = owned.flat();
  return {
    centre: TILES.filter((tile) => !taken.includes(tile)),
    seats: owned.map((tiles) => ({ tiles, points: tiles.reduce((sum, tile) => sum + pointsOn(tile), 0) })),
    moment: { acting: { bluffer: 0 } },
    cup: null,
    last: null,
    streak: 0,
    steal_limit: 'on',
    offer: null,
    ...some,
  };
}

const start = [[8, 13, 15], [4, 9], [12, 17], [10]];
const later = [[8, 13, 15], [4, 9, 14], [12, 17], [10]];
const acting = (some: Partial<View>) =>
  view(start, { cup: [2, 5, 5], offer: { act: { diviners: [1, 2, 3], win: TILES.filter((tile) => !start.flat().includes(tile)), steal: [4, 9, 10, 12, 17], exchange: [{ give: [8, 15], take: 18 }, { give: [8, 15], take: 3 }, { give: [13, 15], take: 18 }, { give: [13, 15], take: 3 }] } }, ...some });

const told: Event[] = [
  { rolled: { bluffer: 1, roll: null } },
  { answered: { bluffer: 1, claim: { aim: 'steal', diviner: 3, tile: 9 }, answer: 'bluff', roll: [2, 3, 4], prevails: 1 } },
  { moved: { tile: 9, from: 3, to: 1 } },
  { rolled: { bluffer: 2, roll: null } },
  { answered: { bluffer: 2, claim: { aim: 'win', diviner: 3, tile: 17 }, answer: 'ok', roll: [4, 4, 2], prevails: 2 } },
  { moved: { tile: 17, from: null, to: 2 } },
  { rolled: { bluffer: 3, roll: null } },
  { answered: { bluffer: 3, claim: { aim: 'win', diviner: 2, tile: 10 }, answer: 'bluff', roll: [1, 3, 6], prevails: 3 } },
  { moved: { tile: 10, from: null, to: 3 } },
];
const rolled: Event[] = [...told, { rolled: { bluffer: 0, roll: [2, 5, 5] } }];
const answered = { bluffer: 1, claim: { aim: 'win', diviner: 0, tile: 16 }, answer: 'bluff', roll: [3, 4, 6], prevails: 0 } as const;
const reveal: Scene = { kind: 'reveal', ...answered, roll: [3, 4, 6], open: true, moved: { tile: 16, from: null, to: 0 } };

export const frames: Record<string, Frame> = {
  act: { names: four, bots: [2], me: 0, view: acting({}), awaited: { seats: [0] }, told: rolled },
  roll: { names: four, me: 0, view: view(start, { moment: { rolling: { bluffer: 0 } } }), awaited: { luck: { hand: 0 } }, told },
  answer: { names: four, me: 0, view: view(later, { moment: { answering: { bluffer: 1, claim: { aim: 'win', diviner: 0, tile: 16 } } }, offer: 'answer' }), awaited: { seats: [0] }, told: [...rolled, { claimed: { bluffer: 1, claim: { aim: 'win', diviner: 0, tile: 16 } } }] },
  answerSteal: { names: four, me: 0, view: view(later, { moment: { answering: { bluffer: 1, claim: { aim: 'steal', diviner: 0, tile: 15 } } }, offer: 'answer' }), awaited: { seats: [0] }, told: [...rolled, { claimed: { bluffer: 1, claim: { aim: 'steal', diviner: 0, tile: 15 } } }] },
  said: { names: four, me: 0, view: view(later, {}), awaited: 'nobody', told: rolled, scene: { ...reveal, open: false, moved: null } },
  reveal: { names: four, me: 0, view: view(later, { moment: { answering: { bluffer: 1, claim: answered.claim } } }), awaited: 'nobody', told: rolled, scene: reveal },
  give: {
    names: four, me: 0, awaited: { seats: [0] }, told: [...rolled, { answered: { bluffer: 0, claim: { aim: 'steal', diviner: 2, tile: 12 }, answer: 'ok', roll: [2, 5, 5], prevails: 2 } }],
    view: view(start, { moment: { giving: { bluffer: 0, diviner: 2 } }, last: { bluffer: 0, roll: [2, 5, 5], turn: { claimed: { claim: { aim: 'steal', diviner: 2, tile: 12 }, answer: 'ok' } } }, offer: { give: { tiles: [8, 13, 15] } } }),
  },
  exchange: { names: four, me: 1, view: view(start, {}), awaited: 'nobody', told: rolled, scene: { kind: 'exchange', bluffer: 0, roll: [2, 5, 5], give: [8, 15], take: 18 } },
  wait: { names: eight, bots: [4, 5], me: 0, view: view([[8, 15], [4], [12, 17], [10], [], [7, 13], [9], [5]], { moment: { acting: { bluffer: 2 } } }), awaited: { seats: [2] }, told },
  over: { names: four, me: 0, view: view([[8, 9, 11, 13, 15, 16], [4, 6, 14], [12, 17, 18], [3, 5, 7, 10]], { moment: 'over' }), awaited: 'nobody', told: [...told, 'over'] },
};
