//! A task that the machine settles: its figures, and the words of sortings and tongue-twisters.

use super::fields::Fields;
use super::finding::Fault;
use super::kind::Kind;
use super::read_task::Asked;
use super::skill::Figures;
use super::task::Answer;
use crate::answer::SpellingAnswer;

const TWISTER_MAX: usize = 200;

/// Reads `params` and what else the skill needs; nothing is shown at the end but the attempt itself.
pub(super) fn read_machine(asked: Asked, fields: &mut Fields<'_>) -> Option<(Answer, Option<String>)> {
    let Kind::Skill(skill) = asked.kind else {
        return None;
    };
    let figures = skill.figures(asked.category, asked.level);
    check_params(figures, fields);
    match figures {
        Figures::MemoryGrid { .. }
        | Figures::Sequence { .. }
        | Figures::InnerClock { .. }
        | Figures::QuickCount { .. } => Some((Answer::Skill(figures), None)),
        Figures::Sorting { items: wanted } => {
            let items = fields.texts("items")?; // In the right order.
            check_count("items", items.len(), wanted, fields);
            Some((Answer::Sorting { items: items.into() }, None))
        }
        Figures::TongueTwister { words: wanted, .. } => {
            let text = fields.text("twister", TWISTER_MAX)?;
            check_count("twister", text.split_whitespace().count(), wanted, fields);
            let expected = SpellingAnswer::new(std::slice::from_ref(&text));
            Some((Answer::TongueTwister { text: text.into(), expected }, None))
        }
    }
}

/// 6.3: the params of a skill are the figures of 6.2, all of them and no others.
fn check_params(figures: Figures, fields: &mut Fields<'_>) {
    let Some(mut found) = fields.integers("params") else {
        return;
    };
    let mut wanted: Vec<(String, i64)> =
        figures.named().into_iter().map(|(name, figure)| (name.to_owned(), i64::from(figure))).collect();
    found.sort_unstable();
    wanted.sort_unstable();
    if found != wanted {
        let found: Vec<String> = found.iter().map(|(name, figure)| format!("{name} = {figure}")).collect();
        let found = format!("{{ {} }}", found.join(", "));
        fields.fault("params", Fault::Disagrees { found, wanted: figures.to_string() });
    }
}

fn check_count(name: &'static str, found: usize, wanted: u8, fields: &mut Fields<'_>) {
    let wanted = usize::from(wanted);
    if found != wanted {
        fields.fault(name, Fault::WrongCount { found, wanted });
    }
}
