// The four covers, as addresses of pictures.

import type { Box } from '../shelf/boxes';
import bluffYou from './covers/bluff-you.svg';
import cincinnati from './covers/cincinnati.svg';
import quitteOuDouble from './covers/quitte-ou-double.svg';
import vabanque from './covers/vabanque.svg';

export const COVER: Record<Box, string> = { vabanque, cincinnati, 'bluff-you': bluffYou, 'quitte-ou-double': quitteOuDouble };
