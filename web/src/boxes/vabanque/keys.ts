// The keys of this box: R B T cards, arrows round the ring or a table's number, 0 to 4 steps, Space next, P hold, I look, H last round.

import type { Digits } from '../../table/keys';
import type { Choosing } from './choosing.svelte';
import { KINDS, type VabanqueTable, type View } from './types';
import { said } from './words';

interface Desk {
  table: VabanqueTable;
  choosing: Choosing;
  digits: Digits;
  view: View | null;
  look: (table: number) => void;
  story: () => void;
}

const ON: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function boxKey(key: string, event: KeyboardEvent, { table, choosing, digits, view, look, story }: Desk): boolean {
  const low = key.toLowerCase();
  const own = table.me === null ? 1 : (view?.seats[table.me]?.pawn ?? 1);
  if (table.motion.running && low === 'p') return table.motion.hold(), true;
  if (low === 'h' && view?.last) return story(), true;
  if (low === 'i') return look(focused(event) ?? choosing.aim ?? own), true;
  if (!choosing.offer) return false;
  if (key === 'Escape') return choosing.clear(), true;
  const kind = KINDS.find((one) => said().kindKey[one].toLowerCase() === low);
  if (kind && choosing.kinds.includes(kind)) return choosing.pickKind(kind), true;
  const by = ON[key];
  if (by) {
    choosing.go(by, own);
    queueMicrotask(() => document.querySelector<SVGGElement>(`[data-table="${choosing.aim}"]`)?.focus());
    return true;
  }
  if (choosing.walks.length > 0) return /^[0-4]$/.test(key) && (choosing.pickSteps(Number(key)), true);
  return digits.press(key, view?.tables.length ?? 12, (n) => choosing.pickTable(n));
}

/** The table that has the focus. */
function focused(event: KeyboardEvent): number | null {
  const at = event.target instanceof Element ? event.target.closest('[data-table]')?.getAttribute('data-table') : null;
  return at ? Number(at) : null;
}
