// A house and a browser for the tests of one file.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { House } from './house';
import { launch, Person, type Wishes } from './people';
import type { Wire } from './wire';

export class Salon {
  #house: House | undefined;
  #browser: Browser | undefined;

  private constructor() {}

  /** To be called at the top of a file: opens before its tests, and closes after them. */
  static open(): Salon {
    const salon = new Salon();
    beforeAll(async () => {
      salon.#house = await House.open();
      salon.#browser = await launch();
    });
    afterAll(async () => {
      await salon.#browser?.close();
      await salon.#house?.close();
    });
    return salon;
  }

  get house(): House {
    if (!this.#house) throw new Error('the salon opens before its tests');
    return this.#house;
  }

  /** Somebody comes in with a browser of their own, on a wire of their own if they want one. */
  async person(wishes: Wishes, wire?: Wire): Promise<Person> {
    if (!this.#browser) throw new Error('the salon opens before its tests');
    return Person.enter(this.#browser, (wire ?? this.house).url, wishes);
  }
}
