//! The position.

use engine::{BySeat, Seat};

use crate::card::Cards;
use crate::chips::Chips;
use crate::money::Money;
use crate::setup::SEATS_MAX;
use crate::table::{ByTable, Table, TableSet};

/// Everything about a match at one moment.
///
/// Hands are not in it: a seat holds what it has not laid (I3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) phase: Phase,
    /// R13: 1 to 4.
    pub(crate) round: u8,
    /// R7, R43: who plays first, second, …; before the draw it says nothing.
    pub(crate) order: Order,
    /// Where each pawn stands; before they are placed it says nothing.
    pub(crate) pawns: BySeat<Table>,
    /// R18: all chips that were ever placed, kept by value.
    pub(crate) chips: ByTable<Chips>,
    /// A22: what each seat has won since the start.
    pub(crate) money: BySeat<Money>,
    /// The cards laid in this round; after the match those of the last one (A23).
    pub(crate) cards: Cards,
    /// A26: the last round that was paid.
    pub(crate) last: Option<Story>,
}

/// The seats in the order of play; beyond the seats of the match it says nothing.
pub(crate) type Order = [Seat; SEATS_MAX];

/// What the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// R8, A1: luck owes the first player.
    Lot,
    /// R10: the first player of 2001 names a table.
    FirstPawn,
    /// R16: that seat places a chip.
    Chips(Turn),
    /// R19: that seat lays a card.
    Cards(Turn),
    /// R25: the seat at this place of the order moves its pawn.
    Pawns { place: u8 },
    /// R48: the last round is paid.
    Over,
}

/// Where a phase stands that goes round several times.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    /// How many times it has gone round.
    pub(crate) pass: u8,
    /// Whose turn it is, as a place in the order of play, from 0.
    pub(crate) place: u8,
}

impl Turn {
    pub(crate) const FIRST: Self = Self { pass: 0, place: 0 };

    /// The next one, or nothing after so many passes of so many seats.
    #[inline]
    pub(crate) fn next(self, passes: u8, seats: u8) -> Option<Self> {
        if self.place + 1 < seats {
            Some(Self { place: self.place + 1, ..self })
        } else {
            (self.pass + 1 < passes).then_some(Self { pass: self.pass + 1, place: 0 })
        }
    }
}

/// A round that was paid, as it lay then. Its points are those of the chips of its value and of smaller ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Story {
    pub(crate) order: Order,
    pub(crate) pawns: BySeat<Table>,
    pub(crate) cards: Cards,
}

impl Story {
    /// R30: the tables whose cards were turned up.
    #[inline]
    pub(crate) fn visited(&self, seats: u8) -> TableSet {
        self.pawns.first(seats).iter().copied().collect()
    }
}

impl State {
    /// Which round [`State::last`] tells of.
    #[inline]
    pub(crate) fn last_round(&self) -> u8 {
        if self.phase == Phase::Over { self.round } else { self.round - 1 }
    }
}

const _: () = assert!(size_of::<State>() <= 216); // Search clones it millions of times.
