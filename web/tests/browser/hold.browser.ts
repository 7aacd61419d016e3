// A payout tells its reasons table by table and goes on by itself; a long press holds it, until the next tap.

import { expect, it } from 'vitest';
import { LESSONS } from './lessons';
import { Salon } from './salon';

const salon = Salon.open();
const HOLD_MS = 600;
const LONG_MS = 60_000;
const BEAT_MS = 250;

it('a payout of Vabanque is held by a long press', async () => {
  const learner = await salon.person({ width: 360 });
  const { page } = learner;
  await page.clock.install();
  await learner.go('/box/vabanque/learn');
  // The lesson's last act is a payout, always the same; what comes before is skipped.
  const acts = LESSONS.vabanque.length - 1;
  for (let step = 1; step <= acts; step++) {
    await page.locator(`body:has([data-lit]) .pearls i:nth-child(${step}).now`).waitFor();
    if (step === acts) await page.clock.pauseAt(Date.now() + LONG_MS);
    await page.keyboard.press('s');
  }
  // From here on time passes only when it is told to.
  const pay = page.locator('.pay');
  for (let beat = 0; beat < 200 && !(await pay.count()); beat++) await page.clock.runFor(BEAT_MS);
  const board = await page.locator('.board').boundingBox();
  if (!board) throw new Error('the table is drawn');
  await page.mouse.move(board.x + board.width / 2, board.y + board.height / 2);
  await page.mouse.down();
  await page.clock.runFor(HOLD_MS);
  await pay.locator('small').filter({ hasText: 'Held' }).waitFor();
  await page.mouse.up();
  const dock = page.locator('.dock');
  const held = await dock.innerText();
  await page.clock.runFor(LONG_MS);
  expect(await dock.innerText()).toBe(held);

  await page.clock.resume();
  await learner.fine('a payout held');
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(() => dock.innerText()).not.toBe(held);
  await learner.leave();
});
