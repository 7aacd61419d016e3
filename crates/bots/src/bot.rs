//! The Bot trait and the one level there is.

use engine::{Game, Luck, Sight};

use crate::whim::Whim;

/// A player that is a program.
pub trait Bot<G: Game> {
    /// Its answer to the decision that is open for its seat.
    fn choose(&mut self, sight: Sight<'_, G>) -> G::Choice;
}

/// Picks any legal choice, each with the same chance, and looks at nothing.
#[derive(Clone, Debug)]
pub struct Any(pub Whim);

impl Any {
    /// What scripts and records call this level.
    pub const LEVEL: &str = "any";
}

impl<G: Game> Bot<G> for Any {
    #[inline]
    fn choose(&mut self, sight: Sight<'_, G>) -> G::Choice {
        let n = self.0.below(sight.count());
        sight.nth(n)
    }
}
