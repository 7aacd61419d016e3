//! A task card and its six tasks (6.3). Texts are shared, because views hold them and are made often.

use std::sync::Arc;

use super::id::CardId;
use super::kind::Kind;
use super::skill::Figures;
use super::tune::Note;
use crate::answer::{NumberAnswer, SpellingAnswer, Taboo, TextAnswer};

/// The category of a person, and of the tasks read to that person (A6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Category {
    /// About 8 to 12 years.
    Junior,
    /// Everybody else.
    Adult,
}

/// The level of a task: each success may be doubled on, twice (R20 to R27).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(into = "u8"), ts(type = "1 | 2 | 3"))]
pub enum Level {
    /// For the stake.
    One,
    /// After the first "double".
    Two,
    /// After the second.
    Three,
}

/// How an answer is compared (6.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AnswerType {
    /// Words, with a little mercy (N8).
    Text,
    /// One number (N10).
    Number,
    /// Letter by letter (N11).
    Spelling,
    /// Several things out of a closed list (N12).
    List,
    /// Measured by the machine.
    Machine,
}

/// A question, riddle or challenge card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TaskCard {
    /// Its name; never sent to anybody before the turn is over (section 4).
    pub id: CardId,
    /// What its six tasks have in common; public when the card is drawn.
    pub kind: Kind,
    /// Junior 1 to 3, adult 1 to 3.
    tasks: [[Task; 3]; 2],
    /// By category, what stands open once so many levels are settled: none, the first, two, all.
    settled: [[Arc<[Settled]>; 4]; 2],
}

/// A level that is settled: open to all (A21).
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Settled {
    /// What was read out.
    #[cfg_attr(feature = "wire", ts(type = "string"))]
    pub open: Arc<str>,
    /// The right answer, or the red words; a list or a skill has none.
    #[cfg_attr(feature = "wire", ts(type = "string | null"))]
    pub answer: Option<Arc<str>>,
}

/// One task: what is read out, and what is expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Task {
    /// The text read to all.
    pub open: Arc<str>,
    /// The red words and what belongs to them (draw, mime, hum, describe).
    pub red: Option<Red>,
    /// What is expected.
    pub answer: Answer,
    /// The answer as it is displayed when the level is settled (A21); a list or a skill has none.
    pub shown: Option<Arc<str>>,
    /// Seconds, 20 to 120; `None`: the time of the option.
    pub time: Option<u8>,
}

/// What only the player and the reader know until the level is settled (R32, A21).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Red {
    /// The words to perform.
    pub words: Arc<str>,
    /// Describe: the words that no clue may use; for the other kinds there are none.
    pub forbidden: Arc<[String]>,
    /// Red and forbidden words, as clues are checked against them (N13).
    pub taboo: Taboo,
    /// Hum: the tune; for the other kinds it is empty.
    pub notes: Arc<[Note]>,
}

/// What is expected of a task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// N8: one answer in words, typed by the player or guessed by the ally.
    Text(TextAnswer),
    /// N10: a number.
    Number(NumberAnswer),
    /// N11: a word to spell.
    Spelling {
        /// A respelling for the machine's voice; the true word never reaches the player's page (I12).
        say: Arc<str>,
        /// The accepted spellings.
        accepted: SpellingAnswer,
    },
    /// N12: `need` different items of a closed list.
    List {
        /// The items, each with its accepted spellings.
        items: Vec<TextAnswer>,
        /// How many must be named.
        need: u8,
    },
    /// Memory grid, sequence, inner clock, quick count: the rest is drawn by luck.
    Skill(Figures),
    /// Sorting: the items in their right order.
    Sorting {
        /// Right order, first to last.
        items: Arc<[String]>,
    },
    /// The tongue-twister, compared like a spelling (N11).
    TongueTwister {
        /// What is to be typed, well written.
        text: Arc<str>,
        /// The same, prepared.
        expected: SpellingAnswer,
    },
}

impl TaskCard {
    pub(super) fn new(id: CardId, kind: Kind, tasks: [[Task; 3]; 2]) -> Self {
        let settled = tasks.each_ref().map(|levels| {
            let levels = levels.each_ref().map(|task| Settled { open: task.open.clone(), answer: task.shown.clone() });
            [0, 1, 2, 3].map(|count| levels[..count].into())
        });
        Self { id, kind, tasks, settled }
    }

    /// What stands open once this many levels of a category are settled.
    pub fn settled(&self, category: Category, levels: u8) -> &Arc<[Settled]> {
        &self.settled[category.place()][usize::from(levels)]
    }

    /// The task of a category and level.
    pub fn task(&self, category: Category, level: Level) -> &Task {
        &self.tasks[category.place()][level.place()]
    }
}

impl Answer {
    /// How it is compared.
    pub fn answer_type(&self) -> AnswerType {
        match self {
            Answer::Text(_) => AnswerType::Text,
            Answer::Number(_) => AnswerType::Number,
            Answer::Spelling { .. } => AnswerType::Spelling,
            Answer::List { .. } => AnswerType::List,
            Answer::Skill(_) | Answer::Sorting { .. } | Answer::TongueTwister { .. } => AnswerType::Machine,
        }
    }
}

impl Category {
    /// Both, Junior first.
    pub const ALL: [Category; 2] = [Category::Junior, Category::Adult];

    /// The word for it in deck files and records.
    pub fn name(self) -> &'static str {
        match self {
            Category::Junior => "junior",
            Category::Adult => "adult",
        }
    }

    pub(super) fn place(self) -> usize {
        match self {
            Category::Junior => 0,
            Category::Adult => 1,
        }
    }
}

impl Level {
    /// The three levels, rising.
    pub const ALL: [Level; 3] = [Level::One, Level::Two, Level::Three];

    /// 1, 2 or 3.
    pub fn number(self) -> u8 {
        match self {
            Level::One => 1,
            Level::Two => 2,
            Level::Three => 3,
        }
    }

    pub(super) fn place(self) -> usize {
        usize::from(self.number()) - 1
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> u8 {
        level.number()
    }
}

impl AnswerType {
    /// All five, in the order of 6.3.
    pub const ALL: [AnswerType; 5] =
        [AnswerType::Text, AnswerType::Number, AnswerType::Spelling, AnswerType::List, AnswerType::Machine];

    /// The word for it in deck files.
    pub fn name(self) -> &'static str {
        match self {
            AnswerType::Text => "text",
            AnswerType::Number => "number",
            AnswerType::Spelling => "spelling",
            AnswerType::List => "list",
            AnswerType::Machine => "machine",
        }
    }
}
