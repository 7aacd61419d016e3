// What stands on each box, in English: facts, a sentence, a round in four pictures, what is inside.

import type { Box } from '../shelf/boxes';

export interface Lid {
  minutes: number;
  facts: { icon: string; text: string }[];
  says: string;
  steps: { title: string; text: string }[];
  stock: { icon: string; n: number; text: string }[];
}

export const lids: Record<Box, Lid> = {
  vabanque: {
    minutes: 5,
    facts: [{ icon: 'people', text: '3 to 6 seats' }, { icon: 'clock', text: '30 or 45 minutes' }, { icon: 'person', text: 'from 12, or 14' }, { icon: 'd-hidden', text: 'no dice, no deck' }],
    says: 'A ring of tables, and you walk to the money. The only luck is who starts. The rest is your face.',
    steps: [
      { title: 'Stake', text: 'Chips go on the tables, in the open. You make somebody’s fortune; it may be yours.' },
      { title: 'Hide', text: 'Three cards, face down: Raise fattens a table for all, Bluff does nothing, Trap waits.' },
      { title: 'Walk', text: 'Your pawn strolls up to four tables, clockwise. No running.' },
      { title: 'Cash in', text: 'You take what your table is worth. Unless a Trap takes you. Four rounds, most money wins.' },
    ],
    stock: [{ icon: 'table', n: 12, text: 'tables' }, { icon: 'chips', n: 60, text: 'chips' }, { icon: 'cards', n: 18, text: 'cards' }, { icon: 'pawn', n: 6, text: 'pawns' }],
  },
  cincinnati: {
    minutes: 5,
    facts: [{ icon: 'people', text: '3 to 6 seats' }, { icon: 'clock', text: '45 minutes' }, { icon: 'person', text: 'from 10' }, { icon: 'd-5', text: 'five dice each' }],
    says: 'Roll in secret, pick a table in secret, then everybody sees everything. The best hand takes the pile.',
    steps: [
      { title: 'Turn', text: 'One card falls on each of the tables A, B and C: money, chips or a duel.' },
      { title: 'Choose', text: 'You alone see your dice. Seal the table where they will be worth most.' },
      { title: 'Roll', text: 'Keep what helps, throw the rest, twice. Chips buy one more try.' },
      { title: 'Collect', text: 'The best hand that meets the condition takes the pile. Duel cards find their man.' },
    ],
    stock: [{ icon: 'd-6', n: 30, text: 'dice' }, { icon: 'chips', n: 20, text: 'chips' }, { icon: 'cards', n: 36, text: 'cards' }, { icon: 'table', n: 3, text: 'tables' }],
  },
  'bluff-you': {
    minutes: 3,
    facts: [{ icon: 'people', text: '2 to 8 seats' }, { icon: 'clock', text: '20 minutes' }, { icon: 'person', text: 'from 8' }, { icon: 'cup', text: 'one cup, three dice' }],
    says: 'Three dice under a cup, one number said aloud. It is true or it is not, and somebody has to say which.',
    steps: [
      { title: 'Look', text: 'Roll, lift the cup a little, and look. Nobody else does.' },
      { title: 'Claim', text: 'Say a number to somebody, for a tile of the centre or for one of theirs.' },
      { title: 'Answer', text: '“OK!” if it is believed, “Bluff you!” if it is not. Then the cup goes up.' },
      { title: 'Take', text: 'Who was right takes the tile. When the centre is empty, most points win.' },
    ],
    stock: [{ icon: 'card-back', n: 16, text: 'tiles' }, { icon: 'd-3', n: 3, text: 'dice' }, { icon: 'cup', n: 1, text: 'cup' }],
  },
  'quitte-ou-double': {
    minutes: 5,
    facts: [{ icon: 'people', text: '2 to 6 seats' }, { icon: 'clock', text: '45 minutes' }, { icon: 'person', text: 'children and adults' }, { icon: 'question', text: 'one die, four piles' }],
    says: 'A question, a stake, an answer. Then the real question: do you stop, or do you double?',
    steps: [
      { title: 'Roll', text: 'The die says what comes: question, riddle, challenge, luck or the jackpot.' },
      { title: 'Stake', text: 'Put your money down. The bank adds as much. A Banco makes it dearer.' },
      { title: 'Answer', text: 'One answer, out loud. The machine judges, the table may overrule it.' },
      { title: 'Quit or double', text: 'Take the pot, or risk it for twice as much. What fails goes to the jackpot.' },
    ],
    stock: [{ icon: 'question', n: 38, text: 'questions' }, { icon: 'riddle', n: 38, text: 'riddles' }, { icon: 'challenge', n: 76, text: 'challenges' }, { icon: 'luck', n: 38, text: 'luck cards' }],
  },
};
