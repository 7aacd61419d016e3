//! The sixteen tiles, sets of them, and what they are worth.

use std::fmt;

use engine::{small_number, small_set};

small_number! {
    /// A tile: its number, 3 to 18 (R1).
    pub struct Tile(3..=18): "tile"
}

/// R3 to R7, from tile 3 on.
const POINTS: [u8; 16] = [5, 4, 3, 3, 2, 2, 1, 1, 1, 1, 2, 2, 3, 3, 4, 5];

impl Tile {
    /// What it is worth (R3 to R7).
    #[inline]
    pub const fn points(self) -> u8 {
        POINTS[(self.0 - 3) as usize & 15]
    }
}

small_set! {
    /// A set of tiles, tile 3 the lowest bit.
    pub struct TileSet(u16) of Tile: |tile| tile.0 - 3, |bit| Tile(bit + 3), "Vec<Tile>", "number[]"
}

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

    /// What they are worth together.
    #[inline]
    pub const fn points(self) -> u8 {
        let mut sum = 0;
        let mut points = 1;
        while points <= 5 {
            sum += points * self.and(Self::worth(points)).len();
            points += 1;
        }
        sum
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
