//! What 6.4 and 6.5 ask of a deck as a whole.
//!
//! Ids come from the files, so that a card with other faults does not count as missing.

use std::collections::BTreeMap;

use super::finding::{Fault, Finding};
use super::id::{CardId, Family};
use super::kind::{Kind, Who};
use super::read_task::answer_keys;
use super::task::{Category, Level, TaskCard};
use crate::answer::{Key, Language};

/// 6.4: no answer key twice within one family, category and language.
pub(super) fn check_keys(language: Language, cards: &[TaskCard], category: Category, findings: &mut Vec<Finding>) {
    let mut first_task: BTreeMap<Key, String> = BTreeMap::new();
    for card in cards {
        for level in Level::ALL {
            let field = format!("{}.{}", category.name(), level.number());
            for key in answer_keys(language, &card.task(category, level).answer) {
                if let Some(first) = first_task.get(&key) {
                    let fault = Fault::KeyTwice { key: key.to_string(), first: first.clone() };
                    findings.push(finding(card.id, Some(field.clone()), fault));
                } else {
                    first_task.insert(key, format!("{} {field}", card.id));
                }
            }
        }
    }
}

/// A26 must always find a card that needs no ally, also while one is in use: the loader insists on two.
pub(super) fn check_alone(ids: &[CardId], findings: &mut Vec<Finding>) {
    let needs_no_ally = |id: &&CardId| matches!(Kind::of(**id).map(Kind::who), Some(Who::Either | Who::Alone));
    let found = ids.iter().filter(needs_no_ally).count();
    if found < 2 {
        let file = Family::Challenge.file().to_owned();
        findings.push(Finding { file, card: None, field: None, fault: Fault::TooFewAlone { found } });
    }
}

/// 6.5: all 38 luck cards.
pub(super) fn check_luck(ids: &[CardId], findings: &mut Vec<Finding>) {
    for id in (1..=Family::Luck.n_in_box()).filter_map(|number| CardId::new(Family::Luck, number)) {
        if !ids.contains(&id) {
            findings.push(finding(id, None, Fault::LuckMissing));
        }
    }
}

fn finding(id: CardId, field: Option<String>, fault: Fault) -> Finding {
    Finding { file: id.family().file().to_owned(), card: Some(id.to_string()), field, fault }
}
