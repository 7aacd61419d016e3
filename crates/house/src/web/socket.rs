//! One task for each socket: reads asks into the room's mailbox, and sends what waits in the outbox.

use std::pin::pin;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Extension, FromRequestParts, Path, Query, Request, State};
use axum::response::Response;
use futures_util::SinkExt;
use serde::Deserialize;

use crate::protocol::{Ask, ByeReason, MESSAGE_BYTES_MAX, Tell};
use crate::room::{Inbox, Parcel, RoomStub, SocketId, Visitor, Wake};
use crate::time::{Moment, Time};
use crate::web::House;
use crate::web::failure::Failure;
use crate::web::identity::Known;
use crate::web::limits::{Client, SocketGuard};
use crate::web::rooms::read_code;

/// The defaults of the library cost over 100 kB a connection. What is asked is short, and the buffer grows for more.
const READ_BUFFER_BYTES: usize = 512;
/// Each message is written at once: a buffer keeps the size of the most that ever waited in it.
const WRITE_BUFFER_BYTES: usize = 0;
/// A reader that takes longer for what is in flight is given up.
const SEND_MAX: Duration = Duration::from_secs(30);
/// How many seconds' worth of messages may come at once.
const BURST_SECONDS: u32 = 2;

/// `?screen=true`: a shared screen, which sees what the public sees.
#[derive(Deserialize)]
pub(crate) struct SocketQuery {
    #[serde(default)]
    screen: bool,
}

pub(crate) async fn open(
    State(house): State<House>,
    Path(code): Path<String>,
    Query(query): Query<SocketQuery>,
    Extension(Client(client)): Extension<Client>,
    request: Request,
) -> Result<Response, Failure> {
    let code = read_code(&code)?;
    let (mut parts, _) = request.into_parts();
    let visitor = if query.screen {
        Visitor::Screen
    } else {
        let Known { id, name } = Known::from_request_parts(&mut parts, &house).await?;
        Visitor::Person { id, name }
    };
    let upgrade = WebSocketUpgrade::from_request_parts(&mut parts, &house)
        .await
        .map_err(|rejection| Failure::new(crate::protocol::Code::Unreadable, rejection.body_text()))?;
    let guard = house.limits.socket(client)?;
    let (room, socket, inbox) = house.rooms.enter(&code, &visitor).await?;
    let mut open = Open {
        room: Seated { room, socket },
        inbox,
        time: house.shared.time.clone(),
        silence_max: house.shared.config.silence_max,
        rate: Rate::new(house.shared.config.messages_per_second, house.shared.time.now()),
        heard: house.shared.time.now(),
        _guard: guard,
    };
    Ok(upgrade
        .read_buffer_size(READ_BUFFER_BYTES)
        .write_buffer_size(WRITE_BUFFER_BYTES)
        .max_message_size(MESSAGE_BYTES_MAX)
        .max_frame_size(MESSAGE_BYTES_MAX)
        .on_upgrade(async move |socket| open.run(socket).await))
}

/// A socket's place in its room. It is given up when the task ends, however it ends.
struct Seated {
    room: RoomStub,
    socket: SocketId,
}

impl Drop for Seated {
    fn drop(&mut self) {
        let (room, socket) = (self.room.clone(), self.socket);
        // The mailbox may be full for a moment, and a drop cannot wait.
        tokio::spawn(async move { room.wake(Wake::Leave { socket }).await });
    }
}

struct Open {
    room: Seated,
    inbox: Inbox,
    time: Time,
    silence_max: Duration,
    rate: Rate,
    heard: Moment,
    _guard: SocketGuard,
}

/// Why a socket's task ends.
enum End {
    /// The other side is gone.
    Gone,
    /// We close it, with a word.
    Bye(ByeReason),
}

impl Open {
    async fn run(&mut self, mut socket: WebSocket) {
        match self.talk(&mut socket).await {
            End::Gone => {}
            End::Bye(reason) => {
                let bye = serde_json::to_string(&Tell::Bye { reason }).expect("a word is plain data");
                let code = match reason {
                    ByeReason::Restarting | ByeReason::RoomReplayed => close_code::RESTART,
                    ByeReason::TooBig => close_code::SIZE,
                    ByeReason::Removed | ByeReason::TooFast => close_code::POLICY,
                    ByeReason::Silent => close_code::AWAY,
                };
                let close = Message::Close(Some(CloseFrame { code, reason: "".into() }));
                let farewell = async {
                    socket.send(Message::Text(bye.into())).await?;
                    socket.send(close).await
                };
                // Whoever does not listen any more misses nothing.
                let _ = tokio::time::timeout(Duration::from_secs(2), farewell).await;
            }
        }
    }

    async fn talk(&mut self, socket: &mut WebSocket) -> End {
        let time = self.time.clone();
        let mut pinged = false;
        loop {
            // One alarm for many messages: setting it anew for each would cost more than reading them.
            let wait = if pinged { self.silence_max } else { self.silence_max / 2 };
            let mut alarm = pin!(time.until(self.heard.after(wait)));
            let set = self.heard;
            loop {
                let ended = tokio::select! {
                    parcel = self.inbox.next() => self.deliver(socket, parcel).await,
                    message = socket.recv() => {
                        self.heard = time.now();
                        pinged = false;
                        match message {
                            Some(Ok(message)) => self.hear(message).await,
                            Some(Err(error)) => Some(broken(&error)),
                            None => Some(End::Gone),
                        }
                    }
                    () = &mut alarm => break,
                };
                if let Some(end) = ended {
                    return end;
                }
            }
            if self.heard > set {
                continue;
            }
            if pinged {
                return End::Bye(ByeReason::Silent);
            }
            pinged = true;
            if let Some(end) = send(socket, [Message::Ping(Bytes::new())]).await {
                return end;
            }
        }
    }

    async fn deliver(&self, socket: &mut WebSocket, parcel: Parcel) -> Option<End> {
        match parcel {
            Parcel::Frames(frames) => send(socket, frames.into_iter().map(Message::Text)).await,
            Parcel::CaughtUp => {
                let told = self.room.room.wake(Wake::CaughtUp { socket: self.room.socket }).await;
                (!told).then_some(End::Bye(ByeReason::RoomReplayed))
            }
            Parcel::Closed(reason) => Some(End::Bye(reason.unwrap_or(ByeReason::RoomReplayed))),
        }
    }

    async fn hear(&mut self, message: Message) -> Option<End> {
        if !self.rate.allows(self.heard) {
            metrics::counter!("tapis_refused_total", "why" => "messages").increment(1);
            return Some(End::Bye(ByeReason::TooFast));
        }
        let text = match message {
            Message::Text(text) => text,
            Message::Ping(_) | Message::Pong(_) => return None,
            Message::Close(_) => return Some(End::Gone),
            Message::Binary(_) => "".into(),
        };
        let socket = self.room.socket;
        let wake = match serde_json::from_str::<Ask>(&text) {
            Ok(ask) => Wake::Ask { socket, ask: Box::new(ask) },
            Err(error) => Wake::Unreadable { socket, detail: error.to_string().into() },
        };
        let woken = self.room.room.wake(wake).await;
        (!woken).then_some(End::Bye(ByeReason::RoomReplayed))
    }
}

async fn send(socket: &mut WebSocket, messages: impl IntoIterator<Item = Message>) -> Option<End> {
    let sending = async {
        for message in messages {
            socket.feed(message).await?;
        }
        socket.flush().await
    };
    match tokio::time::timeout(SEND_MAX, sending).await {
        Ok(Ok(())) => None,
        Ok(Err(_)) | Err(_) => Some(End::Gone),
    }
}

/// Too long a message is told; everything else means that the other side is gone.
fn broken(error: &axum::Error) -> End {
    let too_long = error.to_string().contains("too long") || error.to_string().contains("too big");
    if too_long { End::Bye(ByeReason::TooBig) } else { End::Gone }
}

/// So many messages a second, some of them at once.
struct Rate {
    per_second: u32,
    left: u32,
    filled: Moment,
}

impl Rate {
    fn new(per_second: u32, now: Moment) -> Self {
        Self { per_second, left: per_second.saturating_mul(BURST_SECONDS), filled: now }
    }

    fn allows(&mut self, now: Moment) -> bool {
        let more = u64::from(self.filled.until_ms(now)) * u64::from(self.per_second) / 1000;
        if more > 0 {
            let full = self.per_second.saturating_mul(BURST_SECONDS);
            self.left = self.left.saturating_add(u32::try_from(more).unwrap_or(u32::MAX)).min(full);
            self.filled = now;
        }
        match self.left.checked_sub(1) {
            Some(left) => {
                self.left = left;
                true
            }
            None => false,
        }
    }
}
