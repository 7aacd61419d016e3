//! The entries of a match, and what can be false in them.

use std::fmt;

use crate::game::{Game, Refusal};
use crate::seat::Seat;

/// One thing that entered a match. Nothing else ever does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry<C, O, K> {
    /// Luck answered.
    Luck(O),
    /// A seat answered.
    Seat {
        /// Which.
        seat: Seat,
        /// What.
        choice: C,
        /// Who chose for it.
        by: By,
    },
    /// The house said something.
    House(K),
}

/// An entry of this game.
pub type EntryOf<G> = Entry<<G as Game>::Choice, <G as Game>::Outcome, <G as Game>::Call>;

/// Who chose for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum By {
    /// Whoever sits there.
    #[default]
    Owner,
    /// A bot that minds the chair.
    Bot,
    /// The clock, with the default of the box.
    Clock,
}

/// What is false in a list of entries, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// The first entry that cannot be, from 0; the number of entries where the fault lies after the last.
    pub entry: usize,
    /// What is wrong with it.
    pub why: Why,
}

/// What is wrong with an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// It comes after the end of the match.
    AfterTheEnd,
    /// Luck owed a draw and something else is written.
    LuckOwed,
    /// Luck owed nothing and a draw is written.
    LuckNotOwed,
    /// The stream gives another outcome.
    OtherDraw {
        /// What is written, in notation.
        written: String,
        /// What the stream gives, in notation.
        drawn: String,
    },
    /// The rules refuse the choice.
    Choice {
        /// Whose.
        seat: Seat,
        /// What, in notation.
        choice: String,
        /// Why not.
        refusal: Refusal,
    },
    /// The rules refuse the call.
    Call {
        /// What, in notation.
        call: String,
        /// Why not.
        refusal: Refusal,
    },
    /// The list ends before the match does.
    NotOver,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {}: {}", self.entry, self.why)
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AfterTheEnd => f.write_str("the match is over before this entry"),
            Self::LuckOwed => f.write_str("luck owed a draw here, and something else is written"),
            Self::LuckNotOwed => f.write_str("luck owed nothing here, and a draw is written"),
            Self::OtherDraw { written, drawn } => write!(f, "written is `{written}`, but the stream gives `{drawn}`"),
            Self::Choice { seat, choice, refusal } => write!(f, "seat {seat} may not `{choice}`: {refusal}"),
            Self::Call { call, refusal } => write!(f, "the house may not say `{call}`: {refusal}"),
            Self::NotOver => f.write_str("the entries end before the match is over"),
        }
    }
}

impl std::error::Error for Flaw {}
