//! Coming, going, sitting, and what the host may do.

use std::time::Duration;

use engine::{Seat, Wish};
use shelf::BoxId;

use crate::id::PersonId;
use crate::protocol::ask::HostAsk;
use crate::protocol::room::{Absence, Category, ChairLine, ChatLine, Clock, Said, Settings, Sitter};
use crate::protocol::{ByeReason, CHAT_CHARS_MAX, CHAT_LINES_MAX, Code, NAME_CHARS_MAX, PEOPLE_MAX, Why};
use crate::room::SocketId;
use crate::room::actor::RoomActor;
use crate::room::keep::{KeptPerson, free_chair};

/// Most lines of one person in [`CHAT_WINDOW`].
const CHAT_IN_WINDOW: usize = 6;
const CHAT_WINDOW: Duration = Duration::from_secs(10);

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
        let taken = match self.keep.chairs[place].sitter {
            Sitter::Nobody => false,
            Sitter::Person(sitter) => sitter != person,
            Sitter::Bot(_) => true,
        };
        if taken {
            return Err(Code::ChairTaken.into());
        }
        let name = match name {
            // One more chair on this device.
            Some(name) => checked_name(&name)?,
            None => {
                self.stand_up(person);
                self.keep.person(person).ok_or(Code::NoSuchPerson)?.name.clone()
            }
        };
        self.keep.chairs[place] = ChairLine { sitter: Sitter::Person(person), name, category, minded: false };
        self.agenda.keep = true;
        Ok(())
    }

    /// Before a match the chair is free again; in a match a bot minds it.
    pub(crate) fn stand(&mut self, person: u16, chair: u8) -> Result<(), Why> {
        let place = self.place(chair)?;
        if self.keep.chairs[place].sitter != Sitter::Person(person) {
            return Err(Code::NotYourChair.into());
        }
        if self.keep.is_playing() {
            if self.keep.settings.game == BoxId::QuitteOuDouble {
                return Err(Code::NotNow.into()); // A50: whoever leaves is absent, and A46 applies until the end.
            }
            self.keep.chairs[place].minded = true;
            self.release_hand();
        } else {
            self.keep.chairs[place] = free_chair();
        }
        self.agenda.keep = true;
        Ok(())
    }

    fn stand_up(&mut self, person: u16) {
        for chair in &mut self.keep.chairs {
            if chair.sitter == Sitter::Person(person) {
                *chair = free_chair();
            }
        }
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
    fn release_hand(&mut self) {
        self.draw_owed();
    }

    pub(crate) fn chat(&mut self, person: u16, text: &str) -> Result<(), Why> {
        let text = text.trim().to_owned();
        let length = text.chars().count();
        if length == 0 || length > CHAT_CHARS_MAX || text.chars().any(char::is_control) {
            return Err(Code::BadLine.into());
        }
        if !self.may_talk(person) {
            return Err(Code::NotNow.into());
        }
        self.say(person, Said::Text(text))
    }

    pub(crate) fn say(&mut self, person: u16, said: Said) -> Result<(), Why> {
        let known = self.keep.person(person).ok_or(Code::NoSuchPerson)?;
        if known.muted {
            return Err(Code::Muted.into());
        }
        let since = self.now().before(CHAT_WINDOW).0;
        let lately = self.keep.chat.iter().filter(|line| line.person == person && line.at_ms > since).count();
        if lately >= CHAT_IN_WINDOW {
            return Err(Code::TooFast.into());
        }
        let line = ChatLine { n: self.keep.lines, at_ms: self.now().0, person, name: known.name.clone(), said };
        self.keep.lines += 1;
        self.keep.chat.push(line.clone());
        let too_many = self.keep.chat.len().saturating_sub(CHAT_LINES_MAX);
        self.keep.chat.drain(..too_many);
        let room = self.keep.save(self.now());
        self.agenda.writes.push(crate::store::Write::Room(room));
        self.agenda.chat.push(line);
        Ok(())
    }

    pub(crate) fn host_ask(&mut self, person: u16, ask: HostAsk) -> Result<(), Why> {
        if self.keep.host != person {
            return Err(Code::NotHost.into());
        }
        match ask {
            HostAsk::Bot { chair, level } => self.put_bot(chair, level),
            HostAsk::Empty { chair } => {
                let place = self.place(chair)?;
                self.while_gathering()?;
                self.keep.chairs[place] = free_chair();
                self.agenda.keep = true;
                Ok(())
            }
            HostAsk::Remove { person } => self.remove(person),
            HostAsk::Mute { person, muted } => {
                let known = self.keep.people.iter_mut().find(|known| known.number == person);
                known.ok_or(Code::NoSuchPerson)?.muted = muted;
                self.agenda.keep = true;
                Ok(())
            }
            HostAsk::HandOver { person } => {
                self.keep.person(person).ok_or(Code::NoSuchPerson)?;
                self.keep.host = person;
                self.agenda.keep = true;
                Ok(())
            }
            HostAsk::Configure { settings } => self.configure(settings),
            HostAsk::Start => self.start(),
            HostAsk::BreakOff => self.break_off(),
        }
    }

    fn put_bot(&mut self, chair: u8, level: String) -> Result<(), Why> {
        let place = self.place(chair)?;
        self.while_gathering()?;
        if !levels(self.keep.settings.game).contains(&level.as_str()) {
            return Err(Code::NoSuchLevel.into());
        }
        match self.keep.chairs[place].sitter {
            Sitter::Person(_) => return Err(Code::ChairTaken.into()),
            Sitter::Nobody | Sitter::Bot(_) => {}
        }
        self.keep.chairs[place] = ChairLine { sitter: Sitter::Bot(level), ..free_chair() };
        self.keep.name_bots();
        self.agenda.keep = true;
        Ok(())
    }

    /// Out for good. In a match the chair goes to a bot.
    fn remove(&mut self, person: u16) -> Result<(), Why> {
        let id = self.keep.person(person).filter(|_| person != self.keep.host).ok_or(Code::NoSuchPerson)?.id;
        self.keep.removed.push(id);
        self.keep.people.retain(|known| known.number != person);
        let playing = self.keep.is_playing();
        let game = self.keep.settings.game;
        let level = levels(game)[0];
        for chair in &mut self.keep.chairs {
            if chair.sitter != Sitter::Person(person) {
                continue;
            }
            if playing && game == BoxId::QuitteOuDouble {
                continue; // A50: the seat is absent until the end.
            }
            if playing {
                chair.sitter = Sitter::Bot(level.to_owned());
                chair.minded = true;
            } else {
                *chair = free_chair();
            }
        }
        self.release_hand();
        self.sockets.retain(|_, socket| {
            let theirs = socket.person == Some(person);
            if theirs {
                socket.outbox.bye(ByeReason::Removed);
            }
            !theirs
        });
        self.agenda.keep = true;
        Ok(())
    }

    fn configure(&mut self, settings: Settings) -> Result<(), Why> {
        self.while_gathering()?;
        check_settings(&settings)?;
        let chairs = usize::from(settings.chairs);
        let seated = self.keep.chairs.iter().filter(|chair| chair.sitter != Sitter::Nobody).count();
        if seated > chairs {
            return Err(Code::WrongNumber.into());
        }
        // Whoever sits keeps a chair; free ones come and go.
        while self.keep.chairs.len() > chairs
            && let Some(free) = self.keep.chairs.iter().rposition(|chair| chair.sitter == Sitter::Nobody)
        {
            self.keep.chairs.remove(free);
        }
        self.keep.chairs.resize_with(chairs, free_chair);
        self.keep.settings = settings;
        self.agenda.keep = true;
        Ok(())
    }

    /// The host has been away for too long: whoever has been here longest.
    pub(crate) fn next_host(&mut self) {
        let heir = self.keep.people.iter().map(|person| person.number).filter(|number| self.is_here(*number)).min();
        if let Some(heir) = heir {
            self.keep.host = heir;
            self.agenda.keep = true;
        }
    }

    fn place(&self, chair: u8) -> Result<usize, Why> {
        let place = usize::from(chair);
        if place < self.keep.chairs.len() { Ok(place) } else { Err(Code::NoSuchChair.into()) }
    }

    fn while_gathering(&self) -> Result<(), Why> {
        if self.keep.is_playing() { Err(Code::MatchRuns.into()) } else { Ok(()) }
    }
}

/// The levels of bots that play this box, the default first.
pub(crate) fn levels(game: BoxId) -> &'static [&'static str] {
    match game {
        BoxId::Vabanque | BoxId::Cincinnati | BoxId::BluffYou => &[bots::Any::LEVEL],
        // 7.7: how often a bot's task succeeds.
        BoxId::QuitteOuDouble => &["steady", "novice", "expert"],
    }
}

/// A name as it is shown: 1 to 24 characters, none of them invisible.
pub(crate) fn checked_name(name: &str) -> Result<String, Code> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    let visible = name.chars().all(|letter| !letter.is_control() && !('\u{200b}'..='\u{206f}').contains(&letter));
    if (1..=NAME_CHARS_MAX).contains(&length) && visible { Ok(name) } else { Err(Code::BadName) }
}

/// Whether the box takes these settings, and the house too.
pub(crate) fn check_settings(settings: &Settings) -> Result<(), Code> {
    let clock = match settings.clock {
        Clock::None => true,
        Clock::Decision { seconds } => (5..=600).contains(&seconds),
        Clock::Total { seconds } => (60..=7200).contains(&seconds),
    };
    let absence = match settings.absence {
        Absence::Bot { grace_seconds } => (5..=600).contains(&grace_seconds),
        Absence::Wait => true,
    };
    let menu = settings.game.menu();
    let wish = Wish { edition: settings.edition.clone(), seats: settings.chairs, options: settings.options.clone() };
    if clock && absence && menu.settle(&wish).is_ok() { Ok(()) } else { Err(Code::Unfit) }
}
