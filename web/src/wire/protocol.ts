// What crosses the wire between a page and the house. Written by `TAPIS_REWRITE=1 cargo test -p house wire`.

/**
 * What happens when somebody who is asked is away.
 */
export type Absence = { "bot": { 
/**
 * 5 to 600.
 */
grace_seconds: number, } } | "wait";

/**
 * `POST /api/v1/me/arrive`: this device is mine too.
 */
export type Arrive = { 
/**
 * From [`Carry`].
 */
code: string, };

/**
 * One message of a page or a bot to its room, as in `{"answer": {"decision": 41, "choice": {"answer": "ok"}}}`.
 */
export type Ask = { "answer": { 
/**
 * As [`crate::protocol::tell::Decision::id`] had it.
 */
decision: number, 
/**
 * The box's own `Choice`.
 */
choice: unknown, } } | { "pick": { 
/**
 * As [`crate::protocol::tell::Decision::id`] had it.
 */
decision: number, 
/**
 * From 0, below [`crate::protocol::tell::Decision::count`].
 */
n: number, } } | { "choices": { 
/**
 * As [`crate::protocol::tell::Decision::id`] had it.
 */
decision: number, 
/**
 * The first one wanted.
 */
from: number, } } | "gesture" | { "entropy": { 
/**
 * For which of my seats.
 */
seat: Seat, 
/**
 * In hex.
 */
hex: string, } } | { "eyes": { 
/**
 * Nobody's: the public view.
 */
seat: Seat | null, } } | { "sit": { 
/**
 * From 0.
 */
chair: number, 
/**
 * Pass-and-play: the name of whoever sits there, besides the chairs that I have.
 */
name: string | null, 
/**
 * Quitte ou Double: whose tasks are read; adult if not said.
 */
category: Category | null, } } | { "stand": { 
/**
 * From 0.
 */
chair: number, } } | { "name": { 
/**
 * 1 to 24 characters.
 */
name: string, } } | "take-back" | { "chat": { 
/**
 * 1 to 280 characters.
 */
text: string, } } | { "confer": { 
/**
 * 1 to 280 characters.
 */
text: string, } } | { "phrase": { 
/**
 * Which.
 */
phrase: Phrase, } } | { "host": HostAsk } | { "stage": StageAsk } | "resync" | { "ping": { 
/**
 * Any.
 */
n: number, } };

/**
 * What a match waits for.
 */
export type AwaitedLine = { "luck": { 
/**
 * Who rolls or turns.
 */
hand: Seat | null, } } | { "seats": SeatSet } | "house" | "nobody";

/**
 * One of the four boxes, by the id that scripts and records use.
 */
export type BoxId = "vabanque" | "cincinnati" | "bluff-you" | "quitte-ou-double";

/**
 * Why the house closes a socket.
 */
export type ByeReason = "restarting" | "removed" | "too-fast" | "too-big" | "silent" | "room-replayed";

/**
 * `POST /api/v1/me/carry`: a link that works once, for another device of mine.
 */
export type Carry = { 
/**
 * To hand to `POST /api/v1/me/arrive`.
 */
code: string, 
/**
 * The path of the page's link: `/carry/{code}`; its QR code is at `/api/v1/qr.svg?path=…`.
 */
path: string, 
/**
 * How long it works.
 */
seconds: number, };

/**
 * Quitte ou Double: whose tasks are read.
 */
export type Category = "junior" | "adult";

/**
 * Who sits at a seat.
 */
export type Chair = { 
/**
 * The name that is shown.
 */
name: string, 
/**
 * A person or a program.
 */
kind: Kind, 
/**
 * A bot's level.
 */
level?: string, 
/**
 * Quitte ou Double: the people who share the seat, with their categories.
 */
people?: Array<Member>, };

/**
 * One chair.
 */
export type ChairLine = { 
/**
 * Who sits there.
 */
sitter: Sitter, 
/**
 * The name on the chair; empty where nobody sits.
 */
name: string, 
/**
 * Quitte ou Double: whose tasks are read.
 */
category: Category, 
/**
 * Quitte ou Double with 7 to 12 people: who shares the seat besides, in the order in which they play.
 */
mates: Array<Mate>, 
/**
 * Whether a bot answers for the person who is away.
 */
minded: boolean, };

/**
 * Some clauses that belong together.
 */
export type Chapter = { 
/**
 * The anchor, the same in both languages.
 */
id: string, 
/**
 * The heading.
 */
title: string, 
/**
 * In reading order.
 */
clauses: Array<Clause>, };

/**
 * One line of chat.
 */
export type ChatLine = { 
/**
 * Counts up in this room.
 */
n: number, 
/**
 * Milliseconds since 1970.
 */
at_ms: number, 
/**
 * By number in this room.
 */
person: number, 
/**
 * The name at that time.
 */
name: string, 
/**
 * For whom alone it is, by number in this room; empty where it is for everybody.
 */
to: Array<number>, 
/**
 * What was said.
 */
said: Said, };

/**
 * One sentence of the rules.
 */
export type Clause = { 
/**
 * The clause of `docs/rules` that it tells.
 */
id: string, 
/**
 * Whether the book leaves it open and the house settled it.
 */
house: boolean, 
/**
 * The sentence.
 */
text: string, };

/**
 * How long people may think. When the time is up, the quiet choice is played (docs/rulings.md).
 */
export type Clock = "none" | { "decision": { 
/**
 * 5 to 600.
 */
seconds: number, } } | { "total": { 
/**
 * 60 to 7200.
 */
seconds: number, } };

/**
 * Every refusal of the house itself.
 */
export type Code = "not-known" | "not-found" | "removed" | "no-watching" | "room-full" | "not-host" | "not-your-seat" | "not-your-chair" | "no-such-chair" | "chair-taken" | "no-such-person" | "match-runs" | "no-match" | "wrong-number" | "unfit" | "no-such-level" | "bad-name" | "bad-line" | "muted" | "too-fast" | "too-many" | "too-big" | "bad-entropy" | "not-your-hand" | "no-such-choice" | "not-now" | "not-over" | "link-used" | "wrong-origin" | "unreadable" | "broken";

/**
 * An open decision of one of my seats. What can be chosen stands in the view's offer.
 */
export type Decision = { 
/**
 * To answer with. It belongs to one opening for one seat.
 */
id: number, 
/**
 * Which of my seats.
 */
seat: Seat, 
/**
 * How many numbered choices there are; 0 where one answers in one's own words.
 */
count: number, };

/**
 * Whether dice and cards wait for a hand.
 */
export type Draws = "gesture" | "at-once";

/**
 * A worked example, line by line.
 */
export type Example = { 
/**
 * The chapter it belongs to.
 */
chapter: string, 
/**
 * The vector of `docs/rules` that it tells.
 */
vector: string, 
/**
 * The heading.
 */
title: string, 
/**
 * In order.
 */
lines: Array<ExampleLine>, };

/**
 * One step of an example.
 */
export type ExampleLine = { 
/**
 * What happens.
 */
text: string, 
/**
 * The sum, where there is one.
 */
sum: string, 
/**
 * The clause that says so.
 */
clause: string, };

/**
 * A fresh token, for `Authorization: Bearer …`.
 */
export type FreshToken = { 
/**
 * To delete it by.
 */
id: string, 
/**
 * Shown this once.
 */
token: string, };

/**
 * One box.
 */
export type GameLine = { 
/**
 * As scripts write it.
 */
id: BoxId, 
/**
 * As on the lid.
 */
title: string, 
/**
 * Fewest and most.
 */
seats: [number, number], 
/**
 * Default first; empty where there is only one.
 */
editions: Array<string>, 
/**
 * In the order in which they are shown.
 */
options: Array<OptionLine>, 
/**
 * Levels of bots that play it.
 */
levels: Array<string>, };

/**
 * `GET /api/v1/games`: what is on the shelf.
 */
export type Games = { 
/**
 * In the order of the shelf.
 */
games: Array<GameLine>, };

/**
 * What only the host may ask.
 */
export type HostAsk = { "bot": { 
/**
 * From 0.
 */
chair: number, 
/**
 * One of the levels of [`crate::protocol::rest::Games`].
 */
level: string, } } | { "empty": { 
/**
 * From 0.
 */
chair: number, } } | { "remove": { 
/**
 * By number in this room.
 */
person: number, } } | { "mute": { 
/**
 * By number in this room.
 */
person: number, 
/**
 * Whether from now on.
 */
muted: boolean, } } | { "hand-over": { 
/**
 * By number in this room.
 */
person: number, } } | { "configure": { 
/**
 * All of it.
 */
settings: Settings, } } | { "teams": { 
/**
 * 2 to 6; half as many as there are people if not said.
 */
seats: number | null, } } | "start" | "break-off";

/**
 * A person or a program.
 */
export type Kind = "person" | "bot";

/**
 * A language of the house.
 */
export type Language = "en" | "fr";

/**
 * `GET /api/v1/lobby`: the public rooms, newest first.
 */
export type Lobby = { 
/**
 * At most 100.
 */
rooms: Array<LobbyRoom>, };

/**
 * A public room. Rooms that have been at rest show nobody here.
 */
export type LobbyRoom = { 
/**
 * When something last happened, milliseconds since 1970.
 */
touched_ms: number, 
/**
 * The short code of its link.
 */
code: string, 
/**
 * What is played and how.
 */
settings: Settings, 
/**
 * The host's number.
 */
host: number, 
/**
 * Everybody whom the room knows, sitting or not.
 */
people: Array<PersonLine>, 
/**
 * In seat order: while a match runs, chair n is seat n.
 */
chairs: Array<ChairLine>, 
/**
 * How many shared screens look on.
 */
screens: number, 
/**
 * Where the evening stands.
 */
phase: Phase, };

/**
 * What the luck of a match hangs on.
 */
export type LuckTell = { 
/**
 * The match.
 */
id: string, 
/**
 * In hex; shown before any seat gives entropy.
 */
commitment: string, 
/**
 * What each seat gave, in hex, in seat order; null while seats may still give.
 */
entropy: Array<string> | null, };

/**
 * What a reader says.
 */
export type Mark = "accept" | "leave" | "fault";

/**
 * One match, `GET /api/v1/matches/{id}`.
 */
export type MatchLine = { 
/**
 * Its id.
 */
id: string, 
/**
 * Which box.
 */
game: BoxId, 
/**
 * Which edition, where there are several.
 */
edition: string | null, 
/**
 * The names on the chairs, in seat order.
 */
names: Array<string>, 
/**
 * My own seats.
 */
mine: Array<Seat>, 
/**
 * For whoever played it: the code of its room, while there is one.
 */
room: string | null, 
/**
 * When it began, milliseconds since 1970.
 */
began_ms: number, 
/**
 * How it stands.
 */
state: MatchState, 
/**
 * At the end.
 */
standings: Standings | null, };

/**
 * How a match stands.
 */
export type MatchState = "running" | "finished" | "broken-off";

/**
 * `GET /api/v1/matches`: my matches, newest first.
 */
export type Matches = { 
/**
 * At most 100.
 */
matches: Array<MatchLine>, };

/**
 * One more of the people who share a seat.
 */
export type Mate = { 
/**
 * By number in this room.
 */
person: number, 
/**
 * The name that is shown.
 */
name: string, 
/**
 * Whose tasks are read.
 */
category: Category, };

/**
 * `GET /api/v1/me`: who I am to this house.
 */
export type Me = { 
/**
 * Null before the first `POST /api/v1/me`.
 */
name: string | null, };

/**
 * One of the people who share a seat.
 */
export type Member = { 
/**
 * The name that is shown.
 */
name: string, 
/**
 * Whose tasks are read: `junior` or `adult`.
 */
category: Category, };

/**
 * `POST /api/v1/me`: makes a guest of me, or changes my name.
 */
export type NewMe = { 
/**
 * 1 to 24 characters.
 */
name: string, };

/**
 * `POST /api/v1/rooms`: opens a room, with me as its host in the first chair.
 */
export type NewRoom = { 
/**
 * What is played and how.
 */
settings: Settings, 
/**
 * The level of bots that take all the other chairs; nobody if null.
 */
bots: string | null, };

/**
 * `POST /api/v1/me/tokens`: asks for a token.
 */
export type NewToken = { 
/**
 * What it is for.
 */
name: string, };

/**
 * The answer to it.
 */
export type Opened = { 
/**
 * Its socket is at `/api/v1/rooms/{code}/socket`.
 */
code: string, };

/**
 * One option of a box.
 */
export type OptionLine = { 
/**
 * As scripts write it.
 */
name: string, 
/**
 * What it may be.
 */
values: ValuesLine, 
/**
 * By number of seats, from the fewest to the most.
 */
defaults: Array<Value>, 
/**
 * The ruling that explains it.
 */
clause: string, };

/**
 * What a finished match came to.
 */
export type Outcome = { 
/**
 * Scores and places.
 */
standings: Standings, 
/**
 * What the luck hung on, in hex.
 */
secret: string, 
/**
 * Of the record, in hex.
 */
digest: string, };

/**
 * The match has ended.
 */
export type Over = { 
/**
 * The match; its record is at `/api/v1/matches/{id}/record`.
 */
id: string, 
/**
 * Null where it was broken off.
 */
result: Outcome | null, };

/**
 * How fast bots answer.
 */
export type Pace = "human" | "at-once";

/**
 * Somebody in the room.
 */
export type PersonLine = { 
/**
 * A number that means this person in this room and nowhere else.
 */
number: number, 
/**
 * The name that is shown.
 */
name: string, 
/**
 * Whether a socket of theirs is open.
 */
here: boolean, 
/**
 * Whether the host has muted them.
 */
muted: boolean, };

/**
 * Where the evening stands.
 */
export type Phase = "gathering" | { "entropy": { 
/**
 * The match that begins.
 */
id: string, } } | { "playing": { 
/**
 * Its id.
 */
id: string, } } | { "over": { 
/**
 * Its id.
 */
id: string, } };

/**
 * A phrase that every page knows in both languages.
 */
export type Phrase = "hello" | "good-luck" | "well-played" | "not-a-word" | "ouch" | "thanks" | "your-turn" | "one-moment" | "again" | "good-night";

/**
 * Every refusal of the REST interface.
 */
export type Problem = { 
/**
 * To branch on and to translate.
 */
code: Code, 
/**
 * For whoever writes the page or the bot.
 */
detail: string, };

/**
 * An ask was not taken.
 */
export type Refused = { 
/**
 * Which kind of ask: `answer`, `sit`, `host` …
 */
ask: string, 
/**
 * Which decision, where it was an answer.
 */
decision: number | null, 
/**
 * Why not.
 */
why: Why, };

/**
 * `GET /api/v1/matches/{id}/replay?seat=…`: a finished match step by step, as one viewer saw it.
 */
export type Replay = { 
/**
 * Whose eyes; null for the public's, and for a seat of which something stays sealed for me.
 */
eyes: Seat | null, 
/**
 * The view before anything had happened.
 */
start: unknown, 
/**
 * One for each entry of the record.
 */
steps: Array<ReplayStep>, };

/**
 * One entry, and what came of it.
 */
export type ReplayStep = { 
/**
 * Which seat answered, where it was a seat.
 */
seat: Seat | null, 
/**
 * What this viewer was told.
 */
events: unknown[], 
/**
 * What this viewer then saw.
 */
view: unknown, 
/**
 * What the match then waited for.
 */
awaited: AwaitedLine, };

/**
 * `GET /api/v1/matches/{id}/replay?eyes=all`: the same through the eyes of every seat.
 */
export type Replays = { 
/**
 * In seat order.
 */
seats: Array<Replay>, };

/**
 * The match as it stands, whole.
 */
export type Resync = { 
/**
 * Counts up by one with every `told` and `resync` of this socket.
 */
seq: number, 
/**
 * The match.
 */
id: string, 
/**
 * Whose eyes these are: a seat of mine, or the public's.
 */
eyes: Seat | null, 
/**
 * The box's own `View`.
 */
view: unknown, 
/**
 * What the match waits for.
 */
awaited: AwaitedLine, 
/**
 * My open decisions, for all my seats.
 */
decisions: Array<Decision>, 
/**
 * With a clock: milliseconds left to each awaited seat, in the order of `awaited`.
 */
left_ms?: Array<number>, 
/**
 * The box's own events from the beginning, in this viewer's form.
 */
account: unknown[], };

/**
 * A room, the same for everybody: who is there, who sits where, what is played.
 */
export type Room = { 
/**
 * The short code of its link.
 */
code: string, 
/**
 * What is played and how.
 */
settings: Settings, 
/**
 * The host's number.
 */
host: number, 
/**
 * Everybody whom the room knows, sitting or not.
 */
people: Array<PersonLine>, 
/**
 * In seat order: while a match runs, chair n is seat n.
 */
chairs: Array<ChairLine>, 
/**
 * How many shared screens look on.
 */
screens: number, 
/**
 * Where the evening stands.
 */
phase: Phase, };

/**
 * The rules of one box in one language.
 */
export type Rulebook = { 
/**
 * As on the lid.
 */
title: string, 
/**
 * What it is about, in a breath.
 */
lead: string, 
/**
 * How long it takes to read.
 */
minutes: number, 
/**
 * In reading order.
 */
chapters: Array<Chapter>, 
/**
 * Worked examples.
 */
examples: Array<Example>, };

/**
 * What was said.
 */
export type Said = { "text": string } | { "phrase": Phrase };

/**
 * A place at the table, counted from 0 in the order of the game. Always below [`Seat::MAX`].
 */
export type Seat = number;

/**
 * A set of seats.
 */
export type SeatSet = number[];

/**
 * What is played and how.
 */
export type Settings = { 
/**
 * Which box.
 */
game: BoxId, 
/**
 * Which edition; the default one if null.
 */
edition: string | null, 
/**
 * The options that differ from the box's defaults.
 */
options: { [key in string]: Value }, 
/**
 * How many chairs stand in the room.
 */
chairs: number, 
/**
 * How long people may think.
 */
clock: Clock, 
/**
 * What happens when somebody is away.
 */
absence: Absence, 
/**
 * Who finds the room.
 */
visibility: Visibility, 
/**
 * Who may look on.
 */
watching: Watching, 
/**
 * Whether dice wait for a hand.
 */
draws: Draws, 
/**
 * How fast bots answer.
 */
pace: Pace, };

/**
 * Who sits in a chair.
 */
export type Sitter = "nobody" | { "person": number } | { "bot": string };

/**
 * What a person does around a task.
 */
export type StageAsk = "speak" | { "mark": Mark } | { "guess": { 
/**
 * At most 80 characters.
 */
text: string, } } | { "item": { 
/**
 * At most 80 characters.
 */
text: string, } } | { "clue": { 
/**
 * At most 80 characters.
 */
text: string, } } | { "vote": Vote } | "faulty";

/**
 * One typed line.
 */
export type StageLine = { 
/**
 * Who typed it.
 */
seat: Seat, 
/**
 * What it is.
 */
kind: StageLineKind, 
/**
 * As typed.
 */
text: string, 
/**
 * Whether the machine takes it.
 */
right: boolean, };

/**
 * What a typed line is.
 */
export type StageLineKind = "guess" | "item" | "clue";

/**
 * What goes on around a task.
 */
export type StageStep = "quiet" | "speaking" | "performing" | "marking" | { "voting": { 
/**
 * From which seats people may vote.
 */
voters: Array<Seat>, 
/**
 * How many people have.
 */
cast: number, } };

/**
 * The stage as this viewer sees it, whole, whenever it changes.
 */
export type StageTell = { 
/**
 * What goes on.
 */
step: StageStep, 
/**
 * Milliseconds left, where a clock runs.
 */
left_ms: number | null, 
/**
 * Everything typed so far at this level: guesses, items, clues, in order.
 */
lines: Array<StageLine>, 
/**
 * Who has called the card faulty.
 */
faulty: Array<Seat>, };

/**
 * One seat's line.
 */
export type Standing = { 
/**
 * Whose line.
 */
seat: Seat, 
/**
 * What is counted in this game: money or points.
 */
score: number, 
/**
 * 1 + the number of seats that are strictly better.
 */
place: number, };

/**
 * Scores and places of all seats, in seat order.
 */
export type Standings = Array<Standing>;

/**
 * One message of the room to a socket, as in `{"pong": {"n": 7}}`.
 */
export type Tell = { "welcome": Welcome } | { "room": Room } | { "luck": LuckTell } | { "told": Told } | { "resync": Resync } | { "choices": { 
/**
 * Of which decision.
 */
decision: number, 
/**
 * The number of the first one here.
 */
from: number, 
/**
 * The box's own choices.
 */
choices: unknown[], } } | { "taken": { 
/**
 * Which decision.
 */
decision: number, } } | { "refused": Refused } | { "chat": ChatLine } | { "stage": StageTell } | { "over": Over } | { "bye": { 
/**
 * Why.
 */
reason: ByeReason, } } | { "pong": { 
/**
 * As it came.
 */
n: number, } };

/**
 * One API token; the token itself is shown once, when it is made.
 */
export type TokenLine = { 
/**
 * To delete it by.
 */
id: string, 
/**
 * What it is for.
 */
name: string, 
/**
 * Milliseconds since 1970.
 */
made_ms: number, };

/**
 * `GET /api/v1/me/tokens`: my API tokens.
 */
export type Tokens = { 
/**
 * Oldest first.
 */
tokens: Array<TokenLine>, };

/**
 * Something happened in the match: what this viewer may know of it, and no more.
 */
export type Told = { 
/**
 * Counts up by one with every `told` and `resync` of this socket.
 */
seq: number, 
/**
 * The box's own events, in order, in this viewer's form.
 */
events: unknown[], 
/**
 * Whose eyes these are: a seat of mine, or the public's.
 */
eyes: Seat | null, 
/**
 * The box's own `View`.
 */
view: unknown, 
/**
 * What the match waits for.
 */
awaited: AwaitedLine, 
/**
 * My open decisions, for all my seats.
 */
decisions: Array<Decision>, 
/**
 * With a clock: milliseconds left to each awaited seat, in the order of `awaited`.
 */
left_ms?: Array<number>, 
/**
 * Which of my answers brought this.
 */
taken?: number, };

/**
 * A chosen value.
 */
export type Value = number | string;

/**
 * What an option may be.
 */
export type ValuesLine = { "words": Array<string> } | { "numbers": { 
/**
 * The least.
 */
from: number, 
/**
 * The most.
 */
to: number, 
/**
 * The distance between two.
 */
step: number, } } | { "word-or-numbers": { 
/**
 * The word.
 */
word: string, 
/**
 * The least.
 */
from: number, 
/**
 * The most.
 */
to: number, } };

/**
 * Who finds the room.
 */
export type Visibility = "public" | "link";

/**
 * One voter's voice; only the totals are ever told.
 */
export type Vote = "yes" | "no";

/**
 * Who may look on without a seat.
 */
export type Watching = "anybody" | "nobody";

/**
 * The first message on a socket.
 */
export type Welcome = { 
/**
 * [`VERSION`].
 */
version: number, 
/**
 * My number in this room; null for a shared screen.
 */
you: number | null, 
/**
 * The room as it is.
 */
room: Room, 
/**
 * What was said lately.
 */
chat: Array<ChatLine>, 
/**
 * The house's time, milliseconds since 1970.
 */
now_ms: number, };

/**
 * Why an ask was not taken.
 */
export type Why = { "rules": { 
/**
 * The clause: `R23`; `-` where no clause says so.
 */
clause: string, 
/**
 * One of the box's own codes: `too-few-chips`.
 */
code: string, } } | { "house": Code } | { "unreadable": { 
/**
 * For whoever writes the page or the bot.
 */
detail: string, } };
