//! Success, quit or double, and where the money goes (R19 to R28, R34, R35, A25, A27).

use engine::Tell;

use crate::choice::{Double, Use};
use crate::deck::Level;
use crate::event::{Event, Till};
use crate::keeper::Keeper;
use crate::money::Money;
use crate::rules::task::put_card_under;
use crate::rules::turn::pay;
use crate::rules::{current, current_mut};
use crate::setup::QuitteOuDouble;
use crate::state::{End, Funding, Phase, State, Story};

/// Quit, then double.
#[inline]
pub(super) fn nth_double(n: u32) -> Double {
    if n == 0 { Double::Quit } else { Double::Double }
}

impl QuitteOuDouble {
    /// R20, R24, R27: the level is done.
    #[inline]
    pub(super) fn succeed(&self, state: &mut State, tell: &mut impl Tell<Event>) {
        let task = *current(state);
        if let Some(ally) = task.ally {
            let notes = u32::from(task.level.number()) * if task.star { 2 } else { 1 };
            pay(state, Till::Bank, Till::Purse(ally.seat), Money::notes(notes), tell); // R34, A25
        }
        match task.level {
            Level::One | Level::Two => state.phase = Phase::Doubling, // R20, R24: always asked (A49).
            Level::Three => self.take_pot(state, End::Done, tell),    // R27
        }
    }

    #[inline]
    pub(super) fn quit_or_double(&self, state: &mut State, double: Double, tell: &mut impl Tell<Event>) {
        let seat = state.player;
        match double {
            Double::Quit => {
                tell.everyone(Event::Quit { seat });
                self.take_pot(state, End::Quit, tell); // R21, R24
            }
            Double::Double => {
                tell.everyone(Event::Doubled { seat });
                pay(state, Till::Bank, Till::Pot, current(state).pot(), tell); // R22, R25, R37
                let task = current_mut(state);
                task.level = if task.level == Level::One { Level::Two } else { Level::Three };
                self.read_level(state, tell);
            }
        }
    }

    #[inline]
    fn take_pot(&self, state: &mut State, end: End, tell: &mut impl Tell<Event>) {
        let (seat, task) = (state.player, *current(state));
        pay(state, Till::Pot, Till::Purse(seat), task.pot(), tell);
        self.end_task(state, task.level, end, tell);
    }

    /// 6.5: whether the player may play *insurance*: not with grace.
    #[inline]
    pub(super) fn may_insure(&self, state: &State) -> bool {
        let own = match current(state).funding {
            Funding::Plain | Funding::Banco => true,
            Funding::Grace => false,
        };
        own && state.keepers[state.player].has(Keeper::Insurance)
    }

    /// R19, R23, R26: the pot goes to the jackpot; insured, the own stake comes back, at most 50,000.
    #[inline]
    pub(super) fn lose_pot(&self, state: &mut State, insured: Use, tell: &mut impl Tell<Event>) {
        let (seat, task) = (state.player, *current(state));
        let mut rest = task.pot();
        if insured == Use::Use {
            let back = task.insured();
            pay(state, Till::Pot, Till::Purse(seat), back, tell);
            rest -= back;
        }
        pay(state, Till::Pot, Till::Jackpot, rest, tell);
        self.end_task(state, task.level, End::Failed, tell);
    }

    /// A27: at level 1 another card; later the bank takes back what it added, and the player takes the rest.
    pub(super) fn void(&self, state: &mut State, tell: &mut impl Tell<Event>) {
        let (seat, task) = (state.player, *current(state));
        tell.everyone(Event::Voided { seat, level: task.level });
        let before = match task.level {
            Level::One => {
                (state.answer, state.verdict) = (None, None);
                put_card_under(state); // A18, A26
                return;
            }
            Level::Two => Level::One,
            Level::Three => Level::Two,
        };
        current_mut(state).level = before;
        let rest = current(state).pot();
        pay(state, Till::Pot, Till::Bank, rest, tell); // Half of the pot was added for this level.
        pay(state, Till::Pot, Till::Purse(seat), rest, tell);
        (state.answer, state.verdict) = (None, None);
        self.end_task(state, before, End::Void, tell);
    }

    /// R28, A18, R39: the card goes under its pile, a Banco card back to the bank, and the turn is over.
    #[inline]
    fn end_task(&self, state: &mut State, settled: Level, end: End, tell: &mut impl Tell<Event>) {
        let (player, task) = (self.player(state), *current(state));
        let card = task.card.expect("a card is on the board");
        let category = self.roster.category(player);
        state.last = Some(Story { player, category, family: task.family, card, settled, end }); // A21
        state.piles.put_under(task.family, card);
        state.task = None;
        if task.funding == Funding::Banco {
            tell.everyone(Event::BancoMoved { from: Some(player.seat), to: None });
        }
        self.end_turn(state, tell);
    }
}
