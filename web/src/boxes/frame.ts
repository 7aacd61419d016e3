// A frame is one moment of a table, made by hand: for the gallery and for tests.

import { Table } from '../table/table.svelte';
import type { AwaitedLine } from '../wire/protocol';
import type { AnyTable, BoxModule } from '.';

export interface Frame {
  names: string[];
  bots?: number[];
  me: number | null;
  view: unknown;
  awaited: AwaitedLine;
  told?: unknown[];
  /** Everybody is seen at once, and this is what the public saw. */
  bare?: unknown;
  /** What is being shown, out of the box's own scenes. */
  scene?: unknown;
}

export function frameTable(module: BoxModule, frame: Frame, cloth = false): AnyTable {
  const table: AnyTable = new Table(module.telling, { answer: () => {}, gesture: () => {} });
  const me = cloth ? null : frame.me;
  table.screen = cloth ? 'cloth' : 'hand';
  table.seats = frame.names.map((name, i) => ({ name, bot: frame.bots?.includes(i) ? 'any' : null, away: false, minded: false }));
  const asked = typeof frame.awaited === 'object' && 'seats' in frame.awaited ? frame.awaited.seats : [];
  const decisions = me !== null && asked.includes(me) ? [{ id: 1, seat: me, count: 1 }] : [];
  table.sync({ eyes: me, view: frame.view, awaited: frame.awaited, decisions }, frame.told ?? []);
  table.bare = frame.bare ?? null;
  if (frame.scene !== undefined) {
    table.motion.scene = frame.scene;
    table.motion.running = true;
  }
  return table;
}
