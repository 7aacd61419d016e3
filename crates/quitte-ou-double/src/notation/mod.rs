//! All of it as text, in the words of the vectors; sums in thousands, people as `seat.person`.
//!
//! A state: `turns 1; purses 90 100 100; jackpot 20; under Q07; rolling`. Parts that are as at the start may be left
//! out, and so may the phase: then a roll is awaited.
//! Choices: `plain`, `banco 50`, `go`, `alone`, `ally 1.0`, `change`, `star`, `keep star`, `answer the Moon`, `accept`,
//! `second-chance`, `appeal`, `insure`, `keep insurance`, `quit`, `double`, `shield`, `keep shield`, `target 2`,
//! `decline`, `discard shield`.
//! Outcomes: `first 2`, `die 4`, `card Q07`, `word 4711`, `chance 712`.
//! Calls: `success machine`, `failure appeal 1-2`, `pass`, `ally-lost`, `void`, `clock-out`, `present 0.0 2.1`.

mod state; // the position, printed and parsed
mod seen; // views and events, printed only

use engine::notation::parse;
use engine::{Misread, Notation, Person, Seat};
use std::fmt::Display;

use crate::choice::{Approach, Call, Choice, Contest, Double, Outcome, Source, Stake, Target, Text, Use, Verdict};
use crate::deck::{CardId, Level};
use crate::event::Event;
use crate::keeper::Keeper;
use crate::money::Money;
use crate::people::{Human, People};
use crate::setup::QuitteOuDouble;
use crate::state::State;
use crate::view::View;

impl Notation for QuitteOuDouble {
    fn print_state(&self, state: &State) -> String {
        state::print(self, state)
    }

    fn parse_state(&self, text: &str) -> Result<State, Misread> {
        state::parse(self, text)
    }

    fn print_choice(&self, choice: &Choice) -> String {
        match choice {
            Choice::Stake(Stake::Plain) => "plain".to_owned(),
            Choice::Stake(Stake::Banco(amount)) => format!("banco {amount}"),
            Choice::Approach(approach) => print_approach(*approach),
            Choice::Star(Use::Use) => "star".to_owned(),
            Choice::Star(Use::Keep) => "keep star".to_owned(),
            Choice::Answer(text) => format!("answer {text}"),
            Choice::Contest(Contest::Accept) => "accept".to_owned(),
            Choice::Contest(Contest::SecondChance) => "second-chance".to_owned(),
            Choice::Contest(Contest::Appeal) => "appeal".to_owned(),
            Choice::Insure(Use::Use) => "insure".to_owned(),
            Choice::Insure(Use::Keep) => "keep insurance".to_owned(),
            Choice::Double(Double::Quit) => "quit".to_owned(),
            Choice::Double(Double::Double) => "double".to_owned(),
            Choice::Shield(Use::Use) => "shield".to_owned(),
            Choice::Shield(Use::Keep) => "keep shield".to_owned(),
            Choice::Target(Target::Seat(seat)) => format!("target {seat}"),
            Choice::Target(Target::Decline) => "decline".to_owned(),
            Choice::Discard(keeper) => format!("discard {}", keeper.name()),
        }
    }

    fn parse_choice(&self, text: &str) -> Result<Choice, Misread> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        Ok(match (word, rest) {
            ("plain", "") => Choice::Stake(Stake::Plain),
            ("banco", amount) => Choice::Stake(Stake::Banco(parse_money(amount)?)),
            ("go" | "alone" | "ally" | "change", _) => Choice::Approach(parse_approach(text)?),
            ("star", "") => Choice::Star(Use::Use),
            ("keep", "star") => Choice::Star(Use::Keep),
            ("answer", typed) => Choice::Answer(parse_text(typed)?),
            ("accept", "") => Choice::Contest(Contest::Accept),
            ("second-chance", "") => Choice::Contest(Contest::SecondChance),
            ("appeal", "") => Choice::Contest(Contest::Appeal),
            ("insure", "") => Choice::Insure(Use::Use),
            ("keep", "insurance") => Choice::Insure(Use::Keep),
            ("quit", "") => Choice::Double(Double::Quit),
            ("double", "") => Choice::Double(Double::Double),
            ("shield", "") => Choice::Shield(Use::Use),
            ("keep", "shield") => Choice::Shield(Use::Keep),
            ("target", seat) => Choice::Target(Target::Seat(parse_seat(seat)?)),
            ("decline", "") => Choice::Target(Target::Decline),
            ("discard", keeper) => {
                let found = Keeper::ALL.into_iter().find(|known| known.name() == keeper);
                Choice::Discard(found.ok_or(Misread::new("a keeper such as `shield`", keeper))?)
            }
            _ => return Err(Misread::new("a choice such as `plain`, `ally 1.0` or `double`", text)),
        })
    }

    fn print_outcome(&self, outcome: &Outcome) -> String {
        match outcome {
            Outcome::First(seat) => format!("first {seat}"),
            Outcome::Die(face) => format!("die {face}"),
            Outcome::Card(card) => format!("card {card}"),
            Outcome::Skill(word) => format!("word {word}"),
            Outcome::Bot(chance) => format!("chance {chance}"),
        }
    }

    fn parse_outcome(&self, text: &str) -> Result<Outcome, Misread> {
        match text.split_once(' ') {
            Some(("first", seat)) => parse_seat(seat).map(Outcome::First),
            Some(("die", face)) => parse(face, "a face from 0 to 5").map(Outcome::Die),
            Some(("card", card)) => parse_card(card).map(Outcome::Card),
            Some(("word", word)) => parse(word, "a word of luck").map(Outcome::Skill),
            Some(("chance", chance)) => parse(chance, "a number below 1000").map(Outcome::Bot),
            _ => Err(Misread::new("an outcome such as `die 4` or `card Q07`", text)),
        }
    }

    fn print_call(&self, call: &Call) -> String {
        match call {
            Call::Verdict(verdict) => print_verdict(verdict),
            Call::Pass => "pass".to_owned(),
            Call::AllyLost => "ally-lost".to_owned(),
            Call::Void => "void".to_owned(),
            Call::ClockOut => "clock-out".to_owned(),
            Call::Presence(people) => format!("present {}", print_people(*people)),
        }
    }

    fn parse_call(&self, text: &str) -> Result<Call, Misread> {
        match text.split_once(' ').unwrap_or((text, "")) {
            ("success" | "failure", _) => parse_verdict(text).map(Call::Verdict),
            ("pass", "") => Ok(Call::Pass),
            ("ally-lost", "") => Ok(Call::AllyLost),
            ("void", "") => Ok(Call::Void),
            ("clock-out", "") => Ok(Call::ClockOut),
            ("present", people) => parse_people(people).map(Call::Presence),
            _ => Err(Misread::new("a call such as `failure clock` or `void`", text)),
        }
    }

    fn print_view(&self, view: &View) -> String {
        seen::print_view(view)
    }

    fn print_event(&self, event: &Event) -> String {
        seen::print_event(event)
    }
}

fn print_approach(approach: Approach) -> String {
    match approach {
        Approach::Go => "go".to_owned(),
        Approach::Alone => "alone".to_owned(),
        Approach::Ally(ally) => format!("ally {}", print_human(ally)),
        Approach::Change => "change".to_owned(),
    }
}

fn parse_approach(text: &str) -> Result<Approach, Misread> {
    match text.split_once(' ').unwrap_or((text, "")) {
        ("go", "") => Ok(Approach::Go),
        ("alone", "") => Ok(Approach::Alone),
        ("ally", ally) => parse_human(ally).map(Approach::Ally),
        ("change", "") => Ok(Approach::Change),
        _ => Err(Misread::new("`go`, `alone`, `ally 1.0` or `change`", text)),
    }
}

fn print_verdict(verdict: &Verdict) -> String {
    let word = if verdict.success { "success" } else { "failure" };
    match verdict.source {
        Source::Machine => format!("{word} machine"),
        Source::Reader => format!("{word} reader"),
        Source::Clock => format!("{word} clock"),
        Source::Appeal { yes, no } => format!("{word} appeal {yes}-{no}"),
    }
}

fn parse_verdict(text: &str) -> Result<Verdict, Misread> {
    let misread = || Misread::new("a verdict such as `success machine`", text);
    let (word, source) = text.split_once(' ').ok_or_else(misread)?;
    let success = match word {
        "success" => true,
        "failure" => false,
        _ => return Err(misread()),
    };
    let source = match source {
        "machine" => Source::Machine,
        "reader" => Source::Reader,
        "clock" => Source::Clock,
        _ => {
            let votes = source.strip_prefix("appeal ").and_then(|votes| votes.split_once('-'));
            let (yes, no) = votes.ok_or_else(misread)?;
            Source::Appeal { yes: parse(yes, "votes")?, no: parse(no, "votes")? }
        }
    };
    Ok(Verdict { success, source })
}

fn print_human(human: Human) -> String {
    format!("{}.{}", human.seat, human.person.0)
}

fn parse_human(text: &str) -> Result<Human, Misread> {
    let misread = || Misread::new("a person such as `1.0`", text);
    let (seat, person) = text.split_once('.').ok_or_else(misread)?;
    let person: u8 = parse(person, "a person")?;
    if person < 8 { Ok(Human { seat: parse_seat(seat)?, person: Person(person) }) } else { Err(misread()) }
}

/// As in `0.0 2.1`; `-` for nobody.
fn print_people(people: People) -> String {
    if people.is_empty() { "-".to_owned() } else { join(people.iter().map(print_human)) }
}

fn parse_people(text: &str) -> Result<People, Misread> {
    if text == "-" { Ok(People::EMPTY) } else { text.split(' ').map(parse_human).collect() }
}

fn parse_seat(text: &str) -> Result<Seat, Misread> {
    parse(text, "a seat").and_then(|number| Seat::new(number).ok_or(Misread::new("a seat", text)))
}

fn parse_card(text: &str) -> Result<CardId, Misread> {
    CardId::parse(text).ok_or(Misread::new("a card such as `Q07`", text))
}

fn parse_money(text: &str) -> Result<Money, Misread> {
    let thousands: u64 = parse(text, "thousands")?;
    thousands.checked_mul(1_000).and_then(Money::euros).ok_or(Misread::new("a multiple of 10 thousands", text))
}

fn parse_level(text: &str) -> Result<Level, Misread> {
    let found = Level::ALL.into_iter().find(|level| level.number().to_string() == text);
    found.ok_or(Misread::new("a level from 1 to 3", text))
}

fn parse_text(text: &str) -> Result<Text, Misread> {
    Text::new(text).ok_or(Misread::new("a shorter text", text))
}

fn join<T: Display>(parts: impl IntoIterator<Item = T>) -> String {
    parts.into_iter().map(|part| part.to_string()).collect::<Vec<_>>().join(" ")
}
