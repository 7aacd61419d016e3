//! What is sent, written once for each viewer.
//!
//! Hot messages are written from borrowed pieces in the shape of [`crate::protocol::Tell`]; tests read every frame back
//! as that type.

use axum::extract::ws::Utf8Bytes;
use engine::{Seat, Telling, Viewer};
use serde::Serialize;
use shelf::Json;

use crate::protocol::Tell;
use crate::protocol::tell::{AwaitedLine, Decision};
use crate::room::RoomActor;
use crate::room::table::Table;
use crate::stage;

/// Room for most of what is told, so that it is not moved while it grows.
const BODY_BYTES: usize = 1024;
const PLAIN: &str = "what we send is plain data";

/// Any message.
pub(crate) fn frame(tell: &Tell) -> Utf8Bytes {
    serde_json::to_string(tell).expect(PLAIN).into()
}

/// What a viewer is told after something happened: all but its number and what it answers.
pub(crate) fn told_body(table: &Table, news: &[Telling<Json>], viewer: Viewer, aside: &Aside) -> String {
    let mut body = Vec::with_capacity(BODY_BYTES);
    body.extend_from_slice(b"\"events\":");
    push_list(&mut body, news.iter().map(|telling| telling.to(viewer)));
    body.push(b',');
    push_now(&mut body, table, viewer, aside);
    text(body)
}

/// A numbered message out of its body.
pub(crate) fn told(seq: u32, body: &str, taken: Option<u32>) -> String {
    match taken {
        None => format!("{{\"told\":{{\"seq\":{seq},{body}}}}}"),
        Some(decision) => format!("{{\"told\":{{\"seq\":{seq},{body},\"taken\":{decision}}}}}"),
    }
}

/// Everything, for one viewer: all but its number.
pub(crate) fn resync_body(table: &Table, viewer: Viewer, aside: &Aside) -> String {
    let mut body = Vec::with_capacity(BODY_BYTES);
    push(&mut body, "\"id\":", &table.charter().id);
    body.push(b',');
    push_now(&mut body, table, viewer, aside);
    body.extend_from_slice(b",\"account\":");
    push_list(&mut body, table.account(viewer).iter());
    text(body)
}

/// A numbered resync out of its body.
pub(crate) fn resync(seq: u32, body: &str) -> String {
    format!("{{\"resync\":{{\"seq\":{seq},{body}}}}}")
}

/// What the room adds to what the rules say.
pub(crate) struct Aside {
    /// For whose gesture luck is held, if it is.
    pub(crate) hand: Option<Seat>,
    /// With a clock: what is left to each awaited seat.
    pub(crate) left_ms: Vec<u32>,
    /// Quitte ou Double: everything waits for the reader's voice (7.2).
    pub(crate) unspoken: bool,
}

fn push_now(body: &mut Vec<u8>, table: &Table, viewer: Viewer, aside: &Aside) {
    let decides = |seat: &Seat| match viewer {
        Viewer::Public | Viewer::Seat(_) => true,
        Viewer::Person(_, person) => stage::decider(table, *seat) == Some(person),
    };
    let decision = viewer.seat().filter(|_| !aside.unspoken).filter(decides).and_then(|seat| {
        let id = table.decision(seat).filter(|_| table.awaited().has(seat))?;
        let count = if RoomActor::is_open_ended(table) { 0 } else { table.face().count(seat) };
        Some(Decision { id, seat, count })
    });
    push(body, "\"eyes\":", &viewer.seat());
    body.extend_from_slice(b",\"view\":");
    match aside.unspoken.then(|| stage::view_unspoken(table, viewer)).flatten() {
        Some(view) => serde_json::to_writer(&mut *body, &view).expect(PLAIN),
        None => table.face().write_view(viewer, body),
    }
    let awaited = if aside.unspoken { AwaitedLine::House } else { AwaitedLine::new(table.awaited(), aside.hand) };
    push(body, ",\"awaited\":", &awaited);
    push(body, ",\"decisions\":", decision.as_slice());
    if !aside.left_ms.is_empty() {
        push(body, ",\"left_ms\":", &aside.left_ms);
    }
}

fn push(body: &mut Vec<u8>, name: &str, value: &(impl Serialize + ?Sized)) {
    body.extend_from_slice(name.as_bytes());
    serde_json::to_writer(body, value).expect(PLAIN);
}

fn push_list<'a>(body: &mut Vec<u8>, pieces: impl Iterator<Item = &'a Json>) {
    body.push(b'[');
    for (n, piece) in pieces.enumerate() {
        if n > 0 {
            body.push(b',');
        }
        body.extend_from_slice(piece.get().as_bytes());
    }
    body.push(b']');
}

fn text(body: Vec<u8>) -> String {
    String::from_utf8(body).expect("JSON is UTF-8")
}
