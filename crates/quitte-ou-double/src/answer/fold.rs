//! N1: the same letter whatever its case, accent or typeface.

use unicode_normalization::char::{decompose_compatible, is_combining_mark};

/// Folds a text by N1.
///
/// The decomposition comes first and the case after it, so that `ǽ` and `𝐀` fold as far as `æ` and `A` do.
/// A fraction sign such as `½` is set apart from what stands before it: `2½` must not become `21/2`.
pub(super) fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for character in text.chars() {
        if is_fraction(character) {
            folded.push(' ');
        }
        decompose_compatible(character, |part| {
            for letter in part.to_lowercase() {
                push_plain(letter, &mut folded);
            }
        });
    }
    folded
}

/// N13: the words of a text, folded and cut at everything that is not a letter or digit.
pub(super) fn folded_words(folded: &str) -> impl Iterator<Item = &str> {
    folded.split(|character: char| !character.is_alphanumeric()).filter(|word| !word.is_empty())
}

fn push_plain(letter: char, folded: &mut String) {
    match letter {
        'œ' => folded.push_str("oe"),
        'æ' => folded.push_str("ae"),
        'ß' => folded.push_str("ss"),
        'ø' => folded.push('o'),
        'ł' => folded.push('l'),
        mark if is_combining_mark(mark) => {}
        plain => folded.push(plain),
    }
}

fn is_fraction(character: char) -> bool {
    let mut found = false;
    decompose_compatible(character, |part| found |= part == '\u{2044}');
    found && character != '\u{2044}'
}
