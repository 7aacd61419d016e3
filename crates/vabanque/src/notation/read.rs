//! Texts of states, choices and outcomes.

use engine::notation::parse;
use engine::{BySeat, Game, Misread, Seat, SeatSet};

use crate::card::{Cards, Kind, Laid};
use crate::chips::{CHIPS_PER_SEAT, Chips, ROUNDS};
use crate::choice::{Choice, Outcome};
use crate::money::Money;
use crate::setup::{SEATS_MAX, Vabanque};
use crate::state::{Order, Phase, State, Story, Turn};
use crate::table::Table;

pub(super) fn state(game: &Vabanque, text: &str) -> Result<State, Misread> {
    let mut state = game.start();
    let mut story = Story { order: state.order, pawns: state.pawns, cards: Cards::default() };
    let (mut moved, mut over, mut told) = (None, false, false);
    for part in text.split(';').map(str::trim) {
        let (word, rest) = part.split_once(' ').unwrap_or((part, ""));
        match word {
            "new" => return Ok(state),
            "round" => state.round = number(rest, 1, ROUNDS, "a round from 1 to 4")?,
            "order" => (state.order, state.phase) = (order(game, rest)?, Phase::FirstPawn),
            "pawns" => (state.pawns, state.phase) = (pawns(game, rest)?, Phase::Chips(Turn::FIRST)),
            "chips" => {
                for pile in rest.split(' ') {
                    let (table, chips) = pile.split_once(':').ok_or(Misread::new("chips such as `2:4/0/0/0`", pile))?;
                    state.chips[parse_table(table, game.tables)?] = parse_chips(chips)?;
                }
            }
            "money" => {
                for (seat, amount) in by_seat(game, rest)? {
                    state.money[seat] = Money(parse(&amount.replace(',', ""), "an amount of money")?);
                }
            }
            "cards" => state.cards = cards(game, rest)?,
            "moved" => moved = Some(number(rest, 0, game.seats - 1, "how many pawns have moved")?),
            "last-order" => (story.order, told) = (order(game, rest)?, true),
            "last-pawns" => story.pawns = pawns(game, rest)?,
            "last-cards" => story.cards = cards(game, rest)?,
            "over" => over = true,
            _ => return Err(Misread::new("a part of a position", part)),
        }
    }
    state.last = told.then_some(story);
    state.phase = match (state.phase, moved) {
        (_, _) if over => Phase::Over,
        (Phase::Chips(_), Some(place)) => Phase::Pawns { place },
        (Phase::Chips(_), None) => placing(game, &state),
        (phase, _) => phase,
    };
    Ok(state)
}

/// Whether chips or cards are due, and whose turn it is: as many are down as were placed before.
fn placing(game: &Vabanque, state: &State) -> Phase {
    let of_round = usize::from(state.round - 1);
    let turn = |n: u32| Turn { pass: (n / u32::from(game.seats)) as u8, place: (n % u32::from(game.seats)) as u8 };
    let placed = Table::first(game.tables).map(|table| u32::from(state.chips[table].0[of_round])).sum();
    if placed < u32::from(CHIPS_PER_SEAT[of_round] * game.seats) {
        return Phase::Chips(turn(placed));
    }
    let laid = Seat::first(game.seats).map(|seat| 3 - u32::from(state.cards.hand(seat).len())).sum();
    if laid < 3 * u32::from(game.seats) { Phase::Cards(turn(laid)) } else { Phase::Pawns { place: 0 } }
}

pub(super) fn choice(text: &str) -> Result<Choice, Misread> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    match word {
        "first-pawn" => parse_table(rest, Table::MAX as u8).map(Choice::FirstPawn),
        "chip" => parse_table(rest, Table::MAX as u8).map(Choice::Chip),
        "card" => {
            let (kind, table) = rest.split_once(' ').ok_or(Misread::new("a card such as `trap 4`", rest))?;
            let kind = if kind == "?" { None } else { Some(parse_kind(kind)?) };
            Ok(Choice::Card { kind, table: parse_table(table, Table::MAX as u8)? })
        }
        "move" => parse(rest, "a number of steps").map(Choice::Move),
        _ => Err(Misread::new("a choice such as `chip 3`, `card trap 4` or `move 2`", text)),
    }
}

pub(super) fn outcome(text: &str) -> Result<Outcome, Misread> {
    match text.split_once(' ') {
        Some(("first-player", seat)) => parse_seat(seat).map(Outcome::FirstPlayer),
        _ => Err(Misread::new("an outcome such as `first-player A`", text)),
    }
}

/// As in `B A C`: every seat of the match once.
fn order(game: &Vabanque, text: &str) -> Result<Order, Misread> {
    let mut order = game.start().order;
    let mut named = SeatSet::EMPTY;
    let seats = text.split(' ').map(|seat| seat_of(game, seat)).collect::<Result<Vec<_>, _>>()?;
    for (place, seat) in order.iter_mut().zip(&seats) {
        (*place, named) = (*seat, named.with(*seat));
    }
    let each_once = seats.len() == usize::from(game.seats) && named == SeatSet::first(game.seats);
    if each_once { Ok(order) } else { Err(Misread::new("an order of all seats, each once", text)) }
}

/// As in `A1 B3 C5`.
fn by_seat<'a>(game: &Vabanque, text: &'a str) -> Result<Vec<(Seat, &'a str)>, Misread> {
    let one = |part: &'a str| {
        let (seat, value) = part.split_at_checked(1).ok_or(Misread::new("a seat with a value such as `A3`", part))?;
        Ok((seat_of(game, seat)?, value))
    };
    text.split(' ').map(one).collect()
}

fn pawns(game: &Vabanque, text: &str) -> Result<BySeat<Table>, Misread> {
    let mut pawns = game.start().pawns;
    for (seat, table) in by_seat(game, text)? {
        pawns[seat] = parse_table(table, game.tables)?;
    }
    Ok(pawns)
}

/// As in `A trap 4, B raise 4`: in the order in which they were laid.
fn cards(game: &Vabanque, text: &str) -> Result<Cards, Misread> {
    let mut cards = Cards::default();
    for card in text.split(", ") {
        let misread = || Misread::new("a card such as `A trap 4`", card);
        let [seat, kind, table] = card.split(' ').collect::<Vec<_>>()[..] else { return Err(misread()) };
        let (seat, kind) = (seat_of(game, seat)?, parse_kind(kind)?);
        let hand = cards.hand(seat);
        if !hand.has(kind) {
            return Err(Misread::new("a card that the seat still holds", card));
        }
        cards.lay(seat, 3 - hand.len(), Laid { kind, table: parse_table(table, game.tables)? });
    }
    Ok(cards)
}

fn parse_seat(text: &str) -> Result<Seat, Misread> {
    let number = match text.as_bytes() {
        [letter @ b'A'..=b'F'] => Seat::new(letter - b'A'),
        _ => None,
    };
    number.ok_or(Misread::new("a seat from A to F", text))
}

fn seat_of(game: &Vabanque, text: &str) -> Result<Seat, Misread> {
    let seat = parse_seat(text)?;
    if seat.number() < game.seats { Ok(seat) } else { Err(Misread::new("a seat of this match", text)) }
}

fn parse_table(text: &str, tables: u8) -> Result<Table, Misread> {
    let wanted = "a table of the circle, from 1 on";
    Table::new(number(text, 1, tables, wanted)?).ok_or(Misread::new(wanted, text))
}

fn parse_kind(text: &str) -> Result<Kind, Misread> {
    let kind = Kind::ALL.into_iter().find(|kind| kind.to_string() == text);
    kind.ok_or(Misread::new("raise, bluff or trap", text))
}

fn parse_chips(text: &str) -> Result<Chips, Misread> {
    let piles: Option<Vec<u8>> = text.split('/').map(|pile| pile.parse().ok()).collect();
    let in_the_box = |piles: &Chips| piles.0.iter().zip(CHIPS_PER_SEAT).all(|(n, each)| *n <= each * SEATS_MAX as u8);
    let chips = piles.and_then(|piles| piles.try_into().ok()).map(Chips).filter(in_the_box);
    chips.ok_or(Misread::new("fives, tens, twenties and fifties such as `4/0/0/0`", text))
}

fn number(text: &str, from: u8, to: u8, wanted: &'static str) -> Result<u8, Misread> {
    let number = parse(text, wanted)?;
    if (from..=to).contains(&number) { Ok(number) } else { Err(Misread::new(wanted, text)) }
}
