//! What people did around the task on the board: kept with the room until the scene is over, so that a restart knows
//! it. No record holds any of it but the call to which it leads.

use engine::Seat;
use quitte_ou_double::Human;
use serde::{Deserialize, Serialize};

use crate::protocol::stage::{StageLine, Vote};

/// What people did around the task on the board.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deeds {
    /// 7.2: what the reader has said.
    pub spoken: Spoken,
    /// Guesses, items and clues of the attempt, in order.
    pub lines: Vec<StageLine>,
    /// A30: sealed; only their number is told.
    pub votes: Vec<Ballot>,
    /// A27: who has called the card faulty.
    pub faulty: Vec<Seat>,
}

/// 7.2: what the reader, or the house for him, has said of the level on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spoken {
    /// The text lies before him alone.
    #[default]
    Nothing,
    /// The text, to all.
    ReadOut,
    /// "Quit or double?"
    Asked,
}

/// One person's vote.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ballot {
    /// Whose.
    pub voter: Human,
    /// Which way.
    pub vote: Vote,
}

impl Deeds {
    /// How many voted that way.
    pub(super) fn n_votes(&self, vote: Vote) -> u8 {
        self.votes.iter().filter(|ballot| ballot.vote == vote).count() as u8
    }

    /// Whether this person has voted.
    pub(super) fn has_voted(&self, voter: Human) -> bool {
        self.votes.iter().any(|ballot| ballot.voter == voter)
    }
}
