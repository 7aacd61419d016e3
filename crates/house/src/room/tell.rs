//! Telling: what everybody hears of the wake in hand, after it is on disk.

use engine::{Seat, Telling, Viewer};
use shelf::Json;

use crate::protocol::Tell;
use crate::protocol::room::{ChatLine, PersonLine, Phase, Room};
use crate::protocol::tell::{LuckTell, Over, Welcome};
use crate::room::actor::{Agenda, RoomActor};
use crate::room::frame::Aside;
use crate::room::{SocketId, Table, frame, viewer_place};

impl RoomActor {
    /// After the writes are on disk: everybody hears what concerns them.
    pub(super) fn tell(&mut self, agenda: Agenda) {
        for (socket, tell) in agenda.to_socket {
            self.send(socket, &tell);
        }
        if agenda.luck
            && let Some(luck) = self.luck_line()
        {
            self.broadcast(&Tell::Luck(luck));
        }
        let news = self.table.as_mut().map(Table::take_news).unwrap_or_default();
        if agenda.whole {
            self.sockets.keys().copied().collect::<Vec<_>>().into_iter().for_each(|socket| self.send_whole(socket));
        } else if !news.is_empty() || agenda.taken.is_some() || agenda.views {
            self.tell_news(&news, agenda.taken);
        }
        if let Some(stage) = self.stage_news() {
            self.tell_others(agenda.newcomer, &Tell::Stage(stage));
        }
        if let Some(over) = agenda.over {
            self.broadcast(&Tell::Over(over));
        }
        if agenda.room {
            self.tell_others(agenda.newcomer, &Tell::Room(self.room_line()));
        }
        for line in agenda.chat {
            self.tell_line(&line);
        }
        self.tell_hushed();
        for socket in agenda.resync {
            self.send_whole(socket);
        }
        if let Some(socket) = agenda.newcomer {
            self.welcome(socket);
        }
    }

    fn tell_news(&self, news: &[Telling<Json>], taken: Option<(SocketId, u32)>) {
        let Some(table) = &self.table else { return };
        let aside = self.aside();
        let mut bodies: [Option<String>; Seat::MAX + 1] = Default::default();
        let mut own = None;
        for (id, socket) in &self.sockets {
            let Some(viewer) = self.viewer(socket) else { continue };
            let body = match viewer {
                Viewer::Public | Viewer::Seat(_) => &mut bodies[viewer_place(viewer)],
                Viewer::Person(..) => own.insert(None), // Of a team everybody sees something else.
            };
            let body = body.get_or_insert_with(|| frame::told_body(table, news, viewer, &aside));
            let taken = taken.filter(|(answerer, _)| answerer == id).map(|(_, decision)| decision);
            socket.outbox.push_numbered(|seq| frame::told(seq, body, taken));
        }
    }

    /// The first messages of a socket, and what one that was too slow gets.
    pub(super) fn welcome(&self, id: SocketId) {
        let Some(socket) = self.sockets.get(&id) else { return };
        let hears = |line: &&ChatLine| self.may_hear(socket.person, line);
        let chat = self.keep.chat.iter().filter(hears).cloned().collect();
        let welcome = Welcome::new(socket.person, self.room_line(), chat, self.shared.time.now().0);
        self.send(id, &Tell::Welcome(welcome));
        if let Some(luck) = self.luck_line() {
            self.send(id, &Tell::Luck(luck));
        }
        self.send_whole(id);
        if let Some(stage) = self.stage_line() {
            self.send(id, &Tell::Stage(stage));
        }
        if let (Phase::Over { id: over }, Some(table)) = (&self.keep.phase, &self.table) {
            let (_, result) = table.publish();
            self.send(id, &Tell::Over(Over { id: over.clone(), result: Some(result) }));
        }
    }

    fn send_whole(&self, id: SocketId) {
        let Some(socket) = self.sockets.get(&id) else { return };
        let shown = matches!(self.keep.phase, Phase::Playing { .. } | Phase::Over { .. });
        let (true, Some(table), Some(viewer)) = (shown, &self.table, self.viewer(socket)) else { return };
        let body = frame::resync_body(table, viewer, &self.aside());
        socket.outbox.push_numbered(|seq| frame::resync(seq, &body));
    }

    fn aside(&self) -> Aside {
        let unspoken = self.speaker().is_some();
        let left_ms = if unspoken { Vec::new() } else { self.left_ms() }; // No seat is awaited meanwhile.
        Aside { hand: self.held_hand(), left_ms, unspoken }
    }

    pub(crate) fn send(&self, id: SocketId, tell: &Tell) {
        if let Some(socket) = self.sockets.get(&id) {
            socket.outbox.push(frame::frame(tell));
        }
    }

    fn broadcast(&self, tell: &Tell) {
        self.tell_others(None, tell);
    }

    /// Everybody but a newcomer, who is welcomed with all of it.
    fn tell_others(&self, newcomer: Option<SocketId>, tell: &Tell) {
        let frame = frame::frame(tell);
        let others = self.sockets.iter().filter(|(id, _)| Some(**id) != newcomer);
        others.for_each(|(_, socket)| socket.outbox.push(frame.clone()));
    }

    pub(crate) fn room_line(&self) -> Room {
        let here = |number| self.is_here(number);
        let people = self.keep.people.iter().map(|person| PersonLine {
            number: person.number,
            name: person.name.clone(),
            here: here(person.number),
            muted: person.muted,
        });
        let screens = self.sockets.values().filter(|socket| socket.person.is_none()).count();
        Room {
            code: self.keep.code.to_string(),
            settings: self.keep.settings.clone(),
            host: self.keep.host,
            people: people.collect(),
            chairs: self.keep.chairs.clone(),
            screens: u16::try_from(screens).unwrap_or(u16::MAX),
            phase: self.keep.phase.clone(),
        }
    }

    fn luck_line(&self) -> Option<LuckTell> {
        let charter = self.table.as_ref()?.charter();
        let closed = !matches!(self.keep.phase, Phase::Entropy { .. });
        Some(LuckTell {
            id: charter.id.clone(),
            commitment: hex::encode(charter.commitment()),
            entropy: closed.then(|| charter.entropy.iter().map(hex::encode).collect()),
        })
    }
}
