// Moments of Quitte ou Double, for the gallery and for Box.test.ts.

import type { AwaitedLine } from '../../wire/protocol';
import type { Frame } from '../frame';
import type { Board, Event, Place, Read, Scene, View } from './types';

const names = ['Léa', 'Marco', 'Inès', 'Tom'];

const place = (purse: number, bancos: number, keepers: string[] = []): Place => ({ purse, bancos, keepers, skips: false, people: [{ category: 'adult', present: true }], pointer: 0, bot: null });
const purses = (lea: number): Place[] => [place(lea, 2, ['L01', 'L05']), place(90_000, 1), place(210_000, 2, ['L07']), place(130_000, 1)];

function view(some: Partial<View>, lea = 160_000): View {
  return {
    seats: purses(lea), jackpot: 120_000, bank_bancos: 4, piles: { question: 38, riddle: 38, challenge: 76, luck: 36 }, round: 4, rounds: 8, turns: 12, last_round: false,
    seat: 0, person: 0, moment: 'rolling', board: null, luck: null, last: null, answer: null, verdict: null, part: 'other', offer: null, ...some,
  };
}

const task = (some: Partial<Read> = {}): Read => ({
  kind: { question: 'geography' }, who: 'player', category: 'adult', open: 'Which river flows through Vienna, Budapest and Belgrade?', time_s: 45,
  say: null, letters: null, need: null, figures: null, skill: null, red: null, expected: null, done: [], ...some,
});
const on = (some: Partial<Board> = {}): Board => ({ family: 'question', stake: 10_000, funding: 'plain', pot: 20_000, level: 1, reader: { seat: 3, person: 0 }, ally: null, star: false, unread: null, read: task(), ...some });
const draw = task({ kind: 'draw', who: 'ally', open: 'Draw it; your ally has one minute to guess.', time_s: 60 });
const listed = task({ kind: 'list', who: 'either', open: 'Name six rivers of Europe.', need: 6, time_s: 60 });
const described = task({ kind: 'describe', who: 'ally', open: 'Describe it; your ally guesses.', time_s: 60, red: { words: 'lighthouse', forbidden: ['sea', 'lamp', 'tower'], notes: [] } });

const asked: AwaitedLine = { seats: [0] };
const told: Event[] = [
  { rolled: { seat: 3, person: 0, die: 3, face: 'riddle' } }, { staked: { seat: 3, stake: 10_000, funding: 'plain' } }, { paid: { from: { purse: 3 }, to: 'pot', amount: 10_000 } }, { paid: { from: 'bank', to: 'pot', amount: 10_000 } },
  { read: { player: { seat: 3, person: 0 }, family: 'riddle', kind: 'logic', category: 'adult', level: 1 } }, { answered: { seat: 3, text: 'seven' } }, { judged: { seat: 3, level: 1, verdict: { success: true, source: 'machine' } } },
  { quit: { seat: 3 } }, { paid: { from: 'pot', to: { purse: 3 }, amount: 20_000 } },
];
const rolled: Event[] = [...told, { rolled: { seat: 0, person: 0, die: 2, face: 'question' } }];

const frame = (me: number | null, shown: View, awaited: AwaitedLine = asked, some: Partial<Frame> = {}): Frame => ({ names, me, view: shown, awaited, told: rolled, ...some });
const scene = (shown: Scene): Frame => frame(0, shown.view, 'house', { scene: shown });
const failed = { success: false, source: 'machine' } as const;
const vote = view({ moment: { voting: { voters: [[], [0], [0], [0]] } }, board: on({ read: task({ expected: 'the Danube' }) }), answer: 'the Donau', verdict: failed });

export const frames: Record<string, Frame> = {
  roll: frame(0, view({}, 170_000), { luck: { hand: 0 } }, { told }),
  after: frame(1, view({ seat: 1, last: { player: { seat: 0, person: 0 }, card: 'Q03', kind: { question: 'geography' }, category: 'adult', end: 'failed', levels: [{ open: 'Which river flows through Vienna, Budapest and Belgrade?', answer: 'the Danube' }] } }), { luck: { hand: 1 } }, { told }),
  stake: frame(0, view({ moment: { staking: { family: 'question' } }, offer: { stake: { banco: { least: 20_000, most: 170_000 } } } }, 170_000)),
  question: frame(0, view({ moment: 'attempting', board: on(), part: 'player', offer: 'answer' })),
  spelling: frame(0, view({ moment: 'attempting', board: on({ family: 'riddle', read: task({ kind: 'spelling', open: 'What one hears in a cave: the mountain answers.', say: 'ekko', letters: 4 }) }), part: 'player', offer: 'answer' })),
  unread: frame(1, view({ moment: 'reading', board: on({ unread: { kind: { question: 'geography' }, category: 'adult' }, read: null }) }), 'house'),
  readOut: frame(3, view({ moment: 'reading', board: on({ unread: { kind: { question: 'geography' }, category: 'adult' }, read: task({ expected: 'the Danube' }) }), part: 'reader' }), 'house'),
  ask: frame(3, view({ moment: 'asking', board: on({ read: task({ expected: 'the Danube' }) }), answer: 'the Danube', verdict: { success: true, source: 'machine' }, part: 'reader' }), 'house'),
  thinks: frame(1, view({ moment: 'attempting', board: on({ level: 2, pot: 40_000, read: task({ open: 'Which strait separates Sicily from mainland Italy?' }) }) })),
  reader: frame(3, view({ moment: 'judging', board: on({ read: task({ expected: 'the Danube' }) }), answer: 'the Donau', part: 'reader' }), 'house'),
  double: frame(0, view({ moment: 'doubling', board: on({ level: 2, pot: 40_000, read: task({ expected: 'Messina' }) }), answer: 'Messina', verdict: { success: true, source: 'machine' }, part: 'player', offer: { double: { pot: 40_000, next: 80_000 } } })),
  doubling: frame(2, view({ moment: 'doubling', board: on({ level: 2, pot: 40_000, read: task({ expected: 'Messina' }) }), verdict: { success: true, source: 'machine' } })),
  ally: frame(0, view({ moment: 'approaching', board: on({ family: 'challenge', read: { ...draw, red: { words: 'lighthouse', forbidden: [], notes: [] } } }), part: 'player', offer: { approach: { unaided: null, allies: [{ seat: 1, person: 0 }, { seat: 2, person: 0 }], ally_pay: 10_000, change: false } } })),
  draws: frame(2, view({ moment: 'attempting', board: on({ family: 'challenge', ally: { seat: 2, person: 0 }, read: draw }), part: 'ally' }), 'house'),
  list: frame(0, view({ moment: 'attempting', board: on({ family: 'challenge', read: listed }), part: 'player' }), 'house'),
  clues: frame(0, view({ moment: 'attempting', board: on({ family: 'challenge', ally: { seat: 2, person: 0 }, read: described }), part: 'player' }), 'house'),
  skill: frame(0, view({ moment: 'attempting', board: on({ family: 'challenge', read: task({ kind: { skill: 'inner-clock' }, who: 'alone', open: 'Stop the hidden clock at twelve seconds.' }) }), part: 'player' }), 'house'),
  appeal: frame(0, view({ moment: 'contesting', board: on(), answer: 'the Donau', verdict: failed, part: 'player', offer: { contest: { second_chance: true, appeal: true } } })),
  vote: frame(1, vote, 'house'),
  voted: frame(0, { ...vote, board: on() }, 'house'),
  insure: frame(0, view({ moment: 'insuring', board: on({ stake: 80_000, pot: 160_000, funding: 'banco' }), answer: 'the Donau', verdict: failed, part: 'player', offer: { insure: { back: 50_000 } } })),
  luck: frame(0, view({ moment: 'shielding', luck: { card: 'L27', effect: { 'pay-jackpot': 50_000 }, title: 'The wind takes your hat', text: 'and your wallet with it. Pay 50,000 to the jackpot.' }, offer: 'shield' }, 170_000)),
  target: frame(0, view({ moment: 'targeting', luck: { card: 'L13', effect: { 'chosen-pays-you': 20_000 }, title: 'An old debt', text: 'Somebody remembers it at last.' }, offer: { target: { seats: [1, 2, 3], decline: false } } })),
  discard: frame(0, view({ moment: 'discarding', luck: { card: 'L38', effect: 'lose-keeper', title: 'A hole in the pocket', text: 'Something falls through it.' }, offer: { discard: { keepers: ['second-chance', 'shield'] } } })),
  over: frame(0, view({ moment: 'over', seat: null, person: null, jackpot: 90_000, round: 8 }), 'nobody'),
  die: scene({ kind: 'die', view: view({}), seat: 0, die: 2, face: 'question', lies: true }),
  staked: scene({ kind: 'stake', view: view({ moment: 'drawing', board: on({ read: null }) }), seat: 0, stake: 10_000, funding: 'plain' }),
  read: scene({ kind: 'read', view: view({ moment: 'drawing', board: on({ read: null }) }), seat: 0, family: 'question', task: { question: 'geography' }, level: 1 }),
  right: scene({ kind: 'verdict', view: view({ moment: 'judging', board: on(), answer: 'the Danube' }), seat: 0, level: 1, verdict: { success: true, source: 'machine' } }),
  wrong: scene({ kind: 'verdict', view: view({ moment: 'judging', board: on(), answer: 'the Rhine' }), seat: 0, level: 1, verdict: failed }),
  opened: scene({ kind: 'door', view: view({ moment: 'doubling', board: on() }), seat: 0, door: 'double', pot: 20_000, next: 40_000 }),
  falls: scene({ kind: 'money', view: view({ board: on() }), from: 'pot', to: 'jackpot', amount: 20_000 }),
  drawn: scene({ kind: 'luck', view: view({ moment: 'luck-drawing' }), seat: 0, card: 'L10' }),
  says: scene({ kind: 'say', view: view({}), icon: 'info', line: { parts: [{ seat: 1 }, ' skips this turn.'] } }),
};
