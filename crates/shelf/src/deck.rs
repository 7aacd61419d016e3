//! The decks of Quitte ou Double that come with the shelf.

use std::sync::{Arc, LazyLock};

use engine::{Unfit, Wish};
use quitte_ou_double::deck::{CardId, CardIndex, Category, Family};
use quitte_ou_double::{BotLevel, MENU, QuitteOuDouble, SeatKind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::setup::{Chair, Kind, Setup};

pub use quitte_ou_double::deck::{Deck, Finding};

/// How a record names its deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DeckName {
    /// As its `deck.toml` says.
    pub name: String,
    /// `en` or `fr`.
    pub language: String,
    /// Of its files, in hex.
    pub sha256: String,
    /// The ids of its cards, pile by pile in the order in which they are drawn from: with them every draw can be
    /// checked by whoever does not have the deck.
    pub cards: Vec<CardId>,
}

impl DeckName {
    /// The name of this deck.
    pub fn of(deck: &Deck) -> Self {
        let language = deck.language().code().to_owned();
        let pile = |family| (0..deck.n_cards(family)).filter_map(move |place| deck.id(family, CardIndex(place)));
        let cards = Family::ALL.into_iter().flat_map(pile).collect();
        Self { name: deck.name().to_owned(), language, sha256: hex::encode(deck.sha256()), cards }
    }
}

/// The files of a deck, each by its name in the folder.
macro_rules! files {
    ($folder:literal) => {
        files!($folder, "deck.toml", "questions.toml", "riddles.toml", "challenges.toml", "luck.toml")
    };
    ($folder:literal, $($file:literal),+) => {
        [$(($file, include_str!(concat!("../../../decks/", $folder, "/", $file)))),+]
    };
}

/// Every deck on the shelf.
static DECKS: LazyLock<[Arc<Deck>; 2]> = LazyLock::new(|| {
    [files!("sample/en"), files!("sample/fr")]
        .map(|files| Arc::new(Deck::read(&files).expect("the decks of the shelf are read by a test")))
});

/// The rules of a match of Quitte ou Double with the deck that the setup names.
pub(crate) fn open(setup: &Setup, wish: &Wish) -> Result<QuitteOuDouble, Unfit> {
    let deck = match &setup.deck {
        Some(named) => DECKS.iter().find(|deck| DeckName::of(deck) == *named).ok_or_else(|| {
            let known: Vec<String> = DECKS.iter().map(|deck| print(&DeckName::of(deck))).collect();
            Unfit::Box(format!("there is no deck {}: on the shelf are {}", print(named), known.join(" and ")))
        })?,
        None => {
            let settled = MENU.settle(wish)?;
            let language = settled.word("deck-language");
            DECKS.iter().find(|deck| deck.language().code() == language).expect("a sample deck in each language")
        }
    };
    let seats = setup.chairs.iter().map(seat_kind).collect::<Result<Vec<_>, _>>()?;
    QuitteOuDouble::new(wish, Arc::clone(deck), &seats)
}

fn print(deck: &DeckName) -> String {
    format!("{} ({}, {})", deck.name, deck.language, &deck.sha256.get(..8).unwrap_or("no hash"))
}

/// A chair without named people seats one adult; a bot of no known level is a steady one (7.7).
fn seat_kind(chair: &Chair) -> Result<SeatKind, Unfit> {
    match chair.kind {
        Kind::Bot if !chair.people.is_empty() => Err(Unfit::Box(format!("{} is a bot and has people", chair.name))),
        Kind::Bot => {
            let level = chair.level.as_deref().and_then(BotLevel::from_name);
            Ok(SeatKind::Bot(level.unwrap_or_default()))
        }
        Kind::Person if chair.people.is_empty() => Ok(SeatKind::People(vec![Category::Adult])),
        Kind::Person => Ok(SeatKind::People(chair.people.iter().map(|member| member.category).collect())),
    }
}
