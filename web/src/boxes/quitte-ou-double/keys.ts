// The whole game by keyboard: one key for each answer, as the docks show them.

import type { Act } from './acts';
import type { Choosing } from './choosing.svelte';
import type { Stage } from './stage.svelte';
import { NOTE, offered, type QuitTable } from './types';

export function pressed(key: string, table: QuitTable, choosing: Choosing, stage: Stage, act: Act | null): boolean {
  const low = key.toLowerCase();
  const offer = choosing.offer;
  if (choosing.bancos) {
    const to = { ArrowUp: choosing.amount + NOTE, ArrowDown: choosing.amount - NOTE, Home: choosing.bancos.least, End: choosing.bancos.most }[key];
    if (to !== undefined) return choosing.set(to), true;
    if (low === 'p') return table.answer({ stake: 'plain' }), true;
    if (low === 'b') return table.answer({ stake: { banco: choosing.amount } }), true;
  }
  if (offered(offer, 'double') && (low === 'q' || low === 'd')) {
    // The doors take keys when they take taps: not at once.
    document.querySelector<HTMLElement>(`.doors button[data-aim="${low === 'q' ? 'quit' : 'double'}"]`)?.click();
    return true;
  }
  const contest = offered(offer, 'contest');
  if (contest?.second_chance && low === 'c') return table.answer({ contest: 'second-chance' }), true;
  if (contest?.appeal && low === 'a') return table.answer({ contest: 'appeal' }), true;
  if (contest && low === 'n') return table.answer({ contest: 'accept' }), true;
  if (choosing.picks.length > 0 && /^[1-9]$/.test(key)) return choosing.pick(Number(key) - 1), true;
  if (low !== 'y' && low !== 'n') return false;
  const use = low === 'y' ? 'use' : 'keep';
  if (offered(offer, 'star')) return table.answer({ star: use }), true;
  if (offered(offer, 'insure')) return table.answer({ insure: use }), true;
  if (offer === 'shield') return table.answer({ shield: use }), true;
  if (!table.free) return false;
  if (act === 'judge') return stage.ask({ mark: low === 'y' ? 'accept' : 'leave' }), true;
  if (act === 'referee') return stage.ask({ mark: low === 'y' ? 'accept' : 'fault' }), true;
  if (act !== 'vote' || choosing.done) return false;
  choosing.done = true;
  stage.ask({ vote: low === 'y' ? 'yes' : 'no' });
  return true;
}
