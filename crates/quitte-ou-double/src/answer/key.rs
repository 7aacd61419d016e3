//! N5 to N7: what is left of an answer when only its sense counts.

use std::fmt;

use super::fold::fold;
use super::language::Language;
use super::number_words::read_number_words;
use super::tokens::{Token, tokens};

/// What is compared instead of the answer itself (N7): `la Tour de Pise` has the key `tourpise`.
///
/// It may be empty; an empty key is never right (N9).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Key(String);

impl Key {
    /// The key as text, letters and digits only, with a space between two numbers.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Is there nothing in it?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// N8: a key with a digit is compared exactly.
    pub(super) fn holds_digit(&self) -> bool {
        self.0.contains(|character: char| character.is_ascii_digit())
    }
}

impl fmt::Display for Key {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

/// The key of a text (N1 to N7).
pub fn key(language: Language, text: &str) -> Key {
    join(&words(language, text))
}

/// The words and numbers of a text that count (N1 to N6).
pub(crate) fn words(language: Language, text: &str) -> Vec<Token> {
    let mut words = read_number_words(language, &tokens(language, &fold(text)));
    let is_article = |token: &Token| matches!(token, Token::Word(word) if language.is_article(word));
    // N5: articles go, unless nothing would be left.
    if !words.iter().all(is_article) {
        words.retain(|token| !is_article(token));
    }
    for token in &mut words {
        if let Token::Word(word) = token {
            drop_plural(word);
        }
    }
    words
}

/// Do words of the text that follow one another have this key? (6.4: an answer must not stand in its own question.)
pub(crate) fn key_stands_in(key: &Key, words: &[Token]) -> bool {
    !key.is_empty()
        && (0..words.len()).any(|first| {
            let lengths = 1..=words.len() - first;
            lengths
                .map(|n| join(&words[first..first + n]))
                .take_while(|part| part.0.len() <= key.0.len())
                .any(|part| part == *key)
        })
}

/// N6: a word of 4 letters or more ending in s or x loses that letter.
fn drop_plural(word: &mut String) {
    if word.ends_with(['s', 'x']) && word.chars().count() >= 4 {
        word.pop();
    }
}

/// N7: joined without spaces, but a space stays between two numbers.
fn join(words: &[Token]) -> Key {
    let mut key = String::new();
    let mut after_number = false;
    for token in words {
        match token {
            Token::Word(word) => key.push_str(word),
            Token::Number(number) => {
                if after_number {
                    key.push(' ');
                }
                key.push_str(number);
            }
        }
        after_number = matches!(token, Token::Number(_));
    }
    Key(key)
}
