// Which language the page speaks: the browser's at first, the reader's once chosen.

export type Tongue = 'en' | 'fr';

const KEPT = 'tapis.tongue';

function first(): Tongue {
  const kept = localStorage.getItem(KEPT);
  if (kept === 'en' || kept === 'fr') return kept;
  return navigator.languages.find((language) => /^(en|fr)\b/.test(language))?.startsWith('fr') ? 'fr' : 'en';
}

class Speaker {
  #tongue = $state<Tongue>('en');

  constructor() {
    if (typeof navigator === 'undefined' || typeof localStorage === 'undefined') return;
    this.#tongue = first();
    document.documentElement.lang = this.#tongue;
  }

  get tongue(): Tongue {
    return this.#tongue;
  }

  set tongue(tongue: Tongue) {
    this.#tongue = tongue;
    if (typeof document === 'undefined') return;
    localStorage.setItem(KEPT, tongue);
    document.documentElement.lang = tongue;
  }
}

export const speaker = new Speaker();

/** One of two, by the language that is spoken now. Reading it in a component makes the component follow. */
export function spoken<Words>(both: { en: Words; fr: Words }): Words {
  return both[speaker.tongue];
}
