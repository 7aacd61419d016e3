//! Which scene of the task is open, and what ends with it.

use std::sync::Arc;

use engine::Match;
use quitte_ou_double::view::Moment as Scene;
use quitte_ou_double::{Human, QuitteOuDouble};

use crate::room::RoomActor;
use crate::stage::{Deeds, Stage, look, play};

/// One scene of one attempt: while it is the same, its clock runs on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct SceneOfAttempt {
    turns: u32,
    scene: Scene,
    text: Option<Arc<str>>,
    /// A27: whoever replaces a lost ally has a fresh clock.
    ally: Option<Human>,
}

impl SceneOfAttempt {
    fn of(play: &Match<QuitteOuDouble>) -> Self {
        let view = look(play);
        let board = view.board.as_ref();
        Self {
            turns: view.turns,
            scene: view.moment,
            text: board.and_then(|board| board.read.as_ref()).map(|read| Arc::clone(&read.open)),
            ally: board.and_then(|board| board.ally),
        }
    }
}

impl RoomActor {
    /// The match was brought back: what people had done belongs to the scene in which it stands.
    pub(crate) fn resume_stage(&mut self) {
        self.stage.at = self.table.as_ref().and_then(play).map(SceneOfAttempt::of);
    }

    /// Where the scene has changed, what was done in the last one is over. Called before each write, so that what is
    /// kept always belongs to the match as it is stored. Says whether something was there to forget.
    pub(crate) fn turn_scene(&mut self) -> bool {
        let before = self.keep.deeds.clone();
        match self.table.as_ref().and_then(play).map(SceneOfAttempt::of) {
            None => {
                self.stage = Stage::default();
                self.keep.deeds = Deeds::default();
            }
            Some(at) if self.stage.at.as_ref() == Some(&at) => {}
            Some(at) => {
                let same_text = self.stage.at.as_ref().is_some_and(|before| before.text == at.text);
                self.forget(same_text, at.scene);
                self.stage.at = Some(at);
                self.stage.due = None;
            }
        }
        self.keep.deeds != before
    }

    fn forget(&mut self, same_text: bool, scene: Scene) {
        let deeds = &mut self.keep.deeds;
        if !same_text || scene == Scene::Attempting {
            deeds.lines.clear();
        }
        if !same_text {
            deeds.faulty.clear();
        }
        deeds.votes.clear();
    }
}
