//! Whole positions.
//!
//! `round 5; turner S2; A 25000+chips; C 15000; S0 20000+duel, chips 2, dice 12466, at A, keep 66; …; second roll`:
//! round and turner, the piles, each seat with its cards (`-` for none), chips, dice, table and what it keeps, the
//! discards, and last the phase. Piles that are not named are empty, seats that are not named have no card and three
//! chips. Every other card lies face down, and what the seats have not of the twenty chips is the supply.
//!
//! The phases: `new`; `turning A`, `turning A again` (for a duel card that went back); `placing A 35000`; `rolling S2`;
//! `choosing`; `second roll`, `extra roll S0 S3` (keep steps, with the payers); `second throw S0 S2` (luck owes these);
//! `asking S2 no, S0 yes, S3`; `challenging S1 S0`; `duel A second, S1 12335, S0 11466, S0 keeps` and `duel card extra,
//! S0 12356, S2 12456, S0 throws 66, paid S0, then S3`; `over`.

use engine::{BySeat, Game, Misread, Seat, SeatSet};

use super::{
    parse_answer, parse_card, parse_cards, parse_dice, parse_hand, parse_roll, parse_seat, parse_seat_set, parse_seats,
    parse_table, print_hand, print_roll, print_seats,
};
use crate::card::{Card, Cards};
use crate::choice::Answer;
use crate::order::Order;
use crate::setup::{ChipSupply, Cincinnati};
use crate::state::{Act, Duel, Phase, Roll, Stake, State};
use crate::table::Table;

pub(super) fn print(game: &Cincinnati, state: &State) -> String {
    if state.phase == Phase::Lot {
        return "new".to_owned();
    }
    let mut parts = vec![format!("round {}", state.round), format!("turner S{}", state.turner)];
    let piles = Table::ALL.into_iter().filter(|table| !state.pile[*table].is_empty());
    parts.extend(piles.map(|table| format!("{table} {}", state.pile[table])));
    parts.extend(Seat::first(game.seats).map(|seat| print_seat(state, seat)));
    if !state.discard.is_empty() {
        parts.push(format!("discard {}", state.discard));
    }
    if state.returns > 0 {
        parts.push(format!("returns {}", state.returns));
    }
    if state.known > 0 {
        parts.push(format!("known {}", state.known));
    }
    parts.push(print_phase(&state.phase));
    parts.join("; ")
}

fn print_seat(state: &State, seat: Seat) -> String {
    let mut text = format!("S{seat} {}, chips {}", state.before[seat], state.chips[seat]);
    if let Some(hand) = state.hand[seat] {
        text += &format!(", dice {hand}");
    }
    if let Some(table) = state.table[seat] {
        text += &format!(", at {table}");
    }
    let committed = match state.phase {
        Phase::Keeping { order, waiting, .. } => order.set().minus(waiting),
        Phase::Throwing { step, .. } => step,
        Phase::Lot
        | Phase::Turning { .. }
        | Phase::Placing { .. }
        | Phase::Rolling { .. }
        | Phase::Choosing { .. }
        | Phase::Asking { .. }
        | Phase::Challenging { .. }
        | Phase::Duel(_)
        | Phase::Over => SeatSet::EMPTY,
    };
    if committed.has(seat) {
        text += &format!(", keep {}", state.kept[seat]);
    }
    text
}

fn print_phase(phase: &Phase) -> String {
    match phase {
        Phase::Lot => "new".to_owned(),
        Phase::Turning { table, replacing: false } => format!("turning {table}"),
        Phase::Turning { table, replacing: true } => format!("turning {table} again"),
        Phase::Placing { table, card } => format!("placing {table} {card}"),
        Phase::Rolling { seat } => format!("rolling S{seat}"),
        Phase::Choosing { .. } => "choosing".to_owned(),
        Phase::Keeping { roll: Roll::Extra, order, .. } => format!("extra roll {}", print_seats(order.set().iter())),
        Phase::Keeping { roll, .. } => format!("{} roll", print_roll(*roll)),
        Phase::Throwing { roll, due, .. } => format!("{} throw {}", print_roll(*roll), print_seats(due.iter())),
        Phase::Asking { order, next, paid } => {
            let asked = (0..).zip(order.iter()).map(|(place, seat)| match (place < *next, paid.has(seat)) {
                (false, _) => format!("S{seat}"),
                (true, true) => format!("S{seat} {}", Answer::Yes),
                (true, false) => format!("S{seat} {}", Answer::No),
            });
            format!("asking {}", asked.collect::<Vec<_>>().join(", "))
        }
        Phase::Challenging { holders } => format!("challenging {}", print_seats(holders.iter())),
        Phase::Duel(duel) => print_duel(duel),
        Phase::Over => "over".to_owned(),
    }
}

fn print_duel(duel: &Duel) -> String {
    let stake = match duel.stake {
        Stake::Table(table) => table.to_string(),
        Stake::Card { .. } => "card".to_owned(),
    };
    let mut parts = vec![format!("duel {stake} {}", print_roll(duel.roll))];
    parts.extend(duel.sides.iter().map(|seat| format!("S{seat} {}", print_hand(duel.hand[seat]))));
    parts.push(match duel.act {
        Act::Throw { kept } => format!("S{} throws beside {kept}", duel.seat()),
        Act::Keep => format!("S{} keeps", duel.seat()),
        Act::Answer => format!("S{} answers", duel.seat()),
    });
    if !duel.paid.is_empty() {
        parts.push(format!("paid {}", print_seats(duel.paid.iter())));
    }
    if !duel.stake.holders().rest().is_empty() {
        parts.push(format!("then {}", print_seats(duel.stake.holders().rest().iter())));
    }
    parts.join(", ")
}

pub(super) fn parse(game: &Cincinnati, text: &str) -> Result<State, Misread> {
    let mut state = game.start();
    if text == "new" {
        return Ok(state);
    }
    let mut committed = SeatSet::EMPTY;
    let mut phase = None;
    for part in text.split(';').map(str::trim) {
        let (word, rest) = part.split_once(' ').unwrap_or((part, ""));
        match word {
            "round" => state.round = parse_number(rest, "a round")?,
            "turner" => state.turner = seat_of(game, rest)?,
            "A" | "B" | "C" => state.pile[parse_table(word)?] = parse_cards(rest)?,
            "discard" => state.discard = parse_cards(rest)?,
            "returns" => state.returns = parse_number(rest, "how often a duel card went back")?,
            "known" => state.known = parse_number(rest, "how many duel cards are known")?,
            _ if word.len() == 2 && word.starts_with('S') => {
                let seat = seat_of(game, word)?;
                parse_holdings(&mut state, seat, rest, &mut committed)?;
            }
            _ => phase = Some(part),
        }
    }
    let phase = phase.ok_or(Misread::new("a position with a phase", text))?;
    state.phase = parse_phase(game, &state, committed, phase)?;
    if game.chip_supply == ChipSupply::Twenty {
        let held: u8 = state.chips.first(game.seats).iter().sum();
        state.supply = 20_u8.checked_sub(held).ok_or(Misread::new("at most twenty chips", text))?; // I3
    }
    state.unseen = face_down(game, &state).ok_or(Misread::new("cards of one box", text))?; // I1
    Ok(state)
}

/// One seat's cards, chips, dice, table and kept dice.
fn parse_holdings(state: &mut State, seat: Seat, text: &str, committed: &mut SeatSet) -> Result<(), Misread> {
    for part in text.split(',').map(str::trim) {
        match part.split_once(' ') {
            Some(("chips", chips)) => state.chips[seat] = parse_number(chips, "a number of chips")?,
            Some(("dice", dice)) => state.hand[seat] = parse_hand(dice)?,
            Some(("at", table)) => state.table[seat] = Some(parse_table(table)?),
            Some(("keep", dice)) => {
                state.kept[seat] = parse_dice(dice)?;
                *committed = committed.with(seat);
            }
            _ => state.before[seat] = parse_cards(part)?,
        }
    }
    Ok(())
}

fn parse_phase(game: &Cincinnati, state: &State, committed: SeatSet, text: &str) -> Result<Phase, Misread> {
    let wanted = || Misread::new("a phase such as `second roll` or `turning A`", text);
    let all = SeatSet::first(game.seats);
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    Ok(match word {
        "turning" => match rest.split_once(' ') {
            Some((table, "again")) => Phase::Turning { table: parse_table(table)?, replacing: true },
            _ => Phase::Turning { table: parse_table(rest)?, replacing: false },
        },
        "placing" => {
            let (table, card) = rest.split_once(' ').ok_or_else(wanted)?;
            Phase::Placing { table: parse_table(table)?, card: parse_card(card)? }
        }
        "rolling" => Phase::Rolling { seat: seat_of(game, rest)? },
        "choosing" => Phase::Choosing { waiting: all.iter().filter(|seat| state.table[*seat].is_none()).collect() },
        "asking" => parse_pass(rest)?,
        "challenging" => Phase::Challenging { holders: parse_seats(rest)? },
        "duel" => Phase::Duel(parse_duel(rest)?),
        "over" => Phase::Over,
        _ => {
            let roll = parse_roll(word).map_err(|_| wanted())?;
            let (kind, seats) = rest.split_once(' ').unwrap_or((rest, ""));
            let seats = parse_seat_set(seats)?;
            match kind {
                "roll" => {
                    let step = if roll == Roll::Extra { seats } else { all };
                    game.keeping(state, roll, step, step.minus(committed))
                }
                "throw" => Phase::Throwing { roll, step: committed, due: seats },
                _ => return Err(wanted()),
            }
        }
    })
}

fn parse_pass(text: &str) -> Result<Phase, Misread> {
    let (mut order, mut next, mut paid) = (Order::EMPTY, 0, SeatSet::EMPTY);
    for part in text.split(',').map(str::trim) {
        let (seat, answer) = part.split_once(' ').unwrap_or((part, ""));
        let seat = parse_seat(seat)?;
        order = order.then(seat);
        if !answer.is_empty() {
            next += 1;
            if parse_answer(answer)? == Answer::Yes {
                paid = paid.with(seat);
            }
        }
    }
    Ok(Phase::Asking { order, next, paid })
}

fn parse_duel(text: &str) -> Result<Duel, Misread> {
    let wanted = || Misread::new("a duel such as `A second, S1 12335, S0 11466, S0 keeps`", text);
    let mut parts = text.split(',').map(str::trim);
    let (stake, roll) = parts.next().and_then(|part| part.split_once(' ')).ok_or_else(wanted)?;
    let (mut sides, mut hand, mut then, mut paid) = (Order::EMPTY, BySeat::default(), Order::EMPTY, SeatSet::EMPTY);
    let mut turn = None;
    for part in parts {
        let (word, rest) = part.split_once(' ').ok_or_else(wanted)?;
        match (word, rest.split_once(' ').unwrap_or((rest, ""))) {
            ("paid", _) => paid = parse_seat_set(rest)?,
            ("then", _) => then = parse_seats(rest)?,
            (seat, ("throws", kept)) => {
                let kept = kept.strip_prefix("beside ").ok_or_else(wanted)?;
                turn = Some((parse_seat(seat)?, Act::Throw { kept: parse_dice(kept)? }));
            }
            (seat, ("keeps", "")) => turn = Some((parse_seat(seat)?, Act::Keep)),
            (seat, ("answers", "")) => turn = Some((parse_seat(seat)?, Act::Answer)),
            (seat, _) => {
                let seat = parse_seat(seat)?;
                sides = sides.then(seat);
                hand[seat] = parse_hand(rest)?;
            }
        }
    }
    let (seat, act) = turn.ok_or_else(wanted)?;
    let holder = sides.first().ok_or_else(wanted)?;
    let stake = match stake {
        "card" => Stake::Card { holders: std::iter::once(holder).chain(then.iter()).collect() },
        table => Stake::Table(parse_table(table)?),
    };
    let turn = sides.iter().position(|side| side == seat).ok_or_else(wanted)? as u8;
    Ok(Duel { stake, sides, hand, roll: parse_roll(roll)?, turn, act, paid })
}

/// I1: what is neither on a table nor before a seat nor out of the match.
fn face_down(game: &Cincinnati, state: &State) -> Option<Cards> {
    let placed = if let Phase::Placing { card, .. } = state.phase { Cards::of(card, 1) } else { Cards::EMPTY };
    let known = Cards::of(Card::Duel, state.known.min(6));
    let piles = Table::ALL.map(|table| state.pile[table]);
    let elsewhere = [placed, known, state.discard].into_iter().chain(piles);
    let elsewhere = elsewhere.chain(state.before.first(game.seats).iter().copied());
    let mut left = Cards::BOX;
    for heap in elsewhere {
        if !left.contains(heap) {
            return None;
        }
        left = left.minus(heap);
    }
    Some(left)
}

fn seat_of(game: &Cincinnati, text: &str) -> Result<Seat, Misread> {
    let seat = parse_seat(text)?;
    if seat.number() < game.seats { Ok(seat) } else { Err(Misread::new("a seat of this match", text)) }
}

fn parse_number(text: &str, wanted: &'static str) -> Result<u8, Misread> {
    super::parse(text, wanted)
}
