// Which picture of a round (box/Scene) stands beside which chapter.

import type { Box } from '../shelf/boxes';

export const PICTURE: Record<Box, Record<string, number | string>> = {
  vabanque: { aim: 'aim', 'setting-up': 'setup', chips: 0, cards: 1, pawns: 2, payout: 3, 'new-order': 'order' },
  cincinnati: { aim: 'aim', 'setting-up': 'setup', 'turn-cards': 0, 'first-roll': 1, 're-rolls': 2, collect: 3, hands: 'hands', duels: 'duels', end: 'order' },
  'bluff-you': { aim: 'aim', 'setting-up': 'setup', roll: 0, win: 1, steal: 2, doublet: 3 },
  'quitte-ou-double': { aim: 'aim', 'setting-up': 'setup', turn: 0, banco: 1, 'questions-riddles': 2, ladder: 3, challenges: 'challenge', luck: 'luck', keepers: 'keepers' },
};
