// Pass-and-play: several people on one device, with a curtain between them, and nothing secret sent while it is closed.

import { expect, it } from 'vitest';
import { bluffYou } from './bluff-you';
import { cincinnati } from './cincinnati';
import { Hand } from './hand';
import { Salon } from './salon';

const salon = Salon.open();
const CURTAINS = 7;
const LIMIT_MS = 150_000;

it.each([
  { driver: bluffYou, names: ['Zoé', 'Paul'] },
  { driver: cincinnati, names: ['Zoé', 'Paul', 'Nour'] },
])('$driver.box is played on one device', { timeout: LIMIT_MS + 60_000 }, async ({ driver, names }) => {
  const all = await salon.person({ width: 360, locale: 'fr-FR', still: true });
  const { page } = all;
  await all.go(`/box/${driver.box}`);
  await page.locator('.ways .btn').nth(1).click();
  for (const [i, name] of names.entries()) await page.locator('.names input').nth(i).fill(name);
  await page.locator('.names .primary').click();
  await page.locator('.curtain').waitFor();
  await all.fine('curtain');

  const hand = new Hand(all, driver.asked, 'mouse');
  const until = Date.now() + LIMIT_MS;
  let opened = 0;
  while (opened < CURTAINS && Date.now() < until) {
    if ((await hand.acts()) !== 'curtain') continue;
    // A tap is not enough: whoever reaches for the device by mistake sees nothing.
    const button = page.locator('.curtain button');
    await button.click({ timeout: 2000 }).catch(() => {});
    await button.hover();
    await page.mouse.down();
    await page.locator('.curtain').waitFor({ state: 'detached' });
    await page.mouse.up();
    opened++;
  }
  expect(opened).toBe(CURTAINS);

  const eyes = new Set<number | null>();
  for (const frame of all.heard) {
    eyes.add(frame.eyes);
    if (frame.eyes === null) expect(driver.sealed(frame.view)).toEqual([]);
  }
  expect(eyes.size).toBe(names.length + 1);
  await all.leave();
});
