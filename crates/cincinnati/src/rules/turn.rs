//! Phase 1: cards are turned (R11 to R13, A1 to A5).

use engine::{Luck, Refusal, Seat, Tell};

use crate::card::{Card, Cards};
use crate::choice::{NOT_IN_DECK, Outcome};
use crate::event::Event;
use crate::setup::{Cincinnati, FirstRoundDuel};
use crate::state::{Phase, State};
use crate::table::Table;

impl Cincinnati {
    /// How many cards are in the deck; those set aside are not (R72).
    #[inline]
    pub(crate) fn deck(&self, state: &State) -> u8 {
        state.unseen.len() + state.known - self.aside()
    }

    /// R11, A36: a card is drawn when it is turned, not shuffled at the start: an order that exists can leak.
    #[inline]
    pub(super) fn draw_card(&self, state: &State, luck: &mut impl Luck) -> Outcome {
        // A5: with three seats twelve of the unseen cards are not in the deck, and nobody knows which; but the duel
        // cards that have gone back are. So each of these comes with one in the number of cards in the deck.
        if self.seats == 3 && luck.below(self.deck(state).into()) < state.known.into() {
            return Outcome::Again;
        }
        let n = luck.below(state.unseen.len().into());
        Outcome::Card(state.unseen.nth(n).expect("a card is left"))
    }

    pub(super) fn check_card(&self, state: &State, outcome: &Outcome) -> Result<(), Refusal> {
        let is_there = match outcome {
            Outcome::Card(card) => state.unseen.count(*card) > 0 && self.deck(state) > state.known,
            Outcome::Again => state.known > 0,
            Outcome::Turner(_) | Outcome::Throw(_) => false,
        };
        if is_there { Ok(()) } else { Err(NOT_IN_DECK) }
    }

    /// R11 to R13: a card was turned.
    pub(super) fn turn(&self, state: &mut State, card: Card, tell: &mut impl Tell<Event>) {
        let Phase::Turning { table, replacing } = state.phase else { unreachable!("a card is turned") };
        if card == Card::Duel && state.round == 1 {
            self.put_back(state);
            state.phase = Phase::Turning { table, replacing: true }; // A3: as often as needed.
            tell.everyone(Event::Returned { table });
        } else if replacing && self.first_round_duel == FirstRoundDuel::ChooseTable {
            state.phase = Phase::Placing { table, card }; // A2
            tell.everyone(Event::Replaced { card });
        } else {
            self.lay(state, table, card, table, tell);
        }
    }

    /// R13: the duel card goes back and the deck is shuffled again.
    fn put_back(&self, state: &mut State) {
        state.returns = state.returns.saturating_add(1);
        match self.seats {
            3 => state.known += 1, // A5: into the deck, never among those set aside.
            _ => state.unseen = state.unseen.plus(Cards::of(Card::Duel, 1)),
        }
    }

    /// A2: the turner lays the replacement where it likes.
    pub(super) fn place(&self, state: &mut State, on: Table, tell: &mut impl Tell<Event>) {
        let Phase::Placing { table, card } = state.phase else { unreachable!("a card is placed") };
        self.lay(state, table, card, on, tell);
    }

    /// The card turned for one table is laid on that or another one (R12); the next table's is turned.
    fn lay(&self, state: &mut State, turned_for: Table, card: Card, on: Table, tell: &mut impl Tell<Event>) {
        state.pile[on] = state.pile[on].plus(Cards::of(card, 1));
        tell.everyone(Event::Laid { card, table: on });
        state.phase = match self.table_after(turned_for) {
            Some(table) => Phase::Turning { table, replacing: false },
            None => Phase::Rolling { seat: Seat::first(1).next().expect("one seat") }, // R14
        };
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use engine::{Game, Luck, Notation, Silent, Wish};

    use super::{Card, Cards, Cincinnati, Outcome, Phase, State};

    /// Luck that answers `below` by a script and notes how many answers each question had.
    struct Scripted<'a> {
        script: &'a [u32],
        asked: Vec<u32>,
    }

    impl Luck for Scripted<'_> {
        fn word(&mut self) -> u32 {
            unreachable!("only `below` is asked")
        }

        fn below(&mut self, n: u32) -> u32 {
            self.asked.push(n);
            self.script.get(self.asked.len() - 1).copied().unwrap_or(0)
        }
    }

    /// Every outcome of a draw with its exact chance, as a fraction of `1 / whole`.
    fn chances(game: &Cincinnati, state: &State, whole: u64) -> Vec<(Outcome, u64)> {
        let mut chances: Vec<(Outcome, u64)> = Vec::new();
        let mut open = vec![Vec::new()];
        while let Some(script) = open.pop() {
            let mut luck = Scripted { script: &script, asked: Vec::new() };
            let outcome = game.draw(state, &mut luck);
            if luck.asked.len() > script.len() {
                let n = luck.asked[script.len()];
                open.extend((0..n).map(|answer| [&script[..], &[answer]].concat()));
                continue;
            }
            let ways: u64 = luck.asked.iter().map(|n| u64::from(*n)).product();
            assert_eq!(whole % ways, 0, "the chances are multiples of 1/{whole}");
            match chances.iter_mut().find(|(known, _)| *known == outcome) {
                Some((_, chance)) => *chance += whole / ways,
                None => chances.push((outcome, whole / ways)),
            }
        }
        chances
    }

    fn chance_of(chances: &[(Outcome, u64)], outcome: &Outcome) -> u64 {
        chances.iter().find(|(known, _)| known == outcome).map_or(0, |(_, chance)| *chance)
    }

    /// A5: after one duel card has gone back it comes again with 1/24, not with 1/36; the others share what is left.
    #[test]
    fn a_returned_duel_card_comes_with_one_in_the_deck() {
        let game = Cincinnati::new(&Wish::seats(3)).unwrap();
        let state = game.parse_state("round 1; turner S0; turning A again; returns 1; known 1").unwrap();
        let whole = 24 * 35;
        let chances = chances(&game, &state, whole);
        assert_eq!(chance_of(&chances, &Outcome::Again), whole / 24);
        // 23 of the 24 places are taken by 23 of 35 unseen cards, so each has 23/24 · 1/35.
        assert_eq!(chance_of(&chances, &Outcome::Card(Card::Duel)), 23 * 5);
        assert_eq!(chance_of(&chances, &Outcome::Card(Card::Fifteen)), 23 * 6);
        assert_eq!(chances.iter().map(|(_, chance)| chance).sum::<u64>(), whole);
    }

    /// A36: with four seats every card of the deck has the same chance, a returned duel card too.
    #[test]
    fn every_card_of_the_deck_has_the_same_chance() {
        let game = Cincinnati::new(&Wish::seats(4)).unwrap();
        let state = game.parse_state("round 1; turner S0; turning A again; returns 1").unwrap();
        for (outcome, chance) in chances(&game, &state, 36) {
            let Outcome::Card(card) = outcome else { panic!("{outcome:?}") };
            assert_eq!(chance, u64::from(Cards::BOX.count(card)));
        }
    }

    /// The chances of every sequence of kinds turned, drawn one by one as the program does.
    fn drawn(game: &Cincinnati, state: &State, left: u32, whole: u64, seen: &str, found: &mut BTreeMap<String, u64>) {
        if left == 0 {
            *found.entry(seen.to_owned()).or_default() += whole;
            return;
        }
        for (outcome, chance) in chances(game, state, whole) {
            let mut next = state.clone();
            game.settle(&mut next, outcome.clone(), &mut Silent);
            next.phase = Phase::Turning { table: crate::Table::A, replacing: false };
            let kind = match outcome {
                Outcome::Card(card) => card,
                _ => Card::Duel,
            };
            drawn(game, &next, left - 1, chance, &format!("{seen} {kind}"), found);
        }
    }

    /// The same for a pile that is really shuffled: each choice of the cards in the deck, each card of it on top.
    fn shuffled(deck: &[Card], left: u32, whole: u64, seen: &str, found: &mut BTreeMap<String, u64>) {
        if left == 0 {
            *found.entry(seen.to_owned()).or_default() += whole;
            return;
        }
        for (place, card) in deck.iter().enumerate() {
            let mut rest = deck.to_vec();
            if *card != Card::Duel {
                rest.remove(place); // R13: a duel card goes back, any other stays on its table.
            }
            shuffled(&rest, left - 1, whole / deck.len() as u64, &format!("{seen} {card}"), found);
        }
    }

    /// A5, A36: drawing one by one has the same chances as a shuffled deck after twelve cards were put aside, for every
    /// sequence of three turned cards. A smaller box: fifteen cards, so a deck of three.
    #[test]
    fn drawing_is_shuffling() {
        let game = Cincinnati::new(&Wish::seats(3)).unwrap();
        let mut small = game.parse_state("round 1; turner S0; turning A").unwrap();
        small.unseen = Cards::of(Card::Duel, 4).plus(Cards::of(Card::Chips, 5)).plus(Cards::of(Card::Fifteen, 6));
        let cards: Vec<Card> = small.unseen.iter().collect();
        // 455 decks; each turn is one of up to three cards, or by drawing one of up to three places and fifteen cards.
        let whole = 455 * (6 * 15 * 14 * 13_u64).pow(3);
        let mut by_drawing = BTreeMap::new();
        drawn(&game, &small, 3, whole, "", &mut by_drawing);
        let mut by_shuffling = BTreeMap::new();
        for a in 0..15 {
            for b in 0..a {
                for c in 0..b {
                    shuffled(&[cards[a], cards[b], cards[c]], 3, whole / 455, "", &mut by_shuffling);
                }
            }
        }
        assert_eq!(by_drawing, by_shuffling);
        assert_eq!(by_drawing.values().sum::<u64>(), whole);
    }
}
