//! A match whose type is forgotten, speaking JSON: what the house and the command line hold.

use std::any::Any;

use engine::{Awaited, By, Entry, EntryOf, Match, Refusal, Seat, Standings, Told, Viewer};
use quitte_ou_double::QuitteOuDouble;
use serde::Serialize;
use serde_json::value::RawValue;

use crate::game::Boxed;
use crate::record::{EntryLine, Record};
use crate::setup::Charter;
use crate::verify::Fault;

/// A piece of JSON, already written.
pub type Json = Box<RawValue>;

const PLAIN: &str = "views, events and choices are plain data";

/// A match of any box.
pub trait Face: Send {
    /// How many seats play.
    fn seats(&self) -> u8;
    /// What it waits for.
    fn awaited(&self) -> Awaited;
    /// What this viewer may know.
    fn view(&self, viewer: Viewer) -> Json;
    /// The same, written behind what is there.
    fn write_view(&self, viewer: Viewer, json: &mut Vec<u8>);
    /// How many choices this seat has.
    fn count(&self, seat: Seat) -> u32;
    /// Its `n`-th choice, from 0.
    fn nth(&self, seat: Seat, n: u32) -> Json;
    /// A seat answers.
    fn play(&mut self, seat: Seat, choice: &str, by: By) -> Result<Told<Json>, Refused>;
    /// Luck answers once; luck is awaited.
    fn draw(&mut self) -> Told<Json>;
    /// Whose hand the owed draw belongs to, if anybody's.
    fn hand(&self) -> Option<Seat>;
    /// The match itself where it is Quitte ou Double: the house judges what people do around its tasks.
    fn quitte_ou_double(&self) -> Option<&Match<QuitteOuDouble>>;
    /// How many examples there are of what the house may say now.
    fn count_calls(&self) -> u32;
    /// The `n`-th of them, from 0.
    fn nth_call(&self, n: u32) -> Json;
    /// The house says something.
    fn hear(&mut self, call: &str) -> Result<Told<Json>, Refused>;
    /// Lets a written entry happen, if it can, and tells it as JSON.
    fn push(&mut self, entry: &EntryLine) -> Result<Told<Json>, Fault>;
    /// Lets a written entry happen, if it can, and tells it in notation.
    fn push_printed(&mut self, entry: &EntryLine) -> Result<Told<String>, Fault>;
    /// The entries from this one on, secrets included.
    fn entries(&self, from: usize) -> Vec<EntryLine>;
    /// Scores and places as they stand.
    fn standings(&self) -> Standings;
    /// The record of the finished match.
    fn publish(&self, charter: &Charter) -> Record;
    /// The whole position in notation, secrets included.
    fn print_state(&self) -> String;
    /// What this viewer sees, in notation.
    fn print_view(&self, viewer: Viewer) -> String;
    /// The last entry in notation, as in `seat 0: win P1 9`.
    fn print_last(&self) -> String;
}

/// Why an answer was not taken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    /// It is not in the form of this box.
    #[error("this cannot be read: {0}")]
    Unreadable(String),
    /// The rules forbid it.
    #[error("{0}")]
    Rules(#[from] Refusal),
}

impl<G: Boxed> Face for Match<G> {
    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn awaited(&self) -> Awaited {
        self.awaited()
    }

    fn view(&self, viewer: Viewer) -> Json {
        json(&self.view(viewer))
    }

    fn write_view(&self, viewer: Viewer, json: &mut Vec<u8>) {
        serde_json::to_writer(json, &self.view(viewer)).expect(PLAIN);
    }

    fn count(&self, seat: Seat) -> u32 {
        self.game().count(self.state(), seat)
    }

    fn nth(&self, seat: Seat, n: u32) -> Json {
        json(&self.game().nth(self.state(), seat, n))
    }

    fn play(&mut self, seat: Seat, choice: &str, by: By) -> Result<Told<Json>, Refused> {
        let choice = serde_json::from_str(choice).map_err(|error| Refused::Unreadable(error.to_string()))?;
        let mut told = Told::default();
        self.play(seat, choice, by, &mut told)?;
        Ok(told.map(json))
    }

    fn draw(&mut self) -> Told<Json> {
        let mut told = Told::default();
        self.draw(&mut told);
        told.map(json)
    }

    fn hand(&self) -> Option<Seat> {
        self.game().hand(self.state())
    }

    fn quitte_ou_double(&self) -> Option<&Match<QuitteOuDouble>> {
        (self as &dyn Any).downcast_ref()
    }

    fn count_calls(&self) -> u32 {
        self.game().count_calls(self.state())
    }

    fn nth_call(&self, n: u32) -> Json {
        json(&self.game().nth_call(self.state(), n))
    }

    fn hear(&mut self, call: &str) -> Result<Told<Json>, Refused> {
        let call = serde_json::from_str(call).map_err(|error| Refused::Unreadable(error.to_string()))?;
        let mut told = Told::default();
        self.hear(call, &mut told)?;
        Ok(told.map(json))
    }

    fn push(&mut self, entry: &EntryLine) -> Result<Told<Json>, Fault> {
        push(self, entry).map(|told| told.map(json))
    }

    fn push_printed(&mut self, entry: &EntryLine) -> Result<Told<String>, Fault> {
        let told = push(self, entry)?;
        Ok(told.map(|event| self.game().print_event(event)))
    }

    fn entries(&self, from: usize) -> Vec<EntryLine> {
        self.entries()[from..].iter().map(EntryLine::write::<G>).collect()
    }

    fn standings(&self) -> Standings {
        self.standings()
    }

    fn publish(&self, charter: &Charter) -> Record {
        Record::publish(charter, self)
    }

    fn print_state(&self) -> String {
        self.game().print_state(self.state())
    }

    fn print_view(&self, viewer: Viewer) -> String {
        self.game().print_view(&self.view(viewer))
    }

    fn print_last(&self) -> String {
        match self.entries().last() {
            None => "nothing yet".to_owned(),
            Some(Entry::Luck(outcome)) => format!("luck: {}", self.game().print_outcome(outcome)),
            Some(Entry::Seat { seat, choice, .. }) => format!("seat {seat}: {}", self.game().print_choice(choice)),
            Some(Entry::House(call)) => format!("house: {}", self.game().print_call(call)),
        }
    }
}

fn push<G: Boxed>(play: &mut Match<G>, entry: &EntryLine) -> Result<Told<G::Event>, Fault> {
    let place = play.entries().len();
    let entry: EntryOf<G> = entry.read::<G>().map_err(|reason| Fault { entry: Some(place), reason })?;
    let mut told = Told::default();
    play.push(entry, &mut told)?;
    Ok(told)
}

fn json(value: &impl Serialize) -> Json {
    serde_json::value::to_raw_value(value).expect(PLAIN)
}
