//! Players that are programs, and whole matches between them.
//!
//! There is one honest level so far: [`Any`] picks any legal choice. It answers through the same door as everybody:
//! the view and the numbered choices of its own seat, and nothing else.

pub mod bot; // the Bot trait and the one level
pub mod whim; // where a bot's own chance comes from
pub mod rollout; // a match played out, kept or not
pub mod simulate; // many matches, on all cores, the same whatever their number

pub use bot::{Any, Bot};
pub use rollout::{Bare, Played, Stage, rollout};
pub use simulate::{Simulation, Tally};
pub use whim::Whim;
