//! Cincinnati: three to six players, five dice each, three tables with loot.
//!
//! Twelve rounds: loot is turned up, everybody rolls in secret and picks a table in secret, then all is open: two
//! re-rolls, extra rolls for chips; at each table the best hand that meets its condition takes the pile. Duel cards are
//! fought at once. The most money wins.
//!
//! Read [`setup`], then [`state`], then [`rules`]; `docs/rules/cincinnati.md` is the law that they follow.
//! Clauses are cited as `R14`, rulings as `A3`, vectors as `T7`, invariants as `I4`.

#![deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::float_arithmetic)]

pub mod setup; // seats and the three options
pub mod table; // the three tables
pub mod card; // the seven kinds of card, and heaps of them
pub mod dice; // up to five dice, and every part of them that can be kept
pub mod hand; // five dice and their place in the order of the 252 hands
pub mod order; // seats in order: richest first
pub mod state; // the position
pub mod choice; // what a seat can do, what luck can answer, and every refusal
pub mod rules; // awaited, choices, check, play, settle; the phases of a round in rules/
pub mod view; // what one viewer may know
pub mod event; // what is told, and to whom
pub mod notation; // all of it as text
pub mod imagine; // a state that fits a view

pub use card::{Card, Cards};
pub use choice::{Answer, Choice, Outcome, Throw};
pub use dice::Dice;
pub use event::Event;
pub use hand::{Category, Hand};
pub use setup::{Cincinnati, MENU};
pub use state::{Roll, State};
pub use table::Table;
pub use view::View;
