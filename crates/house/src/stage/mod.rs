//! Quitte ou Double: what people do around a task, and what the house therefore says to the rules.
//!
//! The rules know decisions, luck and the house's calls. Everything between is here: the reader's mark, the ally's
//! guesses, items of a list, clues, sealed votes, faulty cards, who is present, and every clock of 7.5. None of it is
//! recorded but the calls. Drawing, miming, humming and skill come with the whole box; until then their ally guesses,
//! their reader accepts, and their clock ends them.

mod acts; // what people do
mod chat; // 7.6: who talks to whom while a task is open
mod clocks; // what happens when nobody does anything
mod defaults; // A45: what is played when the time for a decision is up

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::{Match, Person, Seat, SeatSet, Viewer};
use quitte_ou_double::answer::Named;
use quitte_ou_double::deck::Task;
use quitte_ou_double::view::Moment as Scene;
use quitte_ou_double::{Human, QuitteOuDouble, View};

use crate::protocol::stage::{StageLine, StageStep, StageTell, Vote};
use crate::room::{RoomActor, Table};
use crate::time::Moment;

/// What goes on around the task on the board.
#[derive(Default, Debug)]
pub(crate) struct Stage {
    /// What the clocks below belong to; everything begins anew when it changes.
    at: Option<SceneOfAttempt>,
    /// When the scene ends by itself.
    due: Option<Moment>,
    /// Since when the minutes of the match run that are not counted yet; nothing while it is paused (A40).
    runs_since: Option<Moment>,
    /// The minutes are over, and the rules have been told (A41).
    clock_is_out: bool,
    lines: Vec<StageLine>,
    named: Named,
    votes: BTreeMap<Human, Vote>,
    faulty: Vec<Seat>,
    guessed: Option<Moment>,
    /// What everybody was told last, and of which clock.
    told: Option<(StageTell, Option<Moment>)>,
}

/// One scene of one attempt: while it is the same, its clock runs on.
#[derive(Clone, PartialEq, Eq, Debug)]
struct SceneOfAttempt {
    turns: u32,
    scene: Scene,
    text: Option<Arc<str>>,
    /// A27: whoever replaces a lost ally has a fresh clock.
    ally: Option<Human>,
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

/// A2, 6.5: who of a team answers for its seat: the one who plays this turn, or the ally who was chosen there.
pub(crate) fn decider(table: &Table, seat: Seat) -> Option<Person> {
    let view = look(play(table)?);
    if view.seat == Some(seat) {
        return view.person;
    }
    view.board?.ally.filter(|ally| ally.seat == seat).map(|ally| ally.person)
}

impl RoomActor {
    /// Whether the open decision of this box is answered in one's own words: then its numbered choices are examples,
    /// the right answer among them, and nobody is shown them.
    pub(crate) fn is_open_ended(table: &Table) -> bool {
        play(table).is_some_and(|play| look(play).moment == Scene::Attempting)
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
                let voters: SeatSet = voters.iter().map(|human| human.seat).collect();
                StageStep::Voting { voters: voters.iter().collect(), cast: self.stage.votes.len() as u8 }
            }
            _ => StageStep::Quiet,
        };
        let left_ms = self.stage.due.map(|due| self.now().until_ms(due));
        Some(StageTell { step, left_ms, lines: self.stage.lines.clone(), faulty: self.stage.faulty.clone() })
    }
}
