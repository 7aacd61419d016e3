//! 5.8 and 5.9: whole rounds and a whole match, read from the law line by line.

use engine::{Awaited, Game, Notation, Seat, Value, Viewer, Wish};
use vabanque::rules::payout::Paid;
use vabanque::view::{Card, LastRound};
use vabanque::{Event, Money, State, Vabanque, View};

use super::{block, by_seat, field, letter, letters, money, of_seat, pawns, perform, seat, settle};

/// Unseen cards stay sealed here, so that the end of a match is told like that of any round.
pub(super) fn game_of(edition: &str, seats: &str, unrevealed: &str) -> Vabanque {
    let wish = Wish::seats(seats.parse().unwrap()).edition(edition);
    Vabanque::new(&wish.with("unrevealed-cards", Value::word(unrevealed))).unwrap()
}

/// Plays the `cards` or the `moves` of a block, and checks its `=>` lines; `paid` is what the moves made the tables pay.
#[track_caller]
pub(super) fn run(game: &Vabanque, state: &mut State, paid: &mut Vec<Paid>, line: &str) {
    let (word, rest) = line.split_once(' ').unwrap();
    let rest = rest.trim();
    match word {
        "chips" => {
            for (seat, table) in rest.split_whitespace().map(of_seat) {
                perform(game, state, seat, &format!("chip {table}"));
            }
        }
        "cards" => {
            for (owner, card) in rest.split(", ").map(|card| card.split_once(' ').unwrap()) {
                perform(game, state, seat(owner), &format!("card {card}"));
            }
        }
        "moves" => {
            paid.clear();
            for (seat, steps) in rest.split(' ').map(of_seat) {
                let told = perform(game, state, seat, &format!("move {steps}"));
                paid.extend(told.into_iter().filter_map(|event| match event {
                    Event::TablePaid(table) => Some(table),
                    _ => None,
                }));
            }
        }
        "=>" => expect(game, state, paid, rest),
        _ => panic!("{line}"),
    }
}

#[track_caller]
fn expect(game: &Vabanque, state: &State, paid: &[Paid], expected: &str) {
    let (word, expected) = expected.split_once("  ").unwrap();
    let view = game.view(state, Viewer::Public);
    let found = match word {
        "pawns" => pawns(&view),
        "values" => {
            let values = paid.iter().map(|paid| format!("{}:{}", paid.table, paid.value));
            values.collect::<Vec<_>>().join(" ")
        }
        "shown" => shown(last(&view), paid),
        "hidden" => hidden(last(&view)),
        "gains" => {
            let lines = || paid.iter().flat_map(|paid| &paid.lines);
            let gain = |seat| lines().filter(|line| line.seat == seat).map(|line| line.amount.0).sum();
            by_seat(Seat::first(game.seats()).map(|seat| Money(gain(seat))))
        }
        "money" => money(&view),
        "order" => letters(view.order.iter().copied()),
        "end" => {
            let standings = game.standings(state);
            let places = by_seat(standings.0.iter().map(|line| line.place));
            format!("winners {}  places {places}", letters(standings.winners().iter()))
        }
        _ => panic!("{word}"),
    };
    assert_eq!(found, expected, "{word}");
}

fn last(view: &View) -> &LastRound {
    view.last.as_ref().unwrap()
}

/// As in `4: A trap, B raise; 8: -`: the cards at tables with a pawn.
fn shown(last: &LastRound, paid: &[Paid]) -> String {
    let at = |table| {
        let cards = last.cards.iter().filter(|card| card.table == table);
        let cards = cards.map(|card| format!("{} {}", letter(card.seat), card.kind.unwrap()));
        let cards = cards.collect::<Vec<_>>().join(", ");
        format!("{table}: {}", if cards.is_empty() { "-" } else { &cards })
    };
    paid.iter().map(|paid| at(paid.table)).collect::<Vec<_>>().join("; ")
}

/// As in `A 2nd 3, B 1st 4`: the backs, by owner.
fn hidden(last: &LastRound) -> String {
    let mut backs: Vec<&Card> = last.cards.iter().filter(|card| card.kind.is_none()).collect();
    backs.sort_by_key(|card| (card.seat, card.nth));
    let nth = |card: &Card| ["1st", "2nd", "3rd"][usize::from(card.nth) - 1];
    let backs: Vec<_> =
        backs.iter().map(|card| format!("{} {} {}", letter(card.seat), nth(card), card.table)).collect();
    if backs.is_empty() { "-".to_owned() } else { backs.join(", ") }
}

/// The position at the start of phase 2 that a block describes, and the lines that follow.
pub(super) fn position(number: &str) -> (Vabanque, State, Vec<&'static str>) {
    let mut lines = block(number);
    let head = lines.next().unwrap();
    let game = game_of(field(head, "edition"), field(head, "seats"), "sealed");
    let round: usize = head.rsplit_once("round ").unwrap().1.parse().unwrap();
    let mut parts = vec![format!("round {round}")];
    for line in lines.by_ref().take(4) {
        let (word, rest) = line.split_once(' ').unwrap();
        let rest = rest.trim();
        parts.push(match word {
            "points" => format!("chips {}", chips(&game, round, rest)),
            _ => format!("{word} {rest}"),
        });
    }
    let state = game.parse_state(&parts.join("; ")).unwrap();
    (game, state, lines.collect())
}

/// Some chips that make these points, out of all that are placed up to this round: the largest first.
pub(super) fn chips(game: &Vabanque, round: usize, points: &str) -> String {
    let mut left = [4, 3, 2, 1].map(|each| each * u32::from(game.seats()));
    left[round..].fill(0);
    let tables: Vec<String> = points
        .split(' ')
        .map(|table| {
            let (table, points) = table.split_once(':').unwrap();
            let mut rest: u32 = points.parse().unwrap();
            let mut piles = [0; 4];
            for (value, of_value) in [50, 20, 10, 5].into_iter().zip((0..4).rev()) {
                piles[of_value] = (rest / value).min(left[of_value]);
                left[of_value] -= piles[of_value];
                rest -= piles[of_value] * value;
            }
            assert_eq!(rest, 0, "{points} points at table {table}");
            format!("{table}:{}", piles.map(|pile| pile.to_string()).join("/"))
        })
        .collect();
    assert_eq!(left, [0; 4], "I2: all chips of the rounds so far are placed");
    tables.join(" ")
}

#[track_caller]
fn round(number: &str) {
    let (game, mut state, lines) = position(number);
    let mut paid = Vec::new();
    for line in lines {
        run(&game, &mut state, &mut paid, line);
    }
}

/// T58 (R30 to R44): six seats, traps of all sorts, one tie.
#[test]
fn t58_traps_of_all_sorts() {
    round("T58");
}

/// T59 (R27, R31, A18): four seats, pawns on empty tables, wrap over table 9, many cards unseen.
#[test]
fn t59_pawns_on_empty_tables() {
    round("T59");
}

/// T60 (A19): five seats, nobody earns, all equal: the order is reversed.
#[test]
fn t60_nobody_earns() {
    round("T60");
}

/// T61: three seats.
#[test]
fn t61_three_seats() {
    round("T61");
}

/// T62 (all clauses): ties after every round, trap against trap, wrap, shared win.
#[test]
fn t62_a_whole_match() {
    let mut lines = block("T62");
    let head = lines.next().unwrap();
    let game = game_of(field(head, "edition"), field(head, "seats"), "sealed");
    let (mut state, mut paid) = (game.start(), Vec::new());
    settle(&game, &mut state, &format!("first-player {}", field(head, "first-player")));
    perform(&game, &mut state, seat("A"), &format!("first-pawn {}", field(head, "first-pawn")));
    for line in lines {
        match line.split_once("  ").unwrap() {
            ("round", round) => assert_eq!(game.view(&state, Viewer::Public).round.to_string(), round),
            _ => run(&game, &mut state, &mut paid, line),
        }
    }
    assert_eq!(game.awaited(&state), Awaited::Nobody, "R48");
}
