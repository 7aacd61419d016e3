//! Starting, answering, gestures, the end.

use std::collections::{BTreeMap, BTreeSet};

use engine::luck::ENTROPY_MAX;
use engine::{Awaited, By, Seat, Secret, Value};
use quitte_ou_double::deck;
use shelf::setup::Member;
use shelf::{AnyGame, BoxId, Chair, Charter, Refused, Setup};

use crate::id;
use crate::protocol::rest::MatchState;
use crate::protocol::room::{Category, ChairLine, Draws, Phase, Sitter};
use crate::protocol::tell::Over;
use crate::protocol::{CHOICES_MAX, Code, Tell, Why};
use crate::room::actor::RoomActor;
use crate::room::table::Standing;
use crate::room::{Keep, SocketId, Table};
use crate::stage::{Deeds, Stage};
use crate::store::{Write, charter};

impl RoomActor {
    /// A match begins: free chairs are put away, the commitment is shown, and seats may add to the luck.
    pub(crate) fn start(&mut self) -> Result<(), Why> {
        if self.keep.is_playing() {
            return Err(Code::MatchRuns.into());
        }
        let seated = self.keep.chairs.iter().filter(|chair| chair.sitter != Sitter::Nobody);
        let chairs = seated.map(|chair| match &chair.sitter {
            Sitter::Bot(level) => Chair::bot(&chair.name, level),
            Sitter::Person(_) | Sitter::Nobody => person_chair(self.keep.settings.game, chair),
        });
        let chairs: Vec<Chair> = chairs.collect();
        let (from, to) = self.keep.settings.game.menu().seats;
        if !(usize::from(from)..=usize::from(to)).contains(&chairs.len()) || !self.keep.teams_fit() {
            return Err(Code::WrongNumber.into());
        }
        let entropy = vec![Vec::new(); chairs.len()];
        let setup = Setup {
            game: self.keep.settings.game,
            edition: self.keep.settings.edition.clone(),
            options: self.keep.options(),
            chairs,
            deck: None,
        };
        AnyGame::open(&setup).map_err(|_| Code::Unfit)?;
        let charter = Charter { id: id::match_id(), setup, secret: Secret(id::random()), entropy };

        self.keep.chairs.retain(|chair| chair.sitter != Sitter::Nobody);
        self.keep.chairs.iter_mut().for_each(|chair| chair.minded = false);
        self.keep.settings.chairs = self.keep.chairs.len() as u8;
        self.keep.used_ms = vec![0; self.keep.chairs.len()];
        self.keep.ran_ms = 0;
        self.stage = Stage::default();
        self.keep.deeds = Deeds::default();
        self.keep.phase = Phase::Entropy { id: charter.id.clone() };
        self.sockets.values_mut().for_each(|socket| socket.eyes = None);
        let owners = self.keep.owners();
        let people = owners.concat();
        let (id, charter_line) = (charter.id.clone(), charter::write(&charter, owners));
        self.agenda.writes.push(Write::Begin { id, charter: charter_line, people, began: self.now() });
        self.entropy = vec![None; self.keep.chairs.len()];
        self.table = Some(Table::begin(charter).map_err(|_| Code::Unfit)?);
        self.clocks.entropy = None;
        self.agenda.keep = true;
        self.agenda.luck = true;
        self.close_entropy_if_full();
        Ok(())
    }

    /// A seat adds to the luck, once.
    pub(crate) fn give_entropy(&mut self, person: u16, seat: Seat, hex: &str) -> Result<(), Why> {
        if !self.seats_of(person).has(seat) {
            return Err(Code::NotYourSeat.into());
        }
        if !matches!(self.keep.phase, Phase::Entropy { .. }) {
            return Err(Code::BadEntropy.into());
        }
        let bytes = hex::decode(hex).map_err(|_| Code::BadEntropy)?;
        let given = self.entropy.get_mut(usize::from(seat.number())).ok_or(Code::NotYourSeat)?;
        if bytes.len() > ENTROPY_MAX || given.is_some() {
            return Err(Code::BadEntropy.into());
        }
        *given = Some(bytes);
        self.close_entropy_if_full();
        Ok(())
    }

    /// Absent seats and bots give none, so nobody waits for them.
    fn close_entropy_if_full(&mut self) {
        let mut seats = self.keep.chairs.iter().zip(&self.entropy);
        let missing = seats.any(|(chair, given)| given.is_none() && chair.people().any(|person| self.is_here(person)));
        if !missing {
            self.close_entropy();
        }
    }

    /// The luck is fixed, and the match begins with its first draws.
    pub(crate) fn close_entropy(&mut self) {
        let (Some(table), Phase::Entropy { id }) = (&self.table, &self.keep.phase) else { return };
        let mut charter = table.charter().clone();
        charter.entropy = self.entropy.iter().map(|given| given.clone().unwrap_or_default()).collect();
        self.agenda
            .writes
            .push(Write::Charter { id: id.clone(), charter: charter::write(&charter, self.keep.owners()) });
        self.keep.phase = Phase::Playing { id: id.clone() };
        self.table = Some(Table::begin(charter).expect("it was begun before"));
        self.agenda.keep = true;
        self.agenda.luck = true;
        self.agenda.whole = true;
        self.draw_owed();
    }

    /// Luck answers as long as it need not wait for a hand, and the house as long as it need not wait for people.
    pub(crate) fn draw_owed(&mut self) {
        loop {
            while self.held_hand().is_none()
                && let Some(table) = &mut self.table
                && table.awaited() == Awaited::Luck
            {
                table.draw();
            }
            if !self.judge_at_once() {
                return;
            }
        }
    }

    /// Luck answers although it waited for a hand.
    pub(crate) fn draw_held(&mut self) {
        if let Some(table) = &mut self.table
            && table.awaited() == Awaited::Luck
        {
            table.draw();
        }
        self.draw_owed();
    }

    /// For whose gesture luck is held: a person's who is asked for it, in a room where dice wait for hands.
    pub(crate) fn held_hand(&self) -> Option<Seat> {
        let table = self.table.as_ref()?;
        let waits = match self.keep.settings.draws {
            Draws::Gesture => table.awaited() == Awaited::Luck && matches!(self.keep.phase, Phase::Playing { .. }),
            Draws::AtOnce => false,
        };
        table.face().hand().filter(|seat| waits && self.person_at(*seat).is_some())
    }

    pub(crate) fn gesture(&mut self, person: u16) -> Result<(), Why> {
        let hand = self.held_hand().ok_or(Code::NotYourHand)?;
        if self.person_at(hand) != Some(person) {
            return Err(Code::NotYourHand.into());
        }
        self.draw_held();
        Ok(())
    }

    pub(crate) fn answer(&mut self, socket: SocketId, person: u16, decision: u32, choice: &str) -> Result<(), Why> {
        let Some(seat) = self.open_for(socket, person, decision)? else { return Ok(()) };
        let table = self.table.as_mut().ok_or(Code::NoMatch)?;
        table.play(seat, choice, By::Owner).map_err(why)?;
        self.took(socket, decision);
        Ok(())
    }

    pub(crate) fn pick(&mut self, socket: SocketId, person: u16, decision: u32, n: u32) -> Result<(), Why> {
        let Some(seat) = self.open_for(socket, person, decision)? else { return Ok(()) };
        let table = self.table.as_mut().ok_or(Code::NoMatch)?;
        if n >= table.face().count(seat) || Self::is_open_ended(table) {
            return Err(Code::NoSuchChoice.into());
        }
        let choice = table.face().nth(seat, n);
        table.play(seat, choice.get(), By::Owner).map_err(why)?;
        self.took(socket, decision);
        Ok(())
    }

    fn took(&mut self, socket: SocketId, decision: u32) {
        self.draw_owed();
        self.agenda.taken = Some((socket, decision));
        metrics::counter!("tapis_decisions_total").increment(1);
    }

    pub(crate) fn choices(&mut self, socket: SocketId, person: u16, decision: u32, from: u32) -> Result<(), Why> {
        let Some(seat) = self.open_for(socket, person, decision)? else { return Ok(()) };
        let table = self.table.as_ref().ok_or(Code::NoMatch)?;
        if Self::is_open_ended(table) {
            return Err(Code::NoSuchChoice.into());
        }
        let face = table.face();
        let to = face.count(seat).min(from.saturating_add(CHOICES_MAX));
        let choices = (from..to).map(|n| face.nth(seat, n)).collect();
        self.agenda.to_socket.push((socket, Tell::Choices { decision, from, choices }));
        Ok(())
    }

    /// The seat for which this decision is open, if it is this person's. A repeated answer is harmless, a stale one
    /// brings everything again.
    fn open_for(&mut self, socket: SocketId, person: u16, decision: u32) -> Result<Option<Seat>, Why> {
        let table = self.table.as_ref().filter(|_| self.keep.is_playing()).ok_or(Code::NoMatch)?;
        let mine = self.seats_of(person);
        match table.standing(decision) {
            Standing::Open(seat) if !mine.has(seat) => Err(Code::NotYourSeat.into()),
            // A bot minds the chair: it is the person's again by taking it back, and not by a race.
            Standing::Open(seat) if self.person_at(seat) != Some(person) => Err(Code::NotNow.into()),
            Standing::Open(_) if self.speaker().is_some() => Err(Code::NotNow.into()), // 7.2
            Standing::Open(seat) if table.awaited().has(seat) => Ok(Some(seat)),
            Standing::Answered(seat) if mine.has(seat) => {
                self.agenda.to_socket.push((socket, Tell::Taken { decision }));
                Ok(None)
            }
            Standing::Open(_) | Standing::Answered(_) | Standing::Stale => {
                self.agenda.resync.push(socket);
                Ok(None)
            }
        }
    }

    /// The host breaks the match off: no result, and its secret stays one.
    pub(crate) fn break_off(&mut self) -> Result<(), Why> {
        let (Phase::Entropy { id } | Phase::Playing { id }) = &self.keep.phase else {
            return Err(Code::NoMatch.into());
        };
        let id = id.clone();
        // What was played stays in the store; nobody is shown more of it.
        self.agenda.writes.extend(self.table.as_mut().and_then(Table::take_unstored));
        self.agenda.writes.push(Write::End { id: id.clone(), state: MatchState::BrokenOff, record: None });
        self.agenda.over = Some(Over { id, result: None });
        self.table = None;
        self.keep.phase = Phase::Gathering;
        self.keep.chairs.iter_mut().for_each(|chair| chair.minded = false);
        self.agenda.keep = true;
        Ok(())
    }
}

impl Keep {
    /// The options of a match. Quitte ou Double at one device: nobody reads or votes for himself, so the house reads
    /// (A22), and where nobody sits elsewhere there are no appeals (A30).
    fn options(&self) -> BTreeMap<String, Value> {
        let mut options = self.settings.options.clone();
        let people: Vec<u16> = self.chairs.iter().flat_map(ChairLine::people).collect();
        let persons: BTreeSet<u16> = people.iter().copied().collect();
        if self.settings.game == BoxId::QuitteOuDouble && persons.len() < people.len() {
            options.insert("reader".to_owned(), Value::word("house"));
            if persons.len() == 1 {
                options.insert("appeals".to_owned(), Value::word("off"));
            }
        }
        options
    }
}

/// Quitte ou Double asks whose tasks are read, and may have a team there; elsewhere a chair is a name.
fn person_chair(game: BoxId, chair: &ChairLine) -> Chair {
    if game != BoxId::QuitteOuDouble {
        return Chair::person(&chair.name);
    }
    let member = |name: &str, category: Category| {
        let category = match category {
            Category::Junior => deck::Category::Junior,
            Category::Adult => deck::Category::Adult,
        };
        Member { name: name.to_owned(), category }
    };
    let mut people = vec![member(&chair.name, chair.category)];
    people.extend(chair.mates.iter().map(|mate| member(&mate.name, mate.category)));
    let names: Vec<&str> = people.iter().map(|member| member.name.as_str()).collect();
    Chair { people: people.clone(), ..Chair::person(&names.join(", ")) }
}

pub(crate) fn why(refused: Refused) -> Why {
    match refused {
        Refused::Unreadable(detail) => Why::Unreadable { detail },
        Refused::Rules(refusal) => refusal.into(),
    }
}
