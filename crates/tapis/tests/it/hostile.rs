//! Broken records never panic: cut, reordered, huge, not UTF-8, of wrong types.

use proptest::prelude::{Strategy, any, prop, prop_assert, proptest};
use shelf::verify::{charter, entries_to_replay};
use shelf::{AnyGame, BoxId, Record, verify};

use crate::support::records;

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
