// The words of Quitte ou Double in the language that is spoken now.

import { Phrasebook } from '../../../words';
import type { Kind } from '../../../wire/quitte-ou-double';
import type { QuitWords } from './en';

export type { QuitWords };

export const phrases = new Phrasebook<QuitWords>({ en: () => import('./en').then((file) => file.en), fr: () => import('./fr').then((file) => file.fr) });

export const said = (): QuitWords => phrases.said();

/** What kind of task it is, in a word. */
export function kindWord(kind: Kind): string {
  const w = said();
  if (typeof kind === 'string') return w.kinds[kind];
  return 'question' in kind ? w.theme[kind.question] : w.skill[kind.skill];
}
