//! The tests of Bluff You!: the book's cases, the laws, printed matches.

mod rulebook;
mod laws;
mod playthroughs;
