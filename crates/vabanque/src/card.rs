//! Raise, bluff and trap, in the hand and on the table.

use std::fmt;

use engine::{BySeat, Seat};

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

/// A hand: which of the three kinds are in it. It has no order, so none can reach anybody (S4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(into = "Vec<Kind>"), ts(type = "Array<Kind>"))]
pub struct KindSet(u8);

impl KindSet {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// R3: a whole hand.
    pub const ALL: Self = Self(0b111);

    /// These kinds and that one.
    #[inline]
    #[must_use]
    pub const fn with(self, kind: Kind) -> Self {
        Self(self.0 | 1 << kind as u8)
    }

    /// These kinds, but not that one.
    #[inline]
    #[must_use]
    pub const fn without(self, kind: Kind) -> Self {
        Self(self.0 & !(1 << kind as u8))
    }

    /// Whether the kind is among them.
    #[inline]
    pub const fn has(self, kind: Kind) -> bool {
        self.0 & 1 << kind as u8 != 0
    }

    /// How many they are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The `n`-th of them, from 0, in the order of [`Kind::ALL`].
    #[inline]
    pub fn nth(self, n: u8) -> Option<Kind> {
        let mut rest = self.0;
        for _ in 0..n {
            rest &= rest.wrapping_sub(1);
        }
        Kind::ALL.get(rest.trailing_zeros() as usize).copied()
    }

    /// In the order of [`Kind::ALL`].
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |kind| self.has(*kind))
    }
}

impl FromIterator<Kind> for KindSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        kinds.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl From<KindSet> for Vec<Kind> {
    fn from(kinds: KindSet) -> Self {
        kinds.iter().collect()
    }
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
