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

it('does not shift while it loads', async () => {
  const reader = await salon.person({ width: 360 });
  await reader.page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => shifts.push((entry as PerformanceEntry & { value: number }).value))).observe({ type: 'layout-shift', buffered: true });
  });
  await reader.go('/');
  await reader.page.waitForLoadState('networkidle');
  await reader.page.waitForTimeout(300);
  const shift = await reader.page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
  expect(shift).toBeLessThan(0.05);
  await reader.leave();
});

it('teaches Bluff You! by playing it', async () => {
  const learner = await salon.person({ width: 360 });
  const { page } = learner;
  const go = () => page.locator('[data-go]:not(:disabled)').click({ timeout: 20_000 });
  await learner.go('/box/bluff-you/learn');
  await page.locator('.coach').waitFor();
  await learner.accessible('lesson');
  await learner.fits('lesson');
  await go();
  await page.locator('.peek').hover();
  await page.mouse.down();
  await page.locator('.peek .die').first().waitFor();
  await page.mouse.up();
  // A wrong try is put back with a word why.
  await page.locator('[data-aim="tile 14"]').click();
  await page.locator('.opps [role="radio"]').first().click();
  await go();
  await page.getByText('Claim 11 this time').waitFor();
  await page.locator('[data-aim="tile 11"]').click();
  await go();
  const skim = async (selector: string) => {
    for (let i = 0; i < 100 && !(await page.locator(selector).count()); i++) {
      await page.locator('[data-go]').click({ timeout: 200 }).catch(() => {});
      await page.waitForTimeout(100);
    }
  };
  await skim('.verdict.armed');
  await page.locator('.blb').click();
  await skim('.act .peek');
  await page.locator('[data-aim="tile 9"]').click();
  await go();
  await skim('.fin');
  expect(await page.locator('.fin a.primary').getAttribute('href')).toBe('/box/bluff-you?with=bots');
  await learner.leave();
});
