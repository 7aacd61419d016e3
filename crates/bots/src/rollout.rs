//! A match played out between bots: what search and simulation do most.

use engine::{Awaited, By, Game, Luck, Match, Seat, Sight, Silent};

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

/// A match that can be played out: [`Bare`], keeping nothing, or a [`Match`], keeping every entry.
pub trait Stage<G: Game> {
    /// The rules.
    fn game(&self) -> &G;
    /// The position.
    fn state(&self) -> &G::State;
    /// Luck answers.
    fn draw(&mut self);
    /// A seat answers with one of its choices.
    fn play(&mut self, seat: Seat, choice: G::Choice);
    /// The house says one of the things that it may say.
    fn hear(&mut self, call: G::Call);
}

/// Rules, a position and luck, and nothing that is kept.
#[derive(Debug)]
pub struct Bare<'a, G: Game, L> {
    /// The rules.
    pub game: &'a G,
    /// The position.
    pub state: G::State,
    /// Where draws come from.
    pub luck: L,
}

impl<G: Game, L: Luck> Stage<G> for Bare<'_, G, L> {
    #[inline]
    fn game(&self) -> &G {
        self.game
    }

    #[inline]
    fn state(&self) -> &G::State {
        &self.state
    }

    #[inline]
    fn draw(&mut self) {
        let outcome = self.game.draw(&self.state, &mut self.luck);
        self.game.settle(&mut self.state, outcome, &mut Silent);
    }

    #[inline]
    fn play(&mut self, seat: Seat, choice: G::Choice) {
        self.game.play(&mut self.state, seat, choice, &mut Silent);
    }

    #[inline]
    fn hear(&mut self, call: G::Call) {
        self.game.hear(&mut self.state, call, &mut Silent).expect("what the house may say is heard");
    }
}

impl<G: Game> Stage<G> for Match<G> {
    fn game(&self) -> &G {
        self.game()
    }

    fn state(&self) -> &G::State {
        self.state()
    }

    fn draw(&mut self) {
        self.draw(&mut Silent);
    }

    fn play(&mut self, seat: Seat, choice: G::Choice) {
        self.play(seat, choice, By::Owner, &mut Silent).expect("what is offered is accepted");
    }

    fn hear(&mut self, call: G::Call) {
        self.hear(call, &mut Silent).expect("what the house may say is heard");
    }
}

/// Where the house may speak although luck is awaited (somebody leaves, time is up), it does so this seldom.
const HOUSE_SPEAKS_ONE_IN: u32 = 64;

/// Plays on to the end with one bot for each seat; `house` picks what the house says.
///
/// After each decision `watch` may look at the stage.
#[inline]
pub fn rollout<G: Game, S: Stage<G>, B: Bot<G>>(
    stage: &mut S,
    bots: &mut [B],
    house: &mut impl Luck,
    mut watch: impl FnMut(&S),
) -> Played {
    let mut played = Played::default();
    loop {
        let calls = stage.game().count_calls(stage.state());
        match stage.game().awaited(stage.state()) {
            Awaited::Luck if calls == 0 || house.below(HOUSE_SPEAKS_ONE_IN) > 0 => {
                stage.draw();
                played.draws += 1;
            }
            Awaited::Luck | Awaited::House => {
                let call = stage.game().nth_call(stage.state(), house.below(calls));
                stage.hear(call);
                played.calls += 1;
            }
            Awaited::Seats(seats) => {
                let seat = seats.lowest().expect("somebody is awaited");
                let sight = Sight::new(stage.game(), stage.state(), seat);
                let choice = bots[usize::from(seat.number())].choose(sight);
                stage.play(seat, choice);
                played.decisions += 1;
                watch(stage);
            }
            Awaited::Nobody => return played,
        }
    }
}
