//! One ordinary die.

use std::fmt;

/// A face of an ordinary die: 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(into = "u8", try_from = "u8"), ts(type = "number"))]
pub struct Die(u8);

impl Die {
    /// All six faces, rising.
    pub const FACES: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// The face with that many pips.
    pub const fn new(pips: u8) -> Option<Self> {
        if pips >= 1 && pips <= 6 { Some(Self(pips)) } else { None }
    }

    /// Its pips.
    #[inline]
    pub const fn pips(self) -> u8 {
        self.0
    }
}

impl From<Die> for u8 {
    fn from(die: Die) -> Self {
        die.0
    }
}

impl TryFrom<u8> for Die {
    type Error = NoSuchFace;

    fn try_from(pips: u8) -> Result<Self, NoSuchFace> {
        Self::new(pips).ok_or(NoSuchFace(pips))
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A die has no face with that many pips.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchFace(pub u8);

impl fmt::Display for NoSuchFace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a die has no face {}: faces are 1 to 6", self.0)
    }
}

impl std::error::Error for NoSuchFace {}
