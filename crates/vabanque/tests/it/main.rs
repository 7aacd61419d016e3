//! The tests of Vabanque: the book's cases, the laws, what a record seals, printed matches.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod rulebook;
mod laws;
mod secrecy;
mod seals;
mod playthroughs;

use engine::{Value, Wish};
use vabanque::Vabanque;

/// Every edition, option and number of seats.
fn every_game() -> impl Iterator<Item = Vabanque> {
    every_game_with("shown-after-match").chain(every_game_with("sealed"))
}

/// Every edition and number of seats with this option.
fn every_game_with(unrevealed: &'static str) -> impl Iterator<Item = Vabanque> + Clone {
    (3..=6).flat_map(move |seats| {
        ["new", "2001"].map(|edition| {
            let wish = Wish::seats(seats).edition(edition).with("unrevealed-cards", Value::word(unrevealed));
            Vabanque::new(&wish).unwrap()
        })
    })
}
