//! Views and events as text, for playthroughs.

use super::{join, print_approach, print_human, print_people, print_verdict};
use crate::deck::{Kind, Settled};
use crate::die::Face;
use crate::event::{Event, Till};
use crate::state::{End, Funding};
use crate::view::{Board, Last, Moment, Offer, Place, Read, SkillTask, Unread, View};

pub(super) fn print_view(view: &View) -> String {
    let mut parts = vec![
        join(view.seats.iter().map(print_place)),
        format!("jackpot {}", view.jackpot),
        format!("bank bancos {}", view.bank_bancos),
        format!("piles Q{} E{} C{} L{}", view.piles.question, view.piles.riddle, view.piles.challenge, view.piles.luck),
        print_length(view),
        print_moment(view),
    ];
    parts.extend(view.board.as_ref().map(print_board));
    parts.extend(view.answer.map(|answer| format!("answered `{answer}`")));
    parts.extend(view.verdict.map(|verdict| print_verdict(&verdict)));
    parts.extend(view.luck.as_ref().map(|luck| format!("{}: {}", luck.card, luck.text)));
    parts.extend(view.last.as_ref().map(print_last));
    parts.extend(view.offer.as_ref().map(print_offer));
    parts.join(" | ")
}

/// As in `90+2b L05 skip away`.
fn print_place(place: &Place) -> String {
    let mut text = format!("{}+{}b", place.purse, place.bancos);
    for card in place.keepers.cards() {
        text.push_str(&format!(" {card}"));
    }
    if place.skips {
        text.push_str(" skip");
    }
    if place.bot.is_some() {
        text.push_str(" bot");
    } else if place.people.iter().any(|sitter| !sitter.present) {
        let present = place.people.iter().filter(|sitter| sitter.present).count();
        text.push_str(&format!(" {present}/{} here", place.people.len()));
    }
    text + ","
}

fn print_length(view: &View) -> String {
    let rounds = view.rounds.map_or(String::new(), |rounds| format!(" of {rounds}"));
    let last = if view.last_round { ", the last" } else { "" };
    format!("round {}{rounds}{last}, {} turns", view.round, view.turns)
}

fn print_moment(view: &View) -> String {
    let who = match (view.seat, view.person) {
        (Some(seat), Some(person)) => format!("{seat}.{} ", person.0),
        (Some(seat), None) => format!("{seat} "),
        (None, _) => String::new(),
    };
    let what = match view.moment {
        Moment::Lot => "lot".to_owned(),
        Moment::Rolling => "is to roll".to_owned(),
        Moment::Absent => "is away".to_owned(),
        Moment::Staking { family } => format!("stakes on {}", family.letter()),
        Moment::Drawing => "awaits a card".to_owned(),
        Moment::Parameters => "awaits a layout".to_owned(),
        Moment::Reading => "awaits the reader's voice".to_owned(),
        Moment::Approaching => "chooses how".to_owned(),
        Moment::Stuck => "finds nobody to help".to_owned(),
        Moment::Starring => "awaits the star".to_owned(),
        Moment::Attempting => "attempts".to_owned(),
        Moment::Judging => "has answered".to_owned(),
        Moment::Contesting => "may contest".to_owned(),
        Moment::Voting { voters } => format!("appeals to {}", print_people(voters)),
        Moment::Insuring => "may insure".to_owned(),
        Moment::Asking => "awaits the reader's question".to_owned(),
        Moment::Doubling => "quits or doubles".to_owned(),
        Moment::LuckDrawing => "awaits a luck card".to_owned(),
        Moment::Shielding => "may shield".to_owned(),
        Moment::Targeting => "chooses a seat".to_owned(),
        Moment::Discarding => "chooses a keeper".to_owned(),
        Moment::Over => "over".to_owned(),
    };
    format!("{who}{what}")
}

fn print_board(board: &Board) -> String {
    let Board { family, stake, funding, pot, level, .. } = board;
    let mut text = format!("{} {} {stake}, pot {pot}, level {}", family.letter(), name(*funding), level.number());
    text.push_str(&board.reader.map_or(String::new(), |reader| format!(", {} reads", print_human(reader))));
    text.push_str(&board.ally.map_or(String::new(), |ally| format!(", {} helps", print_human(ally))));
    text.push_str(if board.star { " as a star" } else { "" });
    text.push_str(&board.unread.map_or(String::new(), print_unread));
    text.push_str(&board.read.as_ref().map_or(String::new(), print_read));
    text
}

fn print_unread(unread: Unread) -> String {
    format!(", unread {} {}", kind(unread.kind), unread.category.name())
}

fn print_read(read: &Read) -> String {
    let mut text = format!(", {} {}: `{}`", kind(read.kind), read.category.name(), read.open);
    if let Some(red) = &read.red {
        text.push_str(&format!(", red `{}`", red.words));
    }
    if let Some(expected) = &read.expected {
        text.push_str(&format!(", expected `{expected}`"));
    }
    match &read.skill {
        Some(SkillTask::Grid { cells }) => {
            text.push_str(&format!(", grid {}", join(cells.iter().map(|cell| format!("{}:{}", cell.cell, cell.sign)))));
        }
        Some(SkillTask::Sequence { lights }) => text.push_str(&format!(", lights {}", join(lights))),
        Some(SkillTask::Count { objects }) => text.push_str(&format!(", {objects} objects")),
        Some(SkillTask::Sorting { items }) => text.push_str(&format!(", items {}", join(items))),
        Some(SkillTask::Twister { text: twister }) => text.push_str(&format!(", twister `{twister}`")),
        None => {}
    }
    for level in read.done.iter() {
        text.push_str(&format!(", before {}", print_settled(level)));
    }
    text
}

fn print_settled(level: &Settled) -> String {
    format!("`{}` = `{}`", level.open, level.answer.as_deref().unwrap_or("-"))
}

fn print_last(last: &Last) -> String {
    let end = match last.end {
        End::Failed => "failed",
        End::Quit => "quit",
        End::Done => "done",
        End::Void => "void",
    };
    let levels: Vec<String> = last.levels.iter().map(print_settled).collect();
    format!("last {} {} {end} {}", print_human(last.player), last.card, levels.join(", "))
}

fn print_offer(offer: &Offer) -> String {
    match offer {
        Offer::Stake { banco } => format!("may stake plain or banco {} to {}", banco.least, banco.most),
        Offer::Approach { unaided, allies, ally_pay, change } => {
            let unaided = unaided.map(print_approach);
            let allies = allies.iter().map(|ally| format!("ally {} for {ally_pay}", print_human(*ally)));
            let change = change.then(|| "change".to_owned());
            format!("may {}", unaided.into_iter().chain(allies).chain(change).collect::<Vec<_>>().join(", "))
        }
        Offer::Star { ally_pay } => format!("may star for {ally_pay}"),
        Offer::Answer => "may answer".to_owned(),
        Offer::Contest { second_chance, appeal } => {
            let second_chance = if *second_chance { ", second-chance" } else { "" };
            format!("may accept{second_chance}{}", if *appeal { ", appeal" } else { "" })
        }
        Offer::Insure { back } => format!("may insure {back}"),
        Offer::Double { pot, next } => format!("may quit with {pot} or double to {next}"),
        Offer::Shield => "may shield".to_owned(),
        Offer::Target { seats, decline } => format!("may target {seats}{}", if *decline { " or decline" } else { "" }),
        Offer::Discard { keepers } => format!("may discard {}", join(keepers.iter().map(|keeper| keeper.name()))),
    }
}

pub(super) fn print_event(event: &Event) -> String {
    match event {
        Event::First { seat } => format!("{seat} begins"),
        Event::Rolled { seat, person, die, face } => {
            let face = face.map_or("nothing", face_name);
            format!("{seat}.{} rolls {die}: {face}", person.0)
        }
        Event::Staked { seat, stake, funding } => format!("{seat} stakes {stake}, {}", name(*funding)),
        Event::SatOut { seat } => format!("{seat} sits out"),
        Event::Paid { from, to, amount } => format!("{amount} from {} to {}", till(*from), till(*to)),
        Event::Read { player, kind: of, category, level, .. } => {
            let (player, category) = (print_human(*player), category.name());
            format!("level {} is read to {player}: {} {category}", level.number(), kind(*of))
        }
        Event::PassedOver { kind: of } => format!("a card is passed over: {}", kind(*of)),
        Event::Approached { seat, approach } => format!("{seat}: {}", print_approach(*approach)),
        Event::Answered { seat, text } => format!("{seat} answers `{text}`"),
        Event::Judged { seat, level, verdict } => {
            format!("{seat} level {}: {}", level.number(), print_verdict(verdict))
        }
        Event::Appealed { seat, voters } => format!("{seat} appeals to {}", print_people(*voters)),
        Event::Quit { seat } => format!("{seat} quits"),
        Event::Doubled { seat } => format!("{seat} doubles"),
        Event::AllyLost { ally } => format!("the ally {} is lost", print_human(*ally)),
        Event::Voided { seat, level } => format!("level {} of {seat} is void", level.number()),
        Event::LuckDrawn { seat, card } => format!("{seat} draws {card}"),
        Event::Kept { seat, card } => format!("{seat} keeps {card}"),
        Event::Spent { seat, card } => format!("{seat} spends {card}"),
        Event::BancoMoved { from, to } => {
            let place = |seat: &Option<_>| seat.map_or("the bank".to_owned(), |seat| format!("{seat}"));
            format!("a Banco card goes from {} to {}", place(from), place(to))
        }
        Event::BancosSwapped { seat, with } => format!("{seat} and {with} swap their Banco cards"),
        Event::Declined { seat } => format!("{seat} declines"),
        Event::Nothing { seat } => format!("nothing happens to {seat}"),
        Event::Marked { seat } => format!("{seat} will skip a turn"),
        Event::Skipped { seat } => format!("{seat} skips"),
        Event::Passed { seat } => format!("{seat} is passed"),
        Event::Present { people } => format!("present are {}", print_people(*people)),
        Event::LastRound => "the last round".to_owned(),
        Event::Over => "over".to_owned(),
    }
}

fn name(funding: Funding) -> &'static str {
    match funding {
        Funding::Plain => "plain",
        Funding::Banco => "banco",
        Funding::Grace => "grace",
    }
}

fn face_name(face: Face) -> &'static str {
    match face {
        Face::Jackpot => "jackpot",
        Face::Luck => "luck",
        Face::Question => "question",
        Face::Riddle => "riddle",
        Face::Challenge => "challenge",
    }
}

/// As in `question geography`, `draw`.
fn kind(kind: Kind) -> String {
    kind.theme().map_or(kind.name().to_owned(), |theme| format!("{} {}", kind.name(), theme.name()))
}

fn till(till: Till) -> String {
    match till {
        Till::Bank => "bank".to_owned(),
        Till::Jackpot => "jackpot".to_owned(),
        Till::Pot => "pot".to_owned(),
        Till::Purse(seat) => format!("{seat}"),
    }
}
