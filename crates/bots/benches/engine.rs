//! How fast the games play: `cargo xtask bench`, or `cargo bench -p bots`.
//!
//! Uniformly random play through the public trait that bots use. Elements per second are decisions of seats: draws of
//! luck and calls of the house happen besides and are not counted.

use std::hint::black_box;

use bots::{Any, Bare, Simulation, Whim, rollout};
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use engine::{Awaited, Game, Luck, Seat, Secret, Stream, Viewer};
use shelf::{AnyGame, BoxId, Chair, Setup, with_game};

/// Matches in one measured batch.
const BATCH: u64 = 64;

/// Matches in one measured simulation: enough that starting threads costs nothing.
const MANY: u64 = 1 << 15;

/// The tables that are measured: each box at its fewest and most seats, Vabanque in both editions.
fn tables() -> Vec<(String, Simulation)> {
    let mut tables = Vec::new();
    for game in BoxId::ALL {
        let menu = game.menu();
        let editions = if menu.editions.is_empty() { vec![None] } else { menu.editions.iter().map(Some).collect() };
        for edition in editions {
            for seats in [menu.seats.0, menu.seats.1] {
                let chairs = (0..seats).map(|seat| Chair::person(&format!("seat {seat}"))).collect();
                let edition = edition.map(|edition| (*edition).to_owned());
                let name = edition.as_ref().map_or(game.to_string(), |edition| format!("{game}-{edition}"));
                let setup = Setup { game, edition, options: Default::default(), chairs, deck: None };
                let rules = AnyGame::open(&setup).expect("a table of the menu");
                tables.push((format!("{name}/{seats}"), Simulation { setup, game: rules, seed: 7 }));
            }
        }
    }
    tables
}

fn random_play(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random play, decisions");
    for (name, simulation) in tables() {
        let decisions = one_thread(|| simulation.run(0..BATCH)).played.decisions;
        group.throughput(Throughput::Elements(decisions));
        group.bench_function(BenchmarkId::from_parameter(&name), |bencher| {
            with_game!(&simulation.game, game => bencher.iter(|| play_batch(game, |_| ())));
        });
    }
}

fn play_batch<G: Game>(game: &G, mut watch: impl FnMut(&G::State)) {
    for n in 0..BATCH {
        let mut bare = Bare { game, state: game.start(), luck: stream(n, game.seats()) };
        rollout(&mut bare, &mut bots(n, game.seats()), &mut Whim::new(n), |bare| watch(&bare.state));
        black_box(&bare.state);
    }
}

fn whole_matches(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("simulate, matches");
    group.throughput(Throughput::Elements(MANY)).sample_size(10);
    for (name, simulation) in tables() {
        for threads in [1, 2] {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
            group.bench_function(BenchmarkId::new(&name, format!("{threads} threads")), |bencher| {
                bencher.iter(|| pool.install(|| simulation.run(0..MANY)));
            });
        }
    }
}

/// A view for every seat after every decision.
fn views(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random play with views, decisions");
    for (name, simulation) in tables() {
        let decisions = one_thread(|| simulation.run(0..BATCH)).played.decisions;
        group.throughput(Throughput::Elements(decisions));
        group.bench_function(BenchmarkId::from_parameter(&name), |bencher| {
            with_game!(&simulation.game, game => bencher.iter(|| play_batch(game, |state| {
                for seat in Seat::first(game.seats()) {
                    black_box(&game.view(state, Viewer::Seat(seat)));
                }
            })));
        });
    }
}

/// What search does most in one position: clone it, count its choices, pick one.
fn positions(criterion: &mut Criterion) {
    for (name, simulation) in tables() {
        with_game!(&simulation.game, game => {
            let (state, seat) = midway(game);
            let state = &state;
            let mut group = criterion.benchmark_group("one position");
            group.bench_function(BenchmarkId::new("clone", &name), |bencher| bencher.iter(|| black_box(state).clone()));
            group.bench_function(BenchmarkId::new("choice", &name), |bencher| {
                let mut whim = Whim::new(1);
                bencher.iter(|| game.nth(black_box(state), seat, whim.below(game.count(black_box(state), seat))));
            });
            group.bench_function(BenchmarkId::new("view", &name), |bencher| {
                bencher.iter(|| game.view(black_box(state), Viewer::Seat(seat)));
            });
        });
    }
}

/// A position of this game after a dozen decisions, and a seat that is awaited there.
fn midway<G: Game>(game: &G) -> (G::State, Seat) {
    let mut bare = Bare { game, state: game.start(), luck: stream(3, game.seats()) };
    let mut decisions = 0;
    let mut found = None;
    rollout(&mut bare, &mut bots(3, game.seats()), &mut Whim::new(3), |bare| {
        decisions += 1;
        if let (true, Awaited::Seats(seats)) = (decisions >= 12 && found.is_none(), game.awaited(&bare.state)) {
            found = seats.lowest().map(|seat| (bare.state.clone(), seat));
        }
    });
    found.expect("somebody is awaited after a dozen decisions")
}

fn stream(n: u64, seats: u8) -> Stream {
    Stream::of("bench", &Secret::simulated(7, n), &vec![Vec::new(); usize::from(seats)])
}

fn bots(n: u64, seats: u8) -> Vec<Any> {
    Seat::first(seats).map(|seat| Any(Whim::simulated(7, n, seat))).collect()
}

fn one_thread<T: Send>(run: impl FnOnce() -> T + Send) -> T {
    rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a thread").install(run)
}

criterion_group!(benches, random_play, views, whole_matches, positions);
criterion_main!(benches);
