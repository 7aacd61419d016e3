//! The sixteen tiles, sets of them, and what they are worth.

use std::fmt;

/// A tile: its number, 3 to 18 (R1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(into = "u8", try_from = "u8"), ts(type = "number"))]
pub struct Tile(u8);

/// R3 to R7, from tile 3 on.
const POINTS: [u8; 16] = [5, 4, 3, 3, 2, 2, 1, 1, 1, 1, 2, 2, 3, 3, 4, 5];

impl Tile {
    /// The tile with this number.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 3 && number <= 18 { Some(Self(number)) } else { None }
    }

    /// Its number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What it is worth (R3 to R7).
    #[inline]
    pub const fn points(self) -> u8 {
        POINTS[(self.0 - 3) as usize & 15]
    }
}

impl From<Tile> for u8 {
    fn from(tile: Tile) -> Self {
        tile.0
    }
}

impl TryFrom<u8> for Tile {
    type Error = NoSuchTile;

    fn try_from(number: u8) -> Result<Self, NoSuchTile> {
        Self::new(number).ok_or(NoSuchTile(number))
    }
}

/// The box has no tile with this number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchTile(pub u8);

impl fmt::Display for NoSuchTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no tile {}: tiles are 3 to 18", self.0)
    }
}

impl std::error::Error for NoSuchTile {}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of tiles: one bit each, tile 3 the lowest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(into = "Vec<Tile>", from = "Vec<Tile>"), ts(type = "number[]"))]
pub struct TileSet(u16);

/// The tiles of 0, 1, … 5 points.
const WORTH: [TileSet; 6] = {
    let mut worth = [TileSet::EMPTY; 6];
    let mut place = 0;
    while place < POINTS.len() {
        worth[POINTS[place] as usize].0 |= 1 << place;
        place += 1;
    }
    worth
};

impl TileSet {
    /// No tile.
    pub const EMPTY: Self = Self(0);
    /// All sixteen (R2).
    pub const ALL: Self = Self(u16::MAX);

    /// The tiles worth that many points, 1 to 5.
    #[inline]
    pub const fn worth(points: u8) -> Self {
        WORTH[points as usize]
    }

    /// The set with these bits, tile 3 the lowest.
    pub(crate) const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    /// These tiles and that one.
    #[inline]
    #[must_use]
    pub const fn with(self, tile: Tile) -> Self {
        Self(self.0 | 1 << (tile.0 - 3))
    }

    /// These tiles, but not that one.
    #[inline]
    #[must_use]
    pub const fn without(self, tile: Tile) -> Self {
        Self(self.0 & !(1 << (tile.0 - 3)))
    }

    /// Whether the tile is among them.
    #[inline]
    pub const fn has(self, tile: Tile) -> bool {
        self.0 & 1 << (tile.0 - 3) != 0
    }

    /// Whether all of `other` are among them.
    #[inline]
    pub const fn contains(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// All of them and all of `other`.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those that are in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many they are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The `n`-th of them in rising order, from 0.
    #[inline]
    pub const fn nth(self, n: u32) -> Option<Tile> {
        let mut rest = self.0;
        let mut left = n;
        while left > 0 {
            rest &= rest.wrapping_sub(1);
            left -= 1;
        }
        if rest == 0 { None } else { Some(Tile(3 + rest.trailing_zeros() as u8)) }
    }

    /// In rising order.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        (3..=18).map(Tile).filter(move |tile| self.has(*tile))
    }

    /// What they are worth together.
    #[inline]
    pub const fn points(self) -> u8 {
        let mut sum = 0;
        let mut points = 1;
        while points <= 5 {
            sum += points * self.and(Self::worth(points)).len() as u8;
            points += 1;
        }
        sum
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        tiles.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl From<TileSet> for Vec<Tile> {
    fn from(tiles: TileSet) -> Self {
        tiles.iter().collect()
    }
}

impl From<Vec<Tile>> for TileSet {
    fn from(tiles: Vec<Tile>) -> Self {
        tiles.into_iter().collect()
    }
}

/// As in `8,13`; `-` for none.
impl fmt::Display for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (place, tile) in self.iter().enumerate() {
            write!(f, "{}{tile}", if place == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}
