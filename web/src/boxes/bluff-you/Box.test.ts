import { describe, expect, it } from 'vitest';
import { draw } from '../draw';
import type { Frame } from '../frame';
import { frames } from './frames';
import { telling } from './tell';
import { plain } from '../../table/line';
import { speaker } from '../../words/tongue.svelte';
import type { Event, View } from './types';

const frame = (name: string): Frame => {
  const found = frames[name];
  if (!found) throw new Error(`no frame ${name}`);
  return found;
};

describe('every frame is drawn', () => {
  for (const name of Object.keys(frames)) {
    for (const tongue of ['en', 'fr'] as const) {
      it(`${name} in ${tongue}`, async () => {
        const hand = await draw('bluff-you', frame(name), { tongue });
        const cloth = await draw('bluff-you', frame(name), { tongue, cloth: true });
        expect(/undefined|\[object|NaN/.exec(hand + cloth)?.[0]).toBeUndefined();
        expect(hand.length).toBeGreaterThan(1000);
      });
    }
  }
});

it('offers what the house offers, and nothing else', async () => {
  const act = await draw('bluff-you', frame('act'));
  expect(act.match(/role="radio"[^>]*aria-disabled="false"[^>]*aria-label="\d+, /g)).toHaveLength(13); // 8 of the centre, 5 of others
  expect(act.includes('aria-disabled="true" aria-label="8, 2 points, yours"')).toBe(true);
  const without = await draw('bluff-you', { ...frame('act'), awaited: { seats: [1] } });
  expect(without.includes('role="radio"')).toBe(false);
});

it('never draws the dice under the cup before they are looked at', async () => {
  const act = await draw('bluff-you', frame('act'));
  expect(/class="die/.exec(act)).toBeNull();
  const cloth = await draw('bluff-you', frame('act'), { cloth: true });
  expect(/class="die/.exec(cloth)).toBeNull();
});

it('says who, what, true or false, and why', async () => {
  await speaker.speak('en');
  const told = frame('act').told as Event[];
  const lines = told.map((_, i) => telling.line(told, i, 0)).filter((line) => line !== null);
  const names = ['You', 'Marco', 'Inès', 'Tom'];
  expect(lines.map((line) => plain(line, (seat) => names[seat] ?? '?'))).toEqual([
    'Marco stole 9 from Tom: true, and Tom said Bluff you! 2 + 3 + 4 = 9',
    'Inès took 17: false, and Tom said OK! 4 + 4 + 2 = 10',
    'Tom took 10: true, and Inès said Bluff you! 1 + 3 + 6 = 10',
    'You rolled. Nobody else knows what.',
  ]);
});

it('shows a reveal in order: the answer, the dice, then the tile', () => {
  const answered = { bluffer: 1, claim: { aim: 'win', diviner: 0, tile: 16 }, answer: 'bluff', roll: [3, 4, 6], prevails: 0 } as const;
  const events: Event[] = [{ answered: { ...answered, roll: [3, 4, 6] } }, { moved: { tile: 16, from: null, to: 0 } }];
  const before = frame('answer').view as View;
  const scenes = events.flatMap((_, i) => telling.beats(events, i, before, 0)).map((beat) => beat.scene);
  expect(scenes.map((scene) => (scene?.kind === 'reveal' ? [scene.open, scene.moved?.tile ?? null] : scene))).toEqual([[false, null], [true, null], [true, 16]]);
});
