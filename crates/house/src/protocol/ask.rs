//! Everything that a socket may say.

use engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;

use crate::protocol::room::{Category, Settings};
use crate::protocol::stage::StageAsk;

/// One message of a page or a bot to its room, as in `{"answer": {"decision": 41, "choice": {"answer": "ok"}}}`.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ask {
    /// Answers an open decision of one of my seats with a choice in the form of the box.
    Answer {
        /// As [`crate::protocol::tell::Decision::id`] had it.
        decision: u32,
        /// The box's own `Choice`.
        #[ts(type = "unknown")]
        choice: Box<RawValue>,
    },
    /// Answers it with the `n`-th of its numbered choices: what bots do.
    Pick {
        /// As [`crate::protocol::tell::Decision::id`] had it.
        decision: u32,
        /// From 0, below [`crate::protocol::tell::Decision::count`].
        n: u32,
    },
    /// Asks for the numbered choices of an open decision, from this one on, at most 256 of them.
    Choices {
        /// As [`crate::protocol::tell::Decision::id`] had it.
        decision: u32,
        /// The first one wanted.
        from: u32,
    },
    /// Rolls, shakes, turns: lets the draw happen that luck owes to my gesture.
    Gesture,
    /// Adds 0 to 64 bytes to the luck of a match that begins.
    Entropy {
        /// For which of my seats.
        seat: Seat,
        /// In hex.
        hex: String,
    },
    /// Pass-and-play: opens the curtain of one of my seats, or closes it. Only that seat's view is sent to this socket.
    Eyes {
        /// Nobody's: the public view.
        seat: Option<Seat>,
    },
    /// Takes a free chair, or another one than I have. With a name of its own it is one more chair on my device. In
    /// Quitte ou Double a chair with people takes one more: they are a team.
    Sit {
        /// From 0.
        chair: u8,
        /// Pass-and-play: the name of whoever sits there, besides the chairs that I have.
        name: Option<String>,
        /// Quitte ou Double: whose tasks are read; adult if not said.
        category: Option<Category>,
    },
    /// Gives a chair of mine back.
    Stand {
        /// From 0.
        chair: u8,
    },
    /// Changes my name.
    Name {
        /// 1 to 24 characters.
        name: String,
    },
    /// Takes my seats back from the bot that minds them.
    TakeBack,
    /// Says a line.
    Chat {
        /// 1 to 280 characters.
        text: String,
    },
    /// Quitte ou Double: says a line to my team.
    Confer {
        /// 1 to 280 characters.
        text: String,
    },
    /// Says one of the phrases that every page knows in its own language.
    Phrase {
        /// Which.
        phrase: Phrase,
    },
    /// What only the host may ask.
    Host(HostAsk),
    /// Quitte ou Double: what people do around a task.
    Stage(StageAsk),
    /// Asks for everything again.
    Resync,
    /// Answered by a pong with the same number.
    Ping {
        /// Any.
        n: u32,
    },
}

/// What only the host may ask.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum HostAsk {
    /// Puts a bot into a free chair, or another bot in a bot's place.
    Bot {
        /// From 0.
        chair: u8,
        /// One of the levels of [`crate::protocol::rest::Games`].
        level: String,
    },
    /// Empties a chair, whoever sits there.
    Empty {
        /// From 0.
        chair: u8,
    },
    /// Puts somebody out of the room, for good.
    Remove {
        /// By number in this room.
        person: u16,
    },
    /// Lets somebody's lines no longer through, or again.
    Mute {
        /// By number in this room.
        person: u16,
        /// Whether from now on.
        muted: bool,
    },
    /// Makes somebody else the host.
    HandOver {
        /// By number in this room.
        person: u16,
    },
    /// Changes what will be played and how; not while a match runs. Another game after a match is this too.
    Configure {
        /// All of it.
        settings: Settings,
    },
    /// Quitte ou Double: makes teams of the 7 to 12 people who are here or sit, dealt to the seats in turn.
    Teams {
        /// 2 to 6; half as many as there are people if not said.
        seats: Option<u8>,
    },
    /// Begins a match with whoever sits; free chairs are put away. After a match: the rematch.
    Start,
    /// Breaks the match off. It has no result, and its secret is never published.
    BreakOff,
}

/// A phrase that every page knows in both languages.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    /// Good evening.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Well played.
    WellPlayed,
    /// I do not believe a word.
    NotAWord,
    /// Ouch.
    Ouch,
    /// Thank you.
    Thanks,
    /// Your turn: a nudge.
    YourTurn,
    /// One moment, please.
    OneMoment,
    /// Again?
    Again,
    /// Good night.
    GoodNight,
}
