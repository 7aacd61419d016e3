// Whole matches of Bluff You! in a real Chromium against a real house: people, a bot, a television, two languages,
// two widths, one by keyboard alone; a reload, a power cut and a restart in the middle; then podium, replay, fairness.

import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { byKeyboard, byMouse, noSecrets } from './bluff-you';
import { House } from './house';
import { launch, Person } from './people';

let house: House;
let browser: Browser;
let finished = '';

beforeAll(async () => {
  house = await House.open();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

type Hand = (page: Page) => Promise<boolean>;

/** Everybody does one thing after another until the match is over for all. */
async function playOut(hands: [Person, Hand][], during: (round: number) => Promise<void> = async () => {}) {
  const until = Date.now() + 220_000;
  for (let round = 0; Date.now() < until; round++) {
    const over = [];
    for (const [person, hand] of hands) over.push(await hand(person.page));
    if (over.every(Boolean)) return;
    await during(round);
    await hands[0]?.[0].page.waitForTimeout(30);
  }
  throw new Error('the match did not end');
}

it('is played to the end by three people and a bot, through a reload, a power cut and a restart', async () => {
  const phone = await Person.enter(browser, house.url, { width: 360, still: true });
  const laptop = await Person.enter(browser, house.url, { width: 1280, locale: 'fr-FR', dark: false });
  const keys = await Person.enter(browser, house.url, { width: 1280, locale: 'en-GB', still: true });
  const screen = await Person.enter(browser, house.url, { width: 1920, height: 1080, locale: 'fr-FR' });
  await phone.named('Léa');
  await laptop.named('Marco');
  await keys.named('Inès');
  const code = await phone.opens('bluff-you', 4);
  await phone.go(`/r/${code}`);
  await phone.page.locator('.seats').waitFor();
  for (const person of [laptop, keys]) {
    await person.go(`/r/${code.toLowerCase()}`);
    await person.page.locator('.token.you').first().waitFor();
  }
  await screen.go(`/r/${code}/cloth`);
  await screen.page.locator('.qr').waitFor();
  await screen.accessible('cloth, waiting');
  // The host puts a bot into the last chair and begins.
  await phone.page.locator('button.seatline').click();
  await phone.page.locator('.seats .token:not(.empty)').nth(3).waitFor();
  await phone.accessible('room');
  await phone.fits('room');
  await laptop.accessible('room as a guest');
  await laptop.fits('room on a laptop');
  await laptop.page.locator('.talk .field').fill('Bonsoir à tous');
  await laptop.page.locator('.talk .field').press('Enter');
  await phone.page.getByText('Bonsoir à tous').waitFor();
  await phone.page.locator('.thumb .primary').click();
  for (const person of [phone, laptop, keys]) await person.page.locator('.board').waitFor();
  await screen.page.locator('.row16').waitFor();
  await phone.accessible('table on a phone');
  await phone.fits('table on a phone');
  await laptop.accessible('table on a laptop');
  await screen.accessible('cloth, playing');

  await playOut([[phone, byMouse], [laptop, byMouse], [keys, byKeyboard]], async (round) => {
    if (round === 12) await laptop.page.reload();
    if (round === 24) {
      await house.stop('SIGKILL');
      await phone.page.locator('.strip').waitFor();
      await house.start();
      for (const person of [phone, laptop, keys]) await person.page.locator('.strip.warn').waitFor({ state: 'detached', timeout: 20_000 });
    }
    if (round === 40) {
      await house.stop('SIGTERM');
      await house.start();
    }
  });

  noSecrets(phone.frames, [0]);
  noSecrets(laptop.frames, [1]);
  noSecrets(keys.frames, [2]);
  noSecrets(screen.frames, []);
  await screen.page.locator('.tvend').waitFor();
  await phone.accessible('end');
  await phone.page.locator('.fin a[data-go]').click();
  await phone.page.locator('[data-verdict="true"]').waitFor();
  await phone.accessible('after');
  await phone.fits('after');
  finished = new URL(phone.page.url()).pathname;
  for (const person of [phone, laptop, keys, screen]) await person.leave();
});

it('can be seen again, step by step, from any seat, by its link', async () => {
  const reader = await Person.enter(browser, house.url, { width: 360, locale: 'fr-FR' });
  await reader.go(`${finished}?step=4&eyes=1`);
  await reader.page.locator('[role="radio"][aria-checked="true"]').nth(0).waitFor();
  await reader.accessible('replay');
  await reader.fits('replay');
  await reader.page.keyboard.press('ArrowRight');
  await expect.poll(() => new URL(reader.page.url()).search).toBe('?step=5&eyes=1');
  await reader.page.reload();
  await reader.page.locator('input[type="range"]').waitFor();
  expect(await reader.page.locator('input[type="range"]').inputValue()).toBe('5');
  await reader.page.keyboard.press('e');
  await expect.poll(() => new URL(reader.page.url()).search).toBe('?step=5&eyes=2');
  await reader.page.locator('.play').click();
  await expect.poll(() => Number(new URL(reader.page.url()).searchParams.get('step')), { timeout: 20_000 }).toBeGreaterThan(6);
  await reader.leave();
});

it('has a record that the page accepts, and a false one that it refuses', async () => {
  const reader = await Person.enter(browser, house.url, { width: 1280 });
  const record = await (await reader.context.request.get(`${house.url}/api/v1/matches/${finished.split('/').pop()}/record`)).json() as { entries: { luck?: { roll?: number[] } }[] };
  const folder = mkdtempSync(join(tmpdir(), 'tapis-record-'));
  const good = join(folder, 'true.json');
  const bad = join(folder, 'false.json');
  writeFileSync(good, JSON.stringify(record));
  const roll = record.entries.find((entry) => entry.luck?.roll)?.luck?.roll ?? [];
  roll[0] = ((roll[0] ?? 0) % 6) + 1;
  writeFileSync(bad, JSON.stringify(record));
  expect(readFileSync(good, 'utf8')).not.toBe(readFileSync(bad, 'utf8'));
  await reader.go('/fair');
  await reader.accessible('fair');
  await reader.page.locator('input[type="file"]').setInputFiles(good);
  await reader.page.locator('[data-verdict="true"]').waitFor();
  await reader.page.locator('input[type="file"]').setInputFiles(bad);
  await reader.page.locator('[data-verdict="false"]').waitFor();
  await reader.accessible('fair, a false record');
  await reader.leave();
});

it('is played by two people on one device, with a curtain between them', async () => {
  const both = await Person.enter(browser, house.url, { width: 360, still: true });
  await both.go('/box/bluff-you');
  await both.page.locator('.ways .btn').nth(1).click();
  const names = both.page.locator('.names input');
  await names.nth(0).fill('Zoé');
  await names.nth(1).fill('Paul');
  await both.page.locator('.names .primary').click();
  await both.page.locator('.curtain').waitFor();
  await both.accessible('curtain');
  const until = Date.now() + 60_000;
  let opened = 0;
  while (opened < 6 && Date.now() < until) {
    if (await both.page.locator('.curtain').count()) {
      const button = both.page.locator('.curtain button');
      await button.hover();
      await both.page.mouse.down();
      await both.page.locator('.curtain').waitFor({ state: 'detached' });
      await both.page.mouse.up();
      opened++;
    } else await byMouse(both.page);
    await both.page.waitForTimeout(60);
  }
  expect(opened).toBeGreaterThanOrEqual(6);
  // Behind a closed curtain nothing secret is sent: dice come only with the eyes that may see them.
  for (const frame of both.frames) {
    const tell = JSON.parse(frame) as { told?: { eyes: number | null; view: { cup: unknown } }; resync?: { eyes: number | null; view: { cup: unknown } } };
    const told = tell.told ?? tell.resync;
    if (told && told.eyes === null) expect(told.view.cup).toBeNull();
  }
  await both.leave();
});
