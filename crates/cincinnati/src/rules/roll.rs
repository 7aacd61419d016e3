//! Phase 2: first roll, choice of table, second and third roll (R14 to R22).

use arrayvec::ArrayVec;
use engine::{Seat, SeatSet, Tell};

use crate::dice::Dice;
use crate::event::{Event, KeptDice, Opening};
use crate::hand::Hand;
use crate::order::Order;
use crate::setup::{Cincinnati, KeepOrder};
use crate::state::{Phase, Roll, State};
use crate::table::Table;

impl Cincinnati {
    /// R14: one seat's five dice under its cup; then the next seat's.
    #[inline]
    pub(super) fn first_roll(&self, state: &mut State, seat: Seat, dice: Dice, tell: &mut impl Tell<Event>) {
        let hand = Hand::of(dice);
        state.hand[seat] = Some(hand);
        // A7: nobody else sees them yet.
        tell.split(SeatSet::one(seat), Event::Rolled { seat, dice: Some(hand) }, Event::Rolled { seat, dice: None });
        let next = seat.after(1, self.seats);
        state.phase = if next > seat {
            Phase::Rolling { seat: next }
        } else {
            Phase::Choosing { waiting: SeatSet::first(self.seats) } // R15
        };
    }

    /// R15, A8: a table card is laid face down.
    #[inline]
    pub(super) fn choose(&self, state: &mut State, seat: Seat, table: Table, tell: &mut impl Tell<Event>) {
        let Phase::Choosing { waiting } = state.phase else { unreachable!("tables are chosen") };
        state.table[seat] = Some(table);
        tell.split(SeatSet::one(seat), Event::Chose { seat, table: Some(table) }, Event::Chose { seat, table: None });
        let waiting = waiting.without(seat);
        state.phase = Phase::Choosing { waiting };
        if waiting.is_empty() {
            // R16, R17, A7: all tables and all first rolls become public in one step.
            tell.everyone(Event::Opened { seats: self.openings(state) });
            self.begin_keeping(state, Roll::Second, SeatSet::first(self.seats));
        }
    }

    #[inline]
    fn openings(&self, state: &State) -> ArrayVec<Opening, 6> {
        let opening = |seat: Seat| Some(Opening { seat, table: state.table[seat]?, dice: state.hand[seat]? });
        Seat::first(self.seats).filter_map(opening).collect()
    }

    /// R19, R20, A14: these seats say what they keep.
    #[inline]
    pub(super) fn begin_keeping(&self, state: &mut State, roll: Roll, step: SeatSet) {
        state.kept = Default::default();
        state.phase = self.keeping(state, roll, step, step);
    }

    /// The phase in which these seats of a step have not committed yet.
    #[inline]
    pub(crate) fn keeping(&self, state: &State, roll: Roll, step: SeatSet, waiting: SeatSet) -> Phase {
        let order = self.richest_first(state, step); // A9: made once, from the open dice.
        Phase::Keeping { roll, order, waiting, deciding: self.deciding(state, order, waiting) }
    }

    /// A9: who may commit now.
    #[inline]
    fn deciding(&self, state: &State, order: Order, waiting: SeatSet) -> SeatSet {
        match self.keep_order {
            KeepOrder::Simultaneous => waiting,
            // At each table the first of those who wait; tables do not wait for one another.
            KeepOrder::InOrder => {
                let mut taken = [false; 3];
                let first_there = |seat: &Seat| {
                    let table = state.table[*seat].map_or(0, Table::number);
                    waiting.has(*seat) && !std::mem::replace(&mut taken[usize::from(table)], true)
                };
                order.iter().filter(first_there).collect()
            }
        }
    }

    /// R20, R21: a seat commits.
    #[inline]
    pub(super) fn keep(&self, state: &mut State, seat: Seat, dice: Dice, tell: &mut impl Tell<Event>) {
        let Phase::Keeping { roll, order, waiting, deciding } = state.phase else { unreachable!("a keep step") };
        state.kept[seat] = dice;
        match self.keep_order {
            KeepOrder::InOrder => tell.everyone(Event::Kept { seat, dice: Some(dice) }),
            KeepOrder::Simultaneous => {
                let sealed = Event::Kept { seat, dice: None };
                tell.split(SeatSet::one(seat), Event::Kept { seat, dice: Some(dice) }, sealed);
            }
        }
        let waiting = waiting.without(seat);
        if !waiting.is_empty() {
            let deciding = match self.keep_order {
                KeepOrder::Simultaneous => waiting,
                KeepOrder::InOrder => {
                    // A9: the next at the same table; the other tables do not notice.
                    let next = |next: &Seat| waiting.has(*next) && state.table[*next] == state.table[seat];
                    order.iter().find(next).map_or(deciding, |next| deciding.with(next)).without(seat)
                }
            };
            state.phase = Phase::Keeping { roll, order, waiting, deciding };
            return;
        }
        let step = order.set();
        if self.keep_order == KeepOrder::Simultaneous {
            // A9: all become public when the last is in.
            let kept = step.iter().map(|seat| KeptDice { seat, dice: state.kept[seat] }).collect();
            tell.everyone(Event::Unsealed { kept });
        }
        self.begin_throwing(state, roll, step, tell);
    }

    #[inline]
    fn begin_throwing(&self, state: &mut State, roll: Roll, step: SeatSet, tell: &mut impl Tell<Event>) {
        let due: SeatSet = step.iter().filter(|seat| state.kept[*seat].len() < Dice::MAX).collect(); // R21
        state.phase = Phase::Throwing { roll, step, due };
        if due.is_empty() {
            self.end_roll(state, roll, tell); // A12: nothing is thrown.
        }
    }

    /// R22: the lowest of the seats that owe a throw; the game goes on when all dice lie.
    #[inline]
    pub(super) fn throw(
        &self,
        state: &mut State,
        roll: Roll,
        step: SeatSet,
        due: SeatSet,
        thrown: Dice,
        tell: &mut impl Tell<Event>,
    ) {
        let seat = due.lowest().expect("somebody throws");
        let hand = Hand::of(state.kept[seat].plus(thrown)); // I7
        state.hand[seat] = Some(hand);
        tell.everyone(Event::Thrown { seat, roll, thrown, dice: hand });
        let due = due.without(seat);
        state.phase = Phase::Throwing { roll, step, due };
        if due.is_empty() {
            self.end_roll(state, roll, tell);
        }
    }

    #[inline]
    fn end_roll(&self, state: &mut State, roll: Roll, tell: &mut impl Tell<Event>) {
        match roll {
            Roll::First | Roll::Second => self.begin_keeping(state, Roll::Third, SeatSet::first(self.seats)), // R19
            Roll::Third | Roll::Extra => self.begin_pass(state, tell), // R23, R27
        }
    }
}
