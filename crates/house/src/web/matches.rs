//! Past matches, records, replays.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::IntoResponse;
use engine::{Awaited, Seat, Viewer};
use serde::Deserialize;
use shelf::{AnyGame, Face, Record, verify};

use crate::protocol::Code;
use crate::protocol::rest::{MatchLine, MatchState, Matches, Replay, ReplayStep};
use crate::protocol::tell::AwaitedLine;
use crate::store::{StoreError, StoredMatch, charter};
use crate::web::House;
use crate::web::failure::Failure;
use crate::web::identity::Known;

/// Most matches of one list.
const MATCHES_MAX: u32 = 100;

pub(crate) async fn mine(State(house): State<House>, me: Known) -> Result<Json<Matches>, Failure> {
    let stored = house.shared.store.matches_of(me.id, MATCHES_MAX).await?;
    let matches = stored.iter().map(line).collect::<Result<_, _>>()?;
    Ok(Json(Matches { matches }))
}

pub(crate) async fn one(State(house): State<House>, Path(id): Path<String>) -> Result<Json<MatchLine>, Failure> {
    Ok(Json(line(&load(&house, id).await?)?))
}

/// The published record; as long as the match runs its secrets are nobody's.
pub(crate) async fn record(State(house): State<House>, Path(id): Path<String>) -> Result<impl IntoResponse, Failure> {
    let stored = load(&house, id).await?;
    let name = format!("attachment; filename=\"{}.jsonl\"", stored.id);
    let record = published(stored)?;
    Ok(([(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)], record))
}

/// Through whose eyes.
#[derive(Deserialize)]
pub(crate) struct ReplayQuery {
    seat: Option<u8>,
}

pub(crate) async fn replay(
    State(house): State<House>,
    Path(id): Path<String>,
    Query(query): Query<ReplayQuery>,
) -> Result<Json<Replay>, Failure> {
    let record = published(load(&house, id).await?)?;
    let eyes = query.seat.map(|seat| Seat::new(seat).ok_or(Code::NotFound)).transpose()?;
    let replay = tokio::task::spawn_blocking(move || steps(&record, eyes)).await;
    Ok(Json(replay.map_err(|_| Code::Broken)??))
}

async fn load(house: &House, id: String) -> Result<StoredMatch, Failure> {
    let stored = house.shared.store.load_match(id).await?;
    stored.ok_or_else(|| Failure::new(Code::NotFound, "there is no such match"))
}

fn published(stored: StoredMatch) -> Result<String, Failure> {
    stored.record.ok_or_else(|| Failure::new(Code::NotOver, "only a finished match has a record"))
}

fn line(stored: &StoredMatch) -> Result<MatchLine, StoreError> {
    let charter = charter::read(&stored.charter)?;
    let standings = match (&stored.record, stored.state) {
        (Some(record), MatchState::Finished) => read(record)?.standings,
        (_, MatchState::Running | MatchState::Finished | MatchState::BrokenOff) => None,
    };
    Ok(MatchLine {
        id: stored.id.clone(),
        game: charter.setup.game,
        edition: charter.setup.edition,
        names: charter.setup.chairs.into_iter().map(|chair| chair.name).collect(),
        began_ms: stored.began.0,
        state: stored.state,
        standings,
    })
}

fn read(record: &str) -> Result<Record, StoreError> {
    serde_json::from_str(record).map_err(|error| StoreError::Damaged(error.to_string()))
}

fn steps(record: &str, eyes: Option<Seat>) -> Result<Replay, StoreError> {
    let damaged = |error: &dyn std::fmt::Display| StoreError::Damaged(error.to_string());
    let record = read(record)?;
    let charter = verify::charter(&record).map_err(|fault| damaged(&fault))?;
    let mut face = AnyGame::begin(&charter).map_err(|unfit| damaged(&unfit))?;
    let (entries, sealed) = verify::entries_to_replay(&record).map_err(|fault| damaged(&fault))?;
    // Where something stays sealed, a seat's own view would show as a fact what merely fits.
    let eyes = eyes.filter(|seat| sealed == 0 && seat.number() < face.seats());
    let viewer = eyes.map_or(Viewer::Public, Viewer::Seat);
    let start = face.view(viewer);
    let mut steps = Vec::new();
    for entry in entries {
        let told = face.push(&entry).map_err(|fault| damaged(&fault))?;
        steps.push(ReplayStep {
            seat: entry.seat,
            events: told.to(viewer).cloned().collect(),
            view: face.view(viewer),
            awaited: awaited(face.as_ref()),
        });
    }
    Ok(Replay { eyes: viewer.seat(), start, steps })
}

fn awaited(face: &dyn Face) -> AwaitedLine {
    match face.awaited() {
        Awaited::Luck => AwaitedLine::Luck { hand: face.hand() },
        Awaited::Seats(seats) => AwaitedLine::Seats(seats),
        Awaited::House => AwaitedLine::House,
        Awaited::Nobody => AwaitedLine::Nobody,
    }
}
