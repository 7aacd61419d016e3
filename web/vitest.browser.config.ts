import { defineConfig } from 'vitest/config';

// `npm run browser`: whole matches in a real Chromium against a real house. `--mode shots` takes the pictures for docs/.
export default defineConfig(({ mode }) => ({
  test: {
    include: [mode === 'shots' ? 'tests/browser/shots.ts' : 'tests/browser/*.browser.ts'],
    testTimeout: 240_000,
    hookTimeout: 600_000,
    fileParallelism: false,
    sequence: { concurrent: false },
  },
}));
