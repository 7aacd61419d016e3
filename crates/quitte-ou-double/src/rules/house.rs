//! What the house may say, and what then happens (A27, A29, A41, A46).

use arrayvec::ArrayVec;
use engine::{Refusal, Seat, Tell};

use crate::choice::{Call, NO_CLOCK, NO_SUCH_PERSON, NOBODY_NEW, NOT_NOW, SEAT_PRESENT, Source, Verdict};
use crate::deck::Family;
use crate::event::Event;
use crate::people::{Human, People};
use crate::rules::{current, current_mut};
use crate::setup::{Length, QuitteOuDouble};
use crate::state::{Phase, Reader, State};

/// In examples, what the house is waited for comes so many times as often as the rest.
const USUAL: u32 = 32;

/// Examples of calls.
type Calls = ArrayVec<Call, 12>;

impl QuitteOuDouble {
    #[inline]
    pub(super) fn hear_call(&self, state: &mut State, call: Call, tell: &mut impl Tell<Event>) -> Result<(), Refusal> {
        match call {
            Call::Verdict(verdict) => {
                self.check_verdict(state, verdict)?;
                self.judge(state, verdict, tell);
            }
            Call::Pass => {
                self.check_pass(state)?;
                tell.everyone(Event::Passed { seat: state.player });
                self.next_turn(state, tell); // A2: the pointer stays.
            }
            Call::AllyLost => {
                let ally = self.losable_ally(state).ok_or(NOT_NOW)?;
                tell.everyone(Event::AllyLost { ally });
                self.set_present(state, state.present.without(ally), tell);
                (current_mut(state).ally, current_mut(state).star) = (None, false);
                self.open_approach(state, tell); // A27: the player chooses again.
            }
            Call::Void => {
                self.check_void(state)?;
                self.void(state, tell);
            }
            Call::ClockOut => {
                self.check_clock_out(state)?;
                state.clock_out = true; // A41: looked at when the turn ends.
                tell.everyone(Event::LastRound); // A42
            }
            Call::Presence(people) => {
                self.check_presence(state, people)?;
                self.be_present(state, people, tell);
            }
        }
        Ok(())
    }

    /// A46: only for a seat of which nobody is present when its roll is due; so too for one that has left for good (A50).
    fn check_pass(&self, state: &State) -> Result<(), Refusal> {
        match state.phase {
            Phase::Rolling if self.is_absent(state) => Ok(()),
            Phase::Rolling => Err(SEAT_PRESENT),
            _ => Err(NOT_NOW),
        }
    }

    /// A27: the ally of an attempt that is under way.
    fn losable_ally(&self, state: &State) -> Option<Human> {
        if state.phase == Phase::Attempting { current(state).ally } else { None }
    }

    /// A27: after a level is read and before its verdict. Nobody speaks up for a bot.
    fn check_void(&self, state: &State) -> Result<(), Refusal> {
        match state.phase {
            Phase::Approaching | Phase::Starring | Phase::Attempting | Phase::Judging { .. }
                if !self.roster.is_bot(state.player) =>
            {
                Ok(())
            }
            _ => Err(NOT_NOW),
        }
    }

    fn check_clock_out(&self, state: &State) -> Result<(), Refusal> {
        match (self.length, state.phase) {
            (Length::Rounds(_), _) => Err(NO_CLOCK),
            (Length::Minutes(_), Phase::Lot | Phase::Over) => Err(NOT_NOW), // A40: it runs from the first roll.
            (Length::Minutes(_), _) if state.clock_out => Err(NOT_NOW),
            (Length::Minutes(_), _) => Ok(()),
        }
    }

    fn check_presence(&self, state: &State, people: People) -> Result<(), Refusal> {
        if state.phase == Phase::Over {
            Err(NOT_NOW)
        } else if !people.within(self.roster.people) {
            Err(NO_SUCH_PERSON)
        } else if people == state.present {
            Err(NOBODY_NEW)
        } else {
            Ok(())
        }
    }

    fn be_present(&self, state: &mut State, people: People, tell: &mut impl Tell<Event>) {
        let stuck = state.phase == Phase::Approaching && self.n_approaches(state) == 0;
        self.set_present(state, people, tell);
        if stuck && self.n_approaches(state) > 0 {
            self.open_approach(state, tell); // A27: somebody came back in time.
        }
    }

    fn set_present(&self, state: &mut State, people: People, tell: &mut impl Tell<Event>) {
        state.present = people;
        if let Some(task) = &mut state.task
            && let Reader::Human(reader) = task.reader
            && !people.has(reader)
        {
            task.reader = Reader::Left(reader); // A22: the house reads until the turn ends, even if he returns.
        }
        tell.everyone(Event::Present { people });
    }

    pub(super) fn n_calls(&self, state: &State) -> u32 {
        let (usual, seldom) = self.examples(state);
        USUAL * usual.len() as u32 + seldom.len() as u32
    }

    pub(super) fn example_call(&self, state: &State, n: u32) -> Call {
        let (usual, seldom) = self.examples(state);
        let n_usual = USUAL * usual.len() as u32;
        if n < n_usual { usual[n as usize % usual.len()] } else { seldom[(n - n_usual) as usize] }
    }

    /// What the house may well say now, and what it may say besides: together they reach every branch of the rules.
    fn examples(&self, state: &State) -> (Calls, Calls) {
        let (mut usual, mut seldom) = (Calls::new(), Calls::new());
        let back = Call::Presence(self.roster.people);
        match state.phase {
            Phase::Judging { right } => {
                usual.push(Call::Verdict(Verdict { success: right, source: Source::Machine }));
                if !right && self.check_reader(state).is_ok() {
                    usual.push(Call::Verdict(Verdict::success(Source::Reader)));
                }
            }
            Phase::Attempting if self.roster.is_bot(state.player) => {}
            Phase::Attempting => match current(state).family {
                Family::Question | Family::Riddle => {
                    seldom.push(Call::Verdict(Verdict::failure(Source::Clock)));
                }
                Family::Challenge | Family::Luck => self.performances(state, &mut usual),
            },
            Phase::Voting { voters } => {
                let n_voters = voters.len() as u8;
                let totals = [(n_voters, 0), (0, n_voters), (n_voters / 2, n_voters / 2), (0, 0)];
                usual.extend(totals.map(|(yes, no)| Call::Verdict(Verdict::appeal(yes, no))));
            }
            Phase::Rolling if self.is_absent(state) => usual.extend([Call::Pass, back]),
            Phase::Approaching if self.n_approaches(state) == 0 => usual.extend([Call::Void, back]),
            _ => {}
        }
        if self.losable_ally(state).is_some() {
            seldom.push(Call::AllyLost);
        }
        if self.check_void(state).is_ok() && !usual.contains(&Call::Void) {
            seldom.push(Call::Void);
        }
        if usual.is_empty() {
            self.comings_and_goings(state, &mut seldom);
        }
        (usual, seldom)
    }

    /// 7.4: how a performance may end.
    fn performances(&self, state: &State, calls: &mut Calls) {
        let verdicts = [
            Verdict::success(Source::Machine),
            Verdict::failure(Source::Clock),
            Verdict::failure(Source::Machine),
            Verdict::success(Source::Reader),
            Verdict::failure(Source::Reader),
        ];
        let can_be = verdicts.into_iter().filter(|verdict| self.check_verdict(state, *verdict).is_ok());
        calls.extend(can_be.map(Call::Verdict));
    }

    /// Where nothing is asked of the house: the clock, somebody of each seat who leaves, and all come back.
    fn comings_and_goings(&self, state: &State, calls: &mut Calls) {
        if self.check_clock_out(state).is_ok() {
            calls.push(Call::ClockOut);
        }
        if state.phase == Phase::Over {
            return;
        }
        if state.present != self.roster.people {
            calls.push(Call::Presence(self.roster.people));
        }
        for seat in Seat::first(self.seats) {
            if let Some(person) = state.present.first_from(seat, state.pointer[seat]) {
                calls.push(Call::Presence(state.present.without(Human { seat, person })));
            }
        }
    }
}
