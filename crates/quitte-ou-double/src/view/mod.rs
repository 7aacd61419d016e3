//! What one viewer may know (section 4, A10, A20, A21).

mod board; // the task on the board, and the last one: who may read what
mod offer; // the viewer's own open decision
mod unspoken; // what is seen until the reader has spoken

use std::sync::Arc;

use arrayvec::ArrayVec;
use engine::{Person, Seat, Viewer};

pub use board::{Board, Last, Read, RedWords, SkillTask};
pub use offer::{Bancos, Offer};
pub use unspoken::Unread;

use crate::choice::{Text, Verdict};
use crate::deck::{Category, Family, LuckCard};
use crate::keeper::KeeperSet;
use crate::money::Money;
use crate::people::{BotLevel, Human, People};
use crate::rules::effect;
use crate::setup::{Length, QuitteOuDouble, SEATS_MAX};
use crate::state::{Phase, State};

/// A match as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct View {
    /// What everybody has, in seat order (A10).
    #[cfg_attr(feature = "wire", ts(type = "Array<Place>"))]
    pub seats: ArrayVec<Place, SEATS_MAX>,
    /// A11.
    pub jackpot: Money,
    /// A17: the Banco cards that the bank holds.
    pub bank_bancos: u8,
    /// A19: how many cards lie in each pile.
    pub piles: PileSizes,
    /// Which round it is, from 1.
    pub round: u32,
    /// A40: how many there are, where the match goes by rounds.
    pub rounds: Option<u8>,
    /// Turns that are over, skipped and passed ones included.
    pub turns: u32,
    /// A42.
    pub last_round: bool,
    /// Whose turn it is; nobody's before the lot and after the end.
    pub seat: Option<Seat>,
    /// Who of that seat plays it; nobody while all of them are away (A46).
    pub person: Option<Person>,
    /// What is going on.
    pub moment: Moment,
    /// The pot and its task, from the stake to the end of the pot.
    pub board: Option<Board>,
    /// The luck card that is being carried out.
    pub luck: Option<TurnedUp>,
    /// The last task that is over, until the next card is read.
    pub last: Option<Last>,
    /// A28: what was answered to the task on the board, or to the last one.
    pub answer: Option<Text>,
    /// A29: what became of it.
    pub verdict: Option<Verdict>,
    /// The viewer's part in the task on the board (7.6).
    pub part: Part,
    /// The viewer's own open decision.
    pub offer: Option<Offer>,
}

/// What a seat has, and who sits there.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Place {
    /// Its money.
    pub purse: Money,
    /// Its Banco cards.
    pub bancos: u8,
    /// Its keepers.
    pub keepers: KeeperSet,
    /// A38: whether its next turn is skipped.
    pub skips: bool,
    /// Its people; none for a bot.
    pub people: Team,
    /// A2: who of them plays next, if present.
    pub pointer: Person,
    /// The bot's level, where a bot sits.
    pub bot: Option<BotLevel>,
}

/// The people of a seat, in order. Views are made often, so it is a few bits; written out it is a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(into = "Vec<Sitter>"), ts(type = "Array<Sitter>"))]
pub struct Team {
    people: u8,
    juniors: u8,
    present: u8,
}

impl Team {
    /// How many they are.
    pub fn len(self) -> usize {
        self.people.count_ones() as usize
    }

    /// Whether nobody sits there: a bot does.
    pub fn is_empty(self) -> bool {
        self.people == 0
    }

    /// Each of them.
    pub fn iter(self) -> impl Iterator<Item = Sitter> {
        (0..self.len()).map(move |person| Sitter {
            category: if self.juniors & 1 << person == 0 { Category::Adult } else { Category::Junior },
            present: self.present & 1 << person != 0,
        })
    }
}

impl From<Team> for Vec<Sitter> {
    fn from(team: Team) -> Self {
        team.iter().collect()
    }
}

/// One of the people of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Sitter {
    /// A6.
    pub category: Category,
    /// A46.
    pub present: bool,
}

/// How many cards lie in each pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct PileSizes {
    /// Questions.
    pub question: u8,
    /// Riddles.
    pub riddle: u8,
    /// Challenges.
    pub challenge: u8,
    /// Luck cards.
    pub luck: u8,
}

/// What is going on, as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Moment {
    /// The first seat is being drawn.
    Lot,
    /// The die is due.
    Rolling,
    /// A46: the die is due, and nobody of the seat is present.
    Absent,
    /// The player stakes.
    Staking {
        /// On a card of this family.
        family: Family,
    },
    /// A card is due.
    Drawing,
    /// A skill task is being laid out.
    Parameters,
    /// 7.2: the card lies before its reader and is not read out yet.
    Reading,
    /// The player chooses how to go about it.
    Approaching,
    /// A27: no choice is left; somebody comes back, or the task is void.
    Stuck,
    /// The ally may play *star ally*.
    Starring,
    /// The player answers or performs.
    Attempting,
    /// An answer is locked.
    Judging,
    /// The player may contest the failure.
    Contesting,
    /// A30: these people vote.
    Voting {
        /// For each seat.
        voters: People,
    },
    /// The player may play *insurance*.
    Insuring,
    /// 7.2: the level is done, and the reader has not asked yet.
    Asking,
    /// "Quit or double?"
    Doubling,
    /// A luck card is due.
    LuckDrawing,
    /// The player may play *shield*.
    Shielding,
    /// The player chooses a seat.
    Targeting,
    /// The player chooses which keeper goes.
    Discarding,
    /// The length is over.
    Over,
}

/// A luck card that lies open.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct TurnedUp {
    /// Its name.
    pub card: crate::deck::CardId,
    /// What it does.
    pub effect: crate::deck::Effect,
    /// Its headline.
    #[cfg_attr(feature = "wire", ts(type = "string"))]
    pub title: Arc<str>,
    /// What it says.
    #[cfg_attr(feature = "wire", ts(type = "string"))]
    pub text: Arc<str>,
}

/// What the viewer has to do with the task on the board: it decides who may talk to whom (7.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Part {
    /// There is no task, or none that concerns the viewer.
    Other,
    /// Stands behind nobody (A48).
    Watcher,
    /// Whose turn it is.
    Player,
    /// Shares the player's seat.
    TeamMate,
    /// Reads (A22).
    Reader,
    /// Helps at this level (R33).
    Ally,
    /// Shares the ally's seat.
    AllysTeam,
}

/// Who looks: a seat, and which of its people, if one in particular.
#[derive(Clone, Copy)]
pub(crate) struct Eyes {
    pub(crate) seat: Option<Seat>,
    /// The one person of a seat, or the named person of a team; a bot has none.
    pub(crate) human: Option<Human>,
}

impl Eyes {
    fn of(game: &QuitteOuDouble, viewer: Viewer) -> Self {
        let person = match viewer {
            Viewer::Public => return Self { seat: None, human: None },
            Viewer::Person(_, person) => Some(person),
            Viewer::Seat(seat) => (game.roster.n_minds[seat] == 1).then_some(Person(0)),
        };
        let seat = viewer.seat().filter(|seat| seat.number() < game.seats);
        let human = seat.zip(person).map(|(seat, person)| Human { seat, person });
        Self { seat, human: human.filter(|human| game.roster.people.has(*human)) }
    }
}

pub(crate) fn view(game: &QuitteOuDouble, state: &State, viewer: Viewer) -> View {
    let eyes = Eyes::of(game, viewer);
    let under_way = !matches!(state.phase, Phase::Lot | Phase::Over);
    View {
        seats: Seat::first(game.seats).map(|seat| place(game, state, seat)).collect(),
        jackpot: state.jackpot,
        bank_bancos: state.bank_bancos(game.seats),
        piles: PileSizes {
            question: state.piles.len(Family::Question),
            riddle: state.piles.len(Family::Riddle),
            challenge: state.piles.len(Family::Challenge),
            luck: state.piles.len(Family::Luck),
        },
        round: game.round(state),
        rounds: match game.length {
            Length::Rounds(rounds) => Some(rounds),
            Length::Minutes(_) => None,
        },
        turns: state.turns,
        last_round: game.is_last_round(state),
        seat: under_way.then_some(state.player),
        person: game.who_plays(state).filter(|_| under_way),
        moment: moment(game, state),
        board: board::board(game, state, eyes),
        luck: luck(game, state),
        last: board::last(game, state),
        answer: state.answer,
        verdict: state.verdict,
        part: part(game, state, eyes),
        offer: offer::offer(game, state, eyes),
    }
}

fn place(game: &QuitteOuDouble, state: &State, seat: Seat) -> Place {
    let people = Team {
        people: game.roster.people.of(seat),
        juniors: game.roster.juniors.of(seat),
        present: state.present.of(seat),
    };
    Place {
        purse: state.purse[seat],
        bancos: state.bancos[seat],
        keepers: state.keepers[seat],
        skips: state.skips.has(seat),
        people,
        pointer: state.pointer[seat],
        bot: game.roster.bots[seat],
    }
}

fn moment(game: &QuitteOuDouble, state: &State) -> Moment {
    match state.phase {
        Phase::Lot => Moment::Lot,
        Phase::Rolling if game.is_absent(state) => Moment::Absent,
        Phase::Rolling => Moment::Rolling,
        Phase::Staking { family } => Moment::Staking { family },
        Phase::Drawing => Moment::Drawing,
        Phase::Parameters => Moment::Parameters,
        Phase::Approaching if game.n_approaches(state) == 0 => Moment::Stuck,
        Phase::Approaching => Moment::Approaching,
        Phase::Starring => Moment::Starring,
        Phase::Attempting => Moment::Attempting,
        Phase::Judging { .. } => Moment::Judging, // Whether it is right is for the verdict to say.
        Phase::Contesting => Moment::Contesting,
        Phase::Voting { voters } => Moment::Voting { voters },
        Phase::Insuring => Moment::Insuring,
        Phase::Doubling => Moment::Doubling,
        Phase::LuckDrawing => Moment::LuckDrawing,
        Phase::Shielding { .. } => Moment::Shielding,
        Phase::Targeting { .. } => Moment::Targeting,
        Phase::Discarding { .. } => Moment::Discarding,
        Phase::Over => Moment::Over,
    }
}

fn luck(game: &QuitteOuDouble, state: &State) -> Option<TurnedUp> {
    let card = match state.phase {
        Phase::Shielding { card } | Phase::Targeting { card } | Phase::Discarding { card } => card,
        _ => return None,
    };
    let LuckCard { id, title, text, .. } = game.deck.luck_card(card)?;
    Some(TurnedUp { card: *id, effect: effect(card), title: Arc::clone(title), text: Arc::clone(text) })
}

fn part(game: &QuitteOuDouble, state: &State, eyes: Eyes) -> Part {
    let Some(seat) = eyes.seat else { return Part::Watcher };
    let Some(task) = &state.task else { return Part::Other };
    let is_one = |human: Human| human.seat == seat && (game.roster.n_minds[seat] == 1 || eyes.human == Some(human));
    if seat == state.player {
        return if is_one(game.player(state)) { Part::Player } else { Part::TeamMate };
    }
    match (task.reader.human(), task.ally) {
        (Some(reader), _) if is_one(reader) => Part::Reader,
        (_, Some(ally)) if is_one(ally) => Part::Ally,
        (_, Some(ally)) if ally.seat == seat => Part::AllysTeam,
        (Some(_) | None, Some(_) | None) => Part::Other,
    }
}
