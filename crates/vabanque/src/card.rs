//! Raise, bluff and trap, in the hand and on the table.

use std::fmt;

use engine::{BySeat, Seat, small_set};

use crate::table::Table;

/// What a card is. Each seat has one of each (R2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Kind {
    /// R21: adds the table's points once more to its value.
    Raise,
    /// R22: nothing; it misleads.
    Bluff,
    /// R23: its owner is paid for the opponents' pawns there, and these are not. The Cheat of 2001.
    Trap,
}

impl Kind {
    /// All three, in the order in which choices count them.
    pub const ALL: [Self; 3] = [Self::Raise, Self::Bluff, Self::Trap];
}

/// As in `trap`.
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Raise => "raise",
            Self::Bluff => "bluff",
            Self::Trap => "trap",
        })
    }
}

small_set! {
    /// A hand: which of the three kinds are in it. It has no order, so none can reach anybody (S4).
    pub struct KindSet(u8) of Kind: |kind| kind as u8, |bit| Kind::ALL[bit as usize], "Vec<Kind>", "Array<Kind>"
}

impl KindSet {
    /// R3: a whole hand.
    pub const ALL: Self = Self(0b111);
}

/// A card that lies beside a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Laid {
    pub(crate) kind: Kind,
    pub(crate) table: Table,
}

/// The cards of one round: each seat's 1st, 2nd and 3rd, as far as they are laid.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Cards(BySeat<[Option<Laid>; 3]>);

impl Cards {
    #[inline]
    pub(crate) fn of(&self, seat: Seat) -> &[Option<Laid>; 3] {
        &self.0[seat]
    }

    /// R19: a seat's card of this pass, counted from 0.
    #[inline]
    pub(crate) fn lay(&mut self, seat: Seat, pass: u8, laid: Laid) {
        self.0[seat][usize::from(pass)] = Some(laid);
    }

    /// I3: what is not laid is in the hand.
    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> KindSet {
        self.of(seat).iter().flatten().fold(KindSet::ALL, |hand, laid| hand.without(laid.kind))
    }

    /// Every card with its owner and its pass (from 0), in the order in which they were laid (R19).
    #[inline]
    pub(crate) fn each(&self, order: &[Seat], mut show: impl FnMut(Seat, u8, Laid)) {
        for pass in 0..3 {
            for seat in order {
                let Some(laid) = self.of(*seat)[usize::from(pass)] else { return };
                show(*seat, pass, laid);
            }
        }
    }

    /// Beside which table this seat's trap lies.
    #[inline]
    pub(crate) fn trap(&self, seat: Seat) -> Option<Table> {
        self.of(seat).iter().flatten().find(|laid| laid.kind == Kind::Trap).map(|laid| laid.table)
    }
}
