//! Money: whole notes of 10,000.

use std::fmt;
use std::ops::{Add, AddAssign, Mul, SubAssign};

/// An amount of play money. It is counted in notes of 10,000, so it is always a multiple of that and never negative
/// (A9, I1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(into = "u64", try_from = "u64"), ts(type = "number"))]
pub struct Money(u32);

/// The smallest note (A9).
pub const NOTE: u64 = 10_000;

impl Money {
    /// Nothing.
    pub const ZERO: Self = Self(0);
    /// One note: the ordinary stake (R17).
    pub const ONE_NOTE: Self = Self(1);

    /// So many notes of 10,000.
    #[inline]
    pub const fn notes(notes: u32) -> Self {
        Self(notes)
    }

    /// So many euros, if whole notes pay them.
    pub fn euros(euros: u64) -> Option<Self> {
        if euros.is_multiple_of(NOTE) { u32::try_from(euros / NOTE).ok().map(Self) } else { None }
    }

    /// How many notes of 10,000.
    #[inline]
    pub const fn n_notes(self) -> u32 {
        self.0
    }

    /// In euros.
    #[inline]
    pub const fn in_euros(self) -> u64 {
        self.0 as u64 * NOTE
    }

    /// Whether it is nothing.
    #[inline]
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// A35: so many per cent of it, rounded up to the next note.
    #[inline]
    #[must_use]
    pub const fn percent_up(self, percent: u32) -> Self {
        Self((self.0 as u64 * percent as u64).div_ceil(100) as u32)
    }

    /// A35: half of it, rounded down to whole notes.
    #[inline]
    #[must_use]
    pub const fn half_down(self) -> Self {
        Self(self.0 / 2)
    }
}

impl Add for Money {
    type Output = Self;

    #[inline]
    fn add(self, more: Self) -> Self {
        Self(self.0.checked_add(more.0).expect("six thousand perfect Bancos in a row are not played"))
    }
}

impl AddAssign for Money {
    #[inline]
    fn add_assign(&mut self, more: Self) {
        *self = *self + more;
    }
}

impl SubAssign for Money {
    #[inline]
    fn sub_assign(&mut self, less: Self) {
        self.0 = self.0.checked_sub(less.0).expect("I1: nobody pays more than there is");
    }
}

impl Mul<u32> for Money {
    type Output = Self;

    #[inline]
    fn mul(self, times: u32) -> Self {
        Self(self.0.checked_mul(times).expect("A16: a Banco is limited, and doubled three times"))
    }
}

impl From<Money> for u64 {
    fn from(money: Money) -> Self {
        money.in_euros()
    }
}

impl TryFrom<u64> for Money {
    type Error = NoSuchAmount;

    fn try_from(euros: u64) -> Result<Self, NoSuchAmount> {
        Self::euros(euros).ok_or(NoSuchAmount(euros))
    }
}

/// Whole notes cannot pay this.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchAmount(pub u64);

impl fmt::Display for NoSuchAmount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not an amount: amounts are multiples of {NOTE}", self.0)
    }
}

impl std::error::Error for NoSuchAmount {}

/// In thousands, as the vectors write it: `110`.
impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.in_euros() / 1_000)
    }
}
