//! Whole matches as text: a changed line is a changed rule or a mistake.

use bluff_you::BluffYou;
use engine::Wish;
use testkit::playthrough::compare;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");

#[test]
fn matches_of_two_to_eight_are_as_printed() {
    for seats in 2..=8 {
        let game = BluffYou::new(&Wish::seats(seats)).unwrap();
        compare(FOLDER, &format!("{seats}-seats"), game, &format!("Bluff You!, {seats} seats"), u64::from(seats));
    }
}
