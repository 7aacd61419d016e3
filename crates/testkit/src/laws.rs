//! What holds in every position of every game, from random play with a printed seed.

use engine::{Awaited, By, Game, Imagine, Luck, Match, Notation, Seat, Silent, Viewer};

use crate::random::{fresh, soaked, step, whim};

/// Every choice that anybody could think of for a seat now, legal or not.
pub type Thinkable<'a, G> = &'a dyn Fn(&G, &<G as Game>::State, Seat) -> Vec<<G as Game>::Choice>;

/// What the laws need to know about one game.
pub struct Subject<'a, G: Game> {
    /// How to make the rules anew.
    pub game: &'a dyn Fn() -> G,
    /// The legal ones among these are exactly those on offer. Empty where answers are open-ended.
    pub thinkable: Thinkable<'a, G>,
    /// The invariants of the rules file, asserted.
    pub invariants: &'a dyn Fn(&G, &G::State),
    /// No match takes more steps than this.
    pub steps_max: usize,
}

impl<G: Notation> Subject<'_, G> {
    /// Plays a match of each seed and asserts every law in every position.
    #[track_caller]
    pub fn obeys(&self, seeds: std::ops::Range<u64>) {
        for seed in soaked(seeds) {
            let mut whim = whim(seed);
            let mut play = fresh((self.game)(), seed);
            for n in 0.. {
                assert!(n < self.steps_max, "seed {seed}: not over after {n} steps");
                let place = format!("seed {seed}, step {n}: {}", play.game().print_state(play.state()));
                self.awaited_seats_have_choices(&play, &place);
                self.choices_agree_with_check(&play, &place);
                self.draws_are_possible(&play, seed, &place);
                self.notation_is_inverse(&play, &place);
                self.sealing_order_is_nothing(&play, &mut whim, &place);
                (self.invariants)(play.game(), play.state());
                if !step(&mut play, &mut whim, &mut Silent) {
                    break;
                }
            }
            self.replay_reproduces(&play, seed);
            assert!(!play.standings().winners().is_empty(), "seed {seed}: nobody won");
        }
    }

    /// Somebody is awaited or the match is over, and exactly those who are awaited have choices.
    fn awaited_seats_have_choices(&self, play: &Match<G>, place: &str) {
        let (game, state) = (play.game(), play.state());
        let awaited = play.awaited();
        if let Awaited::Seats(seats) = awaited {
            assert!(!seats.is_empty(), "{place}: nobody among the awaited");
        }
        for seat in Seat::first(game.seats()) {
            assert_eq!(game.count(state, seat) > 0, awaited.has(seat), "{place}: seat {seat}, awaited {awaited}");
        }
    }

    /// What is offered is accepted, each once; what is not offered is refused.
    fn choices_agree_with_check(&self, play: &Match<G>, place: &str) {
        let (game, state) = (play.game(), play.state());
        for seat in Seat::first(game.seats()) {
            let offered: Vec<_> = game.choices(state, seat).collect();
            for (n, choice) in offered.iter().enumerate() {
                assert_eq!(game.check(state, seat, choice), Ok(()), "{place}: seat {seat} is offered {choice:?}");
                assert!(!offered[..n].contains(choice), "{place}: seat {seat} is offered {choice:?} twice");
            }
            for choice in (self.thinkable)(game, state, seat) {
                let accepted = game.check(state, seat, &choice).is_ok();
                assert_eq!(accepted, offered.contains(&choice), "{place}: seat {seat}, {choice:?}");
            }
        }
    }

    /// What luck draws is possible, and drawing changes nothing.
    fn draws_are_possible(&self, play: &Match<G>, seed: u64, place: &str) {
        if play.awaited() == Awaited::Luck {
            let outcome = play.game().draw(play.state(), &mut whim(seed));
            assert_eq!(play.game().possible(play.state(), &outcome), Ok(()), "{place}: {outcome:?}");
        }
    }

    /// Print and parse are inverse.
    fn notation_is_inverse(&self, play: &Match<G>, place: &str) {
        let (game, state) = (play.game(), play.state());
        assert_eq!(game.parse_state(&game.print_state(state)).as_ref(), Ok(state), "{place}");
        for seat in Seat::first(game.seats()) {
            for choice in game.choices(state, seat) {
                let text = game.print_choice(&choice);
                assert_eq!(game.parse_choice(&text).as_ref(), Ok(&choice), "{place}: `{text}`");
            }
        }
        for n in 0..game.count_calls(state) {
            let call = game.nth_call(state, n);
            let text = game.print_call(&call);
            assert_eq!(game.parse_call(&text).as_ref(), Ok(&call), "{place}: `{text}`");
        }
        if let Some(engine::Entry::Luck(outcome)) = play.entries().last() {
            let text = game.print_outcome(outcome);
            assert_eq!(game.parse_outcome(&text).as_ref(), Ok(outcome), "{place}: `{text}`");
        }
    }

    /// Where several seats are awaited, who answers first makes no difference.
    fn sealing_order_is_nothing(&self, play: &Match<G>, whim: &mut impl Luck, place: &str) {
        let (game, state) = (play.game(), play.state());
        let Awaited::Seats(seats) = play.awaited() else { return };
        let Some([one, two]) = seats.iter().collect::<Vec<_>>().first_chunk().copied() else { return };
        let [of_one, of_two] = [one, two].map(|seat| game.nth(state, seat, whim.below(game.count(state, seat))));
        let both = |first: (Seat, &G::Choice), second: (Seat, &G::Choice)| {
            let mut state = state.clone();
            for (seat, choice) in [first, second] {
                assert_eq!(game.check(&state, seat, choice), Ok(()), "{place}: seat {seat}, {choice:?}");
                game.play(&mut state, seat, choice.clone(), &mut Silent);
            }
            state
        };
        assert_eq!(both((one, &of_one), (two, &of_two)), both((two, &of_two), (one, &of_one)), "{place}");
    }

    /// The record, replayed, is the state; and a refused answer leaves no trace.
    fn replay_reproduces(&self, play: &Match<G>, seed: u64) {
        let again = fresh((self.game)(), seed);
        let mut again = play.entries().iter().cloned().fold(again, |mut again, entry| {
            again.push(entry, &mut Silent).unwrap_or_else(|flaw| panic!("seed {seed}: {flaw}"));
            again
        });
        assert_eq!(again.state(), play.state(), "seed {seed}: another end");
        for entry in play.entries() {
            if let engine::Entry::Seat { seat, choice, .. } = entry {
                assert!(
                    again.play(*seat, choice.clone(), By::Owner, &mut Silent).is_err(),
                    "seed {seed}: after the end"
                );
            }
        }
        assert_eq!(again.state(), play.state(), "seed {seed}: a refusal left a trace");
        assert_eq!(again.entries(), play.entries(), "seed {seed}: a refusal was recorded");
    }
}

impl<G: Notation + Imagine> Subject<'_, G> {
    /// A view is all that its viewer knows: any state that fits it looks the same from there.
    #[track_caller]
    pub fn can_be_imagined(&self, seeds: std::ops::Range<u64>) {
        for seed in soaked(seeds) {
            let mut whim = whim(seed);
            let mut play = fresh((self.game)(), seed);
            loop {
                let (game, state) = (play.game(), play.state());
                for viewer in Viewer::all(game.seats()) {
                    let seen = game.view(state, viewer);
                    let other = game.imagine(&seen, viewer, &mut whim);
                    let place = format!("seed {seed}, as {viewer:?}, from {}", game.print_state(state));
                    assert_eq!(game.view(&other, viewer), seen, "{place}");
                    assert_eq!(game.awaited(&other), game.awaited(state), "{place}");
                    (self.invariants)(game, &other);
                }
                if !step(&mut play, &mut whim, &mut Silent) {
                    break;
                }
            }
        }
    }
}
