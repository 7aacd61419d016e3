//! Seats and the three options.

use engine::{Menu, OptionSpec, Settled, Unfit, Value, Values, Wish};

use crate::table::Table;

/// R1: three to six seats. The options are all fixed before the match and known to all.
pub const MENU: Menu = Menu {
    seats: (3, 6),
    editions: &[],
    options: &[
        OptionSpec {
            name: "keep-order",
            values: Values::Words(&["in-order", "simultaneous"]),
            default: |_| Value::word("in-order"),
            clause: "A9",
        },
        OptionSpec {
            name: "chip-supply",
            values: Values::Words(&["twenty", "unlimited"]),
            default: |_| Value::word("twenty"),
            clause: "A23",
        },
        OptionSpec {
            name: "first-round-duel",
            values: Values::Words(&["choose-table", "same-table"]),
            default: |_| Value::word("choose-table"),
            clause: "A2",
        },
    ],
};

/// The rules of one match of Cincinnati.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cincinnati {
    pub(crate) seats: u8,
    pub(crate) keep_order: KeepOrder,
    pub(crate) chip_supply: ChipSupply,
    pub(crate) first_round_duel: FirstRoundDuel,
}

/// A9: how the seats of a step say which dice they keep.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum KeepOrder {
    /// At each table one after another, the richest first, openly.
    InOrder,
    /// All together, sealed until the last one is in.
    Simultaneous,
}

/// A23: what a chip card brings when the supply is short.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum ChipSupply {
    /// The box has twenty chips: the collector takes what is there.
    Twenty,
    /// Always two; nobody counts a supply.
    Unlimited,
}

/// A2: where the card goes that replaces a duel card of round 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum FirstRoundDuel {
    /// The turner lays it on any table.
    ChooseTable,
    /// It goes where the duel card would have gone.
    SameTable,
}

impl Cincinnati {
    /// The rules for this wish, or why it does not fit.
    pub fn new(wish: &Wish) -> Result<Self, Unfit> {
        MENU.settle(wish).map(|settled| Self::settled(&settled))
    }

    fn settled(settled: &Settled) -> Self {
        Self {
            seats: settled.seats,
            keep_order: match settled.word("keep-order") {
                "in-order" => KeepOrder::InOrder,
                _ => KeepOrder::Simultaneous,
            },
            chip_supply: match settled.word("chip-supply") {
                "twenty" => ChipSupply::Twenty,
                _ => ChipSupply::Unlimited,
            },
            first_round_duel: match settled.word("first-round-duel") {
                "choose-table" => FirstRoundDuel::ChooseTable,
                _ => FirstRoundDuel::SameTable,
            },
        }
    }

    /// R4, R71: the tables in play, in the order in which they are turned for and settled.
    #[inline]
    pub fn tables(&self) -> &'static [Table] {
        match self.seats {
            3 => &[Table::A, Table::C],
            _ => &Table::ALL,
        }
    }

    /// R11, R29, R73: the table that comes after this one in a round.
    #[inline]
    pub(crate) fn table_after(&self, table: Table) -> Option<Table> {
        match table {
            Table::A if self.seats == 3 => Some(Table::C),
            Table::A => Some(Table::B),
            Table::B => Some(Table::C),
            Table::C => None,
        }
    }

    /// R72: how many cards are put aside, face down, for the whole match.
    #[inline]
    pub(crate) fn aside(&self) -> u8 {
        if self.seats == 3 { 12 } else { 0 }
    }
}
