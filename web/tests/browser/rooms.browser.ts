// Rooms when things are not as hoped: late, full, over, gone, watched, left by the host. Each has a friendly state.

import { expect, it } from 'vitest';
import { bluffYou } from './bluff-you';
import { Hand } from './hand';
import type { Person } from './people';
import { MATCH_MS, playOut } from './play';
import { Salon } from './salon';

const salon = Salon.open();

/** Somebody at a table with bots, the match running. */
async function host(some: object = {}): Promise<{ host: Person; code: string }> {
  const host = await salon.person({ name: 'Inès', width: 1280, still: true });
  const code = await host.opens('bluff-you', 3, some, 'any');
  await host.go(`/r/${code}?start`);
  await host.page.locator('.board').waitFor();
  return { host, code };
}

it('lets friends in, shows somebody out, and says so', async () => {
  const host = await salon.person({ name: 'Inès', width: 1280 });
  const friend = await salon.person({ name: 'Zoé', width: 1280, locale: 'fr-FR', dark: false });
  const guest = await salon.person({ width: 360, locale: 'fr-FR' });
  const screen = await salon.person({ width: 1920, height: 1080 });
  const code = await host.opens('bluff-you', 3);
  for (const person of [host, friend]) {
    await person.go(`/r/${code}`);
    await person.page.locator('.token.you').first().waitFor();
  }
  await screen.go(`/r/${code}/cloth`);
  await screen.page.locator('.qr').waitFor();
  await Promise.all([host.fine('room'), friend.fine('room as a guest'), screen.fine('cloth, waiting')]);
  await guest.go(`/r/${code}`);
  await guest.page.locator('.who input').fill('Malo');
  await guest.fine('who are you');
  await guest.page.locator('.who .primary').click();
  await guest.page.locator('.token.you').first().waitFor();
  await guest.fine('room on a phone');
  await host.page.getByText('Malo').first().waitFor();
  await host.page.getByRole('button', { name: 'Malo: more' }).click();
  await host.page.getByRole('button', { name: 'Show out' }).click();
  await guest.page.getByText('L’hôte vous a raccompagné').waitFor();
  await guest.fine('shown out');
  for (const person of [host, friend, guest, screen]) await person.leave();
});

it('chats', async () => {
  const host = await salon.person({ name: 'Inès', width: 1280 });
  const guest = await salon.person({ name: 'Malo', width: 360, locale: 'fr-FR' });
  const code = await host.opens('vabanque', 3);
  await host.go(`/r/${code}`);
  await guest.go(`/r/${code}`);
  await guest.page.locator('.token.you').first().waitFor();
  await guest.page.locator('.talk .field').fill('Bonsoir à tous');
  await guest.page.locator('.talk .field').press('Enter');
  await host.page.getByText('Bonsoir à tous').waitFor();
  // A phrase is read by each in their own language.
  await host.page.locator('.quick .btn').first().click();
  await guest.page.locator('.log li').nth(2).waitFor();
  const said = (person: Person) => person.page.locator('.log li').nth(2).innerText();
  expect(await said(guest)).not.toBe(await said(host));
  await host.leave();
  await guest.leave();
});

it('is watched by whoever comes by, and by a late-comer', async () => {
  const { host: player, code } = await host({ visibility: 'public' });
  const watcher = await salon.person({ name: 'Malo', width: 360, locale: 'fr-FR' });
  await watcher.go('/watch?box=bluff-you');
  await watcher.page.locator('.roomc a.btn').last().click();
  await watcher.page.locator('.board').waitFor();
  await watcher.fine('watching');
  expect(watcher.heard.every(({ eyes }) => eyes === null)).toBe(true);
  const late = await salon.person({ name: 'Zoé', width: 1280 });
  await late.go(`/r/${code}`);
  await late.page.locator('.board').waitFor();
  await late.fine('late');
  expect(late.heard.every(({ eyes, view }) => eyes === null && bluffYou.sealed(view).length === 0)).toBe(true);
  for (const person of [player, watcher, late]) await person.leave();
});

it('keeps its curtain drawn where the host wants no watchers, and opens it when the match is over', { timeout: MATCH_MS + 60_000 }, async () => {
  const { host: player, code } = await host({ watching: 'nobody' });
  const late = await salon.person({ name: 'Zoé', width: 360 });
  await late.go(`/r/${code}`);
  await late.page.getByText('A match is on').waitFor();
  await late.fine('late, and not watching');
  await late.page.locator('.door .primary').click();
  await late.page.locator('.door .asked').waitFor();
  const screen = await salon.person({ width: 1920, height: 1080 });
  await screen.go(`/r/${code}/cloth`);
  await screen.page.locator('.door').waitFor();
  screen.forgives(/403/);
  await playOut([new Hand(player, bluffYou.asked, 'mouse')], () => 1);
  await late.page.locator('.hall .seats').waitFor();
  await late.fine('after a match that was not watched');
  expect(late.heard).toEqual([]);
  for (const person of [player, late, screen]) await person.leave();
});

it('has no free chair for a fourth of three', async () => {
  const people = await Promise.all(['Inès', 'Malo', 'Zoé', 'Paul'].map((name) => salon.person({ name, width: 360 })));
  const [first, second, third, fourth] = people as [Person, Person, Person, Person];
  const code = await first.opens('bluff-you', 3);
  for (const person of [first, second, third]) {
    await person.go(`/r/${code}`);
    await person.page.locator('.token.you').first().waitFor();
  }
  await fourth.go(`/r/${code}`);
  await fourth.page.locator('.seats').waitFor();
  expect(await fourth.page.locator('.token.you').count()).toBe(0);
  await fourth.fine('full');
  for (const person of people) await person.leave();
});

it('says kindly that a room holds no more people', async () => {
  const host = await salon.person({ name: 'Inès', width: 1280 });
  const code = await host.opens('bluff-you', 3);
  const late = await salon.person({ name: 'Zoé', width: 360, locale: 'fr-FR' });
  // Two hundred people fill a room; the house's word for that is enough here.
  await late.page.routeWebSocket(/socket/, (socket) => socket.close());
  await late.page.route(`**/api/v1/rooms/${code}`, (route) => route.fulfill({ status: 409, json: { code: 'room-full', detail: '' } }));
  await late.go(`/r/${code}`);
  await late.page.locator('.door').waitFor();
  await late.fine('no more people');
  late.forgives(/409/);
  await host.leave();
  await late.leave();
});

it('has another host when the host has left', async () => {
  const first = await salon.person({ name: 'Inès', width: 360 });
  const second = await salon.person({ name: 'Malo', width: 1280, locale: 'fr-FR' });
  const code = await first.opens('bluff-you', 2);
  await first.go(`/r/${code}`);
  await first.page.locator('.token.you').first().waitFor();
  await second.go(`/r/${code}`);
  await second.page.locator('.token.you').first().waitFor();
  expect(await second.page.locator('.centre .primary').count()).toBe(0);
  await first.leave();
  await second.page.locator('.centre .primary').waitFor();
  await second.fine('the new host');
  await second.leave();
});

it('shows the end to who comes after it, and begins again', { timeout: MATCH_MS + 60_000 }, async () => {
  const { host: player, code } = await host();
  await playOut([new Hand(player, bluffYou.asked, 'keyboard')], () => 1);
  await player.go(`/r/${code}`);
  const late = await salon.person({ name: 'Zoé', width: 360, locale: 'fr-FR' });
  await late.go(`/r/${code}`);
  await late.page.locator('.fin').waitFor();
  await late.fine('finished room');
  await player.page.locator('.fin button').click();
  await player.page.locator('.dock:not(:has(.fin))').waitFor();
  for (const person of [player, late]) await person.leave();
});

it('says kindly that there is no such room, and no such match', async () => {
  const lost = await salon.person({ width: 360 });
  await lost.go('/r/NOPE99');
  await lost.page.getByText('This room has closed').waitFor();
  await lost.fine('no such room');
  await lost.go('/m/m-00000000000000000000');
  await lost.page.locator('h1').waitFor();
  await lost.fine('no such match');
  lost.forgives(/404/);
  await lost.leave();
});
