//! What fixes a match before its first draw: box, edition, options, chairs, and its luck.

use std::collections::BTreeMap;

use engine::{Secret, Stream, Value, Wish, luck};
use quitte_ou_double::deck::Category;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::deck::DeckName;
use crate::id::BoxId;

/// A match as it is agreed upon.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Which box.
    pub game: BoxId,
    /// Which edition; the default one if none is named.
    pub edition: Option<String>,
    /// The options that somebody named.
    pub options: BTreeMap<String, Value>,
    /// Who sits where; as many as the match has seats.
    pub chairs: Vec<Chair>,
    /// Quitte ou Double: the deck; the sample deck in the option's language if none is named.
    pub deck: Option<DeckName>,
}

impl Setup {
    /// The wish that the box's menu is asked.
    pub fn wish(&self) -> Wish {
        let seats = u8::try_from(self.chairs.len()).unwrap_or(u8::MAX);
        Wish { edition: self.edition.clone(), seats, options: self.options.clone() }
    }
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Chair {
    /// The name that is shown.
    pub name: String,
    /// A person or a program.
    pub kind: Kind,
    /// A bot's level.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub level: Option<String>,
    /// Quitte ou Double: the people who share the seat, with their categories.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub people: Vec<Member>,
}

impl Chair {
    /// A chair for one person.
    pub fn person(name: &str) -> Self {
        Self { name: name.to_owned(), kind: Kind::Person, level: None, people: Vec::new() }
    }

    /// A chair for a bot of this level.
    pub fn bot(name: &str, level: &str) -> Self {
        Self { name: name.to_owned(), kind: Kind::Bot, level: Some(level.to_owned()), people: Vec::new() }
    }
}

/// A person or a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Somebody, or a team.
    Person,
    /// A program.
    Bot,
}

/// One of the people who share a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Member {
    /// The name that is shown.
    pub name: String,
    /// Whose tasks are read: `junior` or `adult`.
    pub category: Category,
}

/// A setup with its luck: all that a match needs to begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Charter {
    /// The match's own id.
    pub id: String,
    /// What was agreed upon.
    pub setup: Setup,
    /// What the luck hangs on; published when the match is over.
    pub secret: Secret,
    /// What each seat added, in seat order.
    pub entropy: Vec<Vec<u8>>,
}

impl Charter {
    /// The charter of the `n`-th simulated match of a seed.
    pub fn simulated(setup: Setup, seed: u64, n: u64) -> Self {
        let entropy = vec![Vec::new(); setup.chairs.len()];
        Self { id: luck::simulated_id(seed, n), setup, secret: Secret::simulated(seed, n), entropy }
    }

    /// What is shown before any seat gives entropy.
    pub fn commitment(&self) -> [u8; 32] {
        luck::commitment(&self.id, &self.secret)
    }

    /// The luck of the match from its first word.
    pub fn stream(&self) -> Stream {
        Stream::of(&self.id, &self.secret, &self.entropy)
    }
}
