//! What holds in every position of every game, from random play with a printed seed.

use engine::{Awaited, By, Entry, Game, Imagine, Luck, Match, Notation, Seat, Silent, Stream, Told, Viewer};

use crate::random::{fresh, soaked, step, step_from, whim};

/// Every choice that anybody could think of for a seat now, legal or not.
pub type Thinkable<'a, G> = &'a dyn Fn(&G, &<G as Game>::State, Seat) -> Vec<<G as Game>::Choice>;

/// Enough for what a position is made for: a tie and its duels, a round's cards, some turns.
const STEPS_FROM_A_POSITION: usize = 60;

/// What is looked at in a position: the rules, the position, a chance of one's own, and where it is.
type Look<'a, G> = &'a dyn Fn(&G, &<G as Game>::State, &mut Stream, &str);

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
                self.holds_in(play.game(), play.state(), &mut whim, &format!("seed {seed}, step {n}"));
                self.luck_owes_nothing_now(&play, seed);
                if !step(&mut play, &mut whim, &mut Silent) {
                    break;
                }
            }
            self.replay_reproduces(&play, seed);
            assert!(!play.standings().winners().is_empty(), "seed {seed}: nobody won");
        }
    }

    /// The same for a while from each of these positions on: what random play from the start seldom comes to.
    #[track_caller]
    pub fn obeys_from(&self, positions: &[&str], seeds: std::ops::Range<u64>) {
        self.play_on_from(positions, seeds, &|game, state, whim, place| self.holds_in(game, state, whim, place));
    }

    /// Plays on from each position for a while and looks at every position on the way.
    #[track_caller]
    fn play_on_from(&self, positions: &[&str], seeds: std::ops::Range<u64>, look: Look<'_, G>) {
        for position in positions {
            for seed in soaked(seeds.clone()) {
                let (game, mut whim) = ((self.game)(), whim(seed));
                let mut state = game.parse_state(position).unwrap_or_else(|misread| panic!("{position}: {misread}"));
                for n in 0..STEPS_FROM_A_POSITION {
                    look(&game, &state, &mut whim, &format!("seed {seed}, step {n} from {position}"));
                    if !step_from(&game, &mut state, &mut whim, &mut Silent) {
                        break;
                    }
                }
            }
        }
    }

    fn holds_in(&self, game: &G, state: &G::State, whim: &mut Stream, place: &str) {
        let place = format!("{place}: {}", game.print_state(state));
        self.awaited_seats_have_choices(game, state, &place);
        self.choices_agree_with_check(game, state, &place);
        self.draws_are_possible(game, state, whim, &place);
        self.notation_is_inverse(game, state, &place);
        self.sealing_order_is_nothing(game, state, whim, &place);
        (self.invariants)(game, state);
    }

    /// Somebody is awaited or the match is over, and exactly those who are awaited have choices.
    fn awaited_seats_have_choices(&self, game: &G, state: &G::State, place: &str) {
        let awaited = game.awaited(state);
        if let Awaited::Seats(seats) = awaited {
            assert!(!seats.is_empty(), "{place}: nobody among the awaited");
        }
        for seat in Seat::first(game.seats()) {
            assert_eq!(game.count(state, seat) > 0, awaited.has(seat), "{place}: seat {seat}, awaited {awaited}");
        }
    }

    /// What is offered is accepted, each once; what is not offered is refused.
    fn choices_agree_with_check(&self, game: &G, state: &G::State, place: &str) {
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

    /// What luck draws is possible, and its text can be read again.
    fn draws_are_possible(&self, game: &G, state: &G::State, whim: &mut Stream, place: &str) {
        if game.awaited(state) == Awaited::Luck {
            let outcome = game.draw(state, whim);
            assert_eq!(game.possible(state, &outcome), Ok(()), "{place}: {outcome:?}");
            let text = game.print_outcome(&outcome);
            assert_eq!(game.parse_outcome(&text).as_ref(), Ok(&outcome), "{place}: `{text}`");
        }
    }

    /// Where luck is not awaited, nothing that it has drawn so far is possible.
    fn luck_owes_nothing_now(&self, play: &Match<G>, seed: u64) {
        if play.awaited() == Awaited::Luck {
            return;
        }
        for entry in play.entries() {
            if let Entry::Luck(outcome) = entry {
                let refused = play.game().possible(play.state(), outcome).is_err();
                assert!(refused, "seed {seed}, {}: {outcome:?}", play.game().print_state(play.state()));
            }
        }
    }

    /// Print and parse are inverse.
    fn notation_is_inverse(&self, game: &G, state: &G::State, place: &str) {
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
    }

    /// Where several seats are awaited, who answers first makes no difference.
    fn sealing_order_is_nothing(&self, game: &G, state: &G::State, whim: &mut Stream, place: &str) {
        let Awaited::Seats(seats) = game.awaited(state) else { return };
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
            if let Entry::Seat { seat, choice, .. } = entry {
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
    /// A view is all that its viewer knows: any state that fits it looks the same from there, offers the same, and
    /// what others answer next is told no further than it is seen.
    ///
    /// A view that shows too much passes, since imagining believes it: that takes twins whose hidden parts are set by
    /// hand, in each game's own tests.
    #[track_caller]
    pub fn can_be_imagined(&self, seeds: std::ops::Range<u64>) {
        for seed in soaked(seeds) {
            let mut whim = whim(seed);
            let mut play = fresh((self.game)(), seed);
            loop {
                self.is_imagined_in(play.game(), play.state(), &mut whim, &format!("seed {seed}"));
                if !step(&mut play, &mut whim, &mut Silent) {
                    break;
                }
            }
        }
    }

    /// The same for a while from each of these positions on.
    #[track_caller]
    pub fn can_be_imagined_from(&self, positions: &[&str], seeds: std::ops::Range<u64>) {
        self.play_on_from(positions, seeds, &|game, state, whim, place| {
            self.is_imagined_in(game, state, whim, place);
        });
    }

    fn is_imagined_in(&self, game: &G, state: &G::State, whim: &mut Stream, place: &str) {
        for viewer in Viewer::all(game.seats()) {
            let seen = game.view(state, viewer);
            let twin = game.imagine(&seen, viewer, whim);
            let place = format!("{place}, as {viewer:?}, from {}", game.print_state(state));
            assert_eq!(game.view(&twin, viewer), seen, "{place}");
            assert_eq!(game.awaited(&twin), game.awaited(state), "{place}");
            assert_eq!(open_to(game, &twin, viewer), open_to(game, state, viewer), "{place}");
            (self.invariants)(game, &twin);
            self.nothing_is_heard_that_is_not_seen(game, [state, &twin], viewer, whim, &place);
        }
    }

    /// In two states that a viewer cannot tell apart another seat answers, in each whatever it likes: where the viewer
    /// still sees the same, it has heard the same and can choose from the same.
    fn nothing_is_heard_that_is_not_seen(
        &self,
        game: &G,
        twins: [&G::State; 2],
        viewer: Viewer,
        whim: &mut Stream,
        place: &str,
    ) {
        let Awaited::Seats(awaited) = game.awaited(twins[0]) else { return };
        for actor in awaited.iter().filter(|seat| viewer.seat() != Some(*seat)) {
            let [(one, told_one), (two, told_two)] = twins.map(|state| {
                let (mut state, mut told) = (state.clone(), Told::default());
                let choice = game.nth(&state, actor, whim.below(game.count(&state, actor)));
                game.play(&mut state, actor, choice, &mut told);
                (state, told)
            });
            if game.view(&one, viewer) == game.view(&two, viewer) {
                let heard = |told: &Told<G::Event>| told.to(viewer).cloned().collect::<Vec<_>>();
                assert_eq!(heard(&told_one), heard(&told_two), "{place}: seat {actor} answers");
                assert_eq!(open_to(game, &one, viewer), open_to(game, &two, viewer), "{place}: seat {actor} answers");
            }
        }
    }
}

/// Everything that the viewer's own seat can choose from.
fn open_to<G: Game>(game: &G, state: &G::State, viewer: Viewer) -> Vec<G::Choice> {
    viewer.seat().into_iter().flat_map(|seat| game.choices(state, seat)).collect()
}
