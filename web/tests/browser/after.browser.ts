// What comes after a match, for each box: podium, replay by link from any eyes or from everybody's at once, and a fairness panel that can say no.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DRIVERS } from './drivers';
import type { Person } from './people';
import { quickMatch } from './quick';
import { Salon } from './salon';

const salon = Salon.open();
const stepOf = (page: Person['page']) => Number(new URL(page.url()).searchParams.get('step'));

describe.each(DRIVERS)('$box', (driver) => {
  it('is looked back upon on a phone and a laptop', async () => {
    const phone = await salon.person({ name: 'Léa', width: 360, locale: 'fr-FR', dark: false });
    const laptop = await salon.person({ name: 'Marco', width: 1280 });
    const match = await quickMatch(phone, driver);
    for (const person of [phone, laptop]) {
      await person.go(`/m/${match}`);
      await person.page.locator('[data-verdict="true"]').waitFor();
      await person.fine('after');
    }

    // Step by step, from any seat, by its link.
    await phone.go(`/m/${match}?step=4&eyes=1`);
    await phone.page.locator('input[type="range"]').waitFor();
    await phone.fine('replay');
    await phone.page.keyboard.press('ArrowRight');
    await expect.poll(() => new URL(phone.page.url()).search).toBe('?step=5&eyes=1');
    await phone.page.reload();
    await expect.poll(() => phone.page.locator('input[type="range"]').inputValue()).toBe('5');
    await phone.page.keyboard.press('e');
    await expect.poll(() => new URL(phone.page.url()).search).toBe('?step=5&eyes=2');
    await phone.page.locator('.play').click();
    await expect.poll(() => stepOf(phone.page), { timeout: 60_000 }).toBeGreaterThan(6);
    await seesAll(laptop, match, driver.box);
    await phone.leave();
    await laptop.leave();
  });

  it('has a record that the page accepts, and a false one that it refuses', async () => {
    const reader = await salon.person({ name: 'Inès', width: 1280 });
    const match = await quickMatch(reader, driver);
    const answer = await reader.context.request.get(`${reader.url}/api/v1/matches/${match}/record`);
    const record = (await answer.json()) as Record;
    const folder = mkdtempSync(join(tmpdir(), 'tapis-record-'));
    const file = (name: string, content: Record) => {
      writeFileSync(join(folder, name), JSON.stringify(content));
      return join(folder, name);
    };
    await reader.go('/fair');
    await reader.fine('fair');
    const verdict = async (path: string, wanted: boolean) => {
      await reader.page.locator('input[type="file"]').setInputFiles(path);
      await reader.page.locator(`[data-verdict="${wanted}"]`).waitFor();
    };
    await verdict(file('true.json', record), true);
    await verdict(file('false.json', withAnotherDraw(record)), false);
    await reader.accessible('fair, a false record');
    rmSync(folder, { recursive: true });
    await reader.leave();
  });
});

/** What only some knew then, as it is marked where everybody is seen at once. With one person among bots the house reads the
 *  cards of Quitte ou Double, so that nobody knew more than the public. */
const MARKED: { [box: string]: string } = { 'vabanque': '.mc.dashed', 'cincinnati': '.cups .die.ghost', 'bluff-you': '.die.ghost' };
const STEPS_MAX = 60;

async function seesAll(person: Person, match: string, box: string) {
  const { page } = person;
  const at = page.locator('input[type="range"]');
  await person.go(`/m/${match}?step=1&eyes=all`);
  await at.waitFor();
  const marked = MARKED[box];
  for (let step = 1; marked && step < STEPS_MAX && !(await page.locator(marked).count()); step++) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => at.inputValue()).toBe(String(step + 1));
  }
  await person.fine('everybody at once');
  if (!marked) return;
  expect(await page.locator(marked).count()).toBeGreaterThan(0);
  // The next eyes are the public's, who knew nothing of it.
  await page.keyboard.press('e');
  await page.locator(marked).first().waitFor({ state: 'detached' });
  await person.fine('replay');
}

interface Record {
  entries: { luck?: unknown }[];
}

/** The same record, but its last draw was another. */
function withAnotherDraw(record: Record): Record {
  const last = record.entries.findLastIndex((entry) => entry.luck !== undefined);
  const falsify = (luck: unknown): unknown => JSON.parse(JSON.stringify(luck).replace(/\d/, (digit) => (digit === '1' ? '2' : '1')));
  return { ...record, entries: record.entries.map((entry, i) => (i === last ? { luck: falsify(entry.luck) } : entry)) };
}
