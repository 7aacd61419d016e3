//! Quitte ou Double: what people do around a task, and what the house therefore says to the rules.
//!
//! The rules know decisions, luck and the house's calls. Everything between is here: the reader's voice and mark, the
//! ally's guesses, items of a list, clues, sealed votes, faulty cards, who is present, and every clock of 7.5. None of
//! it is recorded but the calls; what people did is kept with the room until the scene is over. Drawing, miming, humming
//! and skill come with the whole box; until then their ally guesses, their reader accepts, and their clock ends them.

mod acts; // what people do
mod deeds; // what they have done in the scene that is open
mod voice; // 7.2: the reader reads out, and asks
mod scene; // which scene that is, and what ends with it
mod chat; // 7.6: who talks to whom while a task is open
mod clocks; // what happens when nobody does anything
mod defaults; // A45: what is played when the time for a decision is up

use engine::{Match, Person, Seat, SeatSet, Viewer};
use quitte_ou_double::deck::Task;
use quitte_ou_double::view::Moment as Scene;
use quitte_ou_double::{QuitteOuDouble, View};

use crate::protocol::stage::{StageStep, StageTell};
use crate::room::{RoomActor, Table};
use crate::time::Moment;

pub(crate) use deeds::Deeds;
use scene::SceneOfAttempt;
pub(crate) use voice::view_unspoken;

/// What goes on around the task on the board, besides what people did: clocks, and what was told.
#[derive(Default, Debug)]
pub(crate) struct Stage {
    /// What the clock below belongs to; it begins anew when it changes.
    at: Option<SceneOfAttempt>,
    /// When the scene ends by itself.
    due: Option<Moment>,
    /// Since when the minutes of the match run that are not counted yet; nothing while it is paused (A40).
    runs_since: Option<Moment>,
    /// The minutes are over, and the rules have been told (A41).
    clock_is_out: bool,
    /// When the ally last guessed.
    guessed: Option<Moment>,
    /// What everybody was told last, and of which clock.
    told: Option<(StageTell, Option<Moment>)>,
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
        let view = self.seen()?;
        let step = match view.moment {
            Scene::Reading | Scene::Asking => StageStep::Speaking,
            Scene::Attempting => StageStep::Performing,
            Scene::Judging => StageStep::Marking,
            Scene::Voting { voters } => {
                let voters: SeatSet = voters.iter().map(|human| human.seat).collect();
                StageStep::Voting { voters: voters.iter().collect(), cast: self.keep.deeds.votes.len() as u8 }
            }
            _ => StageStep::Quiet,
        };
        let left_ms = self.stage.due.map(|due| self.now().until_ms(due));
        let Deeds { lines, faulty, .. } = self.keep.deeds.clone();
        Some(StageTell { step, left_ms, lines, faulty })
    }
}
