//! The seven kinds of card, and heaps of them.

use std::fmt;

/// A kind of card. Two cards of one kind are the same card; the order is that of the deck list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Card {
    /// Money: 15,000 (six of them).
    #[cfg_attr(feature = "wire", serde(rename = "15000"))]
    Fifteen,
    /// Money: 20,000 (five).
    #[cfg_attr(feature = "wire", serde(rename = "20000"))]
    Twenty,
    /// Money: 25,000 (five).
    #[cfg_attr(feature = "wire", serde(rename = "25000"))]
    TwentyFive,
    /// Money: 30,000 (four).
    #[cfg_attr(feature = "wire", serde(rename = "30000"))]
    Thirty,
    /// Money: 35,000 (four).
    #[cfg_attr(feature = "wire", serde(rename = "35000"))]
    ThirtyFive,
    /// A duel that must be fought (six).
    Duel,
    /// Two chips (six).
    Chips,
}

impl Card {
    /// All seven kinds in the order of the deck list.
    pub const ALL: [Self; 7] =
        [Self::Fifteen, Self::Twenty, Self::TwentyFive, Self::Thirty, Self::ThirtyFive, Self::Duel, Self::Chips];

    /// The five kinds of money, rising.
    pub const MONEY: [Self; 5] = [Self::Fifteen, Self::Twenty, Self::TwentyFive, Self::Thirty, Self::ThirtyFive];

    /// What it is worth as money; 0 for duel and chips.
    pub const fn worth(self) -> u32 {
        match self {
            Self::Fifteen => 15_000,
            Self::Twenty => 20_000,
            Self::TwentyFive => 25_000,
            Self::Thirty => 30_000,
            Self::ThirtyFive => 35_000,
            Self::Duel | Self::Chips => 0,
        }
    }

    const fn shift(self) -> u32 {
        4 * self as u32
    }
}

/// As in `25000`, `duel`, `chips`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Duel => f.write_str("duel"),
            Self::Chips => f.write_str("chips"),
            Self::Fifteen | Self::Twenty | Self::TwentyFive | Self::Thirty | Self::ThirtyFive => self.worth().fmt(f),
        }
    }
}

/// A heap of cards: how many of each kind. Its order does not matter (A24).
///
/// Four bits for each kind, so that heaps are added and taken away like numbers; no kind has more than six cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(into = "Vec<Card>"), ts(as = "Vec<Card>"))]
pub struct Cards(u32);

impl Cards {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// The 36 cards of the box.
    pub const BOX: Self = Self::of(Card::Fifteen, 6)
        .plus(Self::of(Card::Twenty, 5))
        .plus(Self::of(Card::TwentyFive, 5))
        .plus(Self::of(Card::Thirty, 4))
        .plus(Self::of(Card::ThirtyFive, 4))
        .plus(Self::of(Card::Duel, 6))
        .plus(Self::of(Card::Chips, 6));

    /// `n` cards of one kind.
    #[inline]
    pub const fn of(card: Card, n: u8) -> Self {
        assert!(n <= 6, "no kind has more than six cards");
        Self((n as u32) << card.shift())
    }

    /// How many of this kind.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> card.shift()) as u8 & 0xF
    }

    /// How many in all.
    #[inline]
    pub const fn len(self) -> u8 {
        // Seven counts side by side: first in pairs, then summed by one multiplication.
        let pairs = (self.0 & 0x0F0F_0F0F) + (self.0 >> 4 & 0x0F0F_0F0F);
        (pairs.wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// These cards and those.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// These cards without those, which must be among them.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        debug_assert!(self.contains(other));
        Self(self.0 - other.0)
    }

    /// Whether those are among these.
    #[inline]
    pub const fn contains(self, other: Self) -> bool {
        // No count reaches 8, so the highest bit of each four is free to catch a borrow.
        const GUARD: u32 = 0x0888_8888;
        ((self.0 | GUARD) - other.0) & GUARD == GUARD
    }

    /// The money cards among them.
    #[inline]
    #[must_use]
    pub const fn money(self) -> Self {
        Self(self.0 & 0xF_FFFF)
    }

    /// What the money cards among them are worth.
    #[inline]
    pub const fn worth(self) -> u32 {
        5_000 * self.units() as u32
    }

    /// The same in units of 5,000: 3 to 7 a card, 115 in the box.
    #[inline]
    pub(crate) const fn units(self) -> u8 {
        // Every other count in a byte of its own, weighted and summed by one multiplication each.
        let odd = (self.0 & 0x0F_0F0F).wrapping_mul(0x03_0507) >> 16; // 15,000 by 3, 25,000 by 5, 35,000 by 7.
        let even = (self.0 >> 4 & 0x0F0F).wrapping_mul(0x0406) >> 8; // 20,000 by 4, 30,000 by 6.
        odd as u8 + even as u8
    }

    /// The most valuable money card among them (R63, A30).
    #[inline]
    pub fn highest_money(self) -> Option<Card> {
        Card::MONEY.into_iter().rfind(|card| self.count(*card) > 0)
    }

    /// The `n`-th card in the order of the deck list, from 0.
    #[inline]
    pub fn nth(self, n: u32) -> Option<Card> {
        let mut left = n;
        for card in Card::ALL {
            let here = u32::from(self.count(card));
            if left < here {
                return Some(card);
            }
            left -= here;
        }
        None
    }

    /// Every card, in the order of the deck list.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().flat_map(move |card| std::iter::repeat_n(card, self.count(card).into()))
    }
}

impl From<Cards> for Vec<Card> {
    fn from(cards: Cards) -> Self {
        cards.iter().collect()
    }
}

/// As in `20000+35000+duel`; `-` for none.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (place, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if place == 0 { "" } else { "+" })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cards({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::{Card, Cards};

    /// Section 1 of the rules: 36 cards, 24 of them money, together 575,000.
    #[test]
    fn the_box_is_complete() {
        assert_eq!(Cards::BOX.len(), 36);
        assert_eq!(Cards::BOX.money().len(), 24);
        assert_eq!(Cards::BOX.worth(), 575_000);
        Card::MONEY.iter().for_each(|card| assert_eq!(Cards::of(*card, 4).worth(), 4 * card.worth()));
        assert_eq!(
            (0..36).filter_map(|n| Cards::BOX.nth(n)).collect::<Vec<_>>(),
            Cards::BOX.iter().collect::<Vec<_>>()
        );
        assert_eq!(Cards::BOX.nth(36), None);
    }

    #[test]
    fn heaps_are_compared_kind_by_kind() {
        let pile = Cards::of(Card::Twenty, 1).plus(Cards::of(Card::Duel, 2));
        assert_eq!(pile.to_string(), "20000+duel+duel");
        assert!(pile.contains(Cards::of(Card::Duel, 2)) && !pile.contains(Cards::of(Card::Chips, 1)));
        assert!(!pile.contains(Cards::of(Card::Fifteen, 1)));
        assert_eq!(pile.highest_money(), Some(Card::Twenty));
        assert_eq!(Cards::of(Card::Duel, 6).highest_money(), None);
    }
}
