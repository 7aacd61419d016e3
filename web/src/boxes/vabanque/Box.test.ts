import { describe, expect, it } from 'vitest';
import { plain } from '../../table/line';
import { speaker } from '../../words/tongue.svelte';
import { draw } from '../draw';
import '.'; // Loaded before the first test, which would else wait for it.
import type { Frame } from '../frame';
import { onTheTable } from './edition.svelte';
import { frames } from './frames';
import played from './frames.json';
import { loop, ring } from './layout';
import { lesson } from './lesson';
import { after } from './shown';
import { telling } from './tell';
import type { Choice, Event, Scene, View } from './types';

const frame = (name: string): Frame => {
  const found = frames[name];
  if (!found) throw new Error(`no frame ${name}`);
  return found;
};
const names = ['You', 'Marco', 'Inès', 'Tom', 'Nadia', 'Hugo'];
const name = (seat: number) => names[seat] ?? '?';
const round = played.round as unknown as { before: View; view: View; events: Event[] };

describe('every frame is drawn', () => {
  for (const which of Object.keys(frames)) {
    for (const tongue of ['en', 'fr'] as const) {
      it(`${which} in ${tongue}`, async () => {
        const hand = await draw('vabanque', frame(which), { tongue });
        const cloth = await draw('vabanque', frame(which), { tongue, cloth: true });
        expect(/undefined|\[object|NaN/.exec(hand + cloth)?.[0]).toBeUndefined();
        expect(hand.length).toBeGreaterThan(1000);
      });
    }
  }
});

it('offers what the house offers, and nothing else', async () => {
  const card = await draw('vabanque', frame('card'));
  expect(card.match(/<g[^>]*role="radio"/g)).toHaveLength(12);
  expect(card.match(/data-aim="card (raise|bluff|trap)"/g)).toEqual(['data-aim="card bluff"', 'data-aim="card trap"']);
  const move = await draw('vabanque', frame('move'));
  expect(move.match(/<g[^>]*role="radio"[^>]*aria-disabled="true"/g)).toHaveLength(7);
  expect(move.match(/data-aim="step \d"/g)).toHaveLength(5);
  const wait = await draw('vabanque', frame('wait'));
  expect(wait.includes('role="radio"')).toBe(false);
});

it('gives each table one spoken name', async () => {
  const move = await draw('vabanque', frame('move'));
  expect(move).toContain('aria-label="Table 4, 80 points, 4 cards: Nadia 1st, Marco 2nd, Inès 3rd, yours a Bluff; nobody"');
  expect(move).toContain('aria-label="Table 5, 60 points, 3 cards: Nadia 2nd, Inès 2nd, yours a Raise; Marco and Hugo stand there"');
});

it('draws no kind that the view does not have', async () => {
  const view = frame('move').view as View;
  const hidden = { ...view, hand: [], offer: null, cards: view.cards.map((card) => ({ ...card, kind: null })) };
  const cloth = await draw('vabanque', { ...frame('move'), me: null, view: hidden }, { cloth: true });
  expect(/#(raise|bluff|trap)"/.exec(cloth)).toBeNull();
});

it('names the cards as the edition does', async () => {
  const view = { ...(frame('card').view as View), edition: '2001' as const };
  expect(await draw('vabanque', { ...frame('card'), view })).toContain('Cheat');
  expect(await draw('vabanque', { ...frame('card'), view }, { tongue: 'fr' })).toContain('Triche');
  expect(await draw('vabanque', frame('card'), { tongue: 'fr' })).toContain('Piège');
});

it('tells a round in sentences', async () => {
  await speaker.speak('en');
  onTheTable.edition = 'new';
  const said = round.events.map((_, i) => telling.line(round.events, i, 0)).filter((line) => line !== null);
  expect(said.map((line) => plain(line, name))).toEqual([
    'Inès walked 3, from table 7 to 10.',
    '14 cards lie where pawns stand: they turn.',
    'Table 2: Tom 55,000 (pawn). 55 × 1 = 55',
    'Table 4: Inès 160,000 (Trap: Nadia). 80 × 2 = 160',
    'Table 5: Nadia 240,000 (Trap: You, Hugo). 60 × 2 = 120',
    'Table 7: Hugo 75,000 (Trap: Marco) and You 75,000 (Trap: Marco). 75 × 1 = 75',
    'Table 10: Tom 285,000 (Trap: Inès). 95 × 3 = 285',
    'The order of play of round 4: Tom, Nadia, Inès, Hugo, You, Marco. A tie: whoever played earlier now plays later.',
  ]);
});

it('unfolds the payout table by table: walk, turn, product, lines, order', () => {
  const scenes = round.events.flatMap((_, i) => telling.beats(round.events, i, round.before, 0)).flatMap((beat) => (beat.scene ? [beat.scene] : []));
  const short = (scene: Scene) => (scene.kind === 'pay' ? `${scene.paid.table}${scene.lines ? ' lines' : ''}` : scene.kind);
  expect(scenes.map(short)).toEqual(['walk', 'turn', '2', '2 lines', '4', '4 lines', '5', '5 lines', '7', '7 lines', '10', '10 lines', 'order']);
});

it('ends a payout with the purses that the house has', () => {
  const shown = after(round.before, round.events);
  expect(shown.seats.map((seat) => seat.money)).toEqual(round.view.seats.map((seat) => seat.money));
  expect(shown.seats.map((seat) => seat.pawn)).toEqual(round.view.seats.map((seat) => seat.pawn));
});

it('lays a ring and a loop clockwise, with everything on the cloth', () => {
  for (const tables of [7, 9, 10, 12]) {
    for (const layout of [ring(tables, 1.15), loop(tables, 420, 0)]) {
      expect(layout.spots).toHaveLength(tables);
      const [first, second] = layout.spots;
      expect(second && first ? second.y > first.y : false).toBe(true);
      for (const spot of layout.spots) {
        for (const put of [...spot.cards(3), ...spot.cards(18)]) {
          expect(put.x).toBeGreaterThanOrEqual(0);
          expect(put.x + 18 * put.scale).toBeLessThanOrEqual(layout.width);
        }
      }
    }
  }
});

it('teaches a round that the learner plays', () => {
  const right = lesson.steps.flatMap((step) => (step.right ? [step.right as Choice] : []));
  expect(right).toHaveLength(5);
  for (const step of lesson.steps) {
    if (step.right) expect(step.until?.(step.right)).toBe(true);
    expect(step.say.en.replaceAll('*', '').length).toBeLessThanOrEqual(90);
    expect(step.say.fr.replaceAll('*', '').length).toBeLessThanOrEqual(90);
  }
  const moved = lesson.steps[4]?.until;
  expect(moved?.({ move: 1 })).toBe(false);
});
