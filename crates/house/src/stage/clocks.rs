//! What happens when nobody does anything: every clock of 7.5, and who is present.

use std::time::Duration;

use engine::{By, Seat};
use quitte_ou_double::choice::{Call, Source, Verdict};
use quitte_ou_double::view::Moment as Scene;
use quitte_ou_double::{People, View};

use crate::protocol::room::{Phase, Sitter};
use crate::room::RoomActor;
use crate::stage::{Stage, defaults, human, look, play};
use crate::time::Moment;

/// 7.5.
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
    /// Begins the scene's clock where the scene has changed. Called after each write, before anybody is told.
    pub(crate) fn tend_stage(&mut self, now: Moment) {
        let Some(play) = self.table.as_ref().and_then(play) else {
            self.stage = Stage::default();
            return;
        };
        let (view, times) = (look(play), play.game().times());
        let text = view.board.as_ref().and_then(|board| board.read.as_ref()).map(|read| read.open.to_string());
        let scene = Some((view.turns, view.moment, text));
        if self.stage.scene == scene {
            return;
        }
        let same_text = self.stage.scene.as_ref().map(|scene| &scene.2) == scene.as_ref().map(|scene| &scene.2);
        if !same_text || view.moment == Scene::Attempting {
            self.stage.lines.clear();
            self.stage.named = Default::default();
        }
        if !same_text {
            self.stage.faulty.clear();
        }
        self.stage.votes.clear();
        self.stage.scene = scene;
        self.stage.due = self.scene_time(&view, times.decision_s).map(|time| now.after(time));
        if view.moment != Scene::Lot && self.stage.match_due.is_none() {
            // A40: from the first roll. A restart gives the time back that it does not know of.
            let minutes = times.match_min.map(|minutes| Duration::from_secs(60 * u64::from(minutes)));
            self.stage.match_due = minutes.map(|minutes| now.after(minutes));
        }
    }

    /// How long a scene may last.
    fn scene_time(&self, view: &View, decision_s: Option<u8>) -> Option<Duration> {
        let seconds = |seconds: u8| Duration::from_secs(seconds.into());
        let asks_bot = view.seat.is_some_and(|seat| self.person_at(seat).is_none());
        let read = view.board.as_ref().and_then(|board| board.read.as_ref());
        match view.moment {
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
        let view = look(play(self.table.as_ref()?)?);
        let changes = self.presence_changes(&view);
        let lost = self.ally_lost_at(&view);
        [self.stage.due, self.stage.match_due.filter(|_| !view.last_round), changes, lost].into_iter().flatten().min()
    }

    /// Does whatever is due on the stage.
    pub(crate) fn ring_stage(&mut self, now: Moment) {
        let Some(view) = self.table.as_ref().and_then(play).map(look) else { return };
        if !matches!(self.keep.phase, Phase::Playing { .. }) {
            return;
        }
        let said = if self.presence_changes(&view).is_some_and(|at| at <= now) {
            self.call(Call::Presence(self.present(now)))
        } else if self.ally_lost_at(&view).is_some_and(|at| at <= now) {
            self.call(Call::AllyLost)
        } else if self.stage.match_due.is_some_and(|due| due <= now) && !view.last_round {
            self.stage.match_due = None;
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
        self.human_seats()
            .filter(|(_, person)| self.absent_at(*person).is_none_or(|at| at > now))
            .map(|(seat, _)| human(seat))
            .collect()
    }

    /// When what the rules know about who is present stops being true.
    fn presence_changes(&self, view: &View) -> Option<Moment> {
        if view.moment == Scene::Over {
            return None;
        }
        let changes = self.human_seats().filter_map(|(seat, person)| {
            let known = view.seats.get(usize::from(seat.number()))?.people.iter().next()?.present;
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
        let (_, person) = self.human_seats().find(|(seat, _)| *seat == ally.seat)?;
        self.away_since(person).map(|since| since.after(ALLY_LOST))
    }

    fn absent_at(&self, person: u16) -> Option<Moment> {
        self.away_since(person).map(|since| since.after(ABSENT))
    }

    fn human_seats(&self) -> impl Iterator<Item = (Seat, u16)> {
        Seat::first(self.keep.chairs.len() as u8).zip(&self.keep.chairs).filter_map(|(seat, chair)| {
            match chair.sitter {
                Sitter::Person(person) => Some((seat, person)),
                Sitter::Bot(_) | Sitter::Nobody => None,
            }
        })
    }
}
