//! Why the house says no, as codes that a page translates.

use engine::Refusal;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Why an ask was not taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// The rules of the box forbid it.
    Rules {
        /// The clause: `R23`; `-` where no clause says so.
        clause: String,
        /// One of the box's own codes: `too-few-chips`.
        code: String,
    },
    /// The house forbids it.
    House(Code),
    /// It could not be read.
    Unreadable {
        /// For whoever writes the page or the bot.
        detail: String,
    },
}

impl From<Refusal> for Why {
    fn from(refusal: Refusal) -> Self {
        Self::Rules { clause: refusal.clause.to_owned(), code: refusal.code.to_owned() }
    }
}

impl From<Code> for Why {
    fn from(code: Code) -> Self {
        Self::House(code)
    }
}

/// Every refusal of the house itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// Nobody knows you yet: say your name first.
    NotKnown,
    /// There is no such thing here.
    NotFound,
    /// The host has put you out of this room.
    Removed,
    /// Nobody may look on in this room.
    NoWatching,
    /// The room is full of people.
    RoomFull,
    /// Only the host may do that.
    NotHost,
    /// That is not your seat.
    NotYourSeat,
    /// That is not your chair.
    NotYourChair,
    /// There is no such chair.
    NoSuchChair,
    /// Somebody sits there.
    ChairTaken,
    /// There is no such person here.
    NoSuchPerson,
    /// Not while a match runs.
    MatchRuns,
    /// No match runs.
    NoMatch,
    /// Fewer or more people sit than the box takes.
    WrongNumber,
    /// The box does not take these settings.
    Unfit,
    /// There is no bot of that level for this box.
    NoSuchLevel,
    /// Names have 1 to 24 characters.
    BadName,
    /// Lines have 1 to 280 characters.
    BadLine,
    /// The host has muted you.
    Muted,
    /// Not so fast.
    TooFast,
    /// Too many rooms, sockets or requests from there.
    TooMany,
    /// That is too long.
    TooBig,
    /// Entropy is 0 to 64 bytes in hex, once, before the first draw.
    BadEntropy,
    /// Luck waits for somebody else's hand, or for nobody's.
    NotYourHand,
    /// That number is not among the choices.
    NoSuchChoice,
    /// This is not for you, or not now.
    NotNow,
    /// The match is not over, so this is still secret.
    NotOver,
    /// The link has been used, or it is too old.
    LinkUsed,
    /// The page comes from another place than the house.
    WrongOrigin,
    /// The body or the query cannot be read.
    Unreadable,
    /// Something failed on our side; try again.
    Broken,
}
