//! Seats, options and the deck.

use std::sync::Arc;

use engine::{Menu, OptionSpec, Seat, Settled, Unfit, Value, Values, Wish};

use crate::deck::{Deck, Family};
use crate::die::{Face, TwoSeatChallenge, faces, meaning};
use crate::money::Money;
use crate::people::{PEOPLE_MAX, Roster, SeatKind, TEAM_MAX};

/// A1: most seats.
pub const SEATS_MAX: usize = 6;

/// R1, A1: two to six seats. The options are those of the law's table; where it writes 0 for no time, the word is `none`.
pub const MENU: Menu = Menu {
    seats: (2, SEATS_MAX as u8),
    editions: &[],
    options: &[
        option("first-seat", Values::Either("lot", 0, SEATS_MAX as u32 - 1), |_| Value::word("lot"), "A5"),
        option("deck-language", Values::Words(&["fr", "en"]), |_| Value::word("fr"), "A7"),
        option("end-mode", Values::Words(&["rounds", "minutes"]), |_| Value::word("rounds"), "A40"),
        option("rounds", numbers(1, 30), |seats| Value::Number(rounds(seats)), "A40"),
        option("minutes", numbers(10, 180), |_| Value::Number(45), "A40"),
        option("end-finish", Values::Words(&["round", "turn"]), |_| Value::word("round"), "A41"),
        option(
            "die-faces",
            Values::Words(&["two-challenges", "two-questions", "two-riddles", "two-lucks"]),
            |_| Value::word("two-challenges"),
            "A13",
        ),
        option("two-seat-challenge", Values::Words(&["reroll", "swap"]), |_| Value::word("reroll"), "A14"),
        option("jackpot-start", Values::Numbers { from: 0, to: 200_000, step: 10_000 }, |_| Value::Number(0), "A11"),
        option("broke-seat", Values::Words(&["grace", "sit-out"]), |_| Value::word("grace"), "A12"),
        option("reader", Values::Words(&["person", "house"]), |_| Value::word("person"), "A22"),
        option("appeals", Values::Words(&["on", "off"]), |_| Value::word("on"), "A30"),
        option("question-time", Values::Either("none", 20, 180), |_| Value::Number(45), "A28"),
        option("riddle-time", Values::Either("none", 20, 180), |_| Value::Number(90), "A28"),
        option("challenge-time", numbers(20, 180), |_| Value::Number(60), "R31"),
        option("decision-time", Values::Either("none", 10, 120), |_| Value::Number(30), "A45"),
        option("mime-mode", Values::Words(&["symbols", "seen"]), |_| Value::word("symbols"), "R33"),
        option("hum-mode", Values::Words(&["keyboard", "seen"]), |_| Value::word("keyboard"), "R33"),
    ],
};

const fn option(name: &'static str, values: Values, default: fn(u8) -> Value, clause: &'static str) -> OptionSpec {
    OptionSpec { name, values, default, clause }
}

const fn numbers(from: u32, to: u32) -> Values {
    Values::Numbers { from, to, step: 1 }
}

/// A40: rounds by seats.
fn rounds(seats: u8) -> u32 {
    match seats {
        0..=2 => 12,
        3 => 10,
        4 => 8,
        5 => 7,
        _ => 6,
    }
}

/// The rules of one match of Quitte ou Double, with its deck and the people who play it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QuitteOuDouble {
    pub(crate) seats: u8,
    pub(crate) roster: Roster,
    /// A5: the seat that the host pointed at, or the lot.
    pub(crate) first: Option<Seat>,
    pub(crate) length: Length,
    /// A13, A14: what each face of the die comes to; nothing where the roll does not count.
    pub(crate) faces: [Option<Face>; 6],
    pub(crate) jackpot_start: Money,
    pub(crate) broke_seat: BrokeSeat,
    /// A22: whether people read at all.
    pub(crate) people_read: bool,
    /// A30.
    pub(crate) appeals: bool,
    pub(crate) times: Times,
    pub(crate) deck: Arc<Deck>,
}

/// R9, A40, A41: when the match ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Length {
    /// After so many rounds.
    Rounds(u8),
    /// When the house has called that the minutes are over, and then the round, or the turn.
    Minutes(Finish),
}

/// A41: what is still played when the clock has run out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Finish {
    Round,
    Turn,
}

/// A12: what an empty purse does on a task face.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BrokeSeat {
    /// The bank lays both halves.
    Grace,
    /// Nothing.
    SitOut,
}

/// How long things take, for the house that measures it and the page that shows it; the rules never see a second.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Times {
    /// For a question, where its card says nothing else.
    pub question_s: Option<u8>,
    /// For a riddle.
    pub riddle_s: Option<u8>,
    /// For a challenge.
    pub challenge_s: u8,
    /// For a decision.
    pub decision_s: Option<u8>,
    /// A40: for the match, where it goes by minutes.
    pub match_min: Option<u8>,
}

impl QuitteOuDouble {
    /// The rules for this wish with this deck and these people, or why they do not fit.
    pub fn new(wish: &Wish, deck: Arc<Deck>, seats: &[SeatKind]) -> Result<Self, Unfit> {
        let settled = MENU.settle(wish)?;
        check_seats(&settled, seats)?;
        check_deck(&settled, &deck)?;
        let first = settled.number("first-seat").map(|seat| seat as u8);
        if let Some(asked) = first.filter(|seat| *seat >= settled.seats) {
            let allowed = Values::Either("lot", 0, u32::from(settled.seats) - 1);
            return Err(Unfit::Value { option: "first-seat", asked: Value::Number(asked.into()), allowed });
        }
        let two_seats = match settled.word("two-seat-challenge") {
            "swap" => TwoSeatChallenge::Swap,
            _ => TwoSeatChallenge::Reroll,
        };
        let jackpot_start = settled.number("jackpot-start").map(u64::from).and_then(Money::euros);
        Ok(Self {
            seats: settled.seats,
            roster: Roster::new(seats),
            first: first.and_then(Seat::new),
            length: length(&settled),
            faces: meaning(faces(settled.word("die-faces")), settled.seats, two_seats),
            jackpot_start: jackpot_start.expect("the menu steps by 10,000"),
            broke_seat: match settled.word("broke-seat") {
                "sit-out" => BrokeSeat::SitOut,
                _ => BrokeSeat::Grace,
            },
            people_read: settled.word("reader") == "person",
            appeals: settled.word("appeals") == "on",
            times: times(&settled),
            deck,
        })
    }

    /// The deck that is played with.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// How long things take.
    pub fn times(&self) -> Times {
        self.times
    }
}

/// A1: as many seats as wished for, each with people or a bot.
fn check_seats(settled: &Settled, seats: &[SeatKind]) -> Result<(), Unfit> {
    if seats.len() != usize::from(settled.seats) {
        return Err(Unfit::Box(format!("{} seats are wished for, and {} are filled", settled.seats, seats.len())));
    }
    let teams = seats.iter().filter_map(|seat| match seat {
        SeatKind::People(categories) => Some(categories.len()),
        SeatKind::Bot(_) => None,
    });
    if let Some(n_people) = teams.clone().find(|n_people| *n_people == 0 || *n_people > TEAM_MAX) {
        return Err(Unfit::Box(format!("{n_people} people cannot share a seat: 1 to {TEAM_MAX} can")));
    }
    let n_people: usize = teams.sum();
    if n_people > PEOPLE_MAX {
        return Err(Unfit::Box(format!("{n_people} people are too many: at most {PEOPLE_MAX} play")));
    }
    Ok(())
}

/// A7: the deck speaks the match's language, and has cards of every family.
fn check_deck(settled: &Settled, deck: &Deck) -> Result<(), Unfit> {
    let wished = settled.word("deck-language");
    if deck.language().code() != wished {
        return Err(Unfit::Box(format!("the deck {} is in {}, not in {wished}", deck.name(), deck.language())));
    }
    match Family::ALL.into_iter().find(|family| deck.n_cards(*family) == 0) {
        Some(family) => Err(Unfit::Box(format!("the deck {} has no cards in {}", deck.name(), family.file()))),
        None => Ok(()),
    }
}

fn length(settled: &Settled) -> Length {
    match (settled.word("end-mode"), settled.word("end-finish")) {
        ("minutes", "turn") => Length::Minutes(Finish::Turn),
        ("minutes", _) => Length::Minutes(Finish::Round),
        _ => Length::Rounds(settled.number("rounds").expect("the menu has numbers for rounds") as u8),
    }
}

fn times(settled: &Settled) -> Times {
    let seconds = |name| settled.number(name).map(|seconds| seconds as u8);
    Times {
        question_s: seconds("question-time"),
        riddle_s: seconds("riddle-time"),
        challenge_s: seconds("challenge-time").expect("the menu has numbers for challenge-time"),
        decision_s: seconds("decision-time"),
        match_min: seconds("minutes").filter(|_| settled.word("end-mode") == "minutes"),
    }
}
