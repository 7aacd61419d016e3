//! N11: a word to spell, where every accent counts.

use unicode_normalization::UnicodeNormalization;

/// The spellings that a task accepts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpellingAnswer {
    accepted: Vec<String>,
}

impl SpellingAnswer {
    /// Prepares the accepted spellings.
    pub fn new(accepted: &[String]) -> SpellingAnswer {
        SpellingAnswer { accepted: accepted.iter().map(|word| level(word)).filter(|word| !word.is_empty()).collect() }
    }

    /// The accepted spellings in lower case, composed, with `oe` and `ae` written out.
    pub fn accepted(&self) -> impl Iterator<Item = &str> {
        self.accepted.iter().map(String::as_str)
    }
}

/// Is this typed spelling right (N11)?
pub fn spelling_is_right(expected: &SpellingAnswer, typed: &str) -> bool {
    if expected.accepted().any(|word| word == typed) {
        return true;
    }
    let typed = level(typed);
    expected.accepted().any(|word| word == typed)
}

/// N11: trimmed, lower case, composed, œ = oe, æ = ae, one apostrophe; nothing else is forgiven.
fn level(word: &str) -> String {
    let mut leveled = String::with_capacity(word.len());
    for letter in word.trim().chars().flat_map(char::to_lowercase).nfc() {
        match letter {
            'œ' => leveled.push_str("oe"),
            'æ' => leveled.push_str("ae"),
            '\u{2018}' | '\u{2019}' | '\u{02BC}' | '\u{FF07}' => leveled.push('\''),
            other => leveled.push(other),
        }
    }
    leveled
}
