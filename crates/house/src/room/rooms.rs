//! All rooms of this house: in memory while anybody is there, replayed on first touch.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{mpsc, oneshot, watch};

use crate::Shared;
use crate::id::{PersonId, RoomCode};
use crate::protocol::rest::NewRoom;
use crate::protocol::room::{PersonLine, Room, Visibility};
use crate::protocol::{ByeReason, Code};
use crate::room::actor::RoomActor;
use crate::room::host::{check_settings, levels};
use crate::room::{Halt, Inbox, Keep, MAILBOX_MAX, RoomStub, SocketId, Visitor, Wake, outbox};
use crate::store::StoreError;
use crate::time::Moment;

/// How often a door that closes while somebody enters is tried again.
const TRIES: usize = 8;
/// How long rooms may take to close.
const CLOSE_MAX: Duration = Duration::from_secs(10);

/// The rooms that are in memory, and the way to all others.
#[derive(Clone, Debug)]
pub struct Rooms {
    shared: Arc<Shared>,
    live: Arc<Mutex<HashMap<RoomCode, RoomStub>>>,
    /// How many rooms' tasks run; when none does, nothing is left to write.
    running: watch::Sender<usize>,
}

/// Why a room was not entered.
#[derive(Debug, thiserror::Error)]
pub enum NotEntered {
    /// The room says no.
    #[error("the room says {0:?}")]
    Refused(Code),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Rooms {
    /// None in memory yet.
    pub fn new(shared: Arc<Shared>) -> Self {
        Self { shared, live: Arc::default(), running: watch::Sender::new(0) }
    }

    /// Opens a new room.
    pub async fn open(&self, host: PersonId, name: &str, wish: NewRoom) -> Result<RoomCode, NotEntered> {
        check_settings(&wish.settings).map_err(NotEntered::Refused)?;
        if wish.bots.as_deref().is_some_and(|level| !levels(wish.settings.game).contains(&level)) {
            return Err(NotEntered::Refused(Code::NoSuchLevel));
        }
        for _ in 0..TRIES {
            let code = RoomCode::fresh();
            let keep = Keep::open(code.clone(), wish.settings.clone(), host, name, wish.bots.as_deref());
            if self.shared.store.open_room(code.clone(), keep.save(self.shared.time.now())).await? {
                return Ok(code);
            }
        }
        Err(NotEntered::Refused(Code::Broken))
    }

    /// Opens a socket in a room.
    pub async fn enter(&self, code: &RoomCode, visitor: &Visitor) -> Result<(RoomStub, SocketId, Inbox), NotEntered> {
        for _ in 0..TRIES {
            let stub = self.stub(code);
            let (outbox, inbox) = outbox();
            let (reply, answer) = oneshot::channel();
            let visitor = Box::new(visitor.clone());
            if !stub.wake(Wake::Enter { visitor, outbox, reply }).await {
                continue;
            }
            match answer.await {
                Ok(Ok(socket)) => return Ok((stub, socket, inbox)),
                Ok(Err(code)) => return Err(NotEntered::Refused(code)),
                // The room went to rest between the two; it comes back at the next touch.
                Err(_) => {}
            }
        }
        Err(NotEntered::Refused(Code::NotFound))
    }

    /// The room as everybody in it sees it.
    pub async fn peek(&self, code: &RoomCode) -> Option<Room> {
        for _ in 0..TRIES {
            let (reply, answer) = oneshot::channel();
            if self.stub(code).wake(Wake::Peek { reply }).await
                && let Ok(room) = answer.await
            {
                return Some(room);
            }
        }
        None
    }

    /// The public rooms, latest touched first.
    pub async fn lobby(&self, limit: u32) -> Result<Vec<(Room, Moment)>, StoreError> {
        let mut rooms = Vec::new();
        for (json, touched) in self.shared.store.public_rooms(limit).await? {
            let keep: Keep = serde_json::from_str(&json).map_err(|error| StoreError::Damaged(error.to_string()))?;
            let live = self.live().contains_key(&keep.code);
            let room = match live {
                true => self.peek(&keep.code).await,
                false => Some(at_rest(&keep)),
            };
            rooms
                .extend(room.filter(|room| room.settings.visibility == Visibility::Public).map(|room| (room, touched)));
        }
        Ok(rooms)
    }

    /// Forgets rooms that nobody has touched for long. Those in memory are touched by being there.
    pub async fn sweep(&self, before: Moment) -> Result<u32, StoreError> {
        let live = self.live().keys().cloned().collect();
        self.shared.store.sweep(before, live).await
    }

    /// How many are in memory.
    pub fn n_live(&self) -> usize {
        self.live().len()
    }

    /// Closes every room and waits until nothing is left to write.
    pub async fn close(&self) {
        let stubs: Vec<RoomStub> = self.live().values().cloned().collect();
        for stub in stubs {
            stub.wake(Wake::Close { reason: ByeReason::Restarting }).await;
        }
        let mut running = self.running.subscribe();
        let all_stopped = running.wait_for(|running| *running == 0);
        if tokio::time::timeout(CLOSE_MAX, all_stopped).await.is_err() {
            tracing::error!("not every room closed in time; they come back from the store");
        }
    }

    fn live(&self) -> MutexGuard<'_, HashMap<RoomCode, RoomStub>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The room's stub; its task is started if it is not in memory.
    fn stub(&self, code: &RoomCode) -> RoomStub {
        let mut live = self.live();
        if let Some(stub) = live.get(code)
            && !stub.mailbox.is_closed()
        {
            return stub.clone();
        }
        let (mailbox, wakes) = mpsc::channel(MAILBOX_MAX);
        let stub = RoomStub { mailbox };
        live.insert(code.clone(), stub.clone());
        metrics::gauge!("tapis_rooms").set(live.len() as f64);
        drop(live);
        let task = run(Arc::clone(&self.shared), code.clone(), wakes, stub.mailbox.downgrade());
        let (live, code, ours) = (Arc::clone(&self.live), code.clone(), stub.clone());
        let running = self.running.clone();
        running.send_modify(|running| *running += 1);
        tokio::spawn(async move {
            // A room that panics is dropped and replayed at the next touch; it does not go on with what it doubts.
            if let Err(panic) = tokio::spawn(task).await {
                tracing::error!(room = %code, %panic, "a room is replayed from the store");
            }
            let mut live = live.lock().unwrap_or_else(PoisonError::into_inner);
            if live.get(&code).is_some_and(|stub| stub.mailbox.same_channel(&ours.mailbox)) {
                live.remove(&code);
            }
            metrics::gauge!("tapis_rooms").set(live.len() as f64);
            drop(live);
            running.send_modify(|running| *running -= 1);
        });
        stub
    }
}

async fn run(shared: Arc<Shared>, code: RoomCode, wakes: mpsc::Receiver<Wake>, door: mpsc::WeakSender<Wake>) {
    let halt = match RoomActor::load(shared, code.clone(), wakes, door).await {
        Ok(room) => room.run().await,
        Err(halt) => halt,
    };
    match halt {
        Halt::Rest | Halt::Closed | Halt::Gone => tracing::debug!(room = %code, ?halt, "a room left memory"),
        Halt::Store(error) => tracing::error!(room = %code, %error, "a room left memory"),
    }
}

/// A room that is not in memory: nobody is there.
fn at_rest(keep: &Keep) -> Room {
    let people = keep.people.iter().map(|person| PersonLine {
        number: person.number,
        name: person.name.clone(),
        here: false,
        muted: person.muted,
    });
    Room {
        code: keep.code.to_string(),
        settings: keep.settings.clone(),
        host: keep.host,
        people: people.collect(),
        chairs: keep.chairs.clone(),
        screens: 0,
        phase: keep.phase.clone(),
    }
}
