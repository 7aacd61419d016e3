// The shell's words in the language that is spoken now.

import type { Words } from './en';
import { Phrasebook } from './tongue.svelte';

export { day, list, number, ordinal } from './number';
export { Phrasebook, speaker, type Tongue } from './tongue.svelte';
export type { Words };

export const phrases = new Phrasebook<Words>({ en: () => import('./en').then((file) => file.en), fr: () => import('./fr').then((file) => file.fr) });

export const words = (): Words => phrases.said();
