//! Deadlines and absence: what wakes a room when nobody says anything.
//!
//! While nobody at all is in the room nothing runs: the match waits for its people.

use std::collections::BTreeMap;
use std::time::Duration;

use engine::{Awaited, BySeat, Seat, SeatSet};
use shelf::BoxId;

use crate::protocol::room::{Absence, Clock, Phase, Sitter};
use crate::room::actor::RoomActor;
use crate::room::bot::Thinking;
use crate::time::Moment;

/// Everything that a room waits for besides its mailbox.
#[derive(Default, Debug)]
pub(crate) struct Clocks {
    pub(crate) entropy: Option<Moment>,
    gesture: Option<Moment>,
    /// Quitte ou Double: what goes on around a task.
    stage: Option<Moment>,
    pub(super) seats: BySeat<SeatClock>,
    host: Option<Moment>,
    rest: Option<Moment>,
    /// Since when people are away.
    away: BTreeMap<u16, Moment>,
}

/// What runs for one seat's open decision.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct SeatClock {
    pub(super) decision: Option<u32>,
    opened: Moment,
    /// When the time to think is up.
    due: Option<Moment>,
    /// When a bot takes over from somebody who is away.
    grace: Option<Moment>,
    pub(super) bot: Option<Thinking>,
}

/// What comes of a clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rang {
    /// The room goes on.
    On,
    /// Nobody has been there for long enough.
    Rest,
}

impl Clocks {
    /// The next moment at which something is to be done.
    pub(crate) fn next(&self) -> Option<Moment> {
        let seats = self.seats.first(Seat::MAX as u8).iter().flat_map(|seat| {
            let bot = seat.bot.map(|bot| if bot.n.is_some() { bot.from } else { bot.until });
            [seat.due, seat.grace, bot]
        });
        [self.entropy, self.gesture, self.stage, self.host, self.rest].into_iter().chain(seats).flatten().min()
    }
}

impl RoomActor {
    /// Somebody came: grace no longer runs for them.
    pub(crate) fn came(&mut self, person: Option<u16>) {
        if self.sockets.len() == 1 {
            // The room was empty and nothing ran: whoever has not come yet is away from now on.
            let now = self.now();
            self.clocks.away = self.keep.people.iter().map(|known| (known.number, now)).collect();
        }
        if let Some(person) = person {
            self.clocks.away.remove(&person);
        }
    }

    /// Somebody's last socket is gone.
    pub(crate) fn went(&mut self, person: u16) {
        let now = self.now();
        self.clocks.away.insert(person, now);
    }

    /// Since when somebody is away; nothing while they are here.
    pub(crate) fn away_since(&self, person: u16) -> Option<Moment> {
        if self.is_here(person) { None } else { Some(self.clocks.away.get(&person).copied().unwrap_or_default()) }
    }

    /// Sets every clock as the room stands now. Called after each write, before anybody is told.
    pub(crate) fn tend(&mut self) {
        let now = self.now();
        if self.sockets.is_empty() {
            let rest = self.clocks.rest.unwrap_or_else(|| now.after(self.shared.config.rest_after));
            self.pause_stage(now);
            let away = std::mem::take(&mut self.clocks.away);
            self.clocks = Clocks { rest: Some(rest), away, ..Clocks::default() };
            return;
        }
        self.clocks.rest = None;
        self.tend_host(now);
        match self.keep.phase {
            Phase::Entropy { .. } => {
                let wait = self.shared.config.entropy_wait;
                self.clocks.entropy.get_or_insert_with(|| now.after(wait));
            }
            Phase::Playing { .. } => {
                self.clocks.entropy = None;
                self.tend_match(now);
            }
            Phase::Gathering | Phase::Over { .. } => {
                self.clocks.entropy = None;
                self.clocks.gesture = None;
                self.clocks.stage = None;
                self.clocks.seats = BySeat::default();
            }
        }
    }

    fn tend_host(&mut self, now: Moment) {
        let grace = self.shared.config.host_grace;
        let away = !self.is_here(self.keep.host);
        let heir = self.sockets.values().any(|socket| socket.person.is_some());
        let since = self.clocks.away.get(&self.keep.host).copied().unwrap_or(now);
        self.clocks.host = (away && heir).then(|| self.clocks.host.unwrap_or_else(|| since.after(grace)));
    }

    fn tend_match(&mut self, now: Moment) {
        self.tend_stage(now);
        self.clocks.stage = self.stage_next();
        let Some(table) = &self.table else { return };
        let wait = self.shared.config.gesture_wait;
        self.clocks.gesture = self.held_hand().map(|_| self.clocks.gesture.unwrap_or_else(|| now.after(wait)));
        let asked = match table.awaited() {
            Awaited::Seats(seats) => seats,
            // Whoever was asked before luck answers keeps thinking.
            Awaited::Luck | Awaited::House => return,
            Awaited::Nobody => SeatSet::EMPTY,
        };
        for seat in Seat::first(Seat::MAX as u8) {
            let open = self.table.as_ref().and_then(|table| table.decision(seat)).filter(|_| asked.has(seat));
            if self.clocks.seats[seat].decision != open {
                self.use_time(seat, now);
                self.clocks.seats[seat] = SeatClock { decision: open, opened: now, ..SeatClock::default() };
            }
            if open.is_some() {
                self.tend_seat(seat, now);
            }
        }
    }

    fn tend_seat(&mut self, seat: Seat, now: Moment) {
        let opened = self.clocks.seats[seat].opened;
        let person = self.person_at(seat);
        if person.is_some() && self.keep.settings.game == BoxId::QuitteOuDouble {
            return; // A45, A46, A50: this box has clocks and absences of its own.
        }
        self.clocks.seats[seat].due = person.and(self.due(seat, opened));
        self.clocks.seats[seat].grace = match (person, self.keep.settings.absence) {
            (Some(person), Absence::Bot { grace_seconds }) if !self.is_here(person) => {
                let since = self.clocks.away.get(&person).copied().unwrap_or(opened).max(opened);
                Some(since.after(Duration::from_secs(grace_seconds.into())))
            }
            (Some(_) | None, Absence::Bot { .. } | Absence::Wait) => None,
        };
        match person {
            Some(_) => self.clocks.seats[seat].bot = None,
            None if self.clocks.seats[seat].bot.is_none() => self.think(seat, now),
            None => {}
        }
    }

    /// When the time to think is up for a decision that was opened then.
    fn due(&self, seat: Seat, opened: Moment) -> Option<Moment> {
        match self.keep.settings.clock {
            Clock::None => None,
            Clock::Decision { seconds } => Some(opened.after(Duration::from_secs(seconds.into()))),
            Clock::Total { seconds } => {
                let used = self.keep.used_ms.get(usize::from(seat.number())).copied().unwrap_or(0);
                let left = seconds.saturating_mul(1000).saturating_sub(used);
                Some(opened.after(Duration::from_millis(left.into())))
            }
        }
    }

    /// A decision is closed: with a clock for the whole match, its time is used.
    fn use_time(&mut self, seat: Seat, now: Moment) {
        let Clock::Total { .. } = self.keep.settings.clock else { return };
        let clock = self.clocks.seats[seat];
        if clock.decision.is_some()
            && clock.due.is_some()
            && let Some(used) = self.keep.used_ms.get_mut(usize::from(seat.number()))
        {
            *used = used.saturating_add(clock.opened.until_ms(now));
            self.agenda.keep = true; // Written with the next wake; a crash before it gives the time back.
        }
    }

    /// Milliseconds left to each awaited seat, where there is a clock.
    pub(crate) fn left_ms(&self) -> Vec<u32> {
        let (Some(table), now) = (&self.table, self.now()) else { return Vec::new() };
        match (self.keep.settings.clock, table.awaited()) {
            (Clock::Decision { .. } | Clock::Total { .. }, Awaited::Seats(seats)) => {
                let left = |seat: Seat| self.clocks.seats[seat].due.or_else(|| self.due(seat, now));
                seats.iter().map(|seat| left(seat).map_or(0, |due| now.until_ms(due))).collect()
            }
            (Clock::None | Clock::Decision { .. } | Clock::Total { .. }, _) => Vec::new(),
        }
    }

    /// Who answers for this seat; nobody where a bot does.
    pub(crate) fn person_at(&self, seat: Seat) -> Option<u16> {
        let chair = self.keep.chairs.get(usize::from(seat.number()))?;
        match chair.sitter {
            Sitter::Person(_) if !chair.mates.is_empty() => self.decider(seat),
            Sitter::Person(person) if !chair.minded => Some(person),
            Sitter::Person(_) | Sitter::Bot(_) | Sitter::Nobody => None,
        }
    }

    /// Does whatever is due.
    pub(crate) fn ring_clocks(&mut self) -> Rang {
        let now = self.now();
        let due = |moment: Option<Moment>| moment.is_some_and(|moment| moment <= now);
        if due(self.clocks.rest) {
            // Whoever knocks at this moment finds the mailbox closed and knocks again.
            return if self.mailbox.is_empty() { Rang::Rest } else { Rang::On };
        }
        if due(self.clocks.entropy) {
            self.close_entropy();
        }
        if due(self.clocks.gesture) {
            self.draw_held();
        }
        if due(self.clocks.stage) {
            self.ring_stage(now);
        }
        if due(self.clocks.host) {
            self.next_host();
        }
        for seat in Seat::first(Seat::MAX as u8) {
            let clock = self.clocks.seats[seat];
            if due(clock.grace) {
                self.mind(seat);
            } else if due(clock.due) {
                self.clock_plays(seat);
            } else if let Some(bot) = clock.bot {
                match bot.n {
                    Some(n) if bot.from <= now => self.bot_plays(seat, n),
                    None if bot.until <= now => {
                        tracing::warn!(room = %self.keep.code, "a bot's time was up");
                        self.bot_plays(seat, 0);
                    }
                    Some(_) | None => {}
                }
            }
        }
        Rang::On
    }
}
