//! T34 to T41: the first round, three seats, the end.

use super::case;

/// T34 (R13, A1 to A3): duel cards of round 1 go back, and the turner lays what replaces them.
#[test]
fn t34_duel_cards_of_round_one() {
    case(
        "n=4; new",
        "turner S2
         card duel
         is deck 36
         card duel
         card 35000
         is awaited S2
         no S0 place A
         S2 place C
         card 15000
         is B 15000
         card duel
         card chips
         is awaited S2
         S2 place C
         is A -
         is B 15000
         is C 35000+chips
         is deck 33
         is awaited luck",
    );
}

/// T35 (A2): the same with `same-table`.
#[test]
fn t35_the_same_table() {
    case(
        "n=4; first-round-duel=same-table; new",
        "turner S2
         card duel
         card duel
         card 35000
         card 15000
         card duel
         card chips
         is A 35000
         is B 15000
         is C chips
         is deck 33
         is moment Rolling",
    );
}

/// T36 (A4): no duel for an empty table.
#[test]
fn t36_an_empty_table_is_skipped() {
    case(
        "n=4; round 1; turner S0; B 15000; C 35000+chips; S0 -, dice 66666, at A; S1 -, dice 66666, at A;
         S2 -, dice 12356, at B; S3 -, dice 12356, at C; third roll",
        "all keep
         all no
         is round 2
         is turner S1
         is moment Turning",
    );
}

/// T37 (R71 to R73, A5): three seats play at A and C.
#[test]
fn t37_three_seats() {
    case(
        "n=3; new",
        "turner S1
         is deck 24
         is supply 11
         is chips 3/3/3
         card 30000
         card 25000
         is A 30000
         is C 25000
         is deck 22
         throw 11126
         throw 11126
         throw 55566
         no S0 table B
         S0 table C
         S1 table A
         S2 table A
         is awaited S0 S2",
    );
}

/// T38 (R68 to R70, A34): equal money, and the higher cards decide.
#[test]
fn t38_equal_money() {
    case(
        "n=4; round 12; turner S0; S0 35000+30000+15000, chips 1; S1 35000+25000+20000, chips 1;
         S2 30000+30000+25000, chips 0; S3 35000+20000+15000, chips 3; over",
        "is scores 85000 85000 85000 85000
         is ranks 1 2 4 3",
    );
}

/// T39 (A34): equal money and equal cards share the rank.
#[test]
fn t39_equal_money_and_equal_cards() {
    case(
        "n=5; round 12; turner S0; chip-supply=unlimited; S0 25000+20000, chips 1; S1 -, chips 10;
         S2 25000+20000, chips 1; S3 15000+15000+15000, chips 1; S4 20000+15000, chips 2; over",
        "is scores 50000 50000 50000 50000 45000
         is ranks 1 4 1 3 5
         is winners S0 S2",
    );
}

/// T40 (R67, A33): round 12 has all four phases, and what is left belongs to nobody.
#[test]
fn t40_the_last_round() {
    case(
        "n=4; round 12; turner S0; A 15000+duel; B 35000; C 20000+chips; S0 20000, chips 0, dice 22234, at A;
         S1 30000, chips 0, dice 12366, at B; S2 15000, chips 0, dice 11112, at C; S3 -, chips 4, dice 12366, at B;
         third roll",
        "all keep
         all no
         S0 challenge S1
         fight 66666 12356
         is awaited nobody
         is scores 65000 0 45000 20000
         is B 35000",
    );
}

/// T41 (A32, A29): chips of this round are spent in its duel, and the duel is compulsory.
#[test]
fn t41_a_duel_for_nothing() {
    case(
        "n=4; round 4; turner S0; A duel+chips; S0 -, chips 0, dice 66666, at A; S1 -, chips 0, dice 12356, at B;
         S2 -, chips 0, dice 12356, at B; S3 -, chips 0, dice 12356, at B; third roll",
        "all keep
         is chips 2/0/0/0
         is supply 18
         is awaited S0
         S0 challenge S2
         throw 12356
         throw 12456
         S0 keep all
         S2 keep all
         S0 keep all
         S2 keep all
         S0 extra yes
         is chips 1/0/0/0
         is supply 19
         S0 keep -
         throw 11223
         S0 extra no
         is S0 -
         is round 5",
    );
}
