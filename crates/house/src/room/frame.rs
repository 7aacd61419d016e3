//! What is sent, written once for each viewer.
//!
//! Hot messages are written from borrowed pieces in the shape of [`crate::protocol::Tell`]; tests read every frame back
//! as that type.

use std::fmt::Write as _;

use axum::extract::ws::Utf8Bytes;
use engine::{Awaited, Seat, Telling, Viewer};
use serde::Serialize;
use shelf::Json;

use crate::protocol::Tell;
use crate::protocol::tell::{AwaitedLine, Decision};
use crate::room::RoomActor;
use crate::room::table::Table;

/// Any message.
pub(crate) fn frame(tell: &Tell) -> Utf8Bytes {
    json(tell).into()
}

/// What a viewer is told after something happened: all but its number and what it answers.
pub(crate) fn told_body(table: &Table, news: &[Telling<Json>], viewer: Viewer, hand: Hand, left_ms: &[u32]) -> String {
    let mut body = String::with_capacity(1024);
    body.push_str("\"events\":");
    push_list(&mut body, news.iter().map(|telling| telling.to(viewer)));
    body.push(',');
    push_now(&mut body, table, viewer, hand, left_ms);
    body
}

/// A numbered message out of its body.
pub(crate) fn told(seq: u32, body: &str, taken: Option<u32>) -> String {
    match taken {
        None => format!("{{\"told\":{{\"seq\":{seq},{body}}}}}"),
        Some(decision) => format!("{{\"told\":{{\"seq\":{seq},{body},\"taken\":{decision}}}}}"),
    }
}

/// Everything, for one viewer: all but its number.
pub(crate) fn resync_body(table: &Table, viewer: Viewer, hand: Hand, left_ms: &[u32]) -> String {
    let mut body = format!("\"id\":{},", json(&table.charter().id));
    push_now(&mut body, table, viewer, hand, left_ms);
    body.push_str(",\"account\":");
    push_list(&mut body, table.account(viewer).iter());
    body
}

/// A numbered resync out of its body.
pub(crate) fn resync(seq: u32, body: &str) -> String {
    format!("{{\"resync\":{{\"seq\":{seq},{body}}}}}")
}

/// For whose gesture luck is held, if it is.
pub(crate) type Hand = Option<Seat>;

/// What the match waits for, as everybody is told.
pub(crate) fn awaited_line(table: &Table, hand: Hand) -> AwaitedLine {
    match table.awaited() {
        Awaited::Luck => AwaitedLine::Luck { hand },
        Awaited::Seats(seats) => AwaitedLine::Seats(seats),
        Awaited::House => AwaitedLine::House,
        Awaited::Nobody => AwaitedLine::Nobody,
    }
}

fn push_now(body: &mut String, table: &Table, viewer: Viewer, hand: Hand, left_ms: &[u32]) {
    let decision = viewer.seat().and_then(|seat| {
        let id = table.decision(seat).filter(|_| table.awaited().has(seat))?;
        let count = if RoomActor::is_open_ended(table) { 0 } else { table.face().count(seat) };
        Some(Decision { id, seat, count })
    });
    let decisions: Vec<Decision> = decision.into_iter().collect();
    let eyes = json(&viewer.seat());
    let view = table.face().view(viewer);
    let awaited = json(&awaited_line(table, hand));
    write!(body, "\"eyes\":{eyes},\"view\":{view},\"awaited\":{awaited},\"decisions\":{}", json(&decisions))
        .expect("writing to a string");
    if !left_ms.is_empty() {
        write!(body, ",\"left_ms\":{}", json(&left_ms)).expect("writing to a string");
    }
}

fn push_list<'a>(body: &mut String, pieces: impl Iterator<Item = &'a Json>) {
    body.push('[');
    for (n, piece) in pieces.enumerate() {
        if n > 0 {
            body.push(',');
        }
        body.push_str(piece.get());
    }
    body.push(']');
}

fn json(value: &(impl Serialize + ?Sized)) -> String {
    serde_json::to_string(value).expect("what we send is plain data")
}
