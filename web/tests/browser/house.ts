// A real house for the tests, on a free port, with a temporary folder.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

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
    const house = new House(inject('program'), mkdtempSync(join(tmpdir(), 'tapis-page-')), await freePort());
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
