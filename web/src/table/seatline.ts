// What a table shows of one seat.

export interface SeatLine {
  seat: number;
  name: string;
  me: boolean;
  bot: boolean;
  away: boolean;
  turn: boolean;
  /** In full: “7 points”. */
  amount: string;
  /** The number alone, and its unit, for a narrow strip. */
  figure: string;
  unit: string;
  role?: string;
  /** Its place in the order of play, where a box has one. */
  place?: number;
}
