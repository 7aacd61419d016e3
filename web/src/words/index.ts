// The shell's words in the language that is spoken now.

import { en, type Words } from './en';
import { fr } from './fr';
import { spoken } from './tongue.svelte';

export { day, list, number, ordinal } from './number';
export { speaker, spoken } from './tongue.svelte';
export type { Words };

export const words = (): Words => spoken({ en, fr });
