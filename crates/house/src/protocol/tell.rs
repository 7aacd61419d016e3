//! Everything that a socket is told.

use engine::{Awaited, Seat, SeatSet, Standings};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;

use crate::protocol::VERSION;
use crate::protocol::code::Why;
use crate::protocol::room::{ChatLine, Room};
use crate::protocol::stage::StageTell;

/// One message of the room to a socket, as in `{"pong": {"n": 7}}`.
#[derive(Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Tell {
    /// The first message.
    Welcome(Welcome),
    /// The room, whole, whenever something in it changes.
    Room(Room),
    /// A match begins or its entropy is closed: what its luck hangs on.
    Luck(LuckTell),
    /// Something happened in the match.
    Told(Told),
    /// Everything, after a gap, a stale answer, a slow reader, a change of eyes or a return.
    Resync(Resync),
    /// A question about numbered choices is answered.
    Choices {
        /// Of which decision.
        decision: u32,
        /// The number of the first one here.
        from: u32,
        /// The box's own choices.
        #[ts(type = "unknown[]")]
        choices: Vec<Box<RawValue>>,
    },
    /// This answer was taken already, so answering again changed nothing.
    Taken {
        /// Which decision.
        decision: u32,
    },
    /// An ask was not taken; everything is as it was.
    Refused(Refused),
    /// Somebody said something.
    Chat(ChatLine),
    /// Quitte ou Double: what people do around a task.
    Stage(StageTell),
    /// The match has ended.
    Over(Over),
    /// The house closes this socket.
    Bye {
        /// Why.
        reason: ByeReason,
    },
    /// The answer to a ping.
    Pong {
        /// As it came.
        n: u32,
    },
}

/// The first message on a socket.
#[derive(Debug, Serialize, Deserialize, TS)]
pub struct Welcome {
    /// [`VERSION`].
    pub version: u32,
    /// My number in this room; null for a shared screen.
    pub you: Option<u16>,
    /// The room as it is.
    pub room: Room,
    /// What was said lately.
    pub chat: Vec<ChatLine>,
    /// The house's time, milliseconds since 1970.
    #[ts(type = "number")]
    pub now_ms: u64,
}

impl Welcome {
    /// A welcome in the one version there is.
    pub fn new(you: Option<u16>, room: Room, chat: Vec<ChatLine>, now_ms: u64) -> Self {
        Self { version: VERSION, you, room, chat, now_ms }
    }
}

/// What the luck of a match hangs on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct LuckTell {
    /// The match.
    pub id: String,
    /// In hex; shown before any seat gives entropy.
    pub commitment: String,
    /// What each seat gave, in hex, in seat order; null while seats may still give.
    pub entropy: Option<Vec<String>>,
}

/// Something happened in the match: what this viewer may know of it, and no more.
#[derive(Debug, Serialize, Deserialize, TS)]
pub struct Told {
    /// Counts up by one with every `told` and `resync` of this socket.
    pub seq: u32,
    /// The box's own events, in order, in this viewer's form.
    #[ts(type = "unknown[]")]
    pub events: Vec<Box<RawValue>>,
    /// Whose eyes these are: a seat of mine, or the public's.
    pub eyes: Option<Seat>,
    /// The box's own `View`.
    #[ts(type = "unknown")]
    pub view: Box<RawValue>,
    /// What the match waits for.
    pub awaited: AwaitedLine,
    /// My open decisions, for all my seats.
    pub decisions: Vec<Decision>,
    /// With a clock: milliseconds left to each awaited seat, in the order of `awaited`.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub left_ms: Vec<u32>,
    /// Which of my answers brought this.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub taken: Option<u32>,
}

/// The match as it stands, whole.
#[derive(Debug, Serialize, Deserialize, TS)]
pub struct Resync {
    /// Counts up by one with every `told` and `resync` of this socket.
    pub seq: u32,
    /// The match.
    pub id: String,
    /// Whose eyes these are: a seat of mine, or the public's.
    pub eyes: Option<Seat>,
    /// The box's own `View`.
    #[ts(type = "unknown")]
    pub view: Box<RawValue>,
    /// What the match waits for.
    pub awaited: AwaitedLine,
    /// My open decisions, for all my seats.
    pub decisions: Vec<Decision>,
    /// With a clock: milliseconds left to each awaited seat, in the order of `awaited`.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub left_ms: Vec<u32>,
    /// The box's own events from the beginning, in this viewer's form.
    #[ts(type = "unknown[]")]
    pub account: Vec<Box<RawValue>>,
}

/// What a match waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum AwaitedLine {
    /// Luck, and for whose gesture it waits, if for anybody's.
    Luck {
        /// Who rolls or turns.
        hand: Option<Seat>,
    },
    /// These seats.
    Seats(SeatSet),
    /// The house.
    House,
    /// The match is over.
    Nobody,
}

impl AwaitedLine {
    /// With whose hand luck would roll.
    pub fn new(awaited: Awaited, hand: Option<Seat>) -> Self {
        match awaited {
            Awaited::Luck => Self::Luck { hand },
            Awaited::Seats(seats) => Self::Seats(seats),
            Awaited::House => Self::House,
            Awaited::Nobody => Self::Nobody,
        }
    }
}

/// An open decision of one of my seats. What can be chosen stands in the view's offer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Decision {
    /// To answer with. It belongs to one opening for one seat.
    pub id: u32,
    /// Which of my seats.
    pub seat: Seat,
    /// How many numbered choices there are; 0 where one answers in one's own words.
    pub count: u32,
}

/// An ask was not taken.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Refused {
    /// Which kind of ask: `answer`, `sit`, `host` …
    pub ask: String,
    /// Which decision, where it was an answer.
    pub decision: Option<u32>,
    /// Why not.
    pub why: Why,
}

/// The match has ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Over {
    /// The match; its record is at `/api/v1/matches/{id}/record`.
    pub id: String,
    /// Null where it was broken off.
    pub result: Option<Outcome>,
}

/// What a finished match came to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Outcome {
    /// Scores and places.
    pub standings: Standings,
    /// What the luck hung on, in hex.
    pub secret: String,
    /// Of the record, in hex.
    pub digest: String,
}

/// Why the house closes a socket.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ByeReason {
    /// The house goes down and comes back; try again soon.
    Restarting,
    /// The host put you out.
    Removed,
    /// Too many messages.
    TooFast,
    /// A message was too long.
    TooBig,
    /// Nothing was heard for too long.
    Silent,
    /// Something broke in this room; it comes back from its record. Try again.
    RoomReplayed,
}
