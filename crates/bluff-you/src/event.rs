//! What is told, and to whom.

use engine::Seat;

use crate::choice::{Answer, Claim, Roll};
use crate::tile::{Tile, TileSet};

/// What has just happened. Only [`Event::Rolled`] has two forms: the Bluffer's holds the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Event {
    /// A2: who begins.
    First {
        /// The first Bluffer.
        seat: Seat,
    },
    /// R10: the dice were rolled; the faces reach the Bluffer alone.
    Rolled {
        /// Whose turn it is.
        bluffer: Seat,
        /// For the Bluffer only.
        roll: Option<Roll>,
    },
    /// R13, R25: a claim was made.
    Claimed {
        /// Who claims.
        bluffer: Seat,
        /// What, to whom, and for what.
        claim: Claim,
    },
    /// R17: the Diviner answered, and the cup is lifted.
    Answered {
        /// Who claimed.
        bluffer: Seat,
        /// What was claimed.
        claim: Claim,
        /// What the Diviner said.
        answer: Answer,
        /// The dice, for all to see.
        roll: Roll,
        /// R22, R29: who was right and so prevails.
        prevails: Seat,
    },
    /// A tile changed place.
    Moved {
        /// Which.
        tile: Tile,
        /// From whom; nobody where it lay in the centre.
        from: Option<Seat>,
        /// To whom.
        to: Seat,
    },
    /// R31 to R34: a doublet was shown and tiles were exchanged.
    Exchanged {
        /// Whose doublet.
        bluffer: Seat,
        /// The dice, for all to see.
        roll: Roll,
        /// The tiles handed in.
        give: TileSet,
        /// The tile taken.
        take: Tile,
    },
    /// R35: the centre is empty.
    Over,
}
