// Who asks for less motion sees what changed by an outline instead.

import { MediaQuery } from 'svelte/reactivity';
import type { CincinnatiTable, Fresh } from './types';

const calm = new MediaQuery('prefers-reduced-motion: reduce', false);

/** The dice that have just fallen: while they tumble, or, where nothing moves, until something else happens. */
export function freshOf(table: CincinnatiTable): Fresh {
  if (table.scene) return table.scene.kind === 'throw' ? table.scene.fresh : {};
  const fresh: Fresh = {};
  for (let at = table.told.length - 1; calm.current && at >= 0; at--) {
    const event = table.told[at];
    if (typeof event !== 'object' || !('thrown' in event) || event.thrown.seat in fresh) break;
    fresh[event.thrown.seat] = event.thrown.thrown;
  }
  return fresh;
}
