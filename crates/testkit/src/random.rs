//! Random play with a printed seed.

use std::ops::Range;

use engine::{Awaited, By, Game, Luck, Match, Secret, Stream, Tell};

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
    let calls = play.game().count_calls(play.state());
    match play.awaited() {
        Awaited::Nobody => return false,
        Awaited::House => call(play, calls, whim, tell),
        Awaited::Luck | Awaited::Seats(_) if calls > 0 && whim.below(16) == 0 => call(play, calls, whim, tell),
        Awaited::Luck => play.draw(tell),
        Awaited::Seats(seats) => {
            let seat = seats.iter().nth(whim.below(seats.len().into()) as usize).expect("somebody is awaited");
            let sight = play.sight(seat);
            let choice = sight.nth(whim.below(sight.count()));
            play.play(seat, choice, By::Owner, tell).expect("what is offered is accepted");
        }
    }
    true
}

fn call<G: Game>(play: &mut Match<G>, calls: u32, whim: &mut impl Luck, tell: &mut impl Tell<G::Event>) {
    assert!(calls > 0, "the house is awaited and has nothing to say");
    let call = play.game().nth_call(play.state(), whim.below(calls));
    play.hear(call, tell).expect("what the house may say is heard");
}
