// Quitte ou Double, as the house sends it. Written by `TAPIS_REWRITE=1 cargo test -p house wire`.

/**
 * How a task is gone about.
 */
export type Approach = "go" | "alone" | { "ally": Human } | "change";

/**
 * The Bancos that may be called: every multiple of 10,000 from the least to the most.
 */
export type Bancos = { 
/**
 * A15.
 */
least: Money, 
/**
 * The whole purse (R36), or the limit (A16).
 */
most: Money, };

/**
 * The pot and its task.
 */
export type Board = { 
/**
 * Of which pile.
 */
family: Family, 
/**
 * S; the pots of the three levels are 2, 4 and 8 times as much (R37).
 */
stake: Money, 
/**
 * Whose money the stake is.
 */
funding: Funding, 
/**
 * What lies there now.
 */
pot: Money, 
/**
 * Which level.
 */
level: Level, 
/**
 * A22: the person who reads; nobody where the house does.
 */
reader: Human | null, 
/**
 * R33: who helps at this level.
 */
ally: Human | null, 
/**
 * 6.5: whether *star ally* was played for it.
 */
star: boolean, 
/**
 * 7.2: the card while it lies before its reader.
 */
unread: Unread | null, 
/**
 * The card, from the moment it is read; the reader sees it before.
 */
read: Read | null, };

/**
 * How often a bot's verdict is a success (7.7).
 */
export type BotLevel = "novice" | "steady" | "expert";

/**
 * The name of a card: `Q07`, `E31`, `C76`, `L01`. Always one that the box knows (6.1).
 */
export type CardId = string;

/**
 * The category of a person, and of the tasks read to that person (A6).
 */
export type Category = "junior" | "adult";

/**
 * One sign of a memory grid.
 */
export type Cell = { 
/**
 * 0 to 15, row by row.
 */
cell: number, 
/**
 * 0 to 5.
 */
sign: number, };

/**
 * What a seat answers.
 */
export type Choice = { "stake": Stake } | { "approach": Approach } | { "star": Use } | { "answer": Text } | { "contest": Contest } | { "insure": Use } | { "double": Double } | { "shield": Use } | { "target": Target } | { "discard": Keeper };

/**
 * What the player says to a failure.
 */
export type Contest = "accept" | "second-chance" | "appeal";

/**
 * "Quit or double?" (R20).
 */
export type Double = "quit" | "double";

/**
 * What a luck card does; sums in euros. "You" is the player who draws (6.5).
 */
export type Effect = "second-chance" | "change-card" | "shield" | "star-ally" | { "insurance": number } | { "bank-pays": number } | { "all-pay-you": number } | { "chosen-pays-you": number } | { "richest-pays-you": number } | "half-jackpot" | { "gain-banco": number } | "swap-bancos" | "roll-again" | { "percent-bonus": number } | { "pay-bank": number } | { "pay-jackpot": number } | { "pay-all": number } | { "pay-left": number } | { "pay-right": number } | { "pay-poorest": number } | "lose-banco" | "banco-to-left" | "skip-turn" | { "percent-to-jackpot": number } | { "percent-to-bank": number } | "lose-keeper";

/**
 * How a task ended.
 */
export type End = "failed" | "quit" | "done" | "void";

/**
 * What has just happened, in the one form that everybody hears.
 */
export type Event = { "first": { 
/**
 * The first seat.
 */
seat: Seat, } } | { "rolled": { 
/**
 * Whose turn it is.
 */
seat: Seat, 
/**
 * Who of that seat plays it (A2).
 */
person: Person, 
/**
 * The face, 0 to 5 (A13).
 */
die: number, 
/**
 * What it comes to; nothing where the roll does not count (A14).
 */
face: Face | null, } } | { "staked": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * S.
 */
stake: Money, 
/**
 * Whose money it is.
 */
funding: Funding, } } | { "sat-out": { 
/**
 * Whose.
 */
seat: Seat, } } | { "paid": { 
/**
 * From where.
 */
from: Till, 
/**
 * To where.
 */
to: Till, 
/**
 * How much.
 */
amount: Money, } } | { "read": { 
/**
 * To whom.
 */
player: Human, 
/**
 * Of which pile.
 */
family: Family, 
/**
 * What kind of task, with its theme.
 */
kind: Kind, 
/**
 * Whose category.
 */
category: Category, 
/**
 * Which level.
 */
level: Level, } } | { "passed-over": { 
/**
 * What kind of task it had.
 */
kind: Kind, } } | { "approached": { 
/**
 * Whose turn it is.
 */
seat: Seat, 
/**
 * How.
 */
approach: Approach, } } | { "answered": { 
/**
 * Whose turn it is.
 */
seat: Seat, 
/**
 * What was typed.
 */
text: Text, } } | { "judged": { 
/**
 * Whose turn it is.
 */
seat: Seat, 
/**
 * Which level.
 */
level: Level, 
/**
 * How, and by whom.
 */
verdict: Verdict, } } | { "appealed": { 
/**
 * Whose turn it is.
 */
seat: Seat, 
/**
 * Who votes.
 */
voters: People, } } | { "quit": { 
/**
 * Who.
 */
seat: Seat, } } | { "doubled": { 
/**
 * Who.
 */
seat: Seat, } } | { "ally-lost": { 
/**
 * Who.
 */
ally: Human, } } | { "voided": { 
/**
 * Whose turn it is.
 */
seat: Seat, 
/**
 * Which level.
 */
level: Level, } } | { "luck-drawn": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
card: CardId, } } | { "kept": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
card: CardId, } } | { "spent": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
card: CardId, } } | { "banco-moved": { 
/**
 * From whom; nobody is the bank.
 */
from: Seat | null, 
/**
 * To whom; nobody is the bank.
 */
to: Seat | null, } } | { "bancos-swapped": { 
/**
 * Who drew the card.
 */
seat: Seat, 
/**
 * With whom.
 */
with: Seat, } } | { "declined": { 
/**
 * Who.
 */
seat: Seat, } } | { "nothing": { 
/**
 * Who drew it.
 */
seat: Seat, } } | { "marked": { 
/**
 * Whose.
 */
seat: Seat, } } | { "skipped": { 
/**
 * Whose.
 */
seat: Seat, } } | { "passed": { 
/**
 * Whose.
 */
seat: Seat, } } | { "present": { 
/**
 * For each seat.
 */
people: People, } } | "last-round" | "over";

/**
 * What a face of the die sends the player to.
 */
export type Face = "jackpot" | "luck" | "question" | "riddle" | "challenge";

/**
 * The four piles of cards on the board (R4).
 */
export type Family = "question" | "riddle" | "challenge" | "luck";

/**
 * The figures of a skill task, exactly those of 6.2.
 */
export type Figures = { "memory-grid": { 
/**
 * Symbols in the grid.
 */
symbols: number, 
/**
 * How long it is shown.
 */
shown_ms: number, } } | { "sequence": { 
/**
 * Lights and tones to repeat.
 */
length: number, } } | { "inner-clock": { 
/**
 * When the clock should be stopped.
 */
target_ms: number, 
/**
 * How far off one may be, either way.
 */
tolerance_ms: number, } } | { "quick-count": { 
/**
 * The fewest objects.
 */
from: number, 
/**
 * The most objects.
 */
to: number, 
/**
 * How long they are shown.
 */
flash_ms: number, } } | { "sorting": { 
/**
 * Items to put in order.
 */
items: number, } } | { "tongue-twister": { 
/**
 * Words of the tongue-twister.
 */
words: number, 
/**
 * The time for typing.
 */
typing_ms: number, } };

/**
 * Whose the stake is.
 */
export type Funding = "plain" | "banco" | "grace";

/**
 * One of the people at the table: a seat, and which of those who share it.
 */
export type Human = { 
/**
 * Where.
 */
seat: Seat, 
/**
 * Who of them; 0 where only one sits there.
 */
person: Person, };

/**
 * What a held card is good for.
 */
export type Keeper = "second-chance" | "another-card" | "shield" | "star-ally" | "insurance";

/**
 * The keepers that a seat holds: L01 to L08, one bit each.
 */
export type KeeperSet = string[];

/**
 * What the six tasks of a card have in common; public when the card is drawn (6.1).
 */
export type Kind = { "question": Theme } | "arithmetic" | "logic" | "charade" | "spelling" | "word-game" | "draw" | "mime" | "hum" | "describe" | "list" | { "skill": Skill };

/**
 * A task that is over.
 */
export type Last = { 
/**
 * Whose turn it was.
 */
player: Human, 
/**
 * Which card: the turn is over, so its number may be told.
 */
card: CardId, 
/**
 * What kind of task.
 */
kind: Kind, 
/**
 * Whose category.
 */
category: Category, 
/**
 * How it ended.
 */
end: End, 
/**
 * Its levels from the first on, as far as they were settled.
 */
levels: Array<Settled>, };

/**
 * The level of a task: each success may be doubled on, twice (R20 to R27).
 */
export type Level = 1 | 2 | 3;

/**
 * What is going on, as everybody sees it.
 */
export type Moment = "lot" | "rolling" | "absent" | { "staking": { 
/**
 * On a card of this family.
 */
family: Family, } } | "drawing" | "parameters" | "reading" | "approaching" | "stuck" | "starring" | "attempting" | "judging" | "contesting" | { "voting": { 
/**
 * For each seat.
 */
voters: People, } } | "insuring" | "asking" | "doubling" | "luck-drawing" | "shielding" | "targeting" | "discarding" | "over";

/**
 * An amount of play money. It is counted in notes of 10,000, so it is always a multiple of that and never negative
 * (A9, I1).
 */
export type Money = number;

/**
 * One note of a tune, or a rest.
 */
export type Note = { 
/**
 * The key of the keyboard, in half tones from C4 = 0 to C6 = 24; `None` is a rest.
 */
key: number | null, 
/**
 * Its length in eighths: 1 is an eighth, 2 a quarter, 3 a dotted quarter, 4 a half, 8 a whole note.
 */
eighths: number, };

/**
 * What the viewer can choose from.
 */
export type Offer = { "stake": { 
/**
 * What may be called.
 */
banco: Bancos, } } | { "approach": { 
/**
 * `go` or `alone`, where that is open.
 */
unaided: Approach | null, 
/**
 * Who can be an ally, in order of play.
 */
allies: Array<Human>, 
/**
 * R34: what the bank pays the ally for a success.
 */
ally_pay: Money, 
/**
 * Whether *another card* can be played.
 */
change: boolean, } } | { "star": { 
/**
 * Twice the ordinary pay.
 */
ally_pay: Money, } } | "answer" | { "contest": { 
/**
 * Whether *second chance* can be played.
 */
second_chance: boolean, 
/**
 * Whether an appeal is possible.
 */
appeal: boolean, } } | { "insure": { 
/**
 * The own stake, at most 50,000.
 */
back: Money, } } | { "double": { 
/**
 * What is the player's now.
 */
pot: Money, 
/**
 * What it would become.
 */
next: Money, } } | "shield" | { "target": { 
/**
 * Which ones.
 */
seats: SeatSet, 
/**
 * Whether nobody may be chosen.
 */
decline: boolean, } } | { "discard": { 
/**
 * The kinds held.
 */
keepers: Array<Keeper>, } };

/**
 * What the viewer has to do with the task on the board: it decides who may talk to whom (7.6).
 */
export type Part = "other" | "watcher" | "player" | "team-mate" | "reader" | "ally" | "allys-team";

/**
 * A set of people: one byte of bits for each seat, so it is copied like a number.
 */
export type People = number[][];

/**
 * One of the people who share a seat, counted from 0.
 */
export type Person = number;

/**
 * How many cards lie in each pile.
 */
export type PileSizes = { 
/**
 * Questions.
 */
question: number, 
/**
 * Riddles.
 */
riddle: number, 
/**
 * Challenges.
 */
challenge: number, 
/**
 * Luck cards.
 */
luck: number, };

/**
 * What a seat has, and who sits there.
 */
export type Place = { 
/**
 * Its money.
 */
purse: Money, 
/**
 * Its Banco cards.
 */
bancos: number, 
/**
 * Its keepers.
 */
keepers: KeeperSet, 
/**
 * A38: whether its next turn is skipped.
 */
skips: boolean, 
/**
 * Its people; none for a bot.
 */
people: Team, 
/**
 * A2: who of them plays next, if present.
 */
pointer: Person, 
/**
 * The bot's level, where a bot sits.
 */
bot: BotLevel | null, };

/**
 * A level that was read out.
 */
export type Read = { 
/**
 * What kind of task, with its theme.
 */
kind: Kind, 
/**
 * A24: who takes part.
 */
who: Who, 
/**
 * Whose category.
 */
category: Category, 
/**
 * The text read to all.
 */
open: string, 
/**
 * The time for it; none where there is no clock.
 */
time_s: number | null, 
/**
 * Spelling: what a machine's voice says.
 */
say: string | null, 
/**
 * Spelling: the number of letters, for who has no voice in the deck's language (7.1).
 */
letters: number | null, 
/**
 * List: how many things are to be named.
 */
need: number | null, 
/**
 * Skill: the figures of 6.2.
 */
figures: Figures | null, 
/**
 * Skill: what luck made of them; for the player from the attempt on, for all when the level is settled.
 */
skill: SkillTask | null, 
/**
 * The red words: for the player and the reader; for voters when a vote opens; for all when the level is settled.
 */
red: RedWords | null, 
/**
 * The expected answer: for the reader; for voters when a vote opens; for all when the level is settled.
 */
expected: string | null, 
/**
 * The levels of this card that were done before.
 */
done: Array<Settled>, };

/**
 * What the player whispers to nobody (R32).
 */
export type RedWords = { 
/**
 * What is to be performed.
 */
words: string, 
/**
 * Describe: the words that no clue may use.
 */
forbidden: string[], 
/**
 * Hum: the tune; at level 3 the title must do (6.3).
 */
notes: Array<Note>, };

/**
 * A place at the table, counted from 0 in the order of the game. Always below [`Seat::MAX`].
 */
export type Seat = number;

/**
 * A set of seats.
 */
export type SeatSet = number[];

/**
 * A level that is settled: open to all (A21).
 */
export type Settled = { 
/**
 * What was read out.
 */
open: string, 
/**
 * The right answer, or the red words; a list or a skill has none.
 */
answer: string | null, };

/**
 * One of the people of a seat.
 */
export type Sitter = { 
/**
 * A6.
 */
category: Category, 
/**
 * A46.
 */
present: boolean, };

/**
 * A challenge that only the machine can settle.
 */
export type Skill = "memory-grid" | "sequence" | "inner-clock" | "quick-count" | "sorting" | "tongue-twister";

/**
 * A skill task as it is laid before the player.
 */
export type SkillTask = { "grid": { 
/**
 * By cell.
 */
cells: Array<Cell>, } } | { "sequence": { 
/**
 * Each from 0 to 3.
 */
lights: number[], } } | { "count": { 
/**
 * So many.
 */
objects: number, } } | { "sorting": { 
/**
 * First to last.
 */
items: Array<string>, } } | { "twister": { 
/**
 * Well written.
 */
text: string, } };

/**
 * Where a verdict comes from (7.4).
 */
export type Source = "machine" | "reader" | "clock" | { "appeal": { 
/**
 * It should count.
 */
yes: number, 
/**
 * It should not.
 */
no: number, } };

/**
 * What is laid on the board.
 */
export type Stake = "plain" | { "banco": Money };

/**
 * Whom a luck card concerns.
 */
export type Target = { "seat": Seat } | "decline";

/**
 * The people of a seat, in order. Views are made often, so it is a few bits; written out it is a list.
 */
export type Team = Array<Sitter>;

/**
 * A typed answer. People type what they like, so it is text; it lies in the state, so it has a fixed place there.
 */
export type Text = string;

/**
 * The theme of a question card.
 */
export type Theme = "geography" | "history" | "sciences" | "arts" | "literature" | "language" | "mathematics" | "everyday";

/**
 * Where money lies.
 */
export type Till = "bank" | "jackpot" | "pot" | { "purse": Seat };

/**
 * A luck card that lies open.
 */
export type TurnedUp = { 
/**
 * Its name.
 */
card: CardId, 
/**
 * What it does.
 */
effect: Effect, 
/**
 * Its headline.
 */
title: string, 
/**
 * What it says.
 */
text: string, };

/**
 * A card that lies before its reader: what everybody may know of it (7.2).
 */
export type Unread = { 
/**
 * What kind of task, with its theme.
 */
kind: Kind, 
/**
 * Whose category.
 */
category: Category, };

/**
 * Whether a keeper is played. Never compulsory (A36).
 */
export type Use = "keep" | "use";

/**
 * A29: an input of the rules, which say when it can be true.
 */
export type Verdict = { 
/**
 * Success or failure.
 */
success: boolean, 
/**
 * Who said so.
 */
source: Source, };

/**
 * A match as one viewer sees it.
 */
export type View = { 
/**
 * What everybody has, in seat order (A10).
 */
seats: Array<Place>, 
/**
 * A11.
 */
jackpot: Money, 
/**
 * A17: the Banco cards that the bank holds.
 */
bank_bancos: number, 
/**
 * A19: how many cards lie in each pile.
 */
piles: PileSizes, 
/**
 * Which round it is, from 1.
 */
round: number, 
/**
 * A40: how many there are, where the match goes by rounds.
 */
rounds: number | null, 
/**
 * Turns that are over, skipped and passed ones included.
 */
turns: number, 
/**
 * A42.
 */
last_round: boolean, 
/**
 * Whose turn it is; nobody's before the lot and after the end.
 */
seat: Seat | null, 
/**
 * Who of that seat plays it; nobody while all of them are away (A46).
 */
person: Person | null, 
/**
 * What is going on.
 */
moment: Moment, 
/**
 * The pot and its task, from the stake to the end of the pot.
 */
board: Board | null, 
/**
 * The luck card that is being carried out.
 */
luck: TurnedUp | null, 
/**
 * The last task that is over, until the next card is read.
 */
last: Last | null, 
/**
 * A28: what was answered to the task on the board, or to the last one.
 */
answer: Text | null, 
/**
 * A29: what became of it.
 */
verdict: Verdict | null, 
/**
 * The viewer's part in the task on the board (7.6).
 */
part: Part, 
/**
 * The viewer's own open decision.
 */
offer: Offer | null, };

/**
 * Who takes part in a task (A24).
 */
export type Who = "player" | "ally" | "either" | "alone";
