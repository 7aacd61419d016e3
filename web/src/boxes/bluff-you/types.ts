// Bluff You! as the house sends it, and the scenes that this box shows while something happens.

import type { Answer, Claim, Event, Offer, Roll, View } from '../../wire/bluff-you';
import type { Table } from '../../table/table.svelte';

export type { Answer, Choice, Claim, Event, Exchange, Moment, Offer, Roll, View } from '../../wire/bluff-you';

/** A cup that is lifted, and what came of it. */
export interface Lifted {
  kind: 'reveal';
  bluffer: number;
  claim: Claim;
  answer: Answer;
  roll: Roll;
  prevails: number;
  /** Whether the dice are shown yet, or only the answer. */
  open: boolean;
  moved: { tile: number; from: number | null; to: number } | null;
}

export type Scene =
  | { kind: 'shake'; bluffer: number }
  | { kind: 'claim'; bluffer: number; claim: Claim }
  | Lifted
  | { kind: 'exchange'; bluffer: number; roll: Roll; give: number[]; take: number };

export type BluffTable = Table<View, Event, import('../../wire/bluff-you').Choice, Scene>;

export const TILES = Array.from({ length: 16 }, (_, i) => i + 3);

/** What is printed on the tiles (R3 to R7). */
const PRINTED = [5, 4, 3, 3, 2, 2, 1, 1, 1, 1, 2, 2, 3, 3, 4, 5];
export const pointsOn = (tile: number): number => PRINTED[tile - 3] ?? 0;

/** Who holds a tile; null where it lies in the centre. */
export function ownerOf(view: View, tile: number): number | null {
  const seat = view.seats.findIndex((owner) => owner.tiles.includes(tile));
  return seat < 0 ? null : seat;
}

/** The Bluffer of the turn, or nobody before and after the match. */
export function bluffer(view: View): number | null {
  const moment = view.moment;
  if (moment === 'lot' || moment === 'over') return null;
  if ('rolling' in moment) return moment.rolling.bluffer;
  if ('acting' in moment) return moment.acting.bluffer;
  if ('answering' in moment) return moment.answering.bluffer;
  return moment.giving.bluffer;
}

/** The claim on the table. */
export function claimOf(view: View): Claim | null {
  return typeof view.moment === 'object' && 'answering' in view.moment ? view.moment.answering.claim : null;
}

export type Act = Extract<Offer, { act: unknown }>['act'];

export function actOf(view: View): Act | null {
  return typeof view.offer === 'object' && view.offer !== null && 'act' in view.offer ? view.offer.act : null;
}

/** Whether the claim was true, read from who prevailed: the Diviner prevails by being right. */
export function wasTrue(answer: Answer, claim: Claim, prevails: number): boolean {
  return (prevails === claim.diviner) === (answer === 'ok');
}

export const sum = (roll: Roll): number => roll[0] + roll[1] + roll[2];
