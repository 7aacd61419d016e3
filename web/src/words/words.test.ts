import { expect, it } from 'vitest';
import { en } from './en';
import { fr } from './fr';
import { number, ordinal } from './number';
import { speaker } from './tongue.svelte';

/** Every word of a tree of words, functions called with something. */
function* leaves(of: unknown, path = ''): Generator<[string, string]> {
  if (typeof of === 'string') yield [path, of];
  else if (typeof of === 'function') yield* leaves((of as (...args: unknown[]) => unknown)(2, 3, 4), `${path}()`);
  else if (typeof of === 'object' && of !== null) for (const [key, value] of Object.entries(of)) yield* leaves(value, `${path}.${key}`);
}

it('French has a word for every English one, and none is empty', () => {
  const [english, french] = [[...leaves(en)], [...leaves(fr)]];
  expect(french.map(([path]) => path)).toEqual(english.map(([path]) => path));
  // An edition that nobody knows has nothing to say of itself.
  for (const [path, text] of [...english, ...french].filter(([path]) => path !== '.edition().says')) expect(text.length, path).toBeGreaterThan(0);
});

it('French ties ? ! : ; to the word before, with a space that our fonts have', () => {
  for (const [path, text] of leaves(fr)) expect(/ [?!:;»]|« |\u202f/.exec(text)?.[0], `${path}: ${text}`).toBeUndefined();
});

it('numbers and places are written in the local form', async () => {
  await speaker.speak('fr');
  expect([number(20000), ordinal(1), ordinal(2)]).toEqual(['20\u00a0000', '1er', '2e']);
  await speaker.speak('en');
  expect([number(20000), ordinal(1), ordinal(2), ordinal(11), ordinal(23)]).toEqual(['20,000', '1st', '2nd', '11th', '23rd']);
});
