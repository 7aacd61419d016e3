//! Awaited, choices, check, play, draw, settle, hear: the door of the rules. Each topic has a file of its own.

mod turn; // the roll, the faces of the die, the end of a turn and of the match
mod stake; // plain, Banco, or the bank's grace
mod task; // the card, its levels, alone or with an ally
mod verdict; // how an attempt ends: machine, reader, clock, second chance, appeal, insurance
mod pot; // success, quit or double, and where the money goes
mod luck; // luck cards and keepers
mod house; // what the house may say, and what then happens

pub(crate) use luck::effect;
pub(crate) use stake::{BANCO_MIN, most_banco};

use engine::{Awaited, BySeat, Game, Luck, Person, Refusal, Seat, SeatSet, Standings, Tell, Viewer};

use crate::choice::{
    Call, Choice, NO_SUCH_ATTEMPT, NO_SUCH_FACE, NO_SUCH_SEAT, NOT_NEXT_CARD, OTHER_DECISION, Outcome, Use,
};
use crate::deck::{CardId, Family};
use crate::event::Event;
use crate::keeper::KeeperSet;
use crate::money::Money;
use crate::pile::Piles;
use crate::setup::QuitteOuDouble;
use crate::state::{Phase, State};
use crate::view::{View, view};

/// R6: what each seat begins with: 100,000.
const START: Money = Money::notes(10);
/// R7.
const BANCOS_AT_START: u8 = 2;
/// 7.7.
const BOT_CHANCES: u32 = 1_000;

impl Game for QuitteOuDouble {
    type State = State;
    type Choice = Choice;
    type Outcome = Outcome;
    type Call = Call;
    type View = View;
    type Event = Event;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> State {
        let first = self.first.unwrap_or(Seat::first(1).next().expect("one seat"));
        let mine = |seat: Seat| seat.number() < self.seats;
        State {
            phase: if self.first.is_some() { Phase::Rolling } else { Phase::Lot }, // A5
            purse: BySeat::from_fn(|seat| if mine(seat) { START } else { Money::ZERO }),
            jackpot: self.jackpot_start, // A11
            bancos: BySeat::from_fn(|seat| if mine(seat) { BANCOS_AT_START } else { 0 }),
            keepers: BySeat::from_fn(|_| KeeperSet::default()),
            skips: SeatSet::EMPTY,
            pointer: BySeat::from_fn(|_| Person(0)), // A2
            present: self.roster.people,
            first,
            player: first,
            person: None,
            turns: 0,
            clock_out: false,
            task: None,
            answer: None,
            verdict: None,
            last: None,
            piles: Piles::full(&self.deck),
        }
    }

    #[inline]
    fn awaited(&self, state: &State) -> Awaited {
        match state.phase {
            Phase::Lot | Phase::Drawing | Phase::Parameters | Phase::LuckDrawing => Awaited::Luck,
            Phase::Rolling if self.is_absent(state) => Awaited::House, // A46
            Phase::Rolling => Awaited::Luck,
            Phase::Approaching if self.n_approaches(state) == 0 => Awaited::House, // A27
            Phase::Attempting => self.attempt_awaits(state),
            Phase::Judging { .. } | Phase::Voting { .. } => Awaited::House,
            Phase::Starring => Awaited::Seats(SeatSet::one(ally_seat(state))),
            Phase::Staking { .. }
            | Phase::Approaching
            | Phase::Contesting
            | Phase::Insuring
            | Phase::Doubling
            | Phase::Shielding { .. }
            | Phase::Targeting { .. }
            | Phase::Discarding { .. } => Awaited::Seats(SeatSet::one(state.player)),
            Phase::Over => Awaited::Nobody,
        }
    }

    /// An answer is open-ended: two examples, one right and one wrong, stand for all.
    #[inline]
    fn count(&self, state: &State, seat: Seat) -> u32 {
        if !self.awaited(state).has(seat) {
            return 0;
        }
        match state.phase {
            Phase::Staking { .. } => self.n_stakes(state),
            Phase::Approaching => self.n_approaches(state),
            Phase::Contesting => self.n_contests(state),
            Phase::Targeting { card } => self.n_targets(state, card),
            Phase::Discarding { .. } => state.keepers[seat].kinds().count() as u32,
            Phase::Attempting | Phase::Starring | Phase::Insuring | Phase::Doubling | Phase::Shielding { .. } => 2,
            Phase::Lot
            | Phase::Rolling
            | Phase::Drawing
            | Phase::Parameters
            | Phase::Judging { .. }
            | Phase::Voting { .. }
            | Phase::LuckDrawing
            | Phase::Over => 0,
        }
    }

    /// Except for answers, choice 0 is the one that the clock plays (A45).
    #[inline]
    fn nth(&self, state: &State, seat: Seat, n: u32) -> Choice {
        let used = if n == 0 { Use::Keep } else { Use::Use };
        match state.phase {
            Phase::Staking { .. } => Choice::Stake(self.nth_stake(n)),
            Phase::Approaching => Choice::Approach(self.nth_approach(state, n)),
            Phase::Starring => Choice::Star(used),
            Phase::Attempting => Choice::Answer(self.nth_answer(state, n)),
            Phase::Contesting => Choice::Contest(self.nth_contest(state, n)),
            Phase::Insuring => Choice::Insure(used),
            Phase::Doubling => Choice::Double(pot::nth_double(n)),
            Phase::Shielding { .. } => Choice::Shield(used),
            Phase::Targeting { card } => Choice::Target(self.nth_target(state, card, n)),
            Phase::Discarding { .. } => {
                Choice::Discard(state.keepers[seat].kinds().nth(n as usize).expect("n is below the count"))
            }
            Phase::Lot
            | Phase::Rolling
            | Phase::Drawing
            | Phase::Parameters
            | Phase::Judging { .. }
            | Phase::Voting { .. }
            | Phase::LuckDrawing
            | Phase::Over => unreachable!("choice {n} where nobody is awaited"),
        }
    }

    fn check(&self, state: &State, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        if !self.awaited(state).has(seat) {
            return Err(Refusal::NOT_AWAITED);
        }
        match (state.phase, choice) {
            (Phase::Staking { .. }, Choice::Stake(stake)) => self.check_stake(state, *stake),
            (Phase::Approaching, Choice::Approach(approach)) => self.check_approach(state, *approach),
            (Phase::Attempting, Choice::Answer(text)) => task::check_answer(text),
            (Phase::Contesting, Choice::Contest(contest)) => self.check_contest(state, *contest),
            (Phase::Targeting { card }, Choice::Target(target)) => self.check_target(state, card, *target),
            (Phase::Discarding { .. }, Choice::Discard(keeper)) => luck::check_discard(state, *keeper),
            (Phase::Starring, Choice::Star(_))
            | (Phase::Insuring, Choice::Insure(_))
            | (Phase::Doubling, Choice::Double(_))
            | (Phase::Shielding { .. }, Choice::Shield(_)) => Ok(()),
            (
                _,
                Choice::Stake(_)
                | Choice::Approach(_)
                | Choice::Star(_)
                | Choice::Answer(_)
                | Choice::Contest(_)
                | Choice::Insure(_)
                | Choice::Double(_)
                | Choice::Shield(_)
                | Choice::Target(_)
                | Choice::Discard(_),
            ) => Err(OTHER_DECISION),
        }
    }

    #[inline]
    fn play(&self, state: &mut State, _: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (state.phase, choice) {
            (Phase::Staking { family }, Choice::Stake(stake)) => self.stake(state, family, stake, tell),
            (_, Choice::Approach(approach)) => self.approach(state, approach, tell),
            (_, Choice::Star(used)) => task::star(state, used, &self.deck, tell),
            (_, Choice::Answer(text)) => self.answer(state, text, tell),
            (_, Choice::Contest(contest)) => self.contest(state, contest, tell),
            (_, Choice::Insure(used)) => self.insure(state, used, tell),
            (_, Choice::Double(double)) => self.quit_or_double(state, double, tell),
            (Phase::Shielding { card }, Choice::Shield(used)) => self.shield(state, card, used, tell),
            (Phase::Targeting { card }, Choice::Target(target)) => self.target(state, card, target, tell),
            (Phase::Discarding { card }, Choice::Discard(keeper)) => self.discard(state, card, keeper, tell),
            (phase, choice) => unreachable!("{choice:?} was not checked in {phase:?}"),
        }
    }

    #[inline]
    fn draw(&self, state: &State, luck: &mut impl Luck) -> Outcome {
        match state.phase {
            Phase::Lot => Outcome::First(self.draw_first(luck)),
            Phase::Rolling => Outcome::Die(luck.below(6) as u8), // A13
            Phase::Drawing => Outcome::Card(self.draw_card(state, current(state).family, luck)),
            Phase::LuckDrawing => Outcome::Card(self.draw_card(state, Family::Luck, luck)),
            Phase::Parameters => Outcome::Skill(luck.word()),
            Phase::Attempting => Outcome::Bot(luck.below(BOT_CHANCES) as u16), // A47
            phase => unreachable!("luck owes nothing in {phase:?}"),
        }
    }

    fn possible(&self, state: &State, outcome: &Outcome) -> Result<(), Refusal> {
        if self.awaited(state) != Awaited::Luck {
            return Err(Refusal::NOT_DRAWN_NOW);
        }
        let known = |known: bool, refusal| if known { Ok(()) } else { Err(refusal) };
        match (state.phase, *outcome) {
            (Phase::Lot, Outcome::First(seat)) => known(self.may_begin().has(seat), NO_SUCH_SEAT),
            (Phase::Rolling, Outcome::Die(face)) => known(face < 6, NO_SUCH_FACE),
            (Phase::Drawing, Outcome::Card(id)) => self.check_card(state, current(state).family, id),
            (Phase::LuckDrawing, Outcome::Card(id)) => self.check_card(state, Family::Luck, id),
            (Phase::Parameters, Outcome::Skill(_)) => Ok(()),
            (Phase::Attempting, Outcome::Bot(chance)) => known(u32::from(chance) < BOT_CHANCES, NO_SUCH_ATTEMPT),
            (_, Outcome::First(_) | Outcome::Die(_) | Outcome::Card(_) | Outcome::Skill(_) | Outcome::Bot(_)) => {
                Err(Refusal::NOT_DRAWN_NOW)
            }
        }
    }

    #[inline]
    fn settle(&self, state: &mut State, outcome: Outcome, tell: &mut impl Tell<Event>) {
        match outcome {
            Outcome::First(seat) => turn::begin(state, seat, tell),
            Outcome::Die(face) => self.roll(state, face, tell),
            Outcome::Card(id) if id.family() == Family::Luck => self.turn_up(state, id, tell),
            Outcome::Card(id) => self.deal(state, id, tell),
            Outcome::Skill(word) => self.lay_out(state, word, tell),
            Outcome::Bot(chance) => self.bot_attempt(state, chance, tell),
        }
    }

    /// R11: the player rolls.
    fn hand(&self, state: &State) -> Option<Seat> {
        (state.phase == Phase::Rolling).then_some(state.player)
    }

    fn count_calls(&self, state: &State) -> u32 {
        self.n_calls(state)
    }

    /// What the house is waited for comes far more often than what seldom happens.
    fn nth_call(&self, state: &State, n: u32) -> Call {
        self.example_call(state, n)
    }

    #[inline]
    fn hear(&self, state: &mut State, call: Call, tell: &mut impl Tell<Event>) -> Result<(), Refusal> {
        self.hear_call(state, call, tell)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view(self, state, viewer)
    }

    /// R3, R40, A43, A44: money and nothing else.
    fn standings(&self, state: &State) -> Standings {
        let purse = |seat| state.purse[seat].in_euros() as i64;
        Standings::ranked(self.seats, purse, purse)
    }
}

impl QuitteOuDouble {
    #[inline]
    fn draw_card(&self, state: &State, family: Family, luck: &mut impl Luck) -> CardId {
        let card = state.piles.draw(family, luck);
        self.deck.id(family, card).expect("I4: piles hold the cards of the deck")
    }

    fn check_card(&self, state: &State, family: Family, id: CardId) -> Result<(), Refusal> {
        let card = self.deck.index(id).filter(|_| id.family() == family);
        match card {
            Some(card) if state.piles.can_be_next(family, card) => Ok(()),
            Some(_) | None => Err(NOT_NEXT_CARD),
        }
    }
}

/// The task of this turn.
#[inline]
fn current(state: &State) -> &crate::state::Task {
    state.task.as_ref().expect("a task is on the board")
}

/// The same, to be changed.
#[inline]
fn current_mut(state: &mut State) -> &mut crate::state::Task {
    state.task.as_mut().expect("a task is on the board")
}

#[inline]
fn ally_seat(state: &State) -> Seat {
    current(state).ally.expect("an ally was chosen").seat
}
