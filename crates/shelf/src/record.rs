//! A match as one JSON object: `docs/records.md` says it for other programs.

use std::collections::BTreeMap;

use engine::{By, Entry, EntryOf, Match, Seat, Standings, Value};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::deck::DeckName;
use crate::game::Boxed;
use crate::id::BoxId;
use crate::setup::{Chair, Charter, Setup};

/// The only format there is.
pub const FORMAT: &str = "tapis-record/1";

/// A match: its setup and the ordered list of its outcomes, choices and calls.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// [`FORMAT`].
    pub format: String,
    /// The match's own id, which its luck depends on.
    pub id: String,
    /// Which box.
    pub game: BoxId,
    /// Which edition; null where the box has only one.
    pub edition: Option<String>,
    /// All of them, defaults written out.
    pub options: BTreeMap<String, Value>,
    /// Who sat where.
    pub seats: Vec<Chair>,
    /// Quitte ou Double: the deck, by name, language and hash.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub deck: Option<DeckName>,
    /// What the draws came from.
    pub luck: LuckLine,
    /// Everything that entered the match, in order.
    pub entries: Vec<EntryLine>,
    /// Scores and places at the end; null while the match runs.
    pub standings: Option<Standings>,
    /// SHA-256 of all the rest; null while the match runs.
    pub digest: Option<String>,
}

/// What the draws came from, in hex.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LuckLine {
    /// Shown before the first draw.
    #[serde(with = "hex")]
    pub commitment: [u8; 32],
    /// What each seat added.
    pub entropy: Vec<Entropy>,
    /// Published when the match is over; null before, and for ever where it was broken off.
    pub secret: Option<SecretHex>,
}

/// Bytes that a seat added, in hex.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Entropy(#[serde(with = "hex")] pub Vec<u8>);

/// A published secret, in hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SecretHex(#[serde(with = "hex")] pub [u8; 32]);

/// One entry: `{"luck": …}`, `{"seat": 0, "choice": …}` or `{"house": …}`.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EntryLine {
    /// What luck answered.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub luck: Option<serde_json::Value>,
    /// Which seat answered.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub seat: Option<Seat>,
    /// What it answered.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub choice: Option<serde_json::Value>,
    /// Who chose, where it was not the seat's owner.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub by: Option<By>,
    /// What the house said.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub house: Option<serde_json::Value>,
}

impl EntryLine {
    /// The entry as JSON.
    pub fn write<G: Boxed>(entry: &EntryOf<G>) -> Self {
        let json = "our choices, outcomes and calls are plain data";
        match entry {
            Entry::Luck(outcome) => Self { luck: Some(serde_json::to_value(outcome).expect(json)), ..Self::default() },
            Entry::Seat { seat, choice, by } => Self {
                seat: Some(*seat),
                choice: Some(serde_json::to_value(choice).expect(json)),
                by: Some(*by).filter(|by| *by != By::Owner),
                ..Self::default()
            },
            Entry::House(call) => Self { house: Some(serde_json::to_value(call).expect(json)), ..Self::default() },
        }
    }

    /// The entry of this game, or why it is none.
    pub fn read<G: Boxed>(&self) -> Result<EntryOf<G>, String> {
        fn parsed<T: serde::de::DeserializeOwned>(what: &str, value: &serde_json::Value) -> Result<T, String> {
            T::deserialize(value).map_err(|error| format!("the {what} {value} cannot be read: {error}"))
        }
        match self {
            Self { luck: Some(outcome), seat: None, choice: None, by: None, house: None } => {
                parsed("outcome", outcome).map(Entry::Luck)
            }
            Self { luck: None, seat: Some(seat), choice: Some(choice), by, house: None } => {
                let choice = parsed("choice", choice)?;
                Ok(Entry::Seat { seat: *seat, choice, by: by.unwrap_or_default() })
            }
            Self { luck: None, seat: None, choice: None, by: None, house: Some(call) } => {
                parsed("call", call).map(Entry::House)
            }
            _ => Err("it is none of {luck}, {seat, choice} and {house}".to_owned()),
        }
    }
}

impl Record {
    /// The record of a finished match, with what nobody may learn afterwards left out.
    pub fn publish<G: Boxed>(charter: &Charter, play: &Match<G>) -> Self {
        let mut entries = play.entries().to_vec();
        play.game().seal(&mut entries);
        let settled = charter.setup.game.menu().settle(&charter.setup.wish()).expect("the match has begun");
        let entropy = charter.entropy.iter().cloned().map(Entropy).collect();
        let secret = Some(SecretHex(charter.secret.0));
        let mut record = Self {
            format: FORMAT.to_owned(),
            id: charter.id.clone(),
            game: charter.setup.game,
            edition: settled.edition.map(str::to_owned),
            options: settled.options.into_iter().map(|(name, value)| (name.to_owned(), value)).collect(),
            seats: charter.setup.chairs.clone(),
            deck: play.game().deck(),
            luck: LuckLine { commitment: charter.commitment(), entropy, secret },
            entries: entries.iter().map(EntryLine::write::<G>).collect(),
            standings: Some(play.standings()),
            digest: None,
        };
        record.digest = Some(hex::encode(record.compute_digest()));
        record
    }

    /// What the record says was agreed upon.
    pub fn setup(&self) -> Setup {
        Setup {
            game: self.game,
            edition: self.edition.clone(),
            options: self.options.clone(),
            chairs: self.seats.clone(),
            deck: self.deck.clone(),
        }
    }

    /// SHA-256 over the canonical JSON (RFC 8785) of everything but the digest.
    pub fn compute_digest(&self) -> [u8; 32] {
        let mut rest = serde_json::to_value(self).expect("a record is plain data");
        if let serde_json::Value::Object(fields) = &mut rest {
            fields.remove("digest");
        }
        Sha256::new().chain_update(b"tapis/record/1\0").chain_update(canonical(&rest)).finalize().into()
    }

    /// As one line of a file.
    pub fn to_line(&self) -> String {
        canonical(&serde_json::to_value(self).expect("a record is plain data"))
    }
}

/// RFC 8785: members in the order of their names, no space, shortest escapes.
///
/// `serde_json` writes maps in that order and strings with those escapes already, and a record holds neither floats nor
/// names outside ASCII, where the order by bytes is the order by UTF-16 units.
fn canonical(value: &serde_json::Value) -> String {
    value.to_string()
}
