// The line between a page and the house: lost, dead in silence, stale, offline, the house restarted. All of it is said, and
// all of it heals by itself.

import { expect, it } from 'vitest';
import type { Person } from './people';
import { Salon } from './salon';
import { Wire } from './wire';

const salon = Salon.open();
/** As the page's socket keeps them: after how much silence it asks, and how long an answer may take. */
const QUIET_MS = 5_000;
const PONG_MS = 3_000;
/** So long the page waits at most before it calls again. */
const RETRY_MS = 10_000;
/** More than the ten seconds after which what is seen is called old. */
const STALE_MS = 11_000;

/** Somebody at a table with bots, on a line of their own, whose clock can be put forward. */
async function player(): Promise<{ player: Person; wire: Wire }> {
  const wire = await Wire.lay(salon.house.port);
  const player = await salon.person({ name: 'Inès', width: 360, locale: 'fr-FR', still: true }, wire);
  await player.page.clock.install();
  const code = await player.opens('bluff-you', 3, {}, 'any');
  await player.go(`/r/${code}?start`);
  await player.page.locator('.board').waitFor();
  return { player, wire };
}

const welcomes = ({ frames }: Person) => frames.filter((frame) => frame.startsWith('{"welcome"')).length;
const healed = ({ page }: Person) => page.locator('.strip:not(.good)').waitFor({ state: 'detached' });

it('is lost: the page says so, calls again, and goes on where it was', async () => {
  const { player: person, wire } = await player();
  await wire.cut();
  await person.page.getByText('Reconnexion').waitFor();
  await person.fine('reconnecting');
  await wire.mend();
  await healed(person);
  expect(welcomes(person)).toBe(2);
  await person.leave();
  await wire.cut();
});

it('is dead though nobody hung up: the page finds out by itself', async () => {
  const { player: person, wire } = await player();
  const before = welcomes(person);
  wire.deaden();
  await person.page.clock.fastForward(QUIET_MS);
  await person.page.clock.fastForward(PONG_MS);
  await expect.poll(() => welcomes(person), { timeout: 30_000 }).toBe(before + 1);
  await healed(person);
  await person.leave();
  await wire.cut();
});

it('is lost for long: what is seen is called old, and one may try at once', async () => {
  const { player: person, wire } = await player();
  await wire.cut();
  await person.page.locator('.strip').waitFor();
  await person.page.clock.fastForward(STALE_MS);
  const again = person.page.locator('.strip button');
  await again.waitFor();
  await person.fine('stale');
  await wire.mend();
  await again.click();
  await healed(person);
  await person.leave();
  await wire.cut();
});

it('is offline, and online again', async () => {
  const { player: person, wire } = await player();
  await person.context.setOffline(true);
  await person.page.locator('.strip.bad').waitFor();
  await person.fine('offline');
  await person.context.setOffline(false);
  await healed(person);
  await person.leave();
  await wire.cut();
});

it('is closed by a house that restarts: the page says so before and after', async () => {
  const { player: person, wire } = await player();
  await salon.house.stop('SIGTERM');
  await person.page.locator('.strip.warn').waitFor();
  await person.fine('restarting');
  await salon.house.start();
  await person.page.clock.fastForward(RETRY_MS);
  await person.page.locator('.strip.good').waitFor();
  await person.fine('restarted');
  await person.leave();
  await wire.cut();
});
