//! What the language of the deck changes in reading an answer.

use std::fmt;

/// The language of a deck, one for everybody in a match (A7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Language {
    /// English.
    En,
    /// French.
    Fr,
}

impl Language {
    /// Both, in the order of their codes.
    pub const ALL: [Language; 2] = [Language::En, Language::Fr];

    /// The code by which options, records and folders name it: `en`, `fr`.
    pub fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Fr => "fr",
        }
    }

    /// The language with this code.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// N5: does this folded word go, because it is an article?
    pub(super) fn is_article(self, word: &str) -> bool {
        match self {
            Language::En => matches!(word, "the" | "a" | "an"),
            Language::Fr => {
                matches!(word, "le" | "la" | "les" | "l" | "un" | "une" | "des" | "du" | "de" | "d" | "au" | "aux")
            }
        }
    }

    /// N2: may this sign stand between groups of three digits?
    pub(super) fn separates_thousands(self, sign: char) -> bool {
        match self {
            Language::En => matches!(sign, ' ' | ','),
            Language::Fr => matches!(sign, ' ' | '.'),
        }
    }

    /// N2: may this sign stand before the decimals?
    pub(super) fn starts_decimals(self, sign: char) -> bool {
        match self {
            Language::En => sign == '.',
            Language::Fr => matches!(sign, ',' | '.'),
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.code())
    }
}
