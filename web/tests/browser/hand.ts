// How a person of the tests plays, whatever the box: looks what is asked, then answers by mouse or by keyboard alone.
// A box is a list of what it can ask; which answer is given hardly matters.

import type { Person } from './people';

/** What is tapped, where several fit now this one, now that; or a field with what is written in it. */
export type Tap = string | { field: string; text: string };

/** A key; “Tab until the focus is in there”; a key pressed a few times, now more, now fewer; a line typed; or `Brass`, the
 *  one button, which `Enter` presses from anywhere but from another button. */
export type Key = string | { reach: string } | { some: string } | { text: string };

/** One way in which a table asks for something. */
export interface Asked {
  /** What stands on the page then. */
  when: string;
  taps: Tap[];
  keys: Key[];
}

/** Where nothing else is to be done: roll, next, take the chair back. */
const BRASS: Asked = { when: '.dock [data-go]:enabled', taps: ['.dock button[data-go]:enabled'], keys: ['Brass'] };
const ENTER_FROM = 'body:not(:has(:focus)), [role="radio"], [aria-pressed], [data-go]';
const CURTAIN = '.curtain button';
/** The count of the end; or the podium, for whom “next” was already the way there. */
const OVER = '.fin, main.after';

/** Long enough for a slow machine, short enough that a tap that came too late costs little. */
const TAP_MS = 1500;
const TABS_MAX = 60;
/** So long a look waits for something to do, before others are asked whether the match goes on at all. */
const LOOK_MS = 1000;
const REST_MS = 40;

export class Hand {
  /** How many answers were given: the choice among equals turns with it. */
  #turn = 0;
  readonly #asked: Asked[];

  constructor(readonly person: Person, asked: Asked[], private readonly by: 'mouse' | 'keyboard') {
    this.#asked = [...asked, BRASS];
  }

  /** Answers whatever is asked until the match is over, or time is. */
  async playsOut(until: () => boolean) {
    while (!until()) {
      if ((await this.acts()) === 'over') return;
    }
  }

  /** Does what is to be done now, or comes to be done soon. A page that is being loaded anew has nothing to do. */
  async acts(): Promise<'over' | 'curtain' | 'acted' | 'waits'> {
    const seen = await this.#look().catch(() => null);
    if (seen === 'over' || seen === 'curtain') return seen;
    const asked = seen === null ? undefined : this.#asked[seen];
    if (!asked) {
      await new Promise((done) => setTimeout(done, REST_MS));
      return 'waits';
    }
    this.#turn++;
    // What has gone in the meantime is not answered: the next look sees what came instead.
    await (this.by === 'mouse' ? this.#tap(asked.taps) : this.#press(asked.keys)).catch(() => {});
    return 'acted';
  }

  /** The page itself watches what changes: asking it again and again would keep a slow machine busy. */
  #look(): Promise<'over' | 'curtain' | number | null> {
    const whens = this.#asked.map((asked) => asked.when);
    return this.person.page.evaluate(({ whens, OVER, CURTAIN, LOOK_MS }) => {
      const look = () => {
        if (document.querySelector(OVER)) return 'over';
        if (document.querySelector(CURTAIN)) return 'curtain';
        const found = whens.findIndex((when) => document.querySelector(when));
        return found < 0 ? null : found;
      };
      return new Promise<'over' | 'curtain' | number | null>((done) => {
        const end = (seen: 'over' | 'curtain' | number | null) => {
          observer.disconnect();
          clearTimeout(timer);
          done(seen);
        };
        const observer = new MutationObserver(() => look() !== null && end(look()));
        const timer = setTimeout(() => end(null), LOOK_MS);
        observer.observe(document, { subtree: true, childList: true, attributes: true });
        if (look() !== null) end(look());
      });
    }, { whens, OVER, CURTAIN, LOOK_MS });
  }

  async #tap(taps: Tap[]) {
    for (const tap of taps) {
      const found = await this.person.page.$$(typeof tap === 'string' ? tap : tap.field);
      const one = found[this.#turn % found.length];
      if (!one) return;
      if (typeof tap === 'string') await one.click({ timeout: TAP_MS });
      else await one.fill(tap.text, { timeout: TAP_MS });
    }
  }

  async #press(keys: Key[]) {
    const { keyboard } = this.person.page;
    for (const key of keys) {
      if (key === 'Brass') {
        await this.#reach(ENTER_FROM);
        await keyboard.press('Enter');
      } else if (typeof key === 'string') await keyboard.press(key);
      else if ('reach' in key) await this.#reach(key.reach);
      else if ('text' in key) await keyboard.type(key.text);
      else for (let n = 0; n <= this.#turn % 3; n++) await keyboard.press(key.some);
    }
  }

  async #reach(selector: string) {
    const { page } = this.person;
    for (let tabs = 0; tabs < TABS_MAX; tabs++) {
      if (await page.evaluate((where) => document.activeElement?.closest(where) != null, selector)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`no way by Tab to ${selector}`);
  }
}
