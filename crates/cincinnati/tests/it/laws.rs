//! The laws of every game, and the invariants of this one, on random play.

use std::cmp::Reverse;

use cincinnati::event::Prize;
use cincinnati::setup::KeepOrder;
use cincinnati::view::{Moment, Offer, SeatView};
use cincinnati::{Answer, Card, Cards, Choice, Cincinnati, Dice, Hand, State, Table, View};
use engine::{Awaited, Die, Game, Seat, Value, Viewer, Wish};
use testkit::laws::Subject;

/// Every set of options, for this number of seats.
pub(crate) fn every_setup(seats: u8) -> impl Iterator<Item = Wish> {
    (0..8).map(move |n| {
        let word = |words: [&'static str; 2], place: usize| Value::word(words[n >> place & 1]);
        Wish::seats(seats)
            .with("keep-order", word(["in-order", "simultaneous"], 0))
            .with("chip-supply", word(["twenty", "unlimited"], 1))
            .with("first-round-duel", word(["choose-table", "same-table"], 2))
    })
}

/// Every table, opponent and answer; and to keep: every part of some hands, of one's own among them.
fn thinkable(game: &Cincinnati, state: &State, seat: Seat) -> Vec<Choice> {
    let mut choices = vec![Choice::Extra(Answer::Yes), Choice::Extra(Answer::No)];
    choices.extend(Table::ALL.map(Choice::Table));
    choices.extend(Table::ALL.map(Choice::Place));
    choices.extend(Seat::first(8).map(Choice::Challenge));
    let own = match game.view(state, Viewer::Seat(seat)).offer {
        Some(Offer::Keep { dice, .. }) => Some(dice),
        _ => None,
    };
    // The own dice, and the same with one face changed into another.
    for hand in own.into_iter().chain(Hand::at(1)) {
        choices.extend(parts(hand.dice()));
        let Some(lowest) = hand.dice().iter().next() else { continue };
        choices.extend(Die::FACES.map(|die| Choice::Keep(hand.dice().minus(Dice::one(lowest)).plus(Dice::one(die)))));
    }
    choices
}

fn parts(dice: Dice) -> impl Iterator<Item = Choice> {
    (0..dice.n_parts()).map(move |n| Choice::Keep(dice.nth_part(n)))
}

pub(crate) fn n_tables(game: &Cincinnati) -> u8 {
    game.tables().len() as u8
}

/// The cards that lie open: on the tables, before the seats, discarded, or waiting to be placed.
fn open_cards(view: &View) -> Vec<Card> {
    let mut cards: Vec<Card> = view.discard.iter().collect();
    view.tables.iter().for_each(|table| cards.extend(table.pile.iter()));
    for seat in &view.seats {
        cards.extend(seat.money.iter());
        cards.extend(std::iter::repeat_n(Card::Duel, seat.duels.into()));
    }
    if let Moment::Placing { card, .. } = view.moment {
        cards.push(card);
    }
    cards
}

/// What holds in every position: I1 to I3, I5 to I7, I10, I13, I14, I16.
fn invariants(game: &Cincinnati, state: &State) {
    let view = game.view(state, Viewer::Public);
    let tables = n_tables(game);
    let open = open_cards(&view);
    for card in Card::ALL {
        let n = open.iter().filter(|other| **other == card).count();
        assert!(n <= usize::from(Cards::BOX.count(card)), "I1: {n} cards {card}");
    }
    assert_eq!(open.len() + usize::from(view.deck + view.aside), 36, "I1");
    assert_eq!(view.aside, if game.seats() == 3 { 12 } else { 0 }, "R72");
    assert_eq!(view.discard.money(), Cards::EMPTY, "I10: money is never discarded");
    let chips: u8 = view.seats.iter().map(|seat| seat.chips).sum();
    if let Some(supply) = view.supply {
        assert_eq!(chips + supply, 20, "I3");
    }
    assert!(view.seats.iter().all(|seat| seat.chips <= 15), "I4");
    let piles: Vec<Cards> = view.tables.iter().map(|table| table.pile).collect();
    assert!(piles.iter().all(|pile| pile.len() <= 11 + tables), "I5");
    let in_phase_one = matches!(view.moment, Moment::Lot | Moment::Turning { .. } | Moment::Placing { .. });
    if in_phase_one {
        assert!(view.seats.iter().all(|seat| seat.duels == 0), "I6");
        assert!(view.seats.iter().all(|seat| seat.dice.is_none() && seat.table.is_none()), "R66");
    } else {
        assert_eq!(view.deck, tables * (12 - view.round), "I2");
    }
    if view.round == 1 {
        assert!(piles.iter().all(|pile| pile.count(Card::Duel) == 0), "I5");
        assert!(!matches!(view.moment, Moment::Challenging { .. }), "I5");
    }
    if matches!(view.moment, Moment::Choosing { .. }) {
        match view.round {
            1 => assert_eq!(piles.iter().map(|pile| pile.len()).sum::<u8>(), tables, "I5"),
            _ => assert!(piles.iter().all(|pile| !pile.is_empty()), "I5"),
        }
    }
    if let Awaited::Seats(seats) = game.awaited(state) {
        for seat in seats.iter() {
            if let Choice::Keep(_) = game.nth(state, seat, 0) {
                let Choice::Keep(all) = game.nth(state, seat, game.count(state, seat) - 1) else { panic!("I16") };
                assert_eq!(all.len(), 5, "I7");
                let product: u32 = Die::FACES.iter().map(|die| u32::from(all.count(*die)) + 1).product();
                assert_eq!(game.count(state, seat), product, "I16");
            }
        }
    }
    the_richest_come_first(game, &view);
    if view.moment == Moment::Over {
        the_end(game, state, &view);
    }
}

/// A10, A11, A21: more money cards, then the better hand, then clockwise from the turner, wherever seats are in order.
fn the_richest_come_first(game: &Cincinnati, view: &View) {
    let placed = |place: u8| Seat::first(game.seats()).find(|seat| of(view, *seat).place == Some(place));
    let order: Vec<Seat> = match &view.moment {
        Moment::Keeping { .. } => (1..).map_while(placed).collect(),
        Moment::Asking { pass } => pass.iter().map(|asked| asked.seat).collect(),
        Moment::Duel(duel) if matches!(duel.prize, Prize::Table(_)) => {
            duel.sides.iter().map(|side| side.seat).collect()
        }
        // Holders stay in order although money moves (A27).
        Moment::Lot
        | Moment::Turning { .. }
        | Moment::Placing { .. }
        | Moment::Rolling { .. }
        | Moment::Choosing { .. }
        | Moment::Throwing { .. }
        | Moment::Challenging { .. }
        | Moment::Duel(_)
        | Moment::Over => return,
    };
    let turner = view.turner.unwrap().number();
    let key = |seat: &Seat| {
        let money: u32 = of(view, *seat).money.iter().map(Card::worth).sum();
        let clockwise = (seat.number() + game.seats() - turner) % game.seats();
        (Reverse(money), of(view, *seat).dice.unwrap().place(), clockwise)
    };
    assert!(order.is_sorted_by_key(key), "A10: {order:?} in {view:?}");
    let decides = match view.keep_order {
        KeepOrder::InOrder => matches!(view.moment, Moment::Keeping { .. }),
        KeepOrder::Simultaneous => false,
    };
    if let (true, Moment::Keeping { waiting, deciding, .. }) = (decides, &view.moment) {
        for seat in waiting.iter() {
            let first =
                order.iter().find(|other| waiting.has(**other) && of(view, **other).table == of(view, seat).table);
            assert_eq!(deciding.has(seat), first == Some(&seat), "A9: S{seat} in {view:?}");
        }
        assert!(deciding.minus(*waiting).is_empty(), "A8: who has committed is asked again");
    }
}

fn of(view: &View, seat: Seat) -> &SeatView {
    &view.seats[usize::from(seat.number())]
}

/// I10, I13, I14.
fn the_end(game: &Cincinnati, state: &State, view: &View) {
    assert_eq!((view.round, view.deck), (12, 0), "I14");
    let standings = game.standings(state);
    let greatest = if game.seats() == 3 { 575_000 } else { 650_000 };
    for line in &standings.0 {
        assert!((0..=greatest).contains(&line.score) && line.score % 5_000 == 0, "I13");
        for other in standings.0.iter().filter(|other| other.place == line.place) {
            let holdings = |seat: Seat| {
                let seat = &view.seats[usize::from(seat.number())];
                (seat.money, seat.chips)
            };
            assert_eq!(holdings(line.seat), holdings(other.seat), "I14");
        }
    }
    let open: u32 = open_cards(view).iter().map(|card| card.worth()).sum();
    let unclaimed: u32 = view.tables.iter().map(|table| table.worth).sum();
    let chips: u32 = view.seats.iter().map(|seat| 5_000 * u32::from(seat.chips)).sum();
    let aside = 575_000 - open;
    assert!(game.seats() == 3 || aside == 0, "I10");
    let total: i64 = standings.0.iter().map(|line| line.score).sum();
    assert_eq!(total, i64::from(575_000 - unclaimed - aside + chips), "I10");
}

fn obeys_the_laws(seats: u8, positions: &[&str]) {
    for (wish, seed) in every_setup(seats).zip(0..) {
        let subject = Subject {
            game: &|| Cincinnati::new(&wish).unwrap(),
            thinkable: &thinkable,
            invariants: &invariants,
            // Six seats: 39 a round, some 300 for the chips, and what duels and ties take.
            steps_max: 2000,
        };
        // Another match for each set of options, or all eight would be nearly the same.
        subject.obeys(seed..seed + 1);
        subject.can_be_imagined(seed + 8..seed + 9);
        subject.obeys_from(positions, seed..seed + 1);
        subject.can_be_imagined_from(positions, seed + 8..seed + 9);
    }
}

/// Round 1 with duel cards that went back, once and several times, and the last round with one of them still to come.
const THREE: [&str; 4] = [
    "round 1; turner S1; returns 1; known 1; turning A again",
    "round 1; turner S2; A 25000; returns 3; known 2; turning C again",
    "round 2; turner S0; A 15000; C 20000; returns 6; known 6; turning A",
    "round 12; turner S0; S0 15000+15000+15000+15000+15000+15000; S1 20000+20000+20000+20000+20000;
     S2 25000+25000+25000+25000+25000; discard chips+chips+chips+chips+chips+chips; returns 1; known 1; turning A",
];

/// A tie of three (A20, A21), two of whom are equal again (A22); several holders, one of them with two cards (R61).
const FOUR: [&str; 3] = [
    "round 3; turner S2; A 15000; B 25000; C 30000+duel; S0 20000, chips 1, dice 11134, at C;
     S1 20000, chips 0, dice 11134, at C; S2 -, chips 0, dice 11234, at C; S3 25000, chips 1, dice 11134, at C;
     discard chips+chips; asking S3, S0",
    "round 3; turner S2; A 15000; B 25000; C 30000+duel; S0 20000, chips 1, dice 11134, at C;
     S1 20000, chips 0, dice 11134, at C; S2 -, chips 0, dice 11234, at C; S3 25000, chips 0, dice 11134, at C;
     discard chips+chips; duel C extra, S3 11166, S0 55666, S1 55666, S0 answers",
    "round 5; turner S1; A 15000; B 15000; C 15000; S0 20000+duel+duel, dice 44466, at A; S1 35000+duel, dice 12345, at B;
     S2 20000+duel, dice 11111, at C; S3 -, dice 12356, at A; discard chips+chips+chips+chips+chips; challenging S1 S2 S0",
];

/// Two chip cards, a tie and an empty supply (A23, A24).
const SIX: [&str; 1] =
    ["round 2; turner S1; A chips+chips; B 15000+20000; C 15000+duel; S0 -, chips 10, dice 66666, at A;
     S1 -, chips 10, dice 55555, at A; S2 -, chips 0, dice 12345, at B; S3 -, chips 0, dice 12345, at B;
     S4 -, chips 0, dice 11111, at C; S5 -, chips 0, dice 55666, at C; asking S0, S1"];

#[test]
fn three_seats_obey_the_laws() {
    obeys_the_laws(3, &THREE);
}

#[test]
fn four_seats_obey_the_laws() {
    obeys_the_laws(4, &FOUR);
}

#[test]
fn five_seats_obey_the_laws() {
    obeys_the_laws(5, &[]);
}

#[test]
fn six_seats_obey_the_laws() {
    obeys_the_laws(6, &SIX);
}
