//! What the host may do.

use engine::Wish;
use shelf::BoxId;

use crate::protocol::ask::HostAsk;
use crate::protocol::room::{Absence, ChairLine, Clock, Settings, Sitter};
use crate::protocol::{ByeReason, Code, Why};
use crate::room::actor::RoomActor;
use crate::room::keep::free_chair;
use crate::room::teams::take_off;

impl RoomActor {
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
            HostAsk::Teams { seats } => self.deal_teams(seats),
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
            if !chair.has(person) {
                continue;
            }
            if playing && game == BoxId::QuitteOuDouble {
                continue; // A50: the seat is absent until the end.
            }
            if playing {
                chair.sitter = Sitter::Bot(level.to_owned());
                chair.minded = true;
            } else {
                take_off(chair, person);
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
        if settings.game != BoxId::QuitteOuDouble {
            self.keep.chairs.iter_mut().for_each(|chair| chair.mates.clear()); // Only that box has teams.
        }
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
}

/// The levels of bots that play this box, the default first.
pub(crate) fn levels(game: BoxId) -> &'static [&'static str] {
    match game {
        BoxId::Vabanque | BoxId::Cincinnati | BoxId::BluffYou => &[bots::Any::LEVEL],
        // 7.7: how often a bot's task succeeds.
        BoxId::QuitteOuDouble => &["steady", "novice", "expert"],
    }
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
