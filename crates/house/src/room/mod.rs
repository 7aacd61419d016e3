//! A room: one task that owns its match, and a closed list of what can wake it. Nobody shares it.

pub mod rooms; // all rooms of this house: in memory while anybody is there, replayed on first touch
mod actor; // the task: one wake after the other, everything on disk before anybody is told
mod asks; // what a socket says, and who answers it
mod tell; // what everybody hears of a wake, after it is on disk
mod keep; // what of a room is kept in the store
mod people; // coming, going, sitting
mod host; // what the host may do
mod talk; // what is said, and who hears it when
mod teams; // Quitte ou Double: several people on one seat
mod play; // starting, answering, gestures, the end
mod clock; // deadlines and absence
mod bot; // whoever plays when no person does: bots, and the clock
mod default; // what is played when the time to think is up
mod table; // the match under way, and which decisions are open
mod frame; // what is sent, written once for each viewer
mod outbox; // what waits to be sent to one socket
mod bench; // where bots think

use engine::Viewer;
use tokio::sync::{mpsc, oneshot};

use crate::id::PersonId;
use crate::protocol::room::Room;
use crate::protocol::{Ask, ByeReason, Code};

pub(crate) use actor::RoomActor;
pub use bench::Bench;
pub(crate) use host::levels;
pub use keep::Keep;
pub use outbox::{Inbox, Outbox, Parcel, outbox};
pub(crate) use people::checked_name;
pub(crate) use play::why;
pub use table::Table;

/// Most wakes that wait for a room; whoever sends one more waits too.
pub const MAILBOX_MAX: usize = 64;
/// Most sockets of one room.
pub const SOCKETS_MAX: usize = 400;

/// Everything that can wake a room from outside. Its own clock is the only other thing.
#[derive(Debug)]
pub enum Wake {
    /// A socket opens.
    Enter {
        /// Who; boxed like all that is large, because a mailbox makes room for many wakes of the largest kind.
        visitor: Box<Visitor>,
        /// Where to tell them.
        outbox: Outbox,
        /// The socket's number here, or why not.
        reply: oneshot::Sender<Result<SocketId, Code>>,
    },
    /// A socket says something.
    Ask {
        /// Which.
        socket: SocketId,
        /// What.
        ask: Box<Ask>,
    },
    /// A socket said something that cannot be read.
    Unreadable {
        /// Which.
        socket: SocketId,
        /// For whoever writes the page or the bot.
        detail: Box<str>,
    },
    /// A socket that was too slow has read everything there was.
    CaughtUp {
        /// Which.
        socket: SocketId,
    },
    /// A socket is gone.
    Leave {
        /// Which.
        socket: SocketId,
    },
    /// A bot has thought.
    Thought {
        /// About which decision.
        decision: u32,
        /// The number of its choice.
        n: u32,
    },
    /// Somebody at the door wants to see the room.
    Peek {
        /// The room.
        reply: oneshot::Sender<Room>,
    },
    /// The house closes the room for now.
    Close {
        /// What sockets are told.
        reason: ByeReason,
    },
}

const _: () = assert!(size_of::<Wake>() <= 32);

/// Who opens a socket.
#[derive(Clone, Debug)]
pub enum Visitor {
    /// A person, under this name.
    Person {
        /// Who.
        id: PersonId,
        /// The name that is shown.
        name: String,
    },
    /// A shared screen: it sees what the public sees and may ask for nothing.
    Screen,
}

/// A socket, by its number in the room.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SocketId(pub u32);

/// A room from outside: cheap to clone, owns nothing.
#[derive(Clone, Debug)]
pub struct RoomStub {
    mailbox: mpsc::Sender<Wake>,
}

impl RoomStub {
    /// Wakes the room; false if it has gone to rest.
    pub async fn wake(&self, wake: Wake) -> bool {
        self.mailbox.send(wake).await.is_ok()
    }
}

/// Why a room's task stops.
#[derive(Debug)]
pub(crate) enum Halt {
    /// Nobody is there; it is replayed on first touch.
    Rest,
    /// There is no such room.
    Gone,
    /// The house said so.
    Closed,
    /// The store failed, so what is in memory may not be on disk: it is replayed from there.
    Store(crate::store::StoreError),
}

impl From<crate::store::StoreError> for Halt {
    fn from(error: crate::store::StoreError) -> Self {
        Self::Store(error)
    }
}

/// A viewer's number among the cached bodies: the public, then the seats.
pub(crate) fn viewer_place(viewer: Viewer) -> usize {
    viewer.seat().map_or(0, |seat| usize::from(seat.number()) + 1)
}
