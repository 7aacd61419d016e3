// Everybody at once: a viewer's null is what was hidden from him, so what nobody hid from himself fills the public's nulls.

import type { Replay, ReplayStep } from '../wire/protocol';

/** What each seat may do is its own affair: it is no part of what was seen. */
const OWN = new Set(['offer']);

/** What the public saw, with every null filled that somebody could fill. */
export function together(open: unknown, seats: unknown[]): unknown {
  if (open === null) return seats.find((seen) => seen !== null && seen !== undefined) ?? null;
  if (Array.isArray(open)) {
    const alike = seats.filter((seen): seen is unknown[] => Array.isArray(seen) && seen.length === open.length);
    return open.map((each, i) => together(each, alike.map((seen) => seen[i])));
  }
  if (typeof open !== 'object') return open;
  const objects = seats.filter((seen): seen is Record<string, unknown> => typeof seen === 'object' && seen !== null);
  return Object.fromEntries(Object.entries(open).map(([name, of]) => [name, OWN.has(name) ? of : together(of, objects.map((seen) => seen[name]))]));
}

/** The whole match as everybody at once saw it. */
export function allAtOnce(open: Replay, seats: Replay[]): Replay {
  const steps = open.steps.map((step, i): ReplayStep => {
    const theirs = seats.flatMap((seen) => seen.steps[i] ?? []);
    return { ...step, view: together(step.view, theirs.map((their) => their.view)), events: together(step.events, theirs.map((their) => their.events)) as unknown[] };
  });
  return { ...open, start: together(open.start, seats.map((seen) => seen.start)), steps };
}
