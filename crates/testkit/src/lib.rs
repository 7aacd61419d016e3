//! What the tests of every game share: the laws, printed matches, twins.
//!
//! A game's tests are one program, `tests/it/`: `rulebook.rs` has a case for every vector, `laws.rs` calls [`laws`] for
//! every edition, option and number of seats, `playthroughs.rs` calls [`playthrough`].

pub mod laws; // what holds in every position of every game
pub mod playthrough; // a whole match as text, with what each viewer sees and hears
pub mod random; // random play with a printed seed
