//! A state that fits a view: only the roll under the cup is unknown, and each of the 216 has the same weight.

use engine::{BySeat, Imagine, Luck, Seat, Viewer};

use crate::choice::Roll;
use crate::setup::BluffYou;
use crate::state::{Phase, State};
use crate::view::{Moment, View};

impl Imagine for BluffYou {
    /// Uniform over the rolls; what a claim or an answer says about them is for the player to weigh.
    fn imagine(&self, view: &View, _: Viewer, luck: &mut impl Luck) -> State {
        let mut roll = || view.cup.unwrap_or_else(|| Roll([luck.die(), luck.die(), luck.die()]));
        let (bluffer, phase) = match view.moment {
            Moment::Lot => (None, Phase::Lot),
            Moment::Rolling { bluffer } => (Some(bluffer), Phase::Rolling),
            Moment::Acting { bluffer } => (Some(bluffer), Phase::Acting { roll: roll() }),
            Moment::Answering { bluffer, claim } => (Some(bluffer), Phase::Answering { roll: roll(), claim }),
            Moment::Giving { bluffer, diviner } => (Some(bluffer), Phase::Giving { diviner }),
            Moment::Over => (view.last.map(|last| last.bluffer), Phase::Over),
        };
        let owners = &view.seats;
        State {
            owned: BySeat::from_fn(|seat| {
                owners.get(usize::from(seat.number())).map_or_else(Default::default, |owner| owner.tiles)
            }),
            centre: view.centre,
            bluffer: bluffer.unwrap_or(Seat::first(1).next().expect("one seat")),
            streak: view.streak,
            phase,
            last: view.last,
        }
    }
}
