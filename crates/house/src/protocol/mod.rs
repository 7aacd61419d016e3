//! What crosses the wire: closed enums both ways, one file for what comes in, one for what goes out, and what they share.
//!
//! Everything here is a promise to pages and to outside bots; `docs/protocol.md` tells it by task, and a test writes the
//! same types for the page into `web/src/wire`.

pub mod ask; // everything that a socket may say
pub mod tell; // everything that a socket is told
pub mod room; // a room as everybody in it sees it
pub mod code; // why the house says no, as codes to translate
pub mod stage; // Quitte ou Double: what people do around a task
pub mod rest; // bodies of the REST interface

pub use ask::{Ask, HostAsk};
pub use code::{Code, Why};
pub use tell::{ByeReason, Tell};

/// What is written in [`Tell::Welcome`] and in the path of the interface: `/api/v1`.
pub const VERSION: u32 = 1;

/// Most bytes of one message from a socket.
pub const MESSAGE_BYTES_MAX: usize = 8 * 1024;
/// Most characters of a person's or a chair's name.
pub const NAME_CHARS_MAX: usize = 24;
/// Most characters of a line of chat.
pub const CHAT_CHARS_MAX: usize = 280;
/// How many lines of chat a room keeps.
pub const CHAT_LINES_MAX: usize = 200;
/// How many of the numbered choices one [`Ask::Choices`] brings.
pub const CHOICES_MAX: u32 = 256;
/// Most people that a room knows at once, watchers included.
pub const PEOPLE_MAX: usize = 200;
