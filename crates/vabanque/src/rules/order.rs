//! The new order of play (R42 to R47). Chairs and order cards show it; the program keeps the list (A5).

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use engine::{BySeat, Seat};

use crate::money::Money;
use crate::setup::SEATS_MAX;

/// One line of the new order, with what explains it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Rank {
    /// Whose line.
    pub seat: Seat,
    /// R43: all money won since the start.
    pub money: Money,
    /// What the round brought.
    pub gain: Money,
    /// The place in the round just played, from 1.
    pub was: u8,
    /// R44: whether somebody has as much, so that those who played earlier now play later.
    pub tied: bool,
}

/// R43, R44, A19: the order just played, reversed, then sorted by money; equals keep the reversed order.
#[inline]
pub fn new_order(order: &mut [Seat], money: &BySeat<Money>) {
    order.reverse();
    order.sort_by_key(|seat| Reverse(money[*seat])); // Stable.
}

/// The new order with what explains each place.
#[inline]
pub(crate) fn ranks(
    played: &[Seat],
    order: &[Seat],
    before: &BySeat<Money>,
    money: &BySeat<Money>,
) -> ArrayVec<Rank, SEATS_MAX> {
    let was = |seat| (1..).zip(played).find(|(_, other)| **other == seat).map_or(0, |(place, _)| place);
    let tied = |seat| order.iter().any(|other| *other != seat && money[*other] == money[seat]);
    let rank =
        |seat| Rank { seat, money: money[seat], gain: money[seat] - before[seat], was: was(seat), tied: tied(seat) };
    order.iter().map(|seat| rank(*seat)).collect()
}
