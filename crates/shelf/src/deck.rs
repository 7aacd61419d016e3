//! The decks of Quitte ou Double that come with the shelf.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How a record names its deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DeckName {
    /// As its `deck.toml` says.
    pub name: String,
    /// `en` or `fr`.
    pub language: String,
    /// Of its files, in hex.
    pub sha256: String,
}
