// Where things lie: the ring as a true ellipse, or bent into a loop of two columns on a narrow cloth. Clockwise on
// either is clockwise in the rules. All measures are units of the drawing; a table is 66 wide at scale 1.

export interface Point {
  x: number;
  y: number;
}

/** A thing at a place, drawn at a scale. */
export interface Put extends Point {
  scale: number;
}

export interface Spot extends Point {
  table: number;
  /** Which way the middle of the cloth lies: the number and the step stand on that side. */
  inward: 1 | -1;
  /** Where the number of steps stands, off the pawns. */
  badge: Point;
  hit: { x: number; y: number; width: number; height: number; round: number };
  /** Top left corners of so many cards, outside. */
  cards(count: number): Put[];
  /** Centres of so many pawns, inside. */
  pawns(count: number): Put[];
}

export interface Layout {
  kind: 'loop' | 'ring';
  width: number;
  height: number;
  /** The scale of a table. */
  k: number;
  /** Table by table. */
  spots: Spot[];
  /** The line that pawns walk along, and which way. */
  track: string;
  arrows: string;
}

const CARD = { width: 18, height: 26 };
const LOOP_WIDTH = 350;
const RING_HEIGHT = 624;
/** The lowest row of a loop in which everything can be told apart. */
export const ROW_MIN = 56;

export const rowsOf = (tables: number): number => Math.ceil(tables / 2);

const rows = (count: number, columns: number, place: (column: number, row: number, rows: number, columns: number) => Put): Put[] => {
  const all = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => place(i % columns, Math.floor(i / columns), all, Math.min(columns, count)));
};

/** Two columns: down on the right, up on the left, an odd table on top. `foot` is kept free below. */
export function loop(tables: number, height: number, foot: number): Layout {
  const many = rowsOf(tables);
  const odd = tables % 2;
  const row = (height - 20 - foot) / many;
  const spots = Array.from({ length: tables }, (_, i): Spot => {
    const right = i < Math.floor(tables / 2) + odd;
    const at = right ? i : tables - 1 - i + odd;
    const top = odd === 1 && i === 0;
    const fromEnd = Math.min(at - odd, many - 1 - at);
    const lean = fromEnd === 0 ? 14 : fromEnd === 1 && many > 4 ? 3 : 0;
    const x = top ? 175 : right ? 253 - lean : 97 + lean;
    const y = 10 + row * (at + 0.5) - 2;
    const inward = right ? -1 : 1;
    const hit = { x: top ? 90.5 : right ? 178 : 3, y: 10 + row * at + 2, width: 169, height: row - 4, round: 12 };
    return { table: i + 1, x, y, inward, badge: { x: x + inward * 27, y: y - 22 }, hit, cards: (count) => besides(x, y, inward, count), pawns: (count) => abreast(x, y, inward, count) };
  });
  const from = 10 + row * (odd + 0.8);
  const to = 10 + row * (many - 0.8);
  const middle = (from + to) / 2;
  return {
    kind: 'loop', width: LOOP_WIDTH, height, k: 1, spots,
    track: `M166 ${from}a9 9 0 0 1 18 0V${to}a9 9 0 0 1-18 0z`,
    arrows: `M179 ${middle - 6}l5 7 5-7M161 ${middle + 6}l5-7 5 7`,
  };
}

/** Three in a row, two rows; from the seventh on three overlapping rows at 80 %. */
function besides(x: number, y: number, inward: number, count: number): Put[] {
  const out = -inward;
  const heap = count > 6;
  const scale = heap ? 0.8 : 1;
  const columns = heap ? Math.ceil(count / 3) : count <= 3 ? count : Math.ceil(count / 2);
  const width = CARD.width * scale;
  const room = (out > 0 ? 346 - (x + 36) : x - 36 - 4) - width;
  const pitch = Math.min(width + (heap ? 0 : 2), columns > 1 ? room / (columns - 1) : width);
  const down = heap ? 22 : 27.5;
  return rows(count, columns, (column, row, all) => ({
    x: out > 0 ? x + 36 + column * pitch : x - 36 - width - column * pitch,
    y: y + 1 - ((all - 1) * down + CARD.height * scale) / 2 + row * down,
    scale,
  }));
}

/** Two abreast; five or six at 80 %. */
function abreast(x: number, y: number, inward: number, count: number): Put[] {
  const scale = count > 4 ? 0.8 : 1;
  return rows(count, 2, (column, row, all) => ({ x: x + inward * (42 + column * 17 * scale), y: y - 5 + (row - (all - 1) / 2) * 24 * scale, scale }));
}

/** A true ellipse, the tables at equal distances along it. With an even number the top lies between the last and table 1. */
export function ring(tables: number, aspect: number, k = 1.34): Layout {
  const height = RING_HEIGHT;
  const width = Math.max(height, height * aspect);
  const [cx, cy, rx, ry] = [width / 2, height / 2, width / 2 - 114, height / 2 - 106];
  const spots = along(rx, ry, tables).map((angle, i): Spot => {
    const x = cx + rx * Math.cos(angle);
    const y = cy + ry * Math.sin(angle);
    const length = Math.hypot(Math.cos(angle) / rx, Math.sin(angle) / ry);
    const out = { x: Math.cos(angle) / rx / length, y: Math.sin(angle) / ry / length };
    const hit = { x: x - 41 * k, y: y - 29 * k, width: 82 * k, height: 62 * k, round: 40 * k };
    const inward = x > cx ? -1 : 1;
    const badge = { x: x + (y > cy ? -inward : inward) * 29 * k, y: y - 21 * k };
    return { table: i + 1, x, y, inward, badge, hit, cards: (count) => outside({ x, y }, out, count, k, width, height), pawns: (count) => inside({ x, y }, out, count, k) };
  });
  const [tx, ty] = [rx - 64 * k, ry - 64 * k];
  return { kind: 'ring', width, height, k, spots, track: `M${cx} ${cy - ty}a${tx} ${ty} 0 0 1 0 ${2 * ty}a${tx} ${ty} 0 0 1 0 ${-2 * ty}z`, arrows: '' };
}

/** The angles of points at equal distances along an ellipse, clockwise from the top. */
function along(rx: number, ry: number, count: number): number[] {
  const FINE = 720;
  const angle = (i: number) => (i / FINE) * 2 * Math.PI - Math.PI / 2;
  const sums = [0];
  for (let i = 1; i <= FINE; i++) {
    const [a, b] = [angle(i - 1), angle(i)];
    sums.push((sums[i - 1] ?? 0) + Math.hypot(rx * (Math.cos(b) - Math.cos(a)), ry * (Math.sin(b) - Math.sin(a))));
  }
  const whole = sums[FINE] ?? 1;
  return Array.from({ length: count }, (_, i) => {
    const wanted = (whole * (i + (count % 2 === 0 ? 0.5 : 0))) / count;
    return angle(Math.max(0, sums.findIndex((sum) => sum >= wanted)));
  });
}

/** How far a box reaches in a direction. */
const reach = (out: Point, halfWidth: number, halfHeight: number): number => halfWidth * Math.abs(out.x) + halfHeight * Math.abs(out.y);
const edge = (out: Point, k: number): number => Math.hypot(35 * k * out.x, 24 * k * out.y);

/** Side tables stack their cards two abreast; a heap overlaps. */
function outside(table: Point, out: Point, count: number, k: number, width: number, height: number): Put[] {
  const heap = count > 6;
  const side = Math.abs(out.x) > 0.72;
  const scale = (heap ? 0.78 : 1.05) * k;
  const columns = heap ? (side ? 3 : 6) : side ? Math.min(count, 2) : count <= 4 ? count : Math.ceil(count / 2);
  const pitch = { x: (heap ? (side ? 12 : 15) : 21) * k, y: (heap ? (side ? 14 : 19) : 29) * k };
  const all = Math.ceil(count / columns);
  const half = { x: ((columns - 1) * pitch.x + CARD.width * scale) / 2, y: ((all - 1) * pitch.y + CARD.height * scale) / 2 };
  const far = edge(out, k) + reach(out, half.x, half.y) + 3 * k;
  const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  const middle = { x: clamp(table.x + out.x * far, 12 + half.x, width - 12 - half.x), y: clamp(table.y + out.y * far, 12 + half.y, height - 12 - half.y) };
  return rows(count, columns, (column, row) => ({ x: middle.x - half.x + column * pitch.x, y: middle.y - half.y + row * pitch.y, scale }));
}

function inside(table: Point, out: Point, count: number, k: number): Put[] {
  const columns = count <= 3 ? count : Math.ceil(count / 2);
  const all = Math.ceil(count / columns);
  const half = { x: (columns * 17 * k) / 2, y: (all * 23 * k) / 2 };
  const far = edge(out, k) + reach(out, half.x, half.y) - 1;
  return rows(count, columns, (column, row) => ({
    x: table.x - out.x * far + (column - (columns - 1) / 2) * 17 * k,
    y: table.y - out.y * far + (row - (all - 1) / 2) * 23 * k - 1,
    scale: k,
  }));
}
