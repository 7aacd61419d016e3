//! The casino tables in their circle, and the chips on them.

use std::fmt;
use std::ops::{Index, IndexMut};

/// A casino table: its number, counted clockwise from 1. No match has more than twelve (R4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(into = "u8", try_from = "u8"), ts(type = "number"))]
pub struct Table(u8);

impl Table {
    /// R4: most tables.
    pub const MAX: usize = 12;
    /// A3: the table that faces the first player.
    pub const FIRST: Self = Self(1);

    /// The table with this number, or nothing if no match has it.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= Self::MAX { Some(Self(number)) } else { None }
    }

    /// The tables 1, 2, … up to `n`.
    pub fn first(n: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        assert!(n as usize <= Self::MAX, "a circle of {n} tables");
        (0..n).map(|before| Self(before + 1))
    }

    /// Its number, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// R27: the table `steps` further clockwise in a circle of `n`, at most once round.
    #[inline]
    pub const fn after(self, steps: u8, n: u8) -> Self {
        let number = self.0 + steps;
        Self(if number > n { number - n } else { number })
    }
}

impl From<Table> for u8 {
    fn from(table: Table) -> Self {
        table.0
    }
}

impl TryFrom<u8> for Table {
    type Error = NoSuchTable;

    fn try_from(number: u8) -> Result<Self, NoSuchTable> {
        Self::new(number).ok_or(NoSuchTable(number))
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// No match has a table with this number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchTable(pub u8);

impl fmt::Display for NoSuchTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no table {}: tables count from 1 to {}", self.0, Table::MAX)
    }
}

impl std::error::Error for NoSuchTable {}

/// A set of tables: one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(into = "Vec<Table>"), ts(type = "number[]"))]
pub struct TableSet(u16);

impl TableSet {
    /// No table.
    pub const EMPTY: Self = Self(0);

    /// The tables 1, 2, … up to `n`.
    #[inline]
    pub const fn first(n: u8) -> Self {
        Self(((1u32 << n) - 1) as u16)
    }

    /// These tables and that one.
    #[inline]
    #[must_use]
    pub const fn with(self, table: Table) -> Self {
        Self(self.0 | 1 << (table.0 - 1))
    }

    /// Whether the table is among them.
    #[inline]
    pub const fn has(self, table: Table) -> bool {
        self.0 & 1 << (table.0 - 1) != 0
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

    /// In rising order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Table> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let table = (rest != 0).then(|| Table(rest.trailing_zeros() as u8 + 1))?;
            rest &= rest - 1;
            Some(table)
        })
    }
}

impl FromIterator<Table> for TableSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Table>>(tables: I) -> Self {
        tables.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl From<TableSet> for Vec<Table> {
    fn from(tables: TableSet) -> Self {
        tables.iter().collect()
    }
}

/// One `T` for each table, without a heap. Tables that the match does not have keep the default.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct ByTable<T>([T; Table::MAX]);

impl<T> Index<Table> for ByTable<T> {
    type Output = T;

    #[inline]
    fn index(&self, table: Table) -> &T {
        &self.0[usize::from(table.0 - 1)]
    }
}

impl<T> IndexMut<Table> for ByTable<T> {
    #[inline]
    fn index_mut(&mut self, table: Table) -> &mut T {
        &mut self.0[usize::from(table.0 - 1)]
    }
}

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
