// Every lesson of the shelf: what it asks for can be pressed, is put in the light, and is drawn as a ghost when help is needed.

import { describe, expect, it } from 'vitest';
import { load } from '../boxes';
import { draw } from '../boxes/draw';
import { BOXES } from '../shelf/boxes';

describe.each(BOXES)('%s', async (box) => {
  const lesson = await (await load(box)).lesson();

  it.each(lesson.steps.map((step, i) => ({ ...step, view: step.view, n: i + 1 })))('step $n: $say.en', async ({ view, awaited, at, ghost, act, until, right }) => {
    const table = await draw(box, { names: lesson.names, me: 0, view, awaited });
    const missing = [at, ...ghost].filter((aim) => !table.includes(`data-aim="${aim}"`));
    expect(missing).toEqual([]);
    expect(ghost.length > 0, 'what asks for a press has a ghost, what is only read has none').toBe(act !== 'next');
    expect(until === null || until(right)).toBe(true);
  });
});
