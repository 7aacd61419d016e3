//! The luck cards that may be held: L01 to L08 (6.5).

use crate::deck::{CardId, CardIndex, Effect, Family, LUCK};
use crate::money::{Money, NOTE};

/// What a held card is good for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Keeper {
    /// L01, L02: a failed question or riddle once more.
    SecondChance,
    /// L03, L04: another card of the family.
    AnotherCard,
    /// L05, L06: an unlucky card has no effect.
    Shield,
    /// L07: the bank pays the ally double.
    StarAlly,
    /// L08: the own stake comes back, at most 50,000.
    Insurance,
}

impl Keeper {
    /// All five, by card number.
    pub const ALL: [Self; 5] = [Self::SecondChance, Self::AnotherCard, Self::Shield, Self::StarAlly, Self::Insurance];

    /// Its cards among L01 to L08, one bit each.
    #[inline]
    const fn cards(self) -> u8 {
        match self {
            Self::SecondChance => 0b0000_0011,
            Self::AnotherCard => 0b0000_1100,
            Self::Shield => 0b0011_0000,
            Self::StarAlly => 0b0100_0000,
            Self::Insurance => 0b1000_0000,
        }
    }

    /// The word for it.
    pub fn name(self) -> &'static str {
        match self {
            Self::SecondChance => "second-chance",
            Self::AnotherCard => "another-card",
            Self::Shield => "shield",
            Self::StarAlly => "star-ally",
            Self::Insurance => "insurance",
        }
    }
}

/// What insurance gives back at most (6.5).
pub(crate) const INSURED_MAX: Money = match LUCK[7] {
    Effect::Insurance(euros) => Money::notes(euros / NOTE as u32),
    _ => panic!("L08 is the insurance"),
};

/// The keepers that a seat holds: L01 to L08, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(into = "Vec<CardId>"), ts(type = "string[]"))]
pub struct KeeperSet(u8);

impl KeeperSet {
    /// How many cards can be kept: the first of the luck cards.
    pub(crate) const N_CARDS: u8 = 8;

    #[inline]
    #[must_use]
    pub(crate) const fn with(self, card: CardIndex) -> Self {
        Self(self.0 | 1 << card.0)
    }

    #[inline]
    #[must_use]
    pub(crate) const fn without(self, card: CardIndex) -> Self {
        Self(self.0 & !(1 << card.0))
    }

    /// Whether a card of this kind is among them.
    #[inline]
    pub const fn has(self, keeper: Keeper) -> bool {
        self.0 & keeper.cards() != 0
    }

    /// The lowest card of this kind, which is the one that goes.
    #[inline]
    pub(crate) const fn lowest(self, keeper: Keeper) -> Option<CardIndex> {
        let cards = self.0 & keeper.cards();
        if cards == 0 { None } else { Some(CardIndex(cards.trailing_zeros() as u8)) }
    }

    /// The kinds held, by card number.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Keeper> {
        Keeper::ALL.into_iter().filter(move |keeper| self.has(*keeper))
    }

    /// The cards held, by number.
    pub fn cards(self) -> impl Iterator<Item = CardId> {
        let held = (0..Self::N_CARDS).filter(move |card| self.0 & 1 << card != 0);
        held.filter_map(|card| CardId::new(Family::Luck, card + 1))
    }
}

impl From<KeeperSet> for Vec<CardId> {
    fn from(keepers: KeeperSet) -> Self {
        keepers.cards().collect()
    }
}
