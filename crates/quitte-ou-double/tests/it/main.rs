//! The tests of Quitte ou Double, one program: the book's cases, typed answers, decks, the laws, printed matches.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod script;
mod rulebook;
mod refusals;
mod answers;
mod deck;
mod findings;
mod laws;
mod ledger;
mod secrets;
mod playthroughs;
