//! What one viewer may know: everything but first rolls and sealed answers of others, and what lies face down.

mod look; // how a view is made

use arrayvec::ArrayVec;
use engine::{Seat, SeatSet};

use crate::card::{Card, Cards};
use crate::choice::Answer;
use crate::dice::Dice;
use crate::event::Prize;
use crate::hand::{Category, Hand};
use crate::setup::{FirstRoundDuel, KeepOrder};
use crate::state::Roll;
use crate::table::Table;

pub(crate) use look::look;

/// A match as one viewer sees it. What A6 calls open stands in every view; past results are in the events.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct View {
    /// 1 to 12.
    pub round: u8,
    /// Who turns the cards of this round; nobody before the lot.
    pub turner: Option<Seat>,
    /// Where the round stands.
    pub moment: Moment,
    /// The tables in play.
    #[cfg_attr(feature = "wire", ts(as = "Vec<TableView>"))]
    pub tables: ArrayVec<TableView, 3>,
    /// In seat order.
    #[cfg_attr(feature = "wire", ts(as = "Vec<SeatView>"))]
    pub seats: ArrayVec<SeatView, 6>,
    /// Chips in the supply; nothing where it is unlimited (A23).
    pub supply: Option<u8>,
    /// How many cards are in the deck.
    pub deck: u8,
    /// How many cards are set aside (R72).
    pub aside: u8,
    /// How often a duel card went back in round 1 (R13).
    pub returns: u8,
    /// The cards that are out of the match.
    pub discard: Cards,
    /// A9.
    pub keep_order: KeepOrder,
    /// A2.
    pub first_round_duel: FirstRoundDuel,
    /// What the viewer's own first roll is at each table, as long as tables are being chosen; else empty.
    #[cfg_attr(feature = "wire", ts(as = "Vec<Showing>"))]
    pub mine: ArrayVec<Showing, 3>,
    /// The viewer's own open decision.
    pub offer: Option<Offer>,
}

/// One table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct TableView {
    /// Which.
    pub table: Table,
    /// What lies there.
    pub pile: Cards,
    /// What the money there is worth.
    pub worth: u32,
    /// Who is there, once all have chosen.
    pub seats: SeatSet,
    /// Who would collect it with the dice as they lie; several are tied.
    pub best: SeatSet,
}

/// One seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct SeatView {
    /// Its money cards.
    pub money: Cards,
    /// What they are worth: this decides who is richest (A11).
    pub worth: u32,
    /// Its chips.
    pub chips: u8,
    /// What it would have if the match ended now (R68).
    pub total: u32,
    /// Its duel cards that are not fought yet.
    pub duels: u8,
    /// Its table: its own at once, others' once all have chosen.
    pub table: Option<Table>,
    /// Its dice of this round: its own at once, others' once all have chosen.
    pub dice: Option<Hand>,
    /// What those dice are at its table, once all have chosen.
    pub showing: Option<Showing>,
    /// Whether it has answered in the step that is open: chosen a table, said what it keeps.
    pub answered: bool,
    /// What it keeps in the step that is open, as far as the viewer may know.
    pub kept: Option<Dice>,
    /// Its place, from 1, in the order in which the seats of the step that is open decide or are asked.
    pub place: Option<u8>,
}

/// What dice are at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Showing {
    /// Where.
    pub table: Table,
    /// What the hand is called.
    pub category: Category,
    /// What the dice add up to, which counts at C.
    pub sum: u8,
    /// Whether they meet the table's condition.
    pub meets: bool,
}

/// Where a round stands, as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Moment {
    /// The first turner is being drawn.
    Lot,
    /// A card is to be turned.
    Turning {
        /// For which table.
        table: Table,
        /// Whether it replaces a duel card that went back.
        replacing: bool,
    },
    /// The turner lays the replacement.
    Placing {
        /// The table whose card it replaces.
        table: Table,
        /// The card.
        card: Card,
    },
    /// The first rolls are due, from this seat on.
    Rolling {
        /// Whose dice come next.
        seat: Seat,
    },
    /// All choose their tables.
    Choosing {
        /// Who has not chosen yet.
        waiting: SeatSet,
    },
    /// The seats of a step say what they keep.
    Keeping {
        /// Before which roll.
        roll: Roll,
        /// Who takes part.
        step: SeatSet,
        /// Who has not answered yet.
        waiting: SeatSet,
        /// Who can answer now.
        deciding: SeatSet,
    },
    /// The dice of a step are due.
    Throwing {
        /// Which roll.
        roll: Roll,
        /// Who took part.
        step: SeatSet,
        /// Whose dice have not fallen yet.
        due: SeatSet,
    },
    /// The seats are asked for extra rolls.
    Asking {
        /// The order of this pass, with the answers so far.
        #[cfg_attr(feature = "wire", ts(as = "Vec<Asked>"))]
        pass: ArrayVec<Asked, 6>,
    },
    /// The first of these names an opponent.
    Challenging {
        /// Who still holds duel cards, in order.
        #[cfg_attr(feature = "wire", ts(as = "Vec<Seat>"))]
        holders: ArrayVec<Seat, 6>,
    },
    /// A duel is fought.
    Duel(DuelView),
    /// The twelfth round is over.
    Over,
}

/// One seat of a pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Asked {
    /// Who.
    pub seat: Seat,
    /// What it said, once it was asked.
    pub answer: Option<Answer>,
}

/// A duel.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct DuelView {
    /// What it is for.
    pub prize: Prize,
    /// Who fights, in the order of the duel; in a duel for a card the first is its holder.
    #[cfg_attr(feature = "wire", ts(as = "Vec<Side>"))]
    pub sides: ArrayVec<Side, 6>,
    /// Which roll, or a pass of extra rolls.
    pub roll: Roll,
    /// Whose turn it is.
    pub turn: Seat,
    /// What that seat does.
    pub step: DuelStep,
    /// Who has paid for an extra roll in this pass.
    pub paid: SeatSet,
    /// Who still holds duel cards, from the holder who fights now on; empty in a duel for a table.
    #[cfg_attr(feature = "wire", ts(as = "Vec<Seat>"))]
    pub holders: ArrayVec<Seat, 6>,
}

/// One side of a duel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Side {
    /// Who.
    pub seat: Seat,
    /// Its dice, once it has thrown.
    pub dice: Option<Hand>,
    /// What they are called.
    pub category: Option<Category>,
    /// Its chips.
    pub chips: u8,
}

/// What the duellist whose turn it is does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum DuelStep {
    /// Its dice are due.
    Throw {
        /// What it kept.
        kept: Dice,
    },
    /// It says what it keeps.
    Keep,
    /// It is asked for an extra roll.
    Answer,
}

/// What the viewer can choose from, as the page builds its controls.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Offer {
    /// The card goes on one of these tables.
    Place {
        /// The card.
        card: Card,
        /// All in play.
        #[cfg_attr(feature = "wire", ts(as = "Vec<Table>"))]
        tables: ArrayVec<Table, 3>,
    },
    /// One of these tables, in secret.
    Table {
        /// All in play.
        #[cfg_attr(feature = "wire", ts(as = "Vec<Table>"))]
        tables: ArrayVec<Table, 3>,
    },
    /// Any part of these dice is kept, the others are thrown.
    Keep {
        /// The own dice.
        dice: Hand,
        /// Before which roll.
        roll: Roll,
    },
    /// A chip for one more roll, or not.
    Extra {
        /// The own chips.
        chips: u8,
    },
    /// One of these is challenged.
    Challenge {
        /// All others (A28).
        seats: SeatSet,
    },
}
