//! Whole matches as text: a changed line is a changed rule or a mistake.

use engine::Value;
use quitte_ou_double::deck::Category::{Adult, Junior};
use quitte_ou_double::{BotLevel, QuitteOuDouble, SeatKind};
use testkit::playthrough::compare;

use crate::script::{adults, deck, wish};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");

/// A few rounds are enough to read.
fn compared(name: &str, seats: &[SeatKind], title: &str, seed: u64) {
    let wish = wish(seats.len() as u8).with("rounds", Value::Number(4)).with("first-seat", Value::word("lot"));
    let game = QuitteOuDouble::new(&wish, deck(), seats).unwrap();
    compare(FOLDER, name, game, &format!("Quitte ou Double, {title}, 4 rounds"), seed);
}

#[test]
fn matches_of_two_to_six_are_as_printed() {
    for seats in 2..=6 {
        compared(&format!("{seats}-seats"), &adults(seats), &format!("{seats} seats"), seats.into());
    }
}

#[test]
fn a_match_of_teams_is_as_printed() {
    let teams = [vec![Adult, Junior], vec![Adult, Adult], vec![Junior, Adult, Adult]];
    compared("teams", &teams.map(SeatKind::People), "teams of 2, 2 and 3", 7);
}

#[test]
fn a_match_with_bots_is_as_printed() {
    let person = || SeatKind::People(vec![Adult]);
    let seats = [person(), SeatKind::Bot(BotLevel::Expert), person(), SeatKind::Bot(BotLevel::Novice)];
    compared("bots", &seats, "two people and two bots", 8);
}
