// The boxes side by side, as the tests play them.

import { bluffYou } from './bluff-you';
import { cincinnati } from './cincinnati';
import type { Asked } from './hand';
import { quitteOuDouble } from './quitte-ou-double';
import { vabanque } from './vabanque';

export interface Driver {
  box: string;
  /** What the room is opened with, besides the box. */
  settings: object;
  /** The level of its bots. */
  bots: string;
  asked: Asked[];
  /** How far the match has come, from 0 to 1. */
  progress: (view: unknown) => number;
  /** Whether a seat may know what stands at this path of a view or an event, though the public does not. */
  owns: (path: string, inside: unknown, seat: number) => boolean;
  /** What is shown instead of a view as long as the house holds it back. */
  held?: (view: unknown) => unknown;
  /** What a view shows to the public though the book still hides it: nothing. */
  sealed: (view: unknown) => string[];
}

export const DRIVERS: Driver[] = [vabanque, cincinnati, bluffYou, quitteOuDouble];
