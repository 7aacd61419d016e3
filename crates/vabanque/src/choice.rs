//! What a seat can do, what luck can answer, and every refusal.

use engine::{Refusal, Seat};

use crate::card::Kind;
use crate::table::Table;

/// What a seat answers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub enum Choice {
    /// R10: where the first pawn of 2001 stands.
    FirstPawn(Table),
    /// R17: a chip of the round's value on this table.
    Chip(Table),
    /// R20, A8: a card of the hand beside this table.
    Card {
        /// Which card. Missing only in published records of sealed matches (A11), never in play.
        kind: Option<Kind>,
        /// Beside which table.
        table: Table,
    },
    /// R26: so many tables on, 0 to 4.
    Move(u8),
}

/// What luck answers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Outcome {
    /// A1: who starts.
    FirstPlayer(Seat),
}

/// R26: the longest walk.
pub const STEPS_MAX: u8 = 4;

pub(crate) const OTHER_DECISION: Refusal = Refusal { clause: "R14", code: "other-decision-open" };
pub(crate) const NO_SUCH_TABLE: Refusal = Refusal { clause: "R4", code: "no-such-table" };
pub(crate) const NOT_IN_HAND: Refusal = Refusal { clause: "R20", code: "card-not-in-hand" };
pub(crate) const NO_KIND: Refusal = Refusal { clause: "A8", code: "card-without-kind" };
pub(crate) const TOO_FAR: Refusal = Refusal { clause: "R26", code: "too-many-steps" };
pub(crate) const NO_SUCH_SEAT: Refusal = Refusal { clause: "A1", code: "no-such-seat" };
