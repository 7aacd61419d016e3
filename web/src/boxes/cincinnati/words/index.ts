// The words of Cincinnati in the language that is spoken now.

import { Phrasebook } from '../../../words';
import type { CincinnatiWords } from './en';

export type { CincinnatiWords };

export const phrases = new Phrasebook<CincinnatiWords>({ en: () => import('./en').then((file) => file.en), fr: () => import('./fr').then((file) => file.fr) });

export const said = (): CincinnatiWords => phrases.said();
