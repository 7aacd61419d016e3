// No secret in anything received. What each viewer was sent is, to the letter, what the rules showed that viewer at that
// moment; and it goes beyond what everybody saw then only where the box says that this seat may know it.

import { expect } from 'vitest';
import type { Replay } from '../../src/wire/protocol';
import type { Driver } from './drivers';
import type { Person } from './people';

/** A finished match as its record and its replays tell it: what was hidden then is known now. */
export interface Whole {
  secret: string;
  public: Replay;
  seats: Replay[];
}

export async function wholeMatch({ context, url }: Person, id: string, seats: number): Promise<Whole> {
  const ask = async (what: string) => {
    const answer = await context.request.get(`${url}/api/v1/matches/${id}/${what}`);
    expect(answer.ok(), what).toBe(true);
    return (await answer.json()) as unknown;
  };
  const { luck } = (await ask('record')) as { luck: { secret: string } };
  const replays = await Promise.all(Array.from({ length: seats }, (_, seat) => ask(`replay?seat=${seat}`)));
  return { secret: luck.secret, public: (await ask('replay')) as Replay, seats: replays as Replay[] };
}

/** Answers how often this person knew something that the public did not. */
export function noSecrets({ heard, frames }: Person, whole: Whole, { box, owns, sealed, held = () => null }: Driver): number {
  let known = 0;
  let told = 0;
  for (const frame of heard) {
    const { eyes } = frame;
    const replay = eyes === null ? whole.public : whole.seats[eyes];
    if (!replay) throw new Error(`there is no seat ${eyes}`);
    const before = 'account' in frame ? 0 : told;
    const events = 'account' in frame ? frame.account : frame.events;
    told = before + events.length;
    const shown = replay.steps.flatMap((step) => step.events).slice(before, told);
    expect(events, `${box}: what seat ${eyes} was told is what the rules told it`).toEqual(shown);
    const all = whole.public.steps.flatMap((step) => step.events).slice(before, told);
    const steps = stepsAfter(replay, told);
    const at = steps.find((step) => same(viewAt(replay, step), frame.view));
    const heldAt = at ?? steps.find((step) => same(held(viewAt(replay, step)), frame.view));
    if (heldAt === undefined) throw new Error(`${box}: seat ${eyes} was sent a view that the rules did not show it after ${told} events`);
    const everybody = viewAt(whole.public, heldAt);
    const open = at === undefined ? held(everybody) : everybody;
    expect(sealed(open), `${box}: what everybody sees after ${told} events`).toEqual([]);
    const more = [...differences(frame.view, open).map((path) => ({ path, in: frame.view })), ...events.flatMap((event, i) => differences(event, all[i]).map((path) => ({ path, in: event })))];
    for (const { path, in: where } of more) expect(eyes !== null && owns(path, where, eyes), `${box}: seat ${eyes} may not know ${path} of ${JSON.stringify(where)}`).toBe(true);
    known += more.length;
  }
  // The match's own secret comes with its end and not before.
  for (const frame of frames) if (frame.includes(whole.secret)) expect(Object.keys(JSON.parse(frame) as object)).toEqual(['over']);
  return known;
}

/** The steps after which this many events had been told; not every step tells one. */
function stepsAfter(replay: Replay, told: number): number[] {
  let sum = 0;
  const sums = [0, ...replay.steps.map((step) => (sum += step.events.length))];
  return sums.flatMap((at, step) => (at === told ? [step] : []));
}

const viewAt = (replay: Replay, step: number): unknown => (step === 0 ? replay.start : replay.steps[step - 1]?.view);
const same = (a: unknown, b: unknown): boolean => differences(a, b).length === 0;

/** The paths at which two values differ, as `seats.2.dice`. */
function differences(a: unknown, b: unknown, path: string[] = []): string[] {
  if (Object.is(a, b)) return [];
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b) || (Array.isArray(a) && a.length !== (b as unknown[]).length)) return [path.join('.')];
  const [left, right] = [a, b] as Record<string, unknown>[];
  const keys = new Set([...Object.keys(left ?? {}), ...Object.keys(right ?? {})]);
  return [...keys].flatMap((key) => differences(left?.[key], right?.[key], [...path, key]));
}
