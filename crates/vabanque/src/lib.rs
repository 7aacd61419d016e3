//! Vabanque: three to six players, chips on casino tables, three cards face down.
//!
//! Four rounds. In each, everybody puts chips on tables, lays a raise, a bluff and a trap face down beside tables, then
//! walks a pawn up to four tables on. A pawn is paid the value of its table, unless an opponent's trap takes it.
//! Most money wins.
//!
//! Read [`setup`], then [`state`], then [`rules`]; `docs/rules/vabanque.md` is the law that they follow.
//! Clauses are cited as `R14`, rulings as `A3`, vectors as `T7`, invariants as `I4`, secrecy properties as `S1`.

#![deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::float_arithmetic)]

pub mod setup; // editions, seats and the one option
pub mod chips; // the chips, and which are placed when
pub mod table; // the casino tables and the chips on them
pub mod card; // raise, bluff, trap, and where they lie
pub mod money; // money, and the banknotes it is drawn with
pub mod state; // the position
pub mod choice; // what a seat can do, what luck can answer, and every refusal
pub mod rules; // awaited, choices, check, play, settle; rules/course.rs, rules/payout.rs, rules/order.rs
pub mod view; // what one viewer may know
pub mod event; // what is told, and to whom
pub mod seal; // what a published record leaves out
pub mod notation; // all of it as text
pub mod imagine; // a state that fits a view

pub use card::Kind;
pub use choice::{Choice, Outcome};
pub use event::Event;
pub use money::Money;
pub use setup::{Edition, MENU, UnrevealedCards, Vabanque};
pub use state::State;
pub use table::Table;
pub use view::View;
