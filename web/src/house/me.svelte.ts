// Who I am to this house, and the rooms I was in lately.

import type { Box } from '../shelf/boxes';
import { api, Refusal } from './api';

const LAST = 'tapis.last';

export interface LastRoom {
  code: string;
  box: Box;
  names: string[];
}

class Person {
  name = $state<string | null>(null);
  known = $state(false);
  last = $state<LastRoom | null>(readLast());
  #asked: Promise<void> | null = null;

  /** Asks the house once; a house that cannot be reached leaves me unknown. */
  ask(): Promise<void> {
    this.#asked ??= api.me().then(
      (me) => this.#know(me.name),
      (refusal: unknown) => {
        this.#asked = null;
        if (!(refusal instanceof Refusal)) throw refusal;
      },
    );
    return this.#asked;
  }

  async rename(name: string) {
    const me = await api.name(name);
    this.#know(me.name ?? name);
  }

  async arrive(code: string) {
    const me = await api.arrive({ code });
    this.#know(me.name);
  }

  /** The room to come back to from the shelf. */
  keep(last: LastRoom | null) {
    this.last = last;
    if (last) localStorage.setItem(LAST, JSON.stringify(last));
    else localStorage.removeItem(LAST);
  }

  #know(name: string | null) {
    this.name = name;
    this.known = true;
  }
}

function readLast(): LastRoom | null {
  try {
    return JSON.parse(localStorage.getItem(LAST) ?? 'null') as LastRoom | null;
  } catch {
    return null;
  }
}

export const me = new Person();
