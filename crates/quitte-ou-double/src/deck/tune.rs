//! Tunes of hum cards: notes of a keyboard of two octaves, with their lengths (6.3, 7.1).

/// One note of a tune, or a rest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Note {
    /// The key of the keyboard, in half tones from C4 = 0 to C6 = 24; `None` is a rest.
    pub key: Option<u8>,
    /// Its length in eighths: 1 is an eighth, 2 a quarter, 3 a dotted quarter, 4 a half, 8 a whole note.
    pub eighths: u8,
}

/// Reads a tune such as `C4:2 F#4:1 Bb4:1 -:2`: name, octave, colon, length in eighths from 1 to 16; `-` is a rest.
/// The error is the first piece that is no note.
pub fn parse_tune(text: &str) -> Result<Vec<Note>, String> {
    text.split_whitespace().map(|piece| parse_note(piece).ok_or_else(|| piece.to_owned())).collect()
}

fn parse_note(piece: &str) -> Option<Note> {
    let (name, eighths) = piece.split_once(':')?;
    let eighths: u8 = eighths.parse().ok().filter(|eighths| (1..=16).contains(eighths))?;
    let key = if name == "-" { None } else { Some(parse_key(name)?) };
    Some(Note { key, eighths })
}

fn parse_key(name: &str) -> Option<u8> {
    let mut letters = name.chars();
    let white: i32 = match letters.next()? {
        'C' => 0,
        'D' => 2,
        'E' => 4,
        'F' => 5,
        'G' => 7,
        'A' => 9,
        'B' => 11,
        _ => return None,
    };
    let (shift, octave) = match letters.as_str() {
        rest if rest.starts_with('#') => (1, &rest[1..]),
        rest if rest.starts_with('b') => (-1, &rest[1..]),
        rest => (0, rest),
    };
    let octave: i32 = match octave {
        "4" => 0,
        "5" => 12,
        "6" => 24,
        _ => return None,
    };
    u8::try_from(octave + white + shift).ok().filter(|key| *key <= 24)
}
