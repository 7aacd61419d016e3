//! The tests of Cincinnati: the book's cases, the laws, what matches add up to, secrecy, printed matches.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod rulebook;
mod laws;
mod ledger;
mod secrecy;
mod playthroughs;
