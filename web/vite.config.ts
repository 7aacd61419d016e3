import { svelte } from '@sveltejs/vite-plugin-svelte';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import subset from 'subset-font';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The fonts are packages, not files of ours: the three that tokens.css names are put beside it before anything is built,
// with every letter, without the hints for screens of few dots: titles are never set small, and hints are half of Limelight.
const FONTS = ['limelight/files/limelight-latin-400-normal', 'jost/files/jost-latin-400-normal', 'jost/files/jost-latin-600-normal'];
mkdirSync(here('src/look/fonts'), { recursive: true });
for (const font of FONTS) {
  const whole = readFileSync(here(`node_modules/@fontsource/${font}.woff2`));
  writeFileSync(here(`src/look/fonts/${font.split('/').pop()}.woff2`), await subset(whole, undefined, { keepAllGlyphs: true, noHinting: true }));
}

/** The sprite stands in the page itself, so that no icon ever appears late. Its one class becomes attributes: the page allows no inline style. */
function sprite(): Plugin {
  const line = 'fill="none" stroke="currentColor" stroke-width="2"';
  const svg = () =>
    readFileSync(here('src/look/icons.svg'), 'utf8')
      .replace(/<defs>.*?<\/defs>/s, '')
      .replace(/<!--.*?-->/gs, '')
      .replace(/class="l" stroke-width="([\d.]+)"/g, 'fill="none" stroke="currentColor" stroke-width="$1"')
      .replace(/class="l"/g, line)
      .replace(/style="display:none"/, '')
      .replace(/<svg/, '<svg width="0" height="0" class="sprite" aria-hidden="true"')
      .replace(/>\s+</g, '><');
  return { name: 'sprite', transformIndexHtml: (html) => html.replace('<!--sprite-->', svg) };
}

/** The fonts are asked for together with the page, so that text does not jump. */
function preload(): Plugin {
  return {
    name: 'preload',
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        const fonts = Object.keys(context.bundle ?? {}).filter((name) => name.endsWith('.woff2'));
        return fonts.map((file) => ({ tag: 'link', attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' }, injectTo: 'head' }));
      },
    },
  };
}

/** The house sends the packed form of a file where it finds one beside it. */
function packed(): Plugin {
  let dist = '';
  return {
    name: 'packed',
    apply: 'build',
    configResolved(config) {
      dist = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const entry of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg|webmanifest)$/.test(entry)) continue;
        const path = join(dist, entry);
        writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), sprite(), preload(), packed()],
  build: { target: 'es2022', manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
  server: { proxy: { '/api': { target: process.env['TAPIS_HOUSE'] ?? 'http://127.0.0.1:7777', ws: true } } },
});
