// A real house for the tests: a debug build, which serves web/dist as it is now, on a free port, with a temporary folder.

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../..', import.meta.url));
const root = join(web, '..');

/** The page, built if it is not. */
export function page() {
  if (!existsSync(join(web, 'dist/index.html'))) execFileSync('npm', ['run', 'build'], { cwd: web, stdio: 'inherit' });
}

function binary(): string {
  const asked = process.env['TAPIS_BIN'];
  if (asked) return asked;
  execFileSync('cargo', ['build', '--quiet', '-p', 'tapis'], { cwd: root, stdio: 'inherit' });
  return join(process.env['CARGO_TARGET_DIR'] ?? join(root, 'target'), 'debug', 'tapis');
}

async function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export class House {
  #child: ChildProcess | null = null;

  private constructor(private readonly program: string, private readonly data: string, readonly port: number) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  static async open(): Promise<House> {
    page();
    const house = new House(binary(), mkdtempSync(join(tmpdir(), 'tapis-page-')), await freePort());
    await house.start();
    return house;
  }

  async start() {
    const limits = ['--requests-per-second', '0', '--rooms-per-hour', '0', '--messages-per-second', '1000', '--gesture-seconds', '30', '--host-grace-seconds', '3', '--log', 'warn'];
    this.#child = spawn(this.program, ['serve', '--listen', `127.0.0.1:${this.port}`, '--data', this.data, ...limits], { stdio: ['ignore', 'ignore', 'inherit'] });
    for (let tries = 0; tries < 200; tries++) {
      if (await fetch(`${this.url}/healthz`).then((answer) => answer.ok, () => false)) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error('the house did not open');
  }

  /** As a power cut does it, or as an operator does. */
  async stop(signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM') {
    const child = this.#child;
    this.#child = null;
    if (!child) return;
    await new Promise((done) => {
      child.once('exit', done);
      child.kill(signal);
    });
  }

  async close() {
    await this.stop();
    rmSync(this.data, { recursive: true, force: true });
  }
}
