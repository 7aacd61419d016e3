// Cincinnati, as the house sends it. Written by `TAPIS_REWRITE=1 cargo test -p house wire`.

/**
 * Yes or no to an extra roll.
 */
export type Answer = "yes" | "no";

/**
 * One seat of a pass.
 */
export type Asked = { 
/**
 * Who.
 */
seat: Seat, 
/**
 * What it said, once it was asked.
 */
answer: Answer | null, };

/**
 * A kind of card. Two cards of one kind are the same card; the order is that of the deck list.
 */
export type Card = "15000" | "20000" | "25000" | "30000" | "35000" | "duel" | "chips";

/**
 * A heap of cards: how many of each kind. Its order does not matter (A24).
 *
 * Four bits for each kind, so that heaps are added and taken away like numbers; no kind has more than six cards.
 */
export type Cards = Array<"15000" | "20000" | "25000" | "30000" | "35000" | "duel" | "chips">;

/**
 * What a hand is called (R44), best first.
 */
export type Category = "five-of-a-kind" | "four-of-a-kind" | "large-straight" | "full-house" | "three-of-a-kind" | "small-straight" | "two-pairs" | "pair" | "nothing";

/**
 * What a seat answers. All answers are final (A8).
 */
export type Choice = { "place": Table } | { "table": Table } | { "keep": Dice } | { "extra": Answer } | { "challenge": Seat };

/**
 * Up to five dice. Equal dice are the same die (A12), so this is how many show each face.
 *
 * Four bits for each face, so that dice are added and taken away like numbers; no count exceeds five.
 */
export type Dice = number[];

/**
 * What the duellist whose turn it is does.
 */
export type DuelStep = { "throw": { 
/**
 * What it kept.
 */
kept: Dice, } } | "keep" | "answer";

/**
 * A duel.
 */
export type DuelView = { 
/**
 * What it is for.
 */
prize: Prize, 
/**
 * Who fights, in the order of the duel; in a duel for a card the first is its holder.
 */
sides: Array<Side>, 
/**
 * Which roll, or a pass of extra rolls.
 */
roll: Roll, 
/**
 * Whose turn it is.
 */
turn: Seat, 
/**
 * What that seat does.
 */
step: DuelStep, 
/**
 * Who has paid for an extra roll in this pass.
 */
paid: SeatSet, 
/**
 * Who still holds duel cards, from the holder who fights now on; empty in a duel for a table.
 */
holders: Array<Seat>, };

/**
 * What has just happened. [`Event::Rolled`], [`Event::Chose`] and, with `simultaneous`, [`Event::Kept`] have two forms:
 * the seat's own says what, that for the rest says only that.
 */
export type Event = { "round": { 
/**
 * 1 to 12.
 */
round: number, 
/**
 * Who turns its cards.
 */
turner: Seat, } } | { "returned": { 
/**
 * Where it would have gone.
 */
table: Table, } } | { "replaced": { 
/**
 * Which.
 */
card: Card, } } | { "laid": { 
/**
 * Which.
 */
card: Card, 
/**
 * Where.
 */
table: Table, } } | { "rolled": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * For that seat only.
 */
dice: Hand | null, } } | { "chose": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * For that seat only.
 */
table: Table | null, } } | { "opened": { 
/**
 * In seat order.
 */
seats: Array<Opening>, } } | { "kept": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * What; for that seat only where it is sealed (A9).
 */
dice: Dice | null, } } | { "unsealed": { 
/**
 * In seat order.
 */
kept: Array<KeptDice>, } } | { "thrown": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which roll.
 */
roll: Roll, 
/**
 * The dice that were thrown.
 */
thrown: Dice, 
/**
 * All five now.
 */
dice: Hand, } } | { "answered": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * What it said.
 */
answer: Answer, 
/**
 * The chips that it has left.
 */
chips: number, } } | { "stays": { 
/**
 * Which.
 */
table: Table, } } | { "collected": { 
/**
 * Which table.
 */
table: Table, 
/**
 * Who.
 */
seat: Seat, 
/**
 * The whole pile.
 */
cards: Cards, 
/**
 * What its chip cards brought (R41).
 */
chips: number, } } | { "duel": { 
/**
 * What it is for.
 */
prize: Prize, 
/**
 * Who fights, in the order of the duel.
 */
sides: Array<Seat>, } } | { "won": { 
/**
 * Who won it.
 */
seat: Seat, } } | { "taken": { 
/**
 * Which.
 */
card: Card, 
/**
 * From whom.
 */
from: Seat, 
/**
 * To whom.
 */
to: Seat, } } | "over";

/**
 * A2: where the card goes that replaces a duel card of round 1.
 */
export type FirstRoundDuel = "choose-table" | "same-table";

/**
 * Five dice on the table, known by their place in the general order: 1 is 66666, 252 is 12356 (T1).
 *
 * No `Ord`: the box compares hands in general and, at a table, among those that meet its condition.
 */
export type Hand = number[];

/**
 * A9: how the seats of a step say which dice they keep.
 */
export type KeepOrder = "in-order" | "simultaneous";

/**
 * What one seat keeps.
 */
export type KeptDice = { 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
dice: Dice, };

/**
 * Where a round stands, as everybody sees it.
 */
export type Moment = "lot" | { "turning": { 
/**
 * For which table.
 */
table: Table, 
/**
 * Whether it replaces a duel card that went back.
 */
replacing: boolean, } } | { "placing": { 
/**
 * The table whose card it replaces.
 */
table: Table, 
/**
 * The card.
 */
card: Card, } } | { "rolling": { 
/**
 * Whose dice come next.
 */
seat: Seat, } } | { "choosing": { 
/**
 * Who has not chosen yet.
 */
waiting: SeatSet, } } | { "keeping": { 
/**
 * Before which roll.
 */
roll: Roll, 
/**
 * Who takes part.
 */
step: SeatSet, 
/**
 * Who has not answered yet.
 */
waiting: SeatSet, 
/**
 * Who can answer now.
 */
deciding: SeatSet, } } | { "throwing": { 
/**
 * Which roll.
 */
roll: Roll, 
/**
 * Who took part.
 */
step: SeatSet, 
/**
 * Whose dice have not fallen yet.
 */
due: SeatSet, } } | { "asking": { 
/**
 * The order of this pass, with the answers so far.
 */
pass: Array<Asked>, } } | { "challenging": { 
/**
 * Who still holds duel cards, in order.
 */
holders: Array<Seat>, } } | { "duel": DuelView } | "over";

/**
 * What the viewer can choose from, as the page builds its controls.
 */
export type Offer = { "place": { 
/**
 * The card.
 */
card: Card, 
/**
 * All in play.
 */
tables: Array<Table>, } } | { "table": { 
/**
 * All in play.
 */
tables: Array<Table>, } } | { "keep": { 
/**
 * The own dice.
 */
dice: Hand, 
/**
 * Before which roll.
 */
roll: Roll, } } | { "extra": { 
/**
 * The own chips.
 */
chips: number, } } | { "challenge": { 
/**
 * All others (A28).
 */
seats: SeatSet, } };

/**
 * One seat's table and first roll.
 */
export type Opening = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Where it is.
 */
table: Table, 
/**
 * Its first roll.
 */
dice: Hand, };

/**
 * What a duel is for.
 */
export type Prize = { "table": Table } | { "card": Card | null };

/**
 * Which roll of a round or duel.
 */
export type Roll = "first" | "second" | "third" | "extra";

/**
 * A place at the table, counted from 0 in the order of the game. Always below [`Seat::MAX`].
 */
export type Seat = number;

/**
 * A set of seats.
 */
export type SeatSet = number[];

/**
 * One seat.
 */
export type SeatView = { 
/**
 * Its money cards.
 */
money: Cards, 
/**
 * What they are worth: this decides who is richest (A11).
 */
worth: number, 
/**
 * Its chips.
 */
chips: number, 
/**
 * What it would have if the match ended now (R68).
 */
total: number, 
/**
 * Its duel cards that are not fought yet.
 */
duels: number, 
/**
 * Its table: its own at once, others' once all have chosen.
 */
table: Table | null, 
/**
 * Its dice of this round: its own at once, others' once all have chosen.
 */
dice: Hand | null, 
/**
 * What those dice are at its table, once all have chosen.
 */
showing: Showing | null, 
/**
 * Whether it has answered in the step that is open: chosen a table, said what it keeps.
 */
answered: boolean, 
/**
 * What it keeps in the step that is open, as far as the viewer may know.
 */
kept: Dice | null, 
/**
 * Its place, from 1, in the order in which the seats of the step that is open decide or are asked.
 */
place: number | null, };

/**
 * What dice are at a table.
 */
export type Showing = { 
/**
 * Where.
 */
table: Table, 
/**
 * What the hand is called.
 */
category: Category, 
/**
 * What the dice add up to, which counts at C.
 */
sum: number, 
/**
 * Whether they meet the table's condition.
 */
meets: boolean, };

/**
 * One side of a duel.
 */
export type Side = { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Its dice, once it has thrown.
 */
dice: Hand | null, 
/**
 * What they are called.
 */
category: Category | null, 
/**
 * Its chips.
 */
chips: number, };

/**
 * A table where loot lies (R4).
 */
export type Table = "a" | "b" | "c";

/**
 * One table.
 */
export type TableView = { 
/**
 * Which.
 */
table: Table, 
/**
 * What lies there.
 */
pile: Cards, 
/**
 * What the money there is worth.
 */
worth: number, 
/**
 * Who is there, once all have chosen.
 */
seats: SeatSet, 
/**
 * Who would collect it with the dice as they lie; several are tied.
 */
best: SeatSet, };

/**
 * A match as one viewer sees it. What A6 calls open stands in every view; past results are in the events.
 */
export type View = { 
/**
 * 1 to 12.
 */
round: number, 
/**
 * Who turns the cards of this round; nobody before the lot.
 */
turner: Seat | null, 
/**
 * Where the round stands.
 */
moment: Moment, 
/**
 * The tables in play.
 */
tables: Array<TableView>, 
/**
 * In seat order.
 */
seats: Array<SeatView>, 
/**
 * Chips in the supply; nothing where it is unlimited (A23).
 */
supply: number | null, 
/**
 * How many cards are in the deck.
 */
deck: number, 
/**
 * How many cards are set aside (R72).
 */
aside: number, 
/**
 * How often a duel card went back in round 1 (R13).
 */
returns: number, 
/**
 * The cards that are out of the match.
 */
discard: Cards, 
/**
 * A9.
 */
keep_order: KeepOrder, 
/**
 * A2.
 */
first_round_duel: FirstRoundDuel, 
/**
 * What the viewer's own first roll is at each table, as long as tables are being chosen; else empty.
 */
mine: Array<Showing>, 
/**
 * The viewer's own open decision.
 */
offer: Offer | null, };
