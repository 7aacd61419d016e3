//! What is seen until the reader has spoken (7.2).
//!
//! Reading out and asking "Quit or double?" are gestures: no rule waits for them, and no record holds them. Whoever
//! holds the match back for them shows these views meanwhile.

use engine::Viewer;

use crate::deck::{Category, Kind};
use crate::setup::QuitteOuDouble;
use crate::state::{Phase, State};
use crate::view::{Board, Moment, Part, View, view};

/// A card that lies before its reader: what everybody may know of it (7.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS))]
pub struct Unread {
    /// What kind of task, with its theme.
    pub kind: Kind,
    /// Whose category.
    pub category: Category,
}

impl QuitteOuDouble {
    /// What this viewer sees while the reader has a level before him and has not read it out, or has not asked the
    /// player of a level that is done. Nobody is offered anything.
    pub fn view_unspoken(&self, state: &State, viewer: Viewer) -> View {
        let view = view(self, state, viewer);
        match state.phase {
            Phase::Doubling => View { moment: Moment::Asking, offer: None, ..view },
            _ => {
                let board = view.board.map(|board| unread(board, view.part));
                View { moment: Moment::Reading, offer: None, board, ..view }
            }
        }
    }
}

/// A20: the reader sees what he is to read; the player's red words are in it.
fn unread(board: Board, part: Part) -> Board {
    let unread = board.read.as_ref().map(|read| Unread { kind: read.kind, category: read.category });
    Board { unread, read: board.read.filter(|_| part == Part::Reader), ..board }
}
