// What the house has on its shelf, asked once.

import type { Box } from '../shelf/boxes';
import type { GameLine } from '../wire/protocol';
import { api } from './api';

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
}

export const games = new Shelf();
