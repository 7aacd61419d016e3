//! All of it as text, in the words of the vectors: `keep 1146`, `table B`, `extra yes`, `challenge S2`, `place C`;
//! `turner S2`, `card 25000`, `card duel again`, `throw 12466`.

mod position; // whole positions
mod seen; // what viewers see and hear

use arrayvec::ArrayVec;
use engine::game::NoCall;
use engine::notation::parse;
use engine::{Die, Misread, Notation, Seat, SeatSet};

use crate::card::{Card, Cards};
use crate::choice::{Answer, Choice, Outcome, Throw};
use crate::dice::Dice;
use crate::event::Event;
use crate::hand::Hand;
use crate::setup::Cincinnati;
use crate::state::{Roll, State};
use crate::table::Table;
use crate::view::View;

impl Notation for Cincinnati {
    fn print_state(&self, state: &State) -> String {
        position::print(self, state)
    }

    fn parse_state(&self, text: &str) -> Result<State, Misread> {
        position::parse(self, text)
    }

    fn print_choice(&self, choice: &Choice) -> String {
        match choice {
            Choice::Place(table) => format!("place {table}"),
            Choice::Table(table) => format!("table {table}"),
            Choice::Keep(dice) => format!("keep {dice}"),
            Choice::Extra(answer) => format!("extra {answer}"),
            Choice::Challenge(seat) => format!("challenge S{seat}"),
        }
    }

    fn parse_choice(&self, text: &str) -> Result<Choice, Misread> {
        match text.split_once(' ') {
            Some(("place", table)) => parse_table(table).map(Choice::Place),
            Some(("table", table)) => parse_table(table).map(Choice::Table),
            Some(("keep", dice)) => parse_dice(dice).map(Choice::Keep),
            Some(("extra", answer)) => parse_answer(answer).map(Choice::Extra),
            Some(("challenge", seat)) => parse_seat(seat).map(Choice::Challenge),
            _ => Err(Misread::new("a choice such as `keep 1146`, `table B` or `extra yes`", text)),
        }
    }

    fn print_outcome(&self, outcome: &Outcome) -> String {
        match outcome {
            Outcome::Turner(seat) => format!("turner S{seat}"),
            Outcome::Card(card) => format!("card {card}"),
            Outcome::Again => "card duel again".to_owned(),
            Outcome::Throw(throw) => format!("throw {throw}"),
        }
    }

    fn parse_outcome(&self, text: &str) -> Result<Outcome, Misread> {
        match text.split_once(' ') {
            Some(("turner", seat)) => parse_seat(seat).map(Outcome::Turner),
            Some(("card", "duel again")) => Ok(Outcome::Again),
            Some(("card", card)) => parse_card(card).map(Outcome::Card),
            Some(("throw", dice)) => parse_throw(dice).map(Outcome::Throw),
            _ => Err(Misread::new("`turner S2`, `card 25000` or `throw 12466`", text)),
        }
    }

    fn print_call(&self, call: &NoCall) -> String {
        match *call {}
    }

    fn parse_call(&self, text: &str) -> Result<NoCall, Misread> {
        Err(Misread::new("a call: Cincinnati has none", text))
    }

    fn print_view(&self, view: &View) -> String {
        seen::view(view)
    }

    fn print_event(&self, event: &Event) -> String {
        seen::event(event)
    }
}

fn print_roll(roll: Roll) -> &'static str {
    match roll {
        Roll::First => "first",
        Roll::Second => "second",
        Roll::Third => "third",
        Roll::Extra => "extra",
    }
}

/// As in `S0 S3`; `-` for nobody.
fn print_seats(seats: impl IntoIterator<Item = Seat>) -> String {
    let names: Vec<String> = seats.into_iter().map(|seat| format!("S{seat}")).collect();
    if names.is_empty() { "-".to_owned() } else { names.join(" ") }
}

fn print_hand(hand: Option<Hand>) -> String {
    hand.map_or("-".to_owned(), |hand| hand.to_string())
}

fn parse_seat(text: &str) -> Result<Seat, Misread> {
    let number = text.strip_prefix('S').and_then(|number| number.parse().ok());
    number.and_then(Seat::new).ok_or(Misread::new("a seat such as `S0`", text))
}

fn parse_seats<S: FromIterator<Seat>>(text: &str) -> Result<S, Misread> {
    text.split_whitespace().filter(|seat| *seat != "-").map(parse_seat).collect()
}

fn parse_seat_set(text: &str) -> Result<SeatSet, Misread> {
    parse_seats(text)
}

fn parse_table(text: &str) -> Result<Table, Misread> {
    let table = Table::ALL.into_iter().find(|table| table.to_string() == text);
    table.ok_or(Misread::new("a table: `A`, `B` or `C`", text))
}

fn parse_card(text: &str) -> Result<Card, Misread> {
    let card = Card::ALL.into_iter().find(|card| card.to_string() == text);
    card.ok_or(Misread::new("a card such as `25000`, `duel` or `chips`", text))
}

fn parse_cards(text: &str) -> Result<Cards, Misread> {
    if text == "-" {
        return Ok(Cards::EMPTY);
    }
    let mut heap = Cards::EMPTY;
    for card in text.split('+') {
        let one = Cards::of(parse_card(card)?, 1);
        if !Cards::BOX.minus(heap).contains(one) {
            return Err(Misread::new("cards of one box", text));
        }
        heap = heap.plus(one);
    }
    Ok(heap)
}

fn parse_throw(text: &str) -> Result<Throw, Misread> {
    let wanted = || Misread::new("up to five dice such as `12466`", text);
    let mut dice = ArrayVec::new();
    for digit in text.bytes() {
        let die = Die::new(digit.wrapping_sub(b'0')).ok_or_else(wanted)?;
        dice.try_push(die).map_err(|_| wanted())?;
    }
    Ok(Throw(dice))
}

fn parse_dice(text: &str) -> Result<Dice, Misread> {
    if text == "-" { Ok(Dice::EMPTY) } else { parse_throw(text).map(|throw| throw.dice()) }
}

fn parse_hand(text: &str) -> Result<Option<Hand>, Misread> {
    if text == "-" {
        return Ok(None);
    }
    Hand::new(parse_dice(text)?).map(Some).ok_or(Misread::new("five dice such as `12466`", text))
}

fn parse_answer(text: &str) -> Result<Answer, Misread> {
    match text {
        "yes" => Ok(Answer::Yes),
        "no" => Ok(Answer::No),
        _ => Err(Misread::new("`yes` or `no`", text)),
    }
}

fn parse_roll(text: &str) -> Result<Roll, Misread> {
    let roll = [Roll::First, Roll::Second, Roll::Third, Roll::Extra].into_iter().find(|roll| print_roll(*roll) == text);
    roll.ok_or(Misread::new("a roll: `first`, `second`, `third` or `extra`", text))
}
