//! The house: rooms in which people gather, play live, drop, return, watch and go again. Nothing acknowledged is lost.
//!
//! Read [`protocol`], then [`room`], then [`store`]; [`web`] is the door.

pub mod protocol; // what crosses the wire
pub mod config; // what the keeper of a house may choose
pub mod time; // the one clock, which tests turn
pub mod id; // ids, codes and tokens
pub mod store; // where rooms, people and matches are kept
pub mod room; // one task for each room, which owns its match
mod stage; // Quitte ou Double: what people do around a task
pub mod web; // HTTP and WebSocket: the door

use std::sync::Arc;

pub use config::Config;
pub use web::{House, serve};

/// What all parts of one running house share.
pub struct Shared {
    /// Where everything is kept.
    pub store: Arc<dyn store::Store>,
    /// The one clock.
    pub time: time::Time,
    /// What the keeper chose.
    pub config: Config,
    /// Where bots think.
    pub bench: room::Bench,
    /// This house among many.
    pub owner: String,
}

impl std::fmt::Debug for Shared {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Shared({})", self.owner)
    }
}
