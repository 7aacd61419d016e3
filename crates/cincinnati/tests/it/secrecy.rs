//! I15: what a viewer sees, hears and is asked depends on nothing that is hidden from it. Twins: two states that differ
//! only in what is hidden, in which the same thing happens.

use cincinnati::view::Moment;
use cincinnati::{Cincinnati, Event, State, View};
use engine::{Awaited, Game, Imagine, Luck, Notation, Seat, Told, Viewer, Wish};
use testkit::random::{fresh, step, whim};

use crate::laws::every_setup;

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// What a viewer has after something happened: its view, what it heard, how many choices it has.
fn known_to(game: &Cincinnati, state: &State, told: &Told<Event>, viewer: Viewer) -> (View, Vec<Event>, u32, Awaited) {
    let count = viewer.seat().map_or(0, |seat| game.count(state, seat));
    (game.view(state, viewer), told.to(viewer).cloned().collect(), count, game.awaited(state))
}

/// Whether answers of the step that is open are sealed after this one too.
fn stays_sealed(game: &Cincinnati, state: &State) -> bool {
    let view = game.view(state, Viewer::Public);
    match view.moment {
        Moment::Choosing { waiting } => waiting.len() > 1,
        Moment::Keeping { waiting, .. } => {
            view.keep_order == cincinnati::setup::KeepOrder::Simultaneous && waiting.len() > 1
        }
        _ => false,
    }
}

/// In every sealed step of random matches: another seat answers whatever it likes, in the real state and in one that the
/// viewer cannot tell from it, and the viewer still cannot tell.
#[test]
fn a_sealed_answer_tells_nothing() {
    for seats in 3..=6 {
        every_setup(seats).zip(21..).for_each(|(wish, seed)| twins(&wish, seed));
    }
}

fn twins(wish: &Wish, seed: u64) {
    let mut play = fresh(Cincinnati::new(wish).unwrap(), seed);
    let mut whim = whim(seed);
    loop {
        let (game, state) = (play.game(), play.state());
        if let (true, Awaited::Seats(awaited)) = (stays_sealed(game, state), game.awaited(state)) {
            let actor = awaited.lowest().unwrap();
            for viewer in Viewer::all(game.seats()).filter(|viewer| viewer.seat() != Some(actor)) {
                let mut one = state.clone();
                let mut other = game.imagine(&game.view(state, viewer), viewer, &mut whim);
                let [told_one, told_other] = [&mut one, &mut other].map(|state| {
                    let mut told = Told::default();
                    let choice = game.nth(state, actor, whim.below(game.count(state, actor)));
                    game.play(state, actor, choice, &mut told);
                    told
                });
                assert_eq!(
                    known_to(game, &one, &told_one, viewer),
                    known_to(game, &other, &told_other, viewer),
                    "{viewer:?}, {} and {}",
                    game.print_state(&one),
                    game.print_state(&other)
                );
            }
        }
        if !step(&mut play, &mut whim, &mut engine::Silent) {
            return;
        }
    }
}

/// A7: nobody else can tell the first rolls of a seat apart, not by what is seen, heard or asked.
#[test]
fn a_first_roll_is_the_owners_own() {
    let game = Cincinnati::new(&Wish::seats(4)).unwrap();
    let due = game.parse_state("round 3; turner S1; A 25000; B chips; C duel; S0 -, dice 12345; rolling S1").unwrap();
    let known_to_others = |hands: [&str; 3], tables: [&str; 3]| {
        let (mut state, mut told) = (due.clone(), Told::default());
        let mut known = Vec::new();
        for hand in hands {
            game.settle(&mut state, game.parse_outcome(&format!("throw {hand}")).unwrap(), &mut told);
            known.extend([Viewer::Public, Viewer::Seat(seat(0))].map(|viewer| known_to(&game, &state, &told, viewer)));
        }
        for (number, table) in (1..).zip(tables) {
            game.play(&mut state, seat(number), game.parse_choice(&format!("table {table}")).unwrap(), &mut told);
            known.extend([Viewer::Public, Viewer::Seat(seat(0))].map(|viewer| known_to(&game, &state, &told, viewer)));
        }
        known
    };
    let one = known_to_others(["66666", "12356", "11111"], ["A", "B", "C"]);
    assert_eq!(one, known_to_others(["12356", "11223", "34566"], ["C", "C", "C"]));
    assert_eq!(one, known_to_others(["11111", "66666", "12345"], ["B", "A", "A"]));
}

/// A5, I15: whether a duel card of round 1 is the same one again is nobody's business.
#[test]
fn a_duel_card_is_a_duel_card() {
    let game = Cincinnati::new(&Wish::seats(3)).unwrap();
    let due = game.parse_state("round 1; turner S1; turning A again; returns 1; known 1").unwrap();
    let after = |outcome: &str| {
        let (mut state, mut told) = (due.clone(), Told::default());
        game.settle(&mut state, game.parse_outcome(outcome).unwrap(), &mut told);
        Viewer::all(3).map(|viewer| known_to(&game, &state, &told, viewer)).collect::<Vec<_>>()
    };
    assert_eq!(after("card duel"), after("card duel again"));
}
