//! N10: an answer that is a number, with or without its unit.

use super::key::words;
use super::language::Language;
use super::tokens::Token;

/// The number that a task expects, and the units that may stand beside it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NumberAnswer {
    language: Language,
    value: String,
    units: Vec<String>,
}

impl NumberAnswer {
    /// Prepares a number; `None` if the value is not exactly one number, or a unit is not made of words.
    pub fn new(language: Language, value: &str, units: &[String]) -> Option<NumberAnswer> {
        let value = match words(language, value).as_slice() {
            [Token::Number(number)] => number.clone(),
            _ => return None,
        };
        let mut unit_words = Vec::new();
        for unit in units {
            for token in unit_tokens(language, unit)? {
                unit_words.push(token);
            }
        }
        Some(NumberAnswer { language, value, units: unit_words })
    }

    /// The number in its normal form: `10000`, `3.5`, `1/2`.
    pub fn value(&self) -> &str {
        &self.value
    }
}

/// Is this typed number right (N10)?
pub fn number_is_right(expected: &NumberAnswer, typed: &str) -> bool {
    if typed == expected.value {
        return true;
    }
    let mut n_numbers = 0;
    let every_word_fits = words(expected.language, typed).iter().all(|token| match token {
        Token::Number(number) => {
            n_numbers += 1;
            *number == expected.value
        }
        Token::Word(word) => expected.units.contains(word),
    });
    every_word_fits && n_numbers == 1
}

/// The words of a unit as N10 will meet them; `None` if there is none, or a number is among them.
fn unit_tokens(language: Language, unit: &str) -> Option<Vec<String>> {
    let words: Option<Vec<String>> = words(language, unit)
        .into_iter()
        .map(|token| match token {
            Token::Word(word) => Some(word),
            Token::Number(_) => None,
        })
        .collect();
    words.filter(|words| !words.is_empty())
}
