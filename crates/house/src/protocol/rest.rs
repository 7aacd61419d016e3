//! Bodies of the REST interface.

use engine::{Seat, Standings, Value};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use shelf::BoxId;
use ts_rs::TS;

use crate::protocol::code::Code;
use crate::protocol::room::{Room, Settings};
use crate::protocol::tell::AwaitedLine;

/// Every refusal of the REST interface.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Problem {
    /// To branch on and to translate.
    pub code: Code,
    /// For whoever writes the page or the bot.
    pub detail: String,
}

/// `GET /api/v1/me`: who I am to this house.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Me {
    /// Null before the first `POST /api/v1/me`.
    pub name: Option<String>,
}

/// `POST /api/v1/me`: makes a guest of me, or changes my name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewMe {
    /// 1 to 24 characters.
    pub name: String,
}

/// `POST /api/v1/me/carry`: a link that works once, for another device of mine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Carry {
    /// To hand to `POST /api/v1/me/arrive`.
    pub code: String,
    /// The path of the page's link: `/carry/{code}`; its QR code is at `/api/v1/qr.svg?path=…`.
    pub path: String,
    /// How long it works.
    pub seconds: u32,
}

/// `POST /api/v1/me/arrive`: this device is mine too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Arrive {
    /// From [`Carry`].
    pub code: String,
}

/// `GET /api/v1/me/tokens`: my API tokens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Tokens {
    /// Oldest first.
    pub tokens: Vec<TokenLine>,
}

/// One API token; the token itself is shown once, when it is made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct TokenLine {
    /// To delete it by.
    pub id: String,
    /// What it is for.
    pub name: String,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub made_ms: u64,
}

/// `POST /api/v1/me/tokens`: asks for a token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What it is for.
    pub name: String,
}

/// A fresh token, for `Authorization: Bearer …`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct FreshToken {
    /// To delete it by.
    pub id: String,
    /// Shown this once.
    pub token: String,
}

/// `GET /api/v1/games`: what is on the shelf.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Games {
    /// In the order of the shelf.
    pub games: Vec<GameLine>,
}

/// One box.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct GameLine {
    /// As scripts write it.
    pub id: BoxId,
    /// As on the lid.
    pub title: String,
    /// Fewest and most.
    pub seats: [u8; 2],
    /// Default first; empty where there is only one.
    pub editions: Vec<String>,
    /// In the order in which they are shown.
    pub options: Vec<OptionLine>,
    /// Levels of bots that play it.
    pub levels: Vec<String>,
}

/// One option of a box.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct OptionLine {
    /// As scripts write it.
    pub name: String,
    /// What it may be.
    pub values: ValuesLine,
    /// By number of seats, from the fewest to the most.
    pub defaults: Vec<Value>,
    /// The ruling that explains it.
    pub clause: String,
}

/// What an option may be.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ValuesLine {
    /// One of these.
    Words(Vec<String>),
    /// From, to, in steps.
    Numbers {
        /// The least.
        from: u32,
        /// The most.
        to: u32,
        /// The distance between two.
        step: u32,
    },
    /// This word, or a number.
    WordOrNumbers {
        /// The word.
        word: String,
        /// The least.
        from: u32,
        /// The most.
        to: u32,
    },
}

/// `GET /api/v1/lobby`: the public rooms, newest first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Lobby {
    /// At most 100.
    pub rooms: Vec<LobbyRoom>,
}

/// A public room. Rooms that have been at rest show nobody here.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct LobbyRoom {
    /// The room as everybody in it sees it.
    #[serde(flatten)]
    pub room: Room,
    /// When something last happened, milliseconds since 1970.
    #[ts(type = "number")]
    pub touched_ms: u64,
}

/// `POST /api/v1/rooms`: opens a room, with me as its host in the first chair.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewRoom {
    /// What is played and how.
    pub settings: Settings,
    /// The level of bots that take all the other chairs; nobody if null.
    #[serde(default)]
    pub bots: Option<String>,
}

/// The answer to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Opened {
    /// Its socket is at `/api/v1/rooms/{code}/socket`.
    pub code: String,
}

/// `GET /api/v1/matches`: my matches, newest first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Matches {
    /// At most 100.
    pub matches: Vec<MatchLine>,
}

/// One match, `GET /api/v1/matches/{id}`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct MatchLine {
    /// Its id.
    pub id: String,
    /// Which box.
    pub game: BoxId,
    /// Which edition, where there are several.
    pub edition: Option<String>,
    /// The names on the chairs, in seat order.
    pub names: Vec<String>,
    /// My own seats.
    pub mine: Vec<Seat>,
    /// For whoever played it: the code of its room, while there is one.
    pub room: Option<String>,
    /// When it began, milliseconds since 1970.
    #[ts(type = "number")]
    pub began_ms: u64,
    /// How it stands.
    pub state: MatchState,
    /// At the end.
    pub standings: Option<Standings>,
}

/// How a match stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum MatchState {
    /// It runs.
    Running,
    /// It has ended by its rules; its record is published.
    Finished,
    /// The host broke it off.
    BrokenOff,
}

/// `GET /api/v1/matches/{id}/replay?seat=…`: a finished match step by step, as one viewer saw it.
#[derive(Debug, Serialize, Deserialize, TS)]
pub struct Replay {
    /// Whose eyes; null for the public's, and for a seat of which something stays sealed for me.
    pub eyes: Option<Seat>,
    /// The view before anything had happened.
    #[ts(type = "unknown")]
    pub start: Box<RawValue>,
    /// One for each entry of the record.
    pub steps: Vec<ReplayStep>,
}

/// `GET /api/v1/matches/{id}/replay?eyes=all`: the same through the eyes of every seat.
#[derive(Debug, Serialize, Deserialize, TS)]
pub struct Replays {
    /// In seat order.
    pub seats: Vec<Replay>,
}

/// One entry, and what came of it.
#[derive(Debug, Serialize, Deserialize, TS)]
pub struct ReplayStep {
    /// Which seat answered, where it was a seat.
    pub seat: Option<Seat>,
    /// What this viewer was told.
    #[ts(type = "unknown[]")]
    pub events: Vec<Box<RawValue>>,
    /// What this viewer then saw.
    #[ts(type = "unknown")]
    pub view: Box<RawValue>,
    /// What the match then waited for.
    pub awaited: AwaitedLine,
}
