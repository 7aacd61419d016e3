//! The deck of the test vectors (section 5): all 190 cards of the box, without a word worth reading.
//!
//! Behind the feature `specimen`, for tests and simulations. It goes through the same reader as any other deck, so
//! the generator writes files, and every id, kind, figure and effect is the law's.

use std::fmt::Write;

use super::id::{CardId, Family};
use super::kind::Kind;
use super::luck::LUCK;
use super::skill::Skill;
use super::task::{AnswerType, Category, Level};
use super::{Deck, Language};

/// The specimen deck, read and checked.
///
/// The task at `Q07`, adult, level 2 reads `question Q07 adult 2`; its answer is `answer q07 adult two`. Numbers are
/// 1000 times the card and the level on top: E03 at level 2 is 3002. Red words are `secret c01 adult two`.
pub fn specimen(language: Language) -> Deck {
    let files = specimen_files(language);
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
    Deck::read(&files).expect("the specimen obeys section 6, which the tests of this crate check in both languages")
}

/// The files of the specimen deck: name and text.
pub fn specimen_files(language: Language) -> Vec<(&'static str, String)> {
    let mut files = vec![("deck.toml", format!("name = \"specimen\"\nlanguage = \"{language}\"\n"))];
    files.extend(Family::ALL.map(|family| {
        let ids = (1..=family.n_in_box()).filter_map(|number| CardId::new(family, number));
        let cards: Vec<String> = ids.map(|id| card(language, id)).collect();
        (family.file(), cards.join("\n"))
    }));
    files
}

fn card(language: Language, id: CardId) -> String {
    let Some(kind) = Kind::of(id) else {
        return luck_card(id);
    };
    let mut text = format!("[[card]]\nid = \"{id}\"\nkind = \"{}\"\n", kind.name());
    if let Some(theme) = kind.theme() {
        put(&mut text, "theme", theme.name());
    }
    for category in Category::ALL {
        for level in Level::ALL {
            text.push_str(&task(language, id, kind, category, level));
        }
    }
    text
}

fn luck_card(id: CardId) -> String {
    let effect = LUCK[usize::from(id.number()) - 1];
    let (name, number) = effect.name_and_number();
    let mut text = format!("[[card]]\nid = \"{id}\"\nclass = \"{}\"\neffect = \"{name}\"\n", effect.class().name());
    if let Some(number) = number {
        put_bare(&mut text, "number", &number.to_string());
    }
    put(&mut text, "title", &format!("luck {id}"));
    put(&mut text, "text", &format!("luck {id}: {name}"));
    text
}

fn task(language: Language, id: CardId, kind: Kind, category: Category, level: Level) -> String {
    let (age, number) = (category.name(), level.number());
    let mut text = format!("\n[card.{age}.{number}]\nopen = \"{} {id} {age} {number}\"\n", kind.name());
    let name = format!("{} {age} {}", id.to_string().to_lowercase(), level_word(language, level));
    match kind.answer_types()[0] {
        // Where the law leaves a choice, the specimen takes text.
        AnswerType::Text => {
            put(&mut text, "answer_type", "text");
            if matches!(kind, Kind::Draw | Kind::Mime | Kind::Hum | Kind::Describe) {
                put(&mut text, "red", &format!("secret {name}"));
            } else {
                put_list(&mut text, "accepted", &[format!("answer {name}")]);
            }
        }
        AnswerType::Number => {
            put_bare(&mut text, "value", &(1_000 * u32::from(id.number()) + u32::from(number)).to_string());
        }
        AnswerType::Spelling => {
            put_list(&mut text, "accepted", &[format!("word {name}")]);
            put(&mut text, "say", &format!("wurd {name}"));
        }
        AnswerType::List => {
            let need = match category {
                Category::Junior => [4, 6, 8][level.place()],
                Category::Adult => [6, 9, 12][level.place()],
            };
            put_bare(&mut text, "need", &need.to_string());
            put_list(&mut text, "items", &(1..=2 * need).map(|item| format!("thing {item}")).collect::<Vec<_>>());
        }
        AnswerType::Machine => {}
    }
    match kind {
        Kind::Hum => put(&mut text, "notes", "C4:2 D4:2 E4:4"),
        Kind::Describe => {
            let words = ["avoided", "banned", "censored", "denied", "excluded"];
            let words: Vec<String> = words[..2 + usize::from(number)].iter().map(|word| (*word).to_owned()).collect();
            put_list(&mut text, "forbidden", &words);
        }
        Kind::Skill(skill) => put_skill(&mut text, skill, category, level),
        Kind::Question(_) | Kind::Arithmetic | Kind::Logic | Kind::Charade | Kind::Spelling | Kind::WordGame => {}
        Kind::Draw | Kind::Mime | Kind::List => {}
    }
    text
}

fn put_skill(text: &mut String, skill: Skill, category: Category, level: Level) {
    let figures = skill.figures(category, level);
    put_bare(text, "params", &figures.to_string());
    let numbered = |word: &str| (1..=figures.named()[0].1).map(|n| format!("{word}{n}")).collect::<Vec<_>>();
    match skill {
        Skill::Sorting => put_list(text, "items", &numbered("item")),
        Skill::TongueTwister => put(text, "twister", &numbered("twist").join(" ")),
        Skill::MemoryGrid | Skill::Sequence | Skill::InnerClock | Skill::QuickCount => {}
    }
}

fn level_word(language: Language, level: Level) -> &'static str {
    match language {
        Language::En => ["one", "two", "three"][level.place()],
        Language::Fr => ["un", "deux", "trois"][level.place()],
    }
}

fn put(text: &mut String, name: &str, value: &str) {
    put_bare(text, name, &format!("\"{value}\""));
}

fn put_list(text: &mut String, name: &str, values: &[String]) {
    let quoted: Vec<String> = values.iter().map(|value| format!("\"{value}\"")).collect();
    put_bare(text, name, &format!("[{}]", quoted.join(", ")));
}

fn put_bare(text: &mut String, name: &str, value: &str) {
    writeln!(text, "{name} = {value}").expect("a String takes everything");
}
