//! The deck: what the cards say, as data in one language (section 6).
//!
//! A deck is five TOML files in a folder, `deck.toml` and one per [`Family`]; this crate takes their texts and opens
//! no file. [`Deck::read`] gives a deck that obeys everything in 6.1 to 6.5 that a machine can check, or the whole
//! list of what is wrong as [`Finding`]s. `decks/sample/` shows the form of every kind of task:
//!
//! ```toml
//! [[card]]
//! id = "Q07"
//! kind = "question"
//! theme = "history"
//!
//! [card.junior.1]
//! open = "Which people built the Colosseum?"
//! answer_type = "text"
//! accepted = ["the Romans", "Ancient Romans"]
//! ```
//!
//! Beside the fields of 6.3 a question or a logic riddle may say `choice = true` when its text offers the answers to
//! choose from, a number has `value` in place of `accepted`, and a tongue-twister has `twister`.

mod id;
mod kind;
mod task;
mod skill;
mod tune;
mod luck;
mod finding;
mod fields;
mod read;
mod read_task;
mod read_skill;
mod check;
mod digest;
#[cfg(feature = "specimen")]
pub mod specimen;

pub use finding::{Fault, Finding};
pub use id::{CardId, CardIndex, Family, NoSuchCard};
pub use kind::{Kind, Theme, Who};
pub use luck::{Effect, LUCK, LuckCard, LuckClass};
pub use skill::{Figures, Skill};
pub use task::{Answer, AnswerType, Category, Level, Red, Settled, Task, TaskCard};
pub use tune::{Note, parse_tune};

pub use crate::answer::Language;

/// A checked deck: the cards of each family in the order of their ids.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    name: String,
    language: Language,
    sha256: [u8; 32],
    questions: Vec<TaskCard>,
    riddles: Vec<TaskCard>,
    challenges: Vec<TaskCard>,
    luck: Vec<LuckCard>,
}

impl Deck {
    /// Reads a deck from its files, given as name and text, or says everything that is wrong with it.
    pub fn read(files: &[(&str, &str)]) -> Result<Deck, Vec<Finding>> {
        read::read_deck(files)
    }

    /// The name that `deck.toml` gives it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The one language of its cards (A7).
    pub fn language(&self) -> Language {
        self.language
    }

    /// SHA-256 over the files in the order of their names: for each its name, one zero byte, its length as a
    /// little-endian u64, and its bytes. With name and language it is how a record names its deck.
    pub fn sha256(&self) -> [u8; 32] {
        self.sha256
    }

    /// How many cards of a family this deck holds.
    pub fn n_cards(&self, family: Family) -> u8 {
        let n_cards = match family {
            Family::Luck => self.luck.len(),
            Family::Question | Family::Riddle | Family::Challenge => self.task_cards(family).len(),
        };
        u8::try_from(n_cards).expect("ids are unique and at most 76")
    }

    /// The question, riddle or challenge cards in id order; of luck cards there are none here.
    pub fn task_cards(&self, family: Family) -> &[TaskCard] {
        match family {
            Family::Question => &self.questions,
            Family::Riddle => &self.riddles,
            Family::Challenge => &self.challenges,
            Family::Luck => &[],
        }
    }

    /// The luck cards in id order, all 38.
    pub fn luck_cards(&self) -> &[LuckCard] {
        &self.luck
    }

    /// The question, riddle or challenge card at this place.
    pub fn task_card(&self, family: Family, index: CardIndex) -> Option<&TaskCard> {
        self.task_cards(family).get(usize::from(index.0))
    }

    /// The luck card at this place.
    pub fn luck_card(&self, index: CardIndex) -> Option<&LuckCard> {
        self.luck.get(usize::from(index.0))
    }

    /// The id of the card at this place.
    pub fn id(&self, family: Family, index: CardIndex) -> Option<CardId> {
        match family {
            Family::Luck => self.luck_card(index).map(|card| card.id),
            Family::Question | Family::Riddle | Family::Challenge => self.task_card(family, index).map(|card| card.id),
        }
    }

    /// The place of a card, if this deck holds it.
    pub fn index(&self, id: CardId) -> Option<CardIndex> {
        let place = match id.family() {
            Family::Luck => self.luck.binary_search_by_key(&id, |card| card.id),
            family @ (Family::Question | Family::Riddle | Family::Challenge) => {
                self.task_cards(family).binary_search_by_key(&id, |card| card.id)
            }
        };
        place.ok().and_then(|place| u8::try_from(place).ok()).map(CardIndex)
    }
}
