// The words of Vabanque in the language that is spoken now, as the edition on the table has them.

import { Phrasebook } from '../../../words';
import { onTheTable } from '../edition.svelte';
import type { Edition } from '../types';
import type { VabanqueWords } from './en';

export type { VabanqueWords };

export const phrases = new Phrasebook<Record<Edition, VabanqueWords>>({ en: () => import('./en').then((file) => file.en), fr: () => import('./fr').then((file) => file.fr) });

export const said = (): VabanqueWords => phrases.said()[onTheTable.edition];
