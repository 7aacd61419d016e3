//! What a card asks for: kinds, themes and who performs, all fixed by its number (6.2).

use super::id::{CardId, Family};
use super::skill::Skill;
use super::task::AnswerType;

/// What the six tasks of a card have in common; public when the card is drawn (6.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Kind {
    /// General knowledge of one theme.
    Question(Theme),
    /// Ages, prices, sequences, clocks.
    Arithmetic,
    /// Who sits where, odd one out, liars, weighings.
    Logic,
    /// My first, my second, my whole.
    Charade,
    /// A word to spell.
    Spelling,
    /// Anagrams, hidden words, rhymes, missing letters.
    WordGame,
    /// Draw it, and the ally guesses.
    Draw,
    /// Mime it, and the ally guesses.
    Mime,
    /// Play or hum a tune, and the ally names it.
    Hum,
    /// Describe a word without the forbidden ones.
    Describe,
    /// Name so many things in time.
    List,
    /// A task that only the machine can settle.
    Skill(Skill),
}

/// The theme of a question card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Theme {
    /// Geography.
    Geography,
    /// History.
    History,
    /// Sciences and nature.
    Sciences,
    /// Arts and music.
    Arts,
    /// Literature, tales, myths.
    Literature,
    /// Words, grammar, sayings.
    Language,
    /// Mathematics and measures.
    Mathematics,
    /// Everyday life, food, rules of sports.
    Everyday,
}

/// Who takes part in a task (A24).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Who {
    /// A question or riddle: the player answers.
    Player,
    /// Somebody must guess: an ally is compulsory.
    Ally,
    /// Alone or with an ally, as the player likes.
    Either,
    /// No ally.
    Alone,
}

/// The spread of the kinds over the numbers (6.2): family, first and last number, kind.
const SPREAD: [(Family, u8, u8, Kind); 24] = [
    (Family::Question, 1, 6, Kind::Question(Theme::Geography)),
    (Family::Question, 7, 11, Kind::Question(Theme::History)),
    (Family::Question, 12, 18, Kind::Question(Theme::Sciences)),
    (Family::Question, 19, 23, Kind::Question(Theme::Arts)),
    (Family::Question, 24, 27, Kind::Question(Theme::Literature)),
    (Family::Question, 28, 31, Kind::Question(Theme::Language)),
    (Family::Question, 32, 35, Kind::Question(Theme::Mathematics)),
    (Family::Question, 36, 38, Kind::Question(Theme::Everyday)),
    (Family::Riddle, 1, 9, Kind::Arithmetic),
    (Family::Riddle, 10, 18, Kind::Logic),
    (Family::Riddle, 19, 24, Kind::Charade),
    (Family::Riddle, 25, 30, Kind::Spelling),
    (Family::Riddle, 31, 38, Kind::WordGame),
    (Family::Challenge, 1, 16, Kind::Draw),
    (Family::Challenge, 17, 28, Kind::Mime),
    (Family::Challenge, 29, 34, Kind::Hum),
    (Family::Challenge, 35, 52, Kind::Describe),
    (Family::Challenge, 53, 64, Kind::List),
    (Family::Challenge, 65, 66, Kind::Skill(Skill::MemoryGrid)),
    (Family::Challenge, 67, 68, Kind::Skill(Skill::Sequence)),
    (Family::Challenge, 69, 70, Kind::Skill(Skill::InnerClock)),
    (Family::Challenge, 71, 72, Kind::Skill(Skill::QuickCount)),
    (Family::Challenge, 73, 74, Kind::Skill(Skill::Sorting)),
    (Family::Challenge, 75, 76, Kind::Skill(Skill::TongueTwister)),
];

impl Kind {
    /// The kind of the card with this id; `None` for luck cards.
    pub fn of(id: CardId) -> Option<Kind> {
        let row = SPREAD
            .iter()
            .find(|(family, first, last, _)| *family == id.family() && (*first..=*last).contains(&id.number()));
        row.map(|(_, _, _, kind)| *kind)
    }

    /// The word for it in deck files and records.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Question(_) => "question",
            Kind::Arithmetic => "arithmetic",
            Kind::Logic => "logic",
            Kind::Charade => "charade",
            Kind::Spelling => "spelling",
            Kind::WordGame => "word-game",
            Kind::Draw => "draw",
            Kind::Mime => "mime",
            Kind::Hum => "hum",
            Kind::Describe => "describe",
            Kind::List => "list",
            Kind::Skill(skill) => skill.name(),
        }
    }

    /// The theme, which only question cards have.
    pub fn theme(self) -> Option<Theme> {
        match self {
            Kind::Question(theme) => Some(theme),
            Kind::Arithmetic | Kind::Logic | Kind::Charade | Kind::Spelling | Kind::WordGame => None,
            Kind::Draw | Kind::Mime | Kind::Hum | Kind::Describe | Kind::List | Kind::Skill(_) => None,
        }
    }

    /// Who takes part (6.2, last column).
    pub fn who(self) -> Who {
        match self {
            Kind::Question(_) => Who::Player,
            Kind::Arithmetic | Kind::Logic | Kind::Charade | Kind::Spelling | Kind::WordGame => Who::Player,
            Kind::Draw | Kind::Mime | Kind::Hum | Kind::Describe => Who::Ally,
            Kind::List => Who::Either,
            Kind::Skill(_) => Who::Alone,
        }
    }

    /// The types that its answers may have (6.2).
    pub fn answer_types(self) -> &'static [AnswerType] {
        match self {
            Kind::Question(Theme::Arts | Theme::Literature | Theme::Language) => &[AnswerType::Text],
            Kind::Question(
                Theme::Geography | Theme::History | Theme::Sciences | Theme::Mathematics | Theme::Everyday,
            )
            | Kind::Logic => &[AnswerType::Text, AnswerType::Number],
            Kind::Arithmetic => &[AnswerType::Number],
            Kind::Spelling => &[AnswerType::Spelling],
            Kind::Charade | Kind::WordGame | Kind::Draw | Kind::Mime | Kind::Hum | Kind::Describe => {
                &[AnswerType::Text]
            }
            Kind::List => &[AnswerType::List],
            Kind::Skill(_) => &[AnswerType::Machine],
        }
    }

    /// Does only the machine settle it, without reader or appeal (7.1, A30)?
    pub fn is_machine_only(self) -> bool {
        matches!(self, Kind::Spelling | Kind::Skill(_))
    }
}

impl Theme {
    /// The word for it in deck files and records.
    pub fn name(self) -> &'static str {
        match self {
            Theme::Geography => "geography",
            Theme::History => "history",
            Theme::Sciences => "sciences",
            Theme::Arts => "arts",
            Theme::Literature => "literature",
            Theme::Language => "language",
            Theme::Mathematics => "mathematics",
            Theme::Everyday => "everyday",
        }
    }
}
