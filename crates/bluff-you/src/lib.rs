//! Bluff You!: two to eight players, sixteen tiles, three dice under a cup.
//!
//! The Bluffer rolls in secret and claims a number to a Diviner, who answers "OK!" or "Bluff you!": whoever is right
//! has the tile. Or the Bluffer steals a tile the same way, or shows a double and exchanges. The last tile of the
//! centre ends the match.
//!
//! Read [`setup`], then [`state`], then [`rules`]; `docs/rules/bluff-you.md` is the law that they follow.
//! Clauses are cited as `R14`, rulings as `A3`, vectors as `T7`, invariants as `I4`.

#![deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::float_arithmetic)]

pub mod setup; // seats and the one option
pub mod tile; // the sixteen tiles, sets of them, their points
pub mod state; // the position
pub mod choice; // what a seat can do, what luck can answer, and every refusal
pub mod exchange; // which sets of tiles a doublet can hand in
pub mod rules; // awaited, choices, check, play, settle
pub mod view; // what one viewer may know
pub mod event; // what is told, and to whom
pub mod notation; // all of it as text
pub mod imagine; // a state that fits a view

pub use choice::{Choice, Outcome, Roll};
pub use event::Event;
pub use setup::{BluffYou, MENU};
pub use state::State;
pub use tile::{Tile, TileSet};
pub use view::View;
