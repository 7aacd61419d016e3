//! A state that fits a view.

use crate::game::{Game, Viewer};
use crate::luck::Luck;

/// Games in which what is hidden can be guessed at: search plays on from an imagined state.
///
/// Law: the imagined state has exactly the view it was imagined from, `view(imagine(v), viewer) == v`.
pub trait Imagine: Game {
    /// A state that this viewer cannot tell from the real one, each with the weight that the crate states.
    fn imagine(&self, view: &Self::View, viewer: Viewer, luck: &mut impl Luck) -> Self::State;
}
