//! Quitte ou Double: what people do around a task, which no record holds.
//!
//! The player's own answer and the contest are decisions of the box; here are the reader, the ally, the voters and the
//! lists. Drawing, miming, humming and skill come with the whole box.

use engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a person does around a task.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum StageAsk {
    /// Reader: reads the task out, or asks "Quit or double?"; after ten seconds the house does it.
    Speak,
    /// Reader: what the machine did not accept counts, is left, or there was a fault.
    Mark(Mark),
    /// Ally: a guess.
    Guess {
        /// At most 80 characters.
        text: String,
    },
    /// Player or ally: one more item of a list.
    Item {
        /// At most 80 characters.
        text: String,
    },
    /// Player: a clue for the ally.
    Clue {
        /// At most 80 characters.
        text: String,
    },
    /// Voter: whether the answer counts.
    Vote(Vote),
    /// This card is faulty: when two who may say so agree, it is void.
    Faulty,
}

/// What a reader says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// It counts.
    Accept,
    /// It does not.
    Leave,
    /// Against the rules of the challenge.
    Fault,
}

/// One voter's voice; only the totals are ever told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Vote {
    /// It counts.
    Yes,
    /// It does not.
    No,
}

/// The stage as this viewer sees it, whole, whenever it changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct StageTell {
    /// What goes on.
    pub step: StageStep,
    /// Milliseconds left, where a clock runs.
    pub left_ms: Option<u32>,
    /// Everything typed so far at this level: guesses, items, clues, in order.
    pub lines: Vec<StageLine>,
    /// Who has called the card faulty.
    pub faulty: Vec<Seat>,
}

/// What goes on around a task.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum StageStep {
    /// Nothing that people do beside the rules.
    Quiet,
    /// The reader has the card or the question before him, and is about to speak.
    Speaking,
    /// The player performs or thinks; the clock runs.
    Performing,
    /// The machine said no; the reader may accept.
    Marking,
    /// An appeal is voted on, sealed.
    Voting {
        /// From which seats people may vote.
        voters: Vec<Seat>,
        /// How many people have.
        cast: u8,
    },
}

/// One typed line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct StageLine {
    /// Who typed it.
    pub seat: Seat,
    /// What it is.
    pub kind: StageLineKind,
    /// As typed.
    pub text: String,
    /// Whether the machine takes it.
    pub right: bool,
}

/// What a typed line is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum StageLineKind {
    /// The ally's.
    Guess,
    /// Of a list.
    Item,
    /// The player's.
    Clue,
}
