// Whole views, as the house would send them, for the lesson and for the frames: numbers of the pieces are added up, nothing is judged.

import { moneyOn, type Card, type Category, type Letter, type Moment, type SeatView, type Showing, type TableView, type View } from './types';

interface Some extends Partial<SeatView> {
  money: Card[];
}

function seatOf(some: Some, chips = 3): SeatView {
  const worth = some.money.reduce((sum, card) => sum + moneyOn(card), 0);
  const has = some.chips ?? chips;
  return { worth, chips: has, total: worth + 5000 * has, duels: 0, table: null, dice: null, showing: null, answered: false, kept: null, place: null, ...some };
}

export const tableOf = (table: Letter, pile: Card[], seats: number[] = [], best: number[] = []): TableView => ({ table, pile, worth: pile.reduce((sum, card) => sum + moneyOn(card), 0), seats, best });
export const shows = (table: Letter, category: Category, dice: number[], meets: boolean): Showing => ({ table, category, sum: dice.reduce((sum, die) => sum + die, 0), meets });

/** A seat at a table with open dice. */
export const at = (money: Card[], table: Letter, dice: number[], category: Category, meets: boolean, some: Partial<SeatView> = {}): SeatView => seatOf({ money, table, dice, showing: shows(table, category, dice, meets), ...some });
export const plain = (money: Card[], some: Partial<SeatView> = {}): SeatView => seatOf({ money, ...some });

export function viewOf(moment: Moment, tables: TableView[], seats: SeatView[], some: Partial<View> = {}): View {
  return { round: 5, turner: 4, moment, tables, seats, supply: 7, deck: 21, aside: 0, returns: 0, discard: [], keep_order: 'in-order', first_round_duel: 'choose-table', mine: [], offer: null, ...some };
}
