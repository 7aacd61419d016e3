//! A finished match step by step, through the eyes of the public, of one seat, or of every seat.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use engine::{Seat, SeatSet, Viewer};
use serde::Deserialize;
use shelf::{AnyGame, EntryLine, verify};

use crate::protocol::Code;
use crate::protocol::rest::{Replay, ReplayStep, Replays};
use crate::protocol::tell::AwaitedLine;
use crate::store::{StoredMatch, charter};
use crate::web::House;
use crate::web::failure::Failure;
use crate::web::identity::Who;
use crate::web::matches::{damaged, load, not_over, read, seats_of};

/// Through whose eyes; the public's where neither is said.
#[derive(Deserialize)]
pub(crate) struct Eyes {
    seat: Option<Seat>,
    eyes: Option<Every>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Every {
    All,
}

pub(crate) async fn replay(
    State(house): State<House>,
    Who(who): Who,
    Path(id): Path<String>,
    query: Result<Query<Eyes>, QueryRejection>,
) -> Result<Response, Failure> {
    let Query(query) = query?;
    let stored = load(&house, id).await?;
    let (charter, owners) = charter::read(&stored.charter)?;
    let (mine, seats) = (seats_of(who, &owners), charter.setup.chairs.len() as u8);
    let eyes: Vec<Viewer> = match (&query.eyes, query.seat) {
        (Some(Every::All), _) => Seat::first(seats).map(Viewer::Seat).collect(),
        (None, Some(seat)) if seat.number() < seats => vec![Viewer::Seat(seat)],
        (None, Some(_)) => return Err(Failure::new(Code::NotFound, "there is no such seat")),
        (None, None) => vec![Viewer::Public],
    };
    let replays = tokio::task::spawn_blocking(move || steps(&stored, mine, &eyes)).await;
    let mut replays = replays.map_err(|_| Code::Broken)??;
    Ok(match query.eyes {
        Some(Every::All) => Json(Replays { seats: replays }).into_response(),
        None => Json(replays.swap_remove(0)).into_response(),
    })
}

/// One replay for each of these eyes, from the match as it was played and not from its record: where a record leaves
/// out what nobody else may learn even now (A11), its owner still sees it.
fn steps(stored: &StoredMatch, mine: SeatSet, eyes: &[Viewer]) -> Result<Vec<Replay>, Failure> {
    let record = read(stored.record.as_deref().ok_or_else(not_over)?)?;
    let (_, sealed) = verify::entries_to_replay(&record).map_err(damaged)?;
    let (charter, _) = charter::read(&stored.charter)?;
    let mut face = AnyGame::begin(&charter).map_err(damaged)?;
    let open_to_me = |viewer: &Viewer| match viewer.seat() {
        Some(seat) if sealed > 0 && !mine.has(seat) => Viewer::Public,
        Some(_) | None => *viewer,
    };
    let eyes: Vec<Viewer> = eyes.iter().map(open_to_me).collect();
    let replay = |viewer: &Viewer| Replay { eyes: viewer.seat(), start: face.view(*viewer), steps: Vec::new() };
    let mut replays: Vec<Replay> = eyes.iter().map(replay).collect();
    for line in &stored.entries {
        let entry: EntryLine = serde_json::from_str(line).map_err(damaged)?;
        let told = face.push(&entry).map_err(damaged)?;
        for (replay, viewer) in replays.iter_mut().zip(&eyes) {
            replay.steps.push(ReplayStep {
                seat: entry.seat,
                events: told.to(*viewer).cloned().collect(),
                view: face.view(*viewer),
                awaited: AwaitedLine::new(face.awaited(), face.hand()),
            });
        }
    }
    Ok(replays)
}
