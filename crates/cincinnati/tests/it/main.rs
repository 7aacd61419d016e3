//! The tests of Cincinnati: the book's cases, the laws, printed matches.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod rulebook;
mod laws;
mod secrecy;
mod playthroughs;
