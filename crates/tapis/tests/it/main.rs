//! The command line as scripts and people call it, and records as enemies send them.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod support; // the binary, temporary folders, every setup there is
mod commands; // exit codes, words, JSON, pipes
mod simulated; // every box, edition and number of seats: recorded, verified, the same on any number of threads
mod tampering; // any change to a record is found
mod hostile; // broken records never panic
mod hosting; // the unit, the container file and the proxy of docs/hosting.md, as they stand there
mod load; // `tapis load` drives every box
mod door; // the way into a house in another process
mod crash; // killed at random moments, nothing acknowledged is lost
mod vote; // killed in the middle of a vote
