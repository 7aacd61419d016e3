// The guided games as a learner takes them: at each step the thing in the light, a wrong try where there can be one, and
// the right act.

import type { Page } from 'playwright-core';

type Act = (page: Page) => Promise<void>;

export interface Step {
  /** The `data-aim` of the thing in the light. */
  at: string;
  /** What is put back with a word why. Twice, and the right act is drawn as ghosts. */
  wrong?: Act;
  /** The `data-aim`s of the ghosts, where it is not the thing in the light. */
  ghosts?: string[];
  right: Act;
}

const GO = '.dock [data-go]:enabled';
const aim = (name: string) => `[data-aim="${name}"]`;

const tap = (...selectors: string[]): Act => async (page) => {
  for (const selector of selectors) await page.locator(selector).first().click();
};

/** Keys; `Enter` once the brass button is there to be pressed. */
const press = (...keys: string[]): Act => async (page) => {
  for (const key of keys) {
    if (key === 'Enter') await page.locator(GO).first().waitFor();
    await page.keyboard.press(key);
  }
};

const writes = (text: string): Act => async (page) => {
  await page.locator('.ansf').fill(text);
  await page.locator('.send:enabled').click();
};

/** Hold to see, let go to cover. */
const peeks: Act = async (page) => {
  await page.locator('.peek').hover();
  await page.mouse.down();
  await page.locator('.peek .die').first().waitFor();
  await page.mouse.up();
};

const vabanque: Step[] = [
  { at: 'table 5', wrong: tap(aim('table 3'), GO), right: tap(aim('table 5'), GO) },
  { at: 'card raise', wrong: tap(aim('card trap'), aim('table 5'), GO), ghosts: ['card raise', 'table 5'], right: tap(aim('card raise'), aim('table 5'), GO) },
  { at: 'card trap', wrong: tap(aim('card bluff'), aim('table 5'), GO), ghosts: ['card trap', 'table 5'], right: tap(aim('card trap'), aim('table 5'), GO) },
  { at: 'table 6', wrong: tap(aim('table 5'), GO), ghosts: ['card bluff', 'table 6'], right: tap(aim('table 6'), GO) },
  { at: 'step 4', wrong: tap(aim('step 1'), GO), right: tap(aim('step 4'), GO) },
  { at: 'table 5', right: tap(GO) },
];

const cincinnati: Step[] = [
  { at: 'cup', right: press('Enter') },
  { at: 'table a', wrong: press('b', 'Enter'), right: press('a', 'Enter') },
  { at: 'keep', wrong: press('n', '1', 'Enter'), ghosts: ['die 2', 'die 3', 'die 4'], right: press('n', '2', '3', '4', 'Enter') },
  { at: 'keep', wrong: press('n', 'Enter'), ghosts: ['die 1', 'die 2', 'die 3', 'die 4', 'die 5'], right: press('a', 'Enter') },
  { at: 'extra', wrong: press('y'), right: press('n') },
  { at: 'rival 1', wrong: press('ArrowDown', 'ArrowDown', 'Enter'), right: press('ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter') },
  { at: 'keep', wrong: press('n', 'Enter'), ghosts: ['die 3', 'die 4', 'die 5'], right: press('n', '3', '4', '5', 'Enter') },
];

const PERSON = '.opps [role="radio"]';

const bluffYou: Step[] = [
  { at: 'roll', right: tap(GO) },
  { at: 'cup', right: peeks },
  { at: 'tile 11', wrong: tap(aim('tile 14'), PERSON, GO), right: tap(aim('tile 11'), GO) },
  { at: 'verdict', wrong: tap('.verdict.armed .okb'), ghosts: ['bluff'], right: tap('.verdict.armed .blb') },
  { at: 'tile 9', wrong: tap(aim('tile 14'), PERSON, GO), right: tap(aim('tile 9'), GO) },
  { at: 'map', right: tap(GO) },
];

const PLAIN = `${aim('stake')}:has([data-go]) .second`;
const BANCO = `${aim('stake')} [data-go]`;
const MORE = '.banco .pm:last-child';
/** After the third wrong try the coach offers to do it. */
const DO_IT = '.coach .cb:nth-last-child(3)';

const quitteOuDouble: Step[] = [
  { at: 'roll', right: tap(GO) },
  { at: 'stake', wrong: tap(BANCO), right: tap(BANCO, DO_IT) },
  { at: 'answer', wrong: writes('Lyon'), right: writes('France') },
  { at: 'double', wrong: tap(`.doors.armed ${aim('quit')}`), right: tap(`.doors.armed ${aim('double')}`) },
  { at: 'answer', wrong: writes('Lyon'), right: writes('Mediterranee') },
  { at: 'quit', wrong: tap(`.doors.armed ${aim('double')}`), right: tap(`.doors.armed ${aim('quit')}`) },
  { at: 'banco', wrong: tap(PLAIN), right: tap(MORE, MORE, MORE, BANCO) },
  { at: 'ladder', right: tap(GO) },
];

export const LESSONS = {
  'vabanque': vabanque,
  'cincinnati': cincinnati,
  'bluff-you': bluffYou,
  'quitte-ou-double': quitteOuDouble,
};
