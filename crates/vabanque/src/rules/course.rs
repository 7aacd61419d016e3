//! A match from the draw to the last payout, phase by phase.

use arrayvec::ArrayVec;
use engine::{Seat, SeatSet, Tell};

use crate::card::{Cards, Kind, Laid};
use crate::chips::{CHIPS_PER_SEAT, ROUNDS, VALUES};
use crate::event::{Event, Face};
use crate::rules::order::{new_order, ranks};
use crate::setup::{Edition, SEATS_MAX, UnrevealedCards, Vabanque};
use crate::state::{Phase, State, Story, Turn};
use crate::table::Table;

/// R12, A2: from one pawn to the next at the start.
pub(crate) const PAWNS_APART: u8 = 2;

impl Vabanque {
    /// R7, R8: the first player, then clockwise.
    #[inline]
    pub(crate) fn seat_players(&self, state: &mut State, first: Seat, tell: &mut impl Tell<Event>) {
        for place in 0..self.seats {
            state.order[usize::from(place)] = first.after(place, self.seats);
        }
        tell.everyone(Event::FirstPlayer { seat: first, order: self.played(&state.order).iter().copied().collect() });
        match self.edition {
            Edition::New => self.place_pawns(state, Table::FIRST, tell), // R11, A3
            Edition::Of2001 => state.phase = Phase::FirstPawn,           // R10
        }
    }

    /// R9, R12, A4: the first pawn here, each following one two tables further.
    #[inline]
    pub(crate) fn place_pawns(&self, state: &mut State, first: Table, tell: &mut impl Tell<Event>) {
        for (place, seat) in (0..).zip(self.played(&state.order)) {
            state.pawns[*seat] = first.after(PAWNS_APART * place, self.tables);
        }
        tell.everyone(Event::PawnsPlaced { pawns: state.pawns.first(self.seats).iter().copied().collect() });
        state.phase = Phase::Chips(Turn::FIRST);
    }

    /// R15 to R17: one chip of the round's value; pass after pass until none is left.
    #[inline]
    pub(crate) fn place_chip(
        &self,
        state: &mut State,
        turn: Turn,
        seat: Seat,
        table: Table,
        tell: &mut impl Tell<Event>,
    ) {
        let of_round = usize::from(state.round - 1);
        state.chips[table].0[of_round] += 1;
        tell.everyone(Event::ChipPlaced { seat, table, value: VALUES[of_round] });
        state.phase = match turn.next(CHIPS_PER_SEAT[of_round], self.seats) {
            Some(turn) => Phase::Chips(turn),
            None => Phase::Cards(Turn::FIRST),
        };
    }

    /// R19, R20: one card face down; three passes. Its kind reaches the owner alone (A9).
    #[inline]
    pub(crate) fn lay_card(
        &self,
        state: &mut State,
        turn: Turn,
        seat: Seat,
        kind: Kind,
        table: Table,
        tell: &mut impl Tell<Event>,
    ) {
        state.cards.lay(seat, turn.pass, Laid { kind, table });
        let laid = |kind| Event::CardLaid { seat, nth: turn.pass + 1, table, kind };
        tell.split(SeatSet::one(seat), laid(Some(kind)), laid(None));
        state.phase = match turn.next(3, self.seats) {
            Some(turn) => Phase::Cards(turn),
            None => Phase::Pawns { place: 0 },
        };
    }

    /// R25 to R28: once each, 0 to 4 tables clockwise.
    #[inline]
    pub(crate) fn move_pawn(&self, state: &mut State, place: u8, seat: Seat, steps: u8, tell: &mut impl Tell<Event>) {
        let from = state.pawns[seat];
        let to = from.after(steps, self.tables);
        state.pawns[seat] = to;
        tell.everyone(Event::PawnMoved { seat, steps, from, to });
        if place + 1 < self.seats {
            state.phase = Phase::Pawns { place: place + 1 };
        } else {
            self.end_round(state, tell); // R30: only after all pawns have moved.
        }
    }

    /// R30 to R48: what follows the last move by itself.
    fn end_round(&self, state: &mut State, tell: &mut impl Tell<Event>) {
        let before = state.money;
        let story = Story { order: state.order, pawns: state.pawns, cards: state.cards };
        let visited = story.visited(self.seats);
        tell.everyone(Event::CardsTurned { cards: self.faces(&story, |table| visited.has(table)) }); // R30, A10
        let mut payout = ArrayVec::new();
        story.pay(&state.chips, state.round, self.seats, &mut payout);
        for paid in payout {
            for line in &paid.lines {
                state.money[line.seat] += line.amount; // R40: from the bank.
            }
            tell.everyone(Event::TablePaid(paid));
        }
        state.last = Some(story);
        if state.round == ROUNDS {
            state.phase = Phase::Over; // R46, R48, A23
            match self.unrevealed_cards {
                UnrevealedCards::ShownAfterMatch => {
                    tell.everyone(Event::CardsOpened { cards: self.faces(&story, |table| !visited.has(table)) }); // A11
                }
                UnrevealedCards::Sealed => {}
            }
            tell.everyone(Event::Over);
            return;
        }
        new_order(&mut state.order[..usize::from(self.seats)], &state.money); // R43
        state.cards = Cards::default(); // R45; pawns and chips stay (R18, R29).
        state.round += 1;
        state.phase = Phase::Chips(Turn::FIRST);
        let ranks = ranks(self.played(&story.order), self.played(&state.order), &before, &state.money);
        tell.everyone(Event::NewOrder { round: state.round, ranks }); // R42
    }

    /// The cards of the round at these tables, in the order in which they were laid.
    #[inline]
    fn faces(&self, story: &Story, at: impl Fn(Table) -> bool) -> ArrayVec<Face, { 3 * SEATS_MAX }> {
        let mut faces = ArrayVec::new();
        story.cards.each(self.played(&story.order), |seat, pass, Laid { kind, table }| {
            if at(table) {
                faces.push(Face { seat, nth: pass + 1, table, kind });
            }
        });
        faces
    }
}
