//! T12 to T24: cards, tables, order, keeping, extra rolls, chips.

use super::case;

/// T12 (R11): the first three cards.
#[test]
fn t12_the_first_three_cards() {
    case(
        "n=5; new",
        "turner S0
         card 25000
         card chips
         card 15000
         is A 25000
         is B chips
         is C 15000
         is deck 33",
    );
}

/// T13 (R14 to R18, A7, A9, A10): tables are chosen in secret, and all is shown when the last has chosen.
#[test]
fn t13_tables_are_chosen_in_secret() {
    case(
        "n=5; round 1; turner S0; A 25000; B chips; C 15000; rolling S0",
        "throw 12466
         throw 23466
         throw 12455
         throw 34566
         throw 11256
         is awaited S0 S1 S2 S3 S4
         is dice - - - - -
         S3 table B
         S0 table A
         S4 table C
         S1 table B
         is at - - - - -
         is dice - - - - -
         is answered S0 S1 S3 S4
         is awaited S2
         S2 table B
         is at A B B B C
         is dice 12466 23466 12455 34566 11256
         is order-at-B S3 S1 S2
         is awaited S0 S3 S4
         S3 keep all
         is awaited S0 S1 S4
         S1 keep all
         is awaited S0 S2 S4",
    );
}

/// T14 (R23 to R28, R31): one buys a roll and collects.
#[test]
fn t14_an_extra_roll_is_bought() {
    case(
        "n=4; round 2; turner S0; A 25000; S0 -, chips 3, dice 24466, at A; S1 -, chips 0, dice 12356, at B;
         S2 -, chips 0, dice 12356, at B; S3 -, chips 0, dice 12356, at B; third roll",
        "is supply 17
         all keep
         is awaited S0
         S0 extra yes
         is chips 2/0/0/0
         is supply 18
         S0 keep 4466
         throw 4
         is dice 44466 12356 12356 12356
         is awaited S0
         S0 extra no
         is S0 25000",
    );
}

/// T15 (R29 to R41): the book's first example of collecting.
#[test]
fn t15_the_books_first_example() {
    case(
        "n=5; round 2; turner S0; A 25000; B chips; C 15000; S0 -, dice 25555, at A; S1 -, dice 11244, at C;
         S2 -, dice 12444, at A; S3 -, dice 12344, at B; S4 -, dice 13456, at B; third roll",
        "is supply 5
         all keep
         all no
         is S0 25000
         is A -
         is B -
         is chips 3/3/3/3/5
         is supply 3
         is C 15000
         is discard chips",
    );
}

/// T16 (R29 to R41): the book's second example of collecting.
#[test]
fn t16_the_books_second_example() {
    case(
        "n=5; round 4; turner S0; A 30000; B 20000+35000; C 15000+20000; S0 -, dice 11234, at C;
         S1 -, dice 11123, at C; S2 -, dice 33566, at B; S3 -, dice 23455, at B; S4 -, dice 11223, at C; third roll",
        "all keep
         all no
         is S3 20000+35000
         is S1 15000+20000
         is S0 -
         is S2 -
         is S4 -
         is A 30000",
    );
}

/// T17 (A10): more money, then the better dice, then clockwise from the turner.
#[test]
fn t17_richest_first() {
    case(
        "n=4; round 6; turner S2; S0 25000+15000, dice 22345, at A; S1 30000+25000, dice 12356, at A;
         S2 20000+20000, dice 15566, at A; S3 25000+15000, dice 22345, at A; third roll",
        "is order S1 S3 S0 S2
         is awaited S1",
    );
}

/// T18 (A11): chips are no money in that order.
#[test]
fn t18_chips_are_no_money() {
    case(
        "n=4; round 6; turner S0; S0 15000, chips 6, dice 66666, at A; S1 20000, chips 0, dice 12356, at A;
         S2 -, chips 3, dice 55555, at A; S3 -, chips 0, dice 11111, at A; third roll",
        "is order S1 S0 S2 S3",
    );
}

const T19: &str = "n=4; round 3; turner S0; S0 15000, dice 11346, at A; S1 35000, dice 33366, at A;
     S2 -, dice 11256, at C; S3 20000, dice 23456, at B; second roll";

/// T19 (A9, A12): at each table one after another.
#[test]
fn t19_keeping_in_order() {
    case(
        T19,
        "is awaited S1 S2 S3
         no S0 keep 11
         S3 keep all
         is awaited S1 S2
         S1 keep all
         is awaited S0 S2
         no S0 keep 111
         S0 keep 11
         S2 keep 112
         is awaited luck
         throw 156
         is awaited luck
         throw 26
         is dice 11156 33366 11226 23456
         is awaited S1 S2 S3",
    );
}

/// T20 (A9): the same, sealed.
#[test]
fn t20_keeping_sealed() {
    case(
        &format!("keep-order=simultaneous; {T19}"),
        "is awaited S0 S1 S2 S3
         S0 keep 11
         is answered S0
         is kept ? ? ? ?
         S1 keep all
         S2 keep 112
         is kept ? ? ? ?
         S3 keep all
         is kept 11 33366 112 23456
         throw 156
         throw 26
         is dice 11156 33366 11226 23456
         is awaited S0 S1 S2 S3",
    );
}

/// T21 (R21, A12): who keeps everything declines this roll only.
#[test]
fn t21_declining_a_roll() {
    case(
        "n=4; round 2; turner S0; A 25000; B 20000; C 30000; S0 -, chips 0, dice 15666, at A;
         S1 -, chips 0, dice 22345, at B; S2 -, chips 0, dice 11222, at C; S3 15000, chips 0, dice 11125, at C;
         second roll",
        "is awaited S0 S1 S3
         all keep
         is moment keeping Third
         S0 keep 666
         S1 keep all
         S3 keep all
         S2 keep 1122
         throw 66
         throw 1
         is S0 25000
         is S1 20000
         is S2 30000
         is S3 15000
         is round 3",
    );
}

/// T22 (A13, A14): pass by pass, in an order that is made anew.
#[test]
fn t22_passes_of_extra_rolls() {
    case(
        "n=4; round 5; turner S0; A 15000; B 20000; C 25000; S0 -, chips 1, dice 23455, at A;
         S1 30000, chips 0, dice 23466, at A; S2 35000, chips 2, dice 12346, at B; S3 -, chips 1, dice 11245, at C;
         third roll",
        "is supply 16
         all keep
         is order S2 S0 S3
         is awaited S2
         S2 extra no
         is awaited S0
         S0 extra yes
         is awaited S3
         S3 extra yes
         is chips 0/0/2/0
         is supply 18
         is awaited S0 S3
         S0 keep 55
         S3 keep 112
         throw 155
         throw 12
         is awaited S2
         S2 extra yes
         is awaited S2
         S2 keep 1234
         throw 5
         is awaited S2
         S2 extra no
         is chips 0/0/1/0
         is supply 19
         is S0 15000
         is S1 30000
         is S2 20000+35000
         is S3 25000",
    );
}

const T23: &str = "n=6; round 4; turner S0; A chips; B 15000+chips; S0 -, chips 3, dice 66666, at A;
     S1 -, chips 3, dice 12345, at B; S2 -, chips 3, dice 12356, at C; S3 -, chips 3, dice 12356, at C;
     S4 -, chips 3, dice 12356, at C; S5 -, chips 2, dice 12356, at C; third roll";

/// T23 (A23, A24): A is paid before B, and the supply ends.
#[test]
fn t23_the_supply_is_short() {
    case(
        T23,
        "is supply 3
         all keep
         all no
         is chips 5/4/3/3/3/2
         is supply 0
         is S1 15000",
    );
}

/// T24 (A23): the same without end.
#[test]
fn t24_the_supply_has_no_end() {
    case(
        &format!("chip-supply=unlimited; {T23}"),
        "all keep
         all no
         is chips 5/5/3/3/3/2",
    );
}
