// Once before all files, which then run side by side: the page, built if it is not, and a house that serves it.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The house's program: a debug build, which serves web/dist as it is now. */
    program: string;
  }
}

const web = fileURLToPath(new URL('../..', import.meta.url));
const root = join(web, '..');

export default function setup(project: TestProject) {
  if (!existsSync(join(web, 'dist/index.html'))) execFileSync('npm', ['run', 'build'], { cwd: web, stdio: 'inherit' });
  project.provide('program', process.env['TAPIS_BIN'] ?? built());
}

function built(): string {
  execFileSync('cargo', ['build', '--quiet', '-p', 'tapis'], { cwd: root, stdio: 'inherit' });
  return join(process.env['CARGO_TARGET_DIR'] ?? join(root, 'target'), 'debug', 'tapis');
}
