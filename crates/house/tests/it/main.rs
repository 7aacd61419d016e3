//! The house, tested through its door: real sockets on free ports, stores in temporary folders, a clock that tests turn.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod harness; // a house on a free port, guests, sockets
mod fate; // matches whose luck a test chooses
mod play; // whole matches over sockets
mod replay; // a finished match again, through the eyes of whoever may look
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
mod at; // Quitte ou Double: a match whose first turn brings the task that a test wants
mod voice; // Quitte ou Double: a person reads out, and asks
mod challenges; // Quitte ou Double: allies, guesses, clues, lists
mod scenes; // Quitte ou Double: a fall of the house in the middle of a scene
mod teams; // Quitte ou Double: several people on one seat
mod examples; // the bots that we ship finish matches
mod openapi; // the OpenAPI document is what the house answers
mod wire; // the page's types are the house's types
