// With less motion nothing travels: the table that has changed keeps an outline for a moment instead.

import { still } from '../../table/motion.svelte';
import type { Scene } from './types';

const OUTLINE_MS = 1500;

export class Fresh {
  table = $state<number | null>(null);

  constructor(scene: () => Scene | null) {
    $effect(() => {
      const shown = scene();
      if (shown && still()) this.table = 'table' in shown ? shown.table : shown.kind === 'walk' ? shown.to : null;
    });
    $effect(() => {
      if (this.table === null) return;
      const timer = setTimeout(() => (this.table = null), OUTLINE_MS);
      return () => clearTimeout(timer);
    });
  }
}
