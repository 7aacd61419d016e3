//! Which scene of the task is open, and what ends with it.

use std::sync::Arc;

use quitte_ou_double::Human;
use quitte_ou_double::view::Moment as Scene;

use crate::room::RoomActor;
use crate::stage::{Deeds, Stage, play, task};

/// One scene of one attempt: while it is the same, its clock runs on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct SceneOfAttempt {
    turns: u32,
    scene: Scene,
    text: Option<Arc<str>>,
    /// A27: whoever replaces a lost ally has a fresh clock.
    ally: Option<Human>,
}

impl RoomActor {
    /// The match was brought back: what people had done belongs to the scene in which it stands.
    pub(crate) fn resume_stage(&mut self) {
        self.stage.at = self.scene();
    }

    /// Where the scene has changed, what was done in the last one is over. Called before each write, so that what is
    /// kept always belongs to the match as it is stored. Says whether something was there to forget.
    pub(crate) fn turn_scene(&mut self) -> bool {
        let before = self.keep.deeds.clone();
        self.forget();
        let at = self.scene();
        if at.is_none() {
            self.stage = Stage::default();
        } else if self.stage.at != at {
            self.stage.at = at;
            self.stage.due = None;
        }
        self.keep.deeds != before
    }

    fn forget(&mut self) {
        match (&self.stage.at, &self.scene()) {
            (before, now) if before == now => {}
            (Some(before), Some(now)) if before.text == now.text => {
                self.keep.deeds.votes.clear();
                if now.scene == Scene::Attempting {
                    self.keep.deeds.lines.clear();
                }
            }
            (_, _) => self.keep.deeds = Deeds::default(),
        }
    }

    fn scene(&self) -> Option<SceneOfAttempt> {
        let view = self.seen()?;
        let text = self.table.as_ref().and_then(play).and_then(task).map(|task| Arc::clone(&task.open));
        let ally = view.board.and_then(|board| board.ally);
        Some(SceneOfAttempt { turns: view.turns, scene: view.moment, text, ally })
    }
}
