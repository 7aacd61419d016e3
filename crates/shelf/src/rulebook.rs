//! The rules in our own words, one sentence per clause, in English and French.
//!
//! The texts are data (`rulebooks/*.toml`), so that the command line prints and the page draws the same sentences.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::id::BoxId;

/// A language of the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    /// English.
    En,
    /// French.
    Fr,
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Self, UnknownLanguage> {
        match text {
            "en" => Ok(Self::En),
            "fr" => Ok(Self::Fr),
            _ => Err(UnknownLanguage(text.to_owned())),
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::En => "en",
            Self::Fr => "fr",
        })
    }
}

/// The house does not speak this language.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no `{0}`: the house speaks en and fr")]
pub struct UnknownLanguage(pub String);

/// The rules of one box in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Rulebook {
    /// As on the lid.
    pub title: String,
    /// What it is about, in a breath.
    pub lead: String,
    /// How long it takes to read.
    pub minutes: u8,
    /// Words that differ from edition to edition: in texts, `{trap}` stands for them.
    #[serde(default, skip_serializing)]
    #[ts(skip)]
    words: BTreeMap<String, BTreeMap<String, String>>,
    /// In reading order.
    #[serde(rename(deserialize = "chapter"))]
    pub chapters: Vec<Chapter>,
    /// Worked examples.
    #[serde(rename(deserialize = "example"), default)]
    pub examples: Vec<Example>,
}

/// Some clauses that belong together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// The anchor, the same in both languages.
    pub id: String,
    /// The heading.
    pub title: String,
    /// In reading order.
    #[serde(rename(deserialize = "clause"))]
    pub clauses: Vec<Clause>,
}

/// One sentence of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Clause {
    /// The clause of `docs/rules` that it tells.
    pub id: String,
    /// The edition it holds for, where it does not hold for all.
    #[serde(default, skip_serializing)]
    #[ts(skip)]
    edition: Option<String>,
    /// Whether the book leaves it open and the house settled it.
    #[serde(default)]
    pub house: bool,
    /// The sentence.
    pub text: String,
}

/// A worked example, line by line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// The chapter it belongs to.
    pub chapter: String,
    /// The vector of `docs/rules` that it tells.
    pub vector: String,
    /// The edition it holds for, where it does not hold for all.
    #[serde(default, skip_serializing)]
    #[ts(skip)]
    edition: Option<String>,
    /// The heading.
    pub title: String,
    /// In order.
    pub lines: Vec<ExampleLine>,
}

/// One step of an example.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ExampleLine {
    /// What happens.
    pub text: String,
    /// The sum, where there is one.
    #[serde(default)]
    pub sum: String,
    /// The clause that says so.
    pub clause: String,
}

impl Rulebook {
    /// The rules of this box, edition (its default where none is named) and language.
    pub fn of(game: BoxId, edition: Option<&str>, language: Language) -> Self {
        let edition = edition.or(game.menu().editions.first().copied());
        Self::read(text(game, language)).expect("the rulebooks are read by a test").in_edition(edition)
    }

    fn read(text: &str) -> Result<Self, toml::de::Error> {
        toml::from_str(text)
    }

    /// The clauses of this edition in its words.
    fn in_edition(mut self, edition: Option<&str>) -> Self {
        let holds = |of: &Option<String>| of.is_none() || of.as_deref() == edition;
        let words = edition.and_then(|edition| self.words.remove(edition)).unwrap_or_default();
        let put = |text: &mut String| {
            for (key, word) in &words {
                *text = text.replace(&format!("{{{key}}}"), word);
            }
        };
        for chapter in &mut self.chapters {
            chapter.clauses.retain(|clause| holds(&clause.edition));
            put(&mut chapter.title);
            chapter.clauses.iter_mut().for_each(|clause| put(&mut clause.text));
        }
        self.examples.retain(|example| holds(&example.edition));
        for example in &mut self.examples {
            put(&mut example.title);
            example.lines.iter_mut().for_each(|line| put(&mut line.text));
        }
        self
    }
}

fn text(game: BoxId, language: Language) -> &'static str {
    match (game, language) {
        (BoxId::Vabanque, Language::En) => include_str!("../rulebooks/vabanque.en.toml"),
        (BoxId::Vabanque, Language::Fr) => include_str!("../rulebooks/vabanque.fr.toml"),
        (BoxId::Cincinnati, Language::En) => include_str!("../rulebooks/cincinnati.en.toml"),
        (BoxId::Cincinnati, Language::Fr) => include_str!("../rulebooks/cincinnati.fr.toml"),
        (BoxId::BluffYou, Language::En) => include_str!("../rulebooks/bluff-you.en.toml"),
        (BoxId::BluffYou, Language::Fr) => include_str!("../rulebooks/bluff-you.fr.toml"),
        (BoxId::QuitteOuDouble, Language::En) => include_str!("../rulebooks/quitte-ou-double.en.toml"),
        (BoxId::QuitteOuDouble, Language::Fr) => include_str!("../rulebooks/quitte-ou-double.fr.toml"),
    }
}

#[cfg(test)]
mod tests {
    use super::{Language, Rulebook};
    use crate::id::BoxId;

    fn every_book(test: impl Fn(BoxId, Option<&str>, Rulebook, Rulebook)) {
        for game in BoxId::ALL {
            let editions = game.menu().editions;
            let editions = editions.iter().copied().map(Some).chain(editions.is_empty().then_some(None));
            for edition in editions {
                let [en, fr] = [Language::En, Language::Fr].map(|language| Rulebook::of(game, edition, language));
                test(game, edition, en, fr);
            }
        }
    }

    fn ids(book: &Rulebook) -> Vec<(&str, &str, bool)> {
        let clauses = book.chapters.iter().flat_map(|chapter| {
            chapter.clauses.iter().map(|clause| (chapter.id.as_str(), clause.id.as_str(), clause.house))
        });
        clauses.collect()
    }

    #[test]
    fn both_languages_say_the_same_clauses_in_the_same_order() {
        every_book(|game, edition, en, fr| {
            assert_eq!(ids(&en), ids(&fr), "{game} {edition:?}");
            assert_eq!(en.examples.len(), fr.examples.len(), "{game}");
        });
    }

    #[test]
    fn every_placeholder_has_its_word() {
        every_book(|game, edition, en, fr| {
            for book in [en, fr] {
                let printed = format!("{book:?}");
                let clauses = book.chapters.iter().flat_map(|chapter| &chapter.clauses);
                for clause in clauses {
                    assert!(!clause.text.contains('{'), "{game} {edition:?} {}: {}", clause.id, clause.text);
                }
                assert!(book.examples.iter().all(|example| !example.title.contains('{')), "{printed}");
            }
        });
    }

    /// House rules are marked, the book's are not, and every clause exists in the law.
    #[test]
    fn clauses_are_those_of_the_law() {
        let laws = [
            include_str!("../../../docs/rules/vabanque.md"),
            include_str!("../../../docs/rules/cincinnati.md"),
            include_str!("../../../docs/rules/bluff-you.md"),
            include_str!("../../../docs/rules/quitte-ou-double.md"),
        ];
        every_book(|game, _, en, _| {
            let law = laws[game as usize];
            for (_, id, house) in ids(&en) {
                assert_eq!(house, !id.starts_with('R'), "{game} {id}");
                assert!(law.contains(&format!("**{id}")) || law.contains(&format!("| {id}")), "{game} {id} is unknown");
            }
        });
    }
}
