//! What viewers see and hear.

use engine::Seat;

use super::{print_hand, print_roll, print_seats};
use crate::event::{Event, Prize};
use crate::view::{DuelStep, DuelView, Moment, Offer, SeatView, Showing, TableView, View};

/// `round 3 of S2 | deck 27, supply 11 | A 25000+chips: S0 S3, best S3 | S0 20000 c3 12466 keeps 66 | … | second roll`.
pub(super) fn view(view: &View) -> String {
    let mut parts = vec![match view.turner {
        None => "no round".to_owned(),
        Some(turner) => format!("round {} of S{turner}", view.round),
    }];
    let supply = view.supply.map_or("without end".to_owned(), |supply| supply.to_string());
    let mut box_of_cards = format!("deck {}, supply {supply}", view.deck);
    if !view.discard.is_empty() {
        box_of_cards += &format!(", discard {}", view.discard);
    }
    parts.push(box_of_cards);
    parts.extend(view.tables.iter().map(table));
    parts.extend(Seat::first(view.seats.len() as u8).zip(&view.seats).map(|(number, view)| seat(number, view)));
    parts.push(moment(&view.moment));
    if !view.mine.is_empty() {
        parts.push(format!("mine {}", view.mine.iter().map(mine).collect::<Vec<_>>().join(" ")));
    }
    parts.extend(view.offer.as_ref().map(offer));
    parts.join(" | ")
}

fn table(view: &TableView) -> String {
    let mut text = format!("{} {}", view.table, view.pile);
    if !view.seats.is_empty() {
        text += &format!(": {}", print_seats(view.seats.iter()));
    }
    if !view.best.is_empty() {
        text += &format!(", best {}", print_seats(view.best.iter()));
    }
    text
}

/// `S0 20000 c3 12466 at A keeps 66 2nd`.
fn seat(number: Seat, view: &SeatView) -> String {
    let mut text = format!("S{number} {} c{}", view.money, view.chips);
    if view.duels > 0 {
        text += &format!(" duel x{}", view.duels);
    }
    if let Some(dice) = view.dice {
        text += &format!(" {dice}");
    }
    match (view.showing, view.table) {
        (Some(Showing { table, meets: true, .. }), _) => text += &format!(" meets {table}"),
        (None, Some(table)) => text += &format!(" at {table}"),
        (Some(_), _) | (None, None) => {}
    }
    match (view.answered, view.kept) {
        (_, Some(kept)) => text += &format!(" keeps {kept}"),
        (true, None) => text += " answered",
        (false, None) => {}
    }
    if let Some(place) = view.place {
        text += &format!(" #{place}");
    }
    text
}

/// `A+` where the dice meet the condition, `A-` where they do not.
fn mine(showing: &Showing) -> String {
    format!("{}{}", showing.table, if showing.meets { "+" } else { "-" })
}

fn moment(moment: &Moment) -> String {
    match moment {
        Moment::Lot => "lot".to_owned(),
        Moment::Turning { table, replacing: false } => format!("turning {table}"),
        Moment::Turning { table, replacing: true } => format!("turning {table} again"),
        Moment::Placing { card, .. } => format!("placing {card}"),
        Moment::Rolling { seat } => format!("rolling S{seat}"),
        Moment::Choosing { waiting } => format!("choosing: {}", print_seats(waiting.iter())),
        Moment::Keeping { roll, waiting, deciding, .. } => {
            format!("{} roll: {} of {}", print_roll(*roll), print_seats(deciding.iter()), print_seats(waiting.iter()))
        }
        Moment::Throwing { roll, due, .. } => format!("{} throw: {}", print_roll(*roll), print_seats(due.iter())),
        Moment::Asking { pass } => {
            let asked = pass.iter().map(|asked| match asked.answer {
                None => format!("S{}", asked.seat),
                Some(answer) => format!("S{} {answer}", asked.seat),
            });
            format!("asking {}", asked.collect::<Vec<_>>().join(", "))
        }
        Moment::Challenging { holders } => format!("challenging: {}", print_seats(holders.iter().copied())),
        Moment::Duel(view) => duel(view),
        Moment::Over => "over".to_owned(),
    }
}

fn duel(view: &DuelView) -> String {
    let sides = view.sides.iter().map(|side| format!("S{} {}", side.seat, print_hand(side.dice)));
    let step = match view.step {
        DuelStep::Throw { kept } => format!("throws beside {kept}"),
        DuelStep::Keep => "keeps".to_owned(),
        DuelStep::Answer => "answers".to_owned(),
    };
    let sides = sides.collect::<Vec<_>>().join(", ");
    format!("duel for {}: {sides}, {} roll, S{} {step}", prize(&view.prize), print_roll(view.roll), view.turn)
}

fn prize(prize: &Prize) -> String {
    match prize {
        Prize::Table(table) => table.to_string(),
        Prize::Card(Some(card)) => card.to_string(),
        Prize::Card(None) => "nothing".to_owned(),
    }
}

fn offer(offer: &Offer) -> String {
    match offer {
        Offer::Place { card, .. } => format!("may place {card}"),
        Offer::Table { tables } => format!("may choose among {}", tables.len()),
        Offer::Keep { dice, .. } => format!("may keep of {dice}"),
        Offer::Extra { chips } => format!("may pay one of {chips}"),
        Offer::Challenge { seats } => format!("may challenge {}", print_seats(seats.iter())),
    }
}

pub(super) fn event(event: &Event) -> String {
    match event {
        Event::Round { round, turner } => format!("round {round}, S{turner} turns"),
        Event::Returned { table } => format!("a duel card for {table} goes back"),
        Event::Replaced { card } => format!("{card} replaces it"),
        Event::Laid { card, table } => format!("{card} lies on {table}"),
        Event::Rolled { seat, dice: Some(dice) } => format!("S{seat} rolls {dice}"),
        Event::Rolled { seat, dice: None } => format!("S{seat} rolls"),
        Event::Chose { seat, table: Some(table) } => format!("S{seat} chooses {table}"),
        Event::Chose { seat, table: None } => format!("S{seat} has chosen"),
        Event::Opened { seats } => {
            let seats = seats.iter().map(|opening| format!("S{} {} at {}", opening.seat, opening.dice, opening.table));
            format!("open: {}", seats.collect::<Vec<_>>().join(", "))
        }
        Event::Kept { seat, dice: Some(dice) } => format!("S{seat} keeps {dice}"),
        Event::Kept { seat, dice: None } => format!("S{seat} has answered"),
        Event::Unsealed { kept } => {
            let kept = kept.iter().map(|kept| format!("S{} keeps {}", kept.seat, kept.dice));
            format!("open: {}", kept.collect::<Vec<_>>().join(", "))
        }
        Event::Thrown { seat, thrown, dice, .. } => format!("S{seat} throws {thrown} and has {dice}"),
        Event::Answered { seat, answer, chips } => format!("S{seat}: {answer}, chips {chips}"),
        Event::Stays { table } => format!("{table} stays"),
        Event::Collected { table, seat, cards, chips } => format!("S{seat} takes {table}: {cards}, {chips} chips"),
        Event::Duel { prize: what, sides } => {
            format!("duel for {}: {}", prize(what), print_seats(sides.iter().copied()))
        }
        Event::Won { seat } => format!("S{seat} wins the duel"),
        Event::Taken { card, from, to } => format!("{card} goes from S{from} to S{to}"),
        Event::Over => "the match is over".to_owned(),
    }
}
