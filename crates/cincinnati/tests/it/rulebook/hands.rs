//! T1 to T11: the order of the 252 hands, the tables' conditions, and the odds.

use std::collections::BTreeMap;

use cincinnati::{Dice, Hand, Table};
use engine::Die;
use sha2::{Digest, Sha256};

const RULES: &str = include_str!("../../../../../docs/rules/cincinnati.md");

fn hand(digits: &str) -> Hand {
    let dice: Vec<Die> = digits.bytes().filter_map(|digit| Die::new(digit - b'0')).collect();
    Hand::new(Dice::try_from(dice).unwrap()).unwrap()
}

/// All 252, best first.
fn in_order() -> Vec<Hand> {
    (1..=252).map(|place| Hand::at(place).unwrap()).collect()
}

fn joined(hands: &[Hand], joint: &str) -> String {
    hands.iter().map(ToString::to_string).collect::<Vec<_>>().join(joint)
}

fn sha256(text: &str) -> String {
    Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The cells of the rows of the first table after this vector's name.
fn rows(vector: &str) -> impl Iterator<Item = Vec<&'static str>> {
    let after = &RULES[RULES.find(&format!("**{vector}**")).unwrap()..];
    let rows = after.lines().skip_while(|line| !line.starts_with('|')).take_while(|line| line.starts_with('|'));
    rows.skip(2).map(|row| row.trim_matches('|').split('|').map(str::trim).collect())
}

/// The ways in which five dice that can be told apart show this hand.
fn n_rolls(hand: Hand) -> u32 {
    let repeats: u32 = Die::FACES.iter().map(|die| (1..=u32::from(hand.dice().count(*die))).product::<u32>()).product();
    120 / repeats
}

/// Those that meet the condition of a table, best first.
fn qualified(table: Table) -> Vec<Hand> {
    let mut hands: Vec<Hand> = in_order().into_iter().filter(|hand| hand.meets(table)).collect();
    hands.sort_by_key(|hand| std::cmp::Reverse(hand.rank_at(table)));
    hands
}

/// T1 (R44 to R52, A16 to A18): the categories, as the table in the rules has them.
#[test]
fn t01_categories() {
    let mut n_hands = 0;
    for row in rows("T1") {
        let [name, hands, places, best, worst, rolls] = row[..] else { panic!("{row:?}") };
        let of_name: Vec<Hand> = in_order().into_iter().filter(|hand| hand.category().to_string() == name).collect();
        assert_eq!(of_name.len().to_string(), hands, "{name}");
        let (first, last) = (of_name[0], of_name[of_name.len() - 1]);
        assert_eq!(format!("{}-{}", first.place(), last.place()), places, "{name}");
        assert_eq!([first.to_string(), last.to_string()], [best, worst], "{name}");
        assert_eq!(of_name.iter().map(|hand| n_rolls(*hand)).sum::<u32>().to_string(), rolls, "{name}");
        n_hands += of_name.len();
    }
    assert_eq!(n_hands, 252);
}

/// T2: the whole order.
#[test]
fn t02_the_whole_order() {
    assert_eq!(sha256(&joined(&in_order(), "\n")), "9b0986c27425c3e349a468175d439520c7bfcba68862591acc8c061c8978768b");
}

/// T3: both ends of it.
#[test]
fn t03_both_ends() {
    let hands = in_order();
    assert_eq!(joined(&hands[..10], " "), "66666 55555 44444 33333 22222 11111 56666 46666 36666 26666");
    assert_eq!(joined(&hands[242..], " "), "11356 11256 11346 11246 11236 11345 11245 11235 12456 12356");
}

/// `66331 > 66115`: each better than the next in the general order.
#[track_caller]
fn falling(hands: &str) {
    let hands: Vec<Hand> = hands.split(" > ").map(hand).collect();
    assert!(hands.is_sorted_by(|one, two| one.beats(*two)), "{hands:?}");
}

/// T4: the book's comparisons.
#[test]
fn t04_the_books_comparisons() {
    falling("66331 > 66115 > 55443"); // R51
    falling("66541 > 66532"); // R52
    falling("12344 > 12234"); // R50
    falling("23456 > 12345 > 13456 > 22345 > 12346"); // R47, R50
    assert_eq!([hand("11134"), hand("12223")].map(|hand| hand.dice().sum()), [10, 10]);
    assert!(hand("11134").rank_at(Table::C) > hand("12223").rank_at(Table::C)); // R36
}

/// T5 (A16 to A18): from category to category.
#[test]
fn t05_from_category_to_category() {
    falling(
        "11111 > 56666 > 11112 > 23456 > 12345 > 55666 > 11122 > 45666 > 35666 > 25666 > 34666 > 11123 > 34566 > 13456 \
         > 23455 > 12346 > 12344 > 11234 > 45566 > 11223 > 24566 > 11235 > 12456 > 12356",
    );
}

/// T6 (A18): a hand with two names has the better one.
#[test]
fn t06_names() {
    let cases = [
        ("12344 12346 13456 11234", "small straight"),
        ("12345", "large straight"),
        ("12356 12456", "nothing"),
        ("11122", "full house"),
        ("23466", "pair"),
        ("22344", "two pairs"),
        ("33336", "four of a kind"),
        ("22245", "three of a kind"),
    ];
    for (hands, name) in cases {
        hands.split(' ').for_each(|digits| assert_eq!(hand(digits).category().to_string(), name, "{digits}"));
    }
}

/// T7 (R33, R34): the sixteen hands of table B.
#[test]
fn t07_table_b() {
    assert_eq!(
        joined(&qualified(Table::B), " "),
        "23456 12345 34566 34556 34456 33456 13456 23455 23445 23345 22345 12346 12344 12334 12234 11234"
    );
}

/// T8 (R35, R36): the 28 hands of table C; 126 hands meet A.
#[test]
fn t08_table_c() {
    let low = qualified(Table::C);
    assert_eq!(
        joined(&low, " "),
        "11111 11112 11113 11122 11114 11123 11222 11115 11124 11133 11223 12222 11116 11125 11134 11224 11233 12223 \
         22222 11126 11135 11144 11225 11234 11333 12224 12233 22223"
    );
    assert_eq!(sha256(&joined(&low, "\n")), "5e8946654f31d330e17f726419c288d8908cf7ddcadc0e7f230eabd3b5941c79");
    assert_eq!(qualified(Table::A).len(), 126);
    assert!(qualified(Table::A).is_sorted_by(|one, two| one.beats(*two)), "A19, I16");
}

/// T9 (R31, R33, R35, A19): which conditions are met.
#[test]
fn t09_conditions() {
    let cases = "66666 A; 22555 A; 12333 A; 23456 B; 12345 B; 13456 B; 12234 B; 11224 C; 12233 C; 11111 AC; 11122 AC; \
                 22223 AC; 11126 AC; 11333 AC; 11234 BC; 12356 none; 11245 none";
    for case in cases.split("; ") {
        let (digits, tables) = case.split_once(' ').unwrap();
        let met: String = Table::ALL.iter().filter(|table| hand(digits).meets(**table)).map(Table::to_string).collect();
        assert_eq!(if met.is_empty() { "none" } else { &met }, tables, "{digits}");
    }
}

/// Dice as how many show each face: this part knows nothing of the crate.
type Counts = [u8; 6];

/// R31, R33, R35, written down a second time.
fn meets(table: &str, counts: Counts) -> bool {
    let in_a_row = |from: usize| counts[from..from + 4].iter().all(|count| *count > 0);
    match table {
        "A" => counts.iter().any(|count| *count >= 3),
        "B" => (0..3).any(in_a_row),
        _ => counts.iter().zip(1..).map(|(count, pips)| count * pips).sum::<u8>() <= 11,
    }
}

/// All ways to have `n` dice.
fn all_counts(n: u8) -> Vec<Counts> {
    let mut all = vec![[0; 6]];
    for _ in 0..n {
        let more = all.iter().flat_map(|counts| (0..6).map(|face| with(*counts, face))).collect::<Vec<_>>();
        all = more;
        all.sort_unstable();
        all.dedup();
    }
    all
}

fn with(mut counts: Counts, face: usize) -> Counts {
    counts[face] += 1;
    counts
}

fn is_part(part: Counts, whole: Counts) -> bool {
    part.iter().zip(whole).all(|(part, whole)| *part <= whole)
}

/// The best chance to meet the condition in so many rolls, in parts of 7776 to the power of the rolls.
fn chance(table: &str, rolls: u32) -> u128 {
    // What each hand is worth with no roll left, then with one more, and so on.
    let mut worth: BTreeMap<Counts, u128> =
        all_counts(5).into_iter().map(|counts| (counts, u128::from(meets(table, counts)))).collect();
    for roll in (0..rolls).rev() {
        // What is kept, and all ways in which the other dice fall: one die after another.
        let mut ways = worth.clone();
        for n in (0..5).rev() {
            for kept in all_counts(n) {
                let sum = (0..6).map(|face| ways[&with(kept, face)]).sum();
                ways.insert(kept, sum);
            }
        }
        if roll == 0 {
            return ways[&[0; 6]]; // The first roll throws all five.
        }
        // Each hand keeps its best part. Throwing k of 5 dice has 6^k ways; the scale is 6^5 for all.
        let scaled = |part: &Counts, ways: u128| ways * 6_u128.pow(u32::from(part.iter().sum::<u8>()));
        let best = |hand: Counts| {
            let parts = ways.iter().filter(|(part, _)| is_part(**part, hand));
            parts.map(|(part, ways)| scaled(part, *ways)).max().unwrap()
        };
        worth = all_counts(5).into_iter().map(|hand| (hand, best(hand))).collect();
    }
    unreachable!("at least one roll")
}

fn reduced(numerator: u128, denominator: u128) -> String {
    let (mut a, mut b) = (numerator, denominator);
    while b > 0 {
        (a, b) = (b, a % b);
    }
    format!("{}/{}", numerator / a, denominator / a)
}

/// T10: the best chance to meet a condition alone in 3, 4 and 5 rolls, as the table in the rules has it.
#[test]
fn t10_odds() {
    for row in rows("T10") {
        for (cell, rolls) in row[1..].iter().zip(3..) {
            let (fraction, decimal) = cell.split_once(" = ").unwrap();
            let (chance, whole) = (chance(row[0], rolls), 7776_u128.pow(rolls));
            assert_eq!(reduced(chance, whole), fraction, "{} in {rolls} rolls", row[0]);
            let digits = (chance * 10_u128.pow(15) * 2 + whole) / (whole * 2);
            assert_eq!(format!("0.{digits:015}"), decimal, "{} in {rolls} rolls", row[0]);
        }
    }
}

/// T11: the same for the first roll alone.
#[test]
fn t11_odds_of_the_first_roll() {
    let odds = ["A", "B", "C"].map(|table| reduced(chance(table, 1), 7776));
    assert_eq!(odds, ["23/108", "25/162", "457/7776"]);
}
