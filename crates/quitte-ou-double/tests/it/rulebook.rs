//! Every vector of section 5 but the typed answers (T53 to T57, in `answers.rs`), in its own words.

use engine::Game;

use crate::script::{Script, case};

/// T1 (R17, R21, R12).
#[test]
fn t01_quit_after_level_1() {
    case("n=3", "question; plain; ok; quit", "purses 110 100 100; jackpot 0; bank out 10; rolls 1");
}

/// T2 (R19).
#[test]
fn t02_fail_at_level_1() {
    case("n=3", "question; plain; no", "purses 90 100 100; jackpot 20; rolls 1");
}

/// T3 (R22, R24).
#[test]
fn t03_quit_after_level_2() {
    case("n=3", "riddle; plain; ok; double; : pot 40; ok; quit", "purses 130 100 100; bank out 30");
}

/// T4 (R23).
#[test]
fn t04_fail_at_level_2() {
    case("n=3", "riddle; plain; ok; double; no", "purses 90 100 100; jackpot 40");
}

/// T5 (R25, R27, R28): nothing is asked after level 3.
#[test]
fn t05_all_three_levels() {
    case(
        "n=3",
        "question; plain; ok; double; ok; double; : pot 80; ok",
        "purses 170 100 100; bank out 70; bottom Q01; rolls 1",
    );
}

/// T6 (R26, R28).
#[test]
fn t06_fail_at_level_3() {
    case(
        "n=3",
        "question; plain; ok; double; ok; double; no",
        "purses 90 100 100; jackpot 80; bank out 70; bottom Q01",
    );
}

/// T7 (R36, R37, R39).
#[test]
fn t07_banco_through_three_levels() {
    case(
        "n=3",
        "question; banco 50; : purses 50 100 100; : pot 100; : bank out 50; : bank bancos 6; ok; double; : pot 200; \
         : bank out 150; ok; double; : pot 400; : bank out 350; : bank bancos 6; ok",
        "purses 450 100 100; bancos 1 2 2; bank bancos 7",
    );
}

/// T8 (R37, R19).
#[test]
fn t08_banco_lost() {
    case("n=3", "question; banco 50; no", "purses 50 100 100; jackpot 100; bancos 1 2 2");
}

/// T9 (R36, R26).
#[test]
fn t09_banco_with_everything() {
    case("n=3", "question; banco 100; ok; double; ok; double; no", "purses 0 100 100; jackpot 800; bank out 700");
}

/// T10 (R34, A23, A49): seat 2 reads, so seat 1 is the only ally and nobody is asked.
#[test]
fn t10_the_only_ally() {
    case(
        "n=3",
        "challenge C01; plain; : reads 2.0; : asks nobody; ok; double; ok; double; ok",
        "purses 170 160 100; bank out 130",
    );
}

/// T11 (R34, A25).
#[test]
fn t11_an_ally_keeps_the_pay() {
    case("n=3", "challenge C01; plain; ok; double; time out", "purses 90 110 100; jackpot 40");
}

/// T12 (A25, R37).
#[test]
fn t12_another_ally_at_each_level() {
    case(
        "n=4",
        "challenge C20; banco 80; : asks 0: ally 1.0, ally 2.0; ally 2.0; ok; double; ally 1.0; ok; quit",
        "purses 340 120 110 100; bank out 270",
    );
}

/// T13 (R13).
#[test]
fn t13_the_jackpot() {
    case("jackpot 120", "jackpot", "purses 220 100 100; jackpot 0; bank out 0");
}

/// T14 (A11).
#[test]
fn t14_an_empty_jackpot() {
    case("jackpot 0", "jackpot", "purses 100 100 100; rolls 1");
}

/// T15 (R12, R18, A4).
#[test]
fn t15_a_round_of_four() {
    case(
        "n=4",
        "jackpot; question; plain; : reads 0.0; no; jackpot; jackpot",
        "purses 100 90 120 100; rolls 0; round 2; turns 4",
    );
}

/// T16 (R2, A14).
#[test]
fn t16_two_seats_roll_challenges_again() {
    case(
        "n=2",
        "face 4; : rolls 0; face 5; : rolls 0; : turns 0; question; plain; : reads 1.0; no",
        "purses 90 100; jackpot 20; turns 1",
    );
}

/// T17 (A14).
#[test]
fn t17_two_seats_swap_challenges() {
    case(
        "n=2; two-seat-challenge=swap",
        "face 4; plain; : text question Q01 adult 1; no; face 5; plain; : text arithmetic E01 adult 1; ok; quit",
        "purses 90 110; jackpot 20",
    );
}

/// T18 (A12): no stake decision.
#[test]
fn t18_grace_won() {
    case(
        "purses 0 100 100",
        "question; : asks 0: answer answer q01 adult one, answer ?; : pot 20; ok; quit",
        "purses 20 100 100; bank out 20",
    );
}

/// T19 (A12).
#[test]
fn t19_grace_lost() {
    case("purses 0 100 100", "question; no", "purses 0 100 100; jackpot 20");
}

/// T20 (A12).
#[test]
fn t20_sitting_out() {
    case(
        "broke-seat=sit-out; purses 0 0 100",
        "question; : rolls 1; luck L09",
        "purses 0 20 100; rolls 2; bank out 20",
    );
}

/// T21 (A15, A49).
#[test]
fn t21_who_is_asked_for_a_stake() {
    case(
        "purses 10 20 100; bancos 2 2 0",
        "question; : asks 0: answer answer q01 adult one, answer ?; no; \
         question; : asks 1: plain, banco 20; : refuses banco 10; : refuses banco 30; plain; no; \
         question; : asks 2: answer answer q03 adult one, answer ?; no",
        "purses 0 10 90; jackpot 60",
    );
}

/// T22 (A15).
#[test]
fn t22_bancos_that_cannot_be() {
    case("n=3", "question; : refuses banco 25; : refuses banco 110; banco 20; no", "purses 80 100 100; jackpot 40");
}

/// T23 (A33).
#[test]
fn t23_paying_all_while_money_lasts() {
    case("n=4; purses 20 50 60 70", "luck L28", "purses 0 60 70 70; bottom L28");
}

/// T24 (A33).
#[test]
fn t24_all_pay_who_can() {
    case("n=4; purses 20 0 60 70", "luck L12", "purses 40 0 50 60");
}

/// T25 (A35).
#[test]
fn t25_a_tenth_rounded_up() {
    case("purses 110 100 100", "luck L36", "purses 90 100 100; jackpot 20");
}

/// T26 (A35).
#[test]
fn t26_a_fifth_within_bounds() {
    case("purses 60 100 100", "luck L20", "purses 80 100 100");
    case("purses 900 100 100", "luck L20", "purses 1000 100 100");
    case("purses 0 100 100", "luck L20", "purses 10 100 100");
}

/// T27 (A35).
#[test]
fn t27_half_the_jackpot() {
    case("jackpot 70", "luck L15", "purses 130 100 100; jackpot 40");
}

/// T28 (A17, A39).
#[test]
fn t28_no_banco_card_left() {
    case("n=6", "luck L16", "purses 120 100 100 100 100 100; bancos 2 2 2 2 2 2; bank bancos 0");
}

/// T29 (A17).
#[test]
fn t29_a_banco_card_from_the_bank() {
    case("n=4", "luck L16", "purses 100 100 100 100; bancos 3 2 2 2; bank bancos 3");
}

/// T30 (A34).
#[test]
fn t30_the_richest_of_equals() {
    case("n=4; purses 100 50 90 90", "luck L14", "purses 130 50 60 90");
}

/// T31 (A36, A32).
#[test]
fn t31_a_shield() {
    case(
        "n=2",
        "luck L05; : keeps 0 L05; jackpot; luck L27; : asks 0: keep shield, shield; shield",
        "purses 100 100; jackpot 0; bottom L05 L27",
    );
}

/// T32 (A36, A21).
#[test]
fn t32_a_second_chance() {
    let mut script = case("keeps 0 L01", "question; plain; no; : asks 0: accept, second-chance, appeal", "");
    for (seat, person) in [(0, 0), (1, 0)] {
        assert_eq!(script.seen_by(seat, person).board.unwrap().read.unwrap().expected, None, "still hidden");
    }
    for act in ["second-chance", "ok", "quit"] {
        script.perform(act);
    }
    for part in ["purses 110 100 100", "jackpot 0", "bottom L01"] {
        script.expect(part);
    }
}

/// T33 (A30, A36).
#[test]
fn t33_no_second_chance_after_an_appeal_or_in_a_challenge() {
    case(
        "n=4; keeps 0 L01 L02",
        "question; plain; no; appeal 0-1; : jackpot 20; : rolls 1; jackpot; : purses 90 120 100 100; jackpot; jackpot; \
         challenge; plain; ally 1.0; time out",
        "purses 80 120 100 100; jackpot 20; keeps 0 L01 L02",
    );
    // The last contest window had no second chance in it either.
    case("n=4; keeps 0 L01 L02", "challenge; plain; ally 1.0; time out; : asks 0: accept, appeal", "");
}

/// T34 (A36, A18).
#[test]
fn t34_another_card() {
    case(
        "keeps 0 L03",
        "riddle; plain; : text arithmetic E01 adult 1; : asks 0: go, change; : pot 20; change; \
         : text arithmetic E02 adult 1; : pot 20; ok; quit",
        "purses 110 100 100; bottom E01 E02 L03",
    );
}

/// T35 (A36).
#[test]
fn t35_insurance() {
    case(
        "keeps 0 L08",
        "question; banco 80; no; accept; : asks 0: keep insurance, insure; insure",
        "purses 70 100 100; jackpot 110",
    );
}

/// T36 (A36, A25).
#[test]
fn t36_a_star_ally() {
    case(
        "n=4; keeps 1 L07",
        "challenge C02; plain; ally 1.0; : asks 1: keep star, star; keep star; ok; : purses 90 110 100 100; double; \
         ally 1.0; star; ok; quit",
        "purses 130 150 100 100; bottom L07",
    );
}

/// T37 (A38).
#[test]
fn t37_a_skipped_turn_counts() {
    case(
        "n=2; rounds=3",
        "luck L34; jackpot; : rolls 1; : round 2; : turns 3; jackpot; jackpot; jackpot",
        "over; turns 6",
    );
}

/// T38 (A37).
#[test]
fn t38_roll_again() {
    case("n=3", "luck L18; : rolls 0; : turns 0; question; plain; ok; quit", "purses 110 100 100; turns 1; rolls 1");
}

/// T39 (A40).
#[test]
fn t39_two_rounds() {
    case("n=3; rounds=2", "jackpot; jackpot; jackpot; jackpot; jackpot; : rolls 2; jackpot", "over; turns 6");
}

/// T40 (A41).
#[test]
fn t40_the_clock_ends_the_round() {
    case(
        "n=3; end-mode=minutes",
        "jackpot; question; plain; clock-out; no; accept; : rolls 2; jackpot",
        "over; turns 3",
    );
}

/// T41 (A41).
#[test]
fn t41_the_clock_ends_the_turn() {
    case("n=3; end-mode=minutes; end-finish=turn", "jackpot; question; plain; clock-out; no", "over; turns 2");
}

/// A41: the clock runs out while the first roll of a new round is awaited, and that round is played.
#[test]
fn a41_the_new_round_is_played() {
    case("n=2; end-mode=minutes", "jackpot; jackpot; clock-out; jackpot; : rolls 1; jackpot", "over; turns 4");
}

/// T42 (A43, A44): whatever the Banco cards.
#[test]
fn t42_shared_victory() {
    case("rounds=1; purses 70 100 100; bancos 2 0 1", "jackpot; jackpot; jackpot", "over; ranks 3 1 1");
}

/// T43 (A2, A6, A23).
#[test]
fn t43_teams() {
    let script = case(
        "teams=aj,aa,aaa",
        "question; plain; : text question Q01 adult 1; : reads 2.0; no; jackpot; jackpot; \
         challenge; plain; : text draw C01 junior 1; : reads 2.1; \
         : asks 0: ally 1.0, ally 1.1, ally 2.0, ally 2.2",
        "",
    );
    // Seat 1 took the 20 of the failed question.
    let knows = |seat, person| script.seen_by(seat, person).board.unwrap().read.unwrap().red.is_some();
    let people = [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1), (2, 2)];
    assert_eq!(people.map(|(seat, person)| knows(seat, person)), [false, true, false, false, false, true, false]);
    assert!(script.view().board.unwrap().read.unwrap().red.is_none());
    // Only the one who plays is offered the decision.
    let offered = people.map(|(seat, person)| script.seen_by(seat, person).offer.is_some());
    assert_eq!(offered, [false, true, false, false, false, false, false]);
    let mut script = script;
    for act in ["ally 2.2", "ok", "quit"] {
        script.perform(act);
    }
    script.expect("purses 100 120 110");
}

/// T44 (A26, A22): the two cards that need an ally are passed over.
#[test]
fn t44_one_person_among_bots() {
    case(
        "teams=a,bot,bot; pile C03 C40 C55 C70",
        "challenge; plain; : reads house; : text list C55 adult 1; : asks nobody; ok; quit",
        "purses 110 100 100; bottom C03 C40 C55",
    );
}

/// T45 (A27).
#[test]
fn t45_void_at_level_2() {
    case("n=3", "question; plain; ok; double; void", "purses 110 100 100; jackpot 0; bank out 30; bank in 20; rolls 1");
}

/// T46 (A27).
#[test]
fn t46_void_at_level_1() {
    case(
        "n=3",
        "question; plain; void; : pot 20; : text question Q02 adult 1; no",
        "purses 90 100 100; jackpot 20; bottom Q01 Q02",
    );
}

/// T47 (A24, A49).
#[test]
fn t47_either_and_alone() {
    case(
        "n=4; pile C55 C70",
        "challenge; plain; : asks 0: alone, ally 1.0, ally 2.0; alone; ok; quit; \
         challenge; plain; : asks nobody; ok; quit",
        "purses 110 110 100 100",
    );
}

/// T48 (A20, A21): levels 1 and 2 are public, level 3 never is.
#[test]
fn t48_what_is_read_and_when() {
    let texts = |script: &Script, seat: u8| {
        let read = script.seen_by(seat, 0).board.unwrap().read.unwrap();
        (read.open.to_string(), read.expected.map(|text| text.to_string()))
    };
    let mut script = case("n=3", "question; plain", "reads 2.0");
    let open = "question Q01 adult 1".to_owned();
    assert_eq!(texts(&script, 0), (open.clone(), None));
    assert_eq!(texts(&script, 1), (open.clone(), None));
    assert_eq!(texts(&script, 2), (open.clone(), Some("answer q01 adult one".to_owned())));
    script.perform("ok");
    assert_eq!(texts(&script, 1), (open, Some("answer q01 adult one".to_owned())));
    script.perform("double");
    assert_eq!(texts(&script, 0), ("question Q01 adult 2".to_owned(), None));
    script.perform("no");
    script.perform("accept");
    let last = script.view().last.unwrap();
    let levels: Vec<_> = last.levels.iter().map(|level| level.answer.as_deref().unwrap()).collect();
    assert_eq!(levels, ["answer q01 adult one", "answer q01 adult two"]);
    assert!(!format!("{:?}", script.view()).contains("three"));
}

/// T49 (A46).
#[test]
fn t49_an_absent_seat_is_passed() {
    let script = case("n=3", "jackpot; present 0.0 2.0; : rolls 1; pass", "purses 100 100 100; rolls 2; turns 2");
    assert_eq!(script.game.awaited(&script.state), engine::Awaited::Luck);
}

/// T50 (A30).
#[test]
fn t50_votes() {
    for (votes, success) in [("2-1", true), ("1-1", true), ("1-2", false), ("0-0", false)] {
        let rest = if success { "purses 110 100 100 100" } else { "purses 90 100 100 100; jackpot 20" };
        let quit = if success { "; quit" } else { "" };
        case("n=4", &format!("question; plain; no; appeal {votes}{quit}"), rest);
    }
}

/// T51 (A30).
#[test]
fn t51_who_votes() {
    case("n=5", "challenge; plain; : reads 4.0; ally 2.0; time out; appeal; : voters 1 3 4", "");
}

/// T52 (A30).
#[test]
fn t52_a_reader_alone_does_not_vote() {
    case("n=3", "challenge; plain; time out; : rolls 1", "jackpot 20");
}

/// T58 (A4, A32).
#[test]
fn t58_the_left_neighbour() {
    case("n=4", "luck L29", "purses 80 100 100 120");
}
