//! The four boxes side by side: ids, setups, records, and one face that speaks JSON.
//!
//! Bots and search stay generic over [`engine::Game`] and fast; the house and the command line hold a [`Face`].

pub mod id; // which boxes there are
pub mod setup; // what fixes a match before its first draw: box, options, chairs, luck
pub mod game; // one closed enum over the four games
pub mod deck; // the decks of Quitte ou Double that come with the shelf
pub mod record; // a match as one JSON object
pub mod verify; // whether a record is true, and where not
pub mod face; // a match whose type is forgotten, speaking JSON
pub mod rulebook; // the rules in our own words

pub use face::{Face, Json, Refused};
pub use game::{AnyGame, Boxed};
pub use id::BoxId;
pub use record::{EntryLine, Record};
pub use rulebook::{Language, Rulebook};
pub use setup::{Chair, Charter, Kind, Setup};
pub use verify::{Fault, Verified, verify};
