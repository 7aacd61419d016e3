//! What a seat can do, what luck can answer, what the house can say, and every refusal.

use std::fmt;

use arrayvec::ArrayString;
use engine::{Refusal, Seat};

use crate::deck::CardId;
use crate::keeper::Keeper;
use crate::money::Money;
use crate::people::{Human, People};

/// What a seat answers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(rename_all = "kebab-case"))]
pub enum Choice {
    /// R17, R36: the player's stake.
    Stake(Stake),
    /// R33, A24: how the player goes about the task.
    Approach(Approach),
    /// The chosen ally plays *star ally* or not.
    Star(Use),
    /// A28: the one answer to a question or riddle.
    Answer(Text),
    /// 7.4: what the player says to a failure.
    Contest(Contest),
    /// The player plays *insurance* or not.
    Insure(Use),
    /// R20: quit or double?
    Double(Double),
    /// The player plays *shield* or not.
    Shield(Use),
    /// L13, L17: the seat that it concerns.
    Target(Target),
    /// L38: the keeper that goes; of two cards of a kind the one with the lower number.
    Discard(Keeper),
}

/// What is laid on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Stake {
    /// R17: 10,000.
    Plain,
    /// R36: this much, with a Banco card.
    Banco(Money),
}

/// How a task is gone about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Approach {
    /// A question or riddle is answered.
    Go,
    /// A challenge is performed alone.
    Alone,
    /// A challenge is performed with this ally.
    Ally(Human),
    /// *Another card* is played (level 1 only).
    Change,
}

/// Whether a keeper is played. Never compulsory (A36).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Use {
    /// It stays in hand.
    Keep,
    /// It is played.
    Use,
}

/// What the player says to a failure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Contest {
    /// So be it.
    Accept,
    /// The same task once more, with the keeper of that name.
    SecondChance,
    /// A30: the others shall vote.
    Appeal,
}

/// "Quit or double?" (R20).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Double {
    /// The pot is the player's.
    Quit,
    /// The next level, for twice as much.
    Double,
}

/// Whom a luck card concerns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Target {
    /// That one.
    Seat(Seat),
    /// L17: nobody.
    Decline,
}

/// Most bytes of a typed answer.
pub const TEXT_MAX: usize = 196;

/// A typed answer. People type what they like, so it is text; it lies in the state, so it has a fixed place there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(transparent), ts(type = "string"))]
pub struct Text(ArrayString<TEXT_MAX>);

impl Text {
    /// This text, if it is not too long.
    pub fn new(text: &str) -> Option<Self> {
        ArrayString::from(text).ok().map(Self)
    }

    /// As much of this text as there is room for.
    pub(crate) fn cut(text: &str) -> Self {
        let end = text.floor_char_boundary(TEXT_MAX);
        Self::new(&text[..end]).expect("it was cut to fit")
    }

    /// What was typed.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What luck answers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Outcome {
    /// A5: the first seat.
    First(Seat),
    /// R11: the die, as the index of its face, 0 to 5 (A13).
    Die(u8),
    /// R14, R18: the next card of a pile.
    Card(CardId),
    /// The word from which a skill task unfolds.
    Skill(u32),
    /// 7.7: a bot's attempt, 0 to 999; below the bot's per mille it succeeds.
    Bot(u16),
}

/// What the house says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Call {
    /// A29: how an attempt ended.
    Verdict(Verdict),
    /// A46: nobody of the seat came back, so its turn is passed.
    Pass,
    /// A27: the ally has left during the attempt; from now on he is absent.
    AllyLost,
    /// A27: the task counts for nothing.
    Void,
    /// A41: the minutes are over.
    ClockOut,
    /// Who is present from now on, for each seat.
    Presence(People),
}

/// A29: an input of the rules, which say when it can be true.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS), serde(deny_unknown_fields))]
pub struct Verdict {
    /// Success or failure.
    pub success: bool,
    /// Who said so.
    pub source: Source,
}

/// Where a verdict comes from (7.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub enum Source {
    /// The answer was compared, or the attempt measured.
    Machine,
    /// The reader accepted, or called a fault.
    Reader,
    /// Time is up: always a failure.
    Clock,
    /// A30: the others voted; only the totals are told.
    Appeal {
        /// It should count.
        yes: u8,
        /// It should not.
        no: u8,
    },
}

impl Verdict {
    /// Success, says so and so.
    pub const fn success(source: Source) -> Self {
        Self { success: true, source }
    }

    /// Failure, says so and so.
    pub const fn failure(source: Source) -> Self {
        Self { success: false, source }
    }

    /// A30: what these votes come to; a tie is a yes, no vote at all is a no.
    pub const fn appeal(yes: u8, no: u8) -> Self {
        Self { success: yes >= no && yes + no > 0, source: Source::Appeal { yes, no } }
    }
}

pub(crate) const OTHER_DECISION: Refusal = Refusal { clause: "R11", code: "other-decision-open" };
pub(crate) const NO_BANCO_CARD: Refusal = Refusal { clause: "R36", code: "no-banco-card" };
pub(crate) const BANCO_TOO_LOW: Refusal = Refusal { clause: "A15", code: "banco-too-low" };
pub(crate) const BANCO_TOO_HIGH: Refusal = Refusal { clause: "A15", code: "banco-too-high" };
pub(crate) const BANCO_OVER_LIMIT: Refusal = Refusal { clause: "A16", code: "banco-over-limit" };
pub(crate) const NOT_A_CHALLENGE: Refusal = Refusal { clause: "R33", code: "not-a-challenge" };
pub(crate) const ALLY_COMPULSORY: Refusal = Refusal { clause: "A24", code: "ally-compulsory" };
pub(crate) const NO_ALLY_HERE: Refusal = Refusal { clause: "A24", code: "no-ally-for-this-card" };
pub(crate) const NOT_A_POSSIBLE_ALLY: Refusal = Refusal { clause: "A23", code: "not-a-possible-ally" };
pub(crate) const NO_CHANGE: Refusal = Refusal { clause: "A36", code: "no-other-card-now" };
pub(crate) const BLANK_ANSWER: Refusal = Refusal { clause: "A28", code: "blank-answer" };
pub(crate) const NO_SECOND_CHANCE: Refusal = Refusal { clause: "A36", code: "no-second-chance" };
pub(crate) const NO_APPEAL: Refusal = Refusal { clause: "A30", code: "no-appeal-now" };
pub(crate) const NO_SUCH_TARGET: Refusal = Refusal { clause: "A39", code: "no-such-target" };
pub(crate) const MAY_NOT_DECLINE: Refusal = Refusal { clause: "A32", code: "may-not-decline" };
pub(crate) const NOT_HELD: Refusal = Refusal { clause: "A36", code: "keeper-not-held" };

pub(crate) const NO_SUCH_SEAT: Refusal = Refusal { clause: "A5", code: "no-such-seat" };
pub(crate) const NO_SUCH_FACE: Refusal = Refusal { clause: "A13", code: "no-such-face" };
pub(crate) const NOT_NEXT_CARD: Refusal = Refusal { clause: "A19", code: "not-the-next-card" };
pub(crate) const NO_SUCH_ATTEMPT: Refusal = Refusal { clause: "A47", code: "not-below-1000" };

pub(crate) const NOT_NOW: Refusal = Refusal { clause: "-", code: "not-called-for-now" };
pub(crate) const OTHER_VERDICT: Refusal = Refusal { clause: "A29", code: "verdict-cannot-be" };
pub(crate) const MACHINE_DIFFERS: Refusal = Refusal { clause: "A29", code: "machine-says-otherwise" };
pub(crate) const NO_READER: Refusal = Refusal { clause: "A22", code: "no-human-reader" };
pub(crate) const VOTES_DIFFER: Refusal = Refusal { clause: "A30", code: "votes-do-not-add-up" };
pub(crate) const SEAT_PRESENT: Refusal = Refusal { clause: "A46", code: "seat-is-present" };
pub(crate) const NOBODY_NEW: Refusal = Refusal { clause: "A46", code: "presence-unchanged" };
pub(crate) const NO_SUCH_PERSON: Refusal = Refusal { clause: "A2", code: "no-such-person" };
pub(crate) const NO_CLOCK: Refusal = Refusal { clause: "A40", code: "match-has-no-clock" };
