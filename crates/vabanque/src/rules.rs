//! Awaited, choices, check, play, settle: who does what when.

pub mod course; // a round from the first chip to the last move
pub mod payout; // what a table with a pawn pays
pub mod order; // who plays before whom in the next round

use engine::game::NoCall;
use engine::{Awaited, BySeat, EntryOf, Game, Luck, Refusal, Seat, SeatSet, Standings, Tell, Viewer};

use crate::card::Cards;
use crate::choice::{
    Choice, NO_KIND, NO_SUCH_SEAT, NO_SUCH_TABLE, NOT_IN_HAND, OTHER_DECISION, Outcome, STEPS_MAX, TOO_FAR,
};
use crate::event::Event;
use crate::money::Money;
use crate::seal;
use crate::setup::Vabanque;
use crate::state::{Phase, State};
use crate::table::{ByTable, Table};
use crate::view::{View, view};

impl Game for Vabanque {
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
        State {
            phase: Phase::Lot,
            round: 1,
            order: std::array::from_fn(|place| Seat::new(place as u8).expect("no more places than seats")),
            pawns: BySeat::from_fn(|_| Table::FIRST),
            chips: ByTable::default(),
            money: BySeat::from_fn(|_| Money::default()), // R6, A34
            cards: Cards::default(),
            last: None,
        }
    }

    /// I14: the draw, one seat, or nobody.
    #[inline]
    fn awaited(&self, state: &State) -> Awaited {
        match in_turn(state) {
            Some(seat) => Awaited::Seats(SeatSet::one(seat)),
            None if state.phase == Phase::Lot => Awaited::Luck,
            None => Awaited::Nobody,
        }
    }

    /// I13.
    #[inline]
    fn count(&self, state: &State, seat: Seat) -> u32 {
        if in_turn(state) != Some(seat) {
            return 0;
        }
        let tables = u32::from(self.tables);
        match state.phase {
            Phase::FirstPawn | Phase::Chips(_) => tables,
            Phase::Cards(turn) => u32::from(3 - turn.pass) * tables,
            Phase::Pawns { .. } => u32::from(STEPS_MAX) + 1,
            Phase::Lot | Phase::Over => 0,
        }
    }

    /// By table; cards by kind, then by table; moves by steps.
    #[inline]
    fn nth(&self, state: &State, seat: Seat, n: u32) -> Choice {
        match state.phase {
            Phase::FirstPawn => Choice::FirstPawn(self.nth_table(n)),
            Phase::Chips(_) => Choice::Chip(self.nth_table(n)),
            Phase::Cards(_) => {
                let (nth, table) = (n / u32::from(self.tables), n % u32::from(self.tables));
                let kind = state.cards.hand(seat).nth(nth);
                Choice::Card { kind, table: self.nth_table(table) }
            }
            Phase::Pawns { .. } => Choice::Move(n as u8),
            Phase::Lot | Phase::Over => unreachable!("choice {n} where nobody is awaited"),
        }
    }

    fn check(&self, state: &State, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        if in_turn(state) != Some(seat) {
            return Err(Refusal::NOT_AWAITED);
        }
        match (state.phase, *choice) {
            (Phase::FirstPawn, Choice::FirstPawn(table)) => self.check_table(table),
            (Phase::Chips(_), Choice::Chip(table)) => self.check_table(table),
            (Phase::Cards(_), Choice::Card { kind: None, .. }) => Err(NO_KIND),
            (Phase::Cards(_), Choice::Card { kind: Some(kind), table }) => {
                self.check_table(table)?;
                if state.cards.hand(seat).has(kind) { Ok(()) } else { Err(NOT_IN_HAND) } // R20
            }
            (Phase::Pawns { .. }, Choice::Move(steps)) if steps <= STEPS_MAX => Ok(()),
            (Phase::Pawns { .. }, Choice::Move(_)) => Err(TOO_FAR), // R26
            // A7: nobody passes; and nothing is done before its phase or after it (R14).
            (
                Phase::Lot | Phase::FirstPawn | Phase::Chips(_) | Phase::Cards(_) | Phase::Pawns { .. } | Phase::Over,
                Choice::FirstPawn(_) | Choice::Chip(_) | Choice::Card { .. } | Choice::Move(_),
            ) => Err(OTHER_DECISION),
        }
    }

    #[inline]
    fn play(&self, state: &mut State, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (state.phase, choice) {
            (Phase::FirstPawn, Choice::FirstPawn(table)) => self.place_pawns(state, table, tell), // R10
            (Phase::Chips(turn), Choice::Chip(table)) => self.place_chip(state, turn, seat, table, tell),
            (Phase::Cards(turn), Choice::Card { kind: Some(kind), table }) => {
                self.lay_card(state, turn, seat, kind, table, tell);
            }
            (Phase::Pawns { place }, Choice::Move(steps)) => self.move_pawn(state, place, seat, steps, tell),
            (phase, choice) => unreachable!("{choice:?} was not checked in {phase:?}"),
        }
    }

    /// R8, A1: one draw among the seats, in both editions.
    #[inline]
    fn draw(&self, _: &State, luck: &mut impl Luck) -> Outcome {
        let first = luck.below(self.seats.into()) as u8;
        Outcome::FirstPlayer(Seat::new(first).expect("a seat of the match"))
    }

    fn possible(&self, state: &State, outcome: &Outcome) -> Result<(), Refusal> {
        let Outcome::FirstPlayer(seat) = outcome;
        match state.phase {
            Phase::Lot if seat.number() < self.seats => Ok(()),
            Phase::Lot => Err(NO_SUCH_SEAT),
            Phase::FirstPawn | Phase::Chips(_) | Phase::Cards(_) | Phase::Pawns { .. } | Phase::Over => {
                Err(Refusal::NOT_DRAWN_NOW)
            }
        }
    }

    #[inline]
    fn settle(&self, state: &mut State, outcome: Outcome, tell: &mut impl Tell<Event>) {
        let Outcome::FirstPlayer(first) = outcome;
        self.seat_players(state, first, tell);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view(self, state, viewer)
    }

    /// R49, A24, A25: by money; equal money, equal place, and equal richest all win.
    fn standings(&self, state: &State) -> Standings {
        Standings::ranked(self.seats, |seat| state.money[seat].0.into(), |seat| state.money[seat])
    }

    fn seal(&self, entries: &mut [EntryOf<Self>]) {
        seal::seal(self, entries);
    }

    fn unseal(&self, entries: &mut [EntryOf<Self>]) -> u32 {
        seal::unseal(self, entries)
    }
}

impl Vabanque {
    /// The seats of the match in this order of play.
    #[inline]
    pub(crate) fn played<'a>(&self, order: &'a [Seat]) -> &'a [Seat] {
        &order[..usize::from(self.seats)]
    }

    #[inline]
    fn nth_table(&self, n: u32) -> Table {
        Table::FIRST.after(n as u8, self.tables)
    }

    /// R4: the circle is no larger than the number of seats makes it.
    fn check_table(&self, table: Table) -> Result<(), Refusal> {
        if table.number() <= self.tables { Ok(()) } else { Err(NO_SUCH_TABLE) }
    }
}

/// Whose turn it is: always one seat's, since nothing is simultaneous.
#[inline]
pub(crate) fn in_turn(state: &State) -> Option<Seat> {
    let place = match state.phase {
        Phase::Chips(turn) | Phase::Cards(turn) => turn.place,
        Phase::Pawns { place } => place,
        Phase::FirstPawn => 0, // R10: the first player.
        Phase::Lot | Phase::Over => return None,
    };
    Some(state.order[usize::from(place)])
}
