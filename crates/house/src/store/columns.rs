//! What stands in the tables of both stores, and how it is read.

use crate::id::PersonId;
use crate::protocol::rest::MatchState;
use crate::store::StoreError;
use crate::time::Moment;

/// A match without its entries, the same in both stores; its columns are read in this order.
pub(crate) const MATCH: &str = "SELECT no, id, charter, began_ms, state, record, \
                                (SELECT code FROM rooms WHERE code = matches.room) FROM matches";

/// The entries of a match out of its pieces. Each says where it begins, so a missing or a doubled one is found.
pub(crate) fn entries_of(pieces: impl IntoIterator<Item = (i64, String)>) -> Result<Vec<String>, StoreError> {
    let mut entries: Vec<String> = Vec::new();
    for (from, lines) in pieces {
        if usize::try_from(from) != Ok(entries.len()) {
            return Err(StoreError::Damaged(format!("entry {} is missing or there twice", entries.len())));
        }
        entries.extend(lines.lines().map(str::to_owned));
    }
    Ok(entries)
}

/// How states stand in the database.
pub(crate) fn state_word(state: MatchState) -> &'static str {
    match state {
        MatchState::Running => "running",
        MatchState::Finished => "finished",
        MatchState::BrokenOff => "broken-off",
    }
}

pub(crate) fn state_of(word: &str) -> Result<MatchState, StoreError> {
    [MatchState::Running, MatchState::Finished, MatchState::BrokenOff]
        .into_iter()
        .find(|state| state_word(*state) == word)
        .ok_or_else(|| StoreError::Damaged(format!("a match is `{word}`")))
}

pub(crate) fn person_of(text: &str) -> Result<PersonId, StoreError> {
    text.parse().map_err(|error| StoreError::Damaged(format!("a person's id: {error}")))
}

pub(crate) fn to_ms(moment: Moment) -> i64 {
    i64::try_from(moment.0).unwrap_or(i64::MAX)
}

pub(crate) fn from_ms(ms: i64) -> Moment {
    Moment(u64::try_from(ms).unwrap_or(0))
}
