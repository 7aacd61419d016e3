//! One task: its fields as 6.3 lists them, and what 6.4 asks of it alone.

use super::fields::Fields;
use super::finding::Fault;
use super::id::Family;
use super::kind::Kind;
use super::read_skill::read_machine;
use super::task::{Answer, AnswerType, Category, Level, Red, Task};
use super::tune::{Note, parse_tune};
use crate::answer::{
    ITEMS_MAX, Key, Language, NumberAnswer, SpellingAnswer, Taboo, TextAnswer, key, key_stands_in, number_is_right,
    spelling_is_right, text_is_right, words,
};

const RED_MAX: usize = 40;
/// What 6.3 does not limit: no field of a task may be longer than this.
const FIELD_MAX: usize = 1_000;

/// What every reader of a part of a task needs to know.
#[derive(Clone, Copy)]
pub(super) struct Asked {
    pub(super) language: Language,
    pub(super) kind: Kind,
    pub(super) category: Category,
    pub(super) level: Level,
}

/// Reads one task; `None` if it has faults that leave nothing to build.
pub(super) fn read_task(
    language: Language,
    family: Family,
    kind: Kind,
    category: Category,
    level: Level,
    fields: &mut Fields<'_>,
) -> Option<Task> {
    let asked = Asked { language, kind, category, level };
    let open = fields.text("open", open_max(family));
    fields.optional_text("note", FIELD_MAX); // For checkers, never shown.
    let time = read_time(fields);
    let red = match kind {
        Kind::Draw | Kind::Mime | Kind::Hum | Kind::Describe => read_red(asked, fields).map(Some),
        Kind::Question(_) | Kind::Arithmetic | Kind::Logic | Kind::Charade | Kind::Spelling | Kind::WordGame => {
            Some(None)
        }
        Kind::List | Kind::Skill(_) => Some(None),
    };
    let red_words = red.iter().flatten().map(|red| &*red.words).next();
    let Some(answer_type) = read_answer_type(kind, fields) else {
        fields.leave_the_rest();
        return None;
    };
    let answer = match answer_type {
        AnswerType::Text => read_text(language, red_words, fields),
        AnswerType::Number => read_number(language, fields),
        AnswerType::Spelling => read_spelling(language, fields),
        AnswerType::List => read_list(asked, fields),
        AnswerType::Machine => read_machine(asked, fields),
    };
    let offers_choice = matches!(kind, Kind::Question(_) | Kind::Logic) && fields.flag("choice");
    let (open, (answer, shown), red) = (open?, answer?, red?);
    if !offers_choice {
        check_open(language, &open, &answer, fields);
    }
    Some(Task { open: open.into(), red, answer, shown: shown.map(Into::into), time })
}

/// 6.3: how long the text read to all may be.
fn open_max(family: Family) -> usize {
    match family {
        Family::Question => 220,
        Family::Riddle => 350,
        Family::Challenge | Family::Luck => 160,
    }
}

fn read_time(fields: &mut Fields<'_>) -> Option<u8> {
    let found = fields.optional_integer("time")?;
    let time = u8::try_from(found).ok().filter(|time| (20..=120).contains(time));
    if time.is_none() {
        fields.fault("time", Fault::TimeOutside { found });
    }
    time
}

/// The type may be left out where the kind has only one.
fn read_answer_type(kind: Kind, fields: &mut Fields<'_>) -> Option<AnswerType> {
    let allowed = kind.answer_types();
    let found = match (fields.optional_text("answer_type", FIELD_MAX), allowed) {
        (None, [only]) => return Some(*only),
        (None, _) => {
            fields.fault("answer_type", Fault::FieldMissing);
            return None;
        }
        (Some(found), _) => found,
    };
    let answer_type = allowed.iter().copied().find(|answer_type| answer_type.name() == found);
    if answer_type.is_none() {
        let allowed: Vec<&str> = allowed.iter().map(|answer_type| answer_type.name()).collect();
        fields.fault("answer_type", Fault::NotOneOf { found, allowed: allowed.join(", ") });
    }
    answer_type
}

fn read_red(asked: Asked, fields: &mut Fields<'_>) -> Option<Red> {
    let red = fields.text("red", RED_MAX);
    let forbidden = if asked.kind == Kind::Describe { fields.texts("forbidden") } else { Some(Vec::new()) };
    let notes = if asked.kind == Kind::Hum { read_notes(fields) } else { Some(Vec::new()) };
    let (words, forbidden, notes) = (red?, forbidden?, notes?);
    if asked.kind == Kind::Describe {
        check_forbidden(asked, &words, &forbidden, fields);
    }
    let taboo = Taboo::new(asked.language, &words, &forbidden);
    Some(Red { words: words.into(), forbidden: forbidden.into(), taboo, notes: notes.into() })
}

/// 6.2: 3, 4 or 5 forbidden words by level. 6.4: a forbidden word is never the red word.
fn check_forbidden(asked: Asked, red: &str, forbidden: &[String], fields: &mut Fields<'_>) {
    let wanted = 2 + usize::from(asked.level.number());
    if forbidden.len() != wanted {
        fields.fault("forbidden", Fault::WrongCount { found: forbidden.len(), wanted });
    }
    let red = key(asked.language, red);
    for word in forbidden {
        if key(asked.language, word) == red {
            fields.fault("forbidden", Fault::ForbiddenIsRed { found: word.clone() });
        } else if word.chars().filter(|letter| letter.is_alphanumeric()).count() < 3 {
            fields.fault("forbidden", Fault::ForbiddenTooShort { found: word.clone() });
        }
    }
}

fn read_notes(fields: &mut Fields<'_>) -> Option<Vec<Note>> {
    let tune = parse_tune(&fields.text("notes", FIELD_MAX)?);
    tune.map_err(|found| fields.fault("notes", Fault::NotANote { found })).ok()
}

/// 6.3: accepted, never, shown. Where there are red words they are accepted too.
fn read_text(language: Language, red: Option<&str>, fields: &mut Fields<'_>) -> Option<(Answer, Option<String>)> {
    let accepted = fields.texts("accepted");
    let never = fields.texts("never");
    let shown = fields.optional_text("shown", FIELD_MAX);
    let (mut accepted, never) = (accepted?, never?);
    accepted.splice(0..0, red.map(str::to_owned));
    if accepted.is_empty() && !fields.has("red") {
        fields.fault("accepted", Fault::FieldMissing);
    }
    for (name, text) in accepted.iter().map(|text| ("accepted", text)).chain(never.iter().map(|text| ("never", text))) {
        if key(language, text).is_empty() {
            fields.fault(name, Fault::KeyEmpty { found: text.clone() });
        }
    }
    let never_keys: Vec<Key> = never.iter().map(|text| key(language, text)).collect();
    for key in accepted.iter().map(|text| key(language, text)).filter(|key| never_keys.contains(key)) {
        fields.fault("never", Fault::NeverAccepted { key: key.to_string() });
    }
    let answer = TextAnswer::new(language, &accepted, &never);
    check_shown(shown.as_deref(), |shown| text_is_right(&answer, shown), fields);
    Some((Answer::Text(answer), Some(shown.or(accepted.into_iter().next())?)))
}

/// 6.3: the value and its units. 6.4: never exactly three decimals, which could be thousands.
fn read_number(language: Language, fields: &mut Fields<'_>) -> Option<(Answer, Option<String>)> {
    let value = fields.number("value");
    let units = fields.texts("units");
    let shown = fields.optional_text("shown", FIELD_MAX);
    let (value, units) = (value?, units?);
    for unit in units.iter().filter(|unit| NumberAnswer::new(language, "0", &[(*unit).clone()]).is_none()) {
        fields.fault("units", Fault::UnitUnreadable { found: unit.clone() });
    }
    if value.rsplit_once(['.', ',']).is_some_and(|(_, after)| after.len() == 3) {
        fields.fault("value", Fault::ThreeDecimals { found: value.clone() });
    }
    if NumberAnswer::new(language, &value, &[]).is_none() {
        fields.fault("value", Fault::NotANumber { found: value.clone() });
    }
    let answer = NumberAnswer::new(language, &value, &units)?;
    check_shown(shown.as_deref(), |shown| number_is_right(&answer, shown), fields);
    Some((Answer::Number(answer), Some(shown.unwrap_or(value))))
}

/// 6.4: no key of `say` equals an accepted spelling.
fn read_spelling(language: Language, fields: &mut Fields<'_>) -> Option<(Answer, Option<String>)> {
    let accepted = fields.texts("accepted");
    let say = fields.text("say", FIELD_MAX);
    let shown = fields.optional_text("shown", FIELD_MAX);
    let accepted = accepted?;
    if accepted.is_empty() {
        fields.fault("accepted", Fault::FieldMissing);
    }
    let (say, spellings) = (say?, SpellingAnswer::new(&accepted));
    if spelling_is_right(&spellings, &say) || spelling_is_right(&spellings, key(language, &say).as_str()) {
        fields.fault("say", Fault::SayIsAccepted { found: say.clone() });
    }
    check_shown(shown.as_deref(), |shown| spelling_is_right(&spellings, shown), fields);
    Some((Answer::Spelling { say: say.into(), accepted: spellings }, Some(shown.or(accepted.into_iter().next())?)))
}

/// 6.3: what is displayed at the end is one of the accepted answers.
fn check_shown(shown: Option<&str>, is_right: impl FnOnce(&str) -> bool, fields: &mut Fields<'_>) {
    if let Some(shown) = shown.filter(|shown| !is_right(shown)) {
        fields.fault("shown", Fault::NotAccepted { found: shown.to_owned() });
    }
}

/// 6.2: k is 4, 6, 8 for juniors and 6, 9, 12 for adults. 6.4: at least 2k items.
fn read_list(asked: Asked, fields: &mut Fields<'_>) -> Option<(Answer, Option<String>)> {
    let written = fields.items("items");
    let need: u8 = match asked.category {
        Category::Junior => [4, 6, 8][asked.level.place()],
        Category::Adult => [6, 9, 12][asked.level.place()],
    };
    if let Some(found) = fields.integer("need").filter(|found| *found != i64::from(need)) {
        fields.fault("need", Fault::Disagrees { found: found.to_string(), wanted: need.to_string() });
    }
    let written = written?;
    let (found, wanted) = (written.len(), 2 * usize::from(need));
    if found < wanted {
        fields.fault("items", Fault::TooFewItems { found, wanted });
    }
    if found > ITEMS_MAX {
        fields.fault("items", Fault::TooManyItems { found, max: ITEMS_MAX });
        return None;
    }
    let mut seen: Vec<Key> = Vec::new();
    for spellings in &written {
        let mut keys: Vec<Key> = spellings.iter().map(|text| key(asked.language, text)).collect();
        if keys.is_empty() || keys.iter().any(Key::is_empty) {
            fields.fault("items", Fault::KeyEmpty { found: spellings.join(", ") });
        }
        keys.dedup();
        if let Some(key) = keys.iter().find(|key| seen.contains(key)) {
            fields.fault("items", Fault::ItemTwice { key: key.to_string() });
        }
        seen.extend(keys);
    }
    let items = written.iter().map(|spellings| TextAnswer::new(asked.language, spellings, &[])).collect();
    Some((Answer::List { items, need }, None))
}

/// 6.4: no answer stands in its own open text; lists, sorting and skills are no such answers.
fn check_open(language: Language, open: &str, answer: &Answer, fields: &mut Fields<'_>) {
    let words = words(language, open);
    if let Some(key) = answer_keys(language, answer).iter().find(|key| key_stands_in(key, &words)) {
        fields.fault("open", Fault::KeyInOpen { key: key.to_string() });
    }
}

/// The keys of an answer, for comparing tasks (6.4); a list, a sorting or a skill has none.
pub(super) fn answer_keys(language: Language, answer: &Answer) -> Vec<Key> {
    let mut keys: Vec<Key> = match answer {
        Answer::Text(text) => text.keys().cloned().collect(),
        Answer::Number(number) => vec![key(language, number.value())],
        Answer::Spelling { accepted, .. } => accepted.accepted().map(|word| key(language, word)).collect(),
        Answer::List { .. } | Answer::Skill(_) | Answer::Sorting { .. } | Answer::TongueTwister { .. } => Vec::new(),
    };
    keys.sort_unstable();
    keys.dedup();
    keys
}
