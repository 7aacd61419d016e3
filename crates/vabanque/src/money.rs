//! Money, and the banknotes that it is drawn with.

use std::fmt;
use std::ops::{AddAssign, Sub};

use crate::setup::Edition;

/// An amount in full: 35,000 is `Money(35_000)`. Always a multiple of 5,000 (I6) and below 71 million (I12).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(transparent))]
pub struct Money(pub u32);

impl Money {
    /// R34: what one point is worth.
    pub const PER_POINT: u32 = 1_000;

    /// R34: so many points in money.
    #[inline]
    pub const fn of_points(points: u32) -> Self {
        Self(points * Self::PER_POINT)
    }
}

impl AddAssign for Money {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sub for Money {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

/// As in `1,235,000`.
impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = self.0.to_string();
        for (place, digit) in digits.chars().enumerate() {
            let thousands = place > 0 && (digits.len() - place).is_multiple_of(3);
            write!(f, "{}{digit}", if thousands { "," } else { "" })?;
        }
        Ok(())
    }
}

/// A21: how many of which notes make an amount, largest first. Only a picture, and the bank never runs out (A20).
pub fn notes(edition: Edition, money: Money) -> impl Iterator<Item = (u32, Money)> {
    let mut rest = money.0;
    edition.notes().iter().filter_map(move |note| {
        let n = rest / note.0;
        rest %= note.0;
        (n > 0).then_some((n, *note))
    })
}
