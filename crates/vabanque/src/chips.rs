//! The chips, and which of them are placed in which round.

use std::fmt;

/// The chips of a table, or those that a seat still has to place: how many fives, tens, twenties and fifties.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(transparent))]
pub struct Chips(pub [u8; ROUNDS as usize]);

/// R13.
pub const ROUNDS: u8 = 4;

/// R15: the value of the chips that are placed in rounds 1, 2, 3, 4.
pub const VALUES: [u8; ROUNDS as usize] = [5, 10, 20, 50];

/// R5, R15: how many of them each seat places.
pub const CHIPS_PER_SEAT: [u8; ROUNDS as usize] = [4, 3, 2, 1];

impl Chips {
    /// R32: the sum of the figures on them.
    #[inline]
    pub const fn points(self) -> u16 {
        let [fives, tens, twenties, fifties] = self.0;
        5 * fives as u16 + 10 * tens as u16 + 20 * twenties as u16 + 50 * fifties as u16
    }

    /// Those that lay there when this round (1 to 4) was paid: later rounds bring other values (R15, R18).
    #[inline]
    #[must_use]
    pub fn until(mut self, round: u8) -> Self {
        self.0[usize::from(round)..].fill(0);
        self
    }
}

/// As in `4/3/0/0`.
impl fmt::Display for Chips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [fives, tens, twenties, fifties] = self.0;
        write!(f, "{fives}/{tens}/{twenties}/{fifties}")
    }
}
