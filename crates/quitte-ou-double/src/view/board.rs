//! The task on the board and the last one that is over: who may read what, and when (A20, A21, section 4).

use std::sync::Arc;

use arrayvec::ArrayVec;

use crate::deck::{
    Answer, CardId, Category, Family, Figures, Kind, Level, Note, Settled, Task as DeckTask, TaskCard, Who,
};
use crate::money::Money;
use crate::people::Human;
use crate::setup::QuitteOuDouble;
use crate::skill::{Cell, FIGURES_MAX, Layout, layout};
use crate::state::{End, Funding, Phase, State, Task};
use crate::view::{Eyes, Unread};

/// The pot and its task.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Board {
    /// Of which pile.
    pub family: Family,
    /// S; the pots of the three levels are 2, 4 and 8 times as much (R37).
    pub stake: Money,
    /// Whose money the stake is.
    pub funding: Funding,
    /// What lies there now.
    pub pot: Money,
    /// Which level.
    pub level: Level,
    /// A22: the person who reads; nobody where the house does.
    pub reader: Option<Human>,
    /// R33: who helps at this level.
    pub ally: Option<Human>,
    /// 6.5: whether *star ally* was played for it.
    pub star: bool,
    /// 7.2: the card while it lies before its reader.
    pub unread: Option<Unread>,
    /// The card, from the moment it is read; the reader sees it before.
    pub read: Option<Read>,
}

/// A level that was read out.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Read {
    /// What kind of task, with its theme.
    pub kind: Kind,
    /// A24: who takes part.
    pub who: Who,
    /// Whose category.
    pub category: Category,
    /// The text read to all.
    #[cfg_attr(feature = "wire", ts(type = "string"))]
    pub open: Arc<str>,
    /// The time for it; none where there is no clock.
    pub time_s: Option<u8>,
    /// Spelling: what a machine's voice says.
    #[cfg_attr(feature = "wire", ts(type = "string | null"))]
    pub say: Option<Arc<str>>,
    /// Spelling: the number of letters, for who has no voice in the deck's language (7.1).
    pub letters: Option<u8>,
    /// List: how many things are to be named.
    pub need: Option<u8>,
    /// Skill: the figures of 6.2.
    pub figures: Option<Figures>,
    /// Skill: what luck made of them; for the player from the attempt on, for all when the level is settled.
    pub skill: Option<SkillTask>,
    /// The red words: for the player and the reader; for voters when a vote opens; for all when the level is settled.
    pub red: Option<RedWords>,
    /// The expected answer: for the reader; for voters when a vote opens; for all when the level is settled.
    #[cfg_attr(feature = "wire", ts(type = "string | null"))]
    pub expected: Option<Arc<str>>,
    /// The levels of this card that were done before.
    #[cfg_attr(feature = "wire", ts(type = "Array<Settled>"))]
    pub done: Arc<[Settled]>,
}

/// What the player whispers to nobody (R32).
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct RedWords {
    /// What is to be performed.
    #[cfg_attr(feature = "wire", ts(type = "string"))]
    pub words: Arc<str>,
    /// Describe: the words that no clue may use.
    #[cfg_attr(feature = "wire", ts(type = "string[]"))]
    pub forbidden: Arc<[String]>,
    /// Hum: the tune; at level 3 the title must do (6.3).
    #[cfg_attr(feature = "wire", ts(type = "Array<Note>"))]
    pub notes: Option<Arc<[Note]>>,
}

/// A skill task as it is laid before the player.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum SkillTask {
    /// Memory grid: what was shown.
    Grid {
        /// By cell.
        #[cfg_attr(feature = "wire", ts(type = "Array<Cell>"))]
        cells: ArrayVec<Cell, FIGURES_MAX>,
    },
    /// Sequence: the lights in order.
    Sequence {
        /// Each from 0 to 3.
        #[cfg_attr(feature = "wire", ts(type = "number[]"))]
        lights: ArrayVec<u8, FIGURES_MAX>,
    },
    /// Quick count: how many flashed up.
    Count {
        /// So many.
        objects: u8,
    },
    /// Sorting: the items as they are laid out, and in the right order once the level is settled.
    Sorting {
        /// First to last.
        items: Vec<String>,
    },
    /// Tongue-twister: what is to be typed.
    Twister {
        /// Well written.
        #[cfg_attr(feature = "wire", ts(type = "string"))]
        text: Arc<str>,
    },
}

/// A task that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Last {
    /// Whose turn it was.
    pub player: Human,
    /// Which card: the turn is over, so its number may be told.
    pub card: CardId,
    /// What kind of task.
    pub kind: Kind,
    /// Whose category.
    pub category: Category,
    /// How it ended.
    pub end: End,
    /// Its levels from the first on, as far as they were settled.
    #[cfg_attr(feature = "wire", ts(type = "Array<Settled>"))]
    pub levels: Arc<[Settled]>,
}

pub(super) fn board(game: &QuitteOuDouble, state: &State, eyes: Eyes) -> Option<Board> {
    let task = state.task.as_ref()?;
    let card = task.card.and_then(|card| game.deck.task_card(task.family, card));
    Some(Board {
        family: task.family,
        stake: task.stake,
        funding: task.funding,
        pot: task.pot(),
        level: task.level,
        reader: task.reader.human(),
        ally: task.ally,
        star: task.star,
        unread: None,
        read: card.map(|card| read(game, state, task, card, eyes)),
    })
}

fn read(game: &QuitteOuDouble, state: &State, task: &Task, card: &TaskCard, eyes: Eyes) -> Read {
    let player = game.player(state);
    let category = game.roster.category(player);
    let content = card.task(category, task.level);
    // A21: at success the level is settled; after a final failure the whole task is over.
    let settled = state.phase == Phase::Doubling;
    let plays = eyes.human == Some(player);
    let votes = |voter| matches!(state.phase, Phase::Voting { voters } if voters.has(voter));
    let judges = eyes.human.is_some_and(|human| task.reader.human() == Some(human) || votes(human));
    Read {
        kind: card.kind,
        who: card.kind.who(),
        category,
        open: Arc::clone(&content.open),
        time_s: content.time.or(match task.family {
            Family::Question => game.times.question_s,
            Family::Riddle => game.times.riddle_s,
            Family::Challenge | Family::Luck => Some(game.times.challenge_s),
        }),
        say: match &content.answer {
            Answer::Spelling { say, .. } => Some(Arc::clone(say)),
            _ => None,
        },
        letters: letters(content),
        need: match content.answer {
            Answer::List { need, .. } => Some(need),
            _ => None,
        },
        figures: figures(card.kind, category, task.level),
        skill: if settled || plays && state.phase == Phase::Attempting {
            skill_task(card.kind, category, content, task, settled)
        } else {
            None
        },
        red: if settled || plays || judges { red_words(content, task.level) } else { None },
        expected: if settled || judges { content.shown.clone() } else { None }, // I12
        done: Arc::clone(card.settled(category, task.level.number() - 1)),
    }
}

fn letters(content: &DeckTask) -> Option<u8> {
    match (&content.answer, &content.shown) {
        (Answer::Spelling { .. }, Some(word)) => {
            Some(word.chars().filter(|letter| letter.is_alphabetic()).count() as u8)
        }
        _ => None,
    }
}

fn red_words(content: &DeckTask, level: Level) -> Option<RedWords> {
    let red = content.red.as_ref()?;
    let notes = (level < Level::Three && !red.notes.is_empty()).then(|| Arc::clone(&red.notes)); // 6.3
    Some(RedWords { words: Arc::clone(&red.words), forbidden: Arc::clone(&red.forbidden), notes })
}

fn figures(kind: Kind, category: Category, level: Level) -> Option<Figures> {
    match kind {
        Kind::Skill(skill) => Some(skill.figures(category, level)),
        _ => None,
    }
}

fn skill_task(kind: Kind, category: Category, content: &DeckTask, task: &Task, settled: bool) -> Option<SkillTask> {
    let laid_out = || layout(figures(kind, category, task.level)?, task.word?);
    match &content.answer {
        Answer::Skill(_) => match laid_out()? {
            Layout::Grid(cells) => Some(SkillTask::Grid { cells }),
            Layout::Sequence(lights) => Some(SkillTask::Sequence { lights }),
            Layout::Count(objects) => Some(SkillTask::Count { objects }),
            Layout::Order(_) => None,
        },
        Answer::Sorting { items } if settled => Some(SkillTask::Sorting { items: items.to_vec() }),
        Answer::Sorting { items } => match laid_out()? {
            Layout::Order(order) => {
                let items = order.iter().filter_map(|item| items.get(usize::from(*item))).cloned().collect();
                Some(SkillTask::Sorting { items })
            }
            Layout::Grid(_) | Layout::Sequence(_) | Layout::Count(_) => None,
        },
        Answer::TongueTwister { text, .. } => Some(SkillTask::Twister { text: Arc::clone(text) }),
        Answer::Text(_) | Answer::Number(_) | Answer::Spelling { .. } | Answer::List { .. } => None,
    }
}

pub(super) fn last(game: &QuitteOuDouble, state: &State) -> Option<Last> {
    let story = state.last?;
    let card = game.deck.task_card(story.family, story.card)?;
    Some(Last {
        player: story.player,
        card: card.id,
        kind: card.kind,
        category: story.category,
        end: story.end,
        levels: Arc::clone(card.settled(story.category, story.settled.number())), // A20
    })
}
