//! Phase 3: the tables are settled (R29 to R43, A24); and the end of a round.

use engine::{Seat, SeatSet, Tell};

use crate::card::{Card, Cards};
use crate::event::Event;
use crate::setup::Cincinnati;
use crate::state::{Phase, ROUNDS, Stake, State};
use crate::table::Table;

impl Cincinnati {
    /// R29, A24: this table and those after it, one after another; a tie stops it until its duel is fought.
    pub(super) fn collect(&self, state: &mut State, from: Table, tell: &mut impl Tell<Event>) {
        let mut next = Some(from);
        while let Some(table) = next {
            next = self.table_after(table);
            if state.pile[table].is_empty() {
                continue; // A4: no duel is fought for nothing.
            }
            let best = self.best_among(state, table, self.seats_at(state, table));
            match best.len() {
                0 => tell.everyone(Event::Stays { table }), // R38
                1 => take_table(self, state, table, best.lowest().expect("one"), tell),
                _ => return self.begin_duel(state, Stake::Table(table), self.richest_first(state, best), tell), // R37
            }
        }
        self.begin_challenges(state, tell); // R10
    }

    /// Who is at this table (R18).
    #[inline]
    pub(crate) fn seats_at(&self, state: &State, table: Table) -> SeatSet {
        Seat::first(self.seats).filter(|seat| state.table[*seat] == Some(table)).collect()
    }

    /// R30: which of these seats would collect the table with the dice as they lie; several only with the same five
    /// numbers (A20).
    #[inline]
    pub(crate) fn best_among(&self, state: &State, table: Table, there: SeatSet) -> SeatSet {
        let (mut best, mut seats) = (None, SeatSet::EMPTY);
        for seat in there.iter() {
            let rank = state.hand[seat].and_then(|hand| hand.rank_at(table));
            if rank.is_some() && rank >= best {
                seats = if rank > best { SeatSet::one(seat) } else { seats.with(seat) };
                best = rank;
            }
        }
        seats
    }

    /// R37: a tie duel is won; then the next table (A24).
    pub(super) fn collect_after_duel(
        &self,
        state: &mut State,
        table: Table,
        winner: Seat,
        tell: &mut impl Tell<Event>,
    ) {
        take_table(self, state, table, winner, tell);
        match self.table_after(table) {
            Some(next) => self.collect(state, next, tell),
            None => self.begin_challenges(state, tell),
        }
    }

    /// R66, R67: the next round begins, or the match is over.
    pub(super) fn end_round(&self, state: &mut State, tell: &mut impl Tell<Event>) {
        state.hand = Default::default();
        state.table = Default::default(); // R5: everybody has all table cards again.
        if state.round == ROUNDS {
            state.phase = Phase::Over; // A33: what still lies on the tables belongs to nobody.
            return tell.everyone(Event::Over);
        }
        state.round += 1;
        state.turner = state.turner.after(1, self.seats); // A1
        state.phase = Phase::Turning { table: Table::A, replacing: false };
        tell.everyone(Event::Round { round: state.round, turner: state.turner });
    }
}

/// R39 to R42: the collector takes every card of the pile.
fn take_table(game: &Cincinnati, state: &mut State, table: Table, seat: Seat, tell: &mut impl Tell<Event>) {
    let cards = std::mem::take(&mut state.pile[table]);
    let chip_cards = Cards::of(Card::Chips, cards.count(Card::Chips));
    let chips = game.cash(state, seat, cards.count(Card::Chips)); // R41
    state.discard = state.discard.plus(chip_cards);
    state.before[seat] = state.before[seat].plus(cards.minus(chip_cards)); // R40, R42
    tell.everyone(Event::Collected { table, seat, cards, chips });
}
