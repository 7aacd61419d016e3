// Pictures of every main screen for docs/screens: `npm run shots`.

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { it } from 'vitest';
import { bluffYou } from './bluff-you';
import { cincinnati } from './cincinnati';
import { DRIVERS, type Driver } from './drivers';
import { Hand } from './hand';
import type { Person, Wishes } from './people';
import { farthest, MATCH_MS } from './play';
import { quitteOuDouble } from './quitte-ou-double';
import { Salon } from './salon';
import { vabanque } from './vabanque';

const folder = fileURLToPath(new URL('../../../docs/screens/', import.meta.url));
mkdirSync(folder, { recursive: true });
const salon = Salon.open();

const PHONE = { tag: '360-terrace', width: 360, dark: false, locale: 'fr-FR', name: 'Malo', still: true } satisfies Wishes & { tag: string };
const LAPTOP = { tag: '1280-night', width: 1280, dark: true, locale: 'en-GB', name: 'Inès', still: true } satisfies Wishes & { tag: string };
const SCREEN = { width: 1920, height: 1080, locale: 'en-GB', still: true };

async function shot(person: Person, name: string) {
  await person.page.evaluate(() => document.fonts.ready.then(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {})))));
  await person.page.waitForTimeout(400);
  await person.page.screenshot({ path: `${folder}${name}.jpg`, quality: 82 });
}

const BOTH: [string, string][] = [['shelf', '/'], ['vabanque-rules', '/box/vabanque/rules'], ['bluff-you-lesson', '/box/bluff-you/learn'], ['watch', '/watch'], ['me', '/me']];
const BOXES = DRIVERS.map(({ box }): [string, string] => [`${box}-box`, `/box/${box}`]);

it.each([{ ...PHONE, places: [...BOTH, ...BOXES] }, { ...LAPTOP, places: BOTH }])('screens at $tag', async ({ tag, places, ...wishes }) => {
  const reader = await salon.person(wishes);
  for (const [name, path] of places) {
    await reader.go(path);
    await reader.page.waitForLoadState('networkidle');
    await shot(reader, `${name}-${tag}`);
  }
  await reader.context.close();
});

/** A moment of the match, once it has come so far that the table is worth looking at. */
interface Moment {
  name: string;
  when: string;
  after: number;
  /** By what a television shows it: its story may be a step behind. */
  cloth?: string;
}

/** Nothing is picked yet: nobody is photographed who has just answered. */
const FRESH = ':not(:has([aria-checked="true"]))';

// The first moment of each box is taken on both, the second on the laptop and the television.
it.each<{ driver: Driver; acts: Moment; tells: Moment }>([
  { driver: vabanque, acts: { name: 'card', when: `.act .hand${FRESH}`, after: 0.3 }, tells: { name: 'payout', when: '.pay', after: 0.5 } },
  { driver: cincinnati, acts: { name: 'table', when: `.tbls${FRESH} button`, after: 0.15 }, tells: { name: 'keep', when: '.kd [data-go]', after: 0.15 } },
  { driver: bluffYou, acts: { name: 'claim', when: `.screen${FRESH} .act .peek`, after: 0.3 }, tells: { name: 'reveal', when: '.rev .chain', after: 0.3 } },
  { driver: quitteOuDouble, acts: { name: 'question', when: '.send:disabled', after: 0 }, tells: { name: 'doors', when: '.doors', after: 0, cloth: '.doors' } },
])('$driver.box from the room to the replay', { timeout: MATCH_MS + 120_000 }, async ({ driver: { box, settings, asked, progress }, acts, tells }) => {
  const laptop = await salon.person(LAPTOP);
  const phone = await salon.person(PHONE);
  const screen = await salon.person(SCREEN);
  const code = await laptop.opens(box, 4, { ...settings, draws: 'at-once' });
  await laptop.go(`/r/${code}`);
  await laptop.page.locator('.token.you').first().waitFor();
  await phone.go(`/r/${code}`);
  await phone.page.locator('.token.you').first().waitFor();
  for (const chair of [2, 3]) {
    await laptop.page.locator('button.seatline').first().click();
    await laptop.page.locator('.seats .token:not(.empty)').nth(chair).waitFor();
  }
  await screen.go(`/r/${code}/cloth`);
  if (box === 'vabanque') {
    await shot(laptop, `room-${LAPTOP.tag}`);
    await shot(phone, `room-${PHONE.tag}`);
    await shot(screen, 'room-cloth');
  }
  await laptop.page.locator('.centre .primary').click();

  const wanted = new Set([{ person: laptop, tag: LAPTOP.tag, ...acts }, { person: phone, tag: PHONE.tag, ...acts }, { person: laptop, tag: LAPTOP.tag, ...tells }]);
  const hands = [laptop, phone].map((person) => new Hand(person, asked, 'mouse'));
  const until = Date.now() + MATCH_MS;
  for (let over = 0; over < hands.length && Date.now() < until; ) {
    over = 0;
    for (const hand of hands) {
      for (const picture of wanted) {
        const { person, name, when, after, tag } = picture;
        if (person !== hand.person || farthest([person], progress)() < after || !(await person.page.locator(when).count())) continue;
        await shot(person, `${box}-${name}-${tag}`);
        if (name === tells.name) {
          if (tells.cloth) await screen.page.locator(tells.cloth).first().waitFor();
          await shot(screen, `${box}-${name}-cloth`);
        }
        wanted.delete(picture);
      }
      if ((await hand.acts()) === 'over') over++;
    }
  }

  await shot(phone, `${box}-end-${PHONE.tag}`);
  await laptop.page.locator('.fin a[data-go]').click();
  await laptop.page.locator('[data-verdict="true"]').waitFor();
  await shot(laptop, `${box}-after-${LAPTOP.tag}`);
  await phone.go(`${new URL(laptop.page.url()).pathname}?step=20&eyes=0`);
  await phone.page.locator('input[type="range"]').waitFor();
  await shot(phone, `${box}-replay-${PHONE.tag}`);
  for (const person of [laptop, phone, screen]) await person.context.close();
});
