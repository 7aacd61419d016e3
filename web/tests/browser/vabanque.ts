// Vabanque for the tests: everything that it can ask.

import type { Card, Event, View } from '../../src/wire/vabanque';
import type { Driver } from './drivers';

const TABLE = '[data-table][role="radio"]:not([aria-disabled])';
const GO = '[data-go]:enabled';

export const vabanque: Driver = {
  box: 'vabanque',
  settings: { edition: 'new' },
  bots: 'any',
  asked: [
    { when: '.act .hand', taps: ['.hand [role="radio"]', TABLE, GO], keys: ['r', 'b', 't', { some: 'ArrowRight' }, 'Brass'] },
    { when: '.act .steps', taps: ['.steps [role="radio"]', GO], keys: [{ some: 'ArrowRight' }, 'Brass'] },
    { when: '.act', taps: [TABLE, GO], keys: [{ some: 'ArrowRight' }, 'Brass'] },
  ],
  progress: (view) => {
    const { round, cards, seats, moment } = view as View;
    return moment === 'over' ? 1 : (round - 1 + cards.length / (4 * seats.length)) / 4;
  },
  // A card is its owner's alone until its table is paid, or for ever where no pawn stands.
  owns: (path, inside, seat) => {
    if (path === 'card-laid.kind') return laidBy(inside as Event) === seat;
    const [, past, nth] = /^(last\.)?cards\.(\d+)\.kind$/.exec(path) ?? [];
    const { cards, last } = inside as View;
    return /^(hand|offer)$/.test(path) || (nth !== undefined && ((past ? last?.cards : cards) ?? [])[Number(nth)]?.seat === seat);
  },
  sealed: (view) => {
    const { moment, cards, hand } = view as View;
    const open = (some: Card[]) => some.flatMap((card) => (card.kind === null ? [] : [JSON.stringify(card)]));
    return moment === 'over' ? [] : [...open(cards), ...hand];
  },
};

const laidBy = (event: Event): number | null => (typeof event === 'object' && 'card-laid' in event ? event['card-laid'].seat : null);

