//! 5.10, T63 to T66: who knows what.

use engine::{Game, Notation, Viewer};
use vabanque::view::Card;
use vabanque::{State, Vabanque, View};

use super::rounds::{chips, game_of, position, run};
use super::{letter, perform, seat};

const CARDS: &str =
    "cards  A trap 4, B raise 4, C bluff 6, A raise 2, B bluff 7, C trap 2, A bluff 7, B trap 6, C raise 6";

/// As in `A t4 ?2 ?7, B …`: every card of a round by owner, as the viewer sees it.
fn seen(cards: impl Iterator<Item = Card>) -> String {
    let mut cards: Vec<_> = cards.collect();
    cards.sort_by_key(|card| (card.seat, card.nth));
    let one = |card: &Card| {
        let kind = card.kind.map_or("?".to_owned(), |kind| kind.to_string()[..1].to_owned());
        format!("{}{kind}{}", letter(card.seat), card.table)
    };
    cards.iter().map(one).collect::<Vec<_>>().join(" ")
}

fn on_the_tables(view: &View) -> String {
    seen(view.cards.iter().copied())
}

fn of_last_round(view: &View) -> String {
    seen(view.last.iter().flat_map(|last| last.cards.iter().copied()))
}

fn sights(game: &Vabanque, state: &State, of: fn(&View) -> String) -> Vec<String> {
    Viewer::all(game.seats()).map(|viewer| of(&game.view(state, viewer))).collect()
}

/// T63 (R19, A9): before any move each seat sees its own three kinds and six backs, a spectator nine backs.
#[test]
fn t63_backs_before_the_payout() {
    let (game, mut state, lines) = position("T61");
    assert_eq!(lines[0], CARDS);
    run(&game, &mut state, &mut Vec::new(), lines[0]);
    assert_eq!(
        sights(&game, &state, on_the_tables),
        [
            "A?4 A?2 A?7 B?4 B?7 B?6 C?6 C?2 C?6",
            "At4 Ar2 Ab7 B?4 B?7 B?6 C?6 C?2 C?6",
            "A?4 A?2 A?7 Br4 Bb7 Bt6 C?6 C?2 C?6",
            "A?4 A?2 A?7 B?4 B?7 B?6 Cb6 Ct2 Cr6",
        ]
    );
}

/// T64 (R30, R31, A10, A12): in round 2 the cards at visited tables are known, the others are backs, although two of
/// them can be deduced.
#[test]
fn t64_known_in_the_next_round() {
    let (game, mut state, lines) = position("T61");
    lines[..2].iter().for_each(|line| run(&game, &mut state, &mut Vec::new(), line));
    let view = game.view(&state, Viewer::Public);
    assert_eq!(view.round, 2);
    assert_eq!(on_the_tables(&view), "", "R45");
    assert_eq!(
        sights(&game, &state, of_last_round),
        [
            "At4 A?2 A?7 Br4 B?7 Bt6 Cb6 C?2 Cr6",
            "At4 Ar2 Ab7 Br4 B?7 Bt6 Cb6 C?2 Cr6",
            "At4 A?2 A?7 Br4 Bb7 Bt6 Cb6 C?2 Cr6",
            "At4 A?2 A?7 Br4 B?7 Bt6 Cb6 Ct2 Cr6",
        ]
    );
}

/// T65 (S1, S2): A's 2nd and 3rd kinds exchanged make no difference to anybody else, at any moment.
#[test]
fn t65_an_exchange_that_nobody_sees() {
    let (game, one, lines) = position("T61");
    let exchanged = CARDS.replace("A raise 2", "A bluff 2").replace("A bluff 7", "A raise 7");
    let (mut one, mut two) = (one.clone(), one);
    let mut both = |line: &str, twin: &str| {
        for (choice, twin) in choices(line).into_iter().zip(choices(twin)) {
            perform(&game, &mut one, seat(&choice.0), &choice.1);
            perform(&game, &mut two, seat(&twin.0), &twin.1);
            for viewer in Viewer::all(3).filter(|viewer| viewer.seat() != Some(seat("A"))) {
                assert_eq!(game.view(&one, viewer), game.view(&two, viewer), "after {choice:?}");
            }
        }
    };
    both(lines[0], &exchanged);
    both(lines[1], lines[1]);
    assert_ne!(one, two);
}

/// The choices of a line of cards or moves, one by one, with their seats.
fn choices(line: &str) -> Vec<(String, String)> {
    let (word, rest) = line.split_once("  ").unwrap();
    match word {
        "cards" => rest.split(", ").map(|card| (card[..1].to_owned(), format!("card {}", &card[2..]))).collect(),
        _ => rest.split(' ').map(|step| (step[..1].to_owned(), format!("move {}", &step[1..]))).collect(),
    }
}

/// T66 (A11): the same cards and moves in round 4: what nobody came to see is open or sealed afterwards.
#[test]
fn t66_after_the_match() {
    let (_, _, lines) = position("T61");
    let cs_2nd = |sights: Vec<String>| -> Vec<String> {
        sights.iter().map(|cards| cards.split(' ').nth(7).unwrap().to_owned()).collect()
    };
    for (unrevealed, after) in [("sealed", "C?2"), ("shown-after-match", "Ct2")] {
        let game = game_of("new", "3", unrevealed);
        let chips = chips(&game, 4, "2:200 4:120 6:100");
        let text = format!("round 4; order A B C; pawns A1 B3 C5; chips {chips}; money A0 B0 C0");
        let mut state = game.parse_state(&text).unwrap();
        run(&game, &mut state, &mut Vec::new(), lines[0]);
        let moves = choices(lines[1]);
        for (mover, choice) in &moves[..2] {
            perform(&game, &mut state, seat(mover), choice);
        }
        assert_eq!(cs_2nd(sights(&game, &state, on_the_tables)), ["C?2", "C?2", "C?2", "Ct2"]);
        perform(&game, &mut state, seat(&moves[2].0), &moves[2].1);
        assert_eq!(cs_2nd(sights(&game, &state, on_the_tables)), [after, after, after, "Ct2"], "A23");
        assert_eq!(cs_2nd(sights(&game, &state, of_last_round)), [after, after, after, "Ct2"]);
    }
}
