// What the page weighs, packed as it is sent: the first load (shelf, with fonts and pictures) and each box on top of it.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const FIRST_KB = 110;
const BOX_KB = 60;

interface Chunk { file: string; imports?: string[]; css?: string[]; assets?: string[]; src?: string }
let manifest: Record<string, Chunk> = {};

beforeAll(async () => {
  if (!existsSync(join(dist, '.vite/manifest.json'))) await build({ root, logLevel: 'error' });
  manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
}, 120_000);

/** Bytes as they travel: text packed by brotli, fonts and pictures as they are. */
function weight(file: string): number {
  const bytes = readFileSync(join(dist, file));
  return /\.(woff2|png)$/.test(file) ? bytes.length : brotliCompressSync(bytes).length;
}

/** A chunk with everything that it loads at once. */
function files(name: string, into = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || into.has(chunk.file)) return into;
  into.add(chunk.file);
  for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) into.add(file);
  for (const next of chunk.imports ?? []) files(next, into);
  return into;
}

const kilo = (all: Iterable<string>) => [...all].reduce((sum, file) => sum + weight(file), 0) / 1000;

/** The shelf: page, program, styles, three fonts, four covers, icon. */
function first(): Set<string> {
  const all = files('index.html');
  all.add('index.html');
  all.add('icon.svg');
  all.add('manifest.webmanifest');
  for (const file of readdirSync(join(dist, 'assets'))) if (/\.(woff2|svg)$/.test(file)) all.add(`assets/${file}`);
  return all;
}

it(`the first load weighs at most ${FIRST_KB} kB`, () => {
  const found = kilo(first());
  console.info(`first load: ${found.toFixed(1)} kB`);
  expect(found).toBeLessThanOrEqual(FIRST_KB);
});

for (const box of ['vabanque', 'cincinnati', 'bluff-you', 'quitte-ou-double']) {
  it(`${box} weighs at most ${BOX_KB} kB more`, () => {
    const shelf = first();
    const entry = Object.keys(manifest).find((name) => name === `src/boxes/${box}/index.ts`);
    if (entry === undefined) return; // Not unpacked yet.
    const room = files('src/room/RoomScreen.svelte', files(entry));
    const found = kilo([...room].filter((file) => !shelf.has(file)));
    console.info(`${box}, with the room around it: ${found.toFixed(1)} kB`);
    expect(found).toBeLessThanOrEqual(BOX_KB);
  });
}

it('asks nothing of anybody else', () => {
  for (const file of [...first()].filter((name) => /\.(js|css|html)$/.test(name))) {
    const text = readFileSync(join(dist, file), 'utf8');
    expect(text.match(/(?:src|href)="https?:|url\(["']?https?:|fetch\("https?:/), file).toBeNull();
  }
});
