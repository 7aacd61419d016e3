// Every sound, rendered without a loudspeaker: it is there, it is short, it does not clip, and none startles beside the others.

import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { launch } from './people';

const RUNS = 6; // Taps are made of noise: each run is another.
const PEAK_MAX_DB = -9;
const LENGTH_MAX_MS = 450;
const LOUDNESS_SPAN_DB = 9;

it('sounds are heard, short, and about as loud as one another', async () => {
  const source = readFileSync(new URL('../../src/table/sounds.ts', import.meta.url), 'utf8');
  const module = ts.transpile(source, { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 });
  const browser = await launch();
  const page = await browser.newPage();
  await page.addScriptTag({ type: 'module', content: `${module}; window.SOUNDS = SOUNDS;` });
  await page.waitForFunction(() => 'SOUNDS' in window);
  const measured = await page.evaluate(
    async (runs) => {
      const { SOUNDS } = window as unknown as { SOUNDS: { [name: string]: (ctx: BaseAudioContext, at: number) => void } };
      const rate = 48_000;
      const db = (power: number) => 10 * Math.log10(power);
      const sum = (some: Float32Array) => some.reduce((all, sample) => all + sample * sample, 0);
      const found: { name: string; peak: number; ms: number; loud: number }[] = [];
      for (const [name, make] of Object.entries(SOUNDS)) {
        const all = await Promise.all(
          Array.from({ length: runs }, async () => {
            const context = new OfflineAudioContext(1, 2 * rate, rate);
            make(context, 0);
            const samples = (await context.startRendering()).getChannelData(0);
            const windows = Array.from({ length: 100 }, (_, i) => sum(samples.subarray(i * 960, i * 960 + 4800)) / 4800);
            return { peak: db(Math.max(...samples.map((sample) => sample * sample))), ms: (samples.findLastIndex((sample) => Math.abs(sample) > 0.001) / rate) * 1000, loud: db(Math.max(...windows)) };
          }),
        );
        found.push({ name, peak: Math.max(...all.map((run) => run.peak)), ms: Math.max(...all.map((run) => run.ms)), loud: all.reduce((mean, run) => mean + run.loud / runs, 0) });
      }
      return found;
    },
    RUNS,
  );
  await browser.close();
  expect(measured.length).toBeGreaterThan(10);
  for (const { name, peak, ms } of measured) {
    expect(peak, `${name}, peak`).toBeLessThan(PEAK_MAX_DB);
    expect(ms, `${name}, length`).toBeGreaterThan(5);
    expect(ms, `${name}, length`).toBeLessThan(LENGTH_MAX_MS);
  }
  const loud = measured.map((sound) => sound.loud);
  expect(Math.max(...loud) - Math.min(...loud), JSON.stringify(measured)).toBeLessThan(LOUDNESS_SPAN_DB);
});
