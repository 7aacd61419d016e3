//! T42: the greatest possible result is reached by playing.

use cincinnati::view::{DuelStep, DuelView, Moment};
use cincinnati::{Cincinnati, State};
use engine::{Awaited, Game, Notation, Seat, Silent, Wish};

use super::{awaited, perform, public};

/// What S0 is after in a round: a table where it throws a hand that collects, or nothing.
struct Plan {
    /// The cards of the round, one for each table.
    cards: [&'static str; 3],
    /// Where S0 collects.
    table: Option<&'static str>,
    /// What others collect in this round: S1 and S2.
    others: [Option<&'static str>; 2],
}

/// The hand that collects at a table.
fn winner_at(table: &str) -> &'static str {
    match table {
        "A" => "66666",
        "B" => "12345",
        _ => "11112",
    }
}

/// Plays a match in which everything goes as planned: S0 wins every duel, S1 and S2 spend `spent` chips in round 1.
fn play(game: &Cincinnati, plans: &[Plan], spent: u32) -> State {
    let mut state = game.start();
    let mut to_spend = spent;
    perform(game, &mut state, "turner S0");
    for plan in plans {
        let tables = public(game, &state).tables;
        for table in tables {
            let card = plan.cards[["A", "B", "C"].iter().position(|name| *name == table.table.to_string()).unwrap()];
            perform(game, &mut state, &format!("card {card}"));
        }
        let aims = [plan.table, plan.others[0], plan.others[1], None, None, None];
        for aim in &aims[..usize::from(game.seats())] {
            perform(game, &mut state, &format!("throw {}", aim.map_or("12356", winner_at)));
        }
        for (seat, aim) in Seat::first(game.seats()).zip(aims) {
            perform(game, &mut state, &format!("S{seat} table {}", aim.unwrap_or("A")));
        }
        let round = public(game, &state).round;
        while public(game, &state).round == round && game.awaited(&state) != Awaited::Nobody {
            to_spend -= u32::from(one_step(game, &mut state, to_spend));
        }
    }
    state
}

/// One decision or throw after the tables are open; whether it spent a chip.
fn one_step(game: &Cincinnati, state: &mut State, to_spend: u32) -> bool {
    let moment = public(game, state).moment;
    if let Moment::Duel(DuelView { step: DuelStep::Throw { .. }, turn, .. }) = &moment {
        let hand = if turn.number() == 0 { "66666" } else { "12356" };
        perform(game, state, &format!("throw {hand}"));
        return false;
    }
    let seat = awaited(game, state);
    let pays = matches!(moment, Moment::Asking { .. }) && seat.number() > 0 && to_spend > 0;
    match moment {
        Moment::Challenging { .. } => {
            // Whoever has money and is not S0.
            let rich = public(game, state).seats.iter().skip(1).position(|seat| seat.worth > 0).map_or(1, |at| at + 1);
            perform(game, state, &format!("S{seat} challenge S{rich}"));
        }
        Moment::Asking { .. } | Moment::Duel(_) if game.count(state, seat) == 2 => {
            perform(game, state, &format!("S{seat} extra {}", if pays { "yes" } else { "no" }));
        }
        _ => {
            let choice = game.nth(state, seat, game.count(state, seat) - 1);
            game.play(state, seat, choice, &mut Silent);
        }
    }
    pays
}

fn plan(a: &'static str, b: &'static str, c: &'static str, table: Option<&'static str>) -> Plan {
    Plan { cards: [a, b, c], table, others: [None, None] }
}

/// T42 (I13): 24 money cards and fifteen chips, with four to six seats.
#[test]
fn t42_four_to_six_seats() {
    for (seats, spent) in [(4, 4), (5, 7), (6, 10)] {
        let game = Cincinnati::new(&Wish::seats(seats)).unwrap();
        let mut plans = vec![
            plan("15000", "15000", "chips", None),
            plan("15000", "15000", "chips", None),
            plan("15000", "15000", "chips", None),
            plan("20000", "20000", "chips", None),
            plan("20000", "20000", "chips", None),
            plan("20000", "25000", "chips", Some("A")),
            plan("duel", "25000", "25000", None),
            plan("duel", "25000", "30000", None),
            plan("duel", "25000", "30000", None),
            plan("duel", "30000", "30000", Some("B")),
            plan("duel", "35000", "35000", Some("C")),
            plan("duel", "35000", "35000", Some("A")),
        ];
        plans[11].others = [Some("B"), Some("C")];
        let state = play(&game, &plans, spent);
        assert_eq!(game.awaited(&state), Awaited::Nobody, "{}", game.print_state(&state));
        assert_eq!(game.standings(&state).0[0].score, 650_000, "{}", game.print_state(&state));
    }
}

/// T42 (I13): the 23 highest money cards that a deck of 24 can bring, and three chips, with three seats.
#[test]
fn t42_three_seats() {
    let game = Cincinnati::new(&Wish::seats(3)).unwrap();
    let mut plans = vec![
        plan("15000", "", "15000", None),
        plan("15000", "", "15000", None),
        plan("15000", "", "20000", None),
        plan("20000", "", "20000", None),
        plan("20000", "", "20000", None),
        plan("25000", "", "25000", None),
        plan("25000", "", "25000", None),
        plan("25000", "", "30000", None),
        plan("30000", "", "30000", None),
        plan("30000", "", "35000", None),
        plan("35000", "", "35000", Some("C")),
        plan("duel", "", "35000", Some("A")),
    ];
    plans[11].others = [Some("C"), None];
    let state = play(&game, &plans, 0);
    assert_eq!(game.awaited(&state), Awaited::Nobody);
    assert_eq!(game.standings(&state).0[0].score, 575_000, "{}", game.print_state(&state));
}
