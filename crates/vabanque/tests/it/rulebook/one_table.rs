//! 5.1: payout of one table.

use engine::{BySeat, SeatSet};
use vabanque::Money;
use vabanque::rules::payout::Stake;

use super::{by_seat, rows, seat};

/// Seats, points, pawns there, cards there, value, payout.
#[track_caller]
fn payout(row: &[&str]) {
    let [seats, points, pawns, cards, value, expected] = row[..] else { panic!("{row:?}") };
    let seats: u8 = seats.parse().unwrap();
    let of_kind = |kind: &str| -> SeatSet {
        cards.split(", ").filter_map(|card| card.strip_suffix(kind)).map(|owner| seat(owner.trim())).collect()
    };
    let pawns: SeatSet = if pawns == "-" { SeatSet::EMPTY } else { pawns.split(' ').map(seat).collect() };
    let stake = Stake { points: points.parse().unwrap(), pawns, raises: of_kind("raise"), traps: of_kind("trap") };
    if pawns.is_empty() {
        assert_eq!(value, "-", "R31: no pawn, no value");
    } else {
        assert_eq!(stake.value().to_string(), value, "value");
    }
    let mut gains = BySeat::<Money>::default();
    for line in stake.pawns.iter().map(|seat| stake.pawn(seat)).chain(stake.traps.iter().map(|seat| stake.trap(seat))) {
        gains[line.seat] += line.amount;
    }
    assert_eq!(by_seat(gains.first(seats)), expected, "payout");
}

rows! { payout:
    t01_book_2001_example_1 "T1 | 4 | 15 | A B | A raise, C raise, D bluff, B trap | 45 | A0 B90,000 C0 D0"
    t02_book_2001_example_2 "T2 | 4 | 15 | A B | A trap, D trap | 15 | A15,000 B0 C0 D30,000"
    t03_book_new_example_1 "T3 | 4 | 20 | B C D | A raise, B raise | 60 | A0 B60,000 C60,000 D60,000"
    t04_book_new_example_2 "T4 | 4 | 35 | B C D | A raise, B trap | 70 | A0 B210,000 C0 D0"
    t05_book_new_example_3 "T5 | 3 | 15 | A C | A trap, B trap | 15 | A15,000 B30,000 C0"
    t06_no_raise "T6 | 6 | 10 | A | - | 10 | A10,000 B0 C0 D0 E0 F0"
    t07_one_raise "T7 | 6 | 10 | A | B raise | 20 | A20,000 B0 C0 D0 E0 F0"
    t08_two_raises "T8 | 6 | 10 | A | A raise, B raise | 30 | A30,000 B0 C0 D0 E0 F0"
    t09_three_raises "T9 | 6 | 10 | A | A raise, B raise, C raise | 40 | A40,000 B0 C0 D0 E0 F0"
    t10_four_raises "T10 | 6 | 10 | A | A raise, B raise, C raise, D raise | 50 | A50,000 B0 C0 D0 E0 F0"
    t11_five_raises "T11 | 6 | 10 | A | B raise, C raise, D raise, E raise, F raise | 60 | A60,000 B0 C0 D0 E0 F0"
    t12_six_raises "T12 | 6 | 10 | A | A raise, B raise, C raise, D raise, E raise, F raise | 70 | A70,000 B0 C0 D0 E0 F0"
    t13_alone_on_the_own_trap "T13 | 3 | 40 | A | A trap | 40 | A40,000 B0 C0"
    t14_trapper_elsewhere "T14 | 3 | 40 | B | A trap | 40 | A40,000 B0 C0"
    t15_no_pawn_no_value "T15 | 3 | 40 | - | A trap, B raise, C raise | - | A0 B0 C0"
    t16_no_chips "T16 | 4 | 0 | A B | C raise, D trap, A raise | 0 | A0 B0 C0 D0"
    t17_three_traps_three_owners "T17 | 4 | 25 | A B C | A trap, B trap, C trap | 25 | A50,000 B50,000 C50,000 D0"
    t18_two_traps_from_afar "T18 | 5 | 25 | A B C | D trap, E trap | 25 | A0 B0 C0 D75,000 E75,000"
    t19_own_trap_finds_no_opponent "T19 | 4 | 30 | A | A trap, B trap | 30 | A0 B30,000 C0 D0"
    t20_three_cards_of_one_seat "T20 | 4 | 30 | A B C D | A raise, A bluff, A trap | 60 | A240,000 B0 C0 D0"
    t21_raises_of_the_victims "T21 | 4 | 30 | B C | B raise, C raise, D trap | 90 | A0 B0 C0 D180,000"
    t22_only_bluffs "T22 | 5 | 55 | A B C D E | A bluff, B bluff, C bluff, D bluff, E bluff | 55 | A55,000 B55,000 C55,000 D55,000 E55,000"
    t23_most_points_and_raises "T23 | 6 | 840 | A B C D E F | A raise, B raise, C raise, D raise, E raise, F raise | 5880 | A5,880,000 B5,880,000 C5,880,000 D5,880,000 E5,880,000 F5,880,000"
    t24_greatest_gain_of_a_round "T24 | 6 | 840 | A B C D E F | A raise, B raise, C raise, D raise, E raise, F raise, C trap | 5880 | A0 B0 C35,280,000 D0 E0 F0"
    t25_six_traps "T25 | 6 | 10 | A B C D E F | A trap, B trap, C trap, D trap, E trap, F trap | 10 | A50,000 B50,000 C50,000 D50,000 E50,000 F50,000"
    t26_two_traps_one_owner_there "T26 | 6 | 45 | A B D | A trap, E trap, F raise, C bluff | 90 | A180,000 B0 C0 D0 E270,000 F0"
}
