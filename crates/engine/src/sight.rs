//! The match as one seat meets it.

use crate::game::{Game, Viewer};
use crate::seat::Seat;

/// What a bot is handed: the view of its seat and the choices of its seat, and no way to anything else.
///
/// The view is built when it is asked for, so a bot that does not look pays nothing.
#[derive(Debug)]
pub struct Sight<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
}

impl<'a, G: Game> Sight<'a, G> {
    /// The match from this seat.
    #[inline]
    pub fn new(game: &'a G, state: &'a G::State, seat: Seat) -> Self {
        Self { game, state, seat }
    }

    /// The rules of the match, which everybody knows.
    pub fn game(&self) -> &G {
        self.game
    }

    /// Whose sight this is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat may know.
    pub fn view(&self) -> G::View {
        self.game.view(self.state, Viewer::Seat(self.seat))
    }

    /// How many choices it has.
    #[inline]
    pub fn count(&self) -> u32 {
        self.game.count(self.state, self.seat)
    }

    /// Its `n`-th choice, from 0.
    #[inline]
    pub fn nth(&self, n: u32) -> G::Choice {
        self.game.nth(self.state, self.seat, n)
    }
}
