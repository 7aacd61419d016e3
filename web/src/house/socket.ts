// One socket per page and room: comes back by itself, notices gaps, and never leaves the page in doubt.

import type { Ask, ByeReason, Tell } from '../wire/protocol';

/** How the line stands. `closed` is for good. */
export type LineState = 'opening' | 'open' | 'lost' | 'closed';

interface Listener {
  tell(tell: Tell): void;
  state(state: LineState): void;
  /** The line closed before a welcome: perhaps the room is gone. Answers whether to try again. */
  unwelcome(): Promise<boolean>;
}

// A line that was quiet for so long is asked whether it is still there, and without an answer for so long it is given
// up: whoever looks at a dead line knows it after eight seconds.
const QUIET_MS = 5_000;
const PONG_MS = 3_000;
const WAIT_MIN_MS = 250;
const WAIT_MAX_MS = 8_000;
const FINAL: ByeReason[] = ['removed'];

export class Line {
  #socket: WebSocket | null = null;
  #tries = 0;
  #seq: number | null = null;
  #welcomed = false;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly path: string, private readonly listener: Listener) {
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#open();
  }

  send(ask: Ask): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(ask));
    return true;
  }

  /** Tries at once instead of at the next turn. */
  retry() {
    if (this.#socket || this.#closed) return;
    clearTimeout(this.#retry);
    this.#open();
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#doubt);
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    this.#socket?.close();
    this.listener.state('closed');
  }

  #now = () => {
    if (document.visibilityState !== 'visible') return;
    this.retry();
    this.#ask();
  };

  #open() {
    const url = new URL(this.path, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    this.#socket = socket;
    this.#seq = null;
    this.#welcomed = false;
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Tell);
    socket.onclose = () => void this.#lost(socket);
  }

  #hear(tell: Tell) {
    clearTimeout(this.#doubt);
    this.#doubt = setTimeout(() => this.#ask(), QUIET_MS);
    if ('pong' in tell) return;
    if ('welcome' in tell) {
      this.#welcomed = true;
      this.#tries = 0;
      this.listener.state('open');
    }
    if ('resync' in tell) this.#seq = tell.resync.seq;
    if ('told' in tell) {
      // A gap: everything again, and what came after the gap is not shown.
      if (this.#seq !== null && tell.told.seq !== this.#seq + 1) return void this.send('resync');
      this.#seq = tell.told.seq;
    }
    this.listener.tell(tell);
    if ('bye' in tell && FINAL.includes(tell.bye.reason)) this.close();
  }

  async #lost(socket: WebSocket) {
    if (socket !== this.#socket) return;
    this.#socket = null;
    clearTimeout(this.#doubt);
    if (this.#closed) return;
    this.listener.state('lost');
    if (!this.#welcomed && navigator.onLine && !(await this.listener.unwelcome())) return this.close();
    if (this.#closed || this.#socket) return;
    const wait = Math.min(WAIT_MAX_MS, WAIT_MIN_MS * 2 ** this.#tries++) * (0.75 + Math.random() / 2);
    this.#retry = setTimeout(() => this.#open(), wait);
  }

  /** Nobody looks at a hidden page, so it asks nothing until somebody does: thousands of them cost the house nothing. */
  #ask() {
    const socket = this.#socket;
    if (document.visibilityState !== 'visible' || !socket || !this.send({ ping: { n: 0 } })) return;
    clearTimeout(this.#doubt);
    this.#doubt = setTimeout(() => {
      // A farewell to a dead line takes many seconds more: it is not waited for.
      socket.onmessage = socket.onclose = null;
      socket.close();
      void this.#lost(socket);
    }, PONG_MS);
  }
}
