//! The laws of every game, and the invariants of this one, on random play.

use std::collections::BTreeMap;

use cincinnati::event::Prize;
use cincinnati::view::{Moment, Offer};
use cincinnati::{Answer, Card, Cards, Choice, Cincinnati, Dice, Event, Hand, Outcome, Roll, State, Table, View};
use engine::{Awaited, Die, Entry, Game, Match, Seat, SeatSet, Telling, Told, Value, Viewer, Wish};
use testkit::laws::Subject;
use testkit::random::{fresh, step, whim};

/// Every set of options, for this number of seats.
pub(crate) fn every_setup(seats: u8, test: impl Fn(Wish)) {
    for keep in ["in-order", "simultaneous"] {
        for supply in ["twenty", "unlimited"] {
            for duel in ["choose-table", "same-table"] {
                let wish = Wish::seats(seats).with("keep-order", Value::word(keep));
                let wish = wish.with("chip-supply", Value::word(supply)).with("first-round-duel", Value::word(duel));
                test(wish);
            }
        }
    }
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

fn n_tables(game: &Cincinnati) -> u8 {
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
    if view.moment == Moment::Over {
        the_end(game, state, &view);
    }
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

fn obeys_the_laws(seats: u8) {
    every_setup(seats, |wish| {
        let subject = Subject {
            game: &|| Cincinnati::new(&wish).unwrap(),
            thinkable: &thinkable,
            invariants: &invariants,
            // Six seats: 39 a round, some 300 for the chips, and what duels and ties take.
            steps_max: 2000,
        };
        subject.obeys(0..1);
        subject.can_be_imagined(1..2);
    });
}

#[test]
fn three_seats_obey_the_laws() {
    obeys_the_laws(3);
}

#[test]
fn four_seats_obey_the_laws() {
    obeys_the_laws(4);
}

#[test]
fn five_seats_obey_the_laws() {
    obeys_the_laws(5);
}

#[test]
fn six_seats_obey_the_laws() {
    obeys_the_laws(6);
}

/// What a whole match did.
#[derive(Default)]
struct Tally {
    tables: u32,
    keeps: u32,
    challenges: u32,
    places: u32,
    paid: u32,
    received: u32,
    duel_cards: u32,
    /// Duels for a card, and for a table with its repeats.
    card_duels: u32,
    duel_sides: u32,
    /// Of the phase 2 or duel that is under way: who can be asked, how often somebody was, how often the answer was yes.
    asked: (u32, u32, u32),
    /// Who fights, until it is won.
    sides: Option<SeatSet>,
}

/// I3, I4, I8, I9, I11, I12, on what was told.
#[test]
fn whole_matches_add_up() {
    for seats in 3..=6 {
        every_setup(seats, |wish| {
            for seed in 100..103 {
                let mut play = fresh(Cincinnati::new(&wish).unwrap(), seed);
                let mut whim = whim(seed);
                let mut tally = Tally::default();
                let mut told = Told::default();
                let mut collected: Vec<(Table, Seat)> = Vec::new();
                let mut before = play.view(Viewer::Public);
                while step(&mut play, &mut whim, &mut told) {
                    let after = play.view(Viewer::Public);
                    for telling in told.0.drain(..) {
                        let Telling::Everyone(event) = telling else { continue };
                        count(&mut tally, &mut collected, &event);
                    }
                    money_moves_rightly(&before, &after);
                    before = after;
                }
                adds_up(&play, &mut tally);
            }
        });
    }
}

fn count(tally: &mut Tally, collected: &mut Vec<(Table, Seat)>, event: &Event) {
    match event {
        Event::Round { .. } => {
            collected.clear();
            assert_eq!(tally.card_duels, tally.duel_cards, "I12: every duel card is fought in its round");
        }
        Event::Collected { table, seat, cards, chips } => {
            assert!(collected.iter().all(|(other, by)| other != table && by != seat), "I8");
            assert!(*chips <= 2 * cards.count(Card::Chips), "I4");
            collected.push((*table, *seat));
            tally.received += u32::from(*chips);
            tally.duel_cards += u32::from(cards.count(Card::Duel));
        }
        Event::Opened { seats } => tally.asked = (seats.len() as u32, 0, 0),
        Event::Duel { prize, sides } => {
            let now: SeatSet = sides.iter().copied().collect();
            assert!(now.len() >= 2, "I12");
            if let Some(before) = tally.sides {
                assert!(now.minus(before).is_empty() && matches!(prize, Prize::Table(_)), "I12: a repeat");
            }
            tally.sides = Some(now);
            tally.asked = (sides.len() as u32, 0, 0);
            tally.duel_sides += sides.len() as u32;
            tally.card_duels += u32::from(matches!(prize, Prize::Card(_)));
        }
        Event::Won { seat } => {
            let sides = tally.sides.take();
            assert!(sides.is_some_and(|sides| sides.has(*seat)), "I12");
        }
        Event::Answered { answer, .. } => {
            let (seats, questions, paid) = &mut tally.asked;
            *questions += 1;
            if *answer == Answer::Yes {
                *paid += 1;
                tally.paid += 1;
            }
            assert!(*questions <= (*paid + 1) * *seats, "I11");
        }
        Event::Returned { .. }
        | Event::Replaced { .. }
        | Event::Laid { .. }
        | Event::Rolled { .. }
        | Event::Chose { .. }
        | Event::Kept { .. }
        | Event::Unsealed { .. }
        | Event::Thrown { .. }
        | Event::Stays { .. }
        | Event::Taken { .. }
        | Event::Over => {}
    }
}

/// I9: money cards shrink by one card at most, the highest, and only by a duel.
fn money_moves_rightly(before: &View, after: &View) {
    for (old, new) in before.seats.iter().zip(&after.seats) {
        if new.money.len() < old.money.len() {
            assert!(matches!(before.moment, Moment::Duel(_)), "I9");
            let highest = old.money.highest_money().unwrap();
            assert_eq!(new.money, old.money.minus(Cards::of(highest, 1)), "I9");
        }
    }
}

/// I3, I4, I11.
fn adds_up(play: &Match<Cincinnati>, tally: &mut Tally) {
    let seats = u32::from(play.game().seats());
    for entry in play.entries() {
        match entry {
            Entry::Seat { choice, .. } => match choice {
                Choice::Place(_) => tally.places += 1,
                Choice::Table(_) => tally.tables += 1,
                Choice::Keep(_) => tally.keeps += 1,
                Choice::Challenge(_) => tally.challenges += 1,
                Choice::Extra(_) => {}
            },
            Entry::Luck(Outcome::Turner(_) | Outcome::Card(_) | Outcome::Again | Outcome::Throw(_)) => {}
            Entry::House(call) => match *call {},
        }
    }
    assert_eq!(tally.tables, 12 * seats, "I11");
    assert_eq!(tally.keeps, 24 * seats + 2 * tally.duel_sides + tally.paid, "I11");
    assert_eq!(tally.challenges, tally.duel_cards, "I11, I12");
    assert!(tally.challenges <= 6, "I11");
    assert!(tally.places <= u32::from(n_tables(play.game())), "I11");
    let chips: u32 = play.view(Viewer::Public).seats.iter().map(|seat| u32::from(seat.chips)).sum();
    assert_eq!(chips, 3 * seats + tally.received - tally.paid, "I3");
    assert!(tally.received <= 12 && tally.paid <= 3 * seats + tally.received, "I4");
}

/// I7: a re-roll keeps the kept dice and replaces exactly the others.
#[test]
fn throws_replace_what_was_not_kept() {
    for seats in 3..=6 {
        let mut play = fresh(Cincinnati::new(&Wish::seats(seats)).unwrap(), 7);
        let mut whim = whim(7);
        let mut told = Told::default();
        let mut kept = BTreeMap::new();
        while step(&mut play, &mut whim, &mut told) {
            for telling in told.0.drain(..) {
                match telling.to(Viewer::Public) {
                    Event::Kept { seat, dice } => {
                        kept.insert(*seat, dice.unwrap());
                    }
                    Event::Thrown { seat, roll: Roll::First, thrown, dice } => {
                        assert_eq!((dice.dice(), thrown.len()), (*thrown, 5), "I7: the first roll of S{seat}");
                    }
                    Event::Thrown { seat, thrown, dice, .. } => {
                        assert_eq!(dice.dice(), kept[seat].plus(*thrown), "I7");
                    }
                    _ => {}
                }
            }
        }
    }
}
