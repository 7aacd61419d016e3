// The guided first game of Quitte ou Double: roll, stake, answer, double, quit, Banco. The learner is seat 0.

import type { Lesson, LessonStep } from '../../learn/lesson';
import { speaker } from '../../words';
import type { Board, Choice, Event, Level, Place, Read, View } from './types';

const place = (purse: number, bancos = 2): Place => ({ purse, bancos, keepers: [], skips: false, people: [{ category: 'adult', present: true }], pointer: 0, bot: null });

function view(purses: number[], some: Partial<View>): View {
  return {
    seats: purses.map((purse) => place(purse)), jackpot: 0, bank_bancos: 6, piles: { question: 38, riddle: 38, challenge: 76, luck: 38 }, round: 1, rounds: 10, turns: 0, last_round: false,
    seat: 0, person: 0, moment: 'rolling', board: null, luck: null, last: null, answer: null, verdict: null, part: 'other', offer: null, ...some,
  };
}

/** The cards of the lesson speak the page's language, whichever it is when the step is shown. */
const TASKS: Record<1 | 2, { en: string; fr: string }> = {
  1: { en: 'In which country does one find Marseille?', fr: 'Dans quel pays se trouve Marseille ?' },
  2: { en: 'Which sea lies between Nice and Algiers?', fr: 'Quelle mer s’étend entre Nice et Alger ?' },
};
const ANSWERS: Record<1 | 2, RegExp> = { 1: /fran/i, 2: /m[eé]dit/i };

function read(level: 1 | 2, done = false): Read {
  const expected = level === 1 ? (speaker.tongue === 'fr' ? 'la France' : 'France') : speaker.tongue === 'fr' ? 'la Méditerranée' : 'the Mediterranean';
  return { kind: { question: 'geography' }, who: 'player', category: 'adult', open: TASKS[level][speaker.tongue], time_s: null, say: null, letters: null, need: null, figures: null, skill: null, red: null, expected: done ? expected : null, done: [] };
}
const board = (level: Level, some: Partial<Board>): Board => ({ family: 'question', stake: 10_000, funding: 'plain', pot: 10_000 * 2 ** level, level, reader: null, ally: null, star: false, unread: null, read: null, ...some });

const tell = (...events: Event[]): Event[] => events;
const paid = (from: Extract<Event, { paid: unknown }>['paid']['from'], to: Extract<Event, { paid: unknown }>['paid']['to'], amount: number): Event => ({ paid: { from, to, amount } });
const reads = (level: Level): Event => ({ read: { player: { seat: 0, person: 0 }, family: 'question', kind: { question: 'geography' }, category: 'adult', level } });
const right = (level: Level, text: string): Event[] => tell({ answered: { seat: 0, text } }, { judged: { seat: 0, level, verdict: { success: true, source: 'machine' } } });

const asks = (level: 1 | 2) => view([90_000, 100_000, 100_000], { moment: 'attempting', part: 'player', offer: 'answer', board: board(level, { read: read(level) }) });
const doors = (level: 1 | 2) => view([90_000, 100_000, 100_000], { moment: 'doubling', part: 'player', offer: { double: { pot: 10_000 * 2 ** level, next: 20_000 * 2 ** level } }, verdict: { success: true, source: 'machine' }, board: board(level, { read: read(level, true) }) });
const later = { jackpot: 20_000, round: 2, turns: 3 };

const typed = (choice: unknown, level: 1 | 2) => 'answer' in (choice as Choice) && ANSWERS[level].test((choice as { answer: string }).answer);
const took = (choice: unknown, door: 'quit' | 'double') => (choice as Choice & { double?: string }).double === door;
const mine = { seats: [0] };

const steps: LessonStep[] = [
  {
    say: { en: 'Your turn. **Roll the die**: its face decides what happens.', fr: 'À vous. **Lancez le dé** : sa face dit ce qui arrive.' },
    at: 'roll', view: view([100_000, 100_000, 100_000], {}), awaited: { luck: { hand: 0 } }, until: null, act: 'gesture', ghost: ['roll'], then: tell({ rolled: { seat: 0, person: 0, die: 2, face: 'question' } }),
  },
  {
    say: { en: 'A question. **Stake 10,000**: the bank lays as much beside it.', fr: 'Une question. **Misez 10 000** : la banque en pose autant.' },
    at: 'stake', awaited: mine, until: (choice) => (choice as Choice & { stake?: unknown }).stake === 'plain', right: { stake: 'plain' }, ghost: ['stake plain'],
    wrong: { en: 'A Banco already? Keep it for later: the plain stake.', fr: 'Un Banco, déjà ? Gardez-le : la mise simple.' },
    view: view([100_000, 100_000, 100_000], { moment: { staking: { family: 'question' } }, offer: { stake: { banco: { least: 20_000, most: 100_000 } } } }),
    then: tell({ staked: { seat: 0, stake: 10_000, funding: 'plain' } }, paid({ purse: 0 }, 'pot', 10_000), paid('bank', 'pot', 10_000), reads(1)),
  },
  {
    say: { en: '**Type your answer** and lock it. There is only one.', fr: '**Tapez votre réponse** et validez. Il n’y en a qu’une.' },
    at: 'answer', awaited: mine, until: (choice) => typed(choice, 1), right: { answer: 'France' }, ghost: ['answer'],
    wrong: { en: 'South of Lyon, on the sea: France.', fr: 'Au sud de Lyon, sur la mer : la France.' },
    get view() { return asks(1); },
    then: right(1, 'France'),
  },
  {
    say: { en: 'Right. 20,000 is yours, but **take the red door**: double.', fr: 'Juste. 20 000 sont à vous, mais **prenez la porte rouge** : double.' },
    at: 'double', awaited: mine, until: (choice) => took(choice, 'double'), right: { double: 'double' }, ghost: ['double'],
    wrong: { en: 'Wise. But this once, be bold.', fr: 'C’est sage. Mais pour une fois, osez.' },
    get view() { return doors(1); },
    then: tell({ doubled: { seat: 0 } }, paid('bank', 'pot', 20_000), reads(2)),
  },
  {
    say: { en: 'Level 2 of the same card. A slip is forgiven: **answer**.', fr: 'Niveau 2 de la même carte. Une petite faute passe : **répondez**.' },
    at: 'answer', awaited: mine, until: (choice) => typed(choice, 2), right: { answer: 'Mediterranee' }, ghost: ['answer'],
    wrong: { en: 'It is the Mediterranean.', fr: 'C’est la Méditerranée.' },
    get view() { return asks(2); },
    then: right(2, 'Mediterranee'),
  },
  {
    say: { en: '40,000. One failure, and all goes to the jackpot: **quit**.', fr: '40 000. Un échec, et tout va à la cagnotte : **quitte**.' },
    at: 'quit', awaited: mine, until: (choice) => took(choice, 'quit'), right: { double: 'quit' }, ghost: ['quit'],
    wrong: { en: 'Level 3 is hard. Take the money this time.', fr: 'Le niveau 3 est dur. Prenez l’argent cette fois.' },
    get view() { return doors(2); },
    then: tell(
      { quit: { seat: 0 } }, paid('pot', { purse: 0 }, 40_000),
      { rolled: { seat: 1, person: 0, die: 3, face: 'riddle' } }, { staked: { seat: 1, stake: 10_000, funding: 'plain' } }, paid({ purse: 1 }, 'pot', 10_000), paid('bank', 'pot', 10_000),
      { judged: { seat: 1, level: 1, verdict: { success: false, source: 'clock' } } }, paid('pot', 'jackpot', 20_000),
      { rolled: { seat: 0, person: 0, die: 3, face: 'riddle' } },
    ),
  },
  {
    say: { en: 'A Banco card sets the stake yourself. **Go up to 50,000 and call Banco**.', fr: 'Une carte Banco : vous fixez la mise. **Montez à 50 000 et jouez un Banco**.' },
    at: 'banco', awaited: mine, until: (choice) => JSON.stringify(choice) === JSON.stringify({ stake: { banco: 50_000 } }), right: { stake: { banco: 50_000 } }, ghost: ['more', 'stake banco'],
    wrong: { en: 'Set it to 50,000 with the plus.', fr: 'Réglez sur 50 000 avec le plus.' },
    view: view([130_000, 90_000, 100_000], { ...later, moment: { staking: { family: 'riddle' } }, offer: { stake: { banco: { least: 20_000, most: 130_000 } } } }),
    then: tell({ staked: { seat: 0, stake: 50_000, funding: 'banco' } }, paid({ purse: 0 }, 'pot', 50_000), paid('bank', 'pot', 50_000)),
  },
  {
    say: { en: 'The bank follows, level by level. **The richest at the end wins.**', fr: 'La banque suit, niveau après niveau. **Le plus riche à la fin gagne.**' },
    at: 'ladder', awaited: 'house', until: null, act: 'next', ghost: [], then: [],
    view: view([80_000, 90_000, 100_000], { ...later, moment: 'drawing', board: board(1, { family: 'riddle', stake: 50_000, funding: 'banco', pot: 100_000 }) }),
  },
];

export const lesson: Lesson = {
  names: ['—', 'Colette', 'Basile'],
  steps,
  end: view([80_000, 90_000, 100_000], { ...later, moment: 'drawing', board: board(1, { family: 'riddle', stake: 50_000, funding: 'banco', pot: 100_000 }) }),
};
