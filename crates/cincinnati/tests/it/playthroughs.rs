//! Whole matches as text: a changed line is a changed rule or a mistake.

use cincinnati::Cincinnati;
use engine::{Value, Wish};
use testkit::playthrough::compare;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");

#[test]
fn matches_of_three_to_six_are_as_printed() {
    // The match of six has everything: placed cards of round 1, a tie that is fought, cards taken in duels.
    for (seats, seed) in [(3, 3), (4, 4), (5, 5), (6, 34)] {
        let game = Cincinnati::new(&Wish::seats(seats)).unwrap();
        compare(FOLDER, &format!("{seats}-seats"), game, &format!("Cincinnati, {seats} seats"), seed);
    }
}

#[test]
fn a_match_with_sealed_keeping_is_as_printed() {
    let wish = Wish::seats(4).with("keep-order", Value::word("simultaneous"));
    let game = Cincinnati::new(&wish).unwrap();
    compare(FOLDER, "4-seats-simultaneous", game, "Cincinnati, 4 seats, simultaneous", 4);
}
