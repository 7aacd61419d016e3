// Which language the page speaks: the browser's at first, the reader's once chosen; and books of phrases, of which only the spoken language is fetched.

export type Tongue = 'en' | 'fr';

const KEPT = 'tapis.tongue';

function first(): Tongue {
  const kept = localStorage.getItem(KEPT);
  if (kept === 'en' || kept === 'fr') return kept;
  return navigator.languages.find((language) => /^(en|fr)\b/.test(language))?.startsWith('fr') ? 'fr' : 'en';
}

class Speaker {
  #tongue = $state<Tongue>('en');
  #books = new Set<Phrasebook<unknown>>();

  constructor() {
    if (typeof navigator === 'undefined' || typeof localStorage === 'undefined') return;
    this.#tongue = first();
    document.documentElement.lang = this.#tongue;
  }

  get tongue(): Tongue {
    return this.#tongue;
  }

  /** Speaks another language, as soon as every open book knows it: the page changes in one piece or not at all. */
  async speak(tongue: Tongue): Promise<void> {
    while (![...this.#books].every((book) => book.knows(tongue))) await Promise.all([...this.#books].map((book) => book.fetch(tongue)));
    this.#tongue = tongue;
    if (typeof document === 'undefined') return;
    localStorage.setItem(KEPT, tongue);
    document.documentElement.lang = tongue;
  }

  open(book: Phrasebook<unknown>): void {
    this.#books.add(book);
  }
}

export const speaker = new Speaker();

/** What one part of the page says. It is learned before that part is drawn, so that saying it never waits. */
export class Phrasebook<Words> {
  readonly #load: Record<Tongue, () => Promise<Words>>;
  readonly #known = new Map<Tongue, Words>();

  constructor(load: Record<Tongue, () => Promise<Words>>) {
    this.#load = load;
  }

  knows(tongue: Tongue): boolean {
    return this.#known.has(tongue);
  }

  async fetch(tongue: Tongue): Promise<void> {
    if (!this.knows(tongue)) this.#known.set(tongue, await this.#load[tongue]());
  }

  /** Learns the language that is spoken, whichever that is when it has arrived. */
  async learn(): Promise<void> {
    speaker.open(this);
    while (!this.knows(speaker.tongue)) await this.fetch(speaker.tongue);
  }

  /** The words in the language that is spoken now. Reading them in a component makes the component follow. */
  said(): Words {
    const words = this.#known.get(speaker.tongue);
    if (words === undefined) throw new Error('said before it was learned');
    return words;
  }
}
