//! A state that fits a view: first rolls and sealed answers of others, and, with three seats, which of the duel cards
//! that were turned in round 1 was the same one again.

use arrayvec::ArrayVec;
use engine::{BySeat, Imagine, Luck, Seat, SeatSet, Viewer};

use crate::card::{Card, Cards};
use crate::choice::{Answer, Throw};
use crate::dice::Dice;
use crate::event::Prize;
use crate::hand::Hand;
use crate::setup::Cincinnati;
use crate::state::{Act, Duel, Phase, Stake, State};
use crate::table::ByTable;
use crate::view::{DuelStep, DuelView, Moment, SeatView, View};

impl Imagine for Cincinnati {
    /// Five fair dice for each hidden first roll, each table and each part of the dice with the same weight; what a
    /// choice says about the dice is for the player to weigh.
    fn imagine(&self, view: &View, _: Viewer, luck: &mut impl Luck) -> State {
        let known = self.imagine_known(view, luck);
        let mut state = State {
            round: view.round,
            turner: view.turner.unwrap_or(Seat::first(1).next().expect("one seat")),
            unseen: unseen(view).minus(Cards::of(Card::Duel, known)),
            known,
            returns: view.returns,
            discard: view.discard,
            pile: ByTable::default(),
            before: by_seat(view, |seat| seat.money.plus(Cards::of(Card::Duel, seat.duels))),
            chips: by_seat(view, |seat| seat.chips),
            supply: view.supply.unwrap_or(0),
            hand: by_seat(view, |seat| seat.dice),
            table: by_seat(view, |seat| seat.table),
            kept: by_seat(view, |seat| seat.kept.unwrap_or_default()),
            phase: Phase::Lot,
        };
        for table in &view.tables {
            state.pile[table.table] = table.pile;
        }
        self.imagine_hidden(view, &mut state, luck);
        state.phase = self.phase(view, &state);
        state
    }
}

impl Cincinnati {
    /// The cards that are drawn in round 1 and go back are the same again with the chance that one of so many has among
    /// the duel cards of a deck, as if no other card had been seen; later duel cards likewise.
    fn imagine_known(&self, view: &View, luck: &mut impl Luck) -> u8 {
        let (mut known, mut new) = (0_u8, Cards::BOX.count(Card::Duel));
        if self.seats != 3 {
            return known;
        }
        // A known one comes with 1 in 24, each of the others with about 1 in 36.
        let is_again = |known: u8, new: u8, luck: &mut _| {
            let (again, fresh) = (3 * u32::from(known), 2 * u32::from(new));
            Luck::below(luck, again + fresh) < again
        };
        for _ in 0..view.returns {
            if !is_again(known, new, luck) {
                (known, new) = (known + 1, new - 1);
            }
        }
        for _ in unseen(view).count(Card::Duel)..Cards::BOX.count(Card::Duel) {
            if is_again(known, new, luck) {
                known -= 1;
            } else {
                new -= 1;
            }
        }
        known.min(view.deck)
    }

    /// R14, R15, A9: what only its owner knows.
    fn imagine_hidden(&self, view: &View, state: &mut State, luck: &mut impl Luck) {
        for (seat, seen) in Seat::first(self.seats).zip(&view.seats) {
            let (has_rolled, keeps) = match view.moment {
                Moment::Rolling { seat: next } => (seat < next, false),
                Moment::Choosing { .. } => (true, false),
                Moment::Keeping { .. } => (false, seen.answered),
                Moment::Lot
                | Moment::Turning { .. }
                | Moment::Placing { .. }
                | Moment::Throwing { .. }
                | Moment::Asking { .. }
                | Moment::Challenging { .. }
                | Moment::Duel(_)
                | Moment::Over => (false, false),
            };
            if has_rolled && seen.dice.is_none() {
                let dice: ArrayVec<_, 5> = (0..Dice::MAX).map(|_| luck.die()).collect();
                state.hand[seat] = Some(Hand::of(Throw(dice).dice()));
            }
            if has_rolled && seen.answered && seen.table.is_none() {
                state.table[seat] = Some(self.tables()[luck.below(self.tables().len() as u32) as usize]);
            }
            if let (true, None, Some(hand)) = (keeps, seen.kept, seen.dice) {
                state.kept[seat] = hand.dice().nth_part(luck.below(hand.n_parts()));
            }
        }
    }

    fn phase(&self, view: &View, state: &State) -> Phase {
        match &view.moment {
            Moment::Lot => Phase::Lot,
            Moment::Turning { table, replacing } => Phase::Turning { table: *table, replacing: *replacing },
            Moment::Placing { table, card } => Phase::Placing { table: *table, card: *card },
            Moment::Rolling { seat } => Phase::Rolling { seat: *seat },
            Moment::Choosing { waiting } => Phase::Choosing { waiting: *waiting },
            Moment::Keeping { roll, step, waiting, .. } => self.keeping(state, *roll, *step, *waiting),
            Moment::Throwing { roll, step, due } => Phase::Throwing { roll: *roll, step: *step, due: *due },
            Moment::Asking { pass } => {
                let paid: SeatSet =
                    pass.iter().filter(|asked| asked.answer == Some(Answer::Yes)).map(|asked| asked.seat).collect();
                let next = pass.iter().filter(|asked| asked.answer.is_some()).count() as u8;
                Phase::Asking { order: pass.iter().map(|asked| asked.seat).collect(), next, paid }
            }
            Moment::Challenging { holders } => Phase::Challenging { holders: holders.iter().copied().collect() },
            Moment::Duel(duel) => Phase::Duel(rebuild(duel)),
            Moment::Over => Phase::Over,
        }
    }
}

/// A duel is open to all (A25).
fn rebuild(duel: &DuelView) -> Duel {
    let mut hand = BySeat::default();
    for side in &duel.sides {
        hand[side.seat] = side.dice;
    }
    Duel {
        stake: match duel.prize {
            Prize::Table(table) => Stake::Table(table),
            Prize::Card(_) => Stake::Card { holders: duel.holders.iter().copied().collect() },
        },
        sides: duel.sides.iter().map(|side| side.seat).collect(),
        hand,
        roll: duel.roll,
        turn: duel.sides.iter().take_while(|side| side.seat != duel.turn).count() as u8,
        act: match duel.step {
            DuelStep::Throw { kept } => Act::Throw { kept },
            DuelStep::Keep => Act::Keep,
            DuelStep::Answer => Act::Answer,
        },
        paid: duel.paid,
    }
}

/// The cards that nobody sees: in the deck or set aside.
fn unseen(view: &View) -> Cards {
    let placed = if let Moment::Placing { card, .. } = view.moment { Cards::of(card, 1) } else { Cards::EMPTY };
    let piles = view.tables.iter().fold(placed, |seen, table| seen.plus(table.pile));
    let seats =
        view.seats.iter().fold(piles, |seen, seat| seen.plus(seat.money).plus(Cards::of(Card::Duel, seat.duels)));
    Cards::BOX.minus(seats.plus(view.discard))
}

fn by_seat<T: Default>(view: &View, of: impl Fn(&SeatView) -> T) -> BySeat<T> {
    BySeat::from_fn(|seat| view.seats.get(usize::from(seat.number())).map_or_else(T::default, &of))
}
