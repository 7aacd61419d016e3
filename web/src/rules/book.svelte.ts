// A rulebook as the house tells it, asked for again when the language or the edition changes.

import { api, Refusal } from '../house/api';
import type { Box } from '../shelf/boxes';
import { speaker } from '../words';
import type { Chapter, Clause, Rulebook } from '../wire/protocol';

export class Shelved {
  book = $state.raw<Rulebook | null>(null);
  failed = $state(false);
  query = $state('');

  /** Chapters with the clauses that the search leaves; all of them without a search. */
  readonly chapters = $derived.by((): Chapter[] => {
    const words = fold(this.query).split(/\s+/).filter(Boolean);
    if (!this.book || words.length === 0) return this.book?.chapters ?? [];
    const fits = (clause: Clause) => words.every((word) => fold(`${clause.id} ${clause.text}`).includes(word));
    return this.book.chapters.map((chapter) => ({ ...chapter, clauses: chapter.clauses.filter(fits) })).filter((chapter) => chapter.clauses.length > 0);
  });

  /** Call in an effect: it reads the language. */
  async read(box: Box, edition: string | null) {
    try {
      this.book = await api.rulebook(box, speaker.tongue, edition);
      this.failed = false;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.failed = true;
    }
  }
}

/** Without accents and capitals, so that “piege” finds the Piège. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
