//! What one viewer may know: everything but the dice under the cup (A26).

use arrayvec::ArrayVec;
use engine::{Seat, SeatSet, Viewer};

use crate::choice::{Claim, Roll};
use crate::exchange;
use crate::setup::{BluffYou, StealLimit};
use crate::state::{Phase, Reveal, State};
use crate::tile::{Tile, TileSet};

/// A match as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct View {
    /// The tiles that nobody owns.
    pub centre: TileSet,
    /// What each seat owns and what that is worth, in seat order.
    #[cfg_attr(feature = "wire", ts(type = "Array<Owner>"))]
    pub seats: ArrayVec<Owner, { Seat::MAX }>,
    /// Where the turn stands.
    pub moment: Moment,
    /// The dice under the cup: for the Bluffer alone, from the roll to the reveal (I12).
    pub cup: Option<Roll>,
    /// The last roll that was revealed, and what it settled.
    pub last: Option<Reveal>,
    /// A28: steals in a row so far.
    pub streak: u32,
    /// A28: whether the house rule is on.
    pub steal_limit: StealLimit,
    /// The viewer's own open decision.
    pub offer: Option<Offer>,
}

/// One seat's tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Owner {
    /// Which tiles.
    pub tiles: TileSet,
    /// Their points.
    pub points: u8,
}

/// Where a turn stands, as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Moment {
    /// The first Bluffer is being drawn.
    Lot,
    /// The Bluffer's dice are due.
    Rolling {
        /// Whose turn it is.
        bluffer: Seat,
    },
    /// The Bluffer has looked and chooses.
    Acting {
        /// Whose turn it is.
        bluffer: Seat,
    },
    /// The Diviner is asked.
    Answering {
        /// Whose turn it is.
        bluffer: Seat,
        /// What is claimed.
        claim: Claim,
    },
    /// A failed steal is to be paid.
    Giving {
        /// Who pays.
        bluffer: Seat,
        /// Who is paid.
        diviner: Seat,
    },
    /// The centre is empty.
    Over,
}

/// What the viewer can choose from, as the page builds its controls.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Offer {
    /// The Bluffer's three actions.
    Act {
        /// Whom a win can be claimed to.
        diviners: SeatSet,
        /// The numbers that can be claimed to win.
        win: TileSet,
        /// The tiles of others that can be claimed to steal; empty where a steal is not open.
        steal: TileSet,
        /// The exchanges that a double opens.
        exchange: Vec<Exchange>,
    },
    /// "OK!" or "Bluff you!".
    Answer,
    /// One of these tiles pays for the failed steal.
    Give {
        /// All of the Bluffer's own.
        tiles: TileSet,
    },
}

/// One exchange on offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Exchange {
    /// The tiles handed in.
    pub give: TileSet,
    /// The tile taken.
    pub take: Tile,
}

pub(crate) fn view(game: &BluffYou, state: &State, viewer: Viewer) -> View {
    let bluffer = state.bluffer;
    let looks = viewer.seat() == Some(bluffer);
    let (moment, cup) = match state.phase {
        Phase::Lot => (Moment::Lot, None),
        Phase::Rolling => (Moment::Rolling { bluffer }, None),
        Phase::Acting { roll } => (Moment::Acting { bluffer }, Some(roll)),
        Phase::Answering { roll, claim } => (Moment::Answering { bluffer, claim }, Some(roll)),
        Phase::Giving { diviner } => (Moment::Giving { bluffer, diviner }, None),
        Phase::Over => (Moment::Over, None),
    };
    View {
        centre: state.centre,
        seats: state
            .owned
            .first(game.seats)
            .iter()
            .map(|tiles| Owner { tiles: *tiles, points: tiles.points() })
            .collect(),
        moment,
        cup: cup.filter(|_| looks), // R10, A13
        last: state.last,
        streak: state.streak,
        steal_limit: game.steal_limit,
        offer: viewer.seat().and_then(|seat| offer(game, state, seat)),
    }
}

fn offer(game: &BluffYou, state: &State, seat: Seat) -> Option<Offer> {
    let own = state.owned[seat];
    match state.phase {
        Phase::Acting { roll } if seat == state.bluffer => {
            let others = TileSet::ALL.minus(state.centre).minus(own);
            let exchanges = roll.has_double() && own.len() >= 2; // R30
            Some(Offer::Act {
                diviners: SeatSet::first(game.seats).without(seat),
                win: state.centre,
                steal: if game.may_steal(state).is_ok() { others } else { TileSet::EMPTY },
                exchange: exchange::all(own, state.centre)
                    .filter(|_| exchanges)
                    .map(|(give, take)| Exchange { give, take })
                    .collect(),
            })
        }
        Phase::Answering { claim, .. } if seat == claim.diviner => Some(Offer::Answer),
        Phase::Giving { .. } if seat == state.bluffer => Some(Offer::Give { tiles: own }),
        Phase::Lot
        | Phase::Rolling
        | Phase::Acting { .. }
        | Phase::Answering { .. }
        | Phase::Giving { .. }
        | Phase::Over => None,
    }
}
