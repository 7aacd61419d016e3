// A lesson is a list: what is said, where the light falls, what the learner does, and what then happens.

import type { AwaitedLine } from '../wire/protocol';

export interface LessonStep {
  /** One sentence, 90 signs; the act in **bold**. */
  say: { en: string; fr: string };
  /** The part in the light: a `data-aim` of the box. */
  at: string;
  /** What the table shows when the step begins. Whole views, as the house would send them: the browser computes no rule. */
  view: unknown;
  awaited: AwaitedLine;
  /** Whether this choice is the act; `null` where the step is only read or looked at. */
  until: ((choice: unknown) => boolean) | null;
  /** The act without a choice that ends the step: a gesture, a look, “go on”. */
  act?: 'gesture' | 'look' | 'next';
  /** The choice that “Do it for me” makes. */
  right?: unknown;
  /** The pieces of the right act, in their order: `data-aim`s of the box. Drawn as ghosts after the second wrong try, or at once
   *  where nothing can be wrong; none where the step is only read. */
  ghost: string[];
  /** Why another choice is put back. */
  wrong?: { en: string; fr: string };
  /** What is told then, as events of the box. */
  then: unknown[];
}

export interface Lesson {
  /** Who sits there; the learner is seat 0. */
  names: string[];
  steps: LessonStep[];
  /** The table when all is done. */
  end: unknown;
}
