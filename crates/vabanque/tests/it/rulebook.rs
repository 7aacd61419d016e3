//! Every vector of `docs/rules/vabanque.md`, in its own notation.
//!
//! Rows stand here as they stand in the law, and each is looked up there; blocks are read from it.

mod one_table; // T1 to T26: payout
mod parts; // T27 to T57: setup, movement, order, end, banknotes, counts
mod rounds; // T58 to T62: whole rounds, a whole match
mod hidden; // T63 to T66: who knows what
mod refusals; // T67, T68, and setups that do not fit

use engine::{Awaited, Game, Notation, Seat, Silent, Told, Viewer};
use vabanque::{Event, State, Vabanque, View};

const LAW: &str = include_str!("../../../../docs/rules/vabanque.md");

/// One test for each row: its name, and the row as the law has it, without the clauses.
macro_rules! rows {
    ($case:ident: $($name:ident $row:literal)+) => {
        $(
            #[test]
            fn $name() {
                $case(&crate::rulebook::row($row));
            }
        )+
    };
}
use rows;

/// The cells of a row after its number; the law must have that row.
#[track_caller]
fn row(text: &'static str) -> Vec<&'static str> {
    assert!(LAW.lines().any(|line| line.starts_with(&format!("| {text} |"))), "the law has no row {text}");
    text.split(" | ").skip(1).collect()
}

/// The lines of a vector's block, from its number on.
fn block(number: &str) -> impl Iterator<Item = &'static str> {
    let begin = LAW.find(&format!("```text\n{number}  ")).unwrap() + "```text\n".len();
    LAW[begin..].lines().take_while(|line| *line != "```")
}

/// What stands behind a word such as `seats` on a line whose parts are two blanks apart.
fn field<'a>(line: &'a str, word: &str) -> &'a str {
    line.split("  ").find_map(|part| part.strip_prefix(word)?.strip_prefix(' ')).unwrap()
}

fn seat(letter: &str) -> Seat {
    Seat::new(letter.bytes().next().unwrap() - b'A').unwrap()
}

fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.number())
}

fn letters(seats: impl IntoIterator<Item = Seat>) -> String {
    seats.into_iter().map(|seat| letter(seat).to_string()).collect::<Vec<_>>().join(" ")
}

/// As in `A3 B5 C5`.
fn by_seat(values: impl IntoIterator<Item = impl ToString>) -> String {
    let values = values.into_iter().zip('A'..).map(|(value, letter)| format!("{letter}{}", value.to_string()));
    values.collect::<Vec<_>>().join(" ")
}

/// `A3` taken apart.
fn of_seat(text: &str) -> (Seat, &str) {
    (seat(&text[..1]), &text[1..])
}

fn pawns(view: &View) -> String {
    by_seat(view.seats.iter().map(|player| player.pawn.unwrap()))
}

fn money(view: &View) -> String {
    by_seat(view.seats.iter().map(|player| player.money))
}

fn awaited(game: &Vabanque, state: &State) -> Seat {
    match game.awaited(state) {
        Awaited::Seats(seats) => seats.lowest().unwrap(),
        other => panic!("awaited is {other}"),
    }
}

/// Luck answers.
#[track_caller]
fn settle(game: &Vabanque, state: &mut State, outcome: &str) {
    let outcome = game.parse_outcome(outcome).unwrap();
    assert_eq!(game.possible(state, &outcome), Ok(()));
    game.settle(state, outcome, &mut Silent);
}

/// A seat answers; it must be awaited. What the public hears of it comes back.
#[track_caller]
fn perform(game: &Vabanque, state: &mut State, seat: Seat, choice: &str) -> Vec<Event> {
    let choice = game.parse_choice(choice).unwrap();
    assert_eq!(game.check(state, seat, &choice), Ok(()), "{}: {choice:?}", letter(seat));
    let mut told = Told::default();
    game.play(state, seat, choice, &mut told);
    told.to(Viewer::Public).cloned().collect()
}
