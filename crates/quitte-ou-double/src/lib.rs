//! Quitte ou Double: two to six seats, one die, four piles of cards and a jackpot.
//!
//! The die sends the player to a question, a riddle, a challenge, a luck card or the jackpot.
//! On a task face the player and the bank stake the same sum, the left neighbour reads the first task, and every
//! success is followed by the question of the title: quit with the pot, or double it and face a harder task.
//! A failure sends the whole pot to the jackpot. The richest when the agreed length is over is the casino ace.
//!
//! Read [`deck`], what the cards say, and [`answer`], when a typed answer is right; then [`setup`], [`state`] and
//! [`rules`].
//! `docs/rules/quitte-ou-double.md` is the law that they follow: rules are cited as `R17`, rulings as `A20`,
//! typed answers as `N8`, vectors as `T53`, invariants as `I12`, its tables by section, as 6.5.

#![deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::float_arithmetic)]

pub mod deck; // the cards: what they say, how they are written, and what is wrong with them
pub mod answer; // when a typed answer is right
pub mod money; // whole notes of 10,000
pub mod people; // who sits where, and sets of people
pub mod die; // six faces of five kinds
pub mod keeper; // the luck cards that may be held
pub mod setup; // seats, options and the deck
pub mod pile; // unseen cards above those that went back
pub mod skill; // what luck gives a skill task
pub mod state; // the position
pub mod choice; // what a seat can do, what luck can answer, what the house can say, and every refusal
pub mod rules; // awaited, choices, check, play, settle, hear; a file for each topic
pub mod view; // what one viewer may know
pub mod event; // what is told, and to whom
pub mod notation; // all of it as text

pub use choice::{Call, Choice, Outcome};
pub use event::Event;
pub use money::Money;
pub use people::{BotLevel, Human, People, SeatKind};
pub use setup::{MENU, QuitteOuDouble};
pub use state::State;
pub use view::View;
