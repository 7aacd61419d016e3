//! From the texts of five files to a deck: files, cards, luck cards.

use toml::Table;

use super::Deck;
use super::check::{check_alone, check_keys, check_luck};
use super::digest::sha256;
use super::fields::{Fields, Place};
use super::finding::{Fault, Finding};
use super::id::{CardId, Family};
use super::kind::Kind;
use super::luck::{LUCK, LuckCard};
use super::read_task::read_task;
use super::task::{Category, Level, Task, TaskCard};
use crate::answer::Language;

const HEADER: &str = "deck.toml";

/// The limits of 6.3 on a luck card, and ours on the name of a deck.
const TITLE_MAX: usize = 40;
const TEXT_MAX: usize = 160;
const NAME_MAX: usize = 40;

/// Reads a whole deck, or says everything that is wrong with it.
///
/// Without a readable `deck.toml` the language is unknown, so the cards are not looked at.
pub(super) fn read_deck(files: &[(&str, &str)]) -> Result<Deck, Vec<Finding>> {
    let mut findings = Vec::new();
    check_files(files, &mut findings);
    let header = parse(files, HEADER, &mut findings).and_then(|table| read_header(&table, &mut findings));
    let Some((name, language)) = header else {
        return Err(findings);
    };
    let task_cards = |family, findings: &mut Vec<Finding>| {
        let mut cards = Vec::new();
        let ids = read_family(files, family, findings, |id, fields| cards.extend(read_task_card(language, id, fields)));
        cards.sort_by_key(|card: &TaskCard| card.id);
        for category in Category::ALL {
            check_keys(language, &cards, category, findings);
        }
        (cards, ids)
    };
    let (questions, _) = task_cards(Family::Question, &mut findings);
    let (riddles, _) = task_cards(Family::Riddle, &mut findings);
    let (challenges, challenge_ids) = task_cards(Family::Challenge, &mut findings);
    let mut luck = Vec::new();
    let luck_ids =
        read_family(files, Family::Luck, &mut findings, |id, fields| luck.extend(read_luck_card(id, fields)));
    luck.sort_by_key(|card| card.id);
    if let Some(ids) = challenge_ids {
        check_alone(&ids, &mut findings);
    }
    if let Some(ids) = luck_ids {
        check_luck(&ids, &mut findings);
    }
    let deck = Deck { name, language, sha256: sha256(files), questions, riddles, challenges, luck };
    if findings.is_empty() { Ok(deck) } else { Err(findings) }
}

fn check_files(files: &[(&str, &str)], findings: &mut Vec<Finding>) {
    let wanted = || std::iter::once(HEADER).chain(Family::ALL.map(Family::file));
    let mut fault =
        |file: &str, fault| findings.push(Finding { file: file.to_owned(), card: None, field: None, fault });
    for (place, (name, _)) in files.iter().enumerate() {
        if !wanted().any(|file| file == *name) {
            fault(name, Fault::FileUnknown);
        } else if files[..place].iter().any(|(earlier, _)| earlier == name) {
            fault(name, Fault::FileTwice);
        }
    }
    for name in wanted().filter(|name| !files.iter().any(|(file, _)| file == name)) {
        fault(name, Fault::FileMissing);
    }
}

fn parse(files: &[(&str, &str)], name: &str, findings: &mut Vec<Finding>) -> Option<Table> {
    let (_, text) = files.iter().find(|(file, _)| *file == name)?;
    match text.parse() {
        Ok(table) => Some(table),
        Err(error) => {
            let why = error.to_string().trim_end().to_owned();
            findings.push(Finding { file: name.to_owned(), card: None, field: None, fault: Fault::NotToml(why) });
            None
        }
    }
}

fn read_header(table: &Table, findings: &mut Vec<Finding>) -> Option<(String, Language)> {
    let place = Place { file: HEADER.to_owned(), card: None, prefix: String::new() };
    let mut fields = Fields::new(table, place, findings);
    let name = fields.text("name", NAME_MAX);
    let code = fields.text("language", NAME_MAX);
    let language = code.as_deref().and_then(Language::from_code);
    if let (Some(found), None) = (code, language) {
        fields.fault("language", Fault::NotOneOf { found, allowed: Language::ALL.map(Language::code).join(", ") });
    }
    fields.finish();
    Some((name?, language?))
}

/// Hands every card of a file with a good, new id to `read`, and gives these ids; `None` if the file cannot be read.
fn read_family(
    files: &[(&str, &str)],
    family: Family,
    findings: &mut Vec<Finding>,
    mut read: impl FnMut(CardId, &mut Fields<'_>),
) -> Option<Vec<CardId>> {
    let table = parse(files, family.file(), findings)?;
    let place = |card| Place { file: family.file().to_owned(), card, prefix: String::new() };
    let tables: Option<Vec<&Table>> = match table.get("card") {
        Some(cards) => cards.as_array().and_then(|cards| cards.iter().map(toml::Value::as_table).collect()),
        None => Some(Vec::new()),
    };
    let mut file = Fields::new(&table, place(None), findings);
    if tables.is_none() {
        file.fault("card", Fault::FieldType("a list of tables, each headed [[card]]"));
    }
    for name in table.keys().filter(|name| *name != "card") {
        file.fault(name, Fault::FieldUnknown);
    }
    let mut seen: Vec<CardId> = Vec::new();
    for (nth, card) in (1..).zip(tables.iter().flatten()) {
        let written = card.get("id").and_then(toml::Value::as_str);
        let name = written.map_or_else(|| format!("card {nth}"), str::to_owned);
        let mut fields = Fields::new(card, place(Some(name)), findings);
        let Some(found) = fields.text("id", NAME_MAX) else {
            continue;
        };
        match CardId::parse(&found).filter(|id| id.family() == family) {
            None => fields.fault("id", Fault::IdMalformed { found }),
            Some(id) if seen.contains(&id) => fields.fault("id", Fault::IdTwice),
            Some(id) => {
                seen.push(id);
                read(id, &mut fields);
                fields.finish();
            }
        }
    }
    if seen.is_empty() && family != Family::Luck {
        let file = family.file().to_owned();
        findings.push(Finding { file, card: None, field: None, fault: Fault::NoCards });
    }
    Some(seen)
}

fn read_task_card(language: Language, id: CardId, fields: &mut Fields<'_>) -> Option<TaskCard> {
    let kind = Kind::of(id)?;
    expect(fields, "kind", kind.name()); // 6.2: the number fixes the kind and the theme.
    if let Some(theme) = kind.theme() {
        expect(fields, "theme", theme.name());
    }
    let [junior, adult] = Category::ALL.map(|category| read_category(language, id, kind, category, fields));
    Some(TaskCard::new(id, kind, [junior?, adult?]))
}

fn read_category(
    language: Language,
    id: CardId,
    kind: Kind,
    category: Category,
    fields: &mut Fields<'_>,
) -> Option<[Task; 3]> {
    let mut levels = fields.inner(category.name())?;
    let [one, two, three] = Level::ALL.map(|level| {
        let name = ["1", "2", "3"][level.place()];
        let mut task = levels.inner(name)?;
        let read = read_task(language, id.family(), kind, category, level, &mut task);
        task.finish();
        read
    });
    levels.finish();
    Some([one?, two?, three?])
}

fn read_luck_card(id: CardId, fields: &mut Fields<'_>) -> Option<LuckCard> {
    let effect = *LUCK.get(usize::from(id.number()) - 1)?;
    let (name, number) = effect.name_and_number();
    expect(fields, "class", effect.class().name());
    expect(fields, "effect", name);
    if let Some(wanted) = number {
        let found = fields.integer("number");
        if let Some(found) = found.filter(|found| *found != i64::from(wanted)) {
            fields.fault("number", Fault::Disagrees { found: found.to_string(), wanted: wanted.to_string() });
        }
    }
    let title = fields.text("title", TITLE_MAX);
    let text = fields.text("text", TEXT_MAX);
    Some(LuckCard { id, class: effect.class(), effect, title: title?.into(), text: text?.into() })
}

/// The field must be there and hold this word, because the id says so.
fn expect(fields: &mut Fields<'_>, name: &'static str, wanted: &str) {
    if let Some(found) = fields.text(name, NAME_MAX).filter(|found| found != wanted) {
        fields.fault(name, Fault::Disagrees { found, wanted: wanted.to_owned() });
    }
}
