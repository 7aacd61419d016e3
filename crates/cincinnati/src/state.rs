//! The position.

use engine::{BySeat, Seat, SeatSet};

use crate::card::{Card, Cards};
use crate::dice::Dice;
use crate::hand::Hand;
use crate::order::Order;
use crate::table::{ByTable, Table};

/// R9: a match has so many rounds.
pub const ROUNDS: u8 = 12;

/// Everything about a match at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// R9: 1 to 12.
    pub(crate) round: u8,
    /// A1: who turns the cards of this round.
    pub(crate) turner: Seat,
    /// The cards that lie face down, those set aside with them (R72), but not those counted in `known`.
    pub(crate) unseen: Cards,
    /// A5, three seats: so many duel cards have gone back, so they lie in the deck and not among those set aside.
    pub(crate) known: u8,
    /// R13: how often a duel card went back in round 1.
    pub(crate) returns: u8,
    /// Cards that are out of the match (R41, R65).
    pub(crate) discard: Cards,
    /// R11, R12: what lies on each table.
    pub(crate) pile: ByTable<Cards>,
    /// R40, R42: the money cards and the unfought duel cards before each seat.
    pub(crate) before: BySeat<Cards>,
    pub(crate) chips: BySeat<u8>,
    /// R2; with `unlimited` it is not counted and stays 0 (A23).
    pub(crate) supply: u8,
    /// The dice of phase 2, from a seat's first roll to the end of the round.
    pub(crate) hand: BySeat<Option<Hand>>,
    /// R15: where each seat is, from its choice to the end of the round.
    pub(crate) table: BySeat<Option<Table>>,
    /// What the seats of a keep step that have committed keep; empty for all others.
    pub(crate) kept: BySeat<Dice>,
    pub(crate) phase: Phase,
}

/// What the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// A1: luck owes the first turner.
    Lot,
    /// R11: luck owes the card for this table; after a duel card went back, the one that replaces it (R13).
    Turning { table: Table, replacing: bool },
    /// A2: the turner lays the replacement; then the table after this one gets its card.
    Placing { table: Table, card: Card },
    /// R14: luck owes this seat, and then those after it, the first roll.
    Rolling { seat: Seat },
    /// R15: these seats have not chosen a table yet.
    Choosing { waiting: SeatSet },
    /// R20, A9: the seats of this step say what they keep.
    Keeping { roll: Roll, order: Order, waiting: SeatSet, deciding: SeatSet },
    /// R22: luck owes these seats of the step their dice.
    Throwing { roll: Roll, step: SeatSet, due: SeatSet },
    /// A13: the seats of a pass are asked; `next` is the place of the one that is asked now.
    Asking { order: Order, next: u8, paid: SeatSet },
    /// R59, A27: the first of these holders names an opponent.
    Challenging { holders: Order },
    /// R53 to R58: a duel is fought.
    Duel(Duel),
    /// R67: the twelfth round is over.
    Over,
}

/// Which roll of a round or duel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Roll {
    /// R14, R55: all five dice.
    First,
    /// R19, R55.
    Second,
    /// R19, R55.
    Third,
    /// R23, R57: paid for with a chip.
    Extra,
}

/// A duel: for a card or for a table, between two seats or more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Duel {
    pub(crate) stake: Stake,
    /// Who fights, in the order of the duel (A21; holder, then opponent).
    pub(crate) sides: Order,
    /// The dice of the duel; those of phase 2 are not touched (A27).
    pub(crate) hand: BySeat<Option<Hand>>,
    pub(crate) roll: Roll,
    /// The place in `sides` of whose turn it is.
    pub(crate) turn: u8,
    pub(crate) act: Act,
    /// A26: who has paid in this pass.
    pub(crate) paid: SeatSet,
}

/// What a duel is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stake {
    /// R53: the winner collects this table.
    Table(Table),
    /// R54: a duel card. Its holder is the first of those who still hold one.
    Card { holders: Order },
}

/// What the duellist whose turn it is does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Act {
    /// Luck owes the dice beside those kept.
    Throw { kept: Dice },
    /// The seat says what it keeps (R56).
    Keep,
    /// The seat is asked for an extra roll (R57).
    Answer,
}

impl State {
    /// Whether the tables and the dice of phase 2 are open (R16, R17, A7).
    #[inline]
    pub(crate) fn is_open(&self) -> bool {
        match self.phase {
            Phase::Rolling { .. } | Phase::Choosing { .. } => false,
            Phase::Lot
            | Phase::Turning { .. }
            | Phase::Placing { .. }
            | Phase::Keeping { .. }
            | Phase::Throwing { .. }
            | Phase::Asking { .. }
            | Phase::Challenging { .. }
            | Phase::Duel(_)
            | Phase::Over => true,
        }
    }
}

impl Stake {
    /// Who still holds duel cards, from the holder who fights now on.
    #[inline]
    pub(crate) fn holders(self) -> Order {
        match self {
            Self::Table(_) => Order::EMPTY,
            Self::Card { holders } => holders,
        }
    }
}

impl Duel {
    /// Whose turn it is.
    #[inline]
    pub(crate) fn seat(&self) -> Seat {
        self.sides.get(self.turn).expect("it is somebody's turn")
    }
}

const _: () = assert!(size_of::<State>() <= 192); // Search clones it millions of times.
