//! Many matches, on all cores, the same whatever their number.

use std::ops::Range;

use engine::{Game, Match, Seat, Secret, Standings, Stream, luck};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use shelf::{AnyGame, Boxed, Charter, Record, Setup, with_game};

use crate::bot::Any;
use crate::rollout::{Bare, Played, rollout};
use crate::whim::Whim;

/// The matches of one seed.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// What each of them is.
    pub setup: Setup,
    /// Their rules.
    pub game: AnyGame,
    /// What their luck and their bots hang on.
    pub seed: u64,
}

/// What came of some matches. Sums are whole numbers, so they do not depend on the order of adding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// How many matches.
    pub matches: u64,
    /// What they took.
    pub played: Played,
    /// Wins of each seat in 840ths: a win shared by k counts 840 / k.
    pub wins_840: Vec<u64>,
    /// The sum of each seat's scores.
    pub scores: Vec<i64>,
}

/// 840 is divisible by 1 to 8, so every shared win is a whole number of its parts.
const WIN: u64 = 840;

impl Tally {
    /// Nothing yet, for that many seats.
    pub fn new(seats: usize) -> Self {
        Self { matches: 0, played: Played::default(), wins_840: vec![0; seats], scores: vec![0; seats] }
    }

    fn count(&mut self, played: Played, standings: &Standings) {
        self.matches += 1;
        self.add_played(played);
        let winners = standings.winners();
        for line in &standings.0 {
            let seat = usize::from(line.seat.number());
            self.scores[seat] += line.score;
            if winners.has(line.seat) {
                self.wins_840[seat] += WIN / u64::from(winners.len());
            }
        }
    }

    fn add_played(&mut self, played: Played) {
        self.played.decisions += played.decisions;
        self.played.draws += played.draws;
        self.played.calls += played.calls;
    }

    /// These and those.
    #[must_use]
    pub fn plus(mut self, other: &Self) -> Self {
        self.matches += other.matches;
        self.add_played(other.played);
        self.wins_840.iter_mut().zip(&other.wins_840).for_each(|(sum, more)| *sum += more);
        self.scores.iter_mut().zip(&other.scores).for_each(|(sum, more)| *sum += more);
        self
    }

    /// The share of wins of each seat.
    pub fn win_share(&self) -> Vec<f64> {
        self.wins_840.iter().map(|wins| *wins as f64 / (WIN * self.matches.max(1)) as f64).collect()
    }

    /// The mean score of each seat.
    pub fn mean_score(&self) -> Vec<f64> {
        self.scores.iter().map(|sum| *sum as f64 / self.matches.max(1) as f64).collect()
    }
}

impl Simulation {
    /// Plays these matches on the threads of the current pool and keeps nothing but the tally.
    pub fn run(&self, matches: Range<u64>) -> Tally {
        let seats = self.setup.chairs.len();
        with_game!(&self.game, game => matches
            .into_par_iter()
            .fold(|| Tally::new(seats), |mut tally, n| {
                let (played, standings) = self.play_one(game, n);
                tally.count(played, &standings);
                tally
            })
            .reduce(|| Tally::new(seats), |one, other| one.plus(&other)))
    }

    /// Plays these matches on the threads of the current pool; their records come in the order of their numbers.
    pub fn run_recorded(&self, matches: Range<u64>) -> (Tally, Vec<Record>) {
        let seats = self.setup.chairs.len();
        let all: Vec<_> = with_game!(&self.game, game => matches
            .into_par_iter()
            .map(|n| self.record_one(game, n))
            .collect());
        let mut tally = Tally::new(seats);
        let mut records = Vec::with_capacity(all.len());
        for (played, standings, record) in all {
            tally.count(played, &standings);
            records.push(record);
        }
        (tally, records)
    }

    fn play_one<G: Game>(&self, game: &G, n: u64) -> (Played, Standings) {
        let entropy = [[0_u8; 0]; Seat::MAX];
        let (id, secret) = (luck::simulated_id(self.seed, n), Secret::simulated(self.seed, n));
        let luck = Stream::of(&id, &secret, &entropy[..self.setup.chairs.len()]);
        let mut bare = Bare { game, state: game.start(), luck };
        let played = rollout(&mut bare, &mut self.bots(n), &mut self.house(n), |_| ());
        (played, game.standings(&bare.state))
    }

    /// The same match through [`Match`], which keeps every entry.
    fn record_one<G: Boxed>(&self, game: &G, n: u64) -> (Played, Standings, Record) {
        let charter = Charter::simulated(self.setup.clone(), self.seed, n);
        let mut play = Match::new(game.clone(), charter.stream());
        let played = rollout(&mut play, &mut self.bots(n), &mut self.house(n), |_| ());
        (played, play.standings(), Record::publish(&charter, &play))
    }

    fn bots(&self, n: u64) -> Vec<Any> {
        let seats = Seat::first(self.setup.chairs.len() as u8);
        seats.map(|seat| Any(Whim::simulated(self.seed, n, seat))).collect()
    }

    /// What the house draws the simulated people's verdicts from.
    fn house(&self, n: u64) -> Whim {
        Whim::simulated(!self.seed, n, Seat::first(1).next().expect("one seat"))
    }
}
