// Text at 200 % on a phone of 360 px: nothing is cut off at the side, and what can be done can be reached and pressed.

import { describe, expect, it } from 'vitest';
import { DRIVERS } from './drivers';
import { Hand } from './hand';
import type { Person } from './people';
import { Salon } from './salon';

const salon = Salon.open();

async function reader(): Promise<Person> {
  const person = await salon.person({ name: 'Inès', width: 360, locale: 'fr-FR', still: true });
  // As the browser's own setting does it: rem grows, and so do the widths at which the layout changes.
  await (await person.context.newCDPSession(person.page)).send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  return person;
}

/** Words that stick out of the window, or that their own box cuts off. */
async function reads(person: Person, what: string) {
  await person.fits(what);
  const cut = await person.page.evaluate(() => {
    const found: string[] = [];
    for (const at of document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, p, label, li, b, small')) {
      const { left, right, width, height } = at.getBoundingClientRect();
      const scrolls = at.closest('.seats, .opps, [data-scrolls]') !== null;
      if (width > 1 && height > 1 && !scrolls && (left < -1 || right > innerWidth + 1)) found.push(`${at.tagName} ${at.className}: ${at.textContent?.trim().slice(0, 60)}`);
    }
    return found;
  });
  expect(cut, `${what} at twice the size`).toEqual([]);
}

it('the shelf and the room are read', async () => {
  const person = await reader();
  await person.go('/');
  await person.page.locator('.shelf').waitFor();
  await reads(person, 'shelf');
  const code = await person.opens('vabanque', 4);
  await person.go(`/r/${code}`);
  await person.page.locator('.token.you').first().waitFor();
  await reads(person, 'room');
  await person.leave();
});

describe.each(DRIVERS)('$box', (driver) => {
  it('is played', async () => {
    const person = await reader();
    await person.go(`/box/${driver.box}`);
    await person.page.locator('.tray').waitFor();
    await reads(person, 'box');
    const code = await person.opens(driver.box, 3, { ...driver.settings, draws: 'at-once' }, driver.bots);
    await person.go(`/r/${code}?start`);
    await person.page.locator('.board').waitFor();
    const hand = new Hand(person, driver.asked, 'mouse');
    const before = person.heard.length;
    const until = Date.now() + 60_000;
    for (let acted = 0; acted < 6 && Date.now() < until; ) {
      await reads(person, 'table');
      if ((await hand.acts()) === 'acted') acted++;
    }
    expect(person.heard.length).toBeGreaterThan(before);
    await person.leave();
  });
});
