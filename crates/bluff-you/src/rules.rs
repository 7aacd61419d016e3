//! Awaited, choices, check, play, settle: a turn from the roll to the tile.

use engine::game::NoCall;
use engine::{Awaited, BySeat, Game, Luck, Refusal, Seat, SeatSet, Standings, Tell, Viewer};

use crate::choice::{
    Aim, Answer, Choice, Claim, Claimed, NO_DOUBLE, NO_SUCH_DIVINER, NO_SUCH_SEAT, NOT_DIVINERS, NOT_IN_CENTRE,
    NOT_OWN_TILE, NOT_OWN_TILES, NOTHING_TO_STAKE, OTHER_DECISION, OWN_DIVINER, Outcome, POINTS_DIFFER, Roll,
    STEAL_LIMIT, TOO_FEW_TILES,
};
use crate::event::Event;
use crate::exchange;
use crate::setup::{BluffYou, StealLimit};
use crate::state::{Phase, Reveal, State, Turn};
use crate::tile::{Tile, TileSet};
use crate::view::{View, view};

/// A28: so many steals in a row close the way to the next.
pub const STEALS_IN_A_ROW_MAX: u32 = 20;

impl Game for BluffYou {
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
            owned: BySeat::default(), // R2
            centre: TileSet::ALL,
            bluffer: Seat::first(1).next().expect("one seat"),
            streak: 0,
            phase: Phase::Lot,
            last: None,
        }
    }

    #[inline]
    fn awaited(&self, state: &State) -> Awaited {
        match state.phase {
            Phase::Lot | Phase::Rolling => Awaited::Luck,
            Phase::Acting { .. } | Phase::Giving { .. } => Awaited::Seats(SeatSet::one(state.bluffer)),
            Phase::Answering { claim, .. } => Awaited::Seats(SeatSet::one(claim.diviner)), // A12
            Phase::Over => Awaited::Nobody,
        }
    }

    /// I13.
    #[inline]
    fn count(&self, state: &State, seat: Seat) -> u32 {
        match state.phase {
            Phase::Acting { roll } if seat == state.bluffer => {
                self.n_wins(state) + self.n_steals(state) + n_exchanges(state, roll)
            }
            Phase::Answering { claim, .. } if seat == claim.diviner => 2, // A12
            Phase::Giving { .. } if seat == state.bluffer => state.owned[seat].len().into(),
            Phase::Lot
            | Phase::Rolling
            | Phase::Acting { .. }
            | Phase::Answering { .. }
            | Phase::Giving { .. }
            | Phase::Over => 0,
        }
    }

    /// Wins by Diviner and number, then steals by number, then exchanges; "OK!" before "Bluff you!".
    #[inline]
    fn nth(&self, state: &State, seat: Seat, n: u32) -> Choice {
        match state.phase {
            Phase::Acting { .. } => self.nth_action(state, n),
            Phase::Answering { .. } if n == 0 => Choice::Answer(Answer::Ok),
            Phase::Answering { .. } => Choice::Answer(Answer::Bluff),
            Phase::Giving { .. } => Choice::Give(state.owned[seat].nth(n).expect("n is below the count")),
            Phase::Lot | Phase::Rolling | Phase::Over => unreachable!("choice {n} where nobody is awaited"),
        }
    }

    fn check(&self, state: &State, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        if !self.awaited(state).has(seat) {
            return Err(Refusal::NOT_AWAITED);
        }
        match (state.phase, *choice) {
            (Phase::Acting { .. }, Choice::Win(claimed)) => self.check_win(state, claimed),
            (Phase::Acting { .. }, Choice::Steal(claimed)) => self.check_steal(state, claimed),
            (Phase::Acting { roll }, Choice::Exchange { give, take }) => check_exchange(state, roll, give, take),
            (Phase::Answering { .. }, Choice::Answer(_)) => Ok(()),
            (Phase::Giving { .. }, Choice::Give(tile)) if state.owned[seat].has(tile) => Ok(()),
            (Phase::Giving { .. }, Choice::Give(_)) => Err(NOT_OWN_TILE),
            (
                Phase::Lot
                | Phase::Rolling
                | Phase::Acting { .. }
                | Phase::Answering { .. }
                | Phase::Giving { .. }
                | Phase::Over,
                _,
            ) => Err(OTHER_DECISION),
        }
    }

    #[inline]
    fn play(&self, state: &mut State, _: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (state.phase, choice) {
            (Phase::Acting { roll }, Choice::Win(Claimed { diviner, tile })) => {
                claim(state, roll, Claim { aim: Aim::Win, diviner, tile }, tell);
            }
            (Phase::Acting { roll }, Choice::Steal(Claimed { diviner, tile })) => {
                claim(state, roll, Claim { aim: Aim::Steal, diviner, tile }, tell);
            }
            (Phase::Acting { roll }, Choice::Exchange { give, take }) => self.exchange(state, roll, give, take, tell),
            (Phase::Answering { roll, claim }, Choice::Answer(answer)) => {
                self.answer(state, roll, claim, answer, tell);
            }
            (Phase::Giving { diviner }, Choice::Give(tile)) => self.give(state, diviner, tile, tell),
            (phase, choice) => unreachable!("{choice:?} was not checked in {phase:?}"),
        }
    }

    #[inline]
    fn draw(&self, state: &State, luck: &mut impl Luck) -> Outcome {
        match state.phase {
            Phase::Lot => Outcome::First(Seat::new(luck.below(self.seats.into()) as u8).expect("a seat of the match")),
            Phase::Rolling => Outcome::Roll(Roll([luck.die(), luck.die(), luck.die()])), // A4
            Phase::Acting { .. } | Phase::Answering { .. } | Phase::Giving { .. } | Phase::Over => {
                unreachable!("luck owes nothing in {:?}", state.phase)
            }
        }
    }

    fn possible(&self, state: &State, outcome: &Outcome) -> Result<(), Refusal> {
        match (state.phase, outcome) {
            (Phase::Lot, Outcome::First(seat)) if seat.number() < self.seats => Ok(()),
            (Phase::Lot, Outcome::First(_)) => Err(NO_SUCH_SEAT),
            (Phase::Rolling, Outcome::Roll(_)) => Ok(()),
            (_, Outcome::First(_) | Outcome::Roll(_)) => Err(Refusal::NOT_DRAWN_NOW),
        }
    }

    #[inline]
    fn settle(&self, state: &mut State, outcome: Outcome, tell: &mut impl Tell<Event>) {
        match outcome {
            Outcome::First(seat) => {
                state.bluffer = seat; // R8, A2
                state.phase = Phase::Rolling;
                tell.everyone(Event::First { seat });
            }
            Outcome::Roll(roll) => {
                let bluffer = state.bluffer;
                state.phase = Phase::Acting { roll };
                // R10: nobody else sees them.
                tell.split(
                    SeatSet::one(bluffer),
                    Event::Rolled { bluffer, roll: Some(roll) },
                    Event::Rolled { bluffer, roll: None },
                );
            }
        }
    }

    fn hand(&self, state: &State) -> Option<Seat> {
        (state.phase == Phase::Rolling).then_some(state.bluffer) // R10: the Bluffer shakes the cup.
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view(self, state, viewer)
    }

    /// R36 to R38, A25: more points, then fewer tiles, else the same place.
    fn standings(&self, state: &State) -> Standings {
        let points = |seat| i64::from(state.owned[seat].points());
        let fewer_tiles = |seat| std::cmp::Reverse(state.owned[seat].len());
        Standings::ranked(self.seats, points, |seat| (points(seat), fewer_tiles(seat)))
    }
}

impl BluffYou {
    /// R12, A7: any other player, any tile of the centre.
    #[inline]
    fn n_wins(&self, state: &State) -> u32 {
        (u32::from(self.seats) - 1) * u32::from(state.centre.len())
    }

    /// R24, R25: any tile of any opponent, if the Bluffer owns one and A28 allows.
    #[inline]
    fn n_steals(&self, state: &State) -> u32 {
        if self.may_steal(state).is_ok() { TileSet::ALL.minus(state.centre).minus(own(state)).len().into() } else { 0 }
    }

    /// Whether a steal is open at all, whomever it robs.
    #[inline]
    pub(crate) fn may_steal(&self, state: &State) -> Result<(), Refusal> {
        if own(state).is_empty() {
            return Err(NOTHING_TO_STAKE); // R24
        }
        match self.steal_limit {
            StealLimit::On if state.streak >= STEALS_IN_A_ROW_MAX => Err(STEAL_LIMIT),
            StealLimit::On | StealLimit::Off => Ok(()),
        }
    }

    fn nth_action(&self, state: &State, n: u32) -> Choice {
        let n_wins = self.n_wins(state);
        if n < n_wins {
            // The Diviners are counted clockwise from the Bluffer.
            let n_tiles = u32::from(state.centre.len());
            let (diviner, tile) = (n / n_tiles, n % n_tiles);
            let diviner = state.bluffer.after(1 + diviner as u8, self.seats);
            return Choice::Win(Claimed { diviner, tile: state.centre.nth(tile).expect("a tile of the centre") });
        }
        let (n, n_steals) = (n - n_wins, self.n_steals(state));
        if n < n_steals {
            let tile = TileSet::ALL.minus(state.centre).minus(own(state)).nth(n).expect("an opponent's tile");
            let diviner = Seat::first(self.seats).find(|seat| state.owned[*seat].has(tile)).expect("I1");
            return Choice::Steal(Claimed { diviner, tile });
        }
        let (give, take) = exchange::nth(own(state), state.centre, n - n_steals).expect("n is below the count");
        Choice::Exchange { give, take }
    }

    /// R12, A6: any seat but the Bluffer's own.
    fn check_diviner(&self, state: &State, diviner: Seat) -> Result<(), Refusal> {
        if diviner.number() >= self.seats {
            Err(NO_SUCH_DIVINER)
        } else if diviner == state.bluffer {
            Err(OWN_DIVINER)
        } else {
            Ok(())
        }
    }

    fn check_win(&self, state: &State, Claimed { diviner, tile }: Claimed) -> Result<(), Refusal> {
        self.check_diviner(state, diviner)?;
        if state.centre.has(tile) { Ok(()) } else { Err(NOT_IN_CENTRE) } // A7, A8
    }

    fn check_steal(&self, state: &State, Claimed { diviner, tile }: Claimed) -> Result<(), Refusal> {
        self.check_diviner(state, diviner)?;
        self.may_steal(state)?;
        if state.owned[diviner].has(tile) { Ok(()) } else { Err(NOT_DIVINERS) } // A8, A14
    }

    /// R17 to R22, R26 to R29: the dice are revealed, and whoever is right has the tile.
    #[inline]
    fn answer(&self, state: &mut State, roll: Roll, claim: Claim, answer: Answer, tell: &mut impl Tell<Event>) {
        let bluffer = state.bluffer;
        let truth = roll.sum() == claim.tile.number(); // R14
        let diviner_right = (answer == Answer::Ok) == truth; // R22
        let prevails = if diviner_right { claim.diviner } else { bluffer };
        state.last = Some(Reveal { bluffer, roll, turn: Turn::Claimed { claim, answer } }); // A13
        tell.everyone(Event::Answered { bluffer, claim, answer, roll, prevails });
        match (claim.aim, diviner_right) {
            (Aim::Win, _) => {
                state.streak = 0; // A28
                state.centre = state.centre.without(claim.tile);
                state.owned[prevails] = state.owned[prevails].with(claim.tile); // R18 to R21
                tell.everyone(Event::Moved { tile: claim.tile, from: None, to: prevails });
                self.end_turn(state, tell);
            }
            (Aim::Steal, false) => {
                state.streak += 1;
                self.hand_over(state, claim.tile, claim.diviner, bluffer, tell); // R27
            }
            (Aim::Steal, true) => {
                state.streak += 1;
                match own(state).len() {
                    1 => {
                        let only = own(state).nth(0).expect("one tile");
                        self.give(state, claim.diviner, only, tell); // A15: a forced choice is no choice.
                    }
                    _ => state.phase = Phase::Giving { diviner: claim.diviner }, // R28
                }
            }
        }
    }

    /// R28: the price of a failed steal.
    fn give(&self, state: &mut State, diviner: Seat, tile: Tile, tell: &mut impl Tell<Event>) {
        self.hand_over(state, tile, state.bluffer, diviner, tell);
    }

    fn hand_over(&self, state: &mut State, tile: Tile, from: Seat, to: Seat, tell: &mut impl Tell<Event>) {
        state.owned[from] = state.owned[from].without(tile);
        state.owned[to] = state.owned[to].with(tile);
        tell.everyone(Event::Moved { tile, from: Some(from), to });
        self.end_turn(state, tell);
    }

    /// R31 to R34, A21, A23: one indivisible act, so it never empties the centre.
    fn exchange(&self, state: &mut State, roll: Roll, give: TileSet, take: Tile, tell: &mut impl Tell<Event>) {
        let bluffer = state.bluffer;
        state.owned[bluffer] = own(state).minus(give).with(take);
        state.centre = state.centre.without(take).or(give);
        state.streak = 0; // A28
        state.last = Some(Reveal { bluffer, roll, turn: Turn::Exchanged { give, take } });
        tell.everyone(Event::Exchanged { bluffer, roll, give, take });
        self.end_turn(state, tell);
    }

    #[inline]
    fn end_turn(&self, state: &mut State, tell: &mut impl Tell<Event>) {
        if state.centre.is_empty() {
            state.phase = Phase::Over; // R35, A24
            tell.everyone(Event::Over);
        } else {
            state.bluffer = state.bluffer.after(1, self.seats); // R9
            state.phase = Phase::Rolling;
        }
    }
}

/// What the Bluffer owns.
#[inline]
fn own(state: &State) -> TileSet {
    state.owned[state.bluffer]
}

/// R30: two tiles or more and a double, and (A18) a set that fits.
#[inline]
fn n_exchanges(state: &State, roll: Roll) -> u32 {
    if roll.has_double() && own(state).len() >= 2 { exchange::count(own(state), state.centre) } else { 0 }
}

fn check_exchange(state: &State, roll: Roll, give: TileSet, take: Tile) -> Result<(), Refusal> {
    if own(state).len() < 2 || give.len() < 2 {
        return Err(TOO_FEW_TILES); // R30, A19
    }
    if !roll.has_double() {
        return Err(NO_DOUBLE); // R30, A17
    }
    if !own(state).contains(give) {
        return Err(NOT_OWN_TILES); // R32
    }
    if !state.centre.has(take) {
        return Err(NOT_IN_CENTRE); // R32, A20
    }
    if give.points() != take.points() {
        return Err(POINTS_DIFFER); // R33, A20
    }
    Ok(())
}

/// R13, R25: the claim stands and the Diviner is asked. A9: it is final.
#[inline]
fn claim(state: &mut State, roll: Roll, claim: Claim, tell: &mut impl Tell<Event>) {
    state.phase = Phase::Answering { roll, claim };
    tell.everyone(Event::Claimed { bluffer: state.bluffer, claim });
}
