//! The match under way, and which decisions are open.

use engine::{Awaited, By, BySeat, Seat, Telling, Told, Viewer};
use shelf::{AnyGame, Charter, EntryLine, Face, Json, Record, Refused};

use crate::protocol::tell::Outcome;
use crate::store::{StoreError, Write};

/// A match of the room, with everything of it that is stored already.
pub struct Table {
    charter: Charter,
    face: Box<dyn Face>,
    asked: Asked,
    /// How many entries are on disk or on their way there.
    n_stored: usize,
    /// What has been told since somebody last listened.
    news: Vec<Telling<Json>>,
}

/// The open decisions. One counter per match; an id belongs to one opening for one seat, and lives until it is answered
/// or withdrawn, so that seats which decide at different tables do not make each other stale.
#[derive(Clone, Copy, Default, Debug)]
struct Asked {
    last: u32,
    open: BySeat<Option<u32>>,
    answered: BySeat<Option<u32>>,
}

/// What a decision's number means now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It is open for this seat.
    Open(Seat),
    /// It is what this seat answered last.
    Answered(Seat),
    /// It has passed, or never was.
    Stale,
}

impl Table {
    /// A match of which nothing has happened yet. The setup has been checked.
    pub fn begin(charter: Charter) -> Result<Self, StoreError> {
        let face = AnyGame::begin(&charter).map_err(|unfit| StoreError::Damaged(unfit.to_string()))?;
        let mut asked = Asked::default();
        asked.settle(None, face.awaited());
        Ok(Self { charter, face, asked, n_stored: 0, news: Vec::new() })
    }

    /// The match as it was when these entries were stored.
    pub fn replay(charter: Charter, lines: &[String]) -> Result<Self, StoreError> {
        let mut table = Self::begin(charter)?;
        for line in lines {
            let entry: EntryLine = serde_json::from_str(line).map_err(damaged)?;
            table.push(&entry)?;
        }
        Ok(table)
    }

    /// Lets one stored entry happen again.
    pub fn push(&mut self, entry: &EntryLine) -> Result<(), StoreError> {
        self.face.push(entry).map_err(damaged)?;
        if let Some(seat) = entry.seat {
            self.asked.answered[seat] = self.asked.open[seat];
        }
        self.asked.settle(entry.seat, self.face.awaited());
        self.n_stored += 1;
        Ok(())
    }

    /// What fixed the match before its first draw.
    pub fn charter(&self) -> &Charter {
        &self.charter
    }

    /// The match.
    pub fn face(&self) -> &dyn Face {
        self.face.as_ref()
    }

    /// What it waits for.
    pub fn awaited(&self) -> Awaited {
        self.face.awaited()
    }

    /// The decision that is open for this seat.
    pub fn decision(&self, seat: Seat) -> Option<u32> {
        self.asked.open[seat]
    }

    /// What a decision's number means now.
    pub fn standing(&self, decision: u32) -> Standing {
        let seats = || Seat::first(self.face.seats());
        if let Some(seat) = seats().find(|seat| self.asked.open[*seat] == Some(decision)) {
            return Standing::Open(seat);
        }
        seats().find(|seat| self.asked.answered[*seat] == Some(decision)).map_or(Standing::Stale, Standing::Answered)
    }

    /// A seat answers its open decision.
    pub fn play(&mut self, seat: Seat, choice: &str, by: By) -> Result<(), Refused> {
        let told = self.face.play(seat, choice, by)?;
        self.asked.answered[seat] = self.asked.open[seat];
        self.heard(Some(seat), told);
        Ok(())
    }

    /// Luck answers once; luck is awaited.
    pub fn draw(&mut self) {
        let told = self.face.draw();
        self.heard(None, told);
    }

    /// The house says something.
    pub fn hear(&mut self, call: &str) -> Result<(), Refused> {
        let told = self.face.hear(call)?;
        self.heard(None, told);
        Ok(())
    }

    fn heard(&mut self, seat: Option<Seat>, told: Told<Json>) {
        self.news.extend(told.0);
        self.asked.settle(seat, self.face.awaited());
    }

    /// The record of the finished match, and what everybody is told of it.
    pub fn publish(&self) -> (Record, Outcome) {
        let record = self.face.publish(&self.charter);
        let outcome = Outcome {
            standings: self.face.standings(),
            secret: hex::encode(self.charter.secret.0),
            digest: record.digest.clone().unwrap_or_default(),
        };
        (record, outcome)
    }

    /// What has been told since this was last asked.
    pub fn take_news(&mut self) -> Vec<Telling<Json>> {
        std::mem::take(&mut self.news)
    }

    /// The entries that are not stored yet.
    pub fn take_unstored(&mut self) -> Option<Write> {
        let entries = self.face.entries(self.n_stored);
        if entries.is_empty() {
            return None;
        }
        let from = u32::try_from(self.n_stored).expect("a match has fewer than four billion entries");
        self.n_stored += entries.len();
        let lines = entries.iter().map(|entry| serde_json::to_string(entry).expect("an entry is plain data"));
        Some(Write::Append { id: self.charter.id.clone(), from, lines: lines.collect::<Vec<_>>().join("\n") })
    }

    /// This viewer's events from the beginning. They are not kept: a replay takes microseconds.
    pub fn account(&self, viewer: Viewer) -> Vec<Json> {
        let mut again = AnyGame::begin(&self.charter).expect("it began before");
        let mut account = Vec::new();
        for entry in self.face.entries(0) {
            let told = again.push(&entry).expect("it happened before");
            account.extend(told.to(viewer).cloned());
        }
        account
    }
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Table({}, {} entries)", self.charter.id, self.n_stored)
    }
}

impl Asked {
    /// After one entry: closes what was answered or withdrawn and opens what is new.
    fn settle(&mut self, answered: Option<Seat>, awaited: Awaited) {
        if let Some(seat) = answered {
            self.open[seat] = None;
        }
        let seats = match awaited {
            Awaited::Seats(seats) => seats,
            Awaited::Nobody => engine::SeatSet::EMPTY,
            // While luck or the house answers, others keep thinking about what they were asked.
            Awaited::Luck | Awaited::House => return,
        };
        for seat in Seat::first(Seat::MAX as u8) {
            if !seats.has(seat) {
                self.open[seat] = None;
            } else if self.open[seat].is_none() {
                self.last += 1;
                self.open[seat] = Some(self.last);
            }
        }
    }
}

fn damaged(error: impl std::fmt::Display) -> StoreError {
    StoreError::Damaged(error.to_string())
}
