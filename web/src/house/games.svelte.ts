// What the house has on its shelf, asked once.

import type { Box } from '../shelf/boxes';
import type { GameLine } from '../wire/protocol';
import { api } from './api';

/** Bots from gentle to sharp; the house names its default first. */
const SHARPER = ['any', 'novice', 'steady', 'expert'];

class Shelf {
  lines = $state.raw<GameLine[] | null>(null);
  #asked: Promise<void> | null = null;

  ask(): Promise<void> {
    this.#asked ??= api.games().then(
      (games) => void (this.lines = games.games),
      () => void (this.#asked = null),
    );
    return this.#asked;
  }

  /** The box as the house offers it; undefined while unknown or not unpacked. */
  of(box: Box): GameLine | undefined {
    return this.lines?.find((line) => line.id === box);
  }

  /** The levels of its bots as they are laid out, and the one that is taken where nobody chooses. */
  levels(box: Box): { all: string[]; usual: string } {
    const levels = this.of(box)?.levels ?? [];
    return { all: levels.toSorted((a, b) => SHARPER.indexOf(a) - SHARPER.indexOf(b)), usual: levels[0] ?? 'any' };
  }
}

export const games = new Shelf();
