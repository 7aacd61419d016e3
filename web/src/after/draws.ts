// What luck owes at each draw of each box (docs/fair-luck.md). This redraws outcomes; it decides no rule.

import type { Stream } from './luck';
import type { RecordFile } from './record';

/** The outcome that the stream gives where the record says `said`: its form tells which draw it was. */
export type Redraw = (stream: Stream, said: unknown) => unknown;

/** How the draws of this record are made again; null where it is of no box of ours. */
export function redraw(record: RecordFile): Redraw | null {
  const seats = record.seats.length;
  switch (record.game) {
    case 'vabanque':
      return (stream) => ({ 'first-player': stream.below(seats) });
    case 'bluff-you':
      return (stream, said) => (has(said, 'first') ? { first: stream.below(seats) } : { roll: dice(stream, 3) });
    case 'cincinnati':
      return cincinnati(seats);
    case 'quitte-ou-double':
      return quitteOuDouble(record);
    default:
      return null;
  }
}

const has = <Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> => typeof value === 'object' && value !== null && name in value;

const dice = (stream: Stream, n: number): number[] => Array.from({ length: n }, stream.die);

/** The cards of Cincinnati in the order of its deck list. */
const DECK: [string, number][] = [['15000', 6], ['20000', 5], ['25000', 5], ['30000', 4], ['35000', 4], ['duel', 6], ['chips', 6]];
const IN_DECK_LIST = DECK.map(([card]) => card);
const SET_ASIDE = 12;

function cincinnati(seats: number): Redraw {
  const three = seats === 3;
  const unseen = DECK.flatMap(([card, n]) => Array.from({ length: n }, () => card));
  /** Three seats: duel cards known to lie in the deck, because they went back into it. */
  let known = 0;
  /** Duel cards go back until the first dice fall: those are round 1's. */
  let returns = true;
  function goesBack() {
    if (three) known++;
    else unseen.splice(unseen.findIndex((card) => IN_DECK_LIST.indexOf(card) >= IN_DECK_LIST.indexOf('duel')), 0, 'duel');
  }
  return (stream, said) => {
    if (has(said, 'turner')) return { turner: stream.below(seats) };
    if (has(said, 'throw')) {
      returns = false;
      return { throw: dice(stream, Array.isArray(said.throw) ? said.throw.length : 0) };
    }
    if (three && stream.below(unseen.length + known - SET_ASIDE) < known) {
      if (!returns) known--;
      return 'again';
    }
    const [card] = unseen.splice(stream.below(unseen.length), 1);
    if (card === 'duel' && returns) goesBack();
    return { card };
  };
}

const DIE_FACES = 6;
const BOT_CHANCES = 1000;

function quitteOuDouble(record: RecordFile): Redraw {
  const juniors = record.seats.flatMap((seat, i) => (seat.people?.some((person) => person.category === 'junior') ? [i] : []));
  const mayBegin = juniors.length > 0 ? juniors : record.seats.map((_, i) => i);
  const piles = new Map<string, Pile>();
  for (const card of record.deck?.cards ?? []) {
    const family = card.charAt(0);
    piles.set(family, piles.get(family) ?? new Pile());
    piles.get(family)?.unseen.push(card);
  }
  return (stream, said) => {
    if (has(said, 'first')) return { first: mayBegin[stream.below(mayBegin.length)] };
    if (has(said, 'die')) return { die: stream.below(DIE_FACES) };
    if (has(said, 'skill')) return { skill: stream.word() };
    if (has(said, 'bot')) return { bot: stream.below(BOT_CHANCES) };
    const card = has(said, 'card') ? String(said.card) : '';
    return { card: piles.get(card.charAt(0))?.draw(stream, card) };
  };
}

/** Cards that nobody has seen, above those that went back underneath. */
class Pile {
  readonly unseen: string[] = [];
  readonly #seen: string[] = [];

  draw(stream: Stream, said: string): string | undefined {
    // Once all have been seen nothing is left to chance and no word is used: a task's card is the one seen longest ago.
    // A luck card may be in somebody's hand meanwhile, so of those any that was seen can be the next.
    const next = this.unseen.length > 0 ? this.unseen.splice(stream.below(this.unseen.length), 1)[0] : this.#seen.splice(said.startsWith('L') ? this.#seen.indexOf(said) : 0, 1)[0];
    if (next !== undefined) this.#seen.push(next);
    return next;
  }
}
