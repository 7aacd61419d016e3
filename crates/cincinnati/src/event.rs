//! What is told, and to whom.

use arrayvec::ArrayVec;
use engine::Seat;

use crate::card::{Card, Cards};
use crate::choice::Answer;
use crate::dice::Dice;
use crate::hand::Hand;
use crate::order::Order;
use crate::state::{Roll, Stake, State};
use crate::table::Table;

/// What has just happened. [`Event::Rolled`], [`Event::Chose`] and, with `simultaneous`, [`Event::Kept`] have two forms:
/// the seat's own says what, that for the rest says only that.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Event {
    /// A1: a round begins.
    Round {
        /// 1 to 12.
        round: u8,
        /// Who turns its cards.
        turner: Seat,
    },
    /// R13: a duel card was turned in round 1 and goes back.
    Returned {
        /// Where it would have gone.
        table: Table,
    },
    /// A2: the card that replaces it is face up, and the turner lays it.
    Replaced {
        /// Which.
        card: Card,
    },
    /// R11, R12: a card lies on a table.
    Laid {
        /// Which.
        card: Card,
        /// Where.
        table: Table,
    },
    /// R14: a seat threw its first five dice under its cup.
    Rolled {
        /// Who.
        seat: Seat,
        /// For that seat only.
        dice: Option<Hand>,
    },
    /// R15: a seat has laid a table card face down.
    Chose {
        /// Who.
        seat: Seat,
        /// For that seat only.
        table: Option<Table>,
    },
    /// R16, R17: all tables and all first rolls are open.
    Opened {
        /// In seat order.
        #[cfg_attr(feature = "wire", ts(as = "Vec<Opening>"))]
        seats: ArrayVec<Opening, 6>,
    },
    /// R20: a seat has said what it keeps.
    Kept {
        /// Who.
        seat: Seat,
        /// What; for that seat only where it is sealed (A9).
        dice: Option<Dice>,
    },
    /// A9: the last sealed decision is in, and all are open.
    Unsealed {
        /// In seat order.
        #[cfg_attr(feature = "wire", ts(as = "Vec<KeptDice>"))]
        kept: ArrayVec<KeptDice, 6>,
    },
    /// R22, R55: dice fell.
    Thrown {
        /// Whose.
        seat: Seat,
        /// Which roll.
        roll: Roll,
        /// The dice that were thrown.
        thrown: Dice,
        /// All five now.
        dice: Hand,
    },
    /// R24, R25: a seat was asked for an extra roll.
    Answered {
        /// Who.
        seat: Seat,
        /// What it said.
        answer: Answer,
        /// The chips that it has left.
        chips: u8,
    },
    /// R38: nobody collects this table.
    Stays {
        /// Which.
        table: Table,
    },
    /// R39: a seat takes the pile.
    Collected {
        /// Which table.
        table: Table,
        /// Who.
        seat: Seat,
        /// The whole pile.
        cards: Cards,
        /// What its chip cards brought (R41).
        chips: u8,
    },
    /// R53, R54: a duel begins, or (A22) begins again among those who were equal.
    Duel {
        /// What it is for.
        prize: Prize,
        /// Who fights, in the order of the duel.
        #[cfg_attr(feature = "wire", ts(as = "Vec<Seat>"))]
        sides: ArrayVec<Seat, 6>,
    },
    /// R58: a duel is decided.
    Won {
        /// Who won it.
        seat: Seat,
    },
    /// R63: a money card changes hands.
    Taken {
        /// Which.
        card: Card,
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
    },
    /// R67: the twelfth round is over.
    Over,
}

/// One seat's table and first roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Opening {
    /// Whose.
    pub seat: Seat,
    /// Where it is.
    pub table: Table,
    /// Its first roll.
    pub dice: Hand,
}

/// What one seat keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct KeptDice {
    /// Who.
    pub seat: Seat,
    /// What.
    pub dice: Dice,
}

/// What a duel is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Prize {
    /// R53: a table and all that lies there.
    Table(Table),
    /// R63: the opponent's highest money card, if it has one (A28). The first side holds the duel card.
    Card(Option<Card>),
}

impl Prize {
    #[inline]
    pub(crate) fn of(state: &State, stake: Stake, sides: Order) -> Self {
        match stake {
            Stake::Table(table) => Self::Table(table),
            Stake::Card { .. } => Self::Card(sides.get(1).and_then(|opponent| state.before[opponent].highest_money())),
        }
    }
}
