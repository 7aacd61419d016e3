//! Every vector of `docs/rules/bluff-you.md`, in its own notation.

use bluff_you::choice::{Choice, Roll};
use bluff_you::view::Moment;
use bluff_you::{BluffYou, State, Tile, TileSet};
use engine::{Die, Game, Notation, Seat, Silent, Standings, Value, Viewer, Wish};

/// A situation, what is played, and what is expected, written as the rules file writes them.
#[track_caller]
fn case(situation: &str, play: &str, expected: &str) {
    let (game, before) = set_up(situation);
    let mut after = before.clone();
    for act in play.split(';').map(str::trim) {
        perform(&game, &mut after, act);
    }
    for part in expected.split(';').map(str::trim) {
        expect(&game, &before, &after, part);
    }
    // Seats that are not named are unchanged.
    let named = |seat| expected.split(';').any(|part| part.trim().starts_with(&format!("P{seat} ")));
    for seat in Seat::first(game.seats()).filter(|seat| !named(*seat)) {
        assert_eq!(owned(&game, &before, seat), owned(&game, &after, seat), "P{seat} changed");
    }
}

fn set_up(situation: &str) -> (BluffYou, State) {
    let mut wish = Wish::seats(0);
    let mut position = Vec::new();
    for part in situation.split(';').map(str::trim) {
        match part.split_once('=') {
            Some(("n", seats)) => wish.seats = seats.parse().unwrap(),
            Some(("limit", limit)) => wish = wish.with("steal-limit", Value::word(limit)),
            _ => position.push(part),
        }
    }
    let game = BluffYou::new(&wish).unwrap();
    let state = game.parse_state(&position.join("; ")).unwrap();
    (game, state)
}

/// A draw (`first P0`, `roll 225`) or a choice of whoever is awaited.
#[track_caller]
fn perform(game: &BluffYou, state: &mut State, act: &str) {
    match game.parse_outcome(act) {
        Ok(outcome) => {
            assert_eq!(game.possible(state, &outcome), Ok(()), "{act}");
            game.settle(state, outcome, &mut Silent);
        }
        Err(_) => {
            let (seat, choice) = (awaited(game, state), game.parse_choice(act).unwrap());
            assert_eq!(game.check(state, seat, &choice), Ok(()), "{act}");
            game.play(state, seat, choice, &mut Silent);
        }
    }
}

#[track_caller]
fn expect(game: &BluffYou, before: &State, after: &State, part: &str) {
    let view = game.view(after, Viewer::Public);
    let places =
        |standings: Standings| standings.0.iter().map(|line| line.place.to_string()).collect::<Vec<_>>().join(",");
    let (word, rest) = part.split_once(' ').unwrap_or((part, ""));
    match word {
        "same" => Seat::first(game.seats())
            .for_each(|seat| assert_eq!(owned(game, before, seat), owned(game, after, seat), "P{seat}")),
        "centre" => assert_eq!(view.centre.len().to_string(), rest, "centre"),
        "pts" => {
            let points: Vec<_> = view.seats.iter().map(|owner| owner.points.to_string()).collect();
            assert_eq!(points.join(","), rest, "points");
        }
        "awaits" => assert_eq!(awaits(&view.moment), rest, "awaited"),
        "legal" => assert_eq!(legal(game, after), rest, "legal choices"),
        "allowed" | "refused" => {
            let allowed = game.check(after, awaited(game, after), &game.parse_choice(rest).unwrap());
            assert_eq!(allowed.is_ok(), word == "allowed", "{part}: {allowed:?}");
        }
        "sees" => {
            let (who, what) = rest.split_once(' ').unwrap();
            let seen = |viewer| {
                let view = game.view(after, viewer);
                view.cup.or(view.last.map(|last| last.roll)).map_or("nothing".to_owned(), |roll| roll.to_string())
            };
            match who.strip_prefix('P') {
                Some(seat) => assert_eq!(seen(Viewer::Seat(Seat::new(seat.parse().unwrap()).unwrap())), what, "{part}"),
                None => Viewer::all(game.seats()).for_each(|viewer| assert_eq!(seen(viewer), what, "{viewer:?}")),
            }
        }
        "streak" => assert_eq!(view.streak.to_string(), rest, "streak"),
        "over" => assert_eq!(view.moment, Moment::Over),
        "ranks" => assert_eq!(places(game.standings(after)), rest, "ranks"),
        _ => {
            let seat: u8 = word.strip_prefix('P').unwrap().parse().unwrap();
            assert_eq!(owned(game, after, Seat::new(seat).unwrap()).to_string(), rest, "tiles of {word}");
        }
    }
}

fn awaited(game: &BluffYou, state: &State) -> Seat {
    match game.awaited(state) {
        engine::Awaited::Seats(seats) => seats.lowest().unwrap(),
        other => panic!("awaited is {other}"),
    }
}

fn owned(game: &BluffYou, state: &State, seat: Seat) -> TileSet {
    game.view(state, Viewer::Public).seats[usize::from(seat.number())].tiles
}

fn awaits(moment: &Moment) -> String {
    match moment {
        Moment::Lot => "first".to_owned(),
        Moment::Rolling { bluffer } => format!("roll P{bluffer}"),
        Moment::Acting { bluffer } => format!("act P{bluffer}"),
        Moment::Answering { claim, .. } => format!("answer P{}", claim.diviner),
        Moment::Giving { bluffer, .. } => format!("give P{bluffer}"),
        Moment::Over => "nobody".to_owned(),
    }
}

/// As in `win=20 steal=5`: the awaited seat's choices by kind.
fn legal(game: &BluffYou, state: &State) -> String {
    let mut counts = [("win", 0), ("steal", 0), ("exchange", 0), ("answer", 0), ("give", 0)];
    for choice in game.choices(state, awaited(game, state)) {
        let kind = match choice {
            Choice::Win(_) => 0,
            Choice::Steal(_) => 1,
            Choice::Exchange { .. } => 2,
            Choice::Answer(_) => 3,
            Choice::Give(_) => 4,
        };
        counts[kind].1 += 1;
    }
    let named = counts.iter().filter(|(_, n)| *n > 0).map(|(kind, n)| format!("{kind}={n}"));
    named.collect::<Vec<_>>().join(" ")
}

/// T1 (R3 to R7): the box holds 42 points.
#[test]
fn t01_points_in_the_box() {
    assert_eq!(TileSet::ALL.points(), 42);
    let by_points = [1, 2, 3, 4, 5].map(|points| TileSet::worth(points).to_string());
    assert_eq!(by_points, ["9,10,11,12", "7,8,13,14", "5,6,15,16", "4,17", "3,18"]);
}

/// T2 (R1, R3 to R7, A4, A17): the distribution of three dice, listed here and counted there by inclusion and exclusion.
#[test]
fn t02_sums_and_doubles_of_three_dice() {
    let expected = [
        (3, 1, 1, 5),
        (4, 3, 3, 4),
        (5, 6, 6, 3),
        (6, 10, 4, 3),
        (7, 15, 9, 2),
        (8, 21, 9, 2),
        (9, 25, 7, 1),
        (10, 27, 9, 1),
        (11, 27, 9, 1),
        (12, 25, 7, 1),
        (13, 21, 9, 2),
        (14, 15, 9, 2),
        (15, 10, 4, 3),
        (16, 6, 6, 3),
        (17, 3, 3, 4),
        (18, 1, 1, 5),
    ];
    let rolls: Vec<Roll> = (0..216).map(|n| Roll([n / 36, n / 6 % 6, n % 6].map(|face| Die::FACES[face]))).collect();
    assert_eq!(rolls.iter().filter(|roll| roll.has_double()).count(), 96);
    for (sum, n_rolls, n_doubles, points) in expected {
        let of_sum: Vec<_> = rolls.iter().filter(|roll| roll.sum() == sum).collect();
        assert_eq!(of_sum.len(), n_rolls, "sum {sum}");
        assert_eq!(of_sum.iter().filter(|roll| roll.has_double()).count(), n_doubles, "doubles of sum {sum}");
        assert_eq!(Tile::new(sum).unwrap().points(), points, "points of tile {sum}");
        assert_eq!(by_inclusion_and_exclusion(i64::from(sum)), n_rolls as i64, "sum {sum}");
    }
}

/// The number of rolls of three dice with this sum: sum over k of (-1)^k C(3, k) C(s - 6k - 1, 2).
fn by_inclusion_and_exclusion(sum: i64) -> i64 {
    let pairs = |n: i64| if n < 2 { 0 } else { n * (n - 1) / 2 };
    (0..=3).zip([1, -3, 3, -1]).map(|(k, sign)| sign * pairs(sum - 6 * k - 1)).sum()
}

/// T4 (R30, R31, R32, R33, R34): book: exchange of 8 and 13 for the 4.
#[test]
fn t04_book_exchange_of_8_and_13_for_the_4() {
    case("n=2; B0; P0 8,13", "roll 225; exchange 8,13 for 4", "P0 4; centre 15; pts 4,0; awaits roll P1");
}

/// T5 (R26, R28, R29, A15): book: steal table, claim 12, true, OK.
#[test]
fn t05_book_steal_table_claim_12_true_ok() {
    case(
        "n=2; B0; P0 5,9; P1 12",
        "roll 345; steal P1 12; ok",
        "same; awaits give P0; legal give=2; sees all 345; streak 1",
    );
}

/// T6 (R28, A15, A16): the same, tile given.
#[test]
fn t06_the_same_tile_given() {
    case(
        "n=2; B0; P0 5,9; P1 12",
        "roll 345; steal P1 12; ok; give 5",
        "P0 9; P1 5,12; centre 13; pts 1,4; awaits roll P1",
    );
}

/// T7 (R27, R29): book: claim 12, false, OK.
#[test]
fn t07_book_claim_12_false_ok() {
    case("n=2; B0; P0 5,9; P1 12", "roll 344; steal P1 12; ok", "P0 5,9,12; P1 -; centre 13; pts 5,0; awaits roll P1");
}

/// T8 (R27, R29): book: claim 12, true, Bluff you.
#[test]
fn t08_book_claim_12_true_bluff_you() {
    case("n=2; B0; P0 5,9; P1 12", "roll 444; steal P1 12; bluff", "P0 5,9,12; P1 -; centre 13; awaits roll P1");
}

/// T9 (R28, R29): book: claim 12, false, Bluff you.
#[test]
fn t09_book_claim_12_false_bluff_you() {
    case(
        "n=2; B0; P0 5,9; P1 12",
        "roll 166; steal P1 12; bluff; give 9",
        "P0 5; P1 9,12; centre 13; pts 3,2; awaits roll P1",
    );
}

/// T10 (R17, R18, R23): win, true, OK.
#[test]
fn t10_win_true_ok() {
    case("n=3; B0", "roll 234; win P2 9; ok", "P2 9; centre 15; awaits roll P1; sees all 234");
}

/// T11 (R19): win, false, OK.
#[test]
fn t11_win_false_ok() {
    case("n=3; B0", "roll 234; win P2 18; ok", "P0 18; centre 15; pts 5,0,0");
}

/// T12 (R20): win, true, Bluff you.
#[test]
fn t12_win_true_bluff_you() {
    case("n=3; B0", "roll 234; win P2 9; bluff", "P0 9; centre 15");
}

/// T13 (R21, R22): win, false, Bluff you; the claimed tile moves, not the rolled one.
#[test]
fn t13_win_false_bluff_you_the_claimed_tile_moves_not() {
    case("n=3; B0", "roll 234; win P2 10; bluff", "P2 10; centre 15; pts 0,0,1");
}

/// T14 (R8, R10, A2): lot, then first roll; dice secret.
#[test]
fn t14_lot_then_first_roll_dice_secret() {
    case(
        "n=4; new",
        "first P2; roll 156",
        "awaits act P2; centre 16; sees P2 156; sees P0 nothing; sees P1 nothing; sees P3 nothing",
    );
}

/// T15 (R15, R16, A12, A13): secret until the answer; the Diviner has two choices.
#[test]
fn t15_secret_until_the_answer_the_diviner_has_two_choices() {
    case("n=2; B0", "roll 156; win P1 12", "awaits answer P1; legal answer=2; sees P0 156; sees P1 nothing");
}

/// T16 (R11, R24, R30, A11): first turn, 2 seats: only wins, even with a triple.
#[test]
fn t16_first_turn_2_seats_only_wins_even_with_a() {
    case("n=2; B0", "roll 111", "legal win=16");
}

/// T17 (R12, A6): first turn, 8 seats.
#[test]
fn t17_first_turn_8_seats() {
    case("n=8; B5", "roll 446", "legal win=112");
}

/// T18 (R24, A14): second turn: one tile out, no steal.
#[test]
fn t18_second_turn_one_tile_out_no_steal() {
    case("n=2; B1; P0 9", "roll 223", "legal win=15; refused steal P0 9");
}

/// T19 (R24, A14): bluffer owns, others nothing: no steal.
#[test]
fn t19_bluffer_owns_others_nothing_no_steal() {
    case("n=3; B0; P0 9", "roll 123", "legal win=30");
}

/// T20 (R13, R25, A7): number of choices.
#[test]
fn t20_number_of_choices() {
    case("n=3; B0; P0 9; P1 12,13; P2 3,4,18", "roll 123", "legal win=20 steal=5");
}

/// T21 (R24, A14): bluffer without tiles next to rich players.
#[test]
fn t21_bluffer_without_tiles_next_to_rich_players() {
    case("n=3; B0; P1 12,13; P2 3,4,18", "roll 123", "legal win=22");
}

/// T22 (A7, A8, A10): real sum is one's own tile.
#[test]
fn t22_real_sum_is_one_s_own_tile() {
    case(
        "n=3; B0; P0 10; P1 12",
        "roll 136",
        "refused win P1 10; refused steal P1 10; allowed win P1 9; allowed steal P1 12",
    );
}

/// T23 (A7, A8, A9): real sum is with a third player.
#[test]
fn t23_real_sum_is_with_a_third_player() {
    case(
        "n=3; B0; P0 9; P1 12; P2 10",
        "roll 136",
        "refused win P1 10; refused steal P1 10; allowed steal P2 10; refused win P2 10",
    );
}

/// T24 (R12, A6): no claim to oneself.
#[test]
fn t24_no_claim_to_oneself() {
    case("n=3; B1; P1 12,13", "roll 136", "refused win P1 10; refused steal P1 12; allowed win P0 10");
}

/// T25 (R28, A15, R9): failed steal with a single tile: given at once.
#[test]
fn t25_failed_steal_with_a_single_tile_given_at_once() {
    case("n=3; B2; P0 4; P2 17", "roll 112; steal P0 4; ok", "P0 4,17; P2 -; centre 14; pts 8,0,0; awaits roll P0");
}

/// T26 (R27, R29): stealing the Diviner's only tile with the truth.
#[test]
fn t26_stealing_the_diviner_s_only_tile_with_the_truth() {
    case("n=2; B0; P0 12; P1 3", "roll 111; steal P1 3; bluff", "P0 3,12; P1 -; pts 6,0; streak 1");
}

/// T27 (R28, A15): the best tile may be given.
#[test]
fn t27_the_best_tile_may_be_given() {
    case("n=2; B0; P0 3,9,18; P1 10", "roll 111; steal P1 10; bluff; give 3", "P0 9,18; P1 3,10; pts 6,6");
}

/// T28 (R9): clockwise past the last seat.
#[test]
fn t28_clockwise_past_the_last_seat() {
    case("n=4; B3", "roll 666; win P1 18; bluff", "P3 18; awaits roll P0");
}

/// T29 (R30): no double: no exchange.
#[test]
fn t29_no_double_no_exchange() {
    case("n=2; B0; P0 8,13", "roll 245", "legal win=14; refused exchange 8,13 for 4");
}

/// T30 (A17): a triple is a double.
#[test]
fn t30_a_triple_is_a_double() {
    case("n=2; B0; P0 8,13", "roll 555", "legal win=14 exchange=2; allowed exchange 8,13 for 17");
}

/// T31 (R30): one tile is not enough.
#[test]
fn t31_one_tile_is_not_enough() {
    case("n=2; B0; P0 3", "roll 111", "legal win=15");
}

/// T32 (A18): double, two tiles, nothing fits (5+5).
#[test]
fn t32_double_two_tiles_nothing_fits_5_5() {
    case("n=2; B0; P0 3,18", "roll 111", "legal win=14");
}

/// T33 (R32, A18, A20): double, two tiles, fitting tiles all owned by others.
#[test]
fn t33_double_two_tiles_fitting_tiles_all_owned_by_others() {
    case("n=2; B0; P0 9,10; P1 7,8,13,14", "roll 115", "legal win=10 steal=4; refused exchange 9,10 for 7");
}

/// T34 (R33, A19): counting exchanges.
#[test]
fn t34_counting_exchanges() {
    case("n=2; B0; P0 7,9,10,11,12", "roll 115", "legal win=11 exchange=72");
}

/// T35 (A19, I13): most exchanges ever on offer.
#[test]
fn t35_most_exchanges_ever_on_offer() {
    case("n=2; B0; P0 5,6,7,8,9,10,11,12,13,14,15,16", "roll 661", "legal win=4 exchange=254");
}

/// T36 (R32, R33, A20): refused exchanges: points differ, one for one, 1-point tile.
#[test]
fn t36_refused_exchanges_points_differ_one_for_one_1_point() {
    case(
        "n=2; B0; P0 5,8,13",
        "roll 115",
        "refused exchange 8,13 for 6; refused exchange 5 for 6; refused exchange 8,13 for 9; refused exchange 5,8 for 17; allowed exchange 5,8 for 18",
    );
}

/// T37 (R32, R33, A19): four tiles for one.
#[test]
fn t37_four_tiles_for_one() {
    case(
        "n=2; B0; P0 9,10,11,12; P1 3",
        "roll 335; exchange 9,10,11,12 for 17",
        "P0 17; centre 14; pts 4,5; awaits roll P1",
    );
}

/// T38 (A21, R35): exchange takes the only centre tile: match goes on.
#[test]
fn t38_exchange_takes_the_only_centre_tile_match_goes_on() {
    case(
        "n=2; B0; P0 5,7,9,10,11,12,13; P1 4,6,8,14,15,16,17,18",
        "roll 166; exchange 5,7 for 3",
        "P0 3,9,10,11,12,13; centre 2; pts 11,26; awaits roll P1",
    );
}

/// T39 (R31, A13, A23): exchange reveals the dice to all.
#[test]
fn t39_exchange_reveals_the_dice_to_all() {
    case("n=3; B0; P0 8,13", "roll 336; exchange 8,13 for 4", "P0 4; centre 15; sees all 336; awaits roll P1");
}

/// T40 (A13, A22): a double that is not used stays secret until the answer.
#[test]
fn t40_a_double_that_is_not_used_stays_secret_until() {
    case("n=3; B0; P0 8,13", "roll 336; win P1 12", "awaits answer P1; sees P1 nothing; sees P2 nothing; sees P0 336");
}

/// T41 (R35, R36, R37, A24): last centre tile ends the match at once.
#[test]
fn t41_last_centre_tile_ends_the_match_at_once() {
    case(
        "n=3; B0; P0 3,4,5,6; P1 7,8,9,10,11,12; P2 13,14,15,16,17",
        "roll 246; win P1 18; ok",
        "P0 3,4,5,6,18; centre 0; over; pts 20,8,14; ranks 1,3,2",
    );
}

/// T42 (R21, R35): the same, Diviner takes it.
#[test]
fn t42_the_same_diviner_takes_it() {
    case(
        "n=3; B0; P0 3,4,5,6; P1 7,8,9,10,11,12; P2 13,14,15,16,17",
        "roll 246; win P2 18; bluff",
        "P2 13,14,15,16,17,18; over; pts 15,8,19; ranks 2,3,1",
    );
}

/// T43 (R38): equal points, fewer tiles wins.
#[test]
fn t43_equal_points_fewer_tiles_wins() {
    case(
        "n=2; B1; P0 3,4,5,6,15,16; P1 7,8,9,10,11,12,13,14,18",
        "roll 114; win P0 17; ok",
        "P1 7,8,9,10,11,12,13,14,17,18; over; pts 21,21; ranks 1,2",
    );
}

/// T44 (A25): equal points and tiles: shared win.
#[test]
fn t44_equal_points_and_tiles_shared_win() {
    case(
        "n=2; B1; P0 3,4,5,6,7,8,9,10; P1 12,13,14,15,16,17,18",
        "roll 146; win P0 11; bluff",
        "P1 11,12,13,14,15,16,17,18; over; pts 21,21; ranks 1,1",
    );
}

/// T45 (R38, A25, I11): six share the win; the seventh has as many points but more tiles.
#[test]
fn t45_six_share_the_win_the_seventh_has_as_many() {
    case(
        "n=8; B6; P0 3,9; P1 10,18; P2 4,7; P3 8,17; P4 5,6; P5 15,16; P6 11,13,14",
        "roll 345; win P7 12; bluff",
        "P6 11,12,13,14; over; pts 6,6,6,6,6,6,6,0; ranks 1,1,1,1,1,1,7,8",
    );
}

/// T46 (A25): players with nothing share the last place.
#[test]
fn t46_players_with_nothing_share_the_last_place() {
    case(
        "n=5; B0; P0 4,5,6,7,8,9,10,11; P1 12,13,14,15,16,17,18",
        "roll 111; win P1 3; bluff",
        "P0 3,4,5,6,7,8,9,10,11; over; pts 22,20,0,0,0; ranks 1,2,3,3,3",
    );
}

/// T47 (A28): twenty steals in a row: the next Bluffer may not steal.
#[test]
fn t47_twenty_steals_in_a_row_the_next_bluffer_may() {
    case("n=2; B0; P0 9; P1 12; streak=20", "roll 345", "legal win=14");
}

/// T48 (A28): the same with the option off.
#[test]
fn t48_the_same_with_the_option_off() {
    case("n=2; B0; P0 9; P1 12; streak=20; limit=off", "roll 345", "legal win=14 steal=1");
}

/// T49 (A28): the twentieth is allowed.
#[test]
fn t49_the_twentieth_is_allowed() {
    case("n=2; B0; P0 9; P1 12; streak=19", "roll 345; steal P1 12; bluff", "P0 9,12; P1 -; streak 20");
}

/// T50 (A28): a win attempt resets the count.
#[test]
fn t50_a_win_attempt_resets_the_count() {
    case(
        "n=2; B0; P0 9; P1 12; streak=20",
        "roll 345; win P1 3; bluff; roll 345",
        "P1 3,12; streak 0; legal win=13 steal=1",
    );
}

/// T51 (A28, R30): an exchange resets it too, and stays open at the limit.
#[test]
fn t51_an_exchange_resets_it_too_and_stays_open_at() {
    case("n=2; B0; P0 9,10; P1 12; streak=20", "roll 355; exchange 9,10 for 14", "P0 14; streak 0; centre 14");
}

/// T52: a whole match of 25 turns.
#[test]
fn t52_a_whole_match() {
    let law = include_str!("../../../../docs/rules/bluff-you.md");
    let (_, text) = law.split_once("```match\n").unwrap();
    let (text, _) = text.split_once("```").unwrap();
    let game = BluffYou::new(&Wish::seats(3)).unwrap();
    let mut state = game.start();
    let mut turns = 0;
    for line in text.lines() {
        let (word, rest) = line.split_once(' ').unwrap();
        match word {
            "seats" => assert_eq!(rest, "3"),
            "first" => perform(&game, &mut state, line),
            "end" => match rest.split_once(' ').unwrap() {
                ("tiles", tiles) => tiles.split("; ").for_each(|part| expect(&game, &state, &state, part)),
                ("points", points) => expect(&game, &state, &state, &format!("pts {points}")),
                ("ranks", ranks) => expect(&game, &state, &state, &format!("ranks {ranks}")),
                (_, n) => assert_eq!(n, turns.to_string()),
            },
            _ => {
                turns += 1;
                for act in rest.split("; ") {
                    let (seat, act) = act.split_once(' ').unwrap();
                    let act = act.replace("rolls", "roll");
                    if !act.starts_with("roll") {
                        assert_eq!(format!("P{}", awaited(&game, &state)), seat, "{line}");
                    }
                    perform(&game, &mut state, &act);
                }
            }
        }
    }
    assert_eq!(turns, 25);
}

/// A1, A28: what a setup may be.
#[test]
fn setups_that_do_not_fit_are_refused() {
    let refusal = |wish: Wish| BluffYou::new(&wish).unwrap_err().to_string();
    assert_eq!(refusal(Wish::seats(1)), "1 seats do not fit: this box takes 2 to 8");
    assert_eq!(refusal(Wish::seats(9)), "9 seats do not fit: this box takes 2 to 8");
    assert_eq!(refusal(Wish::seats(2).edition("new")), "there is no edition new: this box has only one");
    let wish = Wish::seats(2).with("tiles", Value::Number(9));
    assert_eq!(refusal(wish), "there is no option tiles: this box has steal-limit");
    let wish = Wish::seats(2).with("steal-limit", Value::word("sometimes"));
    assert_eq!(refusal(wish), "steal-limit cannot be sometimes: it can be on, off");
}
