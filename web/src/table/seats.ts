// Seats are told by symbol and colour; seat 0 of the wire is the first of both.

export const SYMBOLS = ['sun', 'sail', 'wave', 'moon', 'star', 'anchor', 'palm', 'shell'] as const;

export const SYMBOL_NAMES = {
  en: ['sun', 'sail', 'wave', 'moon', 'star', 'anchor', 'palm', 'shell'],
  fr: ['soleil', 'voile', 'vague', 'lune', 'étoile', 'ancre', 'palme', 'coquille'],
};

/** Who sits at a seat, as the tables show it. */
export interface Seated {
  name: string;
  bot: string | null;
  away: boolean;
  minded: boolean;
}
