//! What a table with a pawn pays (R30 to R41): a pure function of its points, its cards and its pawns.
//!
//! A13: the short texts on the cards say it otherwise; the payout sections of the books rule.

use arrayvec::ArrayVec;
use engine::{Seat, SeatSet};

use crate::card::Kind;
use crate::chips::Chips;
use crate::money::Money;
use crate::setup::SEATS_MAX;
use crate::state::Story;
use crate::table::{ByTable, Table};

/// A table, and everything that its payout hangs on. A seat has one raise and one trap, so sets tell all (R24).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Stake {
    /// R32: the sum of its chips.
    pub points: u16,
    /// Whose pawns stand there.
    pub pawns: SeatSet,
    /// Whose raises lie there.
    pub raises: SeatSet,
    /// Whose traps lie there.
    pub traps: SeatSet,
}

/// One payout: to whom, for what, how much. A pawn or a trap that brings nothing has its line too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Line {
    /// Who is paid.
    pub seat: Seat,
    /// For the pawn or for the trap.
    pub source: Source,
    /// How much.
    pub amount: Money,
}

/// What a line pays for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Source {
    /// R35: the seat's pawn.
    Pawn {
        /// The opponents whose traps lie there: if there is one, the pawn brings nothing.
        trapped_by: SeatSet,
    },
    /// R38: the seat's trap.
    Trap {
        /// The opponents whose pawns stand there: it is paid for each.
        victims: SeatSet,
    },
}

/// The payout of one table with all its parts, as it is told and shown.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Paid {
    /// Which table.
    pub table: Table,
    /// R32: the sum of its chips.
    pub points: u16,
    /// R33: whose raises lie there.
    pub raises: SeatSet,
    /// R33: points × (1 + number of raises).
    pub value: u32,
    /// A14: first pawns, then traps, each in the order of play.
    #[cfg_attr(feature = "wire", ts(type = "Array<Line>"))]
    pub lines: ArrayVec<Line, { 2 * SEATS_MAX }>,
}

impl Stake {
    /// R33, A18: points × (1 + number of raises there), whoever laid them (R21).
    #[inline]
    pub const fn value(&self) -> u32 {
        self.points as u32 * (1 + self.raises.len() as u32)
    }

    /// R35 to R37: what this seat's pawn there brings: the full value, unless an opponent's trap lies there.
    #[inline]
    pub const fn pawn(&self, seat: Seat) -> Line {
        let trapped_by = self.traps.without(seat); // R36, A16
        let points = if trapped_by.is_empty() { self.value() } else { 0 };
        Line { seat, source: Source::Pawn { trapped_by }, amount: Money::of_points(points) }
    }

    /// R38, R39: what this seat's trap there brings: the value for each opponent's pawn, whatever other traps lie
    /// there (A17).
    #[inline]
    pub const fn trap(&self, seat: Seat) -> Line {
        let victims = self.pawns.without(seat);
        let points = self.value() * victims.len() as u32;
        Line { seat, source: Source::Trap { victims }, amount: Money::of_points(points) }
    }
}

impl Story {
    /// Adds what the round pays, by table (A14). A table without a pawn is not among them (R31).
    #[inline]
    pub(crate) fn pay(&self, chips: &ByTable<Chips>, round: u8, seats: u8, paid: &mut ArrayVec<Paid, SEATS_MAX>) {
        let order = &self.order[..usize::from(seats)];
        let mut stakes = self.stakes(order);
        let mut place = ByTable::<u8>::default(); // Where in `paid` a table is.
        let visited = self.visited(seats);
        for table in visited.iter() {
            let stake = &mut stakes[table];
            stake.points = chips[table].until(round).points(); // R32
            place[table] = paid.len() as u8;
            let Stake { points, raises, .. } = *stake;
            paid.push(Paid { table, points, raises, value: stake.value(), lines: ArrayVec::new() });
        }
        for seat in order {
            let table = self.pawns[*seat];
            paid[usize::from(place[table])].lines.push(stakes[table].pawn(*seat));
        }
        for seat in order {
            match self.cards.trap(*seat) {
                Some(table) if visited.has(table) => {
                    paid[usize::from(place[table])].lines.push(stakes[table].trap(*seat));
                }
                Some(_) | None => {} // R31
            }
        }
    }

    /// Who has a pawn, a raise or a trap at each table; the points are left out.
    #[inline]
    fn stakes(&self, order: &[Seat]) -> ByTable<Stake> {
        let mut stakes = ByTable::<Stake>::default();
        for seat in order {
            let at = &mut stakes[self.pawns[*seat]]; // A15: wherever it stands now, moved or not.
            at.pawns = at.pawns.with(*seat);
            for laid in self.cards.of(*seat).iter().flatten() {
                let at = &mut stakes[laid.table];
                match laid.kind {
                    Kind::Raise => at.raises = at.raises.with(*seat),
                    Kind::Bluff => {} // R22
                    Kind::Trap => at.traps = at.traps.with(*seat),
                }
            }
        }
        stakes
    }
}
