// Teams of Quitte ou Double: seven people share three chairs, and of each team one person answers at a time.

import { expect, it } from 'vitest';
import { Hand } from './hand';
import type { Person } from './people';
import { quitteOuDouble } from './quitte-ou-double';
import { Salon } from './salon';

const salon = Salon.open();
const NAMES = ['Inès', 'Malo', 'Zoé', 'Paul', 'Nour', 'Léa', 'Marco'] as const;
const TEAMS = 3;
const LIMIT_MS = 240_000;

it('are dealt, sit together, and answer one by one', { timeout: LIMIT_MS + 120_000 }, async () => {
  const people = await Promise.all(NAMES.map((name, i) => salon.person({ name, width: i === 1 ? 1280 : 360, locale: i % 2 ? 'fr-FR' : 'en-GB', still: true })));
  const [host, , , fourth] = people as [Person, Person, Person, Person];
  const { box, asked } = quitteOuDouble;
  const code = await host.opens(box, TEAMS, { draws: 'at-once', options: { 'deck-language': 'en', 'die-faces': 'two-questions', 'challenge-time': 20 } });
  const enter = async (person: Person) => {
    await person.go(`/r/${code}`);
    await person.page.locator('.seatline').first().waitFor();
  };
  for (const person of people.slice(0, 4)) await enter(person);
  // Every chair is taken: whoever comes now sits down with somebody. But up to six people play one by one.
  await fourth.page.locator('.join').first().click();
  await fourth.page.locator('.token.you').first().waitFor();
  await fourth.fine('a chair shared');
  await host.page.locator('.thumb .primary').click();
  await host.page.getByText('Too few or too many at the table.').waitFor();

  for (const person of people.slice(4)) await enter(person);
  await host.page.getByRole('button', { name: 'Deal 7 people to teams' }).click();
  for (const person of people) await person.page.locator('.token.you').first().waitFor();
  const chairs = await host.page.locator('.seats li').allInnerTexts();
  expect(chairs.map((chair) => NAMES.filter((name) => chair.includes(name)).length)).toEqual([3, 2, 2]);
  await Promise.all(people.slice(0, 2).map((person) => person.fine('teams')));

  // What one says to the team is marked, and nobody else has heard it when the next line is there for all.
  const says = async (whom: string, text: string) => {
    await host.page.getByText(whom).click();
    await host.page.locator('.say .field').fill(text);
    await host.page.locator('.say .btn').click();
    await host.page.locator('.log').getByText(text).waitFor();
  };
  await says('To my team', 'It was Lisbon.');
  await says('To all', 'Good evening.');
  const team = chairs.find((chair) => chair.includes(NAMES[0])) ?? '';
  for (const [i, person] of people.entries()) {
    await person.page.locator('.log').getByText('Good evening.').waitFor();
    expect(await person.page.locator('.said.team').count()).toBe(team.includes(NAMES[i] ?? '') ? 1 : 0);
  }

  await host.page.locator('.thumb .primary').click();
  await Promise.all(people.map((person) => person.page.locator('.board').waitFor()));
  // A decision is one person's, never a whole team's; and each in the team has a turn.
  const until = Date.now() + LIMIT_MS;
  const asks = () => people.flatMap((person) => [...new Set(person.heard.flatMap(({ decisions }) => decisions.map(({ id }) => id)))].map((id) => ({ id, person })));
  const isEnough = () => new Set(asks().map(({ person }) => person)).size > TEAMS || Date.now() > until;
  await Promise.all(people.map((person) => new Hand(person, asked, 'mouse').playsOut(isEnough)));
  expect(new Set(asks().map(({ person }) => person)).size).toBeGreaterThan(TEAMS);
  expect(new Set(asks().map(({ id }) => id)).size).toBe(asks().length);
  for (const person of people) await person.leave();
});
