//! The task of a room: one wake after the other, everything on disk before anybody is told.

use std::collections::BTreeMap;
use std::sync::Arc;

use bots::Whim;
use engine::{Awaited, Seat, SeatSet, Viewer};
use tokio::sync::mpsc;

use crate::Shared;
use crate::id::RoomCode;
use crate::protocol::rest::MatchState;
use crate::protocol::room::{ChatLine, Phase, Watching};
use crate::protocol::tell::Over;
use crate::protocol::{ByeReason, Code, Tell, Why};
use crate::room::clock::{Clocks, Rang};
use crate::room::{Halt, Keep, Outbox, SocketId, Table, Visitor, Wake};
use crate::stage::Stage;
use crate::store::{Lease, Write, charter};
use crate::time::Moment;

/// The room itself: one task, owns its match.
pub(crate) struct RoomActor {
    pub(crate) shared: Arc<Shared>,
    pub(crate) mailbox: mpsc::Receiver<Wake>,
    /// For bots to answer through; weak, so that it does not keep the room's mailbox open.
    pub(crate) door: mpsc::WeakSender<Wake>,
    pub(crate) lease: Lease,
    pub(crate) keep: Keep,
    pub(crate) table: Option<Table>,
    pub(crate) sockets: BTreeMap<SocketId, Socket>,
    pub(crate) next_socket: u32,
    pub(crate) clocks: Clocks,
    pub(crate) whim: Whim,
    /// Entropy given so far, while seats may give.
    pub(crate) entropy: Vec<Option<Vec<u8>>>,
    pub(crate) stage: Stage,
    pub(crate) agenda: Agenda,
}

/// One open socket.
#[derive(Debug)]
pub(crate) struct Socket {
    /// Nobody: a shared screen.
    pub(crate) person: Option<u16>,
    pub(crate) outbox: Outbox,
    /// Which curtain this device opened; nothing where it never said.
    pub(crate) eyes: Option<Option<Seat>>,
}

/// What the wake in hand has to write and to tell. It is told after it is written.
#[derive(Default, Debug)]
pub(crate) struct Agenda {
    pub(crate) writes: Vec<Write>,
    /// The room's lasting part changed, and everybody sees it.
    pub(crate) keep: bool,
    /// The room's lasting part changed.
    pub(crate) save: bool,
    /// What everybody sees of the room changed.
    pub(crate) room: bool,
    /// The match's luck is to be shown.
    pub(crate) luck: bool,
    /// What people see of the match changed, although nothing happened in it.
    pub(crate) views: bool,
    /// Everybody gets everything.
    pub(crate) whole: bool,
    /// Which socket's answer to which decision was taken.
    pub(crate) taken: Option<(SocketId, u32)>,
    pub(crate) chat: Vec<ChatLine>,
    pub(crate) over: Option<Over>,
    /// Single messages, before all others.
    pub(crate) to_socket: Vec<(SocketId, Tell)>,
    pub(crate) resync: Vec<SocketId>,
    /// Who has just come and is welcomed after everybody else has heard.
    pub(crate) newcomer: Option<SocketId>,
}

impl RoomActor {
    /// Takes the room from the store and brings its match back where it was.
    pub(crate) async fn load(
        shared: Arc<Shared>,
        code: RoomCode,
        mailbox: mpsc::Receiver<Wake>,
        door: mpsc::WeakSender<Wake>,
    ) -> Result<Box<Self>, Halt> {
        let now = shared.time.now();
        let taken = shared.store.take_room(code, shared.owner.clone(), now).await?.ok_or(Halt::Gone)?;
        let keep: Keep = serde_json::from_str(&taken.json)
            .map_err(|error| crate::store::StoreError::Damaged(format!("room {}: {error}", taken.lease.code)))?;
        let whim = Whim::new(shared.config.seed.unwrap_or_else(|| u64::from_le_bytes(crate::id::random())));
        // Boxed, so that the task holds it once and not in each of its states.
        let mut room = Box::new(Self {
            shared,
            mailbox,
            door,
            lease: taken.lease,
            keep,
            table: None,
            sockets: BTreeMap::new(),
            next_socket: 0,
            clocks: Clocks::default(),
            whim,
            entropy: Vec::new(),
            stage: Stage::default(),
            agenda: Agenda::default(),
        });
        room.load_match().await?;
        Ok(room)
    }

    async fn load_match(&mut self) -> Result<(), Halt> {
        let Some(id) = self.keep.match_id() else { return Ok(()) };
        let damaged = || crate::store::StoreError::Damaged(format!("match {id} is missing"));
        let stored = self.shared.store.load_match(id.to_owned()).await?.ok_or_else(damaged)?;
        let (charter, _) = charter::read(&stored.charter)?;
        self.entropy = vec![None; charter.setup.chairs.len()];
        self.table = Some(Table::replay(charter, &stored.entries)?);
        if stored.state == MatchState::BrokenOff {
            self.table = None;
            self.keep.phase = Phase::Gathering;
        }
        self.resume_stage();
        Ok(())
    }

    /// Runs until the room rests or must be replayed.
    pub(crate) async fn run(mut self: Box<Self>) -> Halt {
        self.tend();
        loop {
            let halted = match self.clocks.next() {
                None => match self.mailbox.recv().await {
                    Some(wake) => self.wake(wake).await,
                    None => Err(Halt::Rest),
                },
                Some(moment) => {
                    let time = self.shared.time.clone();
                    tokio::select! {
                        biased;
                        wake = self.mailbox.recv() => match wake {
                            Some(wake) => self.wake(wake).await,
                            None => Err(Halt::Rest),
                        },
                        () = time.until(moment) => self.ring().await,
                    }
                }
            };
            if let Err(halt) = halted {
                return self.stop(halt).await;
            }
        }
    }

    async fn wake(&mut self, wake: Wake) -> Result<(), Halt> {
        match wake {
            Wake::Enter { visitor, outbox, reply } => {
                let entered = self.enter(*visitor, outbox);
                self.agenda.newcomer = entered.as_ref().ok().copied();
                // Whoever opened the socket may have gone already; then its `Leave` follows.
                let _ = reply.send(entered);
            }
            Wake::Ask { socket, ask } => self.ask(socket, *ask),
            Wake::Unreadable { socket, detail } => {
                self.refuse(socket, "unknown", None, Why::Unreadable { detail: detail.into() });
            }
            Wake::CaughtUp { socket } => {
                if let Some(socket) = self.sockets.get(&socket) {
                    socket.outbox.caught_up();
                }
                self.welcome(socket);
            }
            Wake::Leave { socket } => self.leave(socket),
            Wake::Thought { decision, n } => self.thought(decision, n),
            Wake::Peek { reply } => {
                let _ = reply.send(self.room_line());
            }
            Wake::Close { reason } => {
                for socket in self.sockets.values() {
                    socket.outbox.bye(reason);
                }
                return Err(Halt::Closed);
            }
        }
        self.flush().await
    }

    async fn ring(&mut self) -> Result<(), Halt> {
        match self.ring_clocks() {
            Rang::On => self.flush().await,
            Rang::Rest => {
                self.agenda.keep = true; // So that the sweeper knows when somebody was last here.
                self.flush().await?;
                Err(Halt::Rest)
            }
        }
    }

    /// Writes what the wake in hand did, waits until it is on disk, and tells it.
    pub(crate) async fn flush(&mut self) -> Result<(), Halt> {
        let mut agenda = std::mem::take(&mut self.agenda);
        if let Some(table) = &mut self.table {
            agenda.writes.extend(table.take_unstored());
            if table.awaited() == Awaited::Nobody && matches!(self.keep.phase, Phase::Playing { .. }) {
                let (record, result) = table.publish();
                let id = table.charter().id.clone();
                let record = Some(record.to_line());
                agenda.writes.push(Write::End { id: id.clone(), state: MatchState::Finished, record });
                agenda.over = Some(Over { id: id.clone(), result: Some(result) });
                self.keep.phase = Phase::Over { id };
                agenda.keep = true;
                metrics::counter!("tapis_matches_finished_total").increment(1);
            }
        }
        agenda.room |= agenda.keep;
        let forgotten = self.turn_scene();
        let minutes = !agenda.writes.is_empty() && self.count_minutes(self.now());
        if agenda.keep || agenda.save || forgotten || minutes {
            agenda.writes.push(Write::Room(self.keep.save(self.now())));
        }
        if !agenda.writes.is_empty() {
            self.shared.store.commit(self.lease.clone(), std::mem::take(&mut agenda.writes)).await?;
        }
        self.tend();
        self.tell(agenda);
        Ok(())
    }

    /// Whose eyes a socket sees with; nobody's where it may not see the table at all.
    pub(crate) fn viewer(&self, socket: &Socket) -> Option<Viewer> {
        let seats = socket.person.map_or(SeatSet::EMPTY, |person| self.seats_of(person));
        let only = seats.lowest().filter(|_| seats.len() == 1);
        match socket.eyes {
            Some(Some(seat)) if seats.has(seat) => Some(self.eyes_of(seat, socket.person)),
            Some(None) if !seats.is_empty() => Some(Viewer::Public),
            _ if only.is_some() => only.map(|seat| self.eyes_of(seat, socket.person)),
            _ if !seats.is_empty() => Some(Viewer::Public),
            _ => match self.keep.settings.watching {
                Watching::Anybody => Some(Viewer::Public),
                Watching::Nobody => None,
            },
        }
    }

    /// The seats of this person in the match.
    pub(crate) fn seats_of(&self, person: u16) -> SeatSet {
        let chairs = self.keep.chairs.iter().zip(Seat::first(Seat::MAX as u8));
        chairs.filter(|(chair, _)| chair.has(person)).map(|(_, seat)| seat).collect()
    }

    pub(crate) fn is_here(&self, person: u16) -> bool {
        self.sockets.values().any(|socket| socket.person == Some(person))
    }

    pub(crate) fn now(&self) -> Moment {
        self.shared.time.now()
    }

    /// The last thing that the task does.
    async fn stop(mut self: Box<Self>, halt: Halt) -> Halt {
        match &halt {
            Halt::Rest | Halt::Gone | Halt::Closed => {}
            Halt::Store(error) => {
                tracing::error!(room = %self.keep.code, %error, "a room is replayed from the store");
                for socket in self.sockets.values() {
                    socket.outbox.bye(ByeReason::RoomReplayed);
                }
            }
        }
        self.mailbox.close();
        halt
    }

    /// Lets somebody in.
    fn enter(&mut self, visitor: Visitor, outbox: Outbox) -> Result<SocketId, Code> {
        if self.sockets.len() >= super::SOCKETS_MAX {
            return Err(Code::RoomFull);
        }
        let person = match visitor {
            Visitor::Person { id, name } => Some(self.meet(id, &name)?),
            Visitor::Screen => match self.keep.settings.watching {
                Watching::Anybody => None,
                Watching::Nobody => return Err(Code::NoWatching),
            },
        };
        self.next_socket += 1;
        let socket = SocketId(self.next_socket);
        self.sockets.insert(socket, Socket { person, outbox, eyes: None });
        self.agenda.room = true;
        self.came(person);
        Ok(socket)
    }
}
