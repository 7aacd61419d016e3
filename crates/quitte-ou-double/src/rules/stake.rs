//! The stake: plain, Banco, or the bank's grace (R17, R36 to R38, A12, A15, A16).

use engine::{Refusal, Tell};

use crate::choice::{BANCO_OVER_LIMIT, BANCO_TOO_HIGH, BANCO_TOO_LOW, NO_BANCO_CARD, Stake};
use crate::deck::{Family, Level};
use crate::event::{Event, Till};
use crate::money::Money;
use crate::rules::turn::pay;
use crate::setup::{BrokeSeat, QuitteOuDouble};
use crate::state::{Funding, Phase, Reader, State, Task};

/// A15: the least Banco.
pub(crate) const BANCO_MIN: Money = Money::notes(2);
/// A16: the greatest Banco, one thousand million.
pub(crate) const BANCO_MAX: Money = Money::notes(100_000);

impl QuitteOuDouble {
    /// R17: the player must stake; A31: refusing is not offered.
    #[inline]
    pub(super) fn open_stake(&self, state: &mut State, family: Family, tell: &mut impl Tell<Event>) {
        let seat = state.player;
        match self.broke_seat {
            _ if !state.purse[seat].is_zero() => match self.n_stakes(state) {
                1 => lay(state, family, Money::ONE_NOTE, Funding::Plain, tell), // A49
                _ => state.phase = Phase::Staking { family },
            },
            BrokeSeat::Grace => lay(state, family, Money::ONE_NOTE, Funding::Grace, tell), // A12
            BrokeSeat::SitOut => {
                tell.everyone(Event::SatOut { seat }); // A12
                self.end_turn(state, tell);
            }
        }
    }

    /// A15: plain, and every Banco from 20,000 to the whole purse.
    #[inline]
    pub(super) fn n_stakes(&self, state: &State) -> u32 {
        let bancos = most_banco(state).map_or(0, |most| most.n_notes() - BANCO_MIN.n_notes() + 1);
        1 + bancos
    }

    /// Plain, then Bancos rising.
    #[inline]
    pub(super) fn nth_stake(&self, n: u32) -> Stake {
        if n == 0 { Stake::Plain } else { Stake::Banco(Money::notes(BANCO_MIN.n_notes() + n - 1)) }
    }

    pub(super) fn check_stake(&self, state: &State, stake: Stake) -> Result<(), Refusal> {
        let seat = state.player;
        match stake {
            Stake::Plain => Ok(()),
            Stake::Banco(_) if state.bancos[seat] == 0 => Err(NO_BANCO_CARD), // R36
            Stake::Banco(amount) if amount < BANCO_MIN => Err(BANCO_TOO_LOW), // A15
            Stake::Banco(amount) if amount > state.purse[seat] => Err(BANCO_TOO_HIGH), // R36
            Stake::Banco(amount) if amount > BANCO_MAX => Err(BANCO_OVER_LIMIT), // A16
            Stake::Banco(_) => Ok(()),
        }
    }

    #[inline]
    pub(super) fn stake(&self, state: &mut State, family: Family, stake: Stake, tell: &mut impl Tell<Event>) {
        match stake {
            Stake::Plain => lay(state, family, Money::ONE_NOTE, Funding::Plain, tell),
            Stake::Banco(amount) => {
                state.bancos[state.player] -= 1; // R39: it lies on the table until the turn is over.
                lay(state, family, amount, Funding::Banco, tell);
            }
        }
    }
}

/// R36, A15, A16: the greatest Banco that the player can call; nothing where none can be called.
#[inline]
pub(crate) fn most_banco(state: &State) -> Option<Money> {
    let most = state.purse[state.player].min(BANCO_MAX);
    (state.bancos[state.player] > 0 && most >= BANCO_MIN).then_some(most)
}

/// R17, R37: the player lays S and so does the bank. A12: under grace the bank lays both.
#[inline]
fn lay(state: &mut State, family: Family, stake: Money, funding: Funding, tell: &mut impl Tell<Event>) {
    let seat = state.player;
    tell.everyone(Event::Staked { seat, stake, funding });
    let own = match funding {
        Funding::Plain | Funding::Banco => Till::Purse(seat),
        Funding::Grace => Till::Bank,
    };
    pay(state, own, Till::Pot, stake, tell);
    pay(state, Till::Bank, Till::Pot, stake, tell); // A8
    state.task = Some(Task {
        family,
        stake,
        funding,
        level: Level::One,
        card: None,
        reader: Reader::Unfixed,
        ally: None,
        star: false,
        appealed: false,
        word: None,
    });
    state.phase = Phase::Drawing; // R18
}
