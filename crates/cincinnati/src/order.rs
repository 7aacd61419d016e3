//! Seats in order: richest first (A10).

use engine::{Seat, SeatSet};

use crate::setup::Cincinnati;
use crate::state::State;

/// Some seats, one after another. Four bits for each, so that an order is copied like a number.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Order(u32);

impl Order {
    pub(crate) const EMPTY: Self = Self(0);

    /// These and then that seat.
    #[inline]
    pub(crate) const fn then(self, seat: Seat) -> Self {
        Self(self.0 | (seat.number() as u32 + 1) << (4 * self.len()))
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        (32 - self.0.leading_zeros()).div_ceil(4)
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seat at this place, from 0.
    #[inline]
    pub(crate) const fn get(self, place: u8) -> Option<Seat> {
        match self.0 >> (4 * place as u32) & 0xF {
            0 => None,
            seat => Seat::new(seat as u8 - 1),
        }
    }

    #[inline]
    pub(crate) const fn first(self) -> Option<Seat> {
        self.get(0)
    }

    /// All but the first.
    #[inline]
    pub(crate) const fn rest(self) -> Self {
        Self(self.0 >> 4)
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let seat = rest.first()?;
            rest = rest.rest();
            Some(seat)
        })
    }

    #[inline]
    pub(crate) fn set(self) -> SeatSet {
        self.iter().collect()
    }
}

impl FromIterator<Seat> for Order {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::then)
    }
}

impl std::fmt::Debug for Order {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter().map(Seat::number)).finish()
    }
}

impl Cincinnati {
    /// A10: more money, then the better hand by the general order, then clockwise from the turner.
    #[inline]
    pub(crate) fn richest_first(&self, state: &State, seats: SeatSet) -> Order {
        // One key for each seat, the greatest first; sorted by insertion, for they are at most six.
        let mut keys = [0; 6];
        let mut n = 0;
        for seat in seats.iter() {
            let key = self.order_key(state, seat);
            let mut place = n;
            while place > 0 && keys[place - 1] < key {
                keys[place] = keys[place - 1];
                place -= 1;
            }
            keys[place] = key;
            n += 1;
        }
        // The lowest bits of a key are its seat plus one, as an order has them.
        Order(keys[..n].iter().rev().fold(0, |order, key| order << 4 | key & 0xF))
    }

    #[inline]
    fn order_key(&self, state: &State, seat: Seat) -> u32 {
        let money = u32::from(state.before[seat].units()); // A11: chips are no money here.
        let hand = state.hand[seat].map_or(0, |hand| 255 - u32::from(hand.place()));
        // Clockwise from the turner: those before it come after the others.
        let clockwise = if seat < state.turner { seat.number() + self.seats } else { seat.number() };
        money << 16 | hand << 8 | (15 - u32::from(clockwise)) << 4 | (u32::from(seat.number()) + 1)
    }
}
