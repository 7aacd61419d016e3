//! A room as everybody in it sees it.

use std::collections::BTreeMap;

use engine::Value;
use serde::{Deserialize, Serialize};
use shelf::BoxId;
use ts_rs::TS;

use crate::protocol::ask::Phrase;

/// A room, the same for everybody: who is there, who sits where, what is played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Room {
    /// The short code of its link.
    pub code: String,
    /// What is played and how.
    pub settings: Settings,
    /// The host's number.
    pub host: u16,
    /// Everybody whom the room knows, sitting or not.
    pub people: Vec<PersonLine>,
    /// In seat order: while a match runs, chair n is seat n.
    pub chairs: Vec<ChairLine>,
    /// How many shared screens look on.
    pub screens: u16,
    /// Where the evening stands.
    pub phase: Phase,
}

/// What is played and how.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// Which box.
    pub game: BoxId,
    /// Which edition; the default one if null.
    #[serde(default)]
    pub edition: Option<String>,
    /// The options that differ from the box's defaults.
    #[serde(default)]
    pub options: BTreeMap<String, Value>,
    /// How many chairs stand in the room.
    pub chairs: u8,
    /// How long people may think.
    #[serde(default)]
    pub clock: Clock,
    /// What happens when somebody is away.
    #[serde(default)]
    pub absence: Absence,
    /// Who finds the room.
    #[serde(default)]
    pub visibility: Visibility,
    /// Who may look on.
    #[serde(default)]
    pub watching: Watching,
    /// Whether dice wait for a hand.
    #[serde(default)]
    pub draws: Draws,
    /// How fast bots answer.
    #[serde(default)]
    pub pace: Pace,
}

/// How long people may think. When the time is up, the quiet choice is played (docs/rulings.md).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// So long for each decision.
    Decision {
        /// 5 to 600.
        seconds: u32,
    },
    /// So long for the whole match, each seat.
    Total {
        /// 60 to 7200.
        seconds: u32,
    },
}

/// What happens when somebody who is asked is away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Absence {
    /// After a grace a bot minds the chair; the person takes it back at any decision.
    Bot {
        /// 5 to 600.
        grace_seconds: u32,
    },
    /// Everybody waits.
    Wait,
}

impl Default for Absence {
    fn default() -> Self {
        Self::Bot { grace_seconds: 30 }
    }
}

/// Who finds the room.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    /// It stands in the lobby.
    Public,
    /// Whoever has the link, the code or the QR code.
    #[default]
    Link,
}

/// Who may look on without a seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Watching {
    /// Whoever is in the room; shared screens too.
    #[default]
    Anybody,
    /// Only those who play see the table.
    Nobody,
}

/// Whether dice and cards wait for a hand.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Draws {
    /// A draw waits for the gesture of the seat it belongs to, at most a few seconds.
    #[default]
    Gesture,
    /// Luck answers at once.
    AtOnce,
}

/// How fast bots answer.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// After a pause that tells nothing.
    #[default]
    Human,
    /// At once.
    AtOnce,
}

/// Somebody in the room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PersonLine {
    /// A number that means this person in this room and nowhere else.
    pub number: u16,
    /// The name that is shown.
    pub name: String,
    /// Whether a socket of theirs is open.
    pub here: bool,
    /// Whether the host has muted them.
    pub muted: bool,
}

/// One chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ChairLine {
    /// Who sits there.
    pub sitter: Sitter,
    /// The name on the chair; empty where nobody sits.
    pub name: String,
    /// Quitte ou Double: whose tasks are read.
    pub category: Category,
    /// Quitte ou Double with 7 to 12 people: who shares the seat besides, in the order in which they play.
    pub mates: Vec<Mate>,
    /// Whether a bot answers for the person who is away.
    pub minded: bool,
}

/// One more of the people who share a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Mate {
    /// By number in this room.
    pub person: u16,
    /// The name that is shown.
    pub name: String,
    /// Whose tasks are read.
    pub category: Category,
}

impl ChairLine {
    /// The people on it, in the order in which they play.
    pub fn people(&self) -> impl Iterator<Item = u16> {
        let first = match self.sitter {
            Sitter::Person(person) => Some(person),
            Sitter::Nobody | Sitter::Bot(_) => None,
        };
        first.into_iter().chain(self.mates.iter().map(|mate| mate.person))
    }

    /// Whether this person is one of them.
    pub fn has(&self, person: u16) -> bool {
        self.sitter == Sitter::Person(person) || self.mates.iter().any(|mate| mate.person == person)
    }
}

/// Who sits in a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// It is free.
    Nobody,
    /// A person, by number in this room. One person may hold several chairs.
    Person(u16),
    /// A bot of this level.
    Bot(String),
}

/// Quitte ou Double: whose tasks are read.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Category {
    /// The easier ones.
    Junior,
    /// The others.
    #[default]
    Adult,
}

/// Where the evening stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// People find their chairs.
    Gathering,
    /// The commitment is shown, and seats add to the luck.
    Entropy {
        /// The match that begins.
        id: String,
    },
    /// A match runs.
    Playing {
        /// Its id.
        id: String,
    },
    /// A match has ended; people stay, and the host may start the next.
    Over {
        /// Its id.
        id: String,
    },
}

/// One line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ChatLine {
    /// Counts up in this room.
    pub n: u32,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub at_ms: u64,
    /// By number in this room.
    pub person: u16,
    /// The name at that time.
    pub name: String,
    /// For whom alone it is, by number in this room; empty where it is for everybody.
    pub to: Vec<u16>,
    /// What was said.
    pub said: Said,
}

impl ChatLine {
    /// Whether it is for this person, or for a shared screen where there is nobody.
    pub fn is_for(&self, person: Option<u16>) -> bool {
        self.to.is_empty() || person.is_some_and(|person| self.to.contains(&person))
    }
}

/// What was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Said {
    /// In these words.
    Text(String),
    /// With a phrase that every page has in its own language.
    Phrase(Phrase),
}
