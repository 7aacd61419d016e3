//! What is told. Everything is told to everybody: what only some may know stands in views alone.

use engine::{Person, Seat};

use crate::choice::{Approach, Text, Verdict};
use crate::deck::{CardId, Category, Family, Kind, Level};
use crate::die::Face;
use crate::money::Money;
use crate::people::{Human, People};
use crate::state::Funding;

/// What has just happened, in the one form that everybody hears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Event {
    /// A5: who begins.
    First {
        /// The first seat.
        seat: Seat,
    },
    /// R11: the die fell.
    Rolled {
        /// Whose turn it is.
        seat: Seat,
        /// Who of that seat plays it (A2).
        person: Person,
        /// The face, 0 to 5 (A13).
        die: u8,
        /// What it comes to; nothing where the roll does not count (A14).
        face: Option<Face>,
    },
    /// R17, R36, A12: the stake is set; two payments into the pot follow.
    Staked {
        /// Whose.
        seat: Seat,
        /// S.
        stake: Money,
        /// Whose money it is.
        funding: Funding,
    },
    /// A12: an empty purse sits this turn out.
    SatOut {
        /// Whose.
        seat: Seat,
    },
    /// Money changed place.
    Paid {
        /// From where.
        from: Till,
        /// To where.
        to: Till,
        /// How much.
        amount: Money,
    },
    /// R18: a level is read out; for the first one a card was drawn.
    Read {
        /// To whom.
        player: Human,
        /// Of which pile.
        family: Family,
        /// What kind of task, with its theme.
        kind: Kind,
        /// Whose category.
        category: Category,
        /// Which level.
        level: Level,
    },
    /// A26: nobody can be an ally, so a card went under its pile unread.
    PassedOver {
        /// What kind of task it had.
        kind: Kind,
    },
    /// R33: how the player goes about it.
    Approached {
        /// Whose turn it is.
        seat: Seat,
        /// How.
        approach: Approach,
    },
    /// A28: an answer is locked.
    Answered {
        /// Whose turn it is.
        seat: Seat,
        /// What was typed.
        text: Text,
    },
    /// A29: an attempt was judged.
    Judged {
        /// Whose turn it is.
        seat: Seat,
        /// Which level.
        level: Level,
        /// How, and by whom.
        verdict: Verdict,
    },
    /// A30: the vote is open.
    Appealed {
        /// Whose turn it is.
        seat: Seat,
        /// Who votes.
        voters: People,
    },
    /// R20: the player quits.
    Quit {
        /// Who.
        seat: Seat,
    },
    /// R22: the player doubles.
    Doubled {
        /// Who.
        seat: Seat,
    },
    /// A27: the ally has left.
    AllyLost {
        /// Who.
        ally: Human,
    },
    /// A27: the level counts for nothing.
    Voided {
        /// Whose turn it is.
        seat: Seat,
        /// Which level.
        level: Level,
    },
    /// R14: a luck card is turned up.
    LuckDrawn {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// R16: a keeper is held from now on.
    Kept {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A36: a keeper was used or lost, and went under the pile.
    Spent {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A Banco card changed place.
    BancoMoved {
        /// From whom; nobody is the bank.
        from: Option<Seat>,
        /// To whom; nobody is the bank.
        to: Option<Seat>,
    },
    /// L17: two seats swapped all their Banco cards.
    BancosSwapped {
        /// Who drew the card.
        seat: Seat,
        /// With whom.
        with: Seat,
    },
    /// L17: the player declined.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// A39: the luck card found nothing to do.
    Nothing {
        /// Who drew it.
        seat: Seat,
    },
    /// A38: the next turn of this seat will be skipped.
    Marked {
        /// Whose.
        seat: Seat,
    },
    /// A38: a turn was skipped.
    Skipped {
        /// Whose.
        seat: Seat,
    },
    /// A46: the turn of an absent seat was passed.
    Passed {
        /// Whose.
        seat: Seat,
    },
    /// Who is present from now on.
    Present {
        /// For each seat.
        people: People,
    },
    /// A42: the last round has begun, or the clock has run out.
    LastRound,
    /// A40: the length is over.
    Over,
}

/// Where money lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Till {
    /// A8: without end.
    Bank,
    /// A11.
    Jackpot,
    /// On the board.
    Pot,
    /// A seat's own.
    Purse(Seat),
}
