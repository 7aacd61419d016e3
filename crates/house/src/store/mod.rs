//! Where rooms, people and matches are kept. Two stores, one interface, one set of tests for both.
//!
//! A room's writes all go through [`Store::commit`]: together or not at all, and only while its lease holds. The
//! future is ready when they are on disk, so whoever awaits it may tell.

pub mod sqlite; // the default: one file in the data folder
pub mod writer; // SQLite's one writer: many rooms, one transaction
mod readers; // its readers
pub mod postgres; // --database postgres://…
mod address; // where its server is
pub mod charter; // a match's charter as the store keeps it
mod columns; // what stands in the tables of both, and how it is read

use std::path::PathBuf;
use std::pin::Pin;

use crate::id::{PersonId, RoomCode};
use crate::protocol::rest::MatchState;
use crate::time::Moment;

/// What comes of asking the store, later.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Everything that is kept.
pub trait Store: Send + Sync + 'static {
    /// The key that cookies are signed with; made when it is first asked for.
    fn key(&self) -> Later<'_, Vec<u8>>;

    /// Keeps a person's name.
    fn put_person(&self, person: PersonId, name: String) -> Later<'_, ()>;
    /// A person's name.
    fn person(&self, person: PersonId) -> Later<'_, Option<String>>;

    /// Keeps a token.
    fn put_token(&self, token: Token) -> Later<'_, ()>;
    /// A person's tokens, oldest first.
    fn tokens(&self, person: PersonId) -> Later<'_, Vec<Token>>;
    /// Forgets a token, if it is that person's.
    fn delete_token(&self, person: PersonId, id: String) -> Later<'_, bool>;
    /// Whose token has this digest.
    fn token_owner(&self, digest: String) -> Later<'_, Option<PersonId>>;

    /// Keeps a one-time link.
    fn put_carry(&self, digest: String, person: PersonId, until: Moment) -> Later<'_, ()>;
    /// Uses a one-time link up, and says whose it was if it is not too old.
    fn take_carry(&self, digest: String, now: Moment) -> Later<'_, Option<PersonId>>;

    /// Keeps a new room; false if the code is taken.
    fn open_room(&self, code: RoomCode, room: RoomSave) -> Later<'_, bool>;
    /// Makes a room this house's by raising its epoch: whoever had it before can write nothing more.
    fn take_room(&self, code: RoomCode, owner: String, now: Moment) -> Later<'_, Option<TakenRoom>>;
    /// Writes of a room: all of them or none, and only under the lease's epoch.
    fn commit(&self, lease: Lease, writes: Vec<Write>) -> Later<'_, ()>;
    /// The public rooms, latest touched first.
    fn public_rooms(&self, limit: u32) -> Later<'_, Vec<(String, Moment)>>;
    /// Forgets rooms that nobody has touched since, but not these. Their matches stay; running ones are broken off.
    fn sweep(&self, before: Moment, but: Vec<RoomCode>) -> Later<'_, u32>;

    /// A match with its entries in order.
    fn load_match(&self, id: String) -> Later<'_, Option<StoredMatch>>;
    /// A person's matches, newest first, without their entries.
    fn matches_of(&self, person: PersonId, limit: u32) -> Later<'_, Vec<StoredMatch>>;

    /// Whether the store answers.
    fn ready(&self) -> Later<'_, ()>;
    /// Waits until everything handed in is written, and lets go of the database.
    fn close(&self) -> Later<'_, ()>;
}

/// The right to write to a room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lease {
    /// Which room.
    pub code: RoomCode,
    /// Raised by every house that takes it.
    pub epoch: i64,
}

/// A room as it is saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoomSave {
    /// Whether it stands in the lobby.
    pub public: bool,
    /// When something last happened.
    pub touched: Moment,
    /// The room's own JSON.
    pub json: String,
}

/// A room that has just become ours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TakenRoom {
    /// To write with.
    pub lease: Lease,
    /// As it was saved.
    pub json: String,
}

/// One write of a room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Write {
    /// The room changed.
    Room(RoomSave),
    /// A match begins: its charter is kept before anybody sees the commitment.
    Begin {
        /// Its id.
        id: String,
        /// The charter, secret included.
        charter: String,
        /// Who plays.
        people: Vec<PersonId>,
        /// When.
        began: Moment,
    },
    /// Entropy is closed: the charter with it.
    Charter {
        /// Which match.
        id: String,
        /// The charter, secret included.
        charter: String,
    },
    /// More entries of a match.
    Append {
        /// Which match.
        id: String,
        /// The number of the first of them.
        from: u32,
        /// Each as one line of JSON; they are kept together as one piece.
        lines: String,
    },
    /// A match has ended.
    End {
        /// Which match.
        id: String,
        /// How.
        state: MatchState,
        /// The published record, where it ended by its rules.
        record: Option<String>,
    },
}

/// A match as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredMatch {
    /// Its id.
    pub id: String,
    /// The charter, secret included.
    pub charter: String,
    /// The room in which it is or was played, while there is one.
    pub room: Option<String>,
    /// When it began.
    pub began: Moment,
    /// How it stands.
    pub state: MatchState,
    /// The published record.
    pub record: Option<String>,
    /// Its entries in order.
    pub entries: Vec<String>,
}

/// An API token as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// To delete it by.
    pub id: String,
    /// SHA-256 of the token.
    pub digest: String,
    /// Whose.
    pub person: PersonId,
    /// What it is for.
    pub name: String,
    /// When it was made.
    pub made: Moment,
}

/// Why the store did not do it.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Another house has taken the room since.
    #[error("room {} is no longer ours: epoch {} has passed", .0.code, .0.epoch)]
    Fenced(Lease),
    /// Another house runs on the same data.
    #[error("another house is running on {0}: one house per database, for now")]
    Locked(String),
    /// The address of the database cannot be read, or asks for what there is not.
    #[error("cannot use this database address: {0}")]
    Address(String),
    /// The data folder cannot be used.
    #[error("cannot use {}: {reason}", path.display())]
    Folder {
        /// Which.
        path: PathBuf,
        /// What the system says.
        reason: String,
    },
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(String),
    /// What is stored cannot be read.
    #[error("what is stored cannot be read: {0}")]
    Damaged(String),
    /// The house is going down.
    #[error("the store is closed")]
    Closed,
}
