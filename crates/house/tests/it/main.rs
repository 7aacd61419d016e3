//! The house, tested through its door: real sockets on free ports, stores in temporary folders, a clock that tests turn.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod harness; // a house on a free port, guests, sockets
mod play; // whole matches over sockets
mod rooms; // gathering: chairs, hosts, watchers, screens
mod identity; // cookies, links, tokens, and what nobody can forge
mod answers; // decisions, repeated, stale, refused; gestures; numbers
mod absence; // grace, clocks, bots
mod restart; // a house that closes and comes back
mod hostile; // cut, malformed, oversized, too fast, too slow
mod faults; // a commit that fails, a socket that falls silent
mod twins; // nothing in the bytes tells what one may not know
mod operations; // health, headers, limits, metrics
mod postgres; // a real PostgreSQL of our own
mod store; // one conformance suite for both stores
mod stage; // Quitte ou Double: readers, allies, votes, clocks
mod examples; // the bots that we ship finish matches
mod wire; // the page's types are the house's types
