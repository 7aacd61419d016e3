// Text at 200 % on a phone of 360 px: nothing is cut off at the side, and what can be done can be reached and pressed.

import { describe, expect, it } from 'vitest';
import { DRIVERS } from './drivers';
import { Hand } from './hand';
import type { Person } from './people';
import { Salon } from './salon';

const salon = Salon.open();
/** So much is played: enough to see several of a box's moments. */
const TELLINGS = 10;
const LIMIT_MS = 120_000;

async function reader(): Promise<Person> {
  const person = await salon.person({ name: 'Inès', width: 360, locale: 'fr-FR', still: true });
  // As the browser's own setting does it: rem grows, and so do the widths at which the layout changes.
  await (await person.context.newCDPSession(person.page)).send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  return person;
}

/** No word and no control sticks out of the window, not even where that is cut off. */
async function reads(person: Person, what: string) {
  await person.rests();
  const cut = await person.page.evaluate(() => {
    const says = (at: Element) => at.matches('button, a, input') || [...at.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const sticksOut = ({ left, right, width, height }: DOMRect) => width > 1 && height > 1 && (left < -1 || right > innerWidth + 1);
    return [...document.querySelectorAll('body *:not(svg *)')].filter((at) => says(at) && sticksOut(at.getBoundingClientRect())).map((at) => at.outerHTML.slice(0, 100));
  });
  expect(cut, `${what} at twice the size`).toEqual([]);
  await person.fits(what);
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
    const until = Date.now() + LIMIT_MS;
    for (let over = false; !over; ) {
      await reads(person, 'table');
      over = person.heard.length > TELLINGS || (await hand.acts()) === 'over';
      expect(Date.now(), 'what is tapped reaches the house').toBeLessThan(until);
    }
    await person.leave();
  });
});
