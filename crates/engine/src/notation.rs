//! States, choices, outcomes, calls, views and events as text: for tests, playthroughs, the command line, messages.

use std::fmt;
use std::str::FromStr;

use crate::game::Game;

/// A compact text for everything in a game. Printing and parsing are inverse; views and events are only printed.
pub trait Notation: Game {
    /// The whole position, secrets included.
    fn print_state(&self, state: &Self::State) -> String;
    /// A position as [`Notation::print_state`] prints it.
    fn parse_state(&self, text: &str) -> Result<Self::State, Misread>;
    /// A choice, without the seat that makes it.
    fn print_choice(&self, choice: &Self::Choice) -> String;
    /// A choice as [`Notation::print_choice`] prints it. It need not be legal.
    fn parse_choice(&self, text: &str) -> Result<Self::Choice, Misread>;
    /// An outcome.
    fn print_outcome(&self, outcome: &Self::Outcome) -> String;
    /// An outcome as [`Notation::print_outcome`] prints it. It need not be possible.
    fn parse_outcome(&self, text: &str) -> Result<Self::Outcome, Misread>;
    /// What the house said.
    fn print_call(&self, call: &Self::Call) -> String;
    /// A call as [`Notation::print_call`] prints it.
    fn parse_call(&self, text: &str) -> Result<Self::Call, Misread>;
    /// What a viewer sees.
    fn print_view(&self, view: &Self::View) -> String;
    /// What a viewer hears.
    fn print_event(&self, event: &Self::Event) -> String;
}

/// Reads anything that the standard library reads, or says what was wanted.
pub fn parse<T: FromStr>(text: &str, wanted: &'static str) -> Result<T, Misread> {
    text.parse().map_err(|_| Misread::new(wanted, text))
}

/// A text that is not in the notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misread {
    /// What was looked for: `a tile from 3 to 18`.
    pub wanted: &'static str,
    /// What stood there.
    pub found: String,
}

impl Misread {
    /// `wanted` was looked for and `found` stood there.
    pub fn new(wanted: &'static str, found: &str) -> Self {
        Self { wanted, found: found.to_owned() }
    }
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not {}", self.found, self.wanted)
    }
}

impl std::error::Error for Misread {}
