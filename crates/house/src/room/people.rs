//! Coming, going, sitting.

use engine::Seat;
use shelf::BoxId;

use crate::id::PersonId;
use crate::protocol::room::{Category, ChairLine, Sitter};
use crate::protocol::{Code, NAME_CHARS_MAX, PEOPLE_MAX, Why};
use crate::room::SocketId;
use crate::room::actor::RoomActor;
use crate::room::keep::{KeptPerson, free_chair};
use crate::room::teams::take_off;

impl RoomActor {
    /// This person's number here: the one they had, or a new one.
    pub(crate) fn meet(&mut self, id: PersonId, name: &str) -> Result<u16, Code> {
        if self.keep.removed.contains(&id) {
            return Err(Code::Removed);
        }
        if let Some(known) = self.keep.people.iter().find(|person| person.id == id) {
            return Ok(known.number);
        }
        if self.keep.people.len() >= PEOPLE_MAX {
            return Err(Code::RoomFull);
        }
        let number = self.keep.next_number;
        self.keep.next_number = number.checked_add(1).ok_or(Code::RoomFull)?;
        self.keep.people.push(KeptPerson { number, id, name: name.to_owned(), muted: false });
        self.agenda.keep = true;
        Ok(number)
    }

    /// A socket is gone; with a person's last one the person is away.
    pub(crate) fn leave(&mut self, socket: SocketId) {
        let Some(gone) = self.sockets.remove(&socket) else { return };
        self.agenda.room = true;
        let Some(person) = gone.person.filter(|person| !self.is_here(*person)) else { return };
        self.went(person);
        // The room forgets whoever only looked in.
        let muted = self.keep.person(person).is_some_and(|person| person.muted);
        if self.seats_of(person).is_empty() && self.keep.host != person && !muted {
            self.keep.people.retain(|known| known.number != person);
            self.agenda.keep = true;
        }
    }

    pub(crate) fn look(&mut self, socket: SocketId, person: u16, seat: Option<Seat>) -> Result<(), Why> {
        if seat.is_some_and(|seat| !self.seats_of(person).has(seat)) {
            return Err(Code::NotYourSeat.into());
        }
        if let Some(socket) = self.sockets.get_mut(&socket) {
            socket.eyes = Some(seat);
        }
        self.agenda.resync.push(socket);
        Ok(())
    }

    pub(crate) fn sit(&mut self, person: u16, chair: u8, name: Option<String>, category: Category) -> Result<(), Why> {
        let place = self.place(chair)?;
        self.while_gathering()?;
        let chair = &self.keep.chairs[place];
        match chair.sitter {
            Sitter::Nobody => {}
            Sitter::Person(sitter) if sitter == person && chair.mates.is_empty() => {}
            Sitter::Person(_) if name.is_none() => return self.join(person, place, category),
            Sitter::Person(_) | Sitter::Bot(_) => return Err(Code::ChairTaken.into()),
        }
        let name = match name {
            // One more chair on this device.
            Some(name) => checked_name(&name)?,
            None => {
                self.stand_up(person);
                self.keep.person(person).ok_or(Code::NoSuchPerson)?.name.clone()
            }
        };
        self.keep.chairs[place] = ChairLine { sitter: Sitter::Person(person), name, category, ..free_chair() };
        self.agenda.keep = true;
        Ok(())
    }

    /// Before a match the chair is free again; in a match a bot minds it.
    pub(crate) fn stand(&mut self, person: u16, chair: u8) -> Result<(), Why> {
        let place = self.place(chair)?;
        if !self.keep.chairs[place].has(person) {
            return Err(Code::NotYourChair.into());
        }
        if self.keep.is_playing() {
            if self.keep.settings.game == BoxId::QuitteOuDouble {
                return Err(Code::NotNow.into()); // A50: whoever leaves is absent, and A46 applies until the end.
            }
            self.keep.chairs[place].minded = true;
            self.release_hand();
        } else {
            take_off(&mut self.keep.chairs[place], person);
        }
        self.agenda.keep = true;
        Ok(())
    }

    pub(super) fn stand_up(&mut self, person: u16) {
        self.keep.chairs.iter_mut().for_each(|chair| take_off(chair, person));
    }

    pub(crate) fn rename(&mut self, person: u16, name: &str) -> Result<(), Why> {
        let name = checked_name(name)?;
        let known = self.keep.people.iter_mut().find(|known| known.number == person).ok_or(Code::NoSuchPerson)?;
        let before = std::mem::replace(&mut known.name, name.clone());
        // Chairs of a running match keep their names: the record has them.
        if !self.keep.is_playing() {
            for chair in &mut self.keep.chairs {
                if chair.sitter == Sitter::Person(person) && chair.name == before {
                    chair.name.clone_from(&name);
                }
                let mates = chair.mates.iter_mut().filter(|mate| mate.person == person);
                mates.for_each(|mate| mate.name.clone_from(&name));
            }
        }
        self.agenda.keep = true;
        Ok(())
    }

    pub(crate) fn take_back(&mut self, person: u16) -> Result<(), Why> {
        for chair in &mut self.keep.chairs {
            if chair.sitter == Sitter::Person(person) && chair.minded {
                chair.minded = false;
                self.agenda.keep = true;
            }
        }
        Ok(())
    }

    /// A bot minds the chair of somebody who is away.
    pub(crate) fn mind(&mut self, seat: Seat) {
        if let Some(chair) = self.keep.chairs.get_mut(usize::from(seat.number())) {
            chair.minded = true;
            self.agenda.keep = true;
        }
    }

    /// Luck does not wait for a hand that has left.
    pub(super) fn release_hand(&mut self) {
        self.draw_owed();
    }

    pub(super) fn place(&self, chair: u8) -> Result<usize, Why> {
        let place = usize::from(chair);
        if place < self.keep.chairs.len() { Ok(place) } else { Err(Code::NoSuchChair.into()) }
    }

    pub(super) fn while_gathering(&self) -> Result<(), Why> {
        if self.keep.is_playing() { Err(Code::MatchRuns.into()) } else { Ok(()) }
    }
}

/// A name as it is shown: 1 to 24 characters, none of them invisible.
pub(crate) fn checked_name(name: &str) -> Result<String, Code> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    let visible = name.chars().all(|letter| !letter.is_control() && !('\u{200b}'..='\u{206f}').contains(&letter));
    if (1..=NAME_CHARS_MAX).contains(&length) && visible { Ok(name) } else { Err(Code::BadName) }
}
