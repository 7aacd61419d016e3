// Bluff You!, as the house sends it. Written by `TAPIS_REWRITE=1 cargo test -p house wire`.

/**
 * What a claim is for.
 */
export type Aim = "win" | "steal";

/**
 * What a Diviner says.
 */
export type Answer = "ok" | "bluff";

/**
 * What a seat answers. A5: one action a turn, and nothing that would be a pass.
 */
export type Choice = { "win": Claimed } | { "steal": Claimed } | { "exchange": { 
/**
 * The tiles handed in.
 */
give: TileSet, 
/**
 * The tile taken.
 */
take: Tile, } } | { "answer": Answer } | { "give": Tile };

/**
 * A claim on the table.
 */
export type Claim = { 
/**
 * Whether a centre tile is to be won or the Diviner's is to be stolen (A9).
 */
aim: Aim, 
/**
 * Who is to answer.
 */
diviner: Seat, 
/**
 * The number claimed.
 */
tile: Tile, };

/**
 * To whom, and which number.
 */
export type Claimed = { 
/**
 * Who is to answer.
 */
diviner: Seat, 
/**
 * The number claimed; its tile is the prize.
 */
tile: Tile, };

/**
 * A face of an ordinary die: 1 to 6.
 */
export type Die = number;

/**
 * What has just happened. Only [`Event::Rolled`] has two forms: the Bluffer's holds the dice.
 */
export type Event = { "first": { 
/**
 * The first Bluffer.
 */
seat: Seat, } } | { "rolled": { 
/**
 * Whose turn it is.
 */
bluffer: Seat, 
/**
 * For the Bluffer only.
 */
roll: Roll | null, } } | { "claimed": { 
/**
 * Who claims.
 */
bluffer: Seat, 
/**
 * What, to whom, and for what.
 */
claim: Claim, } } | { "answered": { 
/**
 * Who claimed.
 */
bluffer: Seat, 
/**
 * What was claimed.
 */
claim: Claim, 
/**
 * What the Diviner said.
 */
answer: Answer, 
/**
 * The dice, for all to see.
 */
roll: Roll, 
/**
 * R22, R29: who was right and so prevails.
 */
prevails: Seat, } } | { "moved": { 
/**
 * Which.
 */
tile: Tile, 
/**
 * From whom; nobody where it lay in the centre.
 */
from: Seat | null, 
/**
 * To whom.
 */
to: Seat, } } | { "exchanged": { 
/**
 * Whose doublet.
 */
bluffer: Seat, 
/**
 * The dice, for all to see.
 */
roll: Roll, 
/**
 * The tiles handed in.
 */
give: TileSet, 
/**
 * The tile taken.
 */
take: Tile, } } | "over";

/**
 * One exchange on offer.
 */
export type Exchange = { 
/**
 * The tiles handed in.
 */
give: TileSet, 
/**
 * The tile taken.
 */
take: Tile, };

/**
 * Where a turn stands, as everybody sees it.
 */
export type Moment = "lot" | { "rolling": { 
/**
 * Whose turn it is.
 */
bluffer: Seat, } } | { "acting": { 
/**
 * Whose turn it is.
 */
bluffer: Seat, } } | { "answering": { 
/**
 * Whose turn it is.
 */
bluffer: Seat, 
/**
 * What is claimed.
 */
claim: Claim, } } | { "giving": { 
/**
 * Who pays.
 */
bluffer: Seat, 
/**
 * Who is paid.
 */
diviner: Seat, } } | "over";

/**
 * What the viewer can choose from, as the page builds its controls.
 */
export type Offer = { "act": { 
/**
 * Whom a win can be claimed to.
 */
diviners: SeatSet, 
/**
 * The numbers that can be claimed to win.
 */
win: TileSet, 
/**
 * The tiles of others that can be claimed to steal; empty where a steal is not open.
 */
steal: TileSet, 
/**
 * The exchanges that a double opens.
 */
exchange: Array<Exchange>, } } | "answer" | { "give": { 
/**
 * All of the Bluffer's own.
 */
tiles: TileSet, } };

/**
 * One seat's tiles.
 */
export type Owner = { 
/**
 * Which tiles.
 */
tiles: TileSet, 
/**
 * Their points.
 */
points: number, };

/**
 * A roll that everybody has seen, and what it settled.
 */
export type Reveal = { 
/**
 * Who rolled.
 */
bluffer: Seat, 
/**
 * The three faces.
 */
roll: Roll, 
/**
 * What it settled.
 */
turn: Turn, };

/**
 * Three dice, in the order in which they fell.
 */
export type Roll = [Die, Die, Die];

/**
 * A place at the table, counted from 0 in the order of the game. Always below [`Seat::MAX`].
 */
export type Seat = number;

/**
 * A set of seats.
 */
export type SeatSet = number[];

/**
 * A28: whether twenty steals in a row close the way to the next.
 */
export type StealLimit = "on" | "off";

/**
 * A tile: its number, 3 to 18 (R1).
 */
export type Tile = number;

/**
 * A set of tiles, tile 3 the lowest bit.
 */
export type TileSet = number[];

/**
 * What a revealed roll settled.
 */
export type Turn = { "claimed": { 
/**
 * What was claimed, and to whom.
 */
claim: Claim, 
/**
 * What the Diviner said.
 */
answer: Answer, } } | { "exchanged": { 
/**
 * The tiles handed in.
 */
give: TileSet, 
/**
 * The tile taken.
 */
take: Tile, } };

/**
 * A match as one viewer sees it.
 */
export type View = { 
/**
 * The tiles that nobody owns.
 */
centre: TileSet, 
/**
 * What each seat owns and what that is worth, in seat order.
 */
seats: Array<Owner>, 
/**
 * Where the turn stands.
 */
moment: Moment, 
/**
 * The dice under the cup: for the Bluffer alone, from the roll to the reveal (I12).
 */
cup: Roll | null, 
/**
 * The last roll that was revealed, and what it settled.
 */
last: Reveal | null, 
/**
 * A28: steals in a row so far.
 */
streak: number, 
/**
 * A28: whether the house rule is on.
 */
steal_limit: StealLimit, 
/**
 * The viewer's own open decision.
 */
offer: Offer | null, };
