//! Places at a table.

use std::fmt;
use std::ops::{Index, IndexMut};

crate::small_number! {
    /// A place at the table, counted from 0 in the order of the game. Always below [`Seat::MAX`].
    pub struct Seat(0..=7): "seat"
}

impl Seat {
    /// No box seats more than eight (Bluff You!).
    pub const MAX: usize = 8;

    /// The seats 0, 1, … below `n`.
    pub fn first(n: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        assert!(n as usize <= Self::MAX, "a table of {n} seats");
        (0..n).map(Self)
    }

    /// The seat `steps` places further on among `n`, after the last comes seat 0 again.
    #[inline]
    pub const fn after(self, steps: u8, n: u8) -> Self {
        Self((self.0 + steps) % n)
    }
}

crate::small_set! {
    /// A set of seats.
    pub struct SeatSet(u8) of Seat: |seat| seat.0, |bit| Seat(bit), "Vec<Seat>", "number[]"
}

impl SeatSet {
    /// The seats 0, 1, … below `n`.
    #[inline]
    pub const fn first(n: u8) -> Self {
        Self(((1_u16 << n) - 1) as u8)
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
