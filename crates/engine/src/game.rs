//! The trait that the four games implement.

use std::fmt;

use arrayvec::ArrayVec;

use crate::luck::Luck;
use crate::record::Entry;
use crate::seat::{Seat, SeatSet};
use crate::tell::Tell;

/// The rules of one box with its edition and options: fixed for a whole match.
///
/// `check` changes nothing, `play` trusts `check`; `draw` asks luck and changes nothing, `settle` trusts `possible`;
/// `view` reads everything and shows little. Choices are numbered, so that random play, rollouts and regret tables pick
/// one without listing any.
pub trait Game {
    /// The position: small, without a heap where the rules allow it. Nobody outside the game's crate looks into it.
    type State: Clone + PartialEq + fmt::Debug;
    /// What a seat answers.
    type Choice: Clone + PartialEq + fmt::Debug;
    /// What luck answers.
    type Outcome: Clone + PartialEq + fmt::Debug;
    /// What the house says from outside: a verdict, an absence, time is up. [`NoCall`] in most games.
    type Call: Clone + PartialEq + fmt::Debug;
    /// What one viewer may know, the offer of its own open decision included.
    type View: Clone + PartialEq + fmt::Debug;
    /// What has just happened, in the form that its hearer may know.
    type Event: Clone + PartialEq + fmt::Debug;

    /// How many seats play.
    fn seats(&self) -> u8;

    /// The position before anything has happened.
    fn start(&self) -> Self::State;

    /// What the match waits for.
    fn awaited(&self, state: &Self::State) -> Awaited;

    /// How many choices an awaited seat has; 0 for a seat that is not awaited.
    ///
    /// Where answers are open-ended (a typed word) these are examples, and [`Game::check`] decides.
    fn count(&self, state: &Self::State, seat: Seat) -> u32;

    /// The `n`-th choice of an awaited seat, from 0, in one fixed order. `n` is below [`Game::count`].
    fn nth(&self, state: &Self::State, seat: Seat, n: u32) -> Self::Choice;

    /// Whether the seat may answer this now.
    fn check(&self, state: &Self::State, seat: Seat, choice: &Self::Choice) -> Result<(), Refusal>;

    /// Plays a choice that [`Game::check`] accepts.
    fn play(&self, state: &mut Self::State, seat: Seat, choice: Self::Choice, tell: &mut impl Tell<Self::Event>);

    /// What luck answers now; luck is awaited.
    fn draw(&self, state: &Self::State, luck: &mut impl Luck) -> Self::Outcome;

    /// Whether luck can answer this now.
    fn possible(&self, state: &Self::State, outcome: &Self::Outcome) -> Result<(), Refusal>;

    /// Settles an outcome that [`Game::possible`] accepts.
    fn settle(&self, state: &mut Self::State, outcome: Self::Outcome, tell: &mut impl Tell<Self::Event>);

    /// Whose hand the owed draw belongs to: who rolls, shakes or turns. A house may hold the draw until that gesture.
    fn hand(&self, state: &Self::State) -> Option<Seat> {
        let _ = state;
        None
    }

    /// How many examples there are of what the house may say now; games without calls have none.
    fn count_calls(&self, state: &Self::State) -> u32 {
        let _ = state;
        0
    }

    /// The `n`-th example of what the house may say now. `n` is below [`Game::count_calls`].
    fn nth_call(&self, state: &Self::State, n: u32) -> Self::Call {
        let _ = state;
        unreachable!("call {n} of a game without calls")
    }

    /// Hears the house's call, or refuses it and changes nothing.
    fn hear(
        &self,
        state: &mut Self::State,
        call: Self::Call,
        tell: &mut impl Tell<Self::Event>,
    ) -> Result<(), Refusal> {
        let _ = (state, call, tell);
        Err(Refusal::NO_CALLS)
    }

    /// What this viewer may know.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// Scores and places as they stand.
    fn standings(&self, state: &Self::State) -> Standings;

    /// Takes out of a finished match's entries what nobody may learn even afterwards. Most games hide nothing for ever.
    fn seal(&self, entries: &mut [Entry<Self::Choice, Self::Outcome, Self::Call>]) {
        let _ = entries;
    }

    /// Puts something that fits in the place of what [`Game::seal`] took out, and says how many pieces that were.
    fn unseal(&self, entries: &mut [Entry<Self::Choice, Self::Outcome, Self::Call>]) -> u32 {
        let _ = entries;
        0
    }

    /// Every choice of an awaited seat, in the order of their numbers.
    fn choices(&self, state: &Self::State, seat: Seat) -> impl Iterator<Item = Self::Choice> {
        (0..self.count(state, seat)).map(move |n| self.nth(state, seat, n))
    }
}

/// What a match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited {
    /// Luck owes a draw.
    Luck,
    /// These seats have a decision open, each its own.
    Seats(SeatSet),
    /// The house must say something before anybody can go on.
    House,
    /// The match is over.
    Nobody,
}

impl Awaited {
    /// Whether this seat has a decision open.
    pub fn has(self, seat: Seat) -> bool {
        match self {
            Self::Seats(seats) => seats.has(seat),
            Self::Luck | Self::House | Self::Nobody => false,
        }
    }
}

/// As in `luck`, `seats 0 2`, `house`, `nobody`.
impl fmt::Display for Awaited {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Luck => f.write_str("luck"),
            Self::Seats(seats) => write!(f, "seats {seats}"),
            Self::House => f.write_str("house"),
            Self::Nobody => f.write_str("nobody"),
        }
    }
}

/// Who looks at a match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// Somebody who stands behind nobody.
    Public,
    /// The one person of a seat, or a team-mate who has no part in the task.
    Seat(Seat),
    /// One person of a team's seat.
    Person(Seat, Person),
}

impl Viewer {
    /// The seat that the viewer sits at.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Public => None,
            Self::Seat(seat) | Self::Person(seat, _) => Some(seat),
        }
    }

    /// The public, then the seats of a table of `n`.
    pub fn all(n: u8) -> impl Iterator<Item = Self> {
        std::iter::once(Self::Public).chain(Seat::first(n).map(Self::Seat))
    }
}

/// One of the people who share a seat, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS))]
pub struct Person(pub u8);

/// What the house says in a game that hears nothing: no such thing exists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize))]
pub enum NoCall {}

/// Why something was not taken: the clause that forbids it, and a code to branch on and to translate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Refusal {
    /// The clause of the box's rules: `R23`; `-` where it is not the rules that forbid it.
    pub clause: &'static str,
    /// In kebab-case: `too-few-chips`.
    pub code: &'static str,
}

impl Refusal {
    /// The seat has no decision open.
    pub const NOT_AWAITED: Self = Self { clause: "-", code: "not-awaited" };
    /// Luck owes nothing now, or owes something else.
    pub const NOT_DRAWN_NOW: Self = Self { clause: "-", code: "not-drawn-now" };
    /// This game hears nothing from the house.
    pub const NO_CALLS: Self = Self { clause: "-", code: "no-calls" };
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.clause {
            "-" => f.write_str(self.code),
            clause => write!(f, "{} ({clause})", self.code),
        }
    }
}

impl std::error::Error for Refusal {}

/// Scores and places of all seats, in seat order.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS))]
pub struct Standings(pub Vec<Standing>);

/// One seat's line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS), serde(deny_unknown_fields))]
pub struct Standing {
    /// Whose line.
    pub seat: Seat,
    /// What is counted in this game: money or points.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    pub score: i64,
    /// 1 + the number of seats that are strictly better.
    pub place: u8,
}

impl Standings {
    /// Places by `rank` (the greater the better), with `score` as the figure that is shown.
    pub fn ranked<R: Ord>(seats: u8, score: impl Fn(Seat) -> i64, rank: impl Fn(Seat) -> R) -> Self {
        // Ranked once and not in every comparison: a simulation does this after each match.
        let ranks: ArrayVec<R, { Seat::MAX }> = Seat::first(seats).map(rank).collect();
        let place = |own: &R| 1 + ranks.iter().filter(|other| *other > own).count() as u8;
        let lines = Seat::first(seats).zip(&ranks);
        Self(lines.map(|(seat, own)| Standing { seat, score: score(seat), place: place(own) }).collect())
    }

    /// The seats in first place; several share the win.
    pub fn winners(&self) -> SeatSet {
        self.0.iter().filter(|line| line.place == 1).map(|line| line.seat).collect()
    }
}
