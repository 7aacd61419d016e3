//! Every vector of `docs/rules/cincinnati.md`, in the rooms below; here is how a case is read.
//!
//! A case is a situation in the crate's notation and a script. A line of a script is what happens (`S0 keep 11`,
//! `throw 156`, `card duel`), a refusal (`no S0 keep 111`), or what is now so (`is awaited S1 S2`). Short forms: `all
//! keep` (every seat of the step keeps all five), `all no` (nobody of the pass wants a roll), `fight 66666 12356` (the
//! sides of a duel throw these and keep all).

mod hands; // T1 to T11: the order of the hands, and the odds
mod rounds; // T12 to T24: cards, tables, order, keeping, extra rolls, chips
mod duels; // T25 to T33: table ties and duel cards
mod ends; // T34 to T41: the first round, three seats, the end
mod greatest; // T42: the greatest possible result

use cincinnati::view::Moment;
use cincinnati::{Choice, Cincinnati, Roll, State, Table, View};
use engine::{Awaited, Game, Notation, Seat, Silent, Value, Viewer, Wish};

/// Plays a script from a situation.
#[track_caller]
fn case(situation: &str, script: &str) {
    let (game, mut state) = set_up(situation);
    for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
        perform(&game, &mut state, line);
    }
}

/// `n=4; keep-order=simultaneous; …` and the position; every line break is a blank.
fn set_up(situation: &str) -> (Cincinnati, State) {
    let mut wish = Wish::seats(0);
    let mut position = Vec::new();
    for part in situation.split(';').map(str::trim) {
        match part.split_once('=') {
            Some(("n", seats)) => wish.seats = seats.parse().unwrap(),
            Some((option, value)) => wish = wish.with(option, Value::word(value)),
            None => position.push(part),
        }
    }
    let game = Cincinnati::new(&wish).unwrap();
    let state = game.parse_state(&position.join("; ")).unwrap();
    (game, state)
}

#[track_caller]
fn perform(game: &Cincinnati, state: &mut State, line: &str) {
    let (word, rest) = line.split_once(' ').unwrap();
    match word {
        "is" => expect(game, state, rest),
        "no" => {
            let (seat, choice) = rest.split_once(' ').unwrap();
            assert!(game.check(state, seat_of(seat), &game.parse_choice(choice).unwrap()).is_err(), "{line}");
        }
        "all" => {
            let before = moment_name(game, state);
            while moment_name(game, state) == before {
                let seat = awaited(game, state);
                let choice = match rest {
                    "keep" => keep_all(game, state, seat),
                    _ => game.parse_choice("extra no").unwrap(),
                };
                answer(game, state, seat, choice);
            }
        }
        "fight" => fight(game, state, rest),
        "turner" | "card" | "throw" => {
            let outcome = game.parse_outcome(line).unwrap();
            assert_eq!(game.possible(state, &outcome), Ok(()), "{line}");
            game.settle(state, outcome, &mut Silent);
        }
        _ => {
            let seat = seat_of(word);
            let choice =
                if rest == "keep all" { keep_all(game, state, seat) } else { game.parse_choice(rest).unwrap() };
            answer(game, state, seat, choice);
        }
    }
}

#[track_caller]
fn answer(game: &Cincinnati, state: &mut State, seat: Seat, choice: Choice) {
    assert_eq!(game.check(state, seat, &choice), Ok(()), "S{seat} {choice:?} in {}", game.print_state(state));
    game.play(state, seat, choice, &mut Silent);
}

/// The last part on offer is the whole hand.
fn keep_all(game: &Cincinnati, state: &State, seat: Seat) -> Choice {
    game.nth(state, seat, game.count(state, seat).checked_sub(1).unwrap())
}

/// The sides throw these hands and keep them to the end; nobody buys a roll.
#[track_caller]
fn fight(game: &Cincinnati, state: &mut State, hands: &str) {
    for hand in hands.split(' ') {
        perform(game, state, &format!("throw {hand}"));
    }
    while let Moment::Duel(duel) = public(game, state).moment {
        match duel.roll {
            Roll::First => break, // A22: they fight again.
            Roll::Second | Roll::Third => {
                let choice = keep_all(game, state, duel.turn);
                answer(game, state, duel.turn, choice);
            }
            Roll::Extra => answer(game, state, duel.turn, game.parse_choice("extra no").unwrap()),
        }
    }
}

#[track_caller]
fn expect(game: &Cincinnati, state: &State, what: &str) {
    let view = public(game, state);
    let (word, rest) = what.split_once(' ').unwrap_or((what, ""));
    let each =
        |of: &dyn Fn(Seat) -> String, joint: &str| Seat::first(game.seats()).map(of).collect::<Vec<_>>().join(joint);
    let at = |seat: Seat| &view.seats[usize::from(seat.number())];
    let now = match word {
        "awaited" => match game.awaited(state) {
            Awaited::Seats(seats) => names(seats.iter()),
            other => other.to_string(),
        },
        "deck" => view.deck.to_string(),
        "supply" => view.supply.unwrap().to_string(),
        "chips" => each(&|seat| at(seat).chips.to_string(), "/"),
        "at" => each(&|seat| at(seat).table.map_or("-".to_owned(), |table| table.to_string()), " "),
        "dice" => each(&|seat| at(seat).dice.map_or("-".to_owned(), |dice| dice.to_string()), " "),
        "answered" => names(Seat::first(game.seats()).filter(|seat| at(*seat).answered)),
        "kept" => each(&|seat| at(seat).kept.map_or("?".to_owned(), |kept| kept.to_string()), " "),
        "order" | "order-at-B" => {
            let counts = |seat: &Seat| word == "order" || at(*seat).table == Some(Table::B);
            let mut seats: Vec<Seat> = Seat::first(game.seats()).filter(counts).collect();
            seats.retain(|seat| at(*seat).place.is_some());
            seats.sort_by_key(|seat| at(*seat).place);
            names(seats)
        }
        "sides" => match &view.moment {
            Moment::Duel(duel) => names(duel.sides.iter().map(|side| side.seat)),
            moment => format!("{moment:?}"),
        },
        "round" => view.round.to_string(),
        "turner" => names(view.turner),
        "discard" => view.discard.to_string(),
        "ranks" => game.standings(state).0.iter().map(|line| line.place.to_string()).collect::<Vec<_>>().join(" "),
        "scores" => game.standings(state).0.iter().map(|line| line.score.to_string()).collect::<Vec<_>>().join(" "),
        "winners" => names(game.standings(state).winners().iter()),
        "A" | "B" | "C" => view.tables.iter().find(|table| table.table.to_string() == word).unwrap().pile.to_string(),
        "moment" => moment_name(game, state),
        _ => at(seat_of(word)).money.to_string(),
    };
    assert_eq!(now, rest, "{word}, in {}", game.print_state(state));
}

fn moment_name(game: &Cincinnati, state: &State) -> String {
    match public(game, state).moment {
        Moment::Keeping { roll, .. } => format!("keeping {roll:?}"),
        moment => format!("{moment:?}").split([' ', '(']).next().unwrap().to_owned(),
    }
}

fn public(game: &Cincinnati, state: &State) -> View {
    game.view(state, Viewer::Public)
}

#[track_caller]
fn awaited(game: &Cincinnati, state: &State) -> Seat {
    match game.awaited(state) {
        Awaited::Seats(seats) => seats.lowest().unwrap(),
        other => panic!("awaited is {other}"),
    }
}

fn names(seats: impl IntoIterator<Item = Seat>) -> String {
    let names: Vec<_> = seats.into_iter().map(|seat| format!("S{seat}")).collect();
    if names.is_empty() { "-".to_owned() } else { names.join(" ") }
}

#[track_caller]
fn seat_of(name: &str) -> Seat {
    Seat::new(name.strip_prefix('S').unwrap().parse().unwrap()).unwrap()
}
