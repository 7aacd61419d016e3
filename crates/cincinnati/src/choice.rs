//! What a seat can do, what luck can answer, and every refusal.

use std::fmt;

use arrayvec::ArrayVec;
use engine::{Die, Refusal, Seat};

use crate::card::Card;
use crate::dice::Dice;
use crate::table::Table;

/// What a seat answers. All answers are final (A8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Choice {
    /// A2: where the turner lays the card that replaces a duel card of round 1.
    Place(Table),
    /// R15: the table, in secret.
    Table(Table),
    /// R20: the dice that are not thrown.
    Keep(Dice),
    /// R23, R57: whether to pay a chip for one more roll.
    Extra(Answer),
    /// R59: whom the holder of a duel card fights.
    Challenge(Seat),
}

/// Yes or no to an extra roll.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Answer {
    /// One chip for one more roll.
    Yes,
    /// Not now.
    No,
}

/// What luck answers.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Outcome {
    /// A1: who turns the cards of round 1.
    Turner(Seat),
    /// R11: a card that has not been seen before is turned; four seats and more: any card of the deck.
    Card(Card),
    /// A5, three seats: a duel card that had gone back is turned again. Everybody sees a duel card and no more.
    Again,
    /// R14, R22, R55: the dice that one seat throws.
    Throw(Throw),
}

/// The dice of one throw, in the order in which they fell.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS), serde(transparent))]
pub struct Throw(#[cfg_attr(feature = "wire", ts(as = "Vec<Die>"))] pub ArrayVec<Die, 5>);

impl Throw {
    /// The same dice without their order.
    #[inline]
    pub fn dice(&self) -> Dice {
        self.0.iter().fold(Dice::EMPTY, |dice, die| dice.plus(Dice::one(*die)))
    }
}

/// As in `64126`.
impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|die| die.fmt(f))
    }
}

/// As in `yes`.
impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Yes => "yes",
            Self::No => "no",
        })
    }
}

pub(crate) const OTHER_DECISION: Refusal = Refusal { clause: "R10", code: "other-decision-open" };
pub(crate) const TABLE_NOT_IN_PLAY: Refusal = Refusal { clause: "R71", code: "table-not-in-play" };
pub(crate) const NOT_OWN_DICE: Refusal = Refusal { clause: "A12", code: "dice-not-own" };
pub(crate) const OWN_OPPONENT: Refusal = Refusal { clause: "R59", code: "own-opponent" };
pub(crate) const NO_SUCH_OPPONENT: Refusal = Refusal { clause: "A28", code: "no-such-opponent" };
pub(crate) const NO_SUCH_SEAT: Refusal = Refusal { clause: "A1", code: "no-such-seat" };
pub(crate) const NOT_IN_DECK: Refusal = Refusal { clause: "R6", code: "card-not-in-deck" };
pub(crate) const OTHER_NUMBER_OF_DICE: Refusal = Refusal { clause: "R20", code: "other-number-of-dice" };
