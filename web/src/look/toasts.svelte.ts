// Short notices: bottom on a phone, top right on a laptop.

import { untrack } from 'svelte';

export interface Toast {
  id: number;
  icon: string;
  text: string;
}

class Notices {
  list = $state<Toast[]>([]);
  #next = 0;

  say(text: string, icon = 'check') {
    const id = this.#next++;
    // Effects say things too, and must not run again because of what they said.
    this.list = [...untrack(() => this.list).slice(-2), { id, icon, text }];
    setTimeout(() => (this.list = this.list.filter((toast) => toast.id !== id)), 5000);
  }
}

export const notices = new Notices();
