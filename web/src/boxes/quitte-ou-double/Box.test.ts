import { describe, expect, it } from 'vitest';
import { plain } from '../../table/line';
import { speaker } from '../../words/tongue.svelte';
import { draw } from '../draw';
import type { Frame } from '../frame';
import { frames } from './frames';
import match from './match.json';
import { after } from './shown';
import { telling } from './tell';
import type { Event, View } from './types';

const frame = (name: string): Frame => {
  const found = frames[name];
  if (!found) throw new Error(`no frame ${name}`);
  return found;
};
const names = ['You', 'Marco', 'Inès', 'Tom'];
const steps = match as unknown as { events: Event[]; view: View }[];

describe('every frame is drawn', () => {
  for (const name of Object.keys(frames)) {
    for (const tongue of ['en', 'fr'] as const) {
      it(`${name} in ${tongue}`, async () => {
        const hand = await draw('quitte-ou-double', frame(name), { tongue });
        const cloth = await draw('quitte-ou-double', frame(name), { tongue, cloth: true });
        expect(/undefined|\[object|NaN/.exec(hand + cloth)?.[0]).toBeUndefined();
        expect(hand.length).toBeGreaterThan(1000);
      });
    }
  }
});

describe('a real match', () => {
  it('is drawn at every step, and told in both languages', async () => {
    const told: Event[] = [];
    for (const { events, view } of steps) {
      told.push(...events);
      const drawn = await draw('quitte-ou-double', { names, me: 0, view, awaited: view.offer ? { seats: [0] } : 'house', told: told.slice(-6) });
      expect(/undefined|\[object|NaN/.exec(drawn)?.[0]).toBeUndefined();
    }
    for (const tongue of ['en', 'fr'] as const) {
      await speaker.speak(tongue);
      const lines = told.flatMap((_, i) => telling.line(told, i, 0) ?? []).map((line) => plain(line, (seat) => names[seat] ?? '?'));
      expect(lines.length).toBeGreaterThan(60);
      expect(lines.filter((line) => /undefined|\[object|NaN|\s\s/.test(line))).toEqual([]);
    }
  });

  it('lays the announced money where the next view has it', () => {
    steps.slice(1).forEach(({ events, view }, i) => {
      const before = steps[i]?.view;
      if (!before) return;
      const shown = after(before, events);
      expect(shown.seats.map((place) => place.purse)).toEqual(view.seats.map((place) => place.purse));
      expect(shown.seats.map((place) => place.bancos)).toEqual(view.seats.map((place) => place.bancos));
      expect(shown.seats.map((place) => place.keepers)).toEqual(view.seats.map((place) => place.keepers));
      expect(shown.jackpot).toBe(view.jackpot);
      if (view.board) expect(shown.board?.pot).toBe(view.board.pot);
    });
  });
});

it('offers what the house offers, and nothing else', async () => {
  expect((await draw('quitte-ou-double', frame('ally'))).match(/role="radio"/g)).toHaveLength(2);
  expect((await draw('quitte-ou-double', frame('double'))).match(/<button[^>]*class="door/g)).toHaveLength(2);
  expect(await draw('quitte-ou-double', frame('doubling'))).not.toMatch(/<button[^>]*class="door/);
  expect(await draw('quitte-ou-double', { ...frame('stake'), awaited: { seats: [1] } })).not.toContain('type="range"');
});

it('puts nothing on a television to press', async () => {
  for (const name of ['double', 'stake', 'question', 'ally', 'vote']) {
    const shown = frame(name);
    const cloth = await draw('quitte-ou-double', { ...shown, view: { ...(shown.view as View), offer: null, part: 'watcher' } }, { cloth: true });
    expect(cloth).not.toContain('<button');
  }
});

it('says who, what, right or wrong, and what became of the money', async () => {
  await speaker.speak('en');
  const told = frame('roll').told as Event[];
  const lines = told.map((_, i) => telling.line(told, i, 0)).filter((line) => line !== null);
  expect(lines.map((line) => plain(line, (seat) => names[seat] ?? '?'))).toEqual(['Tom rolled riddle, staked 10,000. Pot 20,000.', 'Tom hears level 1: riddle, logic.', 'Tom answered “seven”. Right, says the machine.', 'Tom quit with 20,000.']);
});
