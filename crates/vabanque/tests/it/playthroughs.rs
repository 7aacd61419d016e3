//! Whole matches as text: a changed line is a changed rule or a mistake.

use engine::{Value, Wish};
use testkit::playthrough::compare;
use vabanque::Vabanque;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");

/// The new edition shows unseen cards after the match, that of 2001 is played sealed.
#[test]
fn matches_of_three_to_six_are_as_printed() {
    for seats in 3..=6 {
        for (edition, unrevealed) in [("new", "shown-after-match"), ("2001", "sealed")] {
            let wish = Wish::seats(seats).edition(edition).with("unrevealed-cards", Value::word(unrevealed));
            let title = format!("Vabanque, edition {edition}, {seats} seats, unrevealed cards {unrevealed}");
            compare(FOLDER, &format!("{edition}-{seats}-seats"), Vabanque::new(&wish).unwrap(), &title, seats.into());
        }
    }
}
