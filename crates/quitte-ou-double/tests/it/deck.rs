//! The deck: what its reader gives, the samples, and damaged files.

use std::fs;
use std::path::Path;

use proptest::prelude::{ProptestConfig, any, prop, proptest};
use sha2::{Digest, Sha256};

use quitte_ou_double::answer::{TextAnswer, list_entry, number_is_right, spelling_is_right, text_is_right};
use quitte_ou_double::deck::specimen::{specimen, specimen_files};
use quitte_ou_double::deck::{
    Answer, CardId, CardIndex, Category, Deck, Effect, Family, Kind, Language, Level, LuckClass, Skill, TaskCard, Who,
};

pub(crate) type Files = Vec<(String, String)>;

pub(crate) fn read(files: &Files) -> Result<Deck, Vec<String>> {
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    Deck::read(&files).map_err(|findings| findings.iter().map(ToString::to_string).collect())
}

pub(crate) fn english() -> Files {
    specimen_files(Language::En).into_iter().map(|(name, text)| (name.to_owned(), text)).collect()
}

pub(crate) fn sample(language: Language) -> Files {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../decks/sample").join(language.code());
    let files = ["deck.toml", "questions.toml", "riddles.toml", "challenges.toml", "luck.toml"];
    files.map(|name| (name.to_owned(), fs::read_to_string(folder.join(name)).expect(name))).into()
}

fn task_cards(deck: &Deck) -> impl Iterator<Item = &TaskCard> {
    Family::ALL.into_iter().flat_map(|family| deck.task_cards(family))
}

fn id(text: &str) -> CardId {
    CardId::parse(text).expect(text)
}

/// 6.1, 6.2: the specimen holds every card of the box, in id order.
#[test]
fn specimen_is_the_whole_box() {
    for language in Language::ALL {
        let deck = specimen(language);
        assert_eq!((deck.name(), deck.language()), ("specimen", language));
        assert_eq!(Family::ALL.map(|family| deck.n_cards(family)), [38, 38, 76, 38]);
        for family in Family::ALL {
            for number in 1..=family.n_in_box() {
                let id = CardId::new(family, number).expect("in the box");
                assert_eq!(deck.index(id), Some(CardIndex(number - 1)), "{id}");
                assert_eq!(deck.id(family, CardIndex(number - 1)), Some(id));
            }
        }
    }
}

/// 6.2: the number fixes the kind, and the kind who takes part.
#[test]
fn numbers_fix_kinds() {
    let who = |card: &str| Kind::of(id(card)).map(|kind| (kind.name(), kind.who()));
    assert_eq!(who("Q38"), Some(("question", Who::Player)));
    assert_eq!(who("E09"), Some(("arithmetic", Who::Player)));
    assert_eq!(who("E10"), Some(("logic", Who::Player)));
    assert_eq!(who("C01"), Some(("draw", Who::Ally)));
    assert_eq!(who("C52"), Some(("describe", Who::Ally)));
    assert_eq!(who("C55"), Some(("list", Who::Either)));
    assert_eq!(who("C70"), Some(("inner-clock", Who::Alone)));
    assert_eq!(Kind::of(id("L01")), None);
    let machine_only = |card: &str| Kind::of(id(card)).is_some_and(Kind::is_machine_only);
    assert_eq!(["E24", "E25", "E30", "E31", "C64", "C65"].map(machine_only), [false, true, true, false, false, true]);
}

/// 6.2: figures of the skills, first and last of each.
#[test]
fn skills_have_their_figures() {
    let figures = |skill: Skill| {
        let junior = skill.figures(Category::Junior, Level::One).to_string();
        (junior, skill.figures(Category::Adult, Level::Three).to_string())
    };
    let pair = |junior: &str, adult: &str| (junior.to_owned(), adult.to_owned());
    assert_eq!(
        figures(Skill::MemoryGrid),
        pair("{ symbols = 4, shown_ms = 8000 }", "{ symbols = 10, shown_ms = 8000 }")
    );
    assert_eq!(figures(Skill::Sequence), pair("{ length = 4 }", "{ length = 10 }"));
    assert_eq!(
        figures(Skill::InnerClock),
        pair("{ target_ms = 7000, tolerance_ms = 1500 }", "{ target_ms = 20000, tolerance_ms = 600 }")
    );
    assert_eq!(
        figures(Skill::QuickCount),
        pair("{ from = 7, to = 9, flash_ms = 2000 }", "{ from = 19, to = 25, flash_ms = 2000 }")
    );
    assert_eq!(figures(Skill::Sorting), pair("{ items = 4 }", "{ items = 8 }"));
    assert_eq!(
        figures(Skill::TongueTwister),
        pair("{ words = 5, typing_ms = 30000 }", "{ words = 16, typing_ms = 30000 }")
    );
}

/// 6.5: 20 lucky cards, 8 of them keepers, and 18 unlucky ones.
#[test]
fn luck_is_the_law() {
    let deck = specimen(Language::En);
    let n_class = |class| deck.luck_cards().iter().filter(|card| card.class == class).count();
    assert_eq!([LuckClass::Keeper, LuckClass::Lucky, LuckClass::Unlucky].map(n_class), [8, 12, 18]);
    let effect = |card: &str| deck.index(id(card)).and_then(|index| deck.luck_card(index)).map(|card| card.effect);
    assert_eq!(effect("L08"), Some(Effect::Insurance(50_000)));
    assert_eq!(effect("L20"), Some(Effect::PercentBonus(20)));
    assert_eq!(effect("L27"), Some(Effect::PayJackpot(50_000)));
    assert_eq!(effect("L38"), Some(Effect::LoseKeeper));
}

/// The samples of both languages pass the checker, and hold what they promise.
#[test]
fn samples_are_good() {
    for language in Language::ALL {
        let deck = read(&sample(language)).unwrap_or_else(|findings| panic!("{}", findings.join("\n")));
        assert_eq!(deck.language(), language);
        assert_eq!(Family::ALL.map(|family| deck.n_cards(family)), [6, 6, 9, 38]);
    }
}

/// In every deck at hand, what is shown as the answer is right by the deck's own matcher, and so is all it accepts.
#[test]
fn accepted_answers_are_right() {
    let decks = Language::ALL.map(|language| [specimen(language), read(&sample(language)).expect("a good sample")]);
    for card in decks.iter().flatten().flat_map(task_cards) {
        for (category, level) in
            Category::ALL.into_iter().flat_map(|category| Level::ALL.map(|level| (category, level)))
        {
            let task = card.task(category, level);
            let at = format!("{} {} {}", card.id, category.name(), level.number());
            let shown = task.shown.as_deref();
            match &task.answer {
                Answer::Text(text) => {
                    assert!(text.accepted().chain(shown).all(|typed| text_is_right(text, typed)), "{at}");
                    assert!(task.red.iter().all(|red| text_is_right(text, &red.words)), "{at}");
                }
                Answer::Number(number) => assert!(number_is_right(number, shown.expect("a number")), "{at}"),
                Answer::Spelling { say, accepted } => {
                    assert!(accepted.accepted().chain(shown).all(|typed| spelling_is_right(accepted, typed)), "{at}");
                    assert!(!spelling_is_right(accepted, say), "{at}");
                }
                Answer::List { items, .. } => {
                    let fits = |typed| list_entry(items, &Default::default(), typed).is_some();
                    assert!(items.iter().flat_map(TextAnswer::accepted).all(fits), "{at}");
                }
                Answer::TongueTwister { text, expected } => assert!(spelling_is_right(expected, text), "{at}"),
                Answer::Skill(_) | Answer::Sorting { .. } => {}
            }
        }
    }
}

/// The hash is that of the files by name, whatever their order: name, zero byte, length, bytes.
#[test]
fn sha256_is_canonical() {
    let files = english();
    let mut sorted = files.clone();
    sorted.sort();
    let mut bytes = Vec::new();
    for (name, text) in &sorted {
        bytes.extend([name.as_bytes(), b"\0", &(text.len() as u64).to_le_bytes(), text.as_bytes()].concat());
    }
    let wanted: [u8; 32] = Sha256::digest(bytes).into();
    assert_eq!(read(&files).expect("good").sha256(), wanted);
    assert_eq!(read(&sorted).expect("good").sha256(), wanted);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Whatever stands in a file, reading ends with a deck or with findings.
    #[test]
    fn any_text_is_read(which in 0_usize..5, text in any::<String>()) {
        let mut files = sample(Language::Fr);
        files[which].1 = text;
        let _ = read(&files);
    }

    /// A file with a piece cut out or doubled is read to an end.
    #[test]
    fn damaged_files_are_read(
        which in 0_usize..5,
        at in any::<prop::sample::Index>(),
        n in 0_usize..60,
        doubled in any::<bool>(),
    ) {
        let mut files = sample(Language::Fr);
        let text: Vec<char> = files[which].1.chars().collect();
        let (from, to) = (at.index(text.len()), (at.index(text.len()) + n).min(text.len()));
        let middle = if doubled { text[from..to].repeat(2) } else { Vec::new() };
        files[which].1 = text[..from].iter().chain(&middle).chain(&text[to..]).collect();
        let _ = read(&files);
    }

    /// A value exchanged for any other is read to an end.
    #[test]
    fn exchanged_values_are_read(
        which in 0_usize..5,
        line in any::<prop::sample::Index>(),
        value in r#"-?[0-9]{1,19}|true|\[\]|\[\[1\]\]|\{a=1\}|"[a-z0-9 .,]{0,9}"|1979-05-27|nan"#,
    ) {
        let mut files = sample(Language::Fr);
        let mut lines: Vec<String> = files[which].1.lines().map(str::to_owned).collect();
        let line = line.index(lines.len());
        if let Some((name, _)) = lines[line].clone().split_once(" = ") {
            lines[line] = format!("{name} = {value}");
        }
        files[which].1 = lines.join("\n");
        let _ = read(&files);
    }
}
