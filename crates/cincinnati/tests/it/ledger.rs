//! I3, I4, I7 to I9, I11, I12: what whole random matches add up to, on what was told.

use std::collections::BTreeMap;

use cincinnati::event::Prize;
use cincinnati::view::Moment;
use cincinnati::{Answer, Card, Cards, Choice, Cincinnati, Event, Outcome, Roll, Table, View};
use engine::{Entry, Game, Match, Seat, SeatSet, Telling, Told, Viewer, Wish};
use testkit::random::{fresh, step, whim};

use crate::laws::{every_setup, n_tables};

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
        for (wish, seed) in every_setup(seats).zip((100..).step_by(3)) {
            for seed in seed..seed + 3 {
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
        }
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
