//! Awaited, choices, check, play, settle: the `match` on phase and choice stands here, what happens in the phases' files.

mod turn; // phase 1: cards are turned
mod roll; // phase 2: first roll, choice of table, second and third roll
mod extra; // phase 2: extra rolls
mod collect; // phase 3: the tables are settled; and the end of a round
mod duel; // duels, for a table or for a card; phase 4

use arrayvec::ArrayVec;
use engine::game::NoCall;
use engine::{Awaited, BySeat, Game, Luck, Refusal, Seat, SeatSet, Standings, Tell, Viewer};

use crate::card::{Card, Cards};
use crate::choice::{
    Answer, Choice, NO_SUCH_OPPONENT, NO_SUCH_SEAT, NOT_OWN_DICE, OTHER_DECISION, OTHER_NUMBER_OF_DICE, OWN_OPPONENT,
    Outcome, TABLE_NOT_IN_PLAY, Throw,
};
use crate::dice::Dice;
use crate::event::Event;
use crate::hand::Hand;
use crate::setup::{ChipSupply, Cincinnati};
use crate::state::{Act, Phase, Roll, State};
use crate::table::{ByTable, Table};
use crate::view::{View, look};

/// R2: each seat starts with so many chips.
const CHIPS_AT_START: u8 = 3;

/// R2: the box has so many chips.
const CHIPS_IN_BOX: u8 = 20;

/// R68: what a chip counts at the end.
pub(crate) const CHIP_WORTH: u32 = 5_000;

impl Game for Cincinnati {
    type State = State;
    type Choice = Choice;
    type Outcome = Outcome;
    type Call = NoCall;
    type View = View;
    type Event = Event;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> State {
        let seats = SeatSet::first(self.seats);
        State {
            round: 1,
            turner: Seat::first(1).next().expect("one seat"),
            unseen: Cards::BOX, // R6, R72: those set aside are unseen like the deck.
            known: 0,
            returns: 0,
            discard: Cards::EMPTY,
            pile: ByTable::default(),
            before: BySeat::default(),
            chips: BySeat::from_fn(|seat| if seats.has(seat) { CHIPS_AT_START } else { 0 }),
            supply: match self.chip_supply {
                ChipSupply::Twenty => CHIPS_IN_BOX - self.seats * CHIPS_AT_START,
                ChipSupply::Unlimited => 0,
            },
            hand: BySeat::default(),
            table: BySeat::default(),
            kept: BySeat::default(),
            phase: Phase::Lot,
        }
    }

    #[inline]
    fn awaited(&self, state: &State) -> Awaited {
        match state.phase {
            Phase::Lot | Phase::Turning { .. } | Phase::Rolling { .. } | Phase::Throwing { .. } => Awaited::Luck,
            Phase::Placing { .. } => Awaited::Seats(SeatSet::one(state.turner)),
            Phase::Choosing { waiting } => Awaited::Seats(waiting),
            Phase::Keeping { deciding, .. } => Awaited::Seats(deciding),
            Phase::Asking { order, next, .. } => Awaited::Seats(SeatSet::one(order.get(next).expect("one is asked"))),
            Phase::Challenging { holders } => Awaited::Seats(SeatSet::one(holders.first().expect("a holder"))),
            Phase::Duel(duel) => match duel.act {
                Act::Throw { .. } => Awaited::Luck,
                Act::Keep | Act::Answer => Awaited::Seats(SeatSet::one(duel.seat())),
            },
            Phase::Over => Awaited::Nobody,
        }
    }

    #[inline]
    fn count(&self, state: &State, seat: Seat) -> u32 {
        if !self.awaited(state).has(seat) {
            return 0;
        }
        match state.phase {
            Phase::Placing { .. } | Phase::Choosing { .. } => self.tables().len() as u32,
            Phase::Keeping { .. } => own_hand(state, seat).n_parts(), // A12
            Phase::Asking { .. } => 2,
            Phase::Challenging { .. } => u32::from(self.seats) - 1, // A28
            Phase::Duel(duel) => match duel.act {
                Act::Keep => own_hand(state, seat).n_parts(),
                Act::Answer => 2,
                Act::Throw { .. } => 0,
            },
            Phase::Lot | Phase::Turning { .. } | Phase::Rolling { .. } | Phase::Throwing { .. } | Phase::Over => 0,
        }
    }

    /// Tables from A on; what is kept as [`Dice::nth_part`] counts it; yes before no; opponents clockwise.
    #[inline]
    fn nth(&self, state: &State, seat: Seat, n: u32) -> Choice {
        let keep = || Choice::Keep(own_hand(state, seat).dice().nth_part(n));
        let extra = || Choice::Extra(if n == 0 { Answer::Yes } else { Answer::No });
        match state.phase {
            Phase::Placing { .. } => Choice::Place(self.tables()[n as usize]),
            Phase::Choosing { .. } => Choice::Table(self.tables()[n as usize]),
            Phase::Keeping { .. } => keep(),
            Phase::Asking { .. } => extra(),
            Phase::Challenging { .. } => Choice::Challenge(seat.after(1 + n as u8, self.seats)),
            Phase::Duel(duel) => match duel.act {
                Act::Keep => keep(),
                Act::Answer => extra(),
                Act::Throw { .. } => unreachable!("choice {n} where luck is awaited"),
            },
            Phase::Lot | Phase::Turning { .. } | Phase::Rolling { .. } | Phase::Throwing { .. } | Phase::Over => {
                unreachable!("choice {n} where nobody is awaited")
            }
        }
    }

    fn check(&self, state: &State, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        if !self.awaited(state).has(seat) {
            return Err(Refusal::NOT_AWAITED);
        }
        let keeps = matches!(state.phase, Phase::Keeping { .. })
            || matches!(state.phase, Phase::Duel(duel) if duel.act == Act::Keep);
        let is_asked = matches!(state.phase, Phase::Asking { .. })
            || matches!(state.phase, Phase::Duel(duel) if duel.act == Act::Answer);
        match *choice {
            Choice::Place(table) if matches!(state.phase, Phase::Placing { .. }) => self.check_table(table),
            Choice::Table(table) if matches!(state.phase, Phase::Choosing { .. }) => self.check_table(table),
            Choice::Keep(dice) if keeps => {
                if own_hand(state, seat).dice().contains(dice) {
                    Ok(())
                } else {
                    Err(NOT_OWN_DICE)
                }
            }
            Choice::Extra(_) if is_asked => Ok(()),
            Choice::Challenge(opponent) if matches!(state.phase, Phase::Challenging { .. }) => {
                if opponent.number() >= self.seats {
                    Err(NO_SUCH_OPPONENT)
                } else if opponent == seat {
                    Err(OWN_OPPONENT) // R59
                } else {
                    Ok(()) // A28: any other seat.
                }
            }
            Choice::Place(_) | Choice::Table(_) | Choice::Keep(_) | Choice::Extra(_) | Choice::Challenge(_) => {
                Err(OTHER_DECISION)
            }
        }
    }

    #[inline]
    fn play(&self, state: &mut State, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        let in_duel = matches!(state.phase, Phase::Duel(_));
        match choice {
            Choice::Place(table) => self.place(state, table, tell),
            Choice::Table(table) => self.choose(state, seat, table, tell),
            Choice::Keep(dice) if in_duel => self.keep_in_duel(state, seat, dice, tell),
            Choice::Keep(dice) => self.keep(state, seat, dice, tell),
            Choice::Extra(answer) if in_duel => self.answer_in_duel(state, seat, answer, tell),
            Choice::Extra(answer) => self.answer(state, seat, answer, tell),
            Choice::Challenge(opponent) => self.challenge(state, opponent, tell),
        }
    }

    #[inline]
    fn draw(&self, state: &State, luck: &mut impl Luck) -> Outcome {
        match state.phase {
            Phase::Lot => Outcome::Turner(Seat::new(luck.below(self.seats.into()) as u8).expect("a seat of the match")),
            Phase::Turning { .. } => self.draw_card(state, luck),
            Phase::Rolling { .. } | Phase::Throwing { .. } | Phase::Duel(_) => {
                let n = n_dice_due(state).expect("dice are due");
                Outcome::Throw(Throw((0..n).map(|_| luck.die()).collect::<ArrayVec<_, 5>>())) // A36
            }
            Phase::Placing { .. }
            | Phase::Choosing { .. }
            | Phase::Keeping { .. }
            | Phase::Asking { .. }
            | Phase::Challenging { .. }
            | Phase::Over => unreachable!("luck owes nothing in {:?}", state.phase),
        }
    }

    fn possible(&self, state: &State, outcome: &Outcome) -> Result<(), Refusal> {
        match outcome {
            Outcome::Turner(seat) if state.phase == Phase::Lot => {
                if seat.number() < self.seats {
                    Ok(())
                } else {
                    Err(NO_SUCH_SEAT)
                }
            }
            Outcome::Card(_) | Outcome::Again if matches!(state.phase, Phase::Turning { .. }) => {
                self.check_card(state, outcome)
            }
            Outcome::Throw(throw) => match n_dice_due(state) {
                None => Err(Refusal::NOT_DRAWN_NOW),
                Some(n) if usize::from(n) == throw.0.len() => Ok(()),
                Some(_) => Err(OTHER_NUMBER_OF_DICE),
            },
            Outcome::Turner(_) | Outcome::Card(_) | Outcome::Again => Err(Refusal::NOT_DRAWN_NOW),
        }
    }

    #[inline]
    fn settle(&self, state: &mut State, outcome: Outcome, tell: &mut impl Tell<Event>) {
        match outcome {
            Outcome::Turner(seat) => {
                state.turner = seat; // A1
                tell.everyone(Event::Round { round: state.round, turner: seat });
                state.phase = Phase::Turning { table: Table::A, replacing: false };
            }
            Outcome::Card(card) => {
                state.unseen = state.unseen.minus(Cards::of(card, 1));
                self.turn(state, card, tell);
            }
            Outcome::Again => {
                state.known -= 1;
                self.turn(state, Card::Duel, tell);
            }
            Outcome::Throw(throw) => match state.phase {
                Phase::Rolling { seat } => self.first_roll(state, seat, throw.dice(), tell),
                Phase::Throwing { roll, step, due } => self.throw(state, roll, step, due, throw.dice(), tell),
                Phase::Duel(_) => self.throw_in_duel(state, throw.dice(), tell),
                Phase::Lot
                | Phase::Turning { .. }
                | Phase::Placing { .. }
                | Phase::Choosing { .. }
                | Phase::Keeping { .. }
                | Phase::Asking { .. }
                | Phase::Challenging { .. }
                | Phase::Over => unreachable!("no dice are due in {:?}", state.phase),
            },
        }
    }

    /// One gesture for the cards of a round (R11), and one for the first throw of each side of a duel (R55); elsewhere
    /// the dice fall together (R22), or follow from what was kept.
    fn hand(&self, state: &State) -> Option<Seat> {
        match state.phase {
            Phase::Turning { table: Table::A, replacing: false } => Some(state.turner),
            Phase::Duel(duel) => match (duel.act, duel.roll) {
                (Act::Throw { .. }, Roll::First) => Some(duel.seat()),
                (Act::Throw { .. }, Roll::Second | Roll::Third | Roll::Extra) | (Act::Keep | Act::Answer, _) => None,
            },
            Phase::Turning { .. }
            | Phase::Lot
            | Phase::Placing { .. }
            | Phase::Rolling { .. }
            | Phase::Choosing { .. }
            | Phase::Keeping { .. }
            | Phase::Throwing { .. }
            | Phase::Asking { .. }
            | Phase::Challenging { .. }
            | Phase::Over => None,
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        look(self, state, viewer)
    }

    /// R68 to R70, A34: money cards and chips, then the most of the highest cards, else the same place.
    fn standings(&self, state: &State) -> Standings {
        let total = |seat| total(state, seat);
        let cards = |seat: Seat| [4, 3, 2, 1, 0].map(|money: usize| state.before[seat].count(Card::MONEY[money]));
        Standings::ranked(self.seats, |seat| i64::from(total(seat)), |seat| (total(seat), cards(seat)))
    }
}

impl Cincinnati {
    /// R71: with three seats there is no table B.
    fn check_table(&self, table: Table) -> Result<(), Refusal> {
        if self.tables().contains(&table) { Ok(()) } else { Err(TABLE_NOT_IN_PLAY) }
    }
}

/// R68: what a seat would have if the match ended now.
fn total(state: &State, seat: Seat) -> u32 {
    state.before[seat].worth() + CHIP_WORTH * u32::from(state.chips[seat])
}

/// The dice that a seat decides about: those of the duel while it fights, else those of phase 2.
#[inline]
fn own_hand(state: &State, seat: Seat) -> Hand {
    let hand = if let Phase::Duel(duel) = &state.phase { duel.hand[seat] } else { state.hand[seat] };
    hand.expect("who decides about dice has thrown them")
}

/// How many dice luck owes: of one seat, the others of the step wait.
#[inline]
fn n_dice_due(state: &State) -> Option<u8> {
    match &state.phase {
        Phase::Rolling { .. } => Some(Dice::MAX), // R14
        Phase::Throwing { due, .. } => due.lowest().map(|seat| Dice::MAX - state.kept[seat].len()), // R20
        Phase::Duel(duel) => match duel.act {
            Act::Throw { kept } => Some(Dice::MAX - kept.len()),
            Act::Keep | Act::Answer => None,
        },
        Phase::Lot
        | Phase::Turning { .. }
        | Phase::Placing { .. }
        | Phase::Choosing { .. }
        | Phase::Keeping { .. }
        | Phase::Asking { .. }
        | Phase::Challenging { .. }
        | Phase::Over => None,
    }
}
