//! Quitte ou Double: what people do around a task, and what the house therefore says to the rules.
//!
//! The rules know decisions, luck and the house's calls. Everything between is here: the reader's mark, the ally's
//! guesses, items of a list, clues, sealed votes, faulty cards, who is present, and every clock of 7.5. None of it is
//! recorded but the calls. Drawing, miming, humming and skill come with the whole box; until then their ally guesses,
//! their reader accepts, and their clock ends them.

mod acts; // what people do
mod clocks; // what happens when nobody does anything
mod defaults; // A45: what is played when the time for a decision is up

use std::collections::BTreeMap;

use engine::{Match, Person, Seat, SeatSet, Viewer};
use quitte_ou_double::answer::Named;
use quitte_ou_double::deck::Task;
use quitte_ou_double::view::Moment as Scene;
use quitte_ou_double::{Human, QuitteOuDouble, View};

use crate::protocol::room::ChatLine;
use crate::protocol::stage::{StageLine, StageStep, StageTell, Vote};
use crate::room::{RoomActor, Table};
use crate::time::Moment;

/// What goes on around the task on the board.
#[derive(Default, Debug)]
pub(crate) struct Stage {
    /// What the clocks below belong to; everything begins anew when it changes.
    scene: Option<(u32, Scene, Option<String>)>,
    /// When the scene ends by itself.
    due: Option<Moment>,
    /// When the minutes of the match are over (A41).
    match_due: Option<Moment>,
    lines: Vec<StageLine>,
    named: Named,
    votes: BTreeMap<Seat, Vote>,
    faulty: Vec<Seat>,
    guessed: Option<Moment>,
    /// 7.6: lines that somebody has not been told yet, and who.
    pub(crate) hushed: Vec<(u16, ChatLine)>,
    /// What everybody was told last, and of which clock.
    told: Option<(StageTell, Option<Moment>)>,
}

/// Who has a part in the open task.
struct Parts {
    /// The player and the ally.
    hushed: SeatSet,
    /// They and the reader.
    all: SeatSet,
}

/// The match of Quitte ou Double in a room, if that is what is played.
fn play(table: &Table) -> Option<&Match<QuitteOuDouble>> {
    table.face().quitte_ou_double()
}

/// The public's view, typed.
fn look(play: &Match<QuitteOuDouble>) -> View {
    play.view(Viewer::Public)
}

/// The task on the board. It is no viewer's business.
fn task(play: &Match<QuitteOuDouble>) -> Option<&Task> {
    play.game().task(play.state())
}

/// The house begins with one person per seat.
fn human(seat: Seat) -> Human {
    Human { seat, person: Person(0) }
}

impl RoomActor {
    /// Whether the open decision of this box is answered in one's own words: then its numbered choices are examples,
    /// the right answer among them, and nobody is shown them.
    pub(crate) fn is_open_ended(table: &Table) -> bool {
        play(table).is_some_and(|play| look(play).moment == Scene::Attempting)
    }

    /// 7.6, A48: while a task is open only those write to the table who have no part in it. Phrases are open to all.
    pub(crate) fn may_talk(&self, person: u16) -> bool {
        let Some(parts) = self.open_parts() else { return true };
        let seats = self.seats_of(person);
        !seats.is_empty() && seats.and(parts.all).is_empty()
    }

    /// 7.6: the player and the ally hear what the table says when the level is settled, and not before.
    pub(crate) fn hears_chat(&self, person: u16) -> bool {
        let Some(parts) = self.open_parts() else { return true };
        self.seats_of(person).and(parts.hushed).is_empty()
    }

    fn open_parts(&self) -> Option<Parts> {
        let view = look(self.table.as_ref().filter(|_| self.keep.is_playing()).and_then(play)?);
        let open = matches!(
            view.moment,
            Scene::Approaching
                | Scene::Stuck
                | Scene::Starring
                | Scene::Attempting
                | Scene::Judging
                | Scene::Contesting
        );
        let player = view.seat.filter(|_| open)?;
        let board = view.board?;
        let hushed = board.ally.map_or(SeatSet::one(player), |ally| SeatSet::one(player).with(ally.seat));
        let all = board.reader.map_or(hushed, |reader| hushed.with(reader.seat));
        Some(Parts { hushed, all })
    }

    /// What everybody sees of the stage, if it has changed since they were told.
    pub(crate) fn stage_news(&mut self) -> Option<StageTell> {
        let tell = self.stage_line()?;
        // What is left of a clock changes all the time; the clock does not.
        let without_time = StageTell { left_ms: None, ..tell.clone() };
        let told = Some((without_time, self.stage.due));
        if self.stage.told == told {
            return None;
        }
        self.stage.told = told;
        Some(tell)
    }

    /// The stage as everybody sees it: nothing on it is anybody's alone.
    pub(crate) fn stage_line(&self) -> Option<StageTell> {
        let view = look(play(self.table.as_ref()?)?);
        let step = match view.moment {
            Scene::Attempting => StageStep::Performing,
            Scene::Judging => StageStep::Marking,
            Scene::Voting { voters } => {
                let voters = voters.iter().map(|human| human.seat).collect();
                StageStep::Voting { voters, cast: self.stage.votes.len() as u8 }
            }
            _ => StageStep::Quiet,
        };
        let left_ms = self.stage.due.map(|due| self.now().until_ms(due));
        Some(StageTell { step, left_ms, lines: self.stage.lines.clone(), faulty: self.stage.faulty.clone() })
    }
}
