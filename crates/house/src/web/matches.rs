//! Past matches and their records.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::IntoResponse;
use engine::{Seat, SeatSet};
use shelf::Record;

use crate::id::PersonId;
use crate::protocol::Code;
use crate::protocol::rest::{MatchLine, MatchState, Matches};
use crate::store::charter::Owners;
use crate::store::{StoreError, StoredMatch, charter};
use crate::web::House;
use crate::web::failure::Failure;
use crate::web::identity::{Known, Who};

/// Most matches of one list.
const MATCHES_MAX: u32 = 100;

pub(crate) async fn mine(State(house): State<House>, me: Known) -> Result<Json<Matches>, Failure> {
    let stored = house.shared.store.matches_of(me.id, MATCHES_MAX).await?;
    let matches = stored.into_iter().map(|stored| line(stored, Some(me.id))).collect::<Result<_, _>>()?;
    Ok(Json(Matches { matches }))
}

pub(crate) async fn one(
    State(house): State<House>,
    Who(who): Who,
    Path(id): Path<String>,
) -> Result<Json<MatchLine>, Failure> {
    Ok(Json(line(load(&house, id).await?, who)?))
}

/// The published record; as long as the match runs its secrets are nobody's.
pub(crate) async fn record(State(house): State<House>, Path(id): Path<String>) -> Result<impl IntoResponse, Failure> {
    let stored = load(&house, id).await?;
    let name = format!("attachment; filename=\"{}.jsonl\"", stored.id);
    let record = published(stored)?;
    Ok(([(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)], record))
}

pub(crate) async fn load(house: &House, id: String) -> Result<StoredMatch, Failure> {
    let stored = house.shared.store.load_match(id).await?;
    stored.ok_or_else(|| Failure::new(Code::NotFound, "there is no such match"))
}

fn published(stored: StoredMatch) -> Result<String, Failure> {
    stored.record.ok_or_else(not_over)
}

pub(crate) fn not_over() -> Failure {
    Failure::new(Code::NotOver, "only a finished match has a record")
}

fn line(stored: StoredMatch, who: Option<PersonId>) -> Result<MatchLine, StoreError> {
    let (charter, owners) = charter::read(&stored.charter)?;
    let mine = seats_of(who, &owners);
    Ok(MatchLine {
        id: stored.id,
        game: charter.setup.game,
        edition: charter.setup.edition,
        names: charter.setup.chairs.into_iter().map(|chair| chair.name).collect(),
        // A link to a replay goes round; it invites nobody into the room.
        room: stored.room.filter(|_| !mine.is_empty()),
        mine: mine.iter().collect(),
        began_ms: stored.began.0,
        state: stored.state,
        standings: match (&stored.record, stored.state) {
            (Some(record), MatchState::Finished) => read(record)?.standings,
            (_, MatchState::Running | MatchState::Finished | MatchState::BrokenOff) => None,
        },
    })
}

/// The seats of whoever asks.
pub(crate) fn seats_of(who: Option<PersonId>, owners: &Owners) -> SeatSet {
    let seats = owners.iter().zip(Seat::first(Seat::MAX as u8));
    seats.filter(|(people, _)| who.is_some_and(|who| people.contains(&who))).map(|(_, seat)| seat).collect()
}

pub(crate) fn read(record: &str) -> Result<Record, StoreError> {
    serde_json::from_str(record).map_err(damaged)
}

pub(crate) fn damaged(error: impl std::fmt::Display) -> StoreError {
    StoreError::Damaged(error.to_string())
}
