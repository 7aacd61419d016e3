// What was hidden then is shown to who sees everybody at once, and marked; to nobody else.

import { expect, it } from 'vitest';
import { draw } from '../boxes/draw';
import type { Frame } from '../boxes/frame';
import { frames as bluffYou } from '../boxes/bluff-you/frames';
import { frames as cincinnati } from '../boxes/cincinnati/frames';
import { frames as quitteOuDouble } from '../boxes/quitte-ou-double/frames';
import { frames as vabanque } from '../boxes/vabanque/frames';
import type { Box } from '../shelf/boxes';
import { together } from './together';

/** A frame as the public saw it: without what `hide` says only its seat could know. */
function pair(frame: Frame | undefined, hide: Record<string, null>): { open: Frame; all: Frame } {
  if (!frame) throw new Error('no such frame');
  const hidden = JSON.parse(JSON.stringify(frame.view, (name: string, value: unknown) => (name in hide || name === 'offer' ? null : value))) as unknown;
  const open: Frame = { ...frame, me: null, view: hidden, told: [] };
  return { open, all: { ...open, view: together(hidden, [hidden, frame.view]), bare: hidden } };
}

const answer = bluffYou['answer'];
const cases: [Box, ReturnType<typeof pair>, RegExp, RegExp][] = [
  ['bluff-you', pair(answer && { ...answer, view: { ...(answer.view as object), cup: [3, 4, 6] } }, { cup: null }), /class="die[^"]*ghost/, /only Marco saw these dice/],
  ['vabanque', pair(vabanque['wait'], { kind: null }), /class="mc[^"]*dashed/, /Dashed: hidden then/],
  ['cincinnati', pair(cincinnati['table'], { dice: null, showing: null }), /class="die[^"]*ghost/, /Dashed: hidden then/],
  ['quitte-ou-double', pair(quitteOuDouble['reader'], { expected: null }), /class="exp/, /hidden then: /],
];

it.each(cases)('%s', async (box, { open, all }, marked, said) => {
  const drawn = await draw(box, all);
  expect(drawn).toMatch(marked);
  expect(drawn).toMatch(said);
  const before = await draw(box, open);
  expect(before).not.toMatch(marked);
  expect(before).not.toMatch(said);
});
