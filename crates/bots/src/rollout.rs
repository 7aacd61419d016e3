//! A match played out from a position, nothing kept: what search and simulation do most.

use engine::{Awaited, Game, Luck, Sight, Silent};

use crate::bot::Bot;

/// What a played-out match took.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Played {
    /// Choices of seats.
    pub decisions: u64,
    /// Answers of luck.
    pub draws: u64,
    /// Calls of the house.
    pub calls: u64,
}

/// Plays on to the end with one bot for each seat. Where the house is awaited, `house` picks one of its calls.
#[inline]
pub fn rollout<G: Game, B: Bot<G>>(
    game: &G,
    state: &mut G::State,
    bots: &mut [B],
    luck: &mut impl Luck,
    house: &mut impl Luck,
) -> Played {
    let mut played = Played::default();
    loop {
        match game.awaited(state) {
            Awaited::Luck => {
                let outcome = game.draw(state, luck);
                game.settle(state, outcome, &mut Silent);
                played.draws += 1;
            }
            Awaited::Seats(seats) => {
                let seat = seats.lowest().expect("somebody is awaited");
                let choice = bots[usize::from(seat.number())].choose(Sight::new(game, state, seat));
                game.play(state, seat, choice, &mut Silent);
                played.decisions += 1;
            }
            Awaited::House => {
                let call = game.nth_call(state, house.below(game.count_calls(state)));
                game.hear(state, call, &mut Silent).expect("what the house may say is heard");
                played.calls += 1;
            }
            Awaited::Nobody => return played,
        }
    }
}
