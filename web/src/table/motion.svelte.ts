// What moves at the table: one thing at a time, in the order of the rules. A tap finishes what is running;
// with reduced motion nothing travels, and scenes that tell a reason wait for “next”.

import { play, type Sound } from './sound';

/** One thing that is shown for a while. */
export interface Beat<Scene> {
  scene: Scene | null;
  ms: number;
  sound?: Sound;
  /** The end of something worth reading: with reduced motion it stays until “next”. */
  read?: boolean;
}

export const still = () => typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Longer queues than this are not watched, they are caught up with. */
const BEATS_MAX = 24;

export class Motion<Scene> {
  scene = $state.raw<Scene | null>(null);
  running = $state(false);
  /** Whether the scene waits for “next”. */
  waits = $state(false);
  speed = 1;

  #queue: { beats: Beat<Scene>[]; done: () => void }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows these beats after those that wait, then calls `done`. */
  push(beats: Beat<Scene>[], done: () => void) {
    this.#queue.push({ beats: [...beats], done });
    if (this.#queue.reduce((n, turn) => n + turn.beats.length, 0) > BEATS_MAX) this.finish();
    if (!this.running) this.#next();
  }

  /** Shows the end of everything that waits, at once. */
  finish() {
    clearTimeout(this.#timer);
    const turns = this.#queue.splice(0);
    this.scene = null;
    this.running = false;
    this.waits = false;
    for (const turn of turns) turn.done();
  }

  /** Ends the beat that runs. */
  skip() {
    if (!this.running) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  /** Stops the clock of the beat that runs: it stays until “next”. */
  hold() {
    if (!this.running) return;
    clearTimeout(this.#timer);
    this.waits = true;
  }

  stop() {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.running = false;
    this.scene = null;
  }

  #next(): void {
    this.waits = false;
    const turn = this.#queue[0];
    if (!turn) {
      this.running = false;
      this.scene = null;
      return;
    }
    const beat = turn.beats.shift();
    if (!beat) {
      this.#queue.shift();
      turn.done();
      return this.#next();
    }
    this.running = true;
    this.scene = beat.scene;
    if (beat.sound) play(beat.sound);
    if (still() && beat.read) {
      this.waits = true;
      return;
    }
    const ms = still() ? Math.min(beat.ms, 60) : beat.ms / this.speed;
    this.#timer = setTimeout(() => this.#next(), ms);
  }
}
