//! Random play with a printed seed.

use std::ops::Range;

use engine::{Awaited, By, Game, Luck, Match, Seat, Secret, Stream, Tell};

/// These seeds, or two thousand times as many where `cargo xtask soak` sets `TAPIS_SOAK`.
pub fn soaked(seeds: Range<u64>) -> Range<u64> {
    match std::env::var_os("TAPIS_SOAK") {
        None => seeds,
        Some(_) => seeds.start..seeds.start + 2000 * (seeds.end - seeds.start),
    }
}

/// Where a test's own chance comes from: never from the luck of the match.
pub fn whim(seed: u64) -> Stream {
    Stream::of("whim", &Secret::simulated(seed, 0), &[[]])
}

/// A fresh match under the luck of this seed.
pub fn fresh<G: Game>(game: G, seed: u64) -> Match<G> {
    Match::new(game, Stream::of("test", &Secret::simulated(seed, 1), &[[]]))
}

/// Lets one thing happen, as anybody may choose: a draw, a choice of one awaited seat, or a call of the house.
///
/// Where the house may speak although a seat is awaited, it does so one time in sixteen. Returns false when the match
/// is over.
pub fn step<G: Game>(play: &mut Match<G>, whim: &mut impl Luck, tell: &mut impl Tell<G::Event>) -> bool {
    match next(play.game(), play.state(), whim) {
        Next::Nothing => return false,
        Next::Draw => play.draw(tell),
        Next::Choice(seat, choice) => play.play(seat, choice, By::Owner, tell).expect(OFFERED),
        Next::Call(call) => play.hear(call, tell).expect(SAYABLE),
    }
    true
}

/// The same from a position that no match has led to; luck draws from the whim.
pub fn step_from<G: Game>(
    game: &G,
    state: &mut G::State,
    whim: &mut impl Luck,
    tell: &mut impl Tell<G::Event>,
) -> bool {
    match next(game, state, whim) {
        Next::Nothing => return false,
        Next::Draw => {
            let outcome = game.draw(state, whim);
            game.settle(state, outcome, tell);
        }
        Next::Choice(seat, choice) => {
            game.check(state, seat, &choice).expect(OFFERED);
            game.play(state, seat, choice, tell);
        }
        Next::Call(call) => game.hear(state, call, tell).expect(SAYABLE),
    }
    true
}

const OFFERED: &str = "what is offered is accepted";
const SAYABLE: &str = "what the house may say is heard";

/// What happens next.
enum Next<G: Game> {
    Nothing,
    Draw,
    Choice(Seat, G::Choice),
    Call(G::Call),
}

fn next<G: Game>(game: &G, state: &G::State, whim: &mut impl Luck) -> Next<G> {
    let calls = game.count_calls(state);
    let call = |whim: &mut _| {
        assert!(calls > 0, "the house is awaited and has nothing to say");
        Next::Call(game.nth_call(state, Luck::below(whim, calls)))
    };
    match game.awaited(state) {
        Awaited::Nobody => Next::Nothing,
        Awaited::House => call(whim),
        Awaited::Luck | Awaited::Seats(_) if calls > 0 && whim.below(16) == 0 => call(whim),
        Awaited::Luck => Next::Draw,
        Awaited::Seats(seats) => {
            let seat = seats.iter().nth(whim.below(seats.len().into()) as usize).expect("somebody is awaited");
            Next::Choice(seat, game.nth(state, seat, whim.below(game.count(state, seat))))
        }
    }
}
