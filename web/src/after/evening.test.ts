import { expect, it } from 'vitest';
import { grid, heights } from './evening';

it('draws a grid of round numbers over every score', () => {
  expect(grid([[0, 0], [165_000, 95_000]])).toEqual([0, 100_000, 200_000]);
  expect(grid([[0], [26]])).toEqual([0, 10, 20, 30]);
  expect(grid([[0, 0]])).toEqual([0, 1]);
});

it('keeps tokens apart and in their order', () => {
  expect(heights([50, 10, 90])).toEqual([50, 10, 90]);
  expect(heights([0, 5, 0, 4])).toEqual([0, 42, 14, 28]);
});
