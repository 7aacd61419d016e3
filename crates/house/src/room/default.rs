//! What is played when somebody's time to think is up.
//!
//! What lies open is the quiet choice. What is hidden is drawn by lot, because a default that everybody knows would lie
//! open too. Quitte ou Double has clocks and defaults of its own (A45).

use bluff_you::choice::Answer;
use bots::Whim;
use engine::{Luck as _, Seat, Viewer};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use shelf::{BoxId, Face};

/// The number of the choice that the clock makes for this seat.
pub(crate) fn default(game: BoxId, face: &dyn Face, seat: Seat, lot: &mut Whim) -> u32 {
    let quiet = match game {
        BoxId::Vabanque => vabanque(face, seat),
        BoxId::Cincinnati => cincinnati(face, seat),
        BoxId::BluffYou => bluff_you(face, seat),
        BoxId::QuitteOuDouble => Vec::new(),
    };
    match quiet.len() as u32 {
        0 => lot.below(face.count(seat).max(1)),
        n => quiet[lot.below(n) as usize],
    }
}

/// Chips and cards go where the seat's own pawn stands, any of the cards; the pawn stays.
fn vabanque(face: &dyn Face, seat: Seat) -> Vec<u32> {
    use vabanque::Choice;
    #[derive(Deserialize)]
    struct Look {
        seats: Vec<Place>,
    }
    #[derive(Deserialize)]
    struct Place {
        pawn: Option<u8>,
    }
    let look: Look = serde_json::from_str(face.view(Viewer::Seat(seat)).get()).expect("a view of Vabanque has pawns");
    let own = look.seats.get(usize::from(seat.number())).and_then(|place| place.pawn);
    quiet(face, seat, |choice| match choice {
        Choice::FirstPawn(_) => true,
        Choice::Chip(table) | Choice::Card { table, .. } => own.is_none_or(|own| own == table.number()),
        Choice::Move(steps) => *steps == 0,
    })
}

/// Any table; all dice are kept; no chip is spent; whoever must fight fights anybody.
fn cincinnati(face: &dyn Face, seat: Seat) -> Vec<u32> {
    use cincinnati::{Answer, Choice};
    const DICE: u8 = 5;
    quiet(face, seat, |choice| match choice {
        Choice::Place(_) | Choice::Table(_) | Choice::Challenge(_) => true,
        Choice::Keep(dice) => dice.len() == DICE,
        Choice::Extra(answer) => *answer == Answer::No,
    })
}

/// Any number is claimed to the next player, to win its tile; a claim is believed; the cheapest tile is given.
fn bluff_you(face: &dyn Face, seat: Seat) -> Vec<u32> {
    use bluff_you::Choice;
    let next = (seat.number() + 1) % face.seats();
    let given = choices::<Choice>(face, seat).filter_map(|(_, choice)| match choice {
        Choice::Give(tile) => Some(tile.points()),
        Choice::Win(_) | Choice::Steal(_) | Choice::Exchange { .. } | Choice::Answer(_) => None,
    });
    let cheapest = given.min();
    quiet(face, seat, |choice| match choice {
        Choice::Win(claimed) => claimed.diviner.number() == next,
        Choice::Steal(_) | Choice::Exchange { .. } => false,
        Choice::Answer(answer) => *answer == Answer::Ok,
        Choice::Give(tile) => Some(tile.points()) == cheapest,
    })
}

/// The numbers of the choices that are quiet.
fn quiet<C: DeserializeOwned>(face: &dyn Face, seat: Seat, is_quiet: impl Fn(&C) -> bool) -> Vec<u32> {
    choices(face, seat).filter(|(_, choice)| is_quiet(choice)).map(|(n, _)| n).collect()
}

fn choices<C: DeserializeOwned>(face: &dyn Face, seat: Seat) -> impl Iterator<Item = (u32, C)> {
    let read = move |n| serde_json::from_str(face.nth(seat, n).get()).expect("a box reads its own choices");
    (0..face.count(seat)).map(move |n| (n, read(n)))
}
