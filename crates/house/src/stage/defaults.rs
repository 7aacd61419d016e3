//! A45: what is played when the time for a decision is up.

use engine::{Game as _, Match, Seat};
use quitte_ou_double::choice::{Approach, Contest, Double, Stake, Target, Use};
use quitte_ou_double::{Choice, QuitteOuDouble, View};

/// The default among what the seat is offered.
pub(super) fn default(play: &Match<QuitteOuDouble>, view: &View, seat: Seat) -> Option<Choice> {
    let offered: Vec<Choice> = play.game().choices(play.state(), seat).collect();
    let purse = |seat: Seat| view.seats.get(usize::from(seat.number())).map(|place| place.purse);
    let richest = offered.iter().filter_map(|choice| match choice {
        Choice::Target(Target::Seat(seat)) => Some(*seat),
        _ => None,
    });
    // A34: of equals the first in the order of play, which is the order of the offer.
    let richest = richest.rev().max_by_key(|seat| purse(*seat));
    let is_default = |choice: &&Choice| match choice {
        Choice::Stake(stake) => *stake == Stake::Plain,
        Choice::Approach(approach) => *approach != Approach::Change,
        Choice::Star(used) | Choice::Insure(used) | Choice::Shield(used) => *used == Use::Keep,
        Choice::Contest(contest) => *contest == Contest::Accept,
        Choice::Double(double) => *double == Double::Quit,
        Choice::Target(Target::Decline) => true,
        Choice::Target(Target::Seat(target)) => {
            !offered.contains(&Choice::Target(Target::Decline)) && Some(*target) == richest
        }
        // The offer begins with the lowest card number.
        Choice::Discard(_) => true,
        Choice::Answer(_) => false,
    };
    offered.iter().find(is_default).copied()
}
