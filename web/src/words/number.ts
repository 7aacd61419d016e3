// Numbers in the local form. French groups by a no-break space that our fonts have (U+00A0, not U+202F).

import { speaker } from './tongue.svelte';

export function number(n: number): string {
  return n.toLocaleString(speaker.tongue === 'fr' ? 'fr-FR' : 'en-GB').replaceAll('\u202f', '\u00a0');
}

/** As in 1st, 2nd; 1er, 2e. */
export function ordinal(n: number): string {
  if (speaker.tongue === 'fr') return n === 1 ? '1er' : `${n}e`;
  const tens = n % 100;
  if (tens >= 11 && tens <= 13) return `${n}th`;
  return `${n}${['th', 'st', 'nd', 'rd'][n % 10] ?? 'th'}`;
}

/** As in “Inès, Malo and Tom”. */
export function list(names: string[]): string {
  return new Intl.ListFormat(speaker.tongue, { type: 'conjunction' }).format(names);
}

export function day(ms: number): string {
  return new Date(ms).toLocaleDateString(speaker.tongue, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
}
