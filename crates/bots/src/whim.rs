//! Where a bot's own chance comes from: never from the luck of the match.

use engine::{Luck, Seat};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// A fast stream of a bot's own. A named generator, so that a seed gives the same matches in every version.
#[derive(Clone, Debug)]
pub struct Whim(Xoshiro256PlusPlus);

impl Whim {
    /// The stream of this seed.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The stream of a seat in the `n`-th simulated match of a seed.
    pub fn simulated(seed: u64, n: u64, seat: Seat) -> Self {
        // Odd factors keep the three apart; the generator's own seeding does the mixing.
        let mixed = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ n.wrapping_mul(0xd1b5_4a32_d192_ed03);
        Self::new(mixed.wrapping_add(u64::from(seat.number()).wrapping_mul(0x2545_f491_4f6c_dd1d)))
    }
}

impl Luck for Whim {
    #[inline]
    fn word(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// By multiplication: the bias is below one in four billion, and nobody checks a bot's whims.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        ((u64::from(self.word()) * u64::from(n)) >> 32) as u32
    }
}
