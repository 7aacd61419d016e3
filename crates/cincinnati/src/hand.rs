//! Five dice and their place in the order of the 252 hands (R44 to R52, A16 to A19).

use std::fmt;
use std::num::NonZeroU8;

use engine::Die;

use crate::dice::Dice;
use crate::table::Table;

/// Five dice on the table, known by their place in the general order: 1 is 66666, 252 is 12356 (T1).
///
/// No `Ord`: the box compares hands in general and, at a table, among those that meet its condition.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(into = "Vec<Die>"), ts(type = "number[]"))]
pub struct Hand(NonZeroU8);

/// What a hand is called (R44), best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Category {
    /// R45.
    FiveOfAKind,
    /// R46.
    FourOfAKind,
    /// R47: 1-5 or 2-6.
    LargeStraight,
    /// R48: three and two.
    FullHouse,
    /// R49.
    ThreeOfAKind,
    /// R50: four in a row.
    SmallStraight,
    /// R51.
    TwoPairs,
    /// R52.
    Pair,
    /// A16: 12456 and 12356, which the book does not name.
    Nothing,
}

/// How many hands there are.
pub const N_HANDS: usize = 252;

/// No two hands have the same counts modulo this; there is no smaller such number.
const MODULUS: u32 = 1433;

/// What is known about every hand, by its place.
struct Book {
    dice: [Dice; N_HANDS],
    category: [Category; N_HANDS],
    n_parts: [u8; N_HANDS],
    sum: [u8; N_HANDS],
    /// At each table: 0 where the hand does not meet the condition, else 255 for the best, 254 for the next, and so on.
    rank: [[u8; N_HANDS]; 3],
    /// The place of the hand with these counts modulo [`MODULUS`]; 0 where there is none.
    place: [u8; MODULUS as usize],
}

/// A `static`, so that there is one of it.
static BOOK: Book = book();

impl Hand {
    /// These dice as a hand; nothing unless there are five.
    pub fn new(dice: Dice) -> Option<Self> {
        if dice.len() == Dice::MAX { Some(Self::of(dice)) } else { None }
    }

    /// These five dice as a hand.
    #[inline]
    pub(crate) fn of(dice: Dice) -> Self {
        let place = BOOK.place[(dice.bits() % MODULUS) as usize];
        Self(NonZeroU8::new(place).expect("five dice are a hand"))
    }

    /// The hand at this place, 1 to 252.
    pub fn at(place: u8) -> Option<Self> {
        if usize::from(place) <= N_HANDS { NonZeroU8::new(place).map(Self) } else { None }
    }

    /// Its place in the general order: 1 is the best, 252 the worst. Different dice are at different places (A17).
    #[inline]
    pub const fn place(self) -> u8 {
        self.0.get()
    }

    /// Whether it is better in the general order (R44).
    #[inline]
    pub const fn beats(self, other: Self) -> bool {
        self.place() < other.place()
    }

    #[inline]
    const fn index(self) -> usize {
        self.place() as usize - 1
    }

    /// Its five dice.
    #[inline]
    pub fn dice(self) -> Dice {
        BOOK.dice[self.index()]
    }

    /// What it is called.
    #[inline]
    pub fn category(self) -> Category {
        BOOK.category[self.index()]
    }

    /// How many different parts of it can be kept (A12).
    #[inline]
    pub fn n_parts(self) -> u32 {
        BOOK.n_parts[self.index()].into()
    }

    /// What its dice add up to (R35).
    #[inline]
    pub fn sum(self) -> u8 {
        BOOK.sum[self.index()]
    }

    /// How good it is at a table, the greater the better; nothing where it does not meet the condition (R30).
    #[inline]
    pub fn rank_at(self, table: Table) -> Option<NonZeroU8> {
        NonZeroU8::new(BOOK.rank[table as usize][self.index()])
    }

    /// Whether it meets the condition of a table (R31, R33, R35).
    #[inline]
    pub fn meets(self, table: Table) -> bool {
        self.rank_at(table).is_some()
    }
}

impl From<Hand> for Vec<Die> {
    fn from(hand: Hand) -> Self {
        hand.dice().into()
    }
}

/// As in `44466`.
impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.dice().fmt(f)
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hand({self})")
    }
}

impl fmt::Display for Category {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::FiveOfAKind => "five of a kind",
            Self::FourOfAKind => "four of a kind",
            Self::LargeStraight => "large straight",
            Self::FullHouse => "full house",
            Self::ThreeOfAKind => "three of a kind",
            Self::SmallStraight => "small straight",
            Self::TwoPairs => "two pairs",
            Self::Pair => "pair",
            Self::Nothing => "nothing",
        })
    }
}

/// A18: the best name that fits, so the guards stand best first.
const fn category(dice: Dice) -> Category {
    let mut of_count = [0; 6]; // How many faces are shown by 0, 1, … 5 dice.
    let mut pips = 1;
    while pips <= 6 {
        of_count[dice.pips(pips) as usize] += 1;
        pips += 1;
    }
    if of_count[5] == 1 {
        Category::FiveOfAKind
    } else if of_count[4] == 1 {
        Category::FourOfAKind
    } else if longest_run(dice).0 == 5 {
        Category::LargeStraight
    } else if of_count[3] == 1 && of_count[2] == 1 {
        Category::FullHouse
    } else if of_count[3] == 1 {
        Category::ThreeOfAKind
    } else if longest_run(dice).0 == 4 {
        Category::SmallStraight
    } else if of_count[2] == 2 {
        Category::TwoPairs
    } else if of_count[2] == 1 {
        Category::Pair
    } else {
        Category::Nothing
    }
}

/// How many numbers stand in a row at most, and the highest of that row.
const fn longest_run(dice: Dice) -> (u8, u8) {
    let (mut length, mut best) = (0, (0, 0));
    let mut pips = 1;
    while pips <= 6 {
        length = if dice.pips(pips) > 0 { length + 1 } else { 0 };
        if length > best.0 {
            best = (length, pips);
        }
        pips += 1;
    }
    best
}

/// The greater the better in the general order.
const fn general_key(dice: Dice) -> u32 {
    let category = category(dice);
    let within = match category {
        Category::LargeStraight => longest_run(dice).1 as u32, // R47
        // R50: the row, then the fifth die, which is what the row of four leaves of the sum.
        Category::SmallStraight => {
            let top = longest_run(dice).1;
            let fifth = dice.sum() - (4 * top - 6);
            top as u32 * 8 + fifth as u32
        }
        // R45, R46, R48, R49, R51, R52, A16, A17: what is shown most often first, then downwards.
        Category::FiveOfAKind
        | Category::FourOfAKind
        | Category::FullHouse
        | Category::ThreeOfAKind
        | Category::TwoPairs
        | Category::Pair
        | Category::Nothing => by_count_then_pips(dice),
    };
    (Category::Nothing as u32 - category as u32) << 16 | within
}

/// The faces as digits, those shown by more dice first, the higher of equals first.
const fn by_count_then_pips(dice: Dice) -> u32 {
    let mut digits = 0;
    let mut count = 5;
    while count > 0 {
        let mut pips = 6;
        while pips > 0 {
            if dice.pips(pips) == count {
                digits = digits * 8 + pips as u32;
            }
            pips -= 1;
        }
        count -= 1;
    }
    digits
}

/// The greater the better at table C (R36): the lowest sum, then more 1s, then more 2s, and so on.
const fn low_key(dice: Dice) -> u32 {
    let mut key = 30 - dice.sum() as u32;
    let mut pips = 1;
    while pips <= 6 {
        key = key * 8 + dice.pips(pips) as u32;
        pips += 1;
    }
    key
}

/// Whether the dice meet a table's condition.
const fn meets(dice: Dice, table: Table) -> bool {
    match table {
        // R31, A19: a large straight beats a full house in general, but not here.
        Table::A => matches!(
            category(dice),
            Category::FiveOfAKind | Category::FourOfAKind | Category::FullHouse | Category::ThreeOfAKind
        ),
        Table::B => matches!(category(dice), Category::LargeStraight | Category::SmallStraight), // R33
        Table::C => dice.sum() <= 11,                                                            // R35
    }
}

/// Every hand, in no order that matters.
const fn all_hands() -> [Dice; N_HANDS] {
    let mut hands = [Dice::EMPTY; N_HANDS];
    let mut found = 0;
    let mut n = 0;
    // The ways to throw five dice whose faces do not fall.
    while n < 7776 {
        let faces = [n / 1296, n / 216 % 6, n / 36 % 6, n / 6 % 6, n % 6];
        if faces[0] <= faces[1] && faces[1] <= faces[2] && faces[2] <= faces[3] && faces[3] <= faces[4] {
            let mut die = 0;
            while die < 5 {
                hands[found] = hands[found].plus(Dice::one(Die::FACES[faces[die]]));
                die += 1;
            }
            found += 1;
        }
        n += 1;
    }
    assert!(found == N_HANDS);
    hands
}

const fn book() -> Book {
    let hands = all_hands();
    let mut general = [0; N_HANDS];
    let mut low = [0; N_HANDS];
    let mut n = 0;
    while n < N_HANDS {
        general[n] = general_key(hands[n]);
        low[n] = low_key(hands[n]);
        n += 1;
    }
    let mut book = Book {
        dice: hands,
        category: [Category::Nothing; N_HANDS],
        n_parts: [0; N_HANDS],
        sum: [0; N_HANDS],
        rank: [[0; N_HANDS]; 3],
        place: [0; MODULUS as usize],
    };
    let mut n = 0;
    while n < N_HANDS {
        let (mut better, mut lower) = (0, 0);
        let mut other = 0;
        while other < N_HANDS {
            better += (general[other] > general[n]) as usize;
            lower += (low[other] > low[n]) as usize;
            other += 1;
        }
        book.enter(better, lower, hands[n]);
        n += 1;
    }
    book
}

impl Book {
    /// Enters the hand than which so many are better in the general order and so many at table C.
    const fn enter(&mut self, better: usize, lower: usize, dice: Dice) {
        self.dice[better] = dice;
        self.category[better] = category(dice);
        self.n_parts[better] = dice.n_parts() as u8;
        self.sum[better] = dice.sum();
        let mut table = 0;
        while table < 3 {
            if meets(dice, Table::ALL[table]) {
                // R32, R34: at A and B the general order among those that qualify; only C has its own (R36).
                let ahead = if matches!(Table::ALL[table], Table::C) { lower } else { better };
                self.rank[table][better] = 255 - ahead as u8;
            }
            table += 1;
        }
        let slot = (dice.bits() % MODULUS) as usize;
        assert!(self.place[slot] == 0, "two hands in one slot");
        self.place[slot] = better as u8 + 1;
    }
}
