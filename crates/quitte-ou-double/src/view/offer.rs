//! The viewer's own open decision, as the page builds its controls.

use arrayvec::ArrayVec;
use engine::{Game, SeatSet};

use crate::choice::{Approach, Choice, Target};
use crate::keeper::Keeper;
use crate::money::Money;
use crate::people::{Human, PEOPLE_MAX};
use crate::rules::{BANCO_MIN, most_banco};
use crate::setup::QuitteOuDouble;
use crate::state::{Phase, State};
use crate::view::Eyes;

/// What the viewer can choose from.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Offer {
    /// 10,000, or a Banco.
    Stake {
        /// What may be called.
        banco: Bancos,
    },
    /// How to go about the task.
    Approach {
        /// `go` or `alone`, where that is open.
        unaided: Option<Approach>,
        /// Who can be an ally, in order of play.
        #[cfg_attr(feature = "wire", ts(type = "Array<Human>"))]
        allies: ArrayVec<Human, PEOPLE_MAX>,
        /// R34: what the bank pays the ally for a success.
        ally_pay: Money,
        /// Whether *another card* can be played.
        change: bool,
    },
    /// *Star ally*: the bank would pay this much instead.
    Star {
        /// Twice the ordinary pay.
        ally_pay: Money,
    },
    /// One answer.
    Answer,
    /// What to say to a failure; accepting is always open.
    Contest {
        /// Whether *second chance* can be played.
        second_chance: bool,
        /// Whether an appeal is possible.
        appeal: bool,
    },
    /// *Insurance* would bring this back.
    Insure {
        /// The own stake, at most 50,000.
        back: Money,
    },
    /// "Quit or double?"
    Double {
        /// What is the player's now.
        pot: Money,
        /// What it would become.
        next: Money,
    },
    /// *Shield*, against the card that lies open.
    Shield,
    /// A seat.
    Target {
        /// Which ones.
        seats: SeatSet,
        /// Whether nobody may be chosen.
        decline: bool,
    },
    /// Which keeper goes.
    Discard {
        /// The kinds held.
        #[cfg_attr(feature = "wire", ts(type = "Array<Keeper>"))]
        keepers: ArrayVec<Keeper, 5>,
    },
}

/// The Bancos that may be called: every multiple of 10,000 from the least to the most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Bancos {
    /// A15.
    pub least: Money,
    /// The whole purse (R36), or the limit (A16).
    pub most: Money,
}

pub(super) fn offer(game: &QuitteOuDouble, state: &State, eyes: Eyes) -> Option<Offer> {
    let seat = eyes.seat.filter(|seat| game.awaited(state).has(*seat))?;
    if !game.roster.is_bot(seat) && eyes.human != Some(decider(game, state)) {
        return None; // A2: of a team only the one who plays decides.
    }
    let pay = |task: &crate::state::Task| Money::notes(task.level.number().into()); // R34
    match state.phase {
        Phase::Staking { .. } => {
            let most = most_banco(state)?;
            Some(Offer::Stake { banco: Bancos { least: BANCO_MIN, most } })
        }
        Phase::Approaching => {
            let allies = game.allies_on_offer(state);
            let in_order = (0..allies.len()).filter_map(|n| allies.nth_after(state.player, game.seats, n));
            Some(Offer::Approach {
                unaided: game.unaided(state),
                allies: in_order.collect(),
                ally_pay: state.task.as_ref().map(pay)?,
                change: game.may_change(state),
            })
        }
        Phase::Starring => Some(Offer::Star { ally_pay: state.task.as_ref().map(pay)? * 2 }),
        Phase::Attempting => Some(Offer::Answer),
        Phase::Contesting => {
            Some(Offer::Contest { second_chance: game.may_second_chance(state), appeal: game.may_appeal(state) })
        }
        Phase::Insuring => Some(Offer::Insure { back: state.task.as_ref()?.insured() }),
        Phase::Doubling => {
            let pot = state.task.as_ref()?.pot();
            Some(Offer::Double { pot, next: pot * 2 })
        }
        Phase::Shielding { .. } => Some(Offer::Shield),
        Phase::Targeting { .. } => {
            let open = |target| game.check(state, seat, &Choice::Target(target)).is_ok();
            let seats = game.others(seat).filter(|other| open(Target::Seat(*other))).collect();
            Some(Offer::Target { seats, decline: open(Target::Decline) })
        }
        Phase::Discarding { .. } => Some(Offer::Discard { keepers: state.keepers[seat].kinds().collect() }),
        Phase::Lot
        | Phase::Rolling
        | Phase::Drawing
        | Phase::Parameters
        | Phase::Judging { .. }
        | Phase::Voting { .. }
        | Phase::LuckDrawing
        | Phase::Over => None,
    }
}

/// A2, 6.5: who decides: the one who plays this turn, or the chosen ally.
fn decider(game: &QuitteOuDouble, state: &State) -> Human {
    match (state.phase, state.task.and_then(|task| task.ally)) {
        (Phase::Starring, Some(ally)) => ally,
        _ => game.player(state),
    }
}
