//! What of a room is kept in the store: everything but who is there at the moment.

use serde::{Deserialize, Serialize, de};

use crate::id::{PersonId, RoomCode};
use crate::protocol::room::{Category, ChairLine, ChatLine, Phase, Settings, Sitter, Visibility};
use crate::stage::Deeds;
use crate::store::RoomSave;
use crate::store::charter::Owners;
use crate::time::Moment;

/// A room as it is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Keep {
    /// Its code.
    pub code: RoomCode,
    /// What is played and how.
    pub settings: Settings,
    /// The host's number.
    pub host: u16,
    /// Everybody whom the room knows.
    pub people: Vec<KeptPerson>,
    /// Who may not come back.
    pub removed: Vec<PersonId>,
    /// In seat order.
    pub chairs: Vec<ChairLine>,
    /// The last lines that were said.
    pub chat: Vec<ChatLine>,
    /// Quitte ou Double: who has not been told which lines yet (7.6).
    pub hushed: Vec<Hushed>,
    /// How many lines were said in all.
    pub lines: u32,
    /// The number that the next newcomer gets.
    pub next_number: u16,
    /// Where the evening stands.
    pub phase: Phase,
    /// With a clock for the whole match: what each seat has used.
    pub used_ms: Vec<u32>,
    /// Quitte ou Double by minutes: how long the match has run.
    pub ran_ms: u32,
    /// Quitte ou Double: what people have done in the scene that is open.
    pub deeds: Deeds,
}

/// A line that somebody will hear later.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hushed {
    /// Who.
    pub person: u16,
    /// The number of the line.
    pub n: u32,
}

/// Somebody whom the room knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeptPerson {
    /// By which everybody knows them here.
    pub number: u16,
    /// By which the house knows them.
    pub id: PersonId,
    /// The name that is shown.
    pub name: String,
    /// Whether the host has muted them.
    pub muted: bool,
}

impl Keep {
    /// A new room with its host in the first chair, and bots of this level in the others if one is named.
    pub fn open(code: RoomCode, settings: Settings, host: PersonId, name: &str, bots: Option<&str>) -> Self {
        let mut chairs: Vec<ChairLine> = (0..settings.chairs).map(|_| free_chair()).collect();
        for chair in &mut chairs {
            if let Some(level) = bots {
                chair.sitter = Sitter::Bot(level.to_owned());
            }
        }
        if let Some(first) = chairs.first_mut() {
            *first = ChairLine { sitter: Sitter::Person(0), name: name.to_owned(), ..free_chair() };
        }
        let person = KeptPerson { number: 0, id: host, name: name.to_owned(), muted: false };
        let mut keep = Self {
            code,
            settings,
            host: 0,
            people: vec![person],
            removed: Vec::new(),
            chairs,
            chat: Vec::new(),
            hushed: Vec::new(),
            lines: 0,
            next_number: 1,
            phase: Phase::Gathering,
            used_ms: Vec::new(),
            ran_ms: 0,
            deeds: Deeds::default(),
        };
        keep.name_bots();
        keep
    }

    /// As the store takes it.
    pub fn save(&self, now: Moment) -> RoomSave {
        let json = serde_json::to_string(self).expect("a room is plain data");
        RoomSave { public: self.settings.visibility == Visibility::Public, touched: now, json }
    }

    /// Somebody, by number.
    pub fn person(&self, number: u16) -> Option<&KeptPerson> {
        self.people.iter().find(|person| person.number == number)
    }

    /// Whose each seat is.
    pub fn owners(&self) -> Owners {
        let id = |number| self.person(number).map(|person| person.id);
        self.chairs.iter().map(|chair| chair.people().filter_map(id).collect()).collect()
    }

    /// The match that runs, begins, or was the last.
    pub fn match_id(&self) -> Option<&str> {
        match &self.phase {
            Phase::Gathering => None,
            Phase::Entropy { id } | Phase::Playing { id } | Phase::Over { id } => Some(id),
        }
    }

    /// Whether chairs and settings are fixed for now.
    pub fn is_playing(&self) -> bool {
        match self.phase {
            Phase::Entropy { .. } | Phase::Playing { .. } => true,
            Phase::Gathering | Phase::Over { .. } => false,
        }
    }

    /// Bots have names of their own, each once in a room.
    pub fn name_bots(&mut self) {
        const NAMES: [&str; 10] =
            ["Aldo", "Colette", "Fausto", "Gisèle", "Hector", "Irma", "Lazare", "Ottilie", "Rocco", "Vesna"];
        for place in 0..self.chairs.len() {
            let is_bot = matches!(self.chairs[place].sitter, Sitter::Bot(_));
            if is_bot && self.chairs[place].name.is_empty() {
                let free = NAMES.into_iter().find(|name| self.chairs.iter().all(|chair| chair.name != *name));
                free.unwrap_or("Aldo").clone_into(&mut self.chairs[place].name);
            }
        }
    }
}

/// A chair in which nobody sits.
pub(crate) fn free_chair() -> ChairLine {
    let (name, mates) = (String::new(), Vec::new());
    ChairLine { sitter: Sitter::Nobody, name, category: Category::Adult, mates, minded: false }
}

impl Serialize for PersonId {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PersonId {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from)?.parse().map_err(de::Error::custom)
    }
}

impl Serialize for RoomCode {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for RoomCode {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        Self::read(&text).ok_or_else(|| de::Error::custom("not the code of a room"))
    }
}
