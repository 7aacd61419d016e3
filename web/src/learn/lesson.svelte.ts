// Runs a lesson on a real table: the dock below is the real one, only the other end of it is a list.

import type { AnyTable, BoxModule } from '../boxes';
import { Table } from '../table/table.svelte';
import { speaker } from '../words';
import type { Lesson, LessonStep } from './lesson';

export class Course {
  at = $state(0);
  /** Which steps were done by the learner; skipped ones stay hollow. */
  done = $state<boolean[]>([]);
  tries = $state(0);
  wrong = $state<string | null>(null);
  readonly table: AnyTable;
  readonly step = $derived.by((): LessonStep | null => this.lesson.steps[this.at] ?? null);
  /** The rungs of help: a word why, then the right act as a ghost, then “Do it for me”. */
  readonly ghosts = $derived.by((): string[] => (this.step && (this.tries >= 2 || this.step.until === null) ? this.step.ghost : []));
  readonly mayHelp = $derived(this.step !== null && this.tries >= 3);
  readonly say = $derived.by(() => this.step?.say[speaker.tongue] ?? '');

  constructor(readonly lesson: Lesson, module: BoxModule, name: string) {
    this.table = new Table(module.telling, { answer: (_, choice) => this.answer(choice), gesture: () => this.act('gesture') });
    this.table.seats = lesson.names.map((of, i) => ({ name: i === 0 ? name : of, bot: i === 0 ? null : 'any', away: false, minded: false }));
    this.table.sync(this.#now(0), []);
  }

  /** An act without a choice: a roll, a look, “go on”. */
  act(act: LessonStep['act']) {
    if (this.step?.act === act) this.#on(true);
  }

  answer(choice: unknown) {
    const step = this.step;
    if (!step?.until || step.until(choice)) return this.#on(true);
    this.tries++;
    this.wrong = step.wrong?.[speaker.tongue] ?? null;
    this.table.sent = null;
  }

  /** Third rung: the act is done for the learner. */
  help() {
    if (this.step?.right !== undefined) this.answer(this.step.right);
    else if (this.step?.act) this.act(this.step.act);
  }

  skip() {
    this.#on(false);
  }

  /** The step again, from its beginning. */
  again() {
    this.tries = 0;
    this.wrong = null;
    this.table.sync(this.#now(this.at), this.table.told);
  }

  #on(done: boolean) {
    const step = this.step;
    if (!step) return;
    this.done[this.at] = done;
    this.at++;
    this.tries = 0;
    this.wrong = null;
    this.table.hear(step.then, this.#now(this.at));
  }

  /** A look does not open a new decision: what is selected or looked at stays so. */
  #decision(at: number): number {
    return this.lesson.steps.slice(0, at).filter((step) => step.act !== 'look').length;
  }

  #now(at: number) {
    const step = this.lesson.steps[at];
    const awaited = step?.awaited ?? 'nobody';
    const mine = typeof awaited === 'object' && 'seats' in awaited && awaited.seats.includes(0);
    return { eyes: 0, view: step?.view ?? this.lesson.end, awaited, decisions: mine ? [{ id: this.#decision(at), seat: 0, count: 1 }] : [] };
  }
}
