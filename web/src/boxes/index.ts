// The four boxes as modules, each loaded when it is opened. All have the same table of contents; see README.md.

import type { Component } from 'svelte';
import type { Box } from '../shelf/boxes';
import type { Lesson } from '../learn/lesson';
import type { AccountLine } from '../table/line';
import type { Table, Telling } from '../table/table.svelte';
import type { Phrasebook } from '../words';

/** A table whose box is not known here: the shell passes it on and never looks into it. */
export type AnyTable = Table<unknown, unknown, unknown, unknown>;

/** What every box's `index.ts` exports. */
export interface BoxModule {
  /** Draws the whole table: phone, laptop and television. */
  Box: Component<{ table: AnyTable }>;
  phrases: Phrasebook<unknown>;
  telling: Telling<unknown, unknown, unknown>;
  /** Loaded when it is taken; nobody at a table pays for it. */
  lesson: () => Promise<Lesson>;
  /** The clause of the rules that the moment is about, for the book in the bar. */
  clause(view: unknown): string | null;
  /** Why a choice was refused, by the box's own code. */
  refusal(code: string): string | null;
  /** An option in plain words; null where the box has none of that name. */
  option(name: string): OptionWords | null;
  /** What the score counts, with its number. */
  score(n: number): string;
  /** An edition is talked about before any view says which: its words differ. */
  opens?(edition: string | null): void;
  /** The events with which its rounds begin, or its turns where it has no rounds. */
  rounds(told: unknown[]): number[];
  /** What each seat has: the evening's chart is drawn from it. */
  scores(view: unknown): number[];
  /** What the score of a seat is made of, in a few words; absent where the cloth itself counts. */
  tally?(view: unknown, seat: number, told: unknown[]): string;
  /** Why of two equal scores one is first; null where equal scores share. */
  tie(): string | null;
  /** The turning points of a match, out of its events. */
  moments(told: unknown[]): Moment[];
}

/** An option of the setup in plain words. */
export interface OptionWords {
  label: string;
  says: string;
  /** A value as it is read: `on`, `12`. */
  value(value: string | number): string;
}

/** A turning point: which event, what to call it, and why. */
export interface Moment {
  at: number;
  /** As in “turn 17”. */
  when: { word: string; n: number };
  line: AccountLine;
}

/** What a box writes, with its own types; `pack` forgets them for the shell, which never looks inside. */
export interface Packed<View, Event, Choice, Scene> {
  Box: Component<{ table: Table<View, Event, Choice, Scene> }>;
  phrases: Phrasebook<unknown>;
  telling: Telling<View, Event, Scene>;
  /** Loaded when it is taken; nobody at a table pays for it. */
  lesson: () => Promise<Lesson>;
  clause(view: View): string | null;
  refusal(code: string): string | null;
  option(name: string): OptionWords | null;
  score(n: number): string;
  opens?(edition: string | null): void;
  rounds(told: Event[]): number[];
  scores(view: View): number[];
  tally?(view: View, seat: number, told: Event[]): string;
  tie(): string | null;
  /** How much an event weighed, for the turning points; 0 where it decided nothing. */
  worth(event: Event): number;
  /** What a round is called, or a turn where it has no rounds. */
  round(): string;
}

export function pack<View, Event, Choice, Scene>(box: Packed<View, Event, Choice, Scene>): BoxModule {
  return { ...(box as unknown as BoxModule), moments: (told) => turningPoints(box, told as Event[]) };
}

const MOMENTS_MAX = 6;

/** Of all events those that were worth most, in the order in which they came. Who takes a pot is told with the event before. */
function turningPoints<View, Event, Choice, Scene>(box: Packed<View, Event, Choice, Scene>, told: Event[]): Moment[] {
  const begins = box.rounds(told);
  const found = told.flatMap((event, at) => {
    const worth = box.worth(event);
    const line = worth > 0 ? (box.telling.line(told, at, null) ?? box.telling.line(told, at - 1, null)) : null;
    return line ? [{ worth, moment: { at, when: { word: box.round(), n: begins.filter((start) => start <= at).length }, line } }] : [];
  });
  const dearest = found.sort((a, b) => b.worth - a.worth).slice(0, MOMENTS_MAX);
  return dearest.map((each) => each.moment).sort((a, b) => a.at - b.at);
}

const LOAD: Record<Box, () => Promise<{ box: BoxModule }>> = {
  vabanque: () => import('./vabanque'),
  cincinnati: () => import('./cincinnati'),
  'bluff-you': () => import('./bluff-you'),
  'quitte-ou-double': () => import('./quitte-ou-double'),
};

/** The module of a box, able to speak. */
export async function load(box: Box): Promise<BoxModule> {
  const { box: module } = await LOAD[box]();
  await module.phrases.learn();
  return module;
}
