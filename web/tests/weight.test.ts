// What the page weighs, packed as it is sent: the first load (shelf, with fonts and pictures) and each box on top of it.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tongue } from '../src/words';

const root = fileURLToPath(new URL('..', import.meta.url));
const FIRST_KB = 110;
const BOX_KB = 60;
const AFTER_KB = 20;
const TONGUES: Tongue[] = ['en', 'fr'];
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

/** What one reader loads: one language, and of all boxes the one that is opened. */
const reads = (tongue: Tongue, box: string | null) => (name: string) =>
  !name.endsWith(`/${tongue === 'en' ? 'fr' : 'en'}.ts`) && !BOXES.some((one) => one !== box && name.startsWith(`src/boxes/${one}/`));

/** The shelf: page, program, styles, words, three fonts, four covers, icon, and what is fetched behind it while nobody has chosen a box yet. */
function first(tongue: Tongue): Set<string> {
  const all = files('index.html', (name) => name === `src/words/${tongue}.ts`);
  for (const name of AHEAD) files(name, () => false, all);
  for (const file of ['index.html', 'icon.svg', 'manifest.webmanifest']) all.add(file);
  for (const file of readdirSync(join(dist, 'assets'))) if (/\.(woff2|svg)$/.test(file)) all.add(`assets/${file}`);
  return all;
}

/** What these chunks bring along that is not there yet: at once, and whatever they load later. */
function more(names: string[], tongue: Tongue, box: string, there: Set<string>): Set<string> {
  const found = new Set(there);
  for (const name of names) {
    expect(manifest[name], `${name} is a chunk of its own`).toBeDefined();
    files(name, reads(tongue, box), found);
  }
  return new Set([...found].filter((file) => !there.has(file)));
}

const screens = (...names: string[]) => names.map((name) => `src/${name}.svelte`);
const AHEAD = screens('box/BoxScreen', 'room/RoomScreen');
const PLAY = screens('rules/RulesScreen', 'learn/LearnScreen');
const AFTER = screens('after/MatchScreen', 'cloth/ClothScreen');

describe.each(TONGUES)('in %s', (tongue) => {
  it(`the first load weighs at most ${FIRST_KB} kB`, () => {
    const found = kilo(first(tongue));
    console.info(`first load: ${found.toFixed(1)} kB`);
    expect(found).toBeLessThanOrEqual(FIRST_KB);
  });

  it.each(BOXES)(`%s weighs at most ${BOX_KB} kB more: its page, waiting room, table, account, chat, rules and lesson`, (box) => {
    const there = first(tongue);
    const play = more([`src/boxes/${box}/index.ts`, ...PLAY], tongue, box, there);
    const after = more(AFTER, tongue, box, new Set([...there, ...play]));
    console.info(`${box}: ${kilo(play).toFixed(1)} kB; podium, replay, proof and television: ${kilo(after).toFixed(1)} kB`);
    expect(kilo(play)).toBeLessThanOrEqual(BOX_KB);
    expect(kilo(after)).toBeLessThanOrEqual(AFTER_KB);
  });
});

it('asks nothing of anybody else', () => {
  for (const file of [...first('en')].filter((name) => /\.(js|css|html)$/.test(name))) {
    const text = readFileSync(join(dist, file), 'utf8');
    expect(text.match(/(?:src|href)="https?:|url\(["']?https?:|fetch\("https?:/), file).toBeNull();
  }
});
