//! Duels, for a table or for a card (R53 to R58), and phase 4 (R59 to R66).

use engine::{BySeat, Seat, SeatSet, Tell};

use crate::card::{Card, Cards};
use crate::choice::Answer;
use crate::dice::Dice;
use crate::event::{Event, Prize};
use crate::hand::Hand;
use crate::order::Order;
use crate::setup::Cincinnati;
use crate::state::{Act, Duel, Phase, Roll, Stake, State};

impl Cincinnati {
    /// R60, A27: the order of the holders is made once, with the dice of phase 2.
    pub(super) fn begin_challenges(&self, state: &mut State, tell: &mut impl Tell<Event>) {
        let holders: SeatSet =
            Seat::first(self.seats).filter(|seat| state.before[*seat].count(Card::Duel) > 0).collect();
        self.next_challenge(state, self.richest_first(state, holders), tell);
    }

    /// R61: a holder fights once for each of its cards before the next holder comes.
    fn next_challenge(&self, state: &mut State, holders: Order, tell: &mut impl Tell<Event>) {
        let holders = match holders.first() {
            Some(holder) if state.before[holder].count(Card::Duel) == 0 => holders.rest(),
            Some(_) | None => holders,
        };
        if holders.is_empty() {
            self.end_round(state, tell);
        } else {
            state.phase = Phase::Challenging { holders };
        }
    }

    /// R59: the holder has named its opponent, and begins (R54).
    pub(super) fn challenge(&self, state: &mut State, opponent: Seat, tell: &mut impl Tell<Event>) {
        let Phase::Challenging { holders } = state.phase else { unreachable!("an opponent is named") };
        let holder = holders.first().expect("a holder");
        self.begin_duel(state, Stake::Card { holders }, Order::EMPTY.then(holder).then(opponent), tell);
    }

    /// R53, R54, R55: from a first roll, in this order.
    pub(super) fn begin_duel(&self, state: &mut State, stake: Stake, sides: Order, tell: &mut impl Tell<Event>) {
        tell.everyone(Event::Duel { prize: Prize::of(state, stake, sides), sides: sides.iter().collect() });
        state.phase = Phase::Duel(Duel {
            stake,
            sides,
            hand: BySeat::default(),
            roll: Roll::First,
            turn: 0,
            act: Act::Throw { kept: Dice::EMPTY },
            paid: SeatSet::EMPTY,
        });
    }

    /// R56, A26: the duellist says what it keeps, and throws at once.
    pub(super) fn keep_in_duel(&self, state: &mut State, seat: Seat, dice: Dice, tell: &mut impl Tell<Event>) {
        tell.everyone(Event::Kept { seat, dice: Some(dice) }); // A25
        if dice.len() == Dice::MAX {
            return self.next_turn(state, tell); // R56: a declined roll is lost.
        }
        duel(state).act = Act::Throw { kept: dice };
    }

    pub(super) fn throw_in_duel(&self, state: &mut State, thrown: Dice, tell: &mut impl Tell<Event>) {
        let duel = duel(state);
        let Act::Throw { kept } = duel.act else { unreachable!("dice are thrown") };
        let (seat, roll) = (duel.seat(), duel.roll);
        let hand = Hand::of(kept.plus(thrown));
        duel.hand[seat] = Some(hand);
        tell.everyone(Event::Thrown { seat, roll, thrown, dice: hand });
        self.next_turn(state, tell);
    }

    /// R57, A26: who says yes pays, keeps and throws before the next is asked.
    pub(super) fn answer_in_duel(&self, state: &mut State, seat: Seat, answer: Answer, tell: &mut impl Tell<Event>) {
        if answer == Answer::Yes {
            self.pay(state, seat);
        }
        tell.everyone(Event::Answered { seat, answer, chips: state.chips[seat] });
        match answer {
            Answer::Yes => {
                let duel = duel(state);
                duel.paid = duel.paid.with(seat);
                duel.act = Act::Keep;
            }
            Answer::No => self.next_turn(state, tell),
        }
    }

    /// R55, A21, A26: each roll number and each pass goes once through the order.
    fn next_turn(&self, state: &mut State, tell: &mut impl Tell<Event>) {
        let State { phase, chips, .. } = state;
        let Phase::Duel(duel) = phase else { unreachable!("a duel is fought") };
        duel.turn += 1;
        loop {
            match (duel.sides.get(duel.turn), duel.roll) {
                (Some(_), Roll::First) => duel.act = Act::Throw { kept: Dice::EMPTY },
                (Some(_), Roll::Second | Roll::Third) => duel.act = Act::Keep,
                (Some(seat), Roll::Extra) if chips[seat] > 0 => duel.act = Act::Answer,
                (Some(_), Roll::Extra) => {
                    duel.turn += 1; // A26: a seat without chips is skipped.
                    continue;
                }
                (None, Roll::Extra) if duel.paid.is_empty() => {
                    let duel = *duel;
                    return self.decide(state, &duel, tell); // A26: a pass without a yes.
                }
                (None, roll) => {
                    duel.roll = match roll {
                        Roll::First => Roll::Second,
                        Roll::Second => Roll::Third,
                        Roll::Third | Roll::Extra => Roll::Extra,
                    };
                    duel.turn = 0;
                    duel.paid = SeatSet::EMPTY;
                    continue;
                }
            }
            return;
        }
    }

    /// R58: the better hand by the general order wins, whatever the table (A20).
    fn decide(&self, state: &mut State, duel: &Duel, tell: &mut impl Tell<Event>) {
        let place = |seat: Seat| duel.hand[seat].map(Hand::place);
        let best = duel.sides.iter().map(place).min().expect("somebody fights");
        let equal = duel.sides.iter().filter(|seat| place(*seat) == best).collect::<Order>();
        match duel.stake {
            Stake::Table(table) if equal.len() == 1 => {
                let winner = equal.first().expect("one is best");
                tell.everyone(Event::Won { seat: winner });
                self.collect_after_duel(state, table, winner, tell); // R53
            }
            Stake::Table(_) => {
                // A22: the equal best fight again, in the same order; the others are out.
                self.begin_duel(state, duel.stake, equal, tell);
            }
            Stake::Card { holders } => {
                let (holder, opponent) =
                    (duel.sides.get(0).expect("a holder"), duel.sides.get(1).expect("an opponent"));
                let winner = if equal.first() == Some(holder) && equal.len() == 1 { holder } else { opponent }; // R62
                tell.everyone(Event::Won { seat: winner });
                if winner == holder {
                    take_card(state, opponent, holder, tell);
                }
                let card = Cards::of(Card::Duel, 1);
                state.before[holder] = state.before[holder].minus(card);
                state.discard = state.discard.plus(card); // R65
                self.next_challenge(state, holders, tell);
            }
        }
    }
}

/// R63, A28, A30: the one money card of highest value, if there is one.
fn take_card(state: &mut State, from: Seat, to: Seat, tell: &mut impl Tell<Event>) {
    let Some(card) = state.before[from].highest_money() else { return };
    state.before[from] = state.before[from].minus(Cards::of(card, 1));
    state.before[to] = state.before[to].plus(Cards::of(card, 1));
    tell.everyone(Event::Taken { card, from, to });
}

fn duel(state: &mut State) -> &mut Duel {
    match &mut state.phase {
        Phase::Duel(duel) => duel,
        phase => unreachable!("no duel is fought in {phase:?}"),
    }
}
