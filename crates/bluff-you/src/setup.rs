//! Seats and the one option.

use engine::{Menu, OptionSpec, Settled, Unfit, Value, Values, Wish};

/// A1: two to eight seats. A28: the house rule against endless matches is on unless somebody switches it off.
pub const MENU: Menu = Menu {
    seats: (2, 8),
    editions: &[],
    options: &[OptionSpec {
        name: "steal-limit",
        values: Values::Words(&["on", "off"]),
        default: |_| Value::word("on"),
        clause: "A28",
    }],
};

/// The rules of one match of Bluff You!
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BluffYou {
    pub(crate) seats: u8,
    pub(crate) steal_limit: StealLimit,
}

/// A28: whether twenty steals in a row close the way to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum StealLimit {
    /// After twenty steals in a row the next Bluffer may not steal.
    On,
    /// As the book has it: without end.
    Off,
}

impl BluffYou {
    /// The rules for this wish, or why it does not fit.
    pub fn new(wish: &Wish) -> Result<Self, Unfit> {
        MENU.settle(wish).map(|settled| Self::settled(&settled))
    }

    fn settled(settled: &Settled) -> Self {
        let steal_limit = match settled.word("steal-limit") {
            "on" => StealLimit::On,
            _ => StealLimit::Off,
        };
        Self { seats: settled.seats, steal_limit }
    }
}
