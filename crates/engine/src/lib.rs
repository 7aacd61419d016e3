//! What every game shares: seats, the [`Game`] trait, luck that can be checked, events with an audience, matches.
//!
//! A game crate writes its rules against this one and against nothing else of ours.
//! The rules are pure: they roll no die, read no clock and do no I/O.
//! A [`Match`] drives them: it draws what luck owes, refuses what the rules refuse, and keeps the entries of the record.

#![deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::float_arithmetic)]

pub mod small; // numbers with a name of their own, and sets of them as bits
pub mod seat; // a place at the table, sets of them, one value for each
pub mod die; // a face from 1 to 6
pub mod setup; // what a box offers before a match, and why a wish does not fit
pub mod game; // the trait that the four games implement
pub mod tell; // events, and who hears which form
pub mod luck; // commitment, key, stream, and numbers below n
pub mod record; // the entries of a match, and what can be false in them
pub mod play; // the match: the only thing that drives a game
pub mod sight; // the match as one seat meets it, for bots
pub mod imagine; // a state that fits a view
pub mod notation; // all of it as text

pub use die::Die;
pub use game::{Awaited, Game, Person, Refusal, Standing, Standings, Viewer};
pub use imagine::Imagine;
pub use luck::{Luck, Secret, Stream};
pub use notation::{Misread, Notation};
pub use play::Match;
pub use record::{By, Entry, EntryOf, Flaw, Why};
pub use seat::{BySeat, Seat, SeatSet};
pub use setup::{Menu, OptionSpec, Settled, Unfit, Value, Values, Wish};
pub use sight::Sight;
pub use tell::{Silent, Tell, Telling, Told};
