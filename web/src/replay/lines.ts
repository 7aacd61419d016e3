// A replay in words, and what stands on its scrubber.

import type { BoxModule } from '../boxes';
import type { AccountLine } from '../table/line';
import type { Replay } from '../wire/protocol';

/** A sentence, and the step after which it is true. */
export interface SyncLine {
  step: number;
  said: AccountLine;
}

export interface Mark {
  step: number;
  kind: 'round' | 'moment' | 'draw';
  /** The round, where that is what begins here. */
  n?: number;
}

const ROUNDS_MAX = 12;

/** For each event of the match the step that told it, from 1. */
export const stepsOf = (replay: Replay): number[] => replay.steps.flatMap((step, i) => step.events.map(() => i + 1));

/** Each step in the words of its own moment: what is news then may not be worth a sentence later. */
export function linesOf(replay: Replay, module: BoxModule): SyncLine[] {
  const told: unknown[] = [];
  return replay.steps.flatMap((step, n) => {
    const from = told.length;
    told.push(...step.events);
    return step.events.flatMap((_, i) => {
      const said = module.telling.line(told, from + i, replay.eyes);
      return said ? [{ step: n + 1, said }] : [];
    });
  });
}

/** Rounds (every tenth where there are many), turning points, draws. */
export function marksOf(replay: Replay, module: BoxModule, draws: number[]): Mark[] {
  const told = replay.steps.flatMap((step) => step.events);
  const steps = stepsOf(replay);
  const at = (event: number) => steps[event] ?? 0;
  const rounds = module.rounds(told).map((event, i): Mark => ({ step: at(event), kind: 'round', n: i + 1 }));
  const few = rounds.length <= ROUNDS_MAX ? rounds : rounds.filter((mark) => mark.n === 1 || (mark.n ?? 0) % 10 === 0);
  return [...few, ...module.moments(told).map((moment): Mark => ({ step: at(moment.at), kind: 'moment' })), ...draws.map((entry): Mark => ({ step: entry + 1, kind: 'draw' }))];
}
