import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whole matches take longest: they begin first, so that nothing waits for one of them at the end. */
class MatchesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isMatch = (file: TestSpecification) => file.moduleId.includes('/matches/');
    return [...sorted.filter(isMatch), ...sorted.filter((file) => !isMatch(file))];
  }
}

// `npm run browser`: whole matches in a real Chromium against a real house. `--mode shots` takes the pictures for docs/.
export default defineConfig(({ mode }) => ({
  test: {
    include: [mode === 'shots' ? 'tests/browser/shots.ts' : 'tests/browser/**/*.browser.ts'],
    globalSetup: 'tests/browser/setup.ts',
    testTimeout: 240_000,
    hookTimeout: 600_000,
    // People mostly wait for each other, so that three evenings share two cores well.
    maxWorkers: 3,
    sequence: { concurrent: false, sequencer: MatchesFirst },
  },
}));
