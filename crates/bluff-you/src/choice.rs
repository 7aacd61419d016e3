//! What a seat can do, what luck can answer, and every refusal.

use std::fmt;

use engine::{Die, Refusal, Seat};

use crate::tile::{Tile, TileSet};

/// What a seat answers. A5: one action a turn, and nothing that would be a pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub enum Choice {
    /// R12, R13: claim the number of a centre tile to a Diviner.
    Win(Claimed),
    /// R25: claim the number of one of the Diviner's tiles.
    Steal(Claimed),
    /// R30 to R33: show a double, hand tiles in and take one from the centre.
    Exchange {
        /// The tiles handed in.
        give: TileSet,
        /// The tile taken.
        take: Tile,
    },
    /// R15, R16: believe it or not.
    Answer(Answer),
    /// R28: the tile that a failed steal costs.
    Give(Tile),
}

/// To whom, and which number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS), serde(deny_unknown_fields))]
pub struct Claimed {
    /// Who is to answer.
    pub diviner: Seat,
    /// The number claimed; its tile is the prize.
    pub tile: Tile,
}

/// A claim on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Claim {
    /// Whether a centre tile is to be won or the Diviner's is to be stolen (A9).
    pub aim: Aim,
    /// Who is to answer.
    pub diviner: Seat,
    /// The number claimed.
    pub tile: Tile,
}

/// What a claim is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Aim {
    /// Action 1.
    Win,
    /// Action 2.
    Steal,
}

/// What a Diviner says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Answer {
    /// "OK!": I believe you.
    Ok,
    /// "Bluff you!": I do not.
    Bluff,
}

/// What luck answers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Outcome {
    /// A2: the first Bluffer.
    First(Seat),
    /// A4: three dice.
    Roll(Roll),
}

/// Three dice, in the order in which they fell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS), serde(transparent))]
pub struct Roll(pub [Die; 3]);

impl Roll {
    /// What a claim is measured against (R14).
    #[inline]
    pub const fn sum(self) -> u8 {
        let [a, b, c] = self.0;
        a.pips() + b.pips() + c.pips()
    }

    /// A17: at least two equal faces.
    #[inline]
    pub fn has_double(self) -> bool {
        let [a, b, c] = self.0;
        a == b || b == c || a == c
    }
}

/// As in `225`.
impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = self.0;
        write!(f, "{a}{b}{c}")
    }
}

pub(crate) const OTHER_DECISION: Refusal = Refusal { clause: "R11", code: "other-decision-open" };
pub(crate) const NO_SUCH_DIVINER: Refusal = Refusal { clause: "R12", code: "no-such-diviner" };
pub(crate) const OWN_DIVINER: Refusal = Refusal { clause: "A6", code: "own-diviner" };
pub(crate) const NOT_IN_CENTRE: Refusal = Refusal { clause: "A7", code: "tile-not-in-centre" };
pub(crate) const NOT_DIVINERS: Refusal = Refusal { clause: "R25", code: "tile-not-diviners" };
pub(crate) const NOTHING_TO_STAKE: Refusal = Refusal { clause: "R24", code: "no-tile-to-steal-with" };
pub(crate) const STEAL_LIMIT: Refusal = Refusal { clause: "A28", code: "steal-limit-reached" };
pub(crate) const TOO_FEW_TILES: Refusal = Refusal { clause: "R30", code: "too-few-tiles" };
pub(crate) const NO_DOUBLE: Refusal = Refusal { clause: "R30", code: "no-double" };
pub(crate) const NOT_OWN_TILES: Refusal = Refusal { clause: "R32", code: "tiles-not-own" };
pub(crate) const POINTS_DIFFER: Refusal = Refusal { clause: "R33", code: "points-differ" };
pub(crate) const NOT_OWN_TILE: Refusal = Refusal { clause: "R28", code: "tile-not-own" };
pub(crate) const NO_SUCH_SEAT: Refusal = Refusal { clause: "A2", code: "no-such-seat" };
