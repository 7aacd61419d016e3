// The guided games as a learner takes them: at each step the thing in the light, a wrong try where there can be one, and
// the right act.

import type { Page } from 'playwright-core';

type Act = (page: Page) => Promise<void>;

export interface Step {
  /** The `data-aim` of the thing in the light. */
  at: string;
  /** What is put back with a word why. */
  wrong?: Act;
  /** The `data-aim`s of the pieces that are drawn as ghosts: after two wrong tries, or at once where nothing can be wrong. */
  ghosts: string[];
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
  { at: 'table 5', wrong: tap(aim('table 3'), GO), ghosts: ['table 5', 'go'], right: tap(aim('table 5'), GO) },
  { at: 'card raise', wrong: tap(aim('card trap'), aim('table 5'), GO), ghosts: ['card raise', 'table 5', 'go'], right: tap(aim('card raise'), aim('table 5'), GO) },
  { at: 'card trap', wrong: tap(aim('card bluff'), aim('table 5'), GO), ghosts: ['card trap', 'table 5', 'go'], right: tap(aim('card trap'), aim('table 5'), GO) },
  { at: 'table 6', wrong: tap(aim('table 5'), GO), ghosts: ['card bluff', 'table 6', 'go'], right: tap(aim('table 6'), GO) },
  { at: 'step 4', wrong: tap(aim('step 1'), GO), ghosts: ['step 4', 'go'], right: tap(aim('step 4'), GO) },
  { at: 'table 5', ghosts: [], right: tap(GO) },
];

const cincinnati: Step[] = [
  { at: 'cup', ghosts: [], right: press('Enter') },
  { at: 'table a', wrong: press('b', 'Enter'), ghosts: ['table a', 'go'], right: press('a', 'Enter') },
  { at: 'keep', wrong: press('n', '1', 'Enter'), ghosts: ['die 2', 'die 3', 'die 4', 'go'], right: press('n', '2', '3', '4', 'Enter') },
  { at: 'keep', wrong: press('n', 'Enter'), ghosts: ['die 1', 'die 2', 'die 3', 'die 4', 'die 5', 'go'], right: press('a', 'Enter') },
  { at: 'extra', wrong: press('y'), ghosts: ['no'], right: press('n') },
  { at: 'rival 1', wrong: press('ArrowDown', 'ArrowDown', 'Enter'), ghosts: ['rival 1', 'go'], right: press('ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter') },
  { at: 'keep', wrong: press('n', 'Enter'), ghosts: ['die 3', 'die 4', 'die 5', 'go'], right: press('n', '3', '4', '5', 'Enter') },
];

const PERSON = '.opps [role="radio"]';

const bluffYou: Step[] = [
  { at: 'roll', ghosts: ['roll'], right: tap(GO) },
  { at: 'cup', ghosts: ['cup'], right: peeks },
  { at: 'tile 11', wrong: tap(aim('tile 14'), PERSON, GO), ghosts: ['tile 11', 'facing', 'go'], right: tap(aim('tile 11'), GO) },
  { at: 'verdict', wrong: tap('.verdict.armed .okb'), ghosts: ['bluff'], right: tap('.verdict.armed .blb') },
  { at: 'tile 9', wrong: tap(aim('tile 14'), PERSON, GO), ghosts: ['tile 9', 'go'], right: tap(aim('tile 9'), GO) },
  { at: 'map', ghosts: [], right: tap(GO) },
];

const PLAIN = `${aim('stake')}:has([data-go]) .second`;
const BANCO = `${aim('stake')} [data-go]`;
const MORE = '.banco .pm:last-child';
/** After the third wrong try the coach offers to do it. */
const DO_IT = '.coach .cb:nth-last-child(3)';

const quitteOuDouble: Step[] = [
  { at: 'roll', ghosts: ['roll'], right: tap(GO) },
  { at: 'stake', wrong: tap(BANCO), ghosts: ['stake plain'], right: tap(BANCO, DO_IT) },
  { at: 'answer', wrong: writes('Lyon'), ghosts: ['answer'], right: writes('France') },
  { at: 'double', wrong: tap(`.doors.armed ${aim('quit')}`), ghosts: ['double'], right: tap(`.doors.armed ${aim('double')}`) },
  { at: 'answer', wrong: writes('Lyon'), ghosts: ['answer'], right: writes('Mediterranee') },
  { at: 'quit', wrong: tap(`.doors.armed ${aim('double')}`), ghosts: ['quit'], right: tap(`.doors.armed ${aim('quit')}`) },
  { at: 'banco', wrong: tap(PLAIN), ghosts: ['more', 'stake banco'], right: tap(MORE, MORE, MORE, BANCO) },
  { at: 'ladder', ghosts: [], right: tap(GO) },
];

export const LESSONS = {
  'vabanque': vabanque,
  'cincinnati': cincinnati,
  'bluff-you': bluffYou,
  'quitte-ou-double': quitteOuDouble,
};
