//! 7.2: a person who reads has a voice: until he reads out, the text is his alone, and until he asks, nobody answers.

use engine::Viewer;
use quitte_ou_double::view::Moment as Scene;
use quitte_ou_double::{Human, View};

use crate::protocol::{Code, Why};
use crate::room::{RoomActor, Table};
use crate::stage::deeds::Spoken;
use crate::stage::{look, play};

/// What this viewer sees of a match that waits for the reader's voice.
pub(crate) fn view_unspoken(table: &Table, viewer: Viewer) -> Option<View> {
    play(table).map(|play| play.game().view_unspoken(play.state(), viewer))
}

impl RoomActor {
    /// The match as the public sees it now.
    pub(super) fn seen(&self) -> Option<View> {
        let table = self.table.as_ref()?;
        let view = play(table).map(look)?;
        if self.speaker_in(&view).is_some() { view_unspoken(table, Viewer::Public) } else { Some(view) }
    }

    /// Who is to speak before the table goes on; nobody where the house reads, or everything is said.
    pub(crate) fn speaker(&self) -> Option<Human> {
        self.speaker_in(&look(play(self.table.as_ref()?)?))
    }

    fn speaker_in(&self, view: &View) -> Option<Human> {
        let board = view.board.as_ref().filter(|_| self.keep.is_playing())?;
        board.reader.filter(|_| board.read.is_some() && self.keep.deeds.spoken < due(view))
    }

    /// The reader speaks.
    pub(super) fn speak(&mut self, person: u16) -> Result<(), Why> {
        if self.speaker().and_then(|reader| self.number_of(reader)) != Some(person) {
            return Err(Code::NotNow.into());
        }
        self.speak_up();
        Ok(())
    }

    /// It is said, by the reader or by the house for him.
    pub(super) fn speak_up(&mut self) {
        let Some(view) = self.table.as_ref().and_then(play).map(look) else { return };
        self.keep.deeds.spoken = due(&view);
        self.agenda.save = true;
        self.agenda.views = true;
    }
}

/// What has to be said for this to go on.
fn due(view: &View) -> Spoken {
    match view.moment {
        Scene::Doubling => Spoken::Asked,
        _ => Spoken::ReadOut,
    }
}
