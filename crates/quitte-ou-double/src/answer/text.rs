//! N8 and N9: an answer in words, with a little mercy for its spelling.

use strsim::osa_distance;

use super::key::{Key, key};
use super::language::Language;

/// The answers in words that a task accepts, and the near misses that it refuses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextAnswer {
    language: Language,
    accepted: Vec<(String, Key)>,
    never: Vec<Key>,
}

impl TextAnswer {
    /// Prepares the accepted answers and the near misses; an accepted answer that is also a near miss is none (N9).
    pub fn new(language: Language, accepted: &[String], never: &[String]) -> TextAnswer {
        let never: Vec<Key> = never.iter().map(|text| key(language, text)).collect();
        let accepted = accepted.iter().map(|text| (text.clone(), key(language, text)));
        let accepted = accepted.filter(|(_, key)| !key.is_empty() && !never.contains(key)).collect();
        TextAnswer { language, accepted, never }
    }

    /// The accepted answers as the deck writes them.
    pub fn accepted(&self) -> impl Iterator<Item = &str> {
        self.accepted.iter().map(|(text, _)| text.as_str())
    }

    /// The keys of the accepted answers.
    pub fn keys(&self) -> impl Iterator<Item = &Key> {
        self.accepted.iter().map(|(_, key)| key)
    }

    pub(super) fn language(&self) -> Language {
        self.language
    }

    /// Is this, to the byte, an accepted answer? Then there is nothing to normalise.
    pub(super) fn is_verbatim(&self, typed: &str) -> bool {
        self.accepted().any(|text| text == typed)
    }

    /// N8 and N9, from the key on.
    pub(super) fn fits(&self, typed: &Key) -> bool {
        if typed.is_empty() || self.never.contains(typed) {
            return false; // N9
        }
        self.keys().any(|accepted| typed == accepted || is_near(typed, accepted))
    }
}

/// Is this typed answer right (N8, N9)?
pub fn text_is_right(expected: &TextAnswer, typed: &str) -> bool {
    if !says_something(typed) {
        return false; // N9: its key would be empty.
    }
    expected.is_verbatim(typed) || expected.fits(&key(expected.language, typed))
}

/// Without a letter or digit an answer needs no reading: it is wrong (N9). Signs beyond ASCII may hide one (N1).
pub(super) fn says_something(typed: &str) -> bool {
    typed.chars().any(|sign| sign.is_ascii_alphanumeric() || !sign.is_ascii())
}

/// N8: close enough in spelling.
fn is_near(typed: &Key, accepted: &Key) -> bool {
    if typed.holds_digit()
        || accepted.holds_digit()
        || typed.as_str().chars().next() != accepted.as_str().chars().next()
    {
        return false;
    }
    let n_accepted = accepted.as_str().chars().count();
    let edits_max = match n_accepted {
        0..=5 => 0,
        6..=9 => 1,
        _ => 2,
    };
    // The lengths first: a very long answer must not cost a very large table.
    let n_typed = typed.as_str().chars().take(n_accepted + edits_max + 1).count();
    // "No letter edited twice" is the optimal string alignment distance.
    edits_max > 0
        && n_typed.abs_diff(n_accepted) <= edits_max
        && osa_distance(typed.as_str(), accepted.as_str()) <= edits_max
}
