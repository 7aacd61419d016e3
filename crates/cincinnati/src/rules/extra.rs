//! Phase 2: extra rolls (R23 to R28, A13, A14).

use engine::{Seat, SeatSet, Tell};

use crate::choice::Answer;
use crate::event::Event;
use crate::setup::{ChipSupply, Cincinnati};
use crate::state::{Phase, Roll, State};
use crate::table::Table;

impl Cincinnati {
    /// R24, A13: a pass begins; the order is made anew with the dice as they lie.
    #[inline]
    pub(super) fn begin_pass(&self, state: &mut State, tell: &mut impl Tell<Event>) {
        state.kept = Default::default();
        let payable: SeatSet = Seat::first(self.seats).filter(|seat| state.chips[*seat] > 0).collect();
        if payable.is_empty() {
            return self.collect(state, Table::A, tell); // A13: nobody is asked.
        }
        state.phase = Phase::Asking { order: self.richest_first(state, payable), next: 0, paid: SeatSet::EMPTY };
    }

    /// R25, R26: one answer of a pass.
    #[inline]
    pub(super) fn answer(&self, state: &mut State, seat: Seat, answer: Answer, tell: &mut impl Tell<Event>) {
        let Phase::Asking { order, next, mut paid } = state.phase else { unreachable!("somebody is asked") };
        if answer == Answer::Yes {
            self.pay(state, seat);
            paid = paid.with(seat);
        }
        tell.everyone(Event::Answered { seat, answer, chips: state.chips[seat] });
        let next = next + 1;
        if order.get(next).is_some() {
            state.phase = Phase::Asking { order, next, paid };
        } else if paid.is_empty() {
            self.collect(state, Table::A, tell); // R27, R28
        } else {
            self.begin_keeping(state, Roll::Extra, paid); // A14
        }
    }

    /// R3, R25: one extra roll costs one chip, which goes into the supply.
    #[inline]
    pub(super) fn pay(&self, state: &mut State, seat: Seat) {
        state.chips[seat] -= 1;
        match self.chip_supply {
            ChipSupply::Twenty => state.supply += 1,
            ChipSupply::Unlimited => {}
        }
    }

    /// R41, A23: what so many chip cards bring now.
    pub(super) fn cash(&self, state: &mut State, seat: Seat, n_cards: u8) -> u8 {
        let chips = match self.chip_supply {
            ChipSupply::Twenty => {
                let chips = state.supply.min(2 * n_cards);
                state.supply -= chips;
                chips
            }
            ChipSupply::Unlimited => 2 * n_cards,
        };
        state.chips[seat] += chips;
        chips
    }
}
