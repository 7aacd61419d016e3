//! Small numbers with a name of their own, and sets of them as bits: seats and dice, tiles and tables.
//!
//! Two macros, because what they write is the same for each and must be `const`. A crate that uses them has the
//! feature `wire` with `serde` and `ts-rs` behind it, as every game crate has.

use std::fmt;

/// There is no such thing with this number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfRange {
    /// What it would be: `seat`, `tile`.
    pub what: &'static str,
    /// The number that was asked for.
    pub number: u8,
    /// The least there is.
    pub from: u8,
    /// The most there is.
    pub to: u8,
}

impl fmt::Display for OutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { what, number, from, to } = self;
        write!(f, "there is no {what} {number}: it is {from} to {to}")
    }
}

impl std::error::Error for OutOfRange {}

/// A list that is to be a set has something twice, or not in rising order: a set is written in one way only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotRising;

impl fmt::Display for NotRising {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a set is written in rising order, each thing once")
    }
}

impl std::error::Error for NotRising {}

/// A number with a name of its own: `small_number! { /// A tile. pub struct Tile(3..=18): "tile" }`.
#[macro_export]
macro_rules! small_number {
    ($(#[$meta:meta])* $vis:vis struct $Name:ident($from:literal..=$to:literal): $what:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS))]
        #[cfg_attr(feature = "wire", serde(into = "u8", try_from = "u8"), ts(type = "number"))]
        $vis struct $Name(u8);

        impl $Name {
            /// The one with this number, or nothing if there is none.
            #[inline]
            pub const fn new(number: u8) -> Option<Self> {
                if matches!(number, $from..=$to) { Some(Self(number)) } else { None }
            }

            /// Its number.
            #[inline]
            pub const fn number(self) -> u8 {
                self.0
            }
        }

        impl From<$Name> for u8 {
            fn from(one: $Name) -> Self {
                one.0
            }
        }

        impl TryFrom<u8> for $Name {
            type Error = $crate::small::OutOfRange;

            fn try_from(number: u8) -> Result<Self, Self::Error> {
                let none = $crate::small::OutOfRange { what: $what, number, from: $from, to: $to };
                Self::new(number).ok_or(none)
            }
        }

        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

/// A set of few things, one bit each, so that it is copied like a number. The two expressions say which bit a thing has
/// and which thing a bit is; the last two words are the list it is written as, in Rust and in TypeScript.
#[macro_export]
macro_rules! small_set {
    (
        $(#[$meta:meta])*
        $vis:vis struct $Set:ident($Bits:ty) of $Item:ident:
            |$item:ident| $bit_of:expr, |$bit:ident| $item_at:expr, $list:literal, $ts:literal
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        #[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS))]
        #[cfg_attr(feature = "wire", serde(into = $list, try_from = $list), ts(type = $ts))]
        $vis struct $Set($Bits);

        impl $Set {
            /// Nothing.
            pub const EMPTY: Self = Self(0);

            #[inline]
            const fn bit($item: $Item) -> $Bits {
                1 << ($bit_of)
            }

            /// This one alone.
            #[inline]
            pub const fn one(one: $Item) -> Self {
                Self(Self::bit(one))
            }

            /// These and that one.
            #[inline]
            #[must_use]
            pub const fn with(self, one: $Item) -> Self {
                Self(self.0 | Self::bit(one))
            }

            /// These, but not that one.
            #[inline]
            #[must_use]
            pub const fn without(self, one: $Item) -> Self {
                Self(self.0 & !Self::bit(one))
            }

            /// Whether that one is among them.
            #[inline]
            pub const fn has(self, one: $Item) -> bool {
                self.0 & Self::bit(one) != 0
            }

            /// Whether all of `other` are among them.
            #[inline]
            pub const fn contains(self, other: Self) -> bool {
                other.0 & !self.0 == 0
            }

            /// Those that are in both.
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

            /// Those that are not in `other`.
            #[inline]
            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
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

            /// The `n`-th of them in rising order, from 0.
            #[inline]
            pub const fn nth(self, n: u32) -> Option<$Item> {
                let mut rest = self.0;
                let mut left = n;
                while left > 0 {
                    rest &= rest.wrapping_sub(1);
                    left -= 1;
                }
                if rest == 0 {
                    return None;
                }
                let $bit = rest.trailing_zeros() as u8;
                Some($item_at)
            }

            /// The lowest of them.
            #[inline]
            pub const fn lowest(self) -> Option<$Item> {
                self.nth(0)
            }

            /// In rising order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $Item> + Clone {
                let mut rest = self;
                std::iter::from_fn(move || {
                    let lowest = rest.lowest()?;
                    rest.0 &= rest.0 - 1;
                    Some(lowest)
                })
            }
        }

        impl FromIterator<$Item> for $Set {
            #[inline]
            fn from_iter<I: IntoIterator<Item = $Item>>(all: I) -> Self {
                all.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl From<$Set> for Vec<$Item> {
            fn from(set: $Set) -> Self {
                set.iter().collect()
            }
        }

        impl TryFrom<Vec<$Item>> for $Set {
            type Error = $crate::small::NotRising;

            fn try_from(list: Vec<$Item>) -> Result<Self, Self::Error> {
                if list.is_sorted_by(|one, next| one < next) {
                    Ok(list.into_iter().collect())
                } else {
                    Err($crate::small::NotRising)
                }
            }
        }

        impl std::fmt::Debug for $Set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}
