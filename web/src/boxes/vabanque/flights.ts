// What is on its way during a scene, and along which line.

import type { Layout, Point } from './layout';
import { VALUES, type Chips, type Scene } from './types';

export interface Flying {
  key: string;
  what: { kind: 'chip'; chips: Chips } | { kind: 'card'; seat: number; nth: number } | { kind: 'pawn'; seat: number } | { kind: 'note' };
  /** Places on the cloth; a number is a seat's token. */
  path: (Point | number)[];
  delay: number;
  ms: number;
  scale: number;
}

const one = (value: number): Chips => VALUES.map((each) => Number(each === value)) as unknown as Chips;

export function flights(scene: Scene | null, layout: Layout): Flying[] {
  if (!scene) return [];
  const spot = (table: number) => layout.spots[table - 1];
  const { view } = scene;
  if (scene.kind === 'chip') {
    const at = spot(scene.table);
    const to = at && { x: at.x, y: at.y - 8 * layout.k };
    return to ? [{ key: `chip ${scene.seat}`, what: { kind: 'chip', chips: one(scene.value) }, path: [scene.seat, to], delay: 0, ms: 420, scale: layout.k * 1.25 }] : [];
  }
  if (scene.kind === 'card') {
    const there = view.cards.filter((card) => card.table === scene.table).length;
    const to = spot(scene.table)?.cards(there + 1).at(-1);
    return to ? [{ key: `card ${scene.seat}`, what: { kind: 'card', seat: scene.seat, nth: scene.nth }, path: [scene.seat, to], delay: 0, ms: 420, scale: to.scale }] : [];
  }
  if (scene.kind === 'walk') {
    const tables = Array.from({ length: scene.steps + 1 }, (_, i) => ((scene.from - 1 + i) % layout.spots.length) + 1);
    const stops = tables.flatMap((table, i) => standing(layout, view.tables[table - 1]?.pawns ?? [], table, scene.seat, i === 0) ?? []);
    const [first] = stops;
    if (!first) return [];
    const path = scene.steps === 0 ? [first, { x: first.x, y: first.y - 9 * layout.k }, first] : stops;
    return [{ key: `pawn ${scene.seat}`, what: { kind: 'pawn', seat: scene.seat }, path, delay: 0, ms: 180 * Math.max(1.5, scene.steps), scale: layout.k }];
  }
  if (scene.kind === 'pawns') {
    return scene.pawns.flatMap((table, seat): Flying[] => {
      const to = spot(table)?.pawns(1)[0];
      return to ? [{ key: `pawn ${seat}`, what: { kind: 'pawn', seat }, path: [seat, to], delay: 60 * seat, ms: 420, scale: layout.k }] : [];
    });
  }
  if (scene.kind === 'pay' && scene.lines) {
    const from = spot(scene.paid.table);
    return from ? notes(scene.paid.lines, from, layout.k) : [];
  }
  return [];
}

/** One note for each line that pays, while its line appears. */
export function notes(lines: { seat: number; amount: number }[], from: Point, scale: number): Flying[] {
  return lines.flatMap((line, i): Flying[] => (line.amount > 0 ? [{ key: `note ${i}`, what: { kind: 'note' }, path: [from, line.seat], delay: 900 * i + 250, ms: 900, scale }] : []));
}

/** Where a walking pawn stands at a table: beside those that are there. */
function standing(layout: Layout, pawns: number[], table: number, seat: number, leaves: boolean): Point | undefined {
  const others = pawns.filter((pawn) => pawn !== seat);
  const puts = layout.spots[table - 1]?.pawns(leaves ? Math.max(1, pawns.length) : others.length + 1);
  return leaves ? puts?.[Math.max(0, pawns.indexOf(seat))] : puts?.at(-1);
}
