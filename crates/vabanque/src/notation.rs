//! All of it as text, in the words of the vectors: seats are letters, tables numbers.
//!
//! A state: `round 1; order A B C; pawns A1 B3 C5; chips 2:4/0/0/0 4:5/0/0/0; money A0 B0 C0; cards A trap 4, B raise 4`.
//! Before the draw it is `new`; without pawns the first one is due; chips are fives, tens, twenties, fifties; `moved 1`
//! says that one pawn has moved; `last-order`, `last-pawns` and `last-cards` tell of the round paid before; `over` ends
//! it.

mod read; // texts of states, choices and outcomes

use engine::game::NoCall;
use engine::{Misread, Notation, Seat, SeatSet};

use crate::card::{Cards, Kind, KindSet};
use crate::chips::Chips;
use crate::choice::{Choice, Outcome};
use crate::event::{Event, Face};
use crate::money::Money;
use crate::rules::payout::{Paid, Source};
use crate::setup::Vabanque;
use crate::state::{Phase, State};
use crate::table::Table;
use crate::view::{Card, Moment, Offer, View};

impl Notation for Vabanque {
    fn print_state(&self, state: &State) -> String {
        if state.phase == Phase::Lot {
            return "new".to_owned();
        }
        let order = self.played(&state.order);
        let mut parts = vec![format!("round {}", state.round), format!("order {}", letters(order))];
        if state.phase == Phase::FirstPawn {
            return parts.join("; ");
        }
        parts.push(format!("pawns {}", by_seat(state.pawns.first(self.seats))));
        let chips = Table::first(self.tables).filter(|table| state.chips[*table] != Chips::default());
        let chips: Vec<_> = chips.map(|table| format!("{table}:{}", state.chips[table])).collect();
        if !chips.is_empty() {
            parts.push(format!("chips {}", chips.join(" ")));
        }
        parts.push(format!("money {}", by_seat(state.money.first(self.seats))));
        if state.cards != Cards::default() {
            parts.push(format!("cards {}", print_cards(&state.cards, order)));
        }
        if let Phase::Pawns { place } = state.phase {
            parts.push(format!("moved {place}"));
        }
        if let Some(last) = &state.last {
            let order = self.played(&last.order);
            parts.push(format!("last-order {}", letters(order)));
            parts.push(format!("last-pawns {}", by_seat(last.pawns.first(self.seats))));
            parts.push(format!("last-cards {}", print_cards(&last.cards, order)));
        }
        if state.phase == Phase::Over {
            parts.push("over".to_owned());
        }
        parts.join("; ")
    }

    fn parse_state(&self, text: &str) -> Result<State, Misread> {
        read::state(self, text)
    }

    fn print_choice(&self, choice: &Choice) -> String {
        match *choice {
            Choice::FirstPawn(table) => format!("first-pawn {table}"),
            Choice::Chip(table) => format!("chip {table}"),
            Choice::Card { kind: Some(kind), table } => format!("card {kind} {table}"),
            Choice::Card { kind: None, table } => format!("card ? {table}"),
            Choice::Move(steps) => format!("move {steps}"),
        }
    }

    fn parse_choice(&self, text: &str) -> Result<Choice, Misread> {
        read::choice(text)
    }

    fn print_outcome(&self, outcome: &Outcome) -> String {
        let Outcome::FirstPlayer(seat) = outcome;
        format!("first-player {}", letter(*seat))
    }

    fn parse_outcome(&self, text: &str) -> Result<Outcome, Misread> {
        read::outcome(text)
    }

    fn print_call(&self, call: &NoCall) -> String {
        match *call {}
    }

    fn parse_call(&self, text: &str) -> Result<NoCall, Misread> {
        Err(Misread::new("a call: Vabanque has none", text))
    }

    /// Left out: chips by value (told as they are placed) and a hand that is whole.
    fn print_view(&self, view: &View) -> String {
        let mut parts = vec![format!("round {}", view.round), print_moment(&view.moment)];
        parts.push(format!("order {}", letters(&view.order)));
        let money: Vec<Money> = view.seats.iter().map(|player| player.money).collect();
        parts.push(format!("money {}", by_seat(&money)));
        let busy = view.tables.iter().filter(|place| place.points > 0 || !place.pawns.is_empty());
        let busy = busy.map(|place| format!("{}:{}{}", place.table, place.points, print_pawns(place.pawns)));
        parts.push(format!("tables {}", or_dash(busy.collect::<Vec<_>>().join(" "))));
        if !view.cards.is_empty() {
            parts.push(format!("cards {}", print_seen(&view.cards)));
        }
        if !view.hand.is_empty() && view.hand != KindSet::ALL {
            parts.push(format!("hand {}", view.hand.iter().map(initial).collect::<String>()));
        }
        if let Some(last) = &view.last {
            let pawns = by_seat(&last.pawns);
            parts.push(format!("last {}: {}, pawns {pawns}", last.round, print_seen(&last.cards)));
        }
        match &view.offer {
            None => {}
            Some(Offer::FirstPawn { tables }) => parts.push(format!("may first-pawn 1 to {}", tables.len())),
            Some(Offer::Chip { tables }) => parts.push(format!("may chip 1 to {}", tables.len())),
            Some(Offer::Card { kinds, tables }) => {
                let kinds: String = kinds.iter().map(initial).collect();
                parts.push(format!("may card {kinds} 1 to {}", tables.len()));
            }
            Some(Offer::Move { steps }) => {
                let steps = steps.map(|step| format!("{} to {}", step.steps, step.table));
                parts.push(format!("may move {}", steps.join(", ")));
            }
        }
        parts.join(" | ")
    }

    fn print_event(&self, event: &Event) -> String {
        match event {
            Event::FirstPlayer { seat, order } => format!("{} starts: order {}", letter(*seat), letters(order)),
            Event::PawnsPlaced { pawns } => format!("pawns {}", by_seat(pawns)),
            Event::ChipPlaced { seat, table, value } => format!("{} puts a {value} on {table}", letter(*seat)),
            Event::CardLaid { seat, nth, table, kind } => {
                let kind = kind.map_or("a card".to_owned(), |kind| kind.to_string());
                format!("{} lays {kind} ({nth}) at {table}", letter(*seat))
            }
            Event::PawnMoved { seat, steps, from, to } => {
                format!("{} moves {steps} from {from} to {to}", letter(*seat))
            }
            Event::CardsTurned { cards } => format!("turned up: {}", print_faces(cards)),
            Event::TablePaid(paid) => print_paid(paid),
            Event::NewOrder { round, ranks } => {
                let rank = ranks.iter().map(|rank| {
                    let tied = if rank.tied { " tied" } else { "" };
                    format!("{} {} (+{}, was {}{tied})", letter(rank.seat), rank.money, rank.gain, rank.was)
                });
                format!("round {round}: {}", rank.collect::<Vec<_>>().join(", "))
            }
            Event::CardsOpened { cards } => format!("opened: {}", print_faces(cards)),
            Event::Over => "the last round is paid".to_owned(),
        }
    }
}

fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.number())
}

fn letters(seats: &[Seat]) -> String {
    or_dash(seats.iter().map(|seat| letter(*seat).to_string()).collect::<Vec<_>>().join(" "))
}

/// As in `A3 B5 C5`.
fn by_seat(values: &[impl ToString]) -> String {
    let values = Seat::first(values.len() as u8).zip(values);
    values.map(|(seat, value)| format!("{}{}", letter(seat), value.to_string())).collect::<Vec<_>>().join(" ")
}

fn or_dash(text: String) -> String {
    if text.is_empty() { "-".to_owned() } else { text }
}

fn print_cards(cards: &Cards, order: &[Seat]) -> String {
    let mut texts = Vec::new();
    cards.each(order, |seat, _, laid| texts.push(format!("{} {} {}", letter(seat), laid.kind, laid.table)));
    texts.join(", ")
}

/// As in `r`, `b`, `t`: a view has many cards.
fn initial(kind: Kind) -> char {
    match kind {
        Kind::Raise => 'r',
        Kind::Bluff => 'b',
        Kind::Trap => 't',
    }
}

/// As in `A t4 ?2 ?7, B r4`: each seat's 1st, 2nd and 3rd, backs as `?`.
fn print_seen(cards: &[Card]) -> String {
    let row = |seat| {
        let mut own: Vec<&Card> = cards.iter().filter(|card| card.seat == seat).collect();
        own.sort_by_key(|card| card.nth);
        let own = own.iter().map(|card| format!(" {}{}", card.kind.map_or('?', initial), card.table));
        format!("{}{}", letter(seat), own.collect::<String>())
    };
    let owners: SeatSet = cards.iter().map(|card| card.seat).collect();
    owners.iter().map(row).collect::<Vec<_>>().join(", ")
}

/// As in `AC`.
fn print_pawns(pawns: SeatSet) -> String {
    pawns.iter().map(letter).collect()
}

fn print_faces(cards: &[Face]) -> String {
    let face = |card: &Face| format!("{} {} {}", letter(card.seat), card.kind, card.table);
    or_dash(cards.iter().map(face).collect::<Vec<_>>().join(", "))
}

/// As in `table 4 pays: 25 x 2 (raises B) = 50; A pawn 50,000; A trap of nobody 0`.
fn print_paid(paid: &Paid) -> String {
    let who = |seats: SeatSet| if seats.is_empty() { "nobody".to_owned() } else { print_pawns(seats) };
    let lines = paid.lines.iter().map(|line| {
        let source = match line.source {
            Source::Pawn { trapped_by: SeatSet::EMPTY } => "pawn".to_owned(),
            Source::Pawn { trapped_by } => format!("pawn trapped by {}", who(trapped_by)),
            Source::Trap { victims } => format!("trap of {}", who(victims)),
        };
        format!("; {} {source} {}", letter(line.seat), line.amount)
    });
    let lines: String = lines.collect();
    let (factor, raises) = (1 + paid.raises.len(), who(paid.raises));
    format!("table {} pays: {} x {factor} (raises {raises}) = {}{lines}", paid.table, paid.points, paid.value)
}

fn print_moment(moment: &Moment) -> String {
    match *moment {
        Moment::Lot => "lot".to_owned(),
        Moment::FirstPawn { seat } => format!("{} is to place the first pawn", letter(seat)),
        Moment::Chips { seat, nth, value } => format!("{} is to place a {value} ({nth})", letter(seat)),
        Moment::Cards { seat, nth } => format!("{} is to lay a card ({nth})", letter(seat)),
        Moment::Pawns { seat } => format!("{} is to move", letter(seat)),
        Moment::Over => "over".to_owned(),
    }
}
