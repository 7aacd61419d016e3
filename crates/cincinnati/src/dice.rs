//! Up to five dice, and every part of them that can be kept.

use std::fmt;

use engine::Die;

/// Up to five dice. Equal dice are the same die (A12), so this is how many show each face.
///
/// Four bits for each face, so that dice are added and taken away like numbers; no count exceeds five.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(into = "Vec<Die>", try_from = "Vec<Die>"), ts(type = "number[]"))]
pub struct Dice(u32);

impl Dice {
    /// No die.
    pub const EMPTY: Self = Self(0);

    /// Most dice that a seat throws (R1).
    pub const MAX: u8 = 5;

    /// One die.
    #[inline]
    pub const fn one(die: Die) -> Self {
        Self(1 << (4 * (die.pips() as u32 - 1)))
    }

    /// These dice and those; together at most five.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        debug_assert!(self.len() + other.len() <= Self::MAX);
        Self(self.0 + other.0)
    }

    /// These dice without those, which must be among them.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        debug_assert!(self.contains(other));
        Self(self.0 - other.0)
    }

    /// Whether those are among these.
    #[inline]
    pub const fn contains(self, other: Self) -> bool {
        // No count reaches 8, so the highest bit of each four is free to catch a borrow.
        const GUARD: u32 = 0x88_8888;
        ((self.0 | GUARD) - other.0) & GUARD == GUARD
    }

    /// How many dice.
    #[inline]
    pub const fn len(self) -> u8 {
        (self.0.wrapping_mul(0x11_1111) >> 20) as u8 & 0xF
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many show this face.
    #[inline]
    pub const fn count(self, die: Die) -> u8 {
        self.pips(die.pips())
    }

    /// How many show this many pips, 1 to 6.
    #[inline]
    pub(crate) const fn pips(self, pips: u8) -> u8 {
        (self.0 >> (4 * (pips as u32 - 1))) as u8 & 0xF
    }

    /// What they add up to (R35).
    pub const fn sum(self) -> u8 {
        let mut sum = 0;
        let mut pips = 1;
        while pips <= 6 {
            sum += pips * self.pips(pips);
            pips += 1;
        }
        sum
    }

    /// How many different parts of them can be kept, none and all included (A12, I16).
    #[inline]
    pub const fn n_parts(self) -> u32 {
        let mut parts = 1;
        let mut rest = self.0;
        while rest != 0 {
            parts *= (rest & 0xF) + 1;
            rest >>= 4;
        }
        parts
    }

    /// The `n`-th part, from 0: a number whose digits say how many of each face, the 1s first to change. 0 is none
    /// of them, the last is all.
    #[inline]
    #[must_use]
    pub const fn nth_part(self, n: u32) -> Self {
        // Dividing by a radix of 1 to 6 is multiplying by 256 over it: exact for the 32 numbers there are, and much
        // faster in random play.
        const OVER: [u32; 8] = [256, 128, 86, 64, 52, 43, 0, 0];
        let mut part = 0;
        let mut left = n;
        let mut face = 0;
        while face < 24 {
            let count = self.0 >> face & 0x7;
            let quotient = (left * OVER[count as usize]) >> 8;
            part |= (left - quotient * (count + 1)) << face;
            left = quotient;
            face += 4;
        }
        Self(part)
    }

    /// Every die, rising.
    pub fn iter(self) -> impl Iterator<Item = Die> {
        Die::FACES.into_iter().flat_map(move |die| std::iter::repeat_n(die, self.count(die).into()))
    }

    /// The counts as one number, for tables.
    #[inline]
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }
}

impl From<Dice> for Vec<Die> {
    fn from(dice: Dice) -> Self {
        dice.iter().collect()
    }
}

impl TryFrom<Vec<Die>> for Dice {
    type Error = TooManyDice;

    fn try_from(dice: Vec<Die>) -> Result<Self, TooManyDice> {
        if dice.len() > usize::from(Self::MAX) {
            return Err(TooManyDice(dice.len()));
        }
        Ok(dice.into_iter().fold(Self::EMPTY, |dice, die| dice.plus(Self::one(die))))
    }
}

/// More dice than a seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooManyDice(pub usize);

impl fmt::Display for TooManyDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} dice are too many: a seat has five", self.0)
    }
}

impl std::error::Error for TooManyDice {}

/// As in `1146`; `-` for none.
impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|die| die.fmt(f))
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Dice({self})")
    }
}

#[cfg(test)]
mod tests {
    use engine::Die;

    use super::Dice;

    fn dice(digits: &str) -> Dice {
        let dice: Vec<Die> = digits.bytes().filter_map(|digit| Die::new(digit - b'0')).collect();
        Dice::try_from(dice).unwrap()
    }

    /// A12, I16: 6 parts of five equal dice, 32 of five different ones, each once and no other.
    #[test]
    fn parts_are_numbered_without_gaps() {
        for (digits, n) in [("66666", 6), ("12345", 32), ("11346", 24), ("33366", 12)] {
            let whole = dice(digits);
            let parts: Vec<Dice> = (0..whole.n_parts()).map(|n| whole.nth_part(n)).collect();
            assert_eq!(parts.len(), n, "{digits}");
            assert!(parts.iter().all(|part| whole.contains(*part)), "{digits}");
            assert!(parts.iter().enumerate().all(|(n, part)| !parts[..n].contains(part)), "{digits}");
            assert_eq!((parts[0], parts[n - 1]), (Dice::EMPTY, whole));
        }
    }

    #[test]
    fn dice_are_compared_face_by_face() {
        assert!(dice("11346").contains(dice("116")) && !dice("11346").contains(dice("111")));
        assert!(!dice("11346").contains(dice("2")) && dice("").is_empty());
        assert_eq!((dice("11346").len(), dice("11346").sum()), (5, 15));
        assert_eq!(
            Dice::try_from(vec![Die::FACES[0]; 6]).unwrap_err().to_string(),
            "6 dice are too many: a seat has five"
        );
    }
}
