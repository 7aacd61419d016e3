// Every screen outside a match: two widths, two languages, two rooms, no violation of access, no error, links that work.

import { describe, expect, it } from 'vitest';
import { Salon } from './salon';

const salon = Salon.open();

const BOXES = ['vabanque', 'cincinnati', 'bluff-you', 'quitte-ou-double'];
const SCREENS = ['/', '/watch', '/me', '/fair', '/nowhere', ...BOXES.flatMap((box) => [`/box/${box}`, `/box/${box}/rules`])];

describe.each([
  { width: 360, locale: 'fr-FR', dark: false },
  { width: 1280, locale: 'en-GB', dark: true },
  { width: 320, locale: 'en-GB', dark: true },
])('at $width px in $locale', (wishes) => {
  it('every screen fits, reads well aloud and makes no error', async () => {
    const reader = await salon.person(wishes);
    for (const path of SCREENS) {
      await reader.go(path);
      await reader.page.locator('h1').first().waitFor();
      await reader.page.waitForLoadState('networkidle');
      await reader.fits(path);
      if (wishes.width !== 320) await reader.accessible(path);
    }
    await reader.leave();
  });
});

it('changes its language at once, and keeps it', async () => {
  const reader = await salon.person({ width: 360, locale: 'en-GB' });
  await reader.go('/');
  await reader.page.getByText('No witnesses.').waitFor();
  await reader.page.getByText('FR', { exact: true }).click();
  await reader.page.getByText('Aucun témoin.').waitFor();
  expect(await reader.page.evaluate(() => document.documentElement.lang)).toBe('fr');
  await reader.page.reload();
  await reader.page.getByText('Aucun témoin.').waitFor();
  await reader.leave();
});

it('goes back, and lights the terrace', async () => {
  const reader = await salon.person({ width: 1280 });
  await reader.go('/');
  await reader.page.locator('a[href="/box/bluff-you"]').click();
  await reader.page.locator('.tray').waitFor();
  await reader.page.goBack();
  await reader.page.locator('.shelf').waitFor();
  await reader.page.getByRole('button', { name: 'Terrace by day' }).click();
  expect(await reader.page.evaluate(() => document.documentElement.dataset['room'])).toBe('terrace');
  await reader.leave();
});

it('loads light, from nowhere else, and without a shift', async () => {
  const reader = await salon.person({ width: 360 });
  await reader.page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => shifts.push((entry as PerformanceEntry & { value: number }).value))).observe({ type: 'layout-shift', buffered: true });
  });
  const asked: string[] = [];
  reader.page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await reader.go('/');
  await reader.page.waitForLoadState('networkidle');
  // The fonts are there, and two frames were drawn with them.
  await reader.page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  const { bytes, shift } = await reader.page.evaluate(() => ({
    bytes: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    shift: (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  }));
  expect([...new Set(asked)]).toEqual([new URL(salon.house.url).origin]);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(110_000);
  expect(shift).toBeLessThan(0.01);
  await reader.leave();
});
