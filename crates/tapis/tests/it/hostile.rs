//! Broken records never panic: cut, reordered, huge, not UTF-8, of wrong types.

use engine::{By, Seat};
use proptest::prelude::{Strategy, any, prop, prop_assert, proptest};
use shelf::verify::{charter, entries_to_replay};
use shelf::{AnyGame, BoxId, Record, verify};

use crate::support::{every_table, records};

/// Reads, verifies and replays as the commands do. Whatever it is, this returns.
fn swallow(bytes: &[u8]) -> bool {
    let Ok(record) = serde_json::from_slice::<Record>(bytes) else { return false };
    if let (Ok(charter), Ok((entries, _))) = (charter(&record), entries_to_replay(&record))
        && let Ok(mut face) = AnyGame::begin(&charter)
    {
        // As far as it goes.
        let _ = entries.iter().try_for_each(|entry| face.push(entry).map(drop));
    }
    verify(&record).is_ok()
}

fn line(game: BoxId) -> Vec<u8> {
    let (from, _) = game.menu().seats;
    records(game, None, from, 1)[0].to_line().into_bytes()
}

fn lines() -> &'static [Vec<u8>] {
    static LINES: std::sync::LazyLock<Vec<Vec<u8>>> = std::sync::LazyLock::new(|| BoxId::ALL.map(line).to_vec());
    &LINES
}

fn a_line() -> impl Strategy<Value = Vec<u8>> {
    (0..lines().len()).prop_map(|n| lines()[n].clone())
}

/// What somebody might write in the place of a number or a word.
const NASTY: [&str; 14] = [
    "-1",
    "0",
    "255",
    "256",
    "4294967295",
    "18446744073709551616",
    "1e400",
    "null",
    "[]",
    "{}",
    "\"\"",
    "\"\u{202e}\"",
    "[[[[[[[[]]]]]]]]",
    "true",
];

proptest! {
    #[test]
    fn cut_lines(line in a_line(), at in any::<prop::sample::Index>()) {
        prop_assert!(!swallow(&line[..at.index(line.len())]));
    }

    #[test]
    fn flipped_bytes(line in a_line(), at in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let mut line = line;
        let at = at.index(line.len());
        let same = line[at] == byte;
        line[at] = byte;
        let verified = swallow(&line);
        // Only a hex digit written as a capital says the same.
        prop_assert!(same || !verified || byte.is_ascii_uppercase());
    }

    #[test]
    fn nasty_values(line in a_line(), at in any::<prop::sample::Index>(), nasty in 0..NASTY.len()) {
        let text = String::from_utf8(line).unwrap();
        let digits: Vec<usize> = text.char_indices().filter(|(_, c)| c.is_ascii_digit()).map(|(n, _)| n).collect();
        let at = digits[at.index(digits.len())];
        swallow(format!("{}{}{}", &text[..at], NASTY[nasty], &text[at + 1..]).as_bytes());
    }

    #[test]
    fn any_bytes(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(!swallow(&bytes));
    }
}

#[test]
fn deep_and_huge_lines_are_refused() {
    assert!(!swallow("[".repeat(100_000).as_bytes()));
    assert!(!swallow(format!("{{\"format\":{}", "{\"a\":".repeat(100_000)).as_bytes()));
    let mut record = records(BoxId::BluffYou, None, 2, 1).remove(0);
    record.entries = std::iter::repeat_n(record.entries[1].clone(), 20_000).collect();
    assert!(!swallow(record.to_line().as_bytes()));
    record.seats = std::iter::repeat_n(record.seats[0].clone(), 300).collect();
    assert!(!swallow(record.to_line().as_bytes()));
}

/// What somebody might send in the place of a choice: any text, and choices of other moments and other boxes bent.
fn bent(choice: &str, seed: u64) -> Vec<String> {
    let nasty = NASTY[seed as usize % NASTY.len()];
    let digit = choice.find(|c: char| c.is_ascii_digit());
    let swapped = digit.map(|at| format!("{}{nasty}{}", &choice[..at], &choice[at + 1..]));
    let mut bent = vec![nasty.to_owned(), choice[..choice.len() / 2].to_owned(), format!("[{choice}]")];
    bent.extend(swapped);
    bent
}

/// An answer that is not legal is refused and changes nothing, whoever sends it and whenever.
#[test]
fn hostile_choices_are_refused_and_leave_no_trace() {
    for (game, edition, seats) in every_table() {
        let record = &records(game, edition, seats, 1)[0];
        let charter = charter(record).unwrap();
        let (entries, _) = entries_to_replay(record).unwrap();
        let choices: Vec<String> =
            entries.iter().filter_map(|entry| Some(entry.choice.as_ref()?.to_string())).collect();
        let mut face = AnyGame::begin(&charter).unwrap();
        for (entry, n) in entries.iter().zip(0_u64..) {
            let before = face.print_state();
            let sent = &choices[(n as usize * 31) % choices.len()];
            for bent in bent(sent, n) {
                for seat in Seat::first(seats) {
                    if face.play(seat, &bent, By::Owner).is_ok() {
                        // It happened to be legal: begin again where we were.
                        face = AnyGame::begin(&charter).unwrap();
                        entries[..n as usize].iter().for_each(|entry| drop(face.push(entry).unwrap()));
                    }
                    assert_eq!(face.print_state(), before, "{game}: {bent} of seat {seat} left a trace");
                }
            }
            face.push(entry).unwrap();
        }
    }
}
