//! The wrong side of every limit: setups, choices, outcomes and calls that are refused, and why.

use engine::{Game, Refusal, Unfit, Value, Wish};
use quitte_ou_double::choice::{Approach, Call, Choice, Contest, Outcome, Source, Stake, Target, Text, Verdict};
use quitte_ou_double::deck::{CardId, Category};
use quitte_ou_double::keeper::Keeper;
use quitte_ou_double::{BotLevel, Human, Money, People, QuitteOuDouble, SeatKind};

use crate::script::{Script, adults, case, deck, human, wish};

fn unfit(wish: &Wish, seats: &[SeatKind]) -> String {
    QuitteOuDouble::new(wish, deck(), seats).unwrap_err().to_string()
}

fn people(n_people: usize) -> SeatKind {
    SeatKind::People(vec![Category::Adult; n_people])
}

/// A1, A5, A7: what a setup may be.
#[test]
fn setups_that_do_not_fit() {
    assert_eq!(unfit(&wish(1), &adults(1)), "1 seats do not fit: this box takes 2 to 6");
    assert_eq!(unfit(&wish(7), &adults(7)), "7 seats do not fit: this box takes 2 to 6");
    assert_eq!(unfit(&wish(3), &adults(2)), "3 seats are wished for, and 2 are filled");
    assert_eq!(unfit(&wish(2), &[people(1), people(0)]), "0 people cannot share a seat: 1 to 6 can");
    assert_eq!(unfit(&wish(2), &[people(1), people(7)]), "7 people cannot share a seat: 1 to 6 can");
    assert_eq!(unfit(&wish(3), &[people(5), people(5), people(3)]), "13 people are too many: at most 12 play");
    assert_eq!(unfit(&Wish::seats(2), &adults(2)), "the deck specimen is in en, not in fr");
    let wish = |name: &str, value| wish(2).with(name, value);
    let seat = wish("first-seat", Value::Number(2));
    assert_eq!(unfit(&seat, &adults(2)), "first-seat cannot be 2: it can be lot, or 0 to 1");
    let rounds = wish("rounds", Value::Number(31));
    assert_eq!(unfit(&rounds, &adults(2)), "rounds cannot be 31: it can be 1 to 30");
    let time = wish("question-time", Value::Number(19));
    assert_eq!(unfit(&time, &adults(2)), "question-time cannot be 19: it can be none, or 20 to 180");
    let time = wish("challenge-time", Value::word("none"));
    assert_eq!(unfit(&time, &adults(2)), "challenge-time cannot be none: it can be 20 to 180");
    let jackpot = wish("jackpot-start", Value::Number(15_000));
    assert!(matches!(QuitteOuDouble::new(&jackpot, deck(), &adults(2)), Err(Unfit::Value { .. })));
}

/// A40: rounds by seats.
#[test]
fn rounds_by_default() {
    for (seats, turns) in [(2, 24), (3, 30), (4, 32), (5, 35), (6, 36)] {
        let mut script = Script::set_up(&format!("n={seats}"));
        (0..turns).for_each(|_| script.perform("jackpot"));
        script.expect("over");
        script.expect(&format!("turns {turns}"));
    }
}

/// A5: the lot is among seats with a Junior; where there is none, among all.
#[test]
fn the_lot_looks_for_a_junior() {
    let lot = |teams: &str| Script::set_up(&format!("{teams}; first-seat=lot; lot"));
    let may_begin = |teams: &str| {
        let script = lot(teams);
        let first = |seat| Outcome::First(human(seat, 0).seat);
        (0..6).filter(|seat| script.game.possible(&script.state, &first(*seat)).is_ok()).collect::<Vec<u8>>()
    };
    assert_eq!(may_begin("teams=a,aj,bot,j"), [1, 3]);
    assert_eq!(may_begin("teams=a,aa,bot"), [0, 1, 2]);
}

#[track_caller]
fn refused(script: &Script, choice: Choice, code: &str) {
    let engine::Awaited::Seats(seats) = script.game.awaited(&script.state) else { panic!("{}", script.text()) };
    let refusal = script.game.check(&script.state, seats.lowest().unwrap(), &choice);
    assert_eq!(refusal.map_err(|refusal| refusal.code), Err(code), "{choice:?}");
}

fn banco(notes: u32) -> Choice {
    Choice::Stake(Stake::Banco(Money::notes(notes)))
}

fn ally(seat: u8, person: u8) -> Choice {
    Choice::Approach(Approach::Ally(human(seat, person)))
}

/// R36, A15, A16.
#[test]
fn bancos() {
    let script = case("purses 10000000 100 100", "question", "");
    refused(&script, banco(1), "banco-too-low");
    refused(&script, banco(100_001), "banco-over-limit");
    refused(&script, Choice::Double(quitte_ou_double::choice::Double::Quit), "other-decision-open");
    assert_eq!(script.game.check(&script.state, human(0, 0).seat, &banco(100_000)), Ok(()));
    refused(&case("n=3", "question", ""), banco(11), "banco-too-high");
    let other = human(1, 0).seat;
    assert_eq!(script.game.check(&script.state, other, &banco(2)), Err(Refusal::NOT_AWAITED));
}

/// A23, A24, 6.5.
#[test]
fn approaches() {
    let script = case("n=4", "challenge C01; plain", "");
    refused(&script, Choice::Approach(Approach::Alone), "ally-compulsory");
    refused(&script, Choice::Approach(Approach::Go), "not-a-challenge");
    refused(&script, Choice::Approach(Approach::Change), "no-other-card-now");
    refused(&script, ally(0, 0), "not-a-possible-ally");
    refused(&script, ally(3, 0), "not-a-possible-ally");
    refused(&script, ally(1, 1), "not-a-possible-ally");
    refused(&script, ally(7, 9), "not-a-possible-ally");
    let script = case("n=4; keeps 0 L03", "challenge C66; plain", "");
    refused(&script, ally(1, 0), "no-ally-for-this-card");
    let script = case("n=4; keeps 0 L03", "question; plain", "");
    refused(&script, ally(1, 0), "not-a-challenge");
    // 6.5: another card at level 1 only.
    case("keeps 0 L03", "question; plain; go; ok; double; : asks 0: answer answer q01 adult two, answer ?", "");
}

/// A28, A30, A36, A39.
#[test]
fn answers_contests_targets_and_keepers() {
    refused(&case("n=3", "question; plain", ""), Choice::Answer(Text::new("  ").unwrap()), "blank-answer");
    assert_eq!(Text::new(&"x".repeat(197)), None);
    let script = case("n=3", "question; plain; no", "");
    refused(&script, Choice::Contest(Contest::SecondChance), "no-second-chance");
    let script = case("appeals=off; keeps 0 L01", "question; plain; no", "");
    refused(&script, Choice::Contest(Contest::Appeal), "no-appeal-now");
    let script = case("n=4; purses 100 0 50 60", "luck L13", "asks 0: target 3, target 2");
    refused(&script, Choice::Target(Target::Seat(human(1, 0).seat)), "no-such-target");
    refused(&script, Choice::Target(Target::Seat(human(0, 0).seat)), "no-such-target");
    refused(&script, Choice::Target(Target::Decline), "may-not-decline");
    case("n=3", "luck L17", "asks 0: decline, target 1, target 2");
    let script = case("keeps 0 L02 L05 L06", "luck L38; keep shield", "asks 0: discard second-chance, discard shield");
    refused(&script, Choice::Discard(Keeper::Insurance), "keeper-not-held");
}

#[track_caller]
fn unheard(script: &mut Script, call: Call, code: &str) {
    let before = script.state.clone();
    assert_eq!(script.hear(call).map_err(|refusal| refusal.code), Err(code), "{call:?}");
    assert_eq!(script.state, before, "a refused call leaves no trace");
}

fn success(source: Source) -> Call {
    Call::Verdict(Verdict::success(source))
}

fn failure(source: Source) -> Call {
    Call::Verdict(Verdict::failure(source))
}

/// A29, 7.4: a verdict that cannot be true is not heard.
#[test]
fn verdicts_on_answers() {
    let mut script = case("n=3", "question; plain", "");
    unheard(&mut script, success(Source::Clock), "verdict-cannot-be");
    unheard(&mut script, success(Source::Machine), "verdict-cannot-be");
    unheard(&mut script, failure(Source::Reader), "verdict-cannot-be");
    script.play(Choice::Answer(Text::new("The Answer Q1, adult: One!").unwrap()));
    unheard(&mut script, failure(Source::Machine), "machine-says-otherwise");
    unheard(&mut script, success(Source::Reader), "verdict-cannot-be");
    unheard(&mut script, failure(Source::Clock), "verdict-cannot-be");
    assert_eq!(script.hear(success(Source::Machine)), Ok(()));
    let mut script = case("n=3", "question; plain; answer wrong", "");
    unheard(&mut script, success(Source::Machine), "machine-says-otherwise");
    unheard(&mut script, Call::Verdict(Verdict::appeal(1, 0)), "verdict-cannot-be");
    assert_eq!(script.hear(success(Source::Reader)), Ok(()));
    let mut script = case("reader=house", "question; plain; answer wrong", "");
    unheard(&mut script, success(Source::Reader), "no-human-reader");
    // 7.1: spelling is the machine's alone.
    let mut script = case("n=3", "riddle E25; plain; answer wrong", "");
    unheard(&mut script, success(Source::Reader), "no-human-reader");
    script.hear(failure(Source::Machine)).unwrap();
    script.expect("rolls 1");
}

/// A30, 7.4: performances and votes.
#[test]
fn verdicts_on_performances_and_votes() {
    let mut script = case("n=4", "challenge C01; plain; ally 1.0", "");
    unheard(&mut script, failure(Source::Machine), "verdict-cannot-be");
    assert_eq!(script.hear(failure(Source::Reader)), Ok(()));
    script.perform("appeal");
    script.expect("voters 2 3");
    unheard(&mut script, Call::Verdict(Verdict::appeal(2, 1)), "votes-do-not-add-up");
    let lie = Verdict { success: true, source: Source::Appeal { yes: 0, no: 2 } };
    unheard(&mut script, Call::Verdict(lie), "votes-do-not-add-up");
    unheard(&mut script, success(Source::Machine), "verdict-cannot-be");
    unheard(&mut script, Call::Void, "not-called-for-now");
    assert_eq!(script.hear(Call::Verdict(Verdict::appeal(1, 1))), Ok(()));
    // 7.1: nobody can draw letters in a list, so there is no fault to call; an item may be accepted.
    let mut script = case("n=4", "challenge C53; plain; alone", "");
    unheard(&mut script, failure(Source::Reader), "verdict-cannot-be");
    assert_eq!(script.hear(success(Source::Reader)), Ok(()));
    // A skill is measured: neither the reader nor an appeal has a say.
    let mut script = case("n=4", "challenge C66; plain", "");
    unheard(&mut script, success(Source::Reader), "no-human-reader");
    script.hear(failure(Source::Machine)).unwrap();
    script.expect("rolls 1");
    // A30: once per turn.
    let script = case("n=4", "question; plain; no; appeal 1-0; double; no", "");
    assert_eq!(script.asked(), "nobody");
}

/// A27, A41, A46: what the house may say, and when.
#[test]
fn calls_at_the_wrong_moment() {
    let everybody: People = [human(0, 0), human(1, 0), human(2, 0)].into_iter().collect();
    let mut script = Script::set_up("n=3");
    unheard(&mut script, Call::Pass, "seat-is-present");
    unheard(&mut script, Call::Void, "not-called-for-now");
    unheard(&mut script, Call::AllyLost, "not-called-for-now");
    unheard(&mut script, Call::ClockOut, "match-has-no-clock");
    unheard(&mut script, success(Source::Machine), "not-called-for-now");
    unheard(&mut script, Call::Presence(everybody), "presence-unchanged");
    unheard(&mut script, Call::Presence(everybody.with(human(1, 1))), "no-such-person");
    let mut script = case("end-mode=minutes", "clock-out", "");
    unheard(&mut script, Call::ClockOut, "not-called-for-now");
}

/// A46: nobody rolls for an absent seat; whoever comes back in time does.
#[test]
fn an_absent_seat_is_waited_for() {
    let script = case("n=3", "present 1.0 2.0", "rolls 0");
    assert_eq!(script.game.awaited(&script.state), engine::Awaited::House);
    assert!(script.game.possible(&script.state, &Outcome::Die(0)).is_err());
    case("n=3", "present 1.0 2.0; present 0.0 1.0 2.0; jackpot", "rolls 1");
    // A2: the first present person from the pointer on; the pointer moves behind him.
    case(
        "teams=aaa,a",
        "present 0.1 0.2 1.0; jackpot; jackpot; present 0.0 0.1 0.2 1.0; question; plain",
        "text question Q01 adult 1",
    );
}

/// A22, A23: a reader who leaves is replaced by the house for the turn, and helps nobody.
#[test]
fn a_reader_who_leaves() {
    case(
        "n=4",
        "challenge C01; plain; : reads 3.0; present 0.0 1.0 2.0; : reads house; present 0.0 1.0 2.0 3.0; : reads house",
        "asks 0: ally 1.0, ally 2.0",
    );
}

/// A27: an ally is lost, and the player chooses again; where nobody is left, the house waits.
#[test]
fn an_ally_who_leaves() {
    case(
        "n=4; keeps 1 L07",
        "challenge C01; plain; ally 1.0; star; ally-lost; : keeps 1 -; : asks nobody; ok; quit",
        "purses 110 100 110 100; bottom L07",
    );
    let stuck = "challenge C01; plain; ally-lost";
    let script = case("n=3", stuck, "asks nobody");
    assert_eq!(script.game.awaited(&script.state), engine::Awaited::House);
    case("n=3", &format!("{stuck}; void"), "text list C53 adult 1"); // A26: the next card that needs no ally.
    case("n=3", &format!("{stuck}; present 0.0 1.0 2.0; ok"), "purses 90 110 100");
    // A36: a keeper is never compulsory.
    case("n=3; keeps 0 L03", "challenge C01; plain; ally 1.0; ally-lost", "asks 0: change");
}

/// A47: a bot performs alone whatever the card, and luck speaks for it.
#[test]
fn a_bot_plays() {
    let script = case("teams=bot,a,a", "challenge C01; plain; : reads house; ok", "asks 0: quit, double");
    assert_eq!(script.view().board.unwrap().ally, None);
    let mut script = case("teams=bot,a,a", "question; plain", "");
    unheard(&mut script, failure(Source::Clock), "not-called-for-now");
    unheard(&mut script, Call::Void, "not-called-for-now");
    assert!(script.game.possible(&script.state, &Outcome::Bot(1_000)).is_err());
    for (level, chances) in [(BotLevel::Novice, [600, 400, 220]), (BotLevel::Expert, [850, 700, 500])] {
        for (number, chance) in quitte_ou_double::deck::Level::ALL.into_iter().zip(chances) {
            assert_eq!(level.per_mille(number), chance);
        }
    }
    // The steady bot: 750 fails level 1, 749 does not.
    script.settle(Outcome::Bot(749));
    script.expect("asks 0: quit, double");
}

/// A19, I4: only the next card of the right pile can come.
#[test]
fn outcomes_that_cannot_be() {
    let script = Script::set_up("n=3");
    let possible = |outcome| script.game.possible(&script.state, &outcome).map_err(|refusal| refusal.code);
    assert_eq!(possible(Outcome::Die(6)), Err("no-such-face"));
    assert_eq!(possible(Outcome::Skill(1)), Err("not-drawn-now"));
    let mut script = Script::set_up("under L09; luck-drawing");
    let card = |text| Outcome::Card(CardId::parse(text).unwrap());
    for (text, known) in [("L09", false), ("Q01", false), ("L10", true)] {
        assert_eq!(script.game.possible(&script.state, &card(text)).is_ok(), known, "{text}");
    }
    script.settle(card("L10"));
    script.expect("bottom L09 L10");
}

/// A2, A46: nobody is somebody else.
#[test]
fn humans_are_told_apart() {
    let someone: Human = human(2, 1);
    let people = People::EMPTY.with(someone);
    assert!(people.has(someone) && !people.has(human(1, 1)) && people.without(someone).is_empty());
    assert_eq!(Vec::<Vec<u8>>::from(people), vec![vec![], vec![], vec![1]]);
    assert_eq!(People::try_from(vec![vec![], vec![], vec![1]]), Ok(people));
    assert!(People::try_from(vec![vec![6]]).is_err());
}
