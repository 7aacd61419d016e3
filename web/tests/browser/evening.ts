// A whole match in a real Chromium against a real house: people, bots and a television, two languages, two widths, one by
// keyboard alone; a reload, a cut line, a power cut and a restart in the middle; then the podium.

import { expect, it } from 'vitest';
import type { Driver } from './drivers';
import { Hand } from './hand';
import type { Person } from './people';
import { farthest, MATCH_MS, playOut, type Disturbance } from './play';
import { Salon } from './salon';
import { noSecrets, wholeMatch } from './secrets';
import { Wire } from './wire';

/** The phone's language, and that of everybody else. */
export type Tongues = readonly [string, string];

const CHAIRS = 4;

interface Party {
  phone: Person;
  keys: Person;
  screen: Person;
  people: Person[];
  hands: Hand[];
  /** The phone's own line to the house. */
  wire: Wire;
}

/** A room with people, bots and a television, its match begun. */
async function gather(salon: Salon, { box, settings, asked }: Driver, [near, far]: Tongues, seated: 2 | 3): Promise<Party> {
  const wire = await Wire.lay(salon.house.port);
  const phone = await salon.person({ name: 'Léa', width: 360, locale: near, still: true }, wire);
  const keys = await salon.person({ name: 'Inès', width: 1280, locale: far, still: true });
  const hands = [new Hand(phone, asked, 'mouse'), new Hand(keys, asked, 'keyboard')];
  const code = await phone.opens(box, CHAIRS, settings);
  if (seated === 3) hands.push(new Hand(await salon.person({ name: 'Marco', width: 1280, locale: far, dark: false }), asked, 'mouse'));
  const people = hands.map((hand) => hand.person);
  for (const person of people) {
    await person.go(`/r/${person === phone ? code : code.toLowerCase()}`);
    await person.page.locator('.token.you').first().waitFor();
  }
  const screen = await salon.person({ width: 1920, height: 1080, locale: far });
  await screen.go(`/r/${code}/cloth`);
  await screen.page.locator('.qr').waitFor();
  // The host puts bots into the last chairs and begins.
  for (let chair = people.length; chair < CHAIRS; chair++) {
    await phone.page.locator('button.seatline').first().click();
    await phone.page.locator('.seats .token:not(.empty)').nth(chair).waitFor();
  }
  await Promise.all([phone.fits('room'), keys.fits('room as a guest'), screen.fits('cloth, waiting')]);
  await phone.page.locator('.thumb .primary').click();
  await Promise.all([...people, screen].map((person) => person.page.locator('.board').waitFor()));
  await Promise.all([...people, screen].map((person) => person.fine('table')));
  return { phone, keys, screen, people, hands, wire };
}

/** Everything that can go wrong in an evening, spread over the match. Nobody does anything about it: all heals by itself. */
function troubles({ house }: Salon, { phone, screen, people, wire }: Party): Disturbance[] {
  const healed = (person: Person) => person.page.locator('.strip:not(.good)').waitFor({ state: 'detached' });
  return [
    {
      at: 0.1,
      does: async () => {
        await people.at(-1)?.page.reload();
        // From here on nobody watches what moves.
        await Promise.all([...people, screen].map((person) => person.page.emulateMedia({ reducedMotion: 'reduce' })));
      },
    },
    {
      at: 0.25,
      does: async () => {
        await wire.cut();
        await phone.page.locator('.strip').waitFor();
        await wire.mend();
        await healed(phone);
      },
    },
    {
      at: 0.4,
      does: async () => {
        await house.stop('SIGKILL');
        await phone.page.locator('.strip').waitFor();
        await house.start();
        await Promise.all(people.map(healed));
      },
    },
    {
      at: 0.6,
      does: async () => {
        await house.stop('SIGTERM');
        await house.start();
      },
    },
  ];
}

export function evening(driver: Driver, tongues: Tongues, seated: 2 | 3 = 3) {
  const salon = Salon.open();
  it(`${driver.box} is played to the end through a reload, a cut line, a power cut and a restart`, { timeout: MATCH_MS + 240_000 }, async () => {
    const party = await gather(salon, driver, tongues, seated);
    const { phone, keys, screen, people, hands, wire } = party;
    await playOut(hands, farthest(people, driver.progress), troubles(salon, party));

    await Promise.all(people.map((person) => person.fine('end')));
    await phone.page.locator('.fin a[data-go]').click();
    if (await keys.page.locator('.fin').count()) await keys.page.keyboard.press('Enter');
    for (const person of [phone, keys]) {
      await person.page.locator('main.after').waitFor();
      // The podium calls a player “you”, and the others by their names.
      expect(await person.page.locator('.stage b').filter({ hasText: /^(You|Vous)$/ }).count()).toBe(1);
      await person.fine('after');
    }
    const match = new URL(phone.page.url()).pathname;
    expect(new URL(keys.page.url()).pathname).toBe(match);
    // The television shows everything to the end, at its own pace.
    await screen.page.locator('.tvend').waitFor({ timeout: 120_000 });
    await screen.fine('cloth, end');

    const whole = await wholeMatch(phone, match.split('/').at(-1) ?? '', CHAIRS);
    for (const person of people) expect(noSecrets(person, whole, driver)).toBeGreaterThan(0);
    expect(noSecrets(screen, whole, driver)).toBe(0);
    for (const person of [...people, screen]) await person.leave();
    await wire.cut();
  });
}
