//! 5.10, T67 and T68: what is refused, and how many choices there are.

use engine::{Game, Notation, Silent, Value, Viewer, Wish};
use testkit::random::{fresh, step, whim};
use vabanque::view::Moment;
use vabanque::{State, Vabanque};

use super::{awaited, letter, perform, seat, settle};
use crate::every_game;

/// Each of these is refused, or is no choice at all, and changes nothing.
#[track_caller]
fn refused(game: &Vabanque, state: &State, who: &str, choices: &[(&str, &str)]) {
    for (choice, code) in choices {
        match game.parse_choice(choice) {
            Ok(parsed) => {
                let refusal = game.check(state, seat(who), &parsed).unwrap_err();
                assert_eq!(refusal.code, *code, "{who}: {choice}");
            }
            Err(misread) => assert_eq!(*code, "misread", "{who}: {misread}"),
        }
    }
}

/// T67 (R10, R15, R16, R19, R20, R26): 2001, four seats, B drawn.
#[test]
fn t67_refusals() {
    let game = Vabanque::new(&Wish::seats(4).edition("2001")).unwrap();
    let mut state = game.start();
    for who in ["A", "B", "C", "D"] {
        let early = ["first-pawn 1", "chip 1", "card trap 1", "move 0"].map(|choice| (choice, "not-awaited"));
        refused(&game, &state, who, &early);
    }
    let outside = game.parse_outcome("first-player E").unwrap();
    assert_eq!(game.possible(&state, &outside).unwrap_err().code, "no-such-seat");
    settle(&game, &mut state, "first-player B");
    assert_eq!(game.possible(&state, &outside).unwrap_err().code, "not-drawn-now");

    refused(&game, &state, "A", &[("first-pawn 1", "not-awaited")]);
    refused(&game, &state, "B", &[("first-pawn 0", "misread"), ("first-pawn 10", "no-such-table")]);
    refused(&game, &state, "B", &[("chip 1", "other-decision-open")]);
    perform(&game, &mut state, seat("B"), "first-pawn 9");

    refused(&game, &state, "C", &[("chip 1", "not-awaited")]);
    refused(&game, &state, "B", &[("chip 0", "misread"), ("chip 10", "no-such-table"), ("chip 13", "misread")]);
    let later = ["card trap 1", "move 1", "first-pawn 1"].map(|choice| (choice, "other-decision-open"));
    refused(&game, &state, "B", &later);
    for who in ["B", "C", "D", "A"].repeat(4) {
        perform(&game, &mut state, seat(who), "chip 1");
    }

    // A fifth chip, a card out of turn, a card without a kind.
    refused(&game, &state, "B", &[("chip 1", "other-decision-open"), ("card ? 1", "card-without-kind")]);
    refused(&game, &state, "B", &[("card trap 0", "misread"), ("card trap 10", "no-such-table")]);
    refused(&game, &state, "B", &[("card joker 1", "misread"), ("card trap", "misread"), ("pass", "misread")]);
    perform(&game, &mut state, seat("B"), "card trap 1");
    refused(&game, &state, "B", &[("card raise 1", "not-awaited")]);
    for who in ["C", "D", "A"] {
        perform(&game, &mut state, seat(who), "card raise 1");
    }
    refused(&game, &state, "B", &[("card trap 2", "card-not-in-hand")]);
    for kind in ["bluff", "raise"] {
        perform(&game, &mut state, seat("B"), &format!("card {kind} 1"));
        for who in ["C", "D", "A"] {
            perform(&game, &mut state, seat(who), &format!("card {} 1", if kind == "raise" { "trap" } else { kind }));
        }
    }

    refused(&game, &state, "B", &[("move 5", "too-many-steps"), ("move -1", "misread"), ("move 256", "misread")]);
    refused(&game, &state, "B", &[("card trap 1", "other-decision-open"), ("chip 1", "other-decision-open")]);
    refused(&game, &state, "C", &[("move 1", "not-awaited")]);
    perform(&game, &mut state, seat("B"), "move 4");
}

/// T68 (I13, I14): `first-pawn` T; `chip` T; `card` 3T, 2T, T; `move` 5; and nobody else has any.
#[test]
fn t68_number_of_choices() {
    for game in every_game() {
        let mut play = fresh(game, 68);
        let mut whim = whim(68);
        assert!(step(&mut play, &mut whim, &mut Silent));
        while play.awaited() != engine::Awaited::Nobody {
            let (view, whose) = (play.view(Viewer::Public), awaited(&game, play.state()));
            let tables = view.tables.len() as u32;
            let expected = match view.moment {
                Moment::FirstPawn { .. } | Moment::Chips { .. } => tables,
                Moment::Cards { nth, .. } => (4 - u32::from(nth)) * tables,
                Moment::Pawns { .. } => 5,
                Moment::Lot | Moment::Over => unreachable!("a seat is awaited"),
            };
            for other in engine::Seat::first(game.seats()) {
                let expected = if other == whose { expected } else { 0 };
                assert_eq!(game.count(play.state(), other), expected, "{} in {:?}", letter(other), view.moment);
            }
            step(&mut play, &mut whim, &mut Silent);
        }
    }
}

/// R1, A11, A31, A33: what a setup may be.
#[test]
fn setups_that_do_not_fit_are_refused() {
    let refusal = |wish: Wish| Vabanque::new(&wish).unwrap_err().to_string();
    assert_eq!(refusal(Wish::seats(2)), "2 seats do not fit: this box takes 3 to 6");
    assert_eq!(refusal(Wish::seats(7)), "7 seats do not fit: this box takes 3 to 6");
    assert_eq!(refusal(Wish::seats(3).edition("1999")), "there is no edition 1999: this box has new and 2001");
    let wish = Wish::seats(3).with("rounds", Value::Number(3));
    assert_eq!(refusal(wish), "there is no option rounds: this box has unrevealed-cards");
    let wish = Wish::seats(3).with("unrevealed-cards", Value::word("burnt"));
    assert_eq!(refusal(wish), "unrevealed-cards cannot be burnt: it can be shown-after-match, sealed");
    assert_eq!(Vabanque::new(&Wish::seats(3)), Vabanque::new(&Wish::seats(3).edition("new")), "A31");
}

/// Text that is no position is refused, and nothing panics.
#[test]
fn positions_that_are_none_are_refused() {
    let game = Vabanque::new(&Wish::seats(3)).unwrap();
    for text in [
        "",
        "round 0",
        "round 5",
        "round",
        "order A B",
        "order A B B",
        "order A B D",
        "order A B C A B C A",
        "pawns A0",
        "pawns A8",
        "pawns A",
        "pawns é1",
        "chips 1:4/0/0",
        "chips 1:25/0/0/0",
        "chips 1",
        "money A-5",
        "cards A trap 1, A trap 2",
        "cards A trap",
        "moved 3",
        "pass",
    ] {
        assert!(game.parse_state(text).is_err(), "{text}");
    }
}
