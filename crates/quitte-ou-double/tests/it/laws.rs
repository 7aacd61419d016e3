//! The laws of every game, and the invariants of this one, on random play.

use engine::{Game, Notation, Seat, Value, Viewer, Wish};
use quitte_ou_double::choice::{Approach, Choice, Contest, Double, Stake, Target, Text, Use};
use quitte_ou_double::deck::{CardId, Category, Family, Level};
use quitte_ou_double::keeper::Keeper;
use quitte_ou_double::state::Funding;
use quitte_ou_double::view::{Moment, Part};
use quitte_ou_double::{BotLevel, Human, Money, QuitteOuDouble, SeatKind, State, View};
use testkit::laws::Subject;

use crate::script::{adults, deck, human, wish};

const A: Category = Category::Adult;
const J: Category = Category::Junior;

fn people(categories: &[Category]) -> SeatKind {
    SeatKind::People(categories.to_vec())
}

/// Every number of seats with people, mixed tables, teams, and every option that the rules look at.
pub(crate) fn every_setup(mut test: impl FnMut(&Wish, &[SeatKind])) {
    let lot = |seats| wish(seats).with("first-seat", Value::word("lot"));
    for seats in 2..=6 {
        test(&lot(seats), &adults(seats));
    }
    let bot = SeatKind::Bot;
    test(&lot(3), &[people(&[A]), bot(BotLevel::Novice), bot(BotLevel::Expert)]);
    test(&lot(4), &[people(&[J]), people(&[A]), bot(BotLevel::Steady), people(&[A])]);
    test(&lot(3), &[people(&[A, J]), people(&[A, A]), people(&[J, A, A])]);
    test(&lot(6), &[(); 6].map(|()| people(&[A, J])));
    let options = [
        ("two-seat-challenge", "swap", 2),
        ("die-faces", "two-questions", 3),
        ("die-faces", "two-riddles", 3),
        ("die-faces", "two-lucks", 4),
        ("broke-seat", "sit-out", 3),
        ("reader", "house", 3),
        ("appeals", "off", 4),
        ("end-mode", "minutes", 3),
    ];
    for (name, value, seats) in options {
        test(&lot(seats).with(name, Value::word(value)), &adults(seats));
    }
    let jackpot = wish(3).with("jackpot-start", Value::Number(200_000));
    test(&jackpot.with("rounds", Value::Number(2)), &adults(3));
    let minutes = wish(2).with("end-mode", Value::word("minutes")).with("end-finish", Value::word("turn"));
    test(&minutes, &adults(2));
}

pub(crate) fn new(wish: &Wish, seats: &[SeatKind]) -> QuitteOuDouble {
    QuitteOuDouble::new(wish, deck(), seats).unwrap()
}

/// Everything but answers and large Bancos: every Banco up to 3,000,000, every ally, every seat, every keeper.
fn thinkable(game: &QuitteOuDouble, state: &State, seat: Seat) -> Vec<Choice> {
    let mut choices = vec![
        Choice::Stake(Stake::Plain),
        Choice::Approach(Approach::Go),
        Choice::Approach(Approach::Alone),
        Choice::Approach(Approach::Change),
        Choice::Double(Double::Quit),
        Choice::Double(Double::Double),
        Choice::Target(Target::Decline),
    ];
    for used in [Use::Keep, Use::Use] {
        choices.extend([Choice::Star(used), Choice::Insure(used), Choice::Shield(used)]);
    }
    choices.extend([Contest::Accept, Contest::SecondChance, Contest::Appeal].map(Choice::Contest));
    choices.extend(Keeper::ALL.map(Choice::Discard));
    choices.extend((0..=300).map(|notes| Choice::Stake(Stake::Banco(Money::notes(notes)))));
    for other in Seat::first(8) {
        choices.push(Choice::Target(Target::Seat(other)));
        choices.extend((0..7).map(|person| Choice::Approach(Approach::Ally(human(other.number(), person)))));
    }
    if !game.awaited(state).has(seat) {
        choices.truncate(8);
    }
    choices
}

/// I1, I3 to I6, I10, I12 to I15, in one position.
fn invariants(game: &QuitteOuDouble, state: &State) {
    let view = game.view(state, Viewer::Public);
    let n = view.seats.len();
    let on_table = u8::from(view.board.as_ref().is_some_and(|board| board.funding == Funding::Banco));
    let bancos: u8 = view.seats.iter().map(|place| place.bancos).sum();
    assert_eq!(view.bank_bancos + bancos + on_table, 12, "I3");
    cards_are_somewhere_once(game, state, &view);
    if let Some(board) = &view.board {
        assert_eq!(board.pot, board.stake * (1 << board.level.number()), "I5");
        let least = if board.funding == Funding::Banco { 2 } else { 1 };
        assert!((least..=100_000).contains(&board.stake.n_notes()), "I5");
        assert!(board.funding == Funding::Banco || board.stake == Money::ONE_NOTE, "I5");
    }
    if matches!(view.moment, Moment::Rolling | Moment::Absent) {
        assert!(view.board.is_none() && view.luck.is_none(), "I6");
    }
    if let Some(ally) = view.board.as_ref().and_then(|board| board.ally) {
        let board = view.board.as_ref().unwrap();
        assert!(Some(ally.seat) != view.seat && Some(ally) != board.reader, "I10");
        assert!(view.seats[usize::from(ally.seat.number())].bot.is_none(), "I10");
    }
    let standings = game.standings(state);
    for line in &standings.0 {
        let richer = standings.0.iter().filter(|other| other.score > line.score).count();
        assert_eq!(usize::from(line.place), 1 + richer, "I13");
    }
    assert!(!standings.winners().is_empty() && standings.0.len() == n, "I13");
    secrets_are_where_they_may_be(game, state);
}

/// I4, with I9 for two seats: every id exactly once, in a pile, on the board or in a hand.
fn cards_are_somewhere_once(game: &QuitteOuDouble, state: &State, view: &View) {
    let in_use =
        |family| u8::from(view.board.as_ref().is_some_and(|board| board.family == family && board.read.is_some()));
    let kept: usize = view.seats.iter().map(|place| place.keepers.cards().count()).sum();
    assert_eq!(view.piles.question + in_use(Family::Question), 38, "I4");
    assert_eq!(view.piles.riddle + in_use(Family::Riddle), 38, "I4");
    assert_eq!(view.piles.challenge + in_use(Family::Challenge), 76, "I4");
    assert_eq!(usize::from(view.piles.luck) + kept + usize::from(view.luck.is_some()), 38, "I4");
    assert!(view.seats.len() > 2 || view.piles.challenge == 76, "I9");
    let text = game.print_state(state);
    let mut seen: Vec<&str> = text.split([' ', ';']).filter(|word| CardId::parse(word).is_some()).collect();
    // The last card is told again after it went under its pile.
    if let Some(last) = text.split("; ").find(|part| part.starts_with("last ")) {
        let told = last.split(' ').nth(3).unwrap();
        let at = seen.iter().rposition(|word| *word == told).unwrap();
        seen.remove(at);
    }
    if state_answer(&text).is_none() {
        let all = seen.len();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), all, "I4: {text}");
    }
}

fn state_answer(text: &str) -> Option<&str> {
    text.split_once("; answer ").map(|(_, answer)| answer)
}

/// Every person and every seat that can look.
pub(crate) fn viewers(game: &QuitteOuDouble) -> Vec<Viewer> {
    let view = game.view(&game.start(), Viewer::Public);
    let mut viewers: Vec<Viewer> = Viewer::all(game.seats()).collect();
    for (seat, place) in Seat::first(game.seats()).zip(&view.seats) {
        // The one person of a seat sees what the seat sees.
        if place.people.len() > 1 {
            viewers.extend((0..place.people.len() as u8).map(|person| Viewer::Person(seat, engine::Person(person))));
        }
    }
    viewers
}

/// I12, by the words of the specimen: whoever may not know an answer has it nowhere in the view.
fn secrets_are_where_they_may_be(game: &QuitteOuDouble, state: &State) {
    let public = game.view(state, Viewer::Public);
    let Some(task) = game.task(state) else { return };
    let board = public.board.as_ref().unwrap();
    let read = board.read.as_ref().unwrap();
    let settled = public.moment == Moment::Doubling;
    let voters = match public.moment {
        Moment::Voting { voters } => voters,
        _ => quitte_ou_double::People::EMPTY,
    };
    for viewer in viewers(game) {
        let view = game.view(state, viewer);
        let who: Option<Human> = match viewer {
            Viewer::Person(seat, person) => Some(Human { seat, person }),
            Viewer::Seat(seat) if view.seats[usize::from(seat.number())].people.len() == 1 => {
                Some(Human { seat, person: engine::Person(0) })
            }
            Viewer::Seat(_) | Viewer::Public => None,
        };
        let judges = who.is_some_and(|who| board.reader == Some(who) || voters.has(who));
        let plays = view.part == Part::Player && who.is_some();
        let seen = view.board.as_ref().unwrap().read.as_ref().unwrap();
        assert_eq!(seen.expected.is_some(), task.shown.is_some() && (settled || judges), "I12: {viewer:?}");
        assert_eq!(seen.red.is_some(), task.red.is_some() && (settled || judges || plays), "I12: {viewer:?}");
        assert_eq!(view.answer, public.answer, "A28: {viewer:?}");
        // The answer of this level, of a later one, or of the other category stands nowhere else.
        let text = format!("{view:?}");
        for (category, level) in Category::ALL.into_iter().flat_map(|one| Level::ALL.map(|two| (one, two))) {
            let now = level == board.level && (settled || judges || plays && task.red.is_some());
            let told = category == read.category && (level < board.level || now);
            let secret = secret_words(&read.open, category, level);
            if !told && !answered_with_it(view.answer) {
                assert!(!secret.iter().any(|words| text.contains(words)), "I12: {viewer:?} sees {secret:?} in {text}");
            }
        }
    }
}

/// What a card of the specimen expects at a level, by what its open text says: `question Q07 adult 2`.
fn secret_words(open: &str, category: Category, level: Level) -> [String; 3] {
    let card = open.split(' ').nth(1).unwrap().to_lowercase();
    let level = ["one", "two", "three"][usize::from(level.number()) - 1];
    ["answer", "secret", "word"].map(|word| format!("\"{word} {card} {} {level}", category.name()))
}

/// What the player has typed is everybody's, right or wrong.
fn answered_with_it(answer: Option<Text>) -> bool {
    answer.is_some_and(|answer| answer.as_str() != "?")
}

/// Everybody holds keepers, nobody has money, piles have been turned over, a task is about to fail.
const SELDOM: [&str; 4] = [
    "keeps 0 L01 L03 L05 L07 L08; keeps 1 L02 L04 L06; purses 50 60 70",
    "purses 0 0 10; jackpot 300; bancos 6 6 0; keeps 2 L05",
    "under L38 L34 L17 L13 L18 L16 L01 L02 L03 L04 L05 L06 L07 L08 L09 L10 L11 L12 L14 L15 L19 L20 L21 L22 L23 L24 \
     L25 L26 L27 L28 L29 L30 L31 L32 L33 L35 L36 L37",
    "person 0; purses 20 100 100; bancos 1 2 2; keeps 0 L01 L02 L08; keeps 1 L07; task E banco 80 level 2 card E31 \
     reader 2.0; attempting",
];

#[test]
fn seldom_positions_obey_the_laws() {
    let subject = Subject {
        game: &|| new(&wish(3).with("die-faces", Value::word("two-lucks")), &adults(3)),
        thinkable: &thinkable,
        invariants: &invariants,
        steps_max: 20_000,
    };
    subject.obeys_from(&SELDOM, 0..2);
}

#[test]
fn every_position_obeys_the_laws() {
    every_setup(|wish, seats| {
        let subject = Subject {
            game: &|| new(wish, seats),
            thinkable: &thinkable,
            invariants: &invariants,
            // Without a bound on void tasks there is none on the steps; random play ends long before this.
            steps_max: 20_000,
        };
        subject.obeys(0..1);
    });
}
