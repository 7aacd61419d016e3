//! One closed enum over the four games.

use bluff_you::BluffYou;
use cincinnati::Cincinnati;
use engine::{Match, Notation, Unfit};
use quitte_ou_double::QuitteOuDouble;
use serde::Serialize;
use serde::de::DeserializeOwned;
use vabanque::Vabanque;

use crate::deck::{self, DeckName};
use crate::face::Face;
use crate::setup::{Charter, Setup};

/// A game that stands on the shelf: what it says can be written as JSON, and what it hears can be read.
pub trait Boxed:
    Notation<
        State: Send + Sync,
        Choice: Serialize + DeserializeOwned + Send + Sync,
        Outcome: Serialize + DeserializeOwned + Send + Sync,
        Call: Serialize + DeserializeOwned + Send + Sync,
        View: Serialize,
        Event: Serialize,
    > + Clone
    + Send
    + Sync
    + 'static
{
    /// The deck it plays with, where the box has decks.
    fn deck(&self) -> Option<DeckName> {
        None
    }
}

impl Boxed for Vabanque {}
impl Boxed for Cincinnati {}
impl Boxed for BluffYou {}

impl Boxed for QuitteOuDouble {
    fn deck(&self) -> Option<DeckName> {
        Some(DeckName::of(QuitteOuDouble::deck(self)))
    }
}

/// The rules of one match of any of the boxes.
#[derive(Clone, Debug)]
pub enum AnyGame {
    /// Vabanque.
    Vabanque(Vabanque),
    /// Cincinnati.
    Cincinnati(Cincinnati),
    /// Bluff You!
    BluffYou(BluffYou),
    /// Quitte ou Double.
    QuitteOuDouble(QuitteOuDouble),
}

/// Runs the same generic code for whichever game it is: `with_game!(any, game => f(game))`.
#[macro_export]
macro_rules! with_game {
    ($any:expr, $game:ident => $body:expr) => {
        match $any {
            $crate::AnyGame::Vabanque($game) => $body,
            $crate::AnyGame::Cincinnati($game) => $body,
            $crate::AnyGame::BluffYou($game) => $body,
            $crate::AnyGame::QuitteOuDouble($game) => $body,
        }
    };
}

impl AnyGame {
    /// The rules for this setup, or why it does not fit.
    pub fn open(setup: &Setup) -> Result<Self, Unfit> {
        use crate::id::BoxId;
        let wish = setup.wish();
        if setup.game != BoxId::QuitteOuDouble && setup.deck.is_some() {
            return Err(Unfit::Box(format!("{} has no decks", setup.game.title())));
        }
        match setup.game {
            BoxId::Vabanque => Vabanque::new(&wish).map(Self::Vabanque),
            BoxId::Cincinnati => Cincinnati::new(&wish).map(Self::Cincinnati),
            BoxId::BluffYou => BluffYou::new(&wish).map(Self::BluffYou),
            BoxId::QuitteOuDouble => deck::open(setup, &wish).map(Self::QuitteOuDouble),
        }
    }

    /// A match of this charter in which nothing has happened yet.
    pub fn begin(charter: &Charter) -> Result<Box<dyn Face>, Unfit> {
        let any = Self::open(&charter.setup)?;
        Ok(with_game!(any, game => Box::new(Match::new(game, charter.stream()))))
    }
}
