//! What whole matches add up to: the invariants that a single position does not show.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use engine::{Awaited, Entry, Game, Luck, Match, Notation, SeatSet, Tell, Value, Viewer};
use quitte_ou_double::choice::{Approach, Call, Choice, Source, Use, Verdict};
use quitte_ou_double::deck::{CardId, Deck, Language};
use quitte_ou_double::event::Till;
use quitte_ou_double::state::{End, Funding};
use quitte_ou_double::view::Moment;
use quitte_ou_double::{Event, Money, Outcome, QuitteOuDouble, View};
use testkit::random::{fresh, step, whim};

use crate::laws::{every_setup, new};
use crate::script::{adults, wish};

/// Everything is told to everybody: nothing here is a secret.
#[derive(Default)]
struct Public(Vec<Event>);

impl Tell<Event> for Public {
    fn everyone(&mut self, event: Event) {
        self.0.push(event);
    }

    fn split(&mut self, _: SeatSet, _: Event, _: Event) {
        panic!("a secret was told");
    }
}

/// What has happened in one turn.
#[derive(Default)]
struct Turn {
    staked: Option<Stake>,
    insured: bool,
    star: bool,
    ally_notes: u32,
    /// The last luck card that was drawn and is not followed by anything yet.
    luck: Option<CardId>,
    luck_cards: u32,
    failures: u32,
    broken: u32,
    changes: u32,
    asked: Asked,
}

struct Stake {
    amount: Money,
    funding: Funding,
    purse: Money,
    jackpot: Money,
}

/// I11: how often each decision was asked.
#[derive(Default, Debug)]
struct Asked {
    stake: u32,
    double: u32,
    approach: u32,
    star: u32,
    contest: u32,
    insure: u32,
    shield: u32,
    target: u32,
    discard: u32,
}

struct Ledger {
    seats: u64,
    start: u64,
    bank_out: u64,
    bank_in: u64,
    turn: Turn,
}

#[test]
fn whole_matches_add_up() {
    every_setup(|wish, seats| {
        for seed in 100..108 {
            let game = new(wish, seats);
            let rounds = wish_rounds(&game);
            let mut play = fresh(game, seed);
            let mut whim = whim(seed);
            let start = play.view(Viewer::Public).jackpot.in_euros();
            let n_seats = u64::from(play.game().seats());
            let mut ledger = Ledger { seats: n_seats, start, bank_out: 0, bank_in: 0, turn: Turn::default() };
            loop {
                let before = play.view(Viewer::Public);
                let mut told = Public::default();
                if !step(&mut play, &mut whim, &mut told) {
                    break;
                }
                let after = play.view(Viewer::Public);
                ledger.enter(&play, &before, &after, &told.0);
            }
            let end = play.view(Viewer::Public);
            match rounds {
                Some(rounds) => assert_eq!(u64::from(end.turns), u64::from(rounds) * n_seats, "I7, I15"),
                None if end.turns % n_seats as u32 == 0 => {}
                None => {
                    assert!(wish.options.get("end-finish").is_some_and(|finish| finish.to_string() == "turn"), "I7");
                }
            }
        }
    });
}

fn wish_rounds(game: &QuitteOuDouble) -> Option<u8> {
    game.view(&game.start(), Viewer::Public).rounds
}

impl Ledger {
    fn enter(&mut self, play: &Match<QuitteOuDouble>, before: &View, after: &View, told: &[Event]) {
        self.count_entry(play);
        for event in told {
            self.count_event(before, event);
        }
        self.sums(after);
        self.task_that_ended(before, after);
        assert!(before.turns <= after.turns, "turns only grow");
        if after.turns > before.turns {
            self.end_of_turn();
        }
        if let (Moment::Rolling | Moment::Absent, Some(seat)) = (after.moment, after.seat) {
            assert!(!after.seats[usize::from(seat.number())].skips, "I14");
        }
    }

    fn count_entry(&mut self, play: &Match<QuitteOuDouble>) {
        let turn = &mut self.turn;
        match play.entries().last().unwrap() {
            Entry::Seat { choice, .. } => match choice {
                Choice::Stake(_) => turn.asked.stake += 1,
                Choice::Approach(approach) => {
                    turn.asked.approach += 1;
                    turn.changes += u32::from(*approach == Approach::Change);
                }
                Choice::Star(used) => {
                    turn.asked.star += 1;
                    turn.star |= *used == Use::Use;
                }
                Choice::Answer(_) => {}
                Choice::Contest(_) => turn.asked.contest += 1,
                Choice::Insure(used) => {
                    turn.asked.insure += 1;
                    turn.insured |= *used == Use::Use;
                }
                Choice::Double(_) => turn.asked.double += 1,
                Choice::Shield(_) => turn.asked.shield += 1,
                Choice::Target(_) => turn.asked.target += 1,
                Choice::Discard(_) => turn.asked.discard += 1,
            },
            Entry::House(Call::AllyLost | Call::Void) => turn.broken += 1,
            Entry::House(Call::Verdict(_) | Call::Pass | Call::ClockOut | Call::Presence(_)) => {}
            Entry::Luck(Outcome::Die(_)) => {
                let again = turn.luck.take().is_none_or(|card| ["L18", "L19"].contains(&card.to_string().as_str()));
                assert!(again, "I9");
            }
            Entry::Luck(Outcome::First(_) | Outcome::Card(_) | Outcome::Skill(_) | Outcome::Bot(_)) => {}
        }
    }

    fn count_event(&mut self, before: &View, event: &Event) {
        match event {
            Event::Paid { from, to, amount } => {
                self.bank_out += if *from == Till::Bank { amount.in_euros() } else { 0 };
                self.bank_in += if *to == Till::Bank { amount.in_euros() } else { 0 };
                if let (Till::Bank, Till::Purse(seat)) = (from, to)
                    && before.board.is_some()
                {
                    assert_ne!(Some(*seat), before.seat, "I10");
                    self.turn.ally_notes += amount.n_notes();
                }
            }
            Event::Staked { seat, stake, funding } => {
                assert!(self.turn.staked.is_none(), "I9");
                let purse = before.seats[usize::from(seat.number())].purse;
                let jackpot = before.jackpot;
                self.turn.staked = Some(Stake { amount: *stake, funding: *funding, purse, jackpot });
            }
            Event::LuckDrawn { card, .. } => {
                (self.turn.luck, self.turn.luck_cards) = (Some(*card), self.turn.luck_cards + 1);
            }
            Event::Judged { verdict: Verdict { success: false, source }, .. } => {
                self.turn.failures += u32::from(!matches!(source, Source::Appeal { .. }));
            }
            _ => {}
        }
    }

    /// I2.
    fn sums(&self, view: &View) {
        let purses: u64 = view.seats.iter().map(|place| place.purse.in_euros()).sum();
        let pot = view.board.as_ref().map_or(0, |board| board.pot.in_euros());
        let there = purses + view.jackpot.in_euros() + pot;
        assert_eq!(there + self.bank_in, 100_000 * self.seats + self.start + self.bank_out, "I2");
    }

    /// I8, I10: what one task card did to its player and to the jackpot.
    fn task_that_ended(&mut self, before: &View, after: &View) {
        let (Some(board), None) = (&before.board, &after.board) else { return };
        let staked = self.turn.staked.take().unwrap();
        let last = after.last.as_ref().unwrap();
        let own = if staked.funding == Funding::Grace { 0 } else { staked.amount.in_euros() };
        let pot = staked.amount.in_euros() << last.levels.len();
        let insured = if self.turn.insured { staked.amount.in_euros().min(50_000) } else { 0 };
        let (gain, fed) = match last.end {
            End::Failed => (insured, pot - insured),
            End::Quit | End::Done | End::Void => (pot, 0),
        };
        let purse = after.seats[usize::from(last.player.seat.number())].purse.in_euros();
        assert_eq!(purse + own, staked.purse.in_euros() + gain, "I8");
        assert_eq!(after.jackpot.in_euros(), staked.jackpot.in_euros() + fed, "I8");
        assert!(self.turn.ally_notes <= if self.turn.star { 9 } else { 6 }, "I10");
        assert_eq!(board.stake, staked.amount, "I9");
    }

    /// I11.
    fn end_of_turn(&mut self) {
        let Turn { asked, failures, broken, changes, luck_cards, .. } = std::mem::take(&mut self.turn);
        assert!(asked.stake <= 1 && asked.double <= 2 && asked.insure <= 1, "I11: {asked:?}");
        assert!(changes <= 2 && asked.approach <= 3 + changes + broken, "I11: {asked:?}");
        assert!(asked.star <= 3 + broken && asked.contest <= failures, "I11: {asked:?}");
        assert!(asked.target <= 1 && asked.discard <= 1 && asked.shield <= luck_cards, "I11: {asked:?}");
    }
}

/// Simulated people reach every branch: their verdicts, allies, appeals and second chances are examples of calls and
/// choices, and here the house speaks only when it is awaited, as in a simulation.
#[test]
fn simulated_people_reach_every_branch() {
    let mut reached = BTreeSet::new();
    every_setup(|wish, seats| (200..210).for_each(|seed| simulate(&new(wish, seats), seed, &mut reached)));
    // L38 with two kinds of keepers in hand is rare: many luck cards and a long match.
    let long = wish(6).with("die-faces", Value::word("two-lucks")).with("rounds", Value::Number(30));
    (210..230).for_each(|seed| simulate(&new(&long, &adults(6)), seed, &mut reached));
    let wanted = "plain banco go alone ally change star keep answer accept second-chance appeal insure quit double \
        shield target decline discard \
        success-machine success-reader success-appeal failure-machine failure-reader failure-clock failure-appeal \
        pass ally-lost void present \
        First Rolled Staked SatOut Paid Read PassedOver Approached Answered Judged Appealed Quit Doubled AllyLost \
        Voided LuckDrawn Kept Spent BancoMoved BancosSwapped Declined Nothing Marked Skipped Passed Present LastRound \
        Over";
    let missed: Vec<_> = wanted.split_whitespace().filter(|word| !reached.contains(*word)).collect();
    assert!(missed.is_empty(), "never reached: {missed:?}");
}

/// The first word; of a verdict the first two.
fn name(text: &str) -> String {
    let mut words = text.split([' ', '{']).filter(|word| !word.is_empty());
    let first = words.next().unwrap();
    if ["success", "failure"].contains(&first) {
        format!("{first}-{}", words.next().unwrap())
    } else {
        first.to_owned()
    }
}

/// One match as the simulation plays it; the names of all that was chosen, called and told.
fn simulate(game: &QuitteOuDouble, seed: u64, reached: &mut BTreeSet<String>) {
    let mut state = game.start();
    let (mut luck, mut whim) = (whim(!seed), whim(seed));
    let steps_max = if wish_rounds(game).is_some() { 10_000 } else { 400 }; // Nobody calls the clock out here.
    for _ in 0..steps_max {
        let mut told = Public::default();
        match game.awaited(&state) {
            Awaited::Nobody => break,
            Awaited::Luck => {
                let outcome = game.draw(&state, &mut luck);
                game.settle(&mut state, outcome, &mut told);
            }
            Awaited::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                let choice = game.nth(&state, seat, whim.below(game.count(&state, seat)));
                reached.insert(name(&game.print_choice(&choice)));
                game.play(&mut state, seat, choice, &mut told);
            }
            Awaited::House => {
                let call = game.nth_call(&state, whim.below(game.count_calls(&state)));
                reached.insert(name(&game.print_call(&call)));
                game.hear(&mut state, call, &mut told).unwrap();
            }
        }
        reached.extend(told.0.iter().map(|event| name(&format!("{event:?}"))));
    }
}

/// A19: small piles are turned over many times, and the cards that went back come again in their order.
#[test]
fn small_decks_play_too() {
    for language in Language::ALL {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../decks/sample").join(language.code());
        let names = ["deck.toml", "questions.toml", "riddles.toml", "challenges.toml", "luck.toml"];
        let texts = names.map(|name| std::fs::read_to_string(folder.join(name)).unwrap());
        let files: Vec<(&str, &str)> = names.iter().copied().zip(texts.iter().map(String::as_str)).collect();
        let sample = Arc::new(Deck::read(&files).unwrap());
        let wish = wish(4).with("deck-language", Value::word(language.code())).with("rounds", Value::Number(30));
        for seed in 0..3 {
            let game = QuitteOuDouble::new(&wish, Arc::clone(&sample), &adults(4)).unwrap();
            let mut play = fresh(game, seed);
            let mut whim = whim(seed);
            while step(&mut play, &mut whim, &mut Public::default()) {
                let (game, state) = (play.game(), play.state());
                assert_eq!(game.parse_state(&game.print_state(state)).as_ref(), Ok(state));
            }
            assert_eq!(play.view(Viewer::Public).turns, 120, "I7");
        }
    }
}
