//! What waits to be sent to one socket: bounded, and emptied when it overflows.
//!
//! The room never waits for a reader. A socket that is too slow loses what waits for it, and when it has caught up it
//! gets everything once, whole.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::Notify;

use crate::protocol::ByeReason;

/// Most messages that wait for one socket.
pub(crate) const OUTBOX_MAX: usize = 64;

/// The two ends: the room's and the socket's.
pub fn outbox() -> (Outbox, Inbox) {
    let shared = Arc::new(Shared { state: Mutex::default(), ready: Notify::new() });
    (Outbox(Arc::clone(&shared)), Inbox(shared))
}

/// The room's end.
#[derive(Debug)]
pub struct Outbox(Arc<Shared>);

/// The socket's end.
#[derive(Debug)]
pub struct Inbox(Arc<Shared>);

/// What the socket's task finds when it looks.
#[derive(Debug, PartialEq, Eq)]
pub enum Parcel {
    /// Messages to send, in order.
    Frames(VecDeque<Utf8Bytes>),
    /// Nothing is left of what was lost: ask the room for everything.
    CaughtUp,
    /// The room is through with this socket, and why if it said so.
    Closed(Option<ByeReason>),
}

#[derive(Debug)]
struct Shared {
    state: Mutex<State>,
    ready: Notify,
}

#[derive(Default, Debug)]
struct State {
    waiting: VecDeque<Utf8Bytes>,
    /// How many numbered messages there were.
    seq: u32,
    pace: Pace,
    closed: Option<Option<ByeReason>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Pace {
    #[default]
    Keeping,
    /// It overflowed: nothing goes in until the room sends everything.
    Lost,
    /// The socket has asked for everything.
    Asked,
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        // Nothing is half-done when a push panics: the queue is taken and given whole.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Outbox {
    /// One more message.
    pub fn push(&self, frame: impl Into<Utf8Bytes>) {
        self.push_with(|_| frame.into());
    }

    /// One more numbered message, written with its number.
    pub fn push_numbered(&self, write: impl FnOnce(u32) -> String) {
        self.push_with(|seq| {
            *seq += 1;
            write(*seq).into()
        });
    }

    /// Everything follows: what was lost no longer matters.
    pub fn caught_up(&self) {
        self.0.state().pace = Pace::Keeping;
    }

    /// The last message: the socket is closed after it.
    pub fn bye(&self, reason: ByeReason) {
        let mut state = self.0.state();
        if state.closed.is_none() {
            state.closed = Some(Some(reason));
        }
        drop(state);
        self.0.ready.notify_one();
    }

    fn push_with(&self, frame: impl FnOnce(&mut u32) -> Utf8Bytes) {
        let mut state = self.0.state();
        if state.pace != Pace::Keeping || state.closed.is_some() {
            return;
        }
        if state.waiting.len() >= OUTBOX_MAX {
            state.waiting = VecDeque::new();
            state.pace = Pace::Lost;
            metrics::counter!("tapis_overflows_total").increment(1);
        } else {
            let frame = frame(&mut state.seq);
            state.waiting.push_back(frame);
        }
        drop(state);
        self.0.ready.notify_one();
    }
}

/// The room is gone, with or without a word.
impl Drop for Outbox {
    fn drop(&mut self) {
        self.0.state().closed.get_or_insert(None);
        self.0.ready.notify_one();
    }
}

impl Inbox {
    /// Waits until there is something to do.
    pub async fn next(&self) -> Parcel {
        loop {
            if let Some(parcel) = self.now() {
                return parcel;
            }
            self.0.ready.notified().await;
        }
    }

    fn now(&self) -> Option<Parcel> {
        let mut state = self.0.state();
        if !state.waiting.is_empty() {
            return Some(Parcel::Frames(std::mem::take(&mut state.waiting)));
        }
        if let Some(reason) = state.closed {
            return Some(Parcel::Closed(reason));
        }
        if state.pace == Pace::Lost {
            state.pace = Pace::Asked;
            return Some(Parcel::CaughtUp);
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::{OUTBOX_MAX, Parcel, outbox};
    use crate::protocol::ByeReason;

    #[tokio::test]
    async fn an_overflowing_outbox_is_emptied_and_asks_for_everything_once() {
        let (room, socket) = outbox();
        for n in 0..=OUTBOX_MAX {
            room.push(n.to_string());
        }
        room.push("lost too");
        assert_eq!(socket.next().await, Parcel::CaughtUp);
        room.push("still lost");
        room.caught_up();
        room.push_numbered(|seq| format!("whole {seq}"));
        assert_eq!(socket.next().await, Parcel::Frames(["whole 1".into()].into()));
    }

    #[tokio::test]
    async fn the_last_word_comes_after_everything_else() {
        let (room, socket) = outbox();
        room.push("a");
        room.bye(ByeReason::Removed);
        drop(room);
        assert_eq!(socket.next().await, Parcel::Frames(["a".into()].into()));
        assert_eq!(socket.next().await, Parcel::Closed(Some(ByeReason::Removed)));
    }
}
