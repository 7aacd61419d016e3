//! What is told, and to whom.

use arrayvec::ArrayVec;
use engine::Seat;

use crate::card::Kind;
use crate::rules::order::Rank;
use crate::rules::payout::Paid;
use crate::setup::SEATS_MAX;
use crate::table::Table;

/// What has just happened. Only [`Event::CardLaid`] has two forms: the owner's names the kind.
///
/// The last move of a round is followed by what it brings about: cards turned, each visited table paid, the new order.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Event {
    /// A1, R7: who starts, and hence the order of play of round 1.
    FirstPlayer {
        /// The first player.
        seat: Seat,
        /// First to last.
        #[cfg_attr(feature = "wire", ts(type = "Array<number>"))]
        order: ArrayVec<Seat, SEATS_MAX>,
    },
    /// R9 to R12: all pawns stand on their first tables.
    PawnsPlaced {
        /// In seat order.
        #[cfg_attr(feature = "wire", ts(type = "Array<number>"))]
        pawns: ArrayVec<Table, SEATS_MAX>,
    },
    /// R16: a chip was placed.
    ChipPlaced {
        /// By whom.
        seat: Seat,
        /// On which table.
        table: Table,
        /// R15: 5, 10, 20 or 50.
        value: u8,
    },
    /// R19: a card was laid face down.
    CardLaid {
        /// By whom.
        seat: Seat,
        /// The owner's 1st, 2nd or 3rd card of this round (A9).
        nth: u8,
        /// Beside which table.
        table: Table,
        /// For the owner only.
        kind: Option<Kind>,
    },
    /// R25: a pawn was moved, or left standing.
    PawnMoved {
        /// Whose.
        seat: Seat,
        /// 0 to 4.
        steps: u8,
        /// Where it stood.
        from: Table,
        /// Where it stands now.
        to: Table,
    },
    /// R30, A10: all cards at tables with a pawn were turned up, at once.
    CardsTurned {
        /// In the order in which they were laid.
        #[cfg_attr(feature = "wire", ts(type = "Array<Face>"))]
        cards: ArrayVec<Face, { 3 * SEATS_MAX }>,
    },
    /// R35 to R40: a table with a pawn was paid.
    TablePaid(Paid),
    /// R42 to R45: the order of the next round; all cards are back in the hands.
    NewOrder {
        /// The round that begins.
        round: u8,
        /// First to last.
        #[cfg_attr(feature = "wire", ts(type = "Array<Rank>"))]
        ranks: ArrayVec<Rank, SEATS_MAX>,
    },
    /// A11, `shown-after-match`: the match is over, and the cards of the last round that no pawn came to see are open
    /// too. Those of earlier rounds are open in the record and its replay.
    CardsOpened {
        /// In the order in which they were laid.
        #[cfg_attr(feature = "wire", ts(type = "Array<Face>"))]
        cards: ArrayVec<Face, { 3 * SEATS_MAX }>,
    },
    /// R48: the last round is paid.
    Over,
}

/// A card that lies face up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Face {
    /// Whose.
    pub seat: Seat,
    /// The owner's 1st, 2nd or 3rd card of the round.
    pub nth: u8,
    /// Beside which table.
    pub table: Table,
    /// What it is.
    pub kind: Kind,
}
