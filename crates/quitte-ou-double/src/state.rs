//! The position.

use engine::{BySeat, Person, Seat, SeatSet};

use crate::choice::{Text, Verdict};
use crate::deck::{CardIndex, Category, Family, Level};
use crate::keeper::{INSURED_MAX, KeeperSet};
use crate::money::Money;
use crate::people::{Human, People};
use crate::pile::Piles;

/// Everything about a match at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) phase: Phase,
    /// What each seat has (R6).
    pub(crate) purse: BySeat<Money>,
    /// A11.
    pub(crate) jackpot: Money,
    /// A17: Banco cards of each seat; the bank holds the rest but the one on the table (I3).
    pub(crate) bancos: BySeat<u8>,
    /// A36.
    pub(crate) keepers: BySeat<KeeperSet>,
    /// A38: seats whose next turn is skipped (I14).
    pub(crate) skips: SeatSet,
    /// A2: who of a seat plays its next turn, if present.
    pub(crate) pointer: BySeat<Person>,
    /// A46: bots are always present and not in it.
    pub(crate) present: People,
    /// A5: who began.
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) player: Seat,
    /// Who of that seat plays it; nobody yet before the first roll of the turn (A2).
    pub(crate) person: Option<Person>,
    /// How many turns are over, skipped and passed ones included (A40).
    pub(crate) turns: u32,
    /// A41: the house has called that the minutes are over.
    pub(crate) clock_out: bool,
    /// The task of this turn, from the stake to the end of the pot.
    pub(crate) task: Option<Task>,
    /// A28: what was answered to the last level that was read; open to all.
    pub(crate) answer: Option<Text>,
    /// A29: what became of the last level that was read; open to all.
    pub(crate) verdict: Option<Verdict>,
    /// The last task that is over; open to all (A21).
    pub(crate) last: Option<Story>,
    pub(crate) piles: Piles,
}

/// What the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// A5: luck owes the first seat.
    Lot,
    /// R11: luck owes the player a die; the house waits while nobody of the seat is present (A46).
    Rolling,
    /// R17, R36: the player stakes.
    Staking { family: Family },
    /// R18: luck owes a card of the family.
    Drawing,
    /// Luck owes what a skill task unfolds from.
    Parameters,
    /// R33: the player chooses how; the house waits where no choice is left (A27).
    Approaching,
    /// 6.5: the chosen ally may play *star ally*.
    Starring,
    /// The player answers, the house watches a performance, or luck speaks for a bot.
    Attempting,
    /// 7.4: an answer is locked, and the machine finds it right or wrong; the house owes the verdict.
    Judging { right: bool },
    /// 7.4: the player may contest the failure.
    Contesting,
    /// A30: these people vote; the house owes the totals.
    Voting { voters: People },
    /// 6.5: the level has failed for good, and the player may play *insurance*.
    Insuring,
    /// R20: quit or double?
    Doubling,
    /// R14: luck owes a luck card.
    LuckDrawing,
    /// 6.5: this unlucky card is drawn, and the player may play *shield*.
    Shielding { card: CardIndex },
    /// L13, L17: the player chooses a seat.
    Targeting { card: CardIndex },
    /// L38: the player chooses which keeper goes.
    Discarding { card: CardIndex },
    /// A40.
    Over,
}

/// A task card on its way through the levels. The pot is the stake times 2, 4 or 8 (I5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Task {
    pub(crate) family: Family,
    /// S.
    pub(crate) stake: Money,
    pub(crate) funding: Funding,
    pub(crate) level: Level,
    /// Nothing while the card is being drawn.
    pub(crate) card: Option<CardIndex>,
    pub(crate) reader: Reader,
    /// R33: for this level.
    pub(crate) ally: Option<Human>,
    /// 6.5: *star ally* was played for this level.
    pub(crate) star: bool,
    /// A30: once per turn.
    pub(crate) appealed: bool,
    /// What the skill task of this level unfolds from.
    pub(crate) word: Option<u32>,
}

/// Whose the stake is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Funding {
    /// R17: 10,000 of the player's.
    Plain,
    /// R36: as much as the player called, with a Banco card that lies on the table.
    Banco,
    /// A12: the bank lays both halves for an empty purse.
    Grace,
}

/// Who reads (A22).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reader {
    /// No card has been drawn in this turn.
    Unfixed,
    /// This person.
    Human(Human),
    /// This person has left, so the house; he stays out of the game for the turn (A23).
    Left(Human),
    /// Nobody could.
    House,
}

impl Reader {
    /// The person who reads, as long as he does.
    #[inline]
    pub(crate) fn human(self) -> Option<Human> {
        match self {
            Self::Human(human) => Some(human),
            Self::Unfixed | Self::Left(_) | Self::House => None,
        }
    }

    /// The person who has seen this turn's card, whether or not he has left since.
    #[inline]
    pub(crate) fn knows(self) -> Option<Human> {
        match self {
            Self::Human(human) | Self::Left(human) => Some(human),
            Self::Unfixed | Self::House => None,
        }
    }
}

/// A task that is over: what everybody has seen of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Story {
    pub(crate) player: Human,
    pub(crate) category: Category,
    pub(crate) family: Family,
    pub(crate) card: CardIndex,
    /// The last level that was settled; the levels after it stay secret for ever (A20).
    pub(crate) settled: Level,
    pub(crate) end: End,
}

/// How a task ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum End {
    /// R19, R23, R26: the pot went to the jackpot.
    Failed,
    /// R21, R24: the player took the pot.
    Quit,
    /// R27: all three levels.
    Done,
    /// A27: the last level counted for nothing, and the player took the rest.
    Void,
}

impl Task {
    /// I5: what lies on the board.
    #[inline]
    pub(crate) fn pot(&self) -> Money {
        self.stake * (1 << self.level.number())
    }

    /// 6.5: what *insurance* brings back: the own stake, at most 50,000.
    #[inline]
    pub(crate) fn insured(&self) -> Money {
        self.stake.min(INSURED_MAX)
    }
}

impl State {
    /// A17, I3: the Banco cards of the bank.
    #[inline]
    pub(crate) fn bank_bancos(&self, n_seats: u8) -> u8 {
        let on_table = self.task.is_some_and(|task| task.funding == Funding::Banco);
        BANCOS - u8::from(on_table) - self.bancos.first(n_seats).iter().sum::<u8>()
    }
}

/// A17: the Banco cards of the box.
pub(crate) const BANCOS: u8 = 12;

const _: () = assert!(size_of::<State>() <= 648); // 200 of them are the typed answer, 256 the piles.
