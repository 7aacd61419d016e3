//! Teams of Quitte ou Double: several people on one seat, of whom one answers at a time (A1, A2).

use engine::{Person, Seat, Viewer};
use quitte_ou_double::Human;
use quitte_ou_double::people::{PEOPLE_MAX, TEAM_MAX};
use shelf::BoxId;

use crate::protocol::room::{Category, ChairLine, Mate, Sitter};
use crate::protocol::{Code, Why};
use crate::room::actor::RoomActor;
use crate::room::keep::{Keep, free_chair};
use crate::stage;

/// A1: up to so many people play one by one.
const ALONE_MAX: usize = 6;

impl Keep {
    /// A1: one person per seat up to six people; above, teams whose sizes differ by at most one.
    pub(crate) fn teams_fit(&self) -> bool {
        let sizes = || self.chairs.iter().map(|chair| chair.people().count()).filter(|size| *size > 0);
        let (least, most) = (sizes().min().unwrap_or(0), sizes().max().unwrap_or(0));
        most <= 1 || sizes().sum::<usize>() > ALONE_MAX && most - least <= 1
    }
}

impl RoomActor {
    /// Sits down with the people of a chair.
    pub(super) fn join(&mut self, person: u16, place: usize, category: Category) -> Result<(), Why> {
        let seated: usize = self.keep.chairs.iter().map(|chair| chair.people().count()).sum();
        let full = self.keep.chairs[place].people().count() >= TEAM_MAX || seated >= PEOPLE_MAX;
        if self.keep.settings.game != BoxId::QuitteOuDouble || full {
            return Err(Code::ChairTaken.into());
        }
        let name = self.keep.person(person).ok_or(Code::NoSuchPerson)?.name.clone();
        self.stand_up(person);
        self.keep.chairs[place].mates.push(Mate { person, name, category });
        self.agenda.keep = true;
        Ok(())
    }

    /// A1: whoever sits, then whoever is here, is dealt to the seats in turn.
    pub(super) fn deal_teams(&mut self, seats: Option<u8>) -> Result<(), Why> {
        self.while_gathering()?;
        let mut people: Vec<Mate> = self.keep.chairs.iter().flat_map(members).collect();
        let standing = self.keep.people.iter().filter(|known| self.is_here(known.number));
        let standing = standing.filter(|known| self.seats_of(known.number).is_empty());
        let mate = |person, name: &str| Mate { person, name: name.to_owned(), category: Category::Adult };
        people.extend(standing.map(|known| mate(known.number, &known.name)));
        let seats = seats.map_or(people.len() / 2, usize::from);
        let (least, most) = self.keep.settings.game.menu().seats;
        let fits = (ALONE_MAX + 1..=PEOPLE_MAX).contains(&people.len())
            && (usize::from(least)..=usize::from(most)).contains(&seats);
        if self.keep.settings.game != BoxId::QuitteOuDouble || !fits {
            return Err(Code::WrongNumber.into());
        }
        self.keep.chairs = (0..seats).map(|_| free_chair()).collect();
        for (n, Mate { person, name, category }) in people.into_iter().enumerate() {
            let chair = &mut self.keep.chairs[n % seats];
            match chair.sitter {
                Sitter::Nobody => {
                    *chair = ChairLine { sitter: Sitter::Person(person), name, category, ..free_chair() };
                }
                Sitter::Person(_) | Sitter::Bot(_) => chair.mates.push(Mate { person, name, category }),
            }
        }
        self.keep.settings.chairs = seats as u8;
        self.agenda.keep = true;
        Ok(())
    }

    /// Through whose eyes this person looks at a match from that seat.
    pub(super) fn eyes_of(&self, seat: Seat, person: Option<u16>) -> Viewer {
        let team = self.keep.chairs.get(usize::from(seat.number())).filter(|chair| !chair.mates.is_empty());
        let place = team.and_then(|team| team.people().position(|number| Some(number) == person));
        place.map_or(Viewer::Seat(seat), |place| Viewer::Person(seat, Person(place as u8)))
    }

    /// A2: who answers for a team at the moment.
    pub(super) fn decider(&self, seat: Seat) -> Option<u16> {
        let decider = Human { seat, person: stage::decider(self.table.as_ref()?, seat)? };
        self.number_of(decider)
    }

    /// The person's number in this room.
    pub(crate) fn number_of(&self, human: Human) -> Option<u16> {
        self.humans().find(|(one, _)| *one == human).map(|(_, number)| number)
    }

    /// Everybody who sits, as the rules and as the room know them.
    pub(crate) fn humans(&self) -> impl Iterator<Item = (Human, u16)> {
        Seat::first(self.keep.chairs.len() as u8).zip(&self.keep.chairs).flat_map(|(seat, chair)| {
            let people = (0..).map(Person).zip(chair.people());
            people.map(move |(person, number)| (Human { seat, person }, number))
        })
    }
}

/// The people of a chair, as they are dealt.
fn members(chair: &ChairLine) -> Vec<Mate> {
    let first = match chair.sitter {
        Sitter::Person(person) => Some(Mate { person, name: chair.name.clone(), category: chair.category }),
        Sitter::Nobody | Sitter::Bot(_) => None,
    };
    first.into_iter().chain(chair.mates.iter().cloned()).collect()
}

/// Somebody gets up; whoever sat there next moves up.
pub(super) fn take_off(chair: &mut ChairLine, person: u16) {
    if !chair.has(person) {
        return;
    }
    let mut rest = members(chair).into_iter().filter(|mate| mate.person != person);
    *chair = match rest.next() {
        None => free_chair(),
        Some(Mate { person, name, category }) => {
            let mates = rest.collect();
            ChairLine { sitter: Sitter::Person(person), name, category, mates, minded: false }
        }
    };
}
