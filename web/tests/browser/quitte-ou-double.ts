// Quitte ou Double for the tests: everything that it can ask. Answers are mostly wrong, and readers lenient.

import type { View } from '../../src/wire/quitte-ou-double';
import type { Driver } from './drivers';

const GO = '[data-go]:enabled';
const ROUNDS = 2;

export const quitteOuDouble: Driver = {
  box: 'quitte-ou-double',
  settings: { options: { rounds: ROUNDS, 'deck-language': 'en', 'die-faces': 'two-questions', 'challenge-time': 20 } },
  bots: 'steady',
  asked: [
    { when: `[data-aim="stake"] ${GO}`, taps: ['[data-aim="stake"] button'], keys: ['p'] },
    { when: `[data-aim="speak"] ${GO}`, taps: ['[data-aim="speak"] button'], keys: ['Brass'] },
    { when: '.ansf:enabled', taps: [{ field: '.ansf', text: 'a violin' }, '.send:enabled'], keys: [{ reach: '.ansf' }, { text: 'a violin' }, 'Enter'] },
    { when: '.doors.armed button', taps: ['.doors.armed button'], keys: ['q'] },
    { when: '.dock .stack', taps: ['.dock .stack button'], keys: ['a', 'n'] },
    { when: '.picks', taps: ['.picks [role="radio"]', GO], keys: ['1', 'Brass'] },
    { when: `.dock .two ${GO}`, taps: ['.dock .two button'], keys: ['y'] },
  ],
  progress: (view) => {
    const { turns, seats, moment } = view as View;
    return moment === 'over' ? 1 : turns / (ROUNDS * seats.length);
  },
  // I12: until a level is settled its red words are the player's and the reader's, its answer the reader's, both the voters'.
  owns: (path, inside, seat) => {
    const { part, moment } = inside as View;
    if (path === 'board.read' && moment === 'reading') return part === 'reader';
    const votes = typeof moment === 'object' && 'voting' in moment && (moment.voting.voters[seat] ?? []).length > 0;
    if (/^board\.read\.expected$/.test(path)) return part === 'reader' || votes;
    if (/^board\.read\.red\b/.test(path)) return part === 'reader' || part === 'player' || votes;
    return /^(part|offer)\b/.test(path) || /^board\.read\.(say|letters|skill)\b/.test(path);
  },
  // 7.2: until the reader has spoken, the text is his alone, and nobody is offered anything.
  held: (view) => {
    const { board, moment, part } = view as View;
    if (!board?.reader || !board.read) return null;
    if (moment === 'doubling') return { ...(view as View), moment: 'asking', offer: null };
    const { kind, category } = board.read;
    return { ...(view as View), moment: 'reading', offer: null, board: { ...board, unread: { kind, category }, read: part === 'reader' ? board.read : null } };
  },
  sealed: (view) => {
    const { moment, board } = view as View;
    const read = moment === 'asking' || moment === 'doubling' || moment === 'over' ? null : board?.read;
    return [read?.expected, read?.red?.words].filter((hidden) => hidden != null);
  },
};
