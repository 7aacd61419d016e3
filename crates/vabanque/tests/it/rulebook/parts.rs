//! 5.2 to 5.7: setup, movement, new order, end, banknotes, counts.

use engine::{Awaited, BySeat, Entry, Game, Notation, Seat, Silent, Viewer, Wish};
use testkit::random::{fresh, step, whim};
use vabanque::money::notes;
use vabanque::rules::order::new_order;
use vabanque::view::Moment;
use vabanque::{Choice, Edition, Money, Vabanque};

use super::{awaited, by_seat, letters, of_seat, pawns, perform, rows, seat, settle};

/// Edition, seats, drawn, first pawn, order, pawns.
#[track_caller]
fn setup(row: &[&str]) {
    let [edition, seats, drawn, first_pawn, order, expected] = row[..] else { panic!("{row:?}") };
    let game = Vabanque::new(&Wish::seats(seats.parse().unwrap()).edition(edition)).unwrap();
    let mut state = game.start();
    settle(&game, &mut state, &format!("first-player {drawn}"));
    if first_pawn != "-" {
        assert_eq!(game.view(&state, Viewer::Public).moment, Moment::FirstPawn { seat: seat(drawn) });
        perform(&game, &mut state, seat(drawn), &format!("first-pawn {first_pawn}"));
    }
    let view = game.view(&state, Viewer::Public);
    assert_eq!(letters(view.order.iter().copied()), order, "order");
    assert_eq!(pawns(&view), expected, "pawns");
    assert_eq!(awaited(&game, &state), seat(drawn), "R16: the first player begins");
}

rows! { setup:
    t27_new_4_seats "T27 | new | 4 | A | - | A B C D | A1 B3 C5 D7"
    t28_new_6_seats "T28 | new | 6 | F | - | F A B C D E | A3 B5 C7 D9 E11 F1"
    t29_new_3_seats "T29 | new | 3 | B | - | B C A | A5 B1 C3"
    t30_2001_3_seats "T30 | 2001 | 3 | C | 6 | C A B | A1 B3 C6"
    t31_2001_4_seats "T31 | 2001 | 4 | D | 9 | D A B C | A2 B4 C6 D9"
    t32_2001_5_seats "T32 | 2001 | 5 | D | 8 | D E A B C | A2 B4 C6 D8 E10"
    t33_2001_6_seats "T33 | 2001 | 6 | C | 12 | C D E F A B | A8 B10 C12 D2 E4 F6"
}

/// Seats, from table, steps, to table.
#[track_caller]
fn movement(row: &[&str]) {
    let [seats, from, steps, to] = row[..] else { panic!("{row:?}") };
    let game = Vabanque::new(&Wish::seats(seats.parse().unwrap())).unwrap();
    let order = letters(Seat::first(game.seats()));
    let mut state = game.parse_state(&format!("round 1; order {order}; pawns A{from}; moved 0")).unwrap();
    perform(&game, &mut state, seat("A"), &format!("move {steps}"));
    assert_eq!(game.view(&state, Viewer::Public).seats[0].pawn.unwrap().to_string(), to);
}

rows! { movement:
    t34_over_the_end "T34 | 3 | 6 | 4 | 3"
    t35_staying "T35 | 4 | 9 | 0 | 9"
    t36_to_the_last_table "T36 | 5 | 7 | 3 | 10"
    t37_from_the_last_table "T37 | 6 | 12 | 1 | 1"
    t38_four_over_the_end "T38 | 6 | 11 | 4 | 3"
}

/// Order just played, money, next order.
#[track_caller]
fn order(row: &[&str]) {
    let [played, money, expected] = row[..] else { panic!("{row:?}") };
    let mut order: Vec<Seat> = played.split(' ').map(seat).collect();
    new_order(&mut order, &purses(money));
    assert_eq!(letters(order), expected);
}

fn purses(text: &str) -> BySeat<Money> {
    let mut money = BySeat::default();
    for (seat, amount) in text.split(' ').map(of_seat) {
        money[seat] = Money(amount.replace(',', "").parse().unwrap());
    }
    money
}

rows! { order:
    t39_all_equal "T39 | A B C | A0 B0 C0 | C B A"
    t40_one_tie "T40 | A B C D | A50,000 B70,000 C20,000 D50,000 | B D A C"
    t41_two_groups "T41 | A B C D E F | A30,000 B30,000 C60,000 D60,000 E60,000 F0 | E D C B A F"
    t42_the_order_just_played_counts "T42 | D A E B C | A45,000 B15,000 C15,000 D15,000 E45,000 | E A C B D"
    t43_the_same_ties_flip_back "T43 | E A C B D | A90,000 B60,000 C60,000 D60,000 E90,000 | A E D B C"
    t44_no_tie_no_reversal "T44 | F E D C B A | A10,000 B20,000 C30,000 D40,000 E50,000 F60,000 | F E D C B A"
    t45_three_pairs "T45 | B F A D C E | A5,000 B5,000 C80,000 D40,000 E80,000 F40,000 | E C D F A B"
    t46_three_poorest "T46 | C A B D | A0 B0 C35,000 D0 | C D B A"
}

/// Final money, winners, places.
#[track_caller]
fn end(row: &[&str]) {
    let [money, winners, places] = row[..] else { panic!("{row:?}") };
    let game = Vabanque::new(&Wish::seats(money.split(' ').count() as u8)).unwrap();
    let state = game.parse_state(&format!("round 4; money {money}; over")).unwrap();
    assert_eq!(game.awaited(&state), Awaited::Nobody);
    let standings = game.standings(&state);
    assert_eq!(letters(standings.winners().iter()), winners, "winners");
    assert_eq!(by_seat(standings.0.iter().map(|line| line.place)), places, "places");
}

rows! { end:
    t47_a_shared_win "T47 | A90,000 B90,000 C60,000 | A B | A1 B1 C3"
    t48_nobody_has_anything "T48 | A0 B0 C0 D0 | A B C D | A1 B1 C1 D1"
    t49_shared_places "T49 | A10,000 B75,000 C40,000 D40,000 E10,000 F5,000 | B | A4 B1 C2 D2 E4 F6"
}

/// Edition, amount, notes.
#[track_caller]
fn banknotes(row: &[&str]) {
    let [edition, amount, expected] = row[..] else { panic!("{row:?}") };
    let edition = if edition == "2001" { Edition::Of2001 } else { Edition::New };
    let money = Money(amount.replace(',', "").parse().unwrap());
    assert_eq!(money.to_string(), amount);
    let notes: Vec<_> = notes(edition, money).map(|(n, note)| format!("{n} × {note}")).collect();
    assert_eq!(notes.join(", "), expected);
}

rows! { banknotes:
    t50_notes_of_2001 "T50 | 2001 | 95,000 | 1 × 50,000, 2 × 20,000, 1 × 5,000"
    t51_notes_of_new "T51 | new | 95,000 | 1 × 50,000, 4 × 10,000, 1 × 5,000"
    t52_one_of_each "T52 | 2001 | 1,235,000 | 2 × 500,000, 2 × 100,000, 1 × 20,000, 1 × 10,000, 1 × 5,000"
    t53_more_than_the_box_holds "T53 | new | 35,280,000 | 70 × 500,000, 2 × 100,000, 1 × 50,000, 3 × 10,000"
}

/// Seats, tables, chips by value, decisions in 2001 and in new, points on all tables after phase 1 of each round.
#[track_caller]
fn counts(row: &[&str]) {
    let [seats, tables, chips, of_2001, of_new, points] = row[..] else { panic!("{row:?}") };
    for (edition, n_decisions) in [("2001", of_2001), ("new", of_new)] {
        let game = Vabanque::new(&Wish::seats(seats.parse().unwrap()).edition(edition)).unwrap();
        assert_eq!(game.view(&game.start(), Viewer::Public).tables.len().to_string(), tables, "R4");
        let mut play = fresh(game, 54);
        let mut whim = whim(54);
        let mut sums = Vec::new();
        while step(&mut play, &mut whim, &mut Silent) {
            let view = play.view(Viewer::Public);
            if view.moment == (Moment::Cards { seat: view.order[0], nth: 1 }) {
                sums.push(view.tables.iter().map(|place| place.points).sum::<u16>().to_string());
            }
        }
        assert_eq!(sums.join(" / "), points, "I2");
        let view = play.view(Viewer::Public);
        let piles = [0, 1, 2, 3].map(|value| view.tables.iter().map(|place| place.chips.0[value]).sum::<u8>());
        assert_eq!(piles.map(|pile| pile.to_string()).join(" / "), chips, "R5");
        let choices = play.entries().iter().filter(|entry| matches!(entry, Entry::Seat { .. }));
        assert_eq!(choices.count().to_string(), n_decisions, "I11");
        let idle =
            play.entries().iter().filter(|entry| matches!(entry, Entry::Seat { choice: Choice::FirstPawn(_), .. }));
        assert_eq!(idle.count(), usize::from(edition == "2001"), "R10, R11");
    }
}

rows! { counts:
    t54_3_seats "T54 | 3 | 7 | 12 / 9 / 6 / 3 | 79 | 78 | 60 / 150 / 270 / 420"
    t55_4_seats "T55 | 4 | 9 | 16 / 12 / 8 / 4 | 105 | 104 | 80 / 200 / 360 / 560"
    t56_5_seats "T56 | 5 | 10 | 20 / 15 / 10 / 5 | 131 | 130 | 100 / 250 / 450 / 700"
    t57_6_seats "T57 | 6 | 12 | 24 / 18 / 12 / 6 | 157 | 156 | 120 / 300 / 540 / 840"
}
