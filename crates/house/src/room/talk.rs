//! What is said in a room, and who hears it when.

use std::time::Duration;

use crate::protocol::room::{ChatLine, Said};
use crate::protocol::{CHAT_CHARS_MAX, CHAT_LINES_MAX, Code, Tell, Why};
use crate::room::actor::{RoomActor, Socket};
use crate::room::frame;
use crate::room::keep::Hushed;

/// Most lines of one person in [`CHAT_WINDOW`].
const CHAT_IN_WINDOW: usize = 6;
const CHAT_WINDOW: Duration = Duration::from_secs(10);

impl RoomActor {
    /// A line for everybody.
    pub(crate) fn chat(&mut self, person: u16, text: &str) -> Result<(), Why> {
        let text = checked_line(text)?;
        if !self.may_talk(person) {
            return Err(Code::NotNow.into());
        }
        self.say(person, Vec::new(), Said::Text(text))
    }

    /// A line for one's team.
    pub(crate) fn confer(&mut self, person: u16, text: &str) -> Result<(), Why> {
        let text = checked_line(text)?;
        let team = self.may_confer(person).ok_or(Code::NotNow)?;
        self.say(person, team, Said::Text(text))
    }

    pub(crate) fn say(&mut self, person: u16, to: Vec<u16>, said: Said) -> Result<(), Why> {
        let known = self.keep.person(person).ok_or(Code::NoSuchPerson)?;
        if known.muted {
            return Err(Code::Muted.into());
        }
        let since = self.now().before(CHAT_WINDOW).0;
        let lately = self.keep.chat.iter().filter(|line| line.person == person && line.at_ms > since).count();
        if lately >= CHAT_IN_WINDOW {
            return Err(Code::TooFast.into());
        }
        let line = ChatLine { n: self.keep.lines, at_ms: self.now().0, person, name: known.name.clone(), to, said };
        if line.to.is_empty() && matches!(line.said, Said::Text(_)) {
            let people = self.keep.people.iter().map(|person| person.number);
            let hushed = people.filter(|person| !self.hears_chat(*person));
            let hushed: Vec<Hushed> = hushed.map(|person| Hushed { person, n: line.n }).collect();
            self.keep.hushed.extend(hushed);
        }
        self.keep.lines += 1;
        self.keep.chat.push(line.clone());
        let too_many = self.keep.chat.len().saturating_sub(CHAT_LINES_MAX);
        self.keep.chat.drain(..too_many);
        self.agenda.save = true;
        self.agenda.chat.push(line);
        Ok(())
    }

    /// Whether this person hears the line now; nobody is a shared screen.
    pub(super) fn may_hear(&self, person: Option<u16>, line: &ChatLine) -> bool {
        let hushed = |held: &Hushed| held.n == line.n && Some(held.person) == person;
        line.is_for(person) && !self.keep.hushed.iter().any(hushed)
    }

    pub(super) fn tell_line(&self, line: &ChatLine) {
        let frame = frame::frame(&Tell::Chat(line.clone()));
        let hears = |socket: &&Socket| self.may_hear(socket.person, line);
        self.sockets.values().filter(hears).for_each(|socket| socket.outbox.push(frame.clone()));
    }

    /// The level is settled: whoever missed lines hears them now.
    pub(super) fn tell_hushed(&mut self) {
        let (wait, now): (Vec<Hushed>, Vec<Hushed>) =
            std::mem::take(&mut self.keep.hushed).into_iter().partition(|held| !self.hears_chat(held.person));
        self.keep.hushed = wait;
        for Hushed { person, n } in now {
            let Some(line) = self.keep.chat.iter().find(|line| line.n == n) else { continue };
            let frame = frame::frame(&Tell::Chat(line.clone()));
            let theirs = self.sockets.values().filter(|socket| socket.person == Some(person));
            theirs.for_each(|socket| socket.outbox.push(frame.clone()));
        }
    }
}

fn checked_line(text: &str) -> Result<String, Code> {
    let text = text.trim().to_owned();
    let length = text.chars().count();
    let readable = (1..=CHAT_CHARS_MAX).contains(&length) && !text.chars().any(char::is_control);
    if readable { Ok(text) } else { Err(Code::BadLine) }
}
