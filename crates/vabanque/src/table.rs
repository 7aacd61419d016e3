//! The casino tables in their circle.

use std::ops::{Index, IndexMut};

use engine::{small_number, small_set};

small_number! {
    /// A casino table: its number, counted clockwise from 1. No match has more than twelve (R4).
    pub struct Table(1..=12): "table"
}

impl Table {
    /// R4: most tables.
    pub const MAX: usize = 12;
    /// A3: the table that faces the first player.
    pub const FIRST: Self = Self(1);

    /// The tables 1, 2, … up to `n`.
    pub fn first(n: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        assert!(n as usize <= Self::MAX, "a circle of {n} tables");
        (0..n).map(|before| Self(before + 1))
    }

    /// R27: the table `steps` further clockwise in a circle of `n`, at most once round.
    #[inline]
    pub const fn after(self, steps: u8, n: u8) -> Self {
        let number = self.0 + steps;
        Self(if number > n { number - n } else { number })
    }
}

small_set! {
    /// A set of tables.
    pub struct TableSet(u16) of Table: |table| table.0 - 1, |bit| Table(bit + 1), "Vec<Table>", "number[]"
}

impl TableSet {
    /// The tables 1, 2, … up to `n`.
    #[inline]
    pub const fn first(n: u8) -> Self {
        Self(((1_u32 << n) - 1) as u16)
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
