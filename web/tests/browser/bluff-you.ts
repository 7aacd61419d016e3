// Bluff You! for the tests: everything that it can ask. Tiles of the centre are claimed and claims believed, which is
// the short way to the end; bots see to the rest.

import type { Event, View } from '../../src/wire/bluff-you';
import type { Driver } from './drivers';

export const bluffYou: Driver = {
  box: 'bluff-you',
  settings: {},
  bots: 'any',
  asked: [
    { when: '.verdict.armed', taps: ['.okb'], keys: ['o'] },
    { when: '.act .peek', taps: ['.tiles [role="radio"][aria-disabled="false"]:not(.gone)', '.opps [role="radio"]:not([aria-disabled="true"])', '[data-go]'], keys: [{ reach: '.tiles' }, ' ', { reach: '.opps' }, ' ', 'Brass'] },
    { when: '.own [role="radio"]', taps: ['.own [role="radio"]', '[data-go]'], keys: [{ reach: '.own' }, ' ', 'Brass'] },
  ],
  progress: (view) => 1 - (view as View).centre.length / 16,
  // The dice are the Bluffer's alone until the answer.
  owns: (path, inside, seat) => {
    if (path === 'rolled.roll') return rolledBy(inside as Event) === seat;
    return path === 'offer' || (path === 'cup' && blufferOf(inside as View) === seat);
  },
  sealed: (view) => ((view as View).cup === null ? [] : ['cup']),
};

const rolledBy = (event: Event): number | null => (typeof event === 'object' && 'rolled' in event ? event.rolled.bluffer : null);

function blufferOf({ moment }: View): number | null {
  if (typeof moment !== 'object') return null;
  return 'acting' in moment ? moment.acting.bluffer : 'answering' in moment ? moment.answering.bluffer : null;
}
