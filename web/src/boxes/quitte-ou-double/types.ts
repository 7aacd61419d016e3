// Quitte ou Double as the house sends it, and the scenes that this box shows while something happens.

import type { Choice, Double, Effect, Event, Face, Family, Funding, Keeper, Kind, Level, Offer, Place, Till, Verdict, View } from '../../wire/quitte-ou-double';
import type { AccountLine } from '../../table/line';
import type { Table } from '../../table/table.svelte';

export type * from '../../wire/quitte-ou-double';

/** What is being shown, on top of the money as it lies at that moment. */
export type Scene = { view: View } & (
  | { kind: 'lot'; seat: number }
  | { kind: 'die'; seat: number; die: number; face: Face | null; lies: boolean }
  | { kind: 'stake'; seat: number; stake: number; funding: Funding }
  | { kind: 'read'; seat: number; family: Family; task: Kind; level: Level }
  | { kind: 'answer'; seat: number }
  | { kind: 'verdict'; seat: number; level: Level; verdict: Verdict }
  | { kind: 'door'; seat: number; door: Double; pot: number; next: number }
  | { kind: 'money'; from: Till; to: Till; amount: number }
  | { kind: 'luck'; seat: number; card: string }
  | { kind: 'say'; icon: string; line: AccountLine }
);

export type QuitTable = Table<View, Event, Choice, Scene>;

export const PLAIN_STAKE = 10_000;
export const NOTE = 10_000;

/** What is printed on the board: the pots of the three levels (R37). */
export const LADDER = [2, 4, 8] as const;

/** The six faces by the option that changes them (A13). */
const FACES: Record<string, Face[]> = {
  'two-challenges': ['jackpot', 'luck', 'question', 'riddle', 'challenge', 'challenge'],
  'two-questions': ['jackpot', 'luck', 'question', 'question', 'riddle', 'challenge'],
  'two-riddles': ['jackpot', 'luck', 'question', 'riddle', 'riddle', 'challenge'],
  'two-lucks': ['jackpot', 'luck', 'luck', 'question', 'riddle', 'challenge'],
};
export const facesOf = (option: unknown): Face[] => FACES[String(option)] ?? FACES['two-challenges'] ?? [];

export const FACE_ICON: Record<Face, string> = { jackpot: 'chips', luck: 'luck', question: 'question', riddle: 'riddle', challenge: 'challenge' };
export const KEEPER_ICON: Record<Keeper, string> = { 'second-chance': 'replay', 'another-card': 'cards', shield: 'shield', 'star-ally': 'crown', insurance: 'scales' };

/** What is printed on the luck cards, L01 to L38 (6.5). */
const PRINTED: Effect[] = [
  'second-chance', 'second-chance', 'change-card', 'change-card', 'shield', 'shield', 'star-ally', { insurance: 50_000 },
  { 'bank-pays': 20_000 }, { 'bank-pays': 30_000 }, { 'bank-pays': 50_000 }, { 'all-pay-you': 10_000 }, { 'chosen-pays-you': 20_000 }, { 'richest-pays-you': 30_000 },
  'half-jackpot', { 'gain-banco': 20_000 }, 'swap-bancos', 'roll-again', 'roll-again', { 'percent-bonus': 20 },
  { 'pay-bank': 10_000 }, { 'pay-bank': 20_000 }, { 'pay-bank': 30_000 }, { 'pay-jackpot': 10_000 }, { 'pay-jackpot': 20_000 }, { 'pay-jackpot': 30_000 }, { 'pay-jackpot': 50_000 },
  { 'pay-all': 10_000 }, { 'pay-left': 20_000 }, { 'pay-right': 20_000 }, { 'pay-poorest': 30_000 }, 'lose-banco', 'banco-to-left', 'skip-turn', 'skip-turn',
  { 'percent-to-jackpot': 10 }, { 'percent-to-bank': 20 }, 'lose-keeper',
];
const nth = (card: string): number => Number(card.slice(1));
export const effectOf = (card: string): Effect => PRINTED[nth(card) - 1] ?? 'roll-again';
export const isLucky = (card: string): boolean => nth(card) <= 20;

/** An effect's name and its number. */
export function effectParts(effect: Effect): [string, number] {
  return typeof effect === 'string' ? [effect, 0] : (Object.entries(effect)[0] ?? ['', 0]);
}

const KEPT: Record<string, Keeper> = { 'second-chance': 'second-chance', 'change-card': 'another-card', shield: 'shield', 'star-ally': 'star-ally', insurance: 'insurance' };
/** What a held card is good for; nothing where it is no keeper. */
export const keeperOf = (card: string): Keeper | null => KEPT[effectParts(effectOf(card))[0]] ?? null;
export const keepersOf = (place: Place | undefined): Keeper[] => (place?.keepers ?? []).flatMap((card) => keeperOf(card) ?? []);

/** One part of an offer by its name: `offered(offer, 'stake')`. */
export function offered<K extends string>(offer: Offer | null, name: K): Extract<Offer, Record<K, unknown>>[K] | null {
  return typeof offer === 'object' && offer !== null && name in offer ? (offer as Extract<Offer, Record<K, unknown>>)[name] : null;
}

/** What goes on, as one word. */
export const momentOf = (view: View): string => (typeof view.moment === 'string' ? view.moment : (Object.keys(view.moment)[0] ?? ''));

/** The seats that vote. */
export function votersOf(view: View): number[] {
  const people = typeof view.moment === 'object' && 'voting' in view.moment ? view.moment.voting.voters : [];
  return people.flatMap((of, seat) => (of.length > 0 ? [seat] : []));
}

/** The stages on which somebody performs; their tools come with the whole box. */
export type Stand = 'typed' | 'clues' | 'list' | 'guessed' | 'skill';
export function standOf(kind: Kind): Stand {
  if (typeof kind === 'object') return 'skill' in kind ? 'skill' : 'typed';
  if (kind === 'draw' || kind === 'mime' || kind === 'hum') return 'guessed';
  return kind === 'describe' ? 'clues' : kind === 'list' ? 'list' : 'typed';
}
