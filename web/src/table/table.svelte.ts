// A match on one screen: what is seen, what is awaited, what was told. A room, a replay and a lesson each feed one;
// a box's parts read it and answer through it, and know nothing else.

import type { AwaitedLine, Refused, Told } from '../wire/protocol';
import { words } from '../words';
import { alike, type AccountLine } from './line';
import { Motion, type Beat } from './motion.svelte';
import type { Seated } from './seats';
import { play } from './sound';

/** Where a match stands, for one viewer. */
export type Now = Pick<Told, 'eyes' | 'view' | 'awaited' | 'decisions' | 'left_ms'>;

/** How a box tells its events. Sentences are made anew when the language changes, so events are kept, not texts. */
export interface Telling<View, Event, Scene> {
  /** What the account says of the `i`-th event that was told; nothing where it is not worth a sentence. */
  line(told: Event[], i: number, me: number | null): AccountLine | null;
  /** What is shown while the `i`-th of the events of one telling happens, on top of the view before them. */
  beats(events: Event[], i: number, before: View, me: number | null): Beat<Scene>[];
}

/** Where answers go: to the house, to a lesson, or nowhere. */
export interface Desk {
  answer(decision: number, choice: unknown): void;
  gesture(): void;
}

export type Screen = 'hand' | 'cloth';

/** What the parts that all tables share read of a table, whatever its box. */
export interface TableFace {
  readonly screen: Screen;
  readonly view: unknown;
  readonly told: unknown[];
  readonly me: number | null;
  readonly seats: Seated[];
  readonly lines: AccountLine[];
  readonly free: boolean;
  readonly decision: Now['decisions'][number] | null;
  readonly luckIsMine: boolean;
  readonly refused: Refused | null;
  readonly motion: { readonly running: boolean; readonly waits: boolean; skip(): void; hold(): void };
  readonly name: (seat: number) => string;
}

export class Table<View, Event, Choice, Scene> implements TableFace {
  /** What stands on the table now. While something moves it is what stood there before. */
  view = $state.raw<View | null>(null);
  /** Whose eyes these are: a seat, or nobody's. */
  me = $state<number | null>(null);
  seats = $state.raw<Seated[]>([]);
  awaited = $state.raw<AwaitedLine>('nobody');
  decisions = $state.raw<Now['decisions']>([]);
  told = $state.raw<Event[]>([]);
  refused = $state.raw<Refused | null>(null);
  /** Where everybody is seen at once: what the public saw then. What it has not was hidden. */
  bare = $state.raw<View | null>(null);
  /** Milliseconds left by seat, and when that was said. */
  left = $state.raw<{ at: number; ms: Map<number, number> } | null>(null);
  /** An answer is on its way: the buttons rest. */
  sent = $state<number | null>(null);
  screen: Screen = 'hand';
  /** Whether the buttons rest because the line is down. */
  rests = $state(false);
  readonly motion = new Motion<Scene>();
  /** The newest view, which may still wait for what moves. */
  #latest: View | null = null;

  readonly scene = $derived(this.motion.scene);
  /** My own open decision behind these eyes. */
  readonly decision = $derived(this.decisions.find((decision) => decision.seat === this.me) ?? null);
  readonly free = $derived(!this.motion.running && !this.rests && this.sent === null);
  readonly luckIsMine = $derived(typeof this.awaited === 'object' && 'luck' in this.awaited && this.me !== null && this.awaited.luck.hand === this.me);
  /** The account, newest last. A sentence that says what it said stays the same object: a long account is not drawn anew with every event. */
  readonly lines = $derived.by(() => {
    const said = this.#said;
    this.#said = this.told.flatMap((_, i) => this.telling.line(this.told, i, this.me) ?? []).map((line, at) => (alike(line, said[at]) ? (said[at] ?? line) : line));
    return this.#said;
  });
  #said: AccountLine[] = [];

  constructor(readonly telling: Telling<View, Event, Scene>, private readonly desk: Desk) {}

  /** The seats that are asked now. */
  get asked(): number[] {
    if (typeof this.awaited !== 'object') return [];
    if ('seats' in this.awaited) return this.awaited.seats;
    return this.awaited.luck.hand === null ? [] : [this.awaited.luck.hand];
  }

  /** The name of a seat as this viewer reads it. */
  name = (seat: number): string => (seat === this.me ? words().table.you : (this.seats[seat]?.name ?? '?'));

  /** Everything at once: a return, a gap, other eyes. */
  sync(now: Now, account: Event[]) {
    this.motion.stop();
    this.#latest = now.view as View;
    this.told = account;
    this.#show(now);
  }

  /** Something happened: it is shown event by event, then the view that it led to. */
  hear(events: Event[], now: Now) {
    const before = this.#latest ?? this.view;
    this.#latest = now.view as View;
    this.sent = null;
    this.refused = null;
    const mine = this.decision?.id;
    events.forEach((event, i) => {
      const beats = before === null ? [] : this.telling.beats(events, i, before, now.eyes);
      this.motion.push(beats, () => (this.told = [...this.told, event]));
    });
    this.motion.push([], () => {
      this.#show(now);
      const decision = this.decision;
      if (decision && decision.id !== mine && this.screen === 'hand') play('turn');
    });
  }

  answer = (choice: Choice) => {
    const decision = this.decision;
    if (!decision || this.sent !== null || this.rests) return;
    this.sent = decision.id;
    this.refused = null;
    this.desk.answer(decision.id, choice);
  };

  gesture = () => {
    if (this.luckIsMine && !this.rests) this.desk.gesture();
  };

  refuse(refused: Refused) {
    this.sent = null;
    this.refused = refused;
    play('no');
  }

  #show(now: Now) {
    this.view = now.view as View;
    this.me = now.eyes;
    this.awaited = now.awaited;
    // The same decision stays the same object, so that what follows it (a selection) is not begun anew.
    this.decisions = now.decisions.map((decision) => this.decisions.find((open) => open.id === decision.id) ?? decision);
    const seats = this.asked;
    const left = now.left_ms ?? [];
    this.left = left.length > 0 ? { at: performance.now(), ms: new Map(seats.map((seat, i) => [seat, left[i] ?? 0])) } : null;
    this.sent = null;
  }
}
