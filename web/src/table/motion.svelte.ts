// What moves at the table: one thing at a time, in the order of the rules. A tap finishes what is running;
// with reduced motion nothing travels, and scenes that tell a reason wait for “next”.

import { play } from './sound';
import type { Sound } from './sounds';

/** One thing that is shown for a while. */
export interface Beat<Scene> {
  scene: Scene | null;
  ms: number;
  sound?: Sound;
  /** How often it sounds, and how far apart: each step of a pawn, each card that turns. */
  times?: { n: number; ms: number };
  /** The end of something worth reading: with reduced motion it stays until “next”. */
  read?: boolean;
}

export const still = () => typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How long a reason stands where nobody can press “next”. */
const READ_MS = 2500;

/** Longer queues than this are not watched, they are caught up with. */
const BEATS_MAX = 24;

export class Motion<Scene> {
  scene = $state.raw<Scene | null>(null);
  running = $state(false);
  /** Whether the scene waits for “next”. */
  waits = $state(false);
  speed = 1;
  /** Nobody is there to press “next” (a television, a replay that plays): what waits for it goes on by itself. */
  alone = false;

  #queue: { beats: Beat<Scene>[]; done: () => void }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #echo: ReturnType<typeof setInterval> | undefined;

  /** Shows these beats after those that wait, then calls `done`. */
  push(beats: Beat<Scene>[], done: () => void) {
    this.#queue.push({ beats: [...beats], done });
    if (this.#queue.reduce((n, turn) => n + turn.beats.length, 0) > BEATS_MAX) this.finish();
    if (!this.running) this.#next();
  }

  /** Shows the end of everything that waits, at once. */
  finish() {
    clearTimeout(this.#timer);
    clearInterval(this.#echo);
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
    clearInterval(this.#echo);
    this.#queue = [];
    this.running = false;
    this.scene = null;
  }

  #sound({ sound, times = { n: 1, ms: 0 } }: Beat<Scene>) {
    if (!sound || times.n < 1) return;
    play(sound);
    let left = times.n - 1;
    if (left < 1 || still()) return;
    this.#echo = setInterval(() => {
      play(sound);
      if (--left < 1) clearInterval(this.#echo);
    }, times.ms / this.speed);
  }

  #next(): void {
    clearInterval(this.#echo);
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
    this.#sound(beat);
    if (still() && beat.read) {
      this.waits = true;
      if (this.alone) this.#timer = setTimeout(() => this.#next(), READ_MS / this.speed);
      return;
    }
    const ms = still() ? Math.min(beat.ms, 60) : beat.ms / this.speed;
    this.#timer = setTimeout(() => this.#next(), ms);
  }
}
