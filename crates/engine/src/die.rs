//! One ordinary die.

crate::small_number! {
    /// A face of an ordinary die: 1 to 6.
    pub struct Die(1..=6): "face"
}

impl Die {
    /// All six faces, rising.
    pub const FACES: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// Its pips.
    #[inline]
    pub const fn pips(self) -> u8 {
        self.0
    }
}
