// Pictures of every main screen for docs/screens: `npm run shots`.

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { byMouse } from './bluff-you';
import { House } from './house';
import { launch, Person } from './people';

const folder = fileURLToPath(new URL('../../../docs/screens/', import.meta.url));
let house: House;
let browser: Browser;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  house = await House.open();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

async function shot(person: Person, name: string) {
  await person.page.waitForTimeout(500);
  await person.page.screenshot({ path: `${folder}${name}.jpg`, quality: 82 });
}

const PLACES: [string, string][] = [
  ['shelf', '/'],
  ...['vabanque', 'cincinnati', 'bluff-you', 'quitte-ou-double'].map((box): [string, string] => [`box-${box}`, `/box/${box}`]),
  ['rules', '/box/bluff-you/rules'],
  ['lesson', '/box/bluff-you/learn'],
  ['watch', '/watch'],
  ['me', '/me'],
];

it.each([
  { width: 360, dark: false, locale: 'fr-FR', tag: '360-terrace' },
  { width: 1280, dark: true, locale: 'en-GB', tag: '1280-night' },
])('screens at $tag', async ({ tag, ...wishes }) => {
  const reader = await Person.enter(browser, house.url, wishes);
  await reader.named('Inès');
  for (const [name, path] of PLACES) {
    await reader.go(path);
    await reader.page.waitForLoadState('networkidle');
    await shot(reader, `${name}-${tag}`);
  }
  await reader.context.close();
});

it('a match, from the room to the replay', async () => {
  const host = await Person.enter(browser, house.url, { width: 1280, locale: 'en-GB' });
  const phone = await Person.enter(browser, house.url, { width: 360, locale: 'fr-FR', dark: false });
  const screen = await Person.enter(browser, house.url, { width: 1920, height: 1080, locale: 'en-GB' });
  await host.named('Inès');
  await phone.named('Malo');
  const code = await host.opens('bluff-you', 4);
  await host.go(`/r/${code}`);
  await host.page.locator('button.seatline').first().waitFor();
  await phone.go(`/r/${code}`);
  await phone.page.locator('.token.you').first().waitFor();
  await host.page.locator('button.seatline').first().click();
  await host.page.locator('button.seatline').first().click();
  await screen.go(`/r/${code}/cloth`);
  await shot(host, 'room-1280-night');
  await shot(phone, 'room-360-terrace');
  await shot(screen, 'cloth-waiting');
  await host.page.locator('.centre .primary').click();
  const wanted = new Map([['.act .peek', 'bluff-you-claim'], ['.verdict.armed', 'bluff-you-answer'], ['.rev .chain', 'bluff-you-reveal']]);
  const until = Date.now() + 220_000;
  for (let over = false; !over && Date.now() < until; ) {
    for (const [selector, name] of wanted) {
      for (const [person, tag] of [[host, '1280-night'], [phone, '360-terrace']] as const) {
        if (wanted.has(`${selector} ${tag}`) || !(await person.page.locator(selector).count())) continue;
        if (wanted.get(selector) !== name) continue;
        await person.page.waitForTimeout(selector === '.rev .chain' ? 2600 : 200);
        await person.page.screenshot({ path: `${folder}${name}-${tag}.jpg`, quality: 82 });
        if (selector !== '.act .peek') await screen.page.screenshot({ path: `${folder}cloth-${name.split('-').pop()}.jpg`, quality: 82 });
        wanted.delete(selector);
      }
    }
    over = (await byMouse(host.page)) && (await byMouse(phone.page));
    if (!over) await byMouse(phone.page);
    await host.page.waitForTimeout(30);
  }
  await shot(host, 'end-1280-night');
  await host.page.locator('.fin a[data-go]').click();
  await host.page.locator('[data-verdict="true"]').waitFor();
  await shot(host, 'after-1280-night');
  const match = new URL(host.page.url()).pathname;
  await phone.go(match);
  await phone.page.locator('[data-verdict="true"]').waitFor();
  await shot(phone, 'after-360-terrace');
  await host.go(`${match}?step=9&eyes=0`);
  await host.page.locator('input[type="range"]').waitFor();
  await shot(host, 'replay-1280-night');
  for (const person of [host, phone, screen]) await person.context.close();
});
