//! Editions, seats and the one option.

use engine::{Menu, OptionSpec, Settled, Unfit, Value, Values, Wish};

use crate::money::Money;

/// R1, A33: three to six seats. A31: the new edition unless somebody asks for that of 2001.
pub const MENU: Menu = Menu {
    seats: (3, SEATS_MAX as u8),
    editions: &["new", "2001"],
    options: &[OptionSpec {
        name: "unrevealed-cards",
        values: Values::Words(&["shown-after-match", "sealed"]),
        default: |_| Value::word("shown-after-match"),
        clause: "A11",
    }],
};

/// R1: most seats.
pub const SEATS_MAX: usize = 6;

/// R4: tables for so many seats.
const TABLES: [u8; SEATS_MAX + 1] = [0, 0, 0, 7, 9, 10, 12];

/// The rules of one match of Vabanque.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vabanque {
    pub(crate) seats: u8,
    /// R4: how many tables there are.
    pub(crate) tables: u8,
    pub(crate) edition: Edition,
    pub(crate) unrevealed_cards: UnrevealedCards,
}

/// Which box is on the table. The two play alike but for the first pawn (R10, R11) and the banknotes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Edition {
    /// The later one: the first pawn stands on table 1 (A3).
    New,
    /// The one of 2001: the first player names a table (R10).
    #[cfg_attr(feature = "wire", serde(rename = "2001"))]
    Of2001,
}

/// A11: what becomes, after the match, of the cards that no pawn came to see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum UnrevealedCards {
    /// They are open to all.
    ShownAfterMatch,
    /// They stay backs for ever.
    Sealed,
}

impl Vabanque {
    /// The rules for this wish, or why it does not fit.
    pub fn new(wish: &Wish) -> Result<Self, Unfit> {
        MENU.settle(wish).map(|settled| Self::settled(&settled))
    }

    fn settled(settled: &Settled) -> Self {
        let edition = match settled.edition {
            Some("2001") => Edition::Of2001,
            Some(_) | None => Edition::New,
        };
        let unrevealed_cards = match settled.word("unrevealed-cards") {
            "sealed" => UnrevealedCards::Sealed,
            _ => UnrevealedCards::ShownAfterMatch,
        };
        let tables = TABLES[usize::from(settled.seats)]; // R4
        Self { seats: settled.seats, tables, edition, unrevealed_cards }
    }
}

impl Edition {
    /// The values of its banknotes, largest first.
    pub const fn notes(self) -> &'static [Money] {
        match self {
            Self::New => &[Money(500_000), Money(100_000), Money(50_000), Money(10_000), Money(5_000)],
            Self::Of2001 => {
                &[Money(500_000), Money(100_000), Money(50_000), Money(20_000), Money(10_000), Money(5_000)]
            }
        }
    }
}
