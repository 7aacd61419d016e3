//! T25 to T33: table ties and duel cards.

use super::case;

/// T25 (R37, A20, A21): equal hands at a table fight for it.
#[test]
fn t25_a_tie_is_fought() {
    case(
        "n=4; round 4; turner S0; A 15000+35000; S0 15000, chips 0, dice 44466, at A; S1 20000, chips 0, dice 44466, at A;
         S2 -, chips 0, dice 24446, at A; S3 -, chips 0, dice 12356, at B; third roll",
        "all keep
         is sides S1 S0
         throw 12335
         throw 11466
         is awaited S1
         S1 keep 33
         throw 346
         S0 keep 66
         throw 123
         S1 keep all
         S0 keep 66
         throw 345
         is S1 15000+20000+35000
         is S0 15000
         is A -",
    );
}

/// T26 (A20 to A22): three are tied, two of them again.
#[test]
fn t26_a_tie_of_three() {
    case(
        "n=4; round 4; turner S2; C 30000; S0 20000, chips 0, dice 11134, at C; S1 20000, chips 0, dice 11134, at C;
         S2 -, chips 0, dice 11234, at C; S3 25000, chips 0, dice 11134, at C; third roll",
        "all keep
         is sides S3 S0 S1
         fight 11166 55666 55666
         is sides S0 S1
         fight 12456 12356
         is S0 20000+30000
         is S1 20000
         is S3 25000",
    );
}

/// T27 (A24, A26): what is spent in the duel is in the supply before the table is paid.
#[test]
fn t27_chips_spent_in_a_tie_duel() {
    case(
        "n=6; round 4; turner S0; A chips; S0 -, chips 4, dice 11122, at A; S1 -, chips 4, dice 11122, at A;
         S2 -, chips 3, dice 12356, at B; S3 -, chips 3, dice 12356, at B; S4 -, chips 3, dice 12356, at B;
         S5 -, chips 3, dice 12356, at B; third roll",
        "is supply 0
         all keep
         all no
         is sides S0 S1
         throw 66666
         throw 12356
         S0 keep all
         S1 keep all
         S0 keep all
         S1 keep all
         is awaited S0
         S0 extra no
         S1 extra yes
         is supply 1
         S1 keep 6
         throw 1235
         is awaited S0
         S0 extra no
         S1 extra no
         is chips 5/3/3/3/3/3
         is supply 0",
    );
}

/// T28 (R54 to R63): a duel card is fought, and the highest card is taken.
#[test]
fn t28_a_duel_card() {
    case(
        "n=4; round 4; turner S0; S0 15000+duel, chips 0; S1 30000+35000+35000, chips 0; S2 -; S3 -; challenging S0",
        "is awaited S0
         no S0 challenge S0
         no S0 challenge S4
         no S1 challenge S0
         S0 challenge S1
         throw 11235
         throw 12456
         S0 keep 11
         throw 126
         S1 keep 6
         throw 1236
         S0 keep 111
         throw 45
         S1 keep 66
         throw 345
         is S0 15000+35000
         is S1 30000+35000
         is discard duel",
    );
}

/// T29 (R62): the same five dice, and the holder loses.
#[test]
fn t29_equal_dice_and_the_holder_loses() {
    case(
        "n=4; round 4; turner S0; S0 15000+duel, chips 0; S1 30000, chips 0; S2 -; S3 -; challenging S0",
        "S0 challenge S1
         fight 23445 23445
         is S0 15000
         is S1 30000
         is discard duel
         is round 5",
    );
}

/// T30 (A28): who has no money card loses nothing.
#[test]
fn t30_nothing_to_take() {
    case(
        "n=4; round 4; turner S0; S0 duel, chips 0; S1 -, chips 3; S2 -; S3 -; challenging S0",
        "S0 challenge S1
         fight 66666 12356
         is S0 -
         is S1 -
         is chips 0/3/3/3",
    );
}

/// T31 (R60, A27): the order of the holders is made once.
#[test]
fn t31_several_holders() {
    case(
        "n=4; round 4; turner S1; A duel; B duel; C duel; S0 20000, chips 0, dice 44466, at A;
         S1 35000, chips 0, dice 12345, at B; S2 20000, chips 0, dice 11111, at C; S3 -, chips 0, dice 12356, at A;
         third roll",
        "all keep
         is order S1 S2 S0
         S1 challenge S2
         fight 66666 12356
         is S1 20000+35000
         is S2 -
         is awaited S2
         S2 challenge S1
         fight 66666 12356
         is S2 35000
         is awaited S0
         S0 challenge S2
         fight 66666 12356
         is S0 20000+35000
         is S1 20000
         is S2 -
         is round 5",
    );
}

/// T32 (R61, A31): all duels of a holder before the next holder's.
#[test]
fn t32_two_duel_cards() {
    case(
        "n=4; round 4; turner S1; A duel+duel; B duel; S0 20000, chips 0, dice 44466, at A; S1 15000, chips 0, dice 12345, at B;
         S2 30000+30000, chips 0, dice 12356, at A; S3 -, chips 0, dice 12356, at A; third roll",
        "all keep
         is awaited S0
         S0 challenge S2
         fight 66666 12356
         is awaited S0
         S0 challenge S2
         fight 66666 12356
         is awaited S1
         is S0 20000+30000+30000
         is S2 -",
    );
}

/// T33 (A26): extra rolls in a duel, pass by pass.
#[test]
fn t33_extra_rolls_in_a_duel() {
    case(
        "n=4; round 4; turner S0; S0 15000+duel, chips 1; S1 35000, chips 2; S2 -, chips 0; S3 -, chips 0; challenging S0",
        "S0 challenge S1
         throw 13466
         throw 13455
         S0 keep all
         S1 keep all
         S0 keep all
         S1 keep all
         is awaited S0
         S0 extra no
         is awaited S1
         S1 extra yes
         S1 keep 55
         throw 125
         is awaited S0
         S0 extra yes
         S0 keep 66
         throw 116
         is awaited S1
         S1 extra no
         is awaited S1
         S1 extra no
         is S0 15000+35000
         is chips 0/1/0/0",
    );
}
