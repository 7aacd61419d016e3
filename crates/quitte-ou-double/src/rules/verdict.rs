//! How an attempt ends: machine, reader, clock, second chance, appeal, insurance (7.4, A29, A30).

use engine::{Refusal, Tell};

use crate::choice::{
    Contest, MACHINE_DIFFERS, NO_APPEAL, NO_READER, NO_SECOND_CHANCE, NOT_NOW, OTHER_VERDICT, Source, Use,
    VOTES_DIFFER, Verdict,
};
use crate::deck::{Family, Kind};
use crate::event::Event;
use crate::keeper::Keeper;
use crate::people::People;
use crate::rules::luck::spend;
use crate::rules::{current, current_mut};
use crate::setup::QuitteOuDouble;
use crate::state::{Phase, State};

impl QuitteOuDouble {
    /// A29: whether this verdict can be true now.
    #[inline]
    pub(super) fn check_verdict(&self, state: &State, verdict: Verdict) -> Result<(), Refusal> {
        match state.phase {
            Phase::Judging { right } => self.check_answered(state, right, verdict),
            Phase::Attempting if self.roster.is_bot(state.player) => Err(NOT_NOW), // A47
            Phase::Attempting => match current(state).family {
                // A28: without an answer only the clock ends it.
                Family::Question | Family::Riddle if verdict == Verdict::failure(Source::Clock) => Ok(()),
                Family::Question | Family::Riddle => Err(OTHER_VERDICT),
                Family::Challenge | Family::Luck => self.check_performed(state, verdict),
            },
            Phase::Voting { voters } => check_votes(voters, verdict),
            _ => Err(NOT_NOW),
        }
    }

    /// 7.4.1, 7.4.2: what the machine accepts nobody can refuse; what it refuses the reader may accept.
    #[inline]
    fn check_answered(&self, state: &State, right: bool, verdict: Verdict) -> Result<(), Refusal> {
        match (verdict.source, verdict.success) {
            (Source::Machine, success) if success == right => Ok(()),
            (Source::Machine, _) => Err(MACHINE_DIFFERS),
            (Source::Reader, true) if !right => self.check_reader(state),
            (Source::Reader | Source::Clock | Source::Appeal { .. }, _) => Err(OTHER_VERDICT),
        }
    }

    /// 7.4.1, 7.4.3, 7.4.4: a performance is watched; only what the machine measures can fail by the machine.
    #[inline]
    fn check_performed(&self, state: &State, verdict: Verdict) -> Result<(), Refusal> {
        match (verdict.source, verdict.success) {
            (Source::Machine, true) | (Source::Clock, false) => Ok(()),
            (Source::Machine, false) if self.task_card(state).kind.is_machine_only() => Ok(()),
            (Source::Reader, false) if self.task_card(state).kind == Kind::List => Err(OTHER_VERDICT), // 7.1: no faults.
            (Source::Reader, _) => self.check_reader(state),
            (Source::Machine | Source::Clock | Source::Appeal { .. }, _) => Err(OTHER_VERDICT),
        }
    }

    /// A22, 7.1: a person reads, and this kind is not the machine's alone.
    #[inline]
    pub(super) fn check_reader(&self, state: &State) -> Result<(), Refusal> {
        match current(state).reader.human() {
            Some(_) if !self.task_card(state).kind.is_machine_only() => Ok(()),
            Some(_) | None => Err(NO_READER),
        }
    }

    /// A47, 7.7: a bot's attempt.
    #[inline]
    pub(super) fn bot_attempt(&self, state: &mut State, chance: u16, tell: &mut impl Tell<Event>) {
        let level = self.roster.bots[state.player].expect("a bot plays this turn");
        let success = chance < level.per_mille(current(state).level);
        self.judge(state, Verdict { success, source: Source::Machine }, tell);
    }

    /// 7.4.5 to 7.4.7: the verdict is heard; no money moves before it is final.
    #[inline]
    pub(super) fn judge(&self, state: &mut State, verdict: Verdict, tell: &mut impl Tell<Event>) {
        state.verdict = Some(verdict);
        tell.everyone(Event::Judged { seat: state.player, level: current(state).level, verdict });
        if verdict.success {
            self.succeed(state, tell);
            return;
        }
        let final_failure = matches!(verdict.source, Source::Appeal { .. }); // A30
        if !final_failure && self.n_contests(state) > 1 {
            state.phase = Phase::Contesting;
        } else {
            self.fail_for_good(state, tell);
        }
    }

    /// 6.5: the same question or riddle once more.
    #[inline]
    pub(crate) fn may_second_chance(&self, state: &State) -> bool {
        let typed = matches!(current(state).family, Family::Question | Family::Riddle);
        typed && state.keepers[state.player].has(Keeper::SecondChance)
    }

    /// A30: all present people but those of the player's and the ally's seats.
    #[inline]
    pub(crate) fn voters(&self, state: &State) -> People {
        let others = state.present.without_seat(state.player);
        current(state).ally.map_or(others, |ally| others.without_seat(ally.seat))
    }

    /// A30: once per turn, by a person, where the machine is not alone, and if somebody but the reader can vote.
    #[inline]
    pub(crate) fn may_appeal(&self, state: &State) -> bool {
        let task = current(state);
        let voters = self.voters(state);
        let independent = task.reader.knows().map_or(voters, |reader| voters.without(reader));
        self.appeals
            && !task.appealed
            && !independent.is_empty()
            && !self.roster.is_bot(state.player)
            && !self.task_card(state).kind.is_machine_only()
    }

    #[inline]
    pub(super) fn n_contests(&self, state: &State) -> u32 {
        1 + u32::from(self.may_second_chance(state)) + u32::from(self.may_appeal(state))
    }

    /// Accept, then second chance, then appeal.
    #[inline]
    pub(super) fn nth_contest(&self, state: &State, n: u32) -> Contest {
        match n {
            0 => Contest::Accept,
            1 if self.may_second_chance(state) => Contest::SecondChance,
            _ => Contest::Appeal,
        }
    }

    pub(super) fn check_contest(&self, state: &State, contest: Contest) -> Result<(), Refusal> {
        match contest {
            Contest::Accept => Ok(()),
            Contest::SecondChance if self.may_second_chance(state) => Ok(()),
            Contest::SecondChance => Err(NO_SECOND_CHANCE),
            Contest::Appeal if self.may_appeal(state) => Ok(()),
            Contest::Appeal => Err(NO_APPEAL),
        }
    }

    #[inline]
    pub(super) fn contest(&self, state: &mut State, contest: Contest, tell: &mut impl Tell<Event>) {
        let seat = state.player;
        match contest {
            Contest::Accept => self.fail_for_good(state, tell),
            Contest::SecondChance => {
                spend(state, seat, Keeper::SecondChance, &self.deck, tell); // A32
                (state.answer, state.verdict) = (None, None); // 6.5: one answer, new verdict.
                state.phase = Phase::Attempting;
            }
            Contest::Appeal => {
                current_mut(state).appealed = true;
                let voters = self.voters(state);
                state.phase = Phase::Voting { voters };
                tell.everyone(Event::Appealed { seat, voters });
            }
        }
    }

    /// 6.5: insurance is asked for where part of the pot is the player's own.
    #[inline]
    fn fail_for_good(&self, state: &mut State, tell: &mut impl Tell<Event>) {
        if self.may_insure(state) {
            state.phase = Phase::Insuring;
        } else {
            self.lose_pot(state, Use::Keep, tell);
        }
    }

    #[inline]
    pub(super) fn insure(&self, state: &mut State, used: Use, tell: &mut impl Tell<Event>) {
        if used == Use::Use {
            spend(state, state.player, Keeper::Insurance, &self.deck, tell);
        }
        self.lose_pot(state, used, tell);
    }
}

/// A30: no more votes than voters, and what they come to.
fn check_votes(voters: People, verdict: Verdict) -> Result<(), Refusal> {
    match verdict.source {
        Source::Appeal { yes, no } if u32::from(yes) + u32::from(no) > voters.len() => Err(VOTES_DIFFER),
        Source::Appeal { yes, no } if verdict != Verdict::appeal(yes, no) => Err(VOTES_DIFFER),
        Source::Appeal { .. } => Ok(()),
        Source::Machine | Source::Reader | Source::Clock => Err(OTHER_VERDICT),
    }
}
