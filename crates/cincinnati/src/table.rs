//! The three tables.

use std::fmt;
use std::ops::{Index, IndexMut};

/// A table where loot lies (R4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Table {
    /// Atlantic: at least three equal dice (R31).
    A,
    /// Ballroom: a small or a large straight (R33).
    B,
    /// Caesar's: five dice that add up to 11 or less (R35).
    C,
}

impl Table {
    /// A, B, C.
    pub const ALL: [Self; 3] = [Self::A, Self::B, Self::C];

    /// The table with this number: 0 is A.
    #[inline]
    pub(crate) fn number(self) -> u8 {
        self as u8
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::A => "A",
            Self::B => "B",
            Self::C => "C",
        })
    }
}

/// One `T` for each table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ByTable<T>([T; 3]);

impl<T> Index<Table> for ByTable<T> {
    type Output = T;

    #[inline]
    fn index(&self, table: Table) -> &T {
        &self.0[table as usize]
    }
}

impl<T> IndexMut<Table> for ByTable<T> {
    #[inline]
    fn index_mut(&mut self, table: Table) -> &mut T {
        &mut self.0[table as usize]
    }
}
