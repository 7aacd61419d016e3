//! The roll, the faces of the die, the end of a turn and of the match.

use engine::{Luck, Person, Seat, SeatSet, Tell};

use crate::die::Face;
use crate::event::{Event, Till};
use crate::money::Money;
use crate::people::Human;
use crate::setup::{Finish, Length, QuitteOuDouble};
use crate::state::{Phase, State};

/// R10: the seat that was drawn has the first turn.
pub(super) fn begin(state: &mut State, seat: Seat, tell: &mut impl Tell<Event>) {
    (state.first, state.player) = (seat, seat);
    state.phase = Phase::Rolling;
    tell.everyone(Event::First { seat });
}

impl QuitteOuDouble {
    /// A5: the seats with at least one Junior, or all where there is none.
    pub(super) fn may_begin(&self) -> SeatSet {
        let juniors: SeatSet = self.roster.juniors.iter().map(|human| human.seat).collect();
        if juniors.is_empty() { SeatSet::first(self.seats) } else { juniors }
    }

    pub(super) fn draw_first(&self, luck: &mut impl Luck) -> Seat {
        let seats = self.may_begin();
        seats.iter().nth(luck.below(seats.len().into()) as usize).expect("somebody may begin")
    }

    /// A2: who of the seat plays this turn: once the die has fallen it is settled; before that it is the first who is
    /// present, and nobody where nobody is.
    #[inline]
    pub(crate) fn who_plays(&self, state: &State) -> Option<Person> {
        if state.person.is_some() || self.roster.is_bot(state.player) {
            return state.person.or(Some(Person(0)));
        }
        state.present.first_from(state.player, state.pointer[state.player])
    }

    /// The person who plays this turn; the die has fallen.
    #[inline]
    pub(crate) fn player(&self, state: &State) -> Human {
        Human { seat: state.player, person: state.person.expect("the die has fallen") }
    }

    /// A46: the roll is due and nobody of the seat is present. An extra roll of the turn is the house's gesture.
    #[inline]
    pub(crate) fn is_absent(&self, state: &State) -> bool {
        state.phase == Phase::Rolling && self.who_plays(state).is_none()
    }

    /// R11: the face decides.
    #[inline]
    pub(super) fn roll(&self, state: &mut State, die: u8, tell: &mut impl Tell<Event>) {
        let (seat, face) = (state.player, self.faces[usize::from(die)]);
        let person = self.who_plays(state).expect("A46: nobody rolls for an absent seat");
        state.person = Some(person); // A2
        tell.everyone(Event::Rolled { seat, person, die, face });
        match face {
            None => {} // A14: the same player rolls again.
            Some(Face::Jackpot) => {
                pay(state, Till::Jackpot, Till::Purse(seat), state.jackpot, tell); // R13, A11
                self.end_turn(state, tell);
            }
            Some(Face::Luck) => state.phase = Phase::LuckDrawing, // R14
            Some(face @ (Face::Question | Face::Riddle | Face::Challenge)) => {
                self.open_stake(state, face.task_family().expect("a task face"), tell); // R17
            }
        }
    }

    /// R12, A2: a turn really played is over.
    #[inline]
    pub(super) fn end_turn(&self, state: &mut State, tell: &mut impl Tell<Event>) {
        let seat = state.player;
        let next = state.person.map_or(0, |person| person.0 + 1);
        state.pointer[seat] = Person(if next < self.roster.n_minds[seat] { next } else { 0 });
        self.next_turn(state, tell);
    }

    /// R12: the right neighbour is next; skipped turns are over before they begin (A38).
    #[inline]
    pub(super) fn next_turn(&self, state: &mut State, tell: &mut impl Tell<Event>) {
        state.person = None;
        loop {
            state.turns += 1;
            if self.is_over(state) {
                state.phase = Phase::Over;
                tell.everyone(Event::Over);
                return;
            }
            state.player = state.player.after(1, self.seats);
            if state.player == state.first && self.is_last_round(state) {
                tell.everyone(Event::LastRound); // A42
            }
            if !state.skips.has(state.player) {
                state.phase = Phase::Rolling;
                return;
            }
            state.skips = state.skips.without(state.player); // I14
            tell.everyone(Event::Skipped { seat: state.player });
        }
    }

    /// A40, A41: looked at only when a turn ends.
    #[inline]
    fn is_over(&self, state: &State) -> bool {
        let round_is_complete = || state.turns.is_multiple_of(self.seats.into());
        match self.length {
            Length::Rounds(rounds) => state.turns == u32::from(rounds) * u32::from(self.seats),
            Length::Minutes(Finish::Turn) => state.clock_out,
            Length::Minutes(Finish::Round) => state.clock_out && round_is_complete(),
        }
    }

    /// Rounds count from 1.
    #[inline]
    pub(crate) fn round(&self, state: &State) -> u32 {
        // When the match is over, the last turn still belongs to the last round.
        let turns = if state.phase == Phase::Over { state.turns - 1 } else { state.turns };
        turns / u32::from(self.seats) + 1
    }

    /// A42.
    #[inline]
    pub(crate) fn is_last_round(&self, state: &State) -> bool {
        match self.length {
            Length::Rounds(rounds) => self.round(state) == u32::from(rounds),
            Length::Minutes(_) => state.clock_out,
        }
    }

    /// A38: whether the player's seat has another turn in this match, as far as anybody knows.
    #[inline]
    pub(super) fn has_turn_left(&self, state: &State) -> bool {
        !self.is_last_round(state)
    }
}

/// Money changes place, or there is none to do so. A33: a purse pays what it has.
#[inline]
pub(super) fn pay(state: &mut State, from: Till, to: Till, asked: Money, tell: &mut impl Tell<Event>) -> bool {
    let amount = match from {
        Till::Purse(seat) => asked.min(state.purse[seat]),
        Till::Bank | Till::Jackpot | Till::Pot => asked, // A8: the bank never runs out.
    };
    if amount.is_zero() {
        return false;
    }
    match from {
        Till::Purse(seat) => state.purse[seat] -= amount,
        Till::Jackpot => state.jackpot -= amount,
        Till::Bank | Till::Pot => {} // I5: the pot follows from stake and level.
    }
    match to {
        Till::Purse(seat) => state.purse[seat] += amount,
        Till::Jackpot => state.jackpot += amount,
        Till::Bank | Till::Pot => {}
    }
    tell.everyone(Event::Paid { from, to, amount });
    true
}
