// The words of Bluff You! in the language that is spoken now.

import { Phrasebook } from '../../../words';
import type { BluffWords } from './en';

export type { BluffWords };

export const phrases = new Phrasebook<BluffWords>({ en: () => import('./en').then((file) => file.en), fr: () => import('./fr').then((file) => file.fr) });

export const said = (): BluffWords => phrases.said();
