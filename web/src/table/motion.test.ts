import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Motion } from './motion.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const beat = (scene: string, ms = 100) => ({ scene, ms });

it('shows one thing at a time, in order, and then what it led to', () => {
  const motion = new Motion<string>();
  const done: string[] = [];
  motion.push([beat('a'), beat('b')], () => done.push('first'));
  motion.push([beat('c')], () => done.push('second'));
  expect([motion.scene, done.length]).toEqual(['a', 0]);
  vi.advanceTimersByTime(100);
  expect(motion.scene).toBe('b');
  vi.advanceTimersByTime(100);
  expect([motion.scene, done.join()]).toEqual(['c', 'first']);
  vi.advanceTimersByTime(100);
  expect([motion.scene, motion.running, done.join()]).toEqual([null, false, 'first,second']);
});

it('a tap ends the beat that runs', () => {
  const motion = new Motion<string>();
  motion.push([beat('a', 5000), beat('b', 5000)], () => {});
  motion.skip();
  expect(motion.scene).toBe('b');
  motion.skip();
  expect(motion.running).toBe(false);
});

it('catches up when too much waits, and forgets nothing', () => {
  const motion = new Motion<string>();
  let done = 0;
  for (let i = 0; i < 30; i++) motion.push([beat(String(i), 1000)], () => done++);
  expect(done).toBeGreaterThanOrEqual(24);
  vi.advanceTimersByTime(60_000);
  expect([done, motion.running]).toEqual([30, false]);
});

it('goes on by itself where nobody can press “next”', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const motion = new Motion<string>();
  motion.alone = true;
  motion.push([{ scene: 'reveal', ms: 100, read: true }], () => {});
  vi.advanceTimersByTime(500);
  expect(motion.scene).toBe('reveal');
  vi.advanceTimersByTime(10_000);
  expect(motion.running).toBe(false);
  vi.unstubAllGlobals();
});

it('waits for “next” with reduced motion where there is something to read', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const motion = new Motion<string>();
  motion.push([{ scene: 'reveal', ms: 100, read: true }], () => {});
  vi.advanceTimersByTime(10_000);
  expect([motion.scene, motion.waits]).toEqual(['reveal', true]);
  motion.skip();
  expect(motion.running).toBe(false);
  vi.unstubAllGlobals();
});
