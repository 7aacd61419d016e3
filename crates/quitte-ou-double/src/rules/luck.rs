//! Luck cards and keepers (R14 to R16, A32 to A39, 6.5).

use engine::{Refusal, Seat, Tell};

use crate::choice::{MAY_NOT_DECLINE, NO_SUCH_TARGET, NOT_HELD, Target, Use};
use crate::deck::{CardId, CardIndex, Deck, Effect, Family, LUCK, LuckClass};
use crate::event::{Event, Till};
use crate::keeper::Keeper;
use crate::money::Money;
use crate::rules::turn::pay;
use crate::setup::QuitteOuDouble;
use crate::state::{Phase, State};

/// L20: the bonus is never more than 100,000.
const BONUS_MAX: Money = Money::notes(10);

/// What a luck card does (6.5).
#[inline]
pub(crate) fn effect(card: CardIndex) -> Effect {
    LUCK[usize::from(card.0)]
}

/// The sums of luck cards are whole notes.
#[inline]
const fn euros(sum: u32) -> Money {
    Money::notes(sum / crate::money::NOTE as u32)
}

/// A32: a keeper that is used or lost goes under the pile at once; of two of a kind the lower.
pub(super) fn spend(state: &mut State, seat: Seat, keeper: Keeper, deck: &Deck, tell: &mut impl Tell<Event>) {
    let card = state.keepers[seat].lowest(keeper).expect("a keeper that is held");
    state.keepers[seat] = state.keepers[seat].without(card);
    state.piles.put_under(Family::Luck, card);
    let card = deck.id(Family::Luck, card).expect("all luck cards are in the deck");
    tell.everyone(Event::Spent { seat, card });
}

/// L32, L33: a Banco card goes to the bank or to a neighbour, if there is one to give (A39).
fn hand_banco(state: &mut State, to: Option<Seat>, tell: &mut impl Tell<Event>) -> bool {
    let you = state.player;
    if state.bancos[you] == 0 {
        return false;
    }
    state.bancos[you] -= 1;
    if let Some(seat) = to {
        state.bancos[seat] += 1;
    }
    tell.everyone(Event::BancoMoved { from: Some(you), to });
    true
}

pub(super) fn check_discard(state: &State, keeper: Keeper) -> Result<(), Refusal> {
    if state.keepers[state.player].has(keeper) { Ok(()) } else { Err(NOT_HELD) }
}

impl QuitteOuDouble {
    /// R14: kept, or carried out; a shield can stop an unlucky one (6.5).
    #[inline]
    pub(super) fn turn_up(&self, state: &mut State, id: CardId, tell: &mut impl Tell<Event>) {
        let card = self.deck.index(id).expect("a card of the deck");
        let seat = state.player;
        state.piles.take(Family::Luck, card);
        tell.everyone(Event::LuckDrawn { seat, card: id });
        match effect(card).class() {
            LuckClass::Keeper => {
                state.keepers[seat] = state.keepers[seat].with(card); // R16
                tell.everyone(Event::Kept { seat, card: id });
                self.end_turn(state, tell);
            }
            LuckClass::Unlucky if state.keepers[seat].has(Keeper::Shield) => state.phase = Phase::Shielding { card },
            LuckClass::Lucky | LuckClass::Unlucky => self.carry_out(state, card, tell),
        }
    }

    pub(super) fn shield(&self, state: &mut State, card: CardIndex, used: Use, tell: &mut impl Tell<Event>) {
        match used {
            Use::Keep => self.carry_out(state, card, tell),
            Use::Use => {
                spend(state, state.player, Keeper::Shield, &self.deck, tell);
                self.end_luck(state, card, tell);
            }
        }
    }

    /// A32: at once and completely.
    #[inline]
    fn carry_out(&self, state: &mut State, card: CardIndex, tell: &mut impl Tell<Event>) {
        let you = state.player;
        let (purse, mine) = (state.purse[you], Till::Purse(you));
        let happened = match effect(card) {
            Effect::BankPays(sum) => pay(state, Till::Bank, mine, euros(sum), tell),
            Effect::AllPayYou(sum) => {
                let mut any = false;
                for seat in self.others(you) {
                    any |= pay(state, Till::Purse(seat), mine, euros(sum), tell); // A33
                }
                any
            }
            Effect::ChosenPaysYou(sum) if self.n_targets(state, card) < 2 => {
                pay(state, Till::Purse(self.richest(state)), mine, euros(sum), tell) // A49: the only one with money.
            }
            Effect::ChosenPaysYou(_) | Effect::SwapBancos => {
                state.phase = Phase::Targeting { card };
                return;
            }
            Effect::RichestPaysYou(sum) => pay(state, Till::Purse(self.richest(state)), mine, euros(sum), tell),
            Effect::HalfJackpot => pay(state, Till::Jackpot, mine, state.jackpot.half_down(), tell), // A35
            Effect::GainBanco(sum) => match state.bank_bancos(self.seats) {
                0 => pay(state, Till::Bank, mine, euros(sum), tell), // A39
                _ => {
                    state.bancos[you] += 1;
                    tell.everyone(Event::BancoMoved { from: None, to: Some(you) });
                    true
                }
            },
            Effect::RollAgain => {
                state.piles.put_under(Family::Luck, card);
                state.phase = Phase::Rolling; // A37: the same person, the same turn.
                return;
            }
            Effect::PercentBonus(percent) => {
                let bonus = purse.percent_up(percent).clamp(Money::ONE_NOTE, BONUS_MAX); // A35
                pay(state, Till::Bank, mine, bonus, tell)
            }
            Effect::PayBank(sum) => pay(state, mine, Till::Bank, euros(sum), tell),
            Effect::PayJackpot(sum) => pay(state, mine, Till::Jackpot, euros(sum), tell),
            Effect::PayAll(sum) => {
                let mut any = false;
                for seat in self.others(you) {
                    any |= pay(state, mine, Till::Purse(seat), euros(sum), tell); // A33
                }
                any
            }
            Effect::PayLeft(sum) => pay(state, mine, Till::Purse(self.left(you)), euros(sum), tell),
            Effect::PayRight(sum) => pay(state, mine, Till::Purse(you.after(1, self.seats)), euros(sum), tell),
            Effect::PayPoorest(sum) => pay(state, mine, Till::Purse(self.poorest(state)), euros(sum), tell),
            Effect::LoseBanco => hand_banco(state, None, tell),
            Effect::BancoToLeft => hand_banco(state, Some(self.left(you)), tell),
            Effect::SkipTurn if self.has_turn_left(state) => {
                state.skips = state.skips.with(you); // A38
                tell.everyone(Event::Marked { seat: you });
                true
            }
            Effect::SkipTurn => false, // A38
            Effect::PercentToJackpot(percent) => pay(state, mine, Till::Jackpot, purse.percent_up(percent), tell),
            Effect::PercentToBank(percent) => pay(state, mine, Till::Bank, purse.percent_up(percent), tell),
            Effect::LoseKeeper => match state.keepers[you].kinds().count() {
                0 => false,
                1 => {
                    let only = state.keepers[you].kinds().next().expect("one kind");
                    spend(state, you, only, &self.deck, tell); // A49
                    true
                }
                _ => {
                    state.phase = Phase::Discarding { card };
                    return;
                }
            },
            Effect::SecondChance | Effect::ChangeCard | Effect::Shield | Effect::StarAlly | Effect::Insurance(_) => {
                unreachable!("R16: {card:?} is kept")
            }
        };
        if !happened {
            tell.everyone(Event::Nothing { seat: you }); // A39
        }
        self.end_luck(state, card, tell);
    }

    /// A32: then it goes under the pile, and the turn is over.
    #[inline]
    fn end_luck(&self, state: &mut State, card: CardIndex, tell: &mut impl Tell<Event>) {
        state.piles.put_under(Family::Luck, card);
        self.end_turn(state, tell);
    }

    /// L13: other seats with money. L17: decline, or any other seat.
    #[inline]
    pub(super) fn n_targets(&self, state: &State, card: CardIndex) -> u32 {
        match effect(card) {
            Effect::SwapBancos => u32::from(self.seats),
            _ => self.others(state.player).filter(|seat| !state.purse[*seat].is_zero()).count() as u32,
        }
    }

    /// L13: the richest first (A45), then the others in order of play. L17: decline first, then in order of play.
    pub(super) fn nth_target(&self, state: &State, card: CardIndex, n: u32) -> Target {
        let you = state.player;
        match effect(card) {
            Effect::SwapBancos if n == 0 => Target::Decline,
            Effect::SwapBancos => Target::Seat(you.after(n as u8, self.seats)),
            _ if n == 0 => Target::Seat(self.richest(state)),
            _ => {
                let richest = self.richest(state);
                let rest = self.others(you).filter(|seat| *seat != richest && !state.purse[*seat].is_zero());
                Target::Seat(rest.clone().nth(n as usize - 1).expect("n is below the count"))
            }
        }
    }

    pub(super) fn check_target(&self, state: &State, card: CardIndex, target: Target) -> Result<(), Refusal> {
        let swap = effect(card) == Effect::SwapBancos;
        match target {
            Target::Decline if swap => Ok(()), // A39
            Target::Decline => Err(MAY_NOT_DECLINE),
            Target::Seat(seat) if seat == state.player || seat.number() >= self.seats => Err(NO_SUCH_TARGET),
            Target::Seat(seat) if !swap && state.purse[seat].is_zero() => Err(NO_SUCH_TARGET),
            Target::Seat(_) => Ok(()),
        }
    }

    pub(super) fn target(&self, state: &mut State, card: CardIndex, target: Target, tell: &mut impl Tell<Event>) {
        let you = state.player;
        match (effect(card), target) {
            (Effect::ChosenPaysYou(sum), Target::Seat(seat)) => {
                pay(state, Till::Purse(seat), Till::Purse(you), euros(sum), tell);
            }
            (_, Target::Seat(with)) => {
                (state.bancos[you], state.bancos[with]) = (state.bancos[with], state.bancos[you]);
                tell.everyone(Event::BancosSwapped { seat: you, with });
            }
            (_, Target::Decline) => tell.everyone(Event::Declined { seat: you }),
        }
        self.end_luck(state, card, tell);
    }

    pub(super) fn discard(&self, state: &mut State, card: CardIndex, keeper: Keeper, tell: &mut impl Tell<Event>) {
        spend(state, state.player, keeper, &self.deck, tell);
        self.end_luck(state, card, tell);
    }

    /// The other seats in order of play from the right (A33, A34).
    #[inline]
    pub(crate) fn others(&self, you: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let seats = self.seats;
        (1..seats).map(move |step| you.after(step, seats))
    }

    /// A4: the left neighbour has just played.
    #[inline]
    fn left(&self, you: Seat) -> Seat {
        you.after(self.seats - 1, self.seats)
    }

    /// A34: by purse only; of equals the first in order of play.
    #[inline]
    fn richest(&self, state: &State) -> Seat {
        let others = self.others(state.player);
        others.reduce(|best, seat| if state.purse[seat] > state.purse[best] { seat } else { best }).expect("two seats")
    }

    #[inline]
    fn poorest(&self, state: &State) -> Seat {
        let others = self.others(state.player);
        others.reduce(|best, seat| if state.purse[seat] < state.purse[best] { seat } else { best }).expect("two seats")
    }
}
