// A wire between one person and the house that can be cut: a browser's own “offline” leaves open sockets alone.

import { connect, createServer, type Server, type Socket } from 'node:net';

export class Wire {
  readonly #ends = new Set<Socket>();
  #server: Server | null = null;
  #port = 0;

  private constructor(private readonly house: number) {}

  static async lay(house: number): Promise<Wire> {
    const wire = new Wire(house);
    await wire.mend();
    return wire;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Nothing passes any more, and nobody can call. */
  async cut() {
    const server = this.#server;
    this.#server = null;
    const closed = new Promise((done) => server?.close(done));
    this.#ends.forEach((end) => end.destroy());
    await closed;
  }

  /** Whoever has called hears nothing any more and is not heard, though nobody hangs up. Who calls anew gets through. */
  deaden() {
    for (const end of this.#ends) {
      end.unpipe();
      // What is said is swallowed: a full pipe would be noticed.
      end.resume();
    }
  }

  async mend() {
    const server = createServer((near) => this.#join(near, connect(this.house, '127.0.0.1')));
    this.#server = server;
    await new Promise<void>((done) => server.listen(this.#port, '127.0.0.1', done));
    const address = server.address();
    if (typeof address === 'object' && address) this.#port = address.port;
  }

  #join(near: Socket, far: Socket) {
    for (const [end, other] of [[near, far], [far, near]] as const) {
      this.#ends.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        this.#ends.delete(end);
        other.destroy();
      });
      end.pipe(other);
    }
  }
}
