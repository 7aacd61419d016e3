//! 7.6: who talks to whom while a task is open. Phrases are open to all.

use engine::{Seat, SeatSet};
use quitte_ou_double::Human;
use quitte_ou_double::deck::Family;
use quitte_ou_double::view::Moment as Scene;

use crate::room::RoomActor;
use crate::stage::{look, play};

/// Who has a part in the open task.
struct Parts {
    player: Seat,
    ally: Option<Seat>,
    reader: Option<Human>,
    family: Family,
}

impl Parts {
    /// All the people of these seats neither read nor write to the table.
    fn hushed(&self) -> SeatSet {
        let player = SeatSet::one(self.player);
        self.ally.map_or(player, |ally| player.with(ally))
    }
}

impl RoomActor {
    /// A48: only those write to the table who sit and have no part in the task.
    pub(crate) fn may_talk(&self, person: u16) -> bool {
        let Some(parts) = self.open_parts() else { return true };
        let seats = self.seats_of(person);
        !seats.is_empty() && seats.and(parts.hushed()).is_empty() && !self.reads(&parts, person)
    }

    /// The player, the ally and their teams hear what the table says when the level is settled, and not before.
    pub(crate) fn hears_chat(&self, person: u16) -> bool {
        self.open_parts().is_none_or(|parts| self.seats_of(person).and(parts.hushed()).is_empty())
    }

    /// A3: who hears what this person says to the team; nothing where there is none, or it may not confer now.
    pub(crate) fn may_confer(&self, person: u16) -> Option<Vec<u16>> {
        let seat = self.seats_of(person).lowest()?;
        let chair = self.keep.chairs.get(usize::from(seat.number())).filter(|chair| !chair.mates.is_empty())?;
        let parts = self.open_parts();
        let open = parts.as_ref().is_none_or(|parts| match parts.family {
            _ if self.reads(parts, person) || parts.ally == Some(seat) => false,
            Family::Challenge => parts.player != seat,
            Family::Question | Family::Riddle | Family::Luck => true,
        });
        let reads = |person: &u16| parts.as_ref().is_some_and(|parts| self.reads(parts, *person));
        open.then(|| chair.people().filter(|person| !reads(person)).collect())
    }

    fn reads(&self, parts: &Parts, person: u16) -> bool {
        parts.reader.and_then(|reader| self.number_of(reader)) == Some(person)
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
        Some(Parts { player, ally: board.ally.map(|ally| ally.seat), reader: board.reader, family: board.family })
    }
}
