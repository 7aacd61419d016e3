// The guided game of each box, taken to its end: what is lit is what is asked for, a wrong try is explained, ghosts show the
// way after the second or where nothing can be wrong, and the end leads to a real match.

import { expect, it } from 'vitest';
import { LESSONS, type Step } from './lessons';
import type { Person, Wishes } from './people';
import { Salon } from './salon';

const salon = Salon.open();
/** A story that moves by itself takes its time. */
const TOLD_MS = 90_000;

it.each<{ box: keyof typeof LESSONS; how: string; wishes: Wishes }>([
  { box: 'vabanque', how: 'on a phone, in French', wishes: { width: 360, locale: 'fr-FR', still: true } },
  { box: 'cincinnati', how: 'by keyboard', wishes: { width: 1280, still: true } },
  { box: 'bluff-you', how: 'on a phone, everything moving', wishes: { width: 360, dark: false } },
  { box: 'quitte-ou-double', how: 'on a laptop, in French', wishes: { width: 1280, locale: 'fr-FR', dark: false, still: true } },
])('$box is taught by playing it, $how', async ({ box, wishes }) => {
  const learner = await salon.person(wishes);
  await learner.go(`/box/${box}/learn`);
  for (const [i, step] of LESSONS[box].entries()) {
    await comesTo(learner, step, i);
    await isLed(learner);
    if (i === 0) await learner.fine('first step');
    if (step.wrong) await errs(learner, step.wrong);
    await isGhostly(learner, step);
    await step.right(learner.page);
  }
  await readsOn(learner, '.fin');
  await learner.fine('last step');
  expect(await learner.page.locator('.fin a.primary').getAttribute('href')).toBe(`/box/${box}?with=bots`);
  await learner.leave();
});

const comesTo = (learner: Person, { at }: Step, i: number) => readsOn(learner, `body:has(.pearls i:nth-child(${i + 1}).now) [data-lit][data-aim="${at}"]`);

/** Presses “next” wherever the story waits for it, until this is there. */
async function readsOn({ page }: Person, selector: string) {
  const there = page.locator(selector).first();
  const next = page.locator('body:not(:has([data-lit])) .dock button[data-go]:enabled').first();
  const until = Date.now() + TOLD_MS;
  for (;;) {
    await there.or(next).first().waitFor({ timeout: TOLD_MS });
    if (await there.count()) return;
    expect(Date.now(), `the story comes to ${selector}`).toBeLessThan(until);
    await next.click({ timeout: 1000 }).catch(() => {});
  }
}

/** Where the light falls on the cloth, a thread leads there from the sentence. */
async function isLed({ page }: Person) {
  const onCloth = await page.locator('.cloth [data-lit]').count();
  await expect.poll(() => page.locator('[data-thread]').count()).toBe(onCloth);
}

/** Two wrong tries, with a word why after the first; no ghost shows the way yet. */
async function errs({ page }: Person, wrong: Step['right']) {
  const asked = await page.locator('.coach p').innerText();
  await wrong(page);
  await expect.poll(() => page.locator('.coach p').innerText()).not.toBe(asked);
  expect(await page.locator('[data-ghost]').count()).toBe(0);
  await wrong(page);
}

async function isGhostly({ page }: Person, { ghosts }: Step) {
  const drawn = page.locator('[data-ghost]:visible');
  await expect.poll(() => drawn.evaluateAll((all) => all.map((one) => one.getAttribute('data-aim')).sort()), { timeout: 10_000 }).toEqual([...ghosts].sort());
}
