// Vabanque, as the house sends it. Written by `TAPIS_REWRITE=1 cargo test -p house wire`.

/**
 * A card beside a table, as the viewer sees it.
 */
export type Card = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * A9: the owner's 1st, 2nd or 3rd card of the round.
 */
nth: number, 
/**
 * Beside which table.
 */
table: Table, 
/**
 * What it is; nothing where the viewer sees its back. The view draws no conclusions (A12).
 */
kind: Kind | null, };

/**
 * The chips of a table, or those that a seat still has to place: how many fives, tens, twenties and fifties.
 */
export type Chips = [number, number, number, number];

/**
 * What a seat answers.
 */
export type Choice = { "first-pawn": Table } | { "chip": Table } | { "card": { 
/**
 * Which card. Missing only in published records of sealed matches (A11), never in play.
 */
kind: Kind | null, 
/**
 * Beside which table.
 */
table: Table, } } | { "move": number };

/**
 * Which box is on the table. The two play alike but for the first pawn (R10, R11) and the banknotes.
 */
export type Edition = "new" | "2001";

/**
 * What has just happened. Only [`Event::CardLaid`] has two forms: the owner's names the kind.
 *
 * The last move of a round is followed by what it brings about: cards turned, each visited table paid, the new order.
 */
export type Event = { "first-player": { 
/**
 * The first player.
 */
seat: Seat, 
/**
 * First to last.
 */
order: Array<number>, } } | { "pawns-placed": { 
/**
 * In seat order.
 */
pawns: Array<number>, } } | { "chip-placed": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * On which table.
 */
table: Table, 
/**
 * R15: 5, 10, 20 or 50.
 */
value: number, } } | { "card-laid": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The owner's 1st, 2nd or 3rd card of this round (A9).
 */
nth: number, 
/**
 * Beside which table.
 */
table: Table, 
/**
 * For the owner only.
 */
kind: Kind | null, } } | { "pawn-moved": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * 0 to 4.
 */
steps: number, 
/**
 * Where it stood.
 */
from: Table, 
/**
 * Where it stands now.
 */
to: Table, } } | { "cards-turned": { 
/**
 * In the order in which they were laid.
 */
cards: Array<Face>, } } | { "table-paid": Paid } | { "new-order": { 
/**
 * The round that begins.
 */
round: number, 
/**
 * First to last.
 */
ranks: Array<Rank>, } } | { "cards-opened": { 
/**
 * In the order in which they were laid.
 */
cards: Array<Face>, } } | "over";

/**
 * A card that lies face up.
 */
export type Face = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The owner's 1st, 2nd or 3rd card of the round.
 */
nth: number, 
/**
 * Beside which table.
 */
table: Table, 
/**
 * What it is.
 */
kind: Kind, };

/**
 * What a card is. Each seat has one of each (R2).
 */
export type Kind = "raise" | "bluff" | "trap";

/**
 * A hand: which of the three kinds are in it. It has no order, so none can reach anybody (S4).
 */
export type KindSet = Array<Kind>;

/**
 * A round that was paid. What each table paid, and why, was told when it happened.
 */
export type LastRound = { 
/**
 * Which, 1 to 4.
 */
round: number, 
/**
 * The order in which it was played.
 */
order: Array<number>, 
/**
 * Where each seat's pawn stood, in seat order.
 */
pawns: Array<number>, 
/**
 * All its cards in the order in which they were laid; turned up where a pawn stood (R30, R31).
 */
cards: Array<Card>, };

/**
 * One payout: to whom, for what, how much. A pawn or a trap that brings nothing has its line too.
 */
export type Line = { 
/**
 * Who is paid.
 */
seat: Seat, 
/**
 * For the pawn or for the trap.
 */
source: Source, 
/**
 * How much.
 */
amount: Money, };

/**
 * Where a round stands, as everybody sees it.
 */
export type Moment = "lot" | { "first-pawn": { 
/**
 * Who.
 */
seat: Seat, } } | { "chips": { 
/**
 * Whose turn it is.
 */
seat: Seat, 
/**
 * Which of that seat's chips of this round, from 1.
 */
nth: number, 
/**
 * R15: 5, 10, 20 or 50.
 */
value: number, } } | { "cards": { 
/**
 * Whose turn it is.
 */
seat: Seat, 
/**
 * Which of that seat's cards of this round, from 1.
 */
nth: number, } } | { "pawns": { 
/**
 * Whose turn it is.
 */
seat: Seat, } } | "over";

/**
 * An amount in full: 35,000 is `Money(35_000)`. Always a multiple of 5,000 (I6) and below 71 million (I12).
 */
export type Money = number;

/**
 * What the viewer can choose from, as the page builds its controls.
 */
export type Offer = { "first-pawn": { 
/**
 * All of them.
 */
tables: TableSet, } } | { "chip": { 
/**
 * All of them.
 */
tables: TableSet, } } | { "card": { 
/**
 * The kinds in hand.
 */
kinds: KindSet, 
/**
 * All of them.
 */
tables: TableSet, } } | { "move": { 
/**
 * By number of steps.
 */
steps: [Step, Step, Step, Step, Step], } };

/**
 * The payout of one table with all its parts, as it is told and shown.
 */
export type Paid = { 
/**
 * Which table.
 */
table: Table, 
/**
 * R32: the sum of its chips.
 */
points: number, 
/**
 * R33: whose raises lie there.
 */
raises: SeatSet, 
/**
 * R33: points × (1 + number of raises).
 */
value: number, 
/**
 * A14: first pawns, then traps, each in the order of play.
 */
lines: Array<Line>, };

/**
 * One table.
 */
export type Place = { 
/**
 * Its number, from 1.
 */
table: Table, 
/**
 * One pile for each value.
 */
chips: Chips, 
/**
 * R32: their sum.
 */
points: number, 
/**
 * Whose pawns stand there.
 */
pawns: SeatSet, };

/**
 * What everybody knows about a seat.
 */
export type Player = { 
/**
 * A22: always public.
 */
money: Money, 
/**
 * Where its pawn stands; nowhere before pawns are placed.
 */
pawn: Table | null, 
/**
 * How many cards are in its hand.
 */
cards: number, 
/**
 * A6: the chips that it still has to place, this round and later.
 */
chips: Chips, };

/**
 * One line of the new order, with what explains it.
 */
export type Rank = { 
/**
 * Whose line.
 */
seat: Seat, 
/**
 * R43: all money won since the start.
 */
money: Money, 
/**
 * What the round brought.
 */
gain: Money, 
/**
 * The place in the round just played, from 1.
 */
was: number, 
/**
 * R44: whether somebody has as much, so that those who played earlier now play later.
 */
tied: boolean, };

/**
 * A place at the table, counted from 0 in the order of the game. Always below [`Seat::MAX`].
 */
export type Seat = number;

/**
 * A set of seats.
 */
export type SeatSet = number[];

/**
 * What a line pays for.
 */
export type Source = { "pawn": { 
/**
 * The opponents whose traps lie there: if there is one, the pawn brings nothing.
 */
trapped_by: SeatSet, } } | { "trap": { 
/**
 * The opponents whose pawns stand there: it is paid for each.
 */
victims: SeatSet, } };

/**
 * One move on offer.
 */
export type Step = { 
/**
 * How many tables on.
 */
steps: number, 
/**
 * Where the pawn then stands.
 */
table: Table, };

/**
 * A casino table: its number, counted clockwise from 1. No match has more than twelve (R4).
 */
export type Table = number;

/**
 * A set of tables.
 */
export type TableSet = number[];

/**
 * A11: what becomes, after the match, of the cards that no pawn came to see.
 */
export type UnrevealedCards = "shown-after-match" | "sealed";

/**
 * A match as one viewer sees it.
 */
export type View = { 
/**
 * Which box is on the table.
 */
edition: Edition, 
/**
 * A11: what becomes of unseen cards after the match, known to all before it starts.
 */
unrevealed_cards: UnrevealedCards, 
/**
 * A21: the banknotes that money is drawn with, largest first.
 */
notes: Array<number>, 
/**
 * R13: 1 to 4.
 */
round: number, 
/**
 * Where the round stands.
 */
moment: Moment, 
/**
 * R7, R43: the order of play, first to last; empty before the draw.
 */
order: Array<number>, 
/**
 * What lies and stands at each table, from table 1 on.
 */
tables: Array<Place>, 
/**
 * The cards of this round beside the tables, in the order in which they were laid.
 */
cards: Array<Card>, 
/**
 * What each seat has, in seat order.
 */
seats: Array<Player>, 
/**
 * The viewer's own cards in hand; none for the public.
 */
hand: KindSet, 
/**
 * A26: the last round that was paid.
 */
last: LastRound | null, 
/**
 * The viewer's own open decision.
 */
offer: Offer | null, };
