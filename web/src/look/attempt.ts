// Does what may fail; a failure becomes a notice in plain words.

import { Refusal } from '../house/api';
import { words } from '../words';
import { notices } from './toasts.svelte';

/** Why something failed: the house refused it, there is no line, or it is our fault. */
export function why(failure: unknown): string {
  const w = words();
  const code = failure instanceof Refusal ? failure.code : navigator.onLine ? 'broken' : 'offline';
  return code === 'offline' ? w.link.offline : w.code[code];
}

export async function attempt(does: () => Promise<void>): Promise<void> {
  try {
    await does();
  } catch (failure) {
    notices.say(why(failure), 'warn');
  }
}
