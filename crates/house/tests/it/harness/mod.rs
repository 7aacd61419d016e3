//! A house on a free port, guests who ask it over HTTP, and sockets that read every frame as the closed type it is.

mod site; // a running house
mod guest; // somebody who asks over HTTP
mod client; // one open socket
mod party; // people in a room of their own

use std::time::Duration;

pub(crate) use client::{Client, Now, now_of};
pub(crate) use guest::{Answer, Guest};
pub(crate) use party::{ENTROPY, Party, settings};
pub(crate) use site::{Site, config};

/// Nothing in these tests takes this long unless something is broken.
const PATIENCE: Duration = Duration::from_secs(20);
/// Little enough to be full after a few frames.
const NARROW_BYTES: u32 = 4096;
