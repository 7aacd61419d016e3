//! A match's charter as the store keeps it, and whose its seats were. It holds the secret, so it never leaves the house.

use std::collections::BTreeMap;

use engine::{Secret, Value};
use serde::{Deserialize, Serialize};
use shelf::record::{Entropy, SecretHex};
use shelf::{BoxId, Chair, Charter, Setup};

use crate::id::PersonId;
use crate::store::StoreError;

/// The people of each seat when the match began, in seat order: nobody for a bot, several for a team.
pub type Owners = Vec<Vec<PersonId>>;

#[derive(Serialize, Deserialize)]
struct Stored {
    id: String,
    game: BoxId,
    edition: Option<String>,
    options: BTreeMap<String, Value>,
    chairs: Vec<Chair>,
    deck: Option<shelf::deck::DeckName>,
    secret: SecretHex,
    entropy: Vec<Entropy>,
    owners: Owners,
}

/// As JSON.
pub fn write(charter: &Charter, owners: Owners) -> String {
    let Charter { id, setup, secret, entropy } = charter.clone();
    let stored = Stored {
        id,
        game: setup.game,
        edition: setup.edition,
        options: setup.options,
        chairs: setup.chairs,
        deck: setup.deck,
        secret: SecretHex(secret.0),
        entropy: entropy.into_iter().map(Entropy).collect(),
        owners,
    };
    serde_json::to_string(&stored).expect("a charter is plain data")
}

/// From JSON.
pub fn read(json: &str) -> Result<(Charter, Owners), StoreError> {
    let stored: Stored = serde_json::from_str(json).map_err(|error| StoreError::Damaged(error.to_string()))?;
    let Stored { id, game, edition, options, chairs, deck, secret, entropy, owners } = stored;
    let setup = Setup { game, edition, options, chairs, deck };
    let entropy = entropy.into_iter().map(|given| given.0).collect();
    Ok((Charter { id, setup, secret: Secret(secret.0), entropy }, owners))
}
