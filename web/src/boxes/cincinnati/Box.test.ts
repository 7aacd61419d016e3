import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plain } from '../../table/line';
import { box } from '.';
import { speaker } from '../../words/tongue.svelte';
import { draw } from '../draw';
import type { Frame } from '../frame';
import { after } from './after';
import { frames } from './frames';
import { lesson } from './lesson';
import { telling } from './tell';
import { facesOf, marked, type Event, type View } from './types';

interface Kept { name: string; me: number | null; views: View[]; start?: View; events?: Event[][] }
/** Out of real matches: `tapis simulate cincinnati`, `tapis replay --json`. */
const matches = JSON.parse(readFileSync(new URL('./match.json', import.meta.url), 'utf8')) as Kept[];
const names = ['Léa', 'Marco', 'Inès', 'Tom', 'Nadia', 'Hugo'];
const odd = (text: string) => /undefined|\[object|NaN|>null</.exec(text)?.[0];

const frame = (name: string): Frame => {
  const found = frames[name];
  if (!found) throw new Error(`no frame ${name}`);
  return found;
};

describe('every frame is drawn', () => {
  for (const name of Object.keys(frames)) {
    for (const tongue of ['en', 'fr'] as const) {
      it(`${name} in ${tongue}`, async () => {
        const hand = await draw('cincinnati', frame(name), { tongue });
        const cloth = await draw('cincinnati', frame(name), { tongue, cloth: true });
        expect(odd(hand + cloth)).toBeUndefined();
        expect(hand.length).toBeGreaterThan(1000);
      });
    }
  }
});

describe('views out of real matches are drawn', () => {
  for (const match of matches) {
    it(match.name, async () => {
      for (const view of match.views) {
        const asked = view.offer && match.me !== null ? [match.me] : [];
        const made: Frame = { names: names.slice(0, view.seats.length), me: match.me, view, awaited: { seats: asked } };
        for (const tongue of ['en', 'fr'] as const) expect(odd(await draw('cincinnati', made, { tongue })), JSON.stringify(view.moment)).toBeUndefined();
      }
    });
  }
});

it('offers what the house offers, and nothing else', async () => {
  const table = await draw('cincinnati', frame('table'));
  expect(table.match(/role="radio"/g)).toHaveLength(3);
  const three = await draw('cincinnati', frame('three'));
  expect(three.match(/role="radio"/g)).toHaveLength(2);
  const idle = await draw('cincinnati', { ...frame('table'), awaited: { seats: [1] } });
  expect(idle.includes('role="radio"')).toBe(false);
  expect((await draw('cincinnati', frame('keep'))).match(/aria-pressed=/g)).toHaveLength(5);
  expect((await draw('cincinnati', frame('waits'))).includes('aria-pressed')).toBe(false);
});

it('never draws first rolls of others, nor mine to everybody', async () => {
  const view = frame('table').view as View;
  const open = { ...view, mine: [], offer: null, seats: view.seats.map((of) => ({ ...of, dice: null })) };
  const cloth = await draw('cincinnati', { ...frame('table'), view: open }, { cloth: true });
  // What is printed at A and B: three and four dice, and no others.
  expect(cloth.match(/class="die/g)).toHaveLength(7);
});

it('tells a whole match, in both languages', async () => {
  const match = matches[0];
  const told = match?.events?.flat() ?? [];
  expect(told.length).toBeGreaterThan(300);
  for (const tongue of ['en', 'fr'] as const) {
    await speaker.speak(tongue);
    const lines = told.map((_, i) => telling.line(told, i, 0)).filter((line) => line !== null);
    const spoken = lines.map((line) => plain(line, (seat) => (seat === 0 ? 'You' : (names[seat] ?? '?'))));
    expect(spoken.find((line) => odd(line) !== undefined || line.trim() === '')).toBeUndefined();
    expect(lines.every((line) => line.clause)).toBe(true);
    if (tongue === 'fr') expect(spoken.find((line) => / [?!:;]/.test(line))).toBeUndefined();
  }
});

it('finds the turning points, and names the round of each', () => {
  const told = matches[0]?.events?.flat() ?? [];
  const moments = box.moments(told);
  expect(moments).toHaveLength(6);
  expect(moments.map((moment) => moment.at)).toEqual(moments.map((moment) => moment.at).sort((a, b) => a - b));
  for (const { at, when } of moments) {
    const begun = told.slice(0, at + 1).findLast((event) => typeof event === 'object' && 'round' in event);
    expect(begun).toMatchObject({ round: { round: when.n } });
  }
});

it('shows what the events say, and ends where the house ends', () => {
  const match = matches[0];
  let view = match?.start;
  if (!view || !match?.events) throw new Error('no match');
  for (const events of match.events.slice(1)) {
    events.forEach((_, i) => telling.beats(events, i, view as View, 0));
    view = events.reduce(after, view);
  }
  const end = match.views.find((one) => one.moment === 'over');
  const purse = (of: View | undefined) => of?.seats.map((seat) => [seat.money.join(), seat.worth, seat.chips]);
  expect(purse(view)).toEqual(purse(end));
  expect(view.tables.map((one) => one.pile.join())).toEqual(end?.tables.map((one) => one.pile.join()));
});

it('lets all dice of a step fall together, and those of a duel one by one', () => {
  const keep = frame('keep').view as View;
  const throws: Event[] = [{ thrown: { seat: 1, roll: 'second', thrown: [1, 1], dice: [1, 1, 4, 4, 4] } }, { thrown: { seat: 2, roll: 'second', thrown: [5], dice: [2, 3, 4, 5, 6] } }];
  const count = (before: View) => throws.map((_, i) => telling.beats(throws, i, before, 0).length);
  expect(count(keep)).toEqual([1, 0]);
  expect(count(frame('duel').view as View)).toEqual([1, 1]);
});

it('says why a table is collected before it is paid', () => {
  const before = frame('extra').view as View;
  const events: Event[] = [{ collected: { table: 'a', seat: 1, cards: ['20000', '35000'], chips: 0 } }, { stays: { table: 'c' } }];
  const scenes = events.flatMap((_, i) => telling.beats(events, i, before, 0)).map((beat) => beat.scene);
  expect(scenes.map((scene) => (scene?.kind === 'collect' ? [scene.settled.map((one) => one.seat), scene.paid] : null))).toEqual([[[1], false], [[1], true], [[1, null], true]]);
});

it('reads hands and heaps', () => {
  expect(facesOf('full-house', [1, 1, 4, 4, 4])).toEqual([4, 1]);
  expect(facesOf('small-straight', [1, 3, 4, 5, 6])).toEqual([3, 6]);
  expect(facesOf('large-straight', [1, 2, 3, 4, 5])).toEqual([1, 5]);
  expect(marked([3, 3, 3, 5, 6], [3, 3, 6])).toEqual([true, true, false, false, true]);
});

it('has a lesson whose steps can be drawn and read at a glance', async () => {
  expect(lesson.steps.length).toBeLessThanOrEqual(7);
  for (const step of lesson.steps) {
    for (const say of [step.say.en, step.say.fr]) expect(say.replaceAll('**', '').length, say).toBeLessThanOrEqual(100);
    const made: Frame = { names: lesson.names, me: 0, view: step.view, awaited: step.awaited };
    expect(odd(await draw('cincinnati', made))).toBeUndefined();
  }
});
