//! The position.

use engine::{BySeat, Seat};

use crate::choice::{Answer, Claim, Roll};
use crate::tile::{Tile, TileSet};

/// Everything about a match at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// What each seat owns; every other tile is in the centre (I1).
    pub(crate) owned: BySeat<TileSet>,
    pub(crate) centre: TileSet,
    /// R9: whose turn it is.
    pub(crate) bluffer: Seat,
    /// A28: steal attempts since the last win attempt or exchange (I16).
    pub(crate) streak: u32,
    pub(crate) phase: Phase,
    /// A13: the last roll that was revealed, open to all for good.
    pub(crate) last: Option<Reveal>,
}

/// What the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// A2: luck owes the first Bluffer.
    Lot,
    /// R10: luck owes the Bluffer three dice.
    Rolling,
    /// R11: the Bluffer has looked and chooses an action.
    Acting { roll: Roll },
    /// R15, R16: the Diviner answers the claim.
    Answering { roll: Roll, claim: Claim },
    /// R28: the Bluffer gives the Diviner one of several tiles.
    Giving { diviner: Seat },
    /// R35: the centre is empty.
    Over,
}

/// A roll that everybody has seen, and what it settled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Reveal {
    /// Who rolled.
    pub bluffer: Seat,
    /// The three faces.
    pub roll: Roll,
    /// What it settled.
    pub turn: Turn,
}

/// What a revealed roll settled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Turn {
    /// A claim, to win or to steal.
    Claimed {
        /// What was claimed, and to whom.
        claim: Claim,
        /// What the Diviner said.
        answer: Answer,
    },
    /// An exchange on a doublet.
    Exchanged {
        /// The tiles handed in.
        give: TileSet,
        /// The tile taken.
        take: Tile,
    },
}

const _: () = assert!(size_of::<State>() <= 64); // Search clones it millions of times.
