//! A state that fits a view: only kinds of cards are unknown.

use arrayvec::ArrayVec;
use engine::{BySeat, Imagine, Luck, Seat, Viewer};

use crate::card::{Cards, Kind, KindSet, Laid};
use crate::money::Money;
use crate::setup::Vabanque;
use crate::state::{Order, Phase, State, Story, Turn};
use crate::table::{ByTable, Table};
use crate::view::{Card, LastRound, Moment, View};

impl Imagine for Vabanque {
    /// Uniform over the ways in which each seat's three kinds can lie among its backs, seat by seat; what a bluff may
    /// mean is for the player to weigh.
    fn imagine(&self, view: &View, _: Viewer, luck: &mut impl Luck) -> State {
        let last = view.last.as_ref().map(|last| story(last, luck));
        let cards = match (view.moment, &last) {
            (Moment::Over, Some(last)) => last.cards, // A23: the same cards still lie there.
            _ => fitting(view.cards.iter(), luck),
        };
        let mut chips = ByTable::default();
        for place in &view.tables {
            chips[place.table] = place.chips;
        }
        let player = |seat: Seat| view.seats.get(usize::from(seat.number()));
        State {
            phase: phase(view),
            round: view.round,
            order: order(&view.order),
            pawns: BySeat::from_fn(|seat| player(seat).and_then(|player| player.pawn).unwrap_or(Table::FIRST)),
            chips,
            money: BySeat::from_fn(|seat| player(seat).map_or(Money::default(), |player| player.money)),
            cards,
            last,
        }
    }
}

fn phase(view: &View) -> Phase {
    let place = |seat| (0..).zip(&view.order).find(|(_, other)| **other == seat).map_or(0, |(place, _)| place);
    match view.moment {
        Moment::Lot => Phase::Lot,
        Moment::FirstPawn { .. } => Phase::FirstPawn,
        Moment::Chips { seat, nth, .. } => Phase::Chips(Turn { pass: nth - 1, place: place(seat) }),
        Moment::Cards { seat, nth } => Phase::Cards(Turn { pass: nth - 1, place: place(seat) }),
        Moment::Pawns { seat } => Phase::Pawns { place: place(seat) },
        Moment::Over => Phase::Over,
    }
}

/// These seats, and behind them what [`engine::Game::start`] has there.
fn order(seats: &[Seat]) -> Order {
    std::array::from_fn(|place| {
        seats.get(place).copied().unwrap_or(Seat::new(place as u8).expect("no more places than seats"))
    })
}

fn story(last: &LastRound, luck: &mut impl Luck) -> Story {
    let pawn = |seat: Seat| last.pawns.get(usize::from(seat.number())).copied().unwrap_or(Table::FIRST);
    let pawns = BySeat::from_fn(pawn);
    Story { order: order(&last.order), pawns, cards: fitting(last.cards.iter(), luck) }
}

/// Cards as they were seen, and a kind for every back among them.
fn fitting<'a>(seen: impl Iterator<Item = &'a Card>, luck: &mut impl Luck) -> Cards {
    let mut rows = BySeat::<[Option<&Card>; 3]>::default();
    for card in seen {
        rows[card.seat][usize::from(card.nth - 1)] = Some(card);
    }
    let mut cards = Cards::default();
    for seat in Seat::first(Seat::MAX as u8) {
        let row = rows[seat];
        let known: KindSet = row.iter().flatten().filter_map(|card| card.kind).collect();
        let mut left: ArrayVec<Kind, 3> = Kind::ALL.into_iter().filter(|kind| !known.has(*kind)).collect();
        for (pass, card) in (0..).zip(row) {
            let Some(card) = card else { continue };
            let kind = card.kind.unwrap_or_else(|| left.swap_remove(luck.below(left.len() as u32) as usize));
            cards.lay(seat, pass, Laid { kind, table: card.table });
        }
    }
    cards
}
