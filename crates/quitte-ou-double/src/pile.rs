//! The four piles (R4, A19): cards that nobody has seen, above those that went back underneath.
//!
//! A pile is shuffled once and nobody ever knows its order, so no order is kept: the next card is any of the unseen
//! ones with the same chance, which is the same as the top of a shuffled pile. Only when none is left does the first of
//! the returned cards come, and then there is nothing left to chance.

use arrayvec::ArrayVec;
use engine::Luck;

use crate::deck::{CardIndex, Deck, Family};

/// One pile of at most `N` cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pile<const N: usize> {
    /// One bit for each card, by its place in the deck; more than 64 need the second word.
    unseen: [u64; 2],
    /// The returned ones, the first to come first.
    pub(crate) returned: ArrayVec<u8, N>,
}

impl<const N: usize> Pile<N> {
    /// All the cards of a family, unseen.
    pub(crate) fn full(n_cards: u8) -> Self {
        let bits = |n: u32| if n >= 64 { u64::MAX } else { (1 << n) - 1 };
        let n_cards = u32::from(n_cards);
        Self { unseen: [bits(n_cards), bits(n_cards.saturating_sub(64))], returned: ArrayVec::new() }
    }

    /// How many cards lie in it.
    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.n_unseen() as u8 + self.returned.len() as u8
    }

    #[inline]
    fn n_unseen(&self) -> u32 {
        self.unseen[0].count_ones() + self.unseen[1].count_ones()
    }

    /// The next card: any of the unseen, in the order of their ids; else the first that came back, without a draw.
    #[inline]
    pub(crate) fn draw(&self, luck: &mut impl Luck) -> CardIndex {
        match self.n_unseen() {
            0 => CardIndex(self.returned[0]),
            n_unseen => self.nth_unseen(luck.below(n_unseen)),
        }
    }

    /// Whether this card can be the next.
    pub(crate) fn can_be_next(&self, card: CardIndex) -> bool {
        self.is_unseen(card) || self.n_unseen() == 0 && self.returned.first() == Some(&card.0)
    }

    #[inline]
    pub(crate) fn is_unseen(&self, card: CardIndex) -> bool {
        self.unseen[usize::from(card.0 >> 6 & 1)] & 1 << (card.0 & 63) != 0
    }

    /// The next card is taken away.
    #[inline]
    pub(crate) fn take(&mut self, card: CardIndex) {
        if self.is_unseen(card) {
            self.unseen[usize::from(card.0 >> 6 & 1)] &= !(1 << (card.0 & 63));
        } else {
            assert_eq!(self.returned.pop_at(0), Some(card.0), "I4: the front of the returned cards");
        }
    }

    /// A card goes under the pile (R28).
    #[inline]
    pub(crate) fn put_under(&mut self, card: CardIndex) {
        self.returned.push(card.0);
    }

    #[inline]
    fn nth_unseen(&self, n: u32) -> CardIndex {
        let low = self.unseen[0].count_ones();
        let place = if n < low { select(self.unseen[0], n) } else { 64 + select(self.unseen[1], n - low) };
        CardIndex(place as u8)
    }
}

/// The place of the `n`-th bit that is set, from 0: halving, so that it takes six steps wherever the bit is.
#[inline]
fn select(bits: u64, n: u32) -> u32 {
    let (mut place, mut left) = (0, n);
    for width in [32, 16, 8, 4, 2, 1] {
        let lower = (bits >> place & ((1 << width) - 1)).count_ones();
        if left >= lower {
            left -= lower;
            place += width;
        }
    }
    place
}

/// The four piles of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Piles {
    pub(crate) questions: Pile<38>,
    pub(crate) riddles: Pile<38>,
    pub(crate) challenges: Pile<76>,
    pub(crate) luck: Pile<38>,
}

impl Piles {
    pub(crate) fn full(deck: &Deck) -> Self {
        Self {
            questions: Pile::full(deck.n_cards(Family::Question)),
            riddles: Pile::full(deck.n_cards(Family::Riddle)),
            challenges: Pile::full(deck.n_cards(Family::Challenge)),
            luck: Pile::full(deck.n_cards(Family::Luck)),
        }
    }

    #[inline]
    pub(crate) fn draw(&self, family: Family, luck: &mut impl Luck) -> CardIndex {
        match family {
            Family::Question => self.questions.draw(luck),
            Family::Riddle => self.riddles.draw(luck),
            Family::Challenge => self.challenges.draw(luck),
            Family::Luck => self.luck.draw(luck),
        }
    }

    pub(crate) fn can_be_next(&self, family: Family, card: CardIndex) -> bool {
        match family {
            Family::Question => self.questions.can_be_next(card),
            Family::Riddle => self.riddles.can_be_next(card),
            Family::Challenge => self.challenges.can_be_next(card),
            Family::Luck => self.luck.can_be_next(card),
        }
    }

    #[inline]
    pub(crate) fn take(&mut self, family: Family, card: CardIndex) {
        match family {
            Family::Question => self.questions.take(card),
            Family::Riddle => self.riddles.take(card),
            Family::Challenge => self.challenges.take(card),
            Family::Luck => self.luck.take(card),
        }
    }

    #[inline]
    pub(crate) fn put_under(&mut self, family: Family, card: CardIndex) {
        match family {
            Family::Question => self.questions.put_under(card),
            Family::Riddle => self.riddles.put_under(card),
            Family::Challenge => self.challenges.put_under(card),
            Family::Luck => self.luck.put_under(card),
        }
    }

    /// The cards that went back, the first to come first.
    pub(crate) fn returned(&self, family: Family) -> &[u8] {
        match family {
            Family::Question => &self.questions.returned,
            Family::Riddle => &self.riddles.returned,
            Family::Challenge => &self.challenges.returned,
            Family::Luck => &self.luck.returned,
        }
    }

    /// A19: how many cards lie in a pile is public.
    #[inline]
    pub(crate) fn len(&self, family: Family) -> u8 {
        match family {
            Family::Question => self.questions.len(),
            Family::Riddle => self.riddles.len(),
            Family::Challenge => self.challenges.len(),
            Family::Luck => self.luck.len(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Pile, select};
    use crate::deck::CardIndex;
    use engine::Luck;

    /// Answers what it is told.
    struct Told(Vec<u32>);

    impl Luck for Told {
        fn word(&mut self) -> u32 {
            self.0.remove(0)
        }
    }

    #[test]
    fn the_nth_bit_is_found() {
        for bits in [1, 0b1011, u64::MAX, 1 << 63 | 1, 0x8000_4000_0200_0100] {
            let listed: Vec<u32> = (0..64).filter(|place| bits >> place & 1 == 1).collect();
            for (n, place) in (0..).zip(listed) {
                assert_eq!(select(bits, n), place, "bit {n} of {bits:b}");
            }
        }
    }

    /// A19: unseen cards first, in the order of their ids; then the returned ones as they came back, and no draw.
    #[test]
    fn returned_cards_wait_for_the_unseen() {
        let mut pile = Pile::<76>::full(70);
        let mut luck = Told(vec![66, 0]);
        let card = pile.draw(&mut luck);
        assert_eq!(card, CardIndex(66));
        pile.take(card);
        pile.put_under(card);
        assert_eq!(pile.len(), 70);
        assert!(!pile.can_be_next(card));
        assert_eq!(pile.draw(&mut luck), CardIndex(0));
        for other in (0..70).filter(|other| *other != 66).map(CardIndex) {
            pile.take(other);
        }
        assert_eq!(pile.draw(&mut Told(vec![])), card);
        assert!(pile.can_be_next(card));
        pile.take(card);
        assert_eq!(pile.len(), 0);
    }
}
