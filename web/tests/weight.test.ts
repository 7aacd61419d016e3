// What the page weighs, packed as it is sent: the first load (shelf, with fonts and pictures) and each box on top of it.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const FIRST_KB = 110;
const BOX_KB = 60;
const HOUSE_KB = 30;
const AFTER_KB = 20;
const BOXES = ['vabanque', 'cincinnati', 'bluff-you', 'quitte-ou-double'];

interface Chunk { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[]; assets?: string[] }
let manifest: Record<string, Chunk> = {};
let dist = '';

// What is weighed is what is written now, never a build that happens to lie about; and built as it is shipped, not as a test.
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'tapis-page-'));
  execFileSync('npx', ['vite', 'build', '--logLevel', 'error', '--outDir', dist, '--emptyOutDir'], { cwd: root, env: { ...process.env, NODE_ENV: 'production' } });
  manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
}, 300_000);
afterAll(() => rmSync(dist, { recursive: true }));

/** Bytes as they travel: text packed by brotli, fonts and pictures as they are. */
function weight(file: string): number {
  const bytes = readFileSync(join(dist, file));
  return /\.(woff2|png)$/.test(file) ? bytes.length : brotliCompressSync(bytes).length;
}

/** A chunk with everything that it loads: at once, or, where `later` lets it, when it is asked for. */
function files(name: string, later: (name: string) => boolean, into = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || into.has(chunk.file)) return into;
  into.add(chunk.file);
  for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) into.add(file);
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []).filter(later)]) files(next, later, into);
  return into;
}

const kilo = (all: Iterable<string>) => [...all].reduce((sum, file) => sum + weight(file), 0) / 1000;

/** The shelf: page, program, styles, three fonts, four covers, icon. */
function first(): Set<string> {
  const all = files('index.html', () => false);
  for (const file of ['index.html', 'icon.svg', 'manifest.webmanifest']) all.add(file);
  for (const file of readdirSync(join(dist, 'assets'))) if (/\.(woff2|svg)$/.test(file)) all.add(`assets/${file}`);
  return all;
}

/** What these chunks bring along that is not there yet: at once, and whatever they load later; other boxes are none of it. */
function more(names: string[], box: string | null, there: Set<string>): Set<string> {
  const others = BOXES.filter((one) => one !== box).map((one) => `src/boxes/${one}/`);
  const found = new Set(there);
  for (const name of names) {
    expect(manifest[name], `${name} is a chunk of its own`).toBeDefined();
    files(name, (next) => !others.some((folder) => next.startsWith(folder)), found);
  }
  return new Set([...found].filter((file) => !there.has(file)));
}

const screens = (...names: string[]) => names.map((name) => `src/${name}.svelte`);

it(`the first load weighs at most ${FIRST_KB} kB`, () => {
  const found = kilo(first());
  console.info(`first load: ${found.toFixed(1)} kB`);
  expect(found).toBeLessThanOrEqual(FIRST_KB);
});

it.each(BOXES)(`%s weighs at most ${BOX_KB} kB more, with table, account, rules, chat and lesson`, (box) => {
  const found = kilo(more([`src/boxes/${box}/index.ts`], box, first()));
  console.info(`${box}: ${found.toFixed(1)} kB`);
  expect(found).toBeLessThanOrEqual(BOX_KB);
});

it('the rooms of the house weigh little, and are the same for every box', () => {
  const table = new Set([...first(), ...more(['src/boxes/bluff-you/index.ts'], 'bluff-you', first())]);
  const house = more(screens('box/BoxScreen', 'room/RoomScreen', 'rules/RulesScreen', 'learn/LearnScreen'), 'bluff-you', table);
  const after = more(screens('after/MatchScreen', 'cloth/ClothScreen'), 'bluff-you', new Set([...table, ...house]));
  console.info(`box, room, rules and lessons: ${kilo(house).toFixed(1)} kB; podium, replay, television: ${kilo(after).toFixed(1)} kB`);
  expect(kilo(house)).toBeLessThanOrEqual(HOUSE_KB);
  expect(kilo(after)).toBeLessThanOrEqual(AFTER_KB);
});

it('asks nothing of anybody else', () => {
  for (const file of [...first()].filter((name) => /\.(js|css|html)$/.test(name))) {
    const text = readFileSync(join(dist, file), 'utf8');
    expect(text.match(/(?:src|href)="https?:|url\(["']?https?:|fetch\("https?:/), file).toBeNull();
  }
});
