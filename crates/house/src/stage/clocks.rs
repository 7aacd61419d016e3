//! What happens when nobody does anything: every clock of 7.5, and who is present.

use std::time::Duration;

use engine::By;
use quitte_ou_double::choice::{Call, Source, Verdict};
use quitte_ou_double::view::Moment as Scene;
use quitte_ou_double::{People, View};

use crate::protocol::room::Phase;
use crate::room::RoomActor;
use crate::stage::{defaults, look, play};
use crate::time::Moment;

/// 7.5.
const SPEAK: Duration = Duration::from_secs(10);
const CONTEST: Duration = Duration::from_secs(15);
const MARK: Duration = Duration::from_secs(15);
const VOTE: Duration = Duration::from_secs(20);
const KEEPER: Duration = Duration::from_secs(20);
/// A46: so long without a socket is absent.
const ABSENT: Duration = Duration::from_secs(15);
/// A46: so long a table waits for an absent seat's roll.
const PASS: Duration = Duration::from_secs(60);
/// A27.
const ALLY_LOST: Duration = Duration::from_secs(30);
const VOID: Duration = Duration::from_secs(30);

impl RoomActor {
    /// Begins the scene's clock where none runs. Called after each write, before anybody is told.
    pub(crate) fn tend_stage(&mut self, now: Moment) {
        let Some(view) = self.seen() else { return };
        if view.moment != Scene::Lot {
            self.stage.runs_since.get_or_insert(now); // A40: from the first roll.
        }
        // Whoever comes back to a room that was empty, or to a house that was down, finds the scene's clock full.
        self.stage.due = self.stage.due.or_else(|| self.scene_time(&view).map(|time| now.after(time)));
    }

    /// Nobody is in the room: nothing runs, and the minutes so far are kept.
    pub(crate) fn pause_stage(&mut self, now: Moment) {
        self.count_minutes(now);
        self.stage.runs_since = None;
        self.stage.due = None;
    }

    /// Counts the minutes that have run, where the match goes by them; they are kept with the room, so that a restart
    /// knows them.
    pub(crate) fn count_minutes(&mut self, now: Moment) -> bool {
        let Some(since) = self.stage.runs_since.filter(|_| self.minutes_ms().is_some()) else { return false };
        self.keep.ran_ms = self.keep.ran_ms.saturating_add(since.until_ms(now));
        self.stage.runs_since = Some(now);
        true
    }

    /// How long the match lasts, where it goes by minutes.
    fn minutes_ms(&self) -> Option<u32> {
        let minutes = play(self.table.as_ref()?)?.game().times().match_min?;
        Some(60_000 * u32::from(minutes))
    }

    /// When the minutes are over.
    fn minutes_due(&self) -> Option<Moment> {
        let left = self.minutes_ms().filter(|_| !self.stage.clock_is_out)?.saturating_sub(self.keep.ran_ms);
        self.stage.runs_since.map(|since| since.after(Duration::from_millis(left.into())))
    }

    /// How long a scene may last.
    fn scene_time(&self, view: &View) -> Option<Duration> {
        let decision_s = self.table.as_ref().and_then(play)?.game().times().decision_s;
        let seconds = |seconds: u8| Duration::from_secs(seconds.into());
        let asks_bot = view.seat.is_some_and(|seat| self.person_at(seat).is_none());
        let read = view.board.as_ref().and_then(|board| board.read.as_ref());
        match view.moment {
            Scene::Reading | Scene::Asking => Some(SPEAK),
            Scene::Absent => Some(PASS),
            Scene::Stuck => Some(VOID),
            Scene::Judging => Some(MARK),
            Scene::Voting { .. } => Some(VOTE),
            Scene::Attempting if asks_bot => None,
            Scene::Attempting => read.and_then(|read| read.time_s).map(seconds),
            // A45: 0 is no clock for decisions at all.
            _ if decision_s.is_none() || asks_bot && view.moment != Scene::Starring => None,
            Scene::Contesting => Some(CONTEST),
            Scene::Staking { .. } | Scene::Approaching | Scene::Doubling => decision_s.map(seconds),
            Scene::Starring | Scene::Insuring | Scene::Shielding | Scene::Targeting | Scene::Discarding => Some(KEEPER),
            Scene::Lot | Scene::Rolling | Scene::Drawing | Scene::Parameters | Scene::LuckDrawing | Scene::Over => None,
        }
    }

    /// The next moment at which the stage is to be looked at.
    pub(crate) fn stage_next(&self) -> Option<Moment> {
        let view = self.seen()?;
        let changes = self.presence_changes(&view);
        let lost = self.ally_lost_at(&view);
        let minutes = self.minutes_due().filter(|_| !view.last_round);
        [self.stage.due, minutes, changes, lost].into_iter().flatten().min()
    }

    /// Does whatever is due on the stage.
    pub(crate) fn ring_stage(&mut self, now: Moment) {
        let Some(view) = self.seen() else { return };
        if !matches!(self.keep.phase, Phase::Playing { .. }) {
            return;
        }
        let said = if self.presence_changes(&view).is_some_and(|at| at <= now) {
            self.call(Call::Presence(self.present(now)))
        } else if self.ally_lost_at(&view).is_some_and(|at| at <= now) {
            self.call(Call::AllyLost)
        } else if self.minutes_due().is_some_and(|due| due <= now) && !view.last_round {
            self.stage.clock_is_out = true;
            self.call(Call::ClockOut)
        } else if self.stage.due.is_some_and(|due| due <= now) {
            self.stage.due = None;
            self.scene_ends(&view)
        } else {
            Ok(())
        };
        if let Err(why) = said {
            tracing::error!(room = %self.keep.code, ?why, "the rules did not hear the house");
        }
    }

    fn scene_ends(&mut self, view: &View) -> Result<(), crate::protocol::Why> {
        match view.moment {
            Scene::Reading | Scene::Asking => {
                self.speak_up();
                Ok(())
            }
            Scene::Absent => self.call(Call::Pass),
            Scene::Stuck => self.call(Call::Void),
            Scene::Attempting => self.say_verdict(Verdict::failure(Source::Clock)),
            Scene::Judging => self.say_verdict(Verdict::failure(Source::Machine)),
            Scene::Voting { .. } => self.count_votes(),
            _ => {
                self.play_default(view);
                Ok(())
            }
        }
    }

    /// A45: the default is played.
    fn play_default(&mut self, view: &View) {
        let Some(table) = &mut self.table else { return };
        let engine::Awaited::Seats(seats) = table.awaited() else { return };
        for seat in seats.iter() {
            let Some(choice) = play(table).and_then(|play| defaults::default(play, view, seat)) else { continue };
            let choice = serde_json::to_string(&choice).expect("a choice is plain data");
            if let Err(refused) = table.play(seat, &choice, By::Clock) {
                tracing::error!(%refused, "the default of a decision is not accepted");
            }
        }
        self.draw_owed();
    }

    /// An answer is locked: where nobody can overrule the machine, its word is the verdict at once (7.4).
    pub(crate) fn judge_at_once(&mut self) -> bool {
        let Some(play) = self.table.as_ref().and_then(play) else { return false };
        let view = look(play);
        if view.moment != Scene::Judging {
            return false;
        }
        // The first of the calls that the rules offer here is what the machine found.
        let Call::Verdict(machine) = engine::Game::nth_call(play.game(), play.state(), 0) else { return false };
        let board = view.board.as_ref();
        let reader = board.and_then(|board| board.reader).is_some();
        let machine_only = board.and_then(|board| board.read.as_ref()).is_some_and(|read| read.kind.is_machine_only());
        if !machine.success && reader && !machine_only {
            return false;
        }
        let call = serde_json::to_string(&Call::Verdict(machine)).expect("a call is plain data");
        self.table.as_mut().is_some_and(|table| table.hear(&call).is_ok())
    }

    /// Who is present now: whoever has a socket, or had one a moment ago (A46).
    fn present(&self, now: Moment) -> People {
        let present = |person| self.absent_at(person).is_none_or(|at| at > now);
        self.humans().filter(|(_, person)| present(*person)).map(|(human, _)| human).collect()
    }

    /// When what the rules know about who is present stops being true.
    fn presence_changes(&self, view: &View) -> Option<Moment> {
        if view.moment == Scene::Over {
            return None;
        }
        let changes = self.humans().filter_map(|(human, person)| {
            let team = view.seats.get(usize::from(human.seat.number()))?.people;
            let known = team.iter().nth(usize::from(human.person.0))?.present;
            match self.absent_at(person) {
                None if known => None,
                None => Some(self.now()),
                Some(at) => known.then_some(at),
            }
        });
        changes.min()
    }

    /// A27: the ally of an attempt has left.
    fn ally_lost_at(&self, view: &View) -> Option<Moment> {
        let ally = view.board.as_ref()?.ally.filter(|_| view.moment == Scene::Attempting)?;
        self.away_since(self.number_of(ally)?).map(|since| since.after(ALLY_LOST))
    }

    fn absent_at(&self, person: u16) -> Option<Moment> {
        self.away_since(person).map(|since| since.after(ABSENT))
    }
}
