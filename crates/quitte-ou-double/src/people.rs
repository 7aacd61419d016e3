//! Who sits where: the people of each seat, and sets of people.

use engine::{BySeat, Person, Seat};

use crate::deck::{Category, Level};

/// A1: most people at the table.
pub const PEOPLE_MAX: usize = 12;
/// A1: most people of one seat, when the others are bots or nobody more comes.
pub const TEAM_MAX: usize = 6;

/// One of the people at the table: a seat, and which of those who share it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS), serde(deny_unknown_fields))]
pub struct Human {
    /// Where.
    pub seat: Seat,
    /// Who of them; 0 where only one sits there.
    pub person: Person,
}

/// Who holds a seat, as the setup says it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatKind {
    /// One person, or a team: the category of each (A2, A6).
    People(Vec<Category>),
    /// A program.
    Bot(BotLevel),
}

/// How often a bot's verdict is a success (7.7).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum BotLevel {
    /// 600, 400, 220 per mille.
    Novice,
    /// 750, 550, 350 per mille.
    #[default]
    Steady,
    /// 850, 700, 500 per mille.
    Expert,
}

impl BotLevel {
    /// All three, rising.
    pub const ALL: [Self; 3] = [Self::Novice, Self::Steady, Self::Expert];

    /// The word by which setups and records name it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Novice => "novice",
            Self::Steady => "steady",
            Self::Expert => "expert",
        }
    }

    /// The level with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// Of a thousand attempts at a level, so many succeed (7.7).
    #[inline]
    pub fn per_mille(self, level: Level) -> u16 {
        let by_level = match self {
            Self::Novice => [600, 400, 220],
            Self::Steady => [750, 550, 350],
            Self::Expert => [850, 700, 500],
        };
        by_level[usize::from(level.number()) - 1]
    }
}

/// A set of people: one byte of bits for each seat, so it is copied like a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(into = "Vec<Vec<u8>>", try_from = "Vec<Vec<u8>>"), ts(type = "number[][]"))]
pub struct People(u64);

impl People {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    /// All the people of a seat that has so many.
    #[inline]
    #[must_use]
    pub(crate) const fn with_team(self, seat: Seat, n_people: u8) -> Self {
        Self(self.0 | ((1 << n_people) - 1) << (8 * seat.number()))
    }

    /// These people and that one.
    #[inline]
    #[must_use]
    pub const fn with(self, human: Human) -> Self {
        Self(self.0 | 1 << (8 * human.seat.number() + human.person.0))
    }

    /// These people, but not that one.
    #[inline]
    #[must_use]
    pub const fn without(self, human: Human) -> Self {
        Self(self.0 & !(1 << (8 * human.seat.number() + human.person.0)))
    }

    /// These people, but nobody of that seat.
    #[inline]
    #[must_use]
    pub const fn without_seat(self, seat: Seat) -> Self {
        Self(self.0 & !(0xff << (8 * seat.number())))
    }

    /// Whether that person is among them.
    #[inline]
    pub const fn has(self, human: Human) -> bool {
        human.person.0 < 8 && self.0 & 1 << (8 * human.seat.number() + human.person.0) != 0
    }

    /// Whether all of them are among `others`.
    #[inline]
    pub const fn within(self, others: Self) -> bool {
        self.0 & !others.0 == 0
    }

    /// How many they are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is nobody.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those of one seat, one bit each.
    #[inline]
    pub(crate) const fn of(self, seat: Seat) -> u8 {
        (self.0 >> (8 * seat.number())) as u8
    }

    /// The first of a seat's people from `from` on; after the last comes person 0 again.
    #[inline]
    pub(crate) fn first_from(self, seat: Seat, from: Person) -> Option<Person> {
        let people = self.of(seat);
        let later = people & (0xff << (from.0 & 7)) as u8;
        let found = if later == 0 { people } else { later };
        (found != 0).then(|| Person(found.trailing_zeros() as u8))
    }

    /// The `n`-th of them at a table of `n_seats`, by seats in order of play after `after`, then by person.
    #[inline]
    pub(crate) fn nth_after(self, after: Seat, n_seats: u8, n: u32) -> Option<Human> {
        let mut left = n;
        for step in 1..=n_seats {
            let seat = after.after(step, n_seats);
            let mut people = self.of(seat);
            if left >= people.count_ones() {
                left -= people.count_ones();
                continue;
            }
            for _ in 0..left {
                people &= people - 1;
            }
            return Some(Human { seat, person: Person(people.trailing_zeros() as u8) });
        }
        None
    }

    /// By seat, then by person.
    pub fn iter(self) -> impl Iterator<Item = Human> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let bit = (rest != 0).then(|| rest.trailing_zeros() as u8)?;
            rest &= rest - 1;
            Some(Human { seat: Seat::new(bit / 8)?, person: Person(bit % 8) })
        })
    }
}

impl FromIterator<Human> for People {
    fn from_iter<I: IntoIterator<Item = Human>>(people: I) -> Self {
        people.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// As in `[[0], [], [0, 2]]`: for each seat those of its people who are meant.
impl From<People> for Vec<Vec<u8>> {
    fn from(people: People) -> Self {
        let n_seats = Seat::MAX - people.0.leading_zeros() as usize / 8;
        let seats = Seat::first(n_seats as u8);
        seats.map(|seat| (0..8).filter(|person| people.of(seat) & 1 << person != 0).collect()).collect()
    }
}

impl TryFrom<Vec<Vec<u8>>> for People {
    type Error = NoSuchPerson;

    fn try_from(seats: Vec<Vec<u8>>) -> Result<Self, NoSuchPerson> {
        let mut people = Self::EMPTY;
        for (seat, team) in seats.iter().enumerate() {
            for person in team {
                let seat = u8::try_from(seat).ok().and_then(Seat::new).ok_or(NoSuchPerson)?;
                if usize::from(*person) >= TEAM_MAX {
                    return Err(NoSuchPerson);
                }
                people = people.with(Human { seat, person: Person(*person) });
            }
        }
        Ok(people)
    }
}

/// No seat has a person with that number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchPerson;

impl std::fmt::Display for NoSuchPerson {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "there is no such person: seats have at most {TEAM_MAX}")
    }
}

impl std::error::Error for NoSuchPerson {}

/// The people and bots of a match with their categories, fixed at the start (R8, A6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Roster {
    /// Everybody.
    pub(crate) people: People,
    /// A6: those whose tasks are Junior.
    pub(crate) juniors: People,
    /// How many share the seat; a bot is one.
    pub(crate) n_minds: BySeat<u8>,
    pub(crate) bots: BySeat<Option<BotLevel>>,
}

impl Roster {
    pub(crate) fn new(seats: &[SeatKind]) -> Self {
        let mut roster =
            Self { people: People::EMPTY, juniors: People::EMPTY, n_minds: BySeat::default(), bots: BySeat::default() };
        for (seat, kind) in Seat::first(seats.len() as u8).zip(seats) {
            match kind {
                SeatKind::Bot(level) => (roster.n_minds[seat], roster.bots[seat]) = (1, Some(*level)),
                SeatKind::People(categories) => {
                    let n_people = categories.len() as u8;
                    roster.n_minds[seat] = n_people;
                    roster.people = roster.people.with_team(seat, n_people);
                    let people = (0..).map(|person| Human { seat, person: Person(person) });
                    let juniors = people.zip(categories).filter(|(_, category)| **category == Category::Junior);
                    roster.juniors = juniors.fold(roster.juniors, |juniors, (human, _)| juniors.with(human));
                }
            }
        }
        roster
    }

    #[inline]
    pub(crate) fn is_bot(&self, seat: Seat) -> bool {
        self.bots[seat].is_some()
    }

    /// A6; a bot's tasks are Adult.
    #[inline]
    pub(crate) fn category(&self, human: Human) -> Category {
        if self.juniors.has(human) { Category::Junior } else { Category::Adult }
    }
}
