//! Places at a table.

use std::fmt;
use std::ops::{Index, IndexMut};

/// A place at the table, counted from 0 in the order of the game. Always below [`Seat::MAX`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(into = "u8", try_from = "u8"), ts(type = "number"))]
pub struct Seat(u8);

impl Seat {
    /// No box seats more than eight (Bluff You!).
    pub const MAX: usize = 8;

    /// The seat with this number, or nothing if no box has such a seat.
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < Self::MAX { Some(Self(number)) } else { None }
    }

    /// The seats 0, 1, … below `n`.
    pub fn first(n: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        assert!(n as usize <= Self::MAX, "a table of {n} seats");
        (0..n).map(Self)
    }

    /// Its number, from 0.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The seat `steps` places further on among `n`, after the last comes seat 0 again.
    #[inline]
    pub const fn after(self, steps: u8, n: u8) -> Self {
        Self((self.0 + steps) % n)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;

    fn try_from(number: u8) -> Result<Self, NoSuchSeat> {
        Self::new(number).ok_or(NoSuchSeat(number))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// No box has a seat with this number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchSeat(pub u8);

impl fmt::Display for NoSuchSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no seat {}: seats count from 0 to {}", self.0, Seat::MAX - 1)
    }
}

impl std::error::Error for NoSuchSeat {}

/// A set of seats: one bit each, so it is copied like a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(into = "Vec<Seat>", from = "Vec<Seat>"), ts(type = "number[]"))]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    /// The seats 0, 1, … below `n`.
    #[inline]
    pub const fn first(n: u8) -> Self {
        Self(((1u16 << n) - 1) as u8)
    }

    /// This seat alone.
    #[inline]
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// These seats and that one.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// These seats, but not that one.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Whether the seat is among them.
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & 1 << seat.0 != 0
    }

    /// How many they are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest of them.
    #[inline]
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// Those of them that are in `other` too.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// All of them and all of `other`.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those of them that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// In rising order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || {
            let seat = rest.lowest()?;
            rest = rest.without(seat);
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(seats: SeatSet) -> Self {
        seats.iter().collect()
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::number)).finish()
    }
}

/// As in `0 2 3`; `-` when nobody is among them.
impl fmt::Display for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (place, seat) in self.iter().enumerate() {
            write!(f, "{}{seat}", if place == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

/// One `T` for each seat, without a heap; `purse[seat]` cannot be out of bounds.
///
/// Seats that the match does not have keep the default.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct BySeat<T>([T; Seat::MAX]);

impl<T> BySeat<T> {
    /// One value for each seat, by its number.
    pub fn from_fn(value: impl FnMut(Seat) -> T) -> Self {
        let mut value = value;
        Self(std::array::from_fn(|number| value(Seat(number as u8))))
    }

    /// The values of the first `n` seats, in order.
    #[inline]
    pub fn first(&self, n: u8) -> &[T] {
        &self.0[..n as usize]
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.0 as usize & (Seat::MAX - 1)]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.0 as usize & (Seat::MAX - 1)]
    }
}

#[cfg(test)]
mod tests {
    use super::{Seat, SeatSet};

    fn seat(number: u8) -> Seat {
        Seat::new(number).unwrap()
    }

    #[test]
    fn a_set_keeps_seats_once_and_in_order() {
        let set: SeatSet = [seat(5), seat(0), seat(7), seat(5)].into_iter().collect();
        assert_eq!(set.to_string(), "0 5 7");
        assert_eq!(set.len(), 3);
        assert_eq!(set.without(seat(0)).lowest(), Some(seat(5)));
        assert_eq!(SeatSet::first(8).len(), 8);
        assert_eq!(SeatSet::EMPTY.to_string(), "-");
    }

    #[test]
    fn seats_go_round() {
        assert_eq!(seat(3).after(1, 4), seat(0));
        assert_eq!(Seat::new(8), None);
    }
}
