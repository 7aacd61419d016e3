//! N13: a clue that gives the red word or a forbidden one away is blocked, not punished.

use super::fold::{fold, folded_words};
use super::language::Language;

/// The words that a clue must not give away, folded once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Taboo {
    words: Vec<String>,
}

impl Taboo {
    /// Prepares the red words and the forbidden ones.
    ///
    /// N13 guards words of 3 letters or more. The articles of a red phrase are not guarded, or nobody could say *the*.
    pub fn new(language: Language, red: &str, forbidden: &[String]) -> Taboo {
        let mut words = Vec::new();
        for text in std::iter::once(red).chain(forbidden.iter().map(String::as_str)) {
            let folded = fold(text);
            words.extend(
                folded_words(&folded)
                    .filter(|word| word.chars().count() >= 3 && !language.is_article(word))
                    .map(str::to_owned),
            );
        }
        Taboo { words }
    }
}

/// Is this clue refused (N13)?
pub fn clue_refused(taboo: &Taboo, clue: &str) -> bool {
    let clue = fold(clue);
    let words: Vec<&str> = folded_words(&clue).collect();
    let single_letters: String = words.iter().filter(|word| word.chars().count() == 1).copied().collect();
    taboo
        .words
        .iter()
        .any(|guarded| single_letters.contains(guarded.as_str()) || words.iter().any(|word| gives_away(word, guarded)))
}

fn gives_away(word: &str, guarded: &str) -> bool {
    let n_guarded = guarded.chars().count();
    let n_shared_max = 4.max((2 * n_guarded).div_ceil(3));
    let n_shared = word.chars().zip(guarded.chars()).take_while(|(given, kept)| given == kept).count();
    word == guarded
        || n_guarded >= 4 && word.contains(guarded)
        || word.chars().count() >= 4 && guarded.starts_with(word)
        || n_shared >= n_shared_max
}
