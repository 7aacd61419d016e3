//! All of it as text, in the words of the vectors.
//!
//! A state: `B0; P0 5,9; P1 12; streak=1; last P1 345 steal P0 5 ok; roll 225; win P1 9`. Before the lot it is `new`;
//! tiles that no seat names are in the centre; without a roll the dice are due.

use engine::game::NoCall;
use engine::notation::parse;
use engine::{Die, Game, Misread, Notation, Seat};

use crate::choice::{Aim, Answer, Choice, Claim, Claimed, Outcome, Roll};
use crate::event::Event;
use crate::setup::BluffYou;
use crate::state::{Phase, Reveal, State, Turn};
use crate::tile::{Tile, TileSet};
use crate::view::{Moment, Offer, View};

impl Notation for BluffYou {
    fn print_state(&self, state: &State) -> String {
        if state.phase == Phase::Lot {
            return "new".to_owned();
        }
        let mut parts = vec![format!("B{}", state.bluffer)];
        for seat in Seat::first(self.seats) {
            if !state.owned[seat].is_empty() {
                parts.push(format!("P{seat} {}", state.owned[seat]));
            }
        }
        if state.streak > 0 {
            parts.push(format!("streak={}", state.streak));
        }
        if let Some(last) = state.last {
            parts.push(print_reveal(&last));
        }
        match state.phase {
            Phase::Lot | Phase::Rolling | Phase::Over => {}
            Phase::Acting { roll } => parts.push(format!("roll {roll}")),
            Phase::Answering { roll, claim } => parts.extend([format!("roll {roll}"), print_claim(&claim)]),
            Phase::Giving { diviner } => parts.push(format!("gives P{diviner}")),
        }
        parts.join("; ")
    }

    fn parse_state(&self, text: &str) -> Result<State, Misread> {
        let mut state = self.start();
        for part in text.split(';').map(str::trim) {
            let (word, rest) = part.split_once(' ').unwrap_or((part, ""));
            match (word, state.phase) {
                ("new", _) => return Ok(state),
                ("last", _) => state.last = Some(parse_reveal(rest)?),
                ("roll", _) => state.phase = Phase::Acting { roll: parse_roll(rest)? },
                ("win" | "steal", Phase::Acting { roll }) => {
                    state.phase = Phase::Answering { roll, claim: parse_claim(part)? };
                }
                ("gives", _) => state.phase = Phase::Giving { diviner: parse_seat(rest)? },
                _ if word.starts_with("streak=") => state.streak = parse(&word[7..], "steals in a row")?,
                _ if word.starts_with('B') => {
                    state.bluffer =
                        parse(&word[1..], "a seat").and_then(|n| Seat::new(n).ok_or(Misread::new("a seat", word)))?;
                    state.phase = Phase::Rolling;
                }
                _ if word.starts_with('P') => {
                    let tiles = parse_tiles(rest)?;
                    state.owned[parse_seat(word)?] = tiles;
                    state.centre = state.centre.minus(tiles);
                }
                _ => return Err(Misread::new("a part of a position", part)),
            }
        }
        if state.centre.is_empty() && state.phase == Phase::Rolling {
            state.phase = Phase::Over;
        }
        Ok(state)
    }

    fn print_choice(&self, choice: &Choice) -> String {
        match *choice {
            Choice::Win(Claimed { diviner, tile }) => format!("win P{diviner} {tile}"),
            Choice::Steal(Claimed { diviner, tile }) => format!("steal P{diviner} {tile}"),
            Choice::Exchange { give, take } => format!("exchange {give} for {take}"),
            Choice::Answer(answer) => print_answer(answer).to_owned(),
            Choice::Give(tile) => format!("give {tile}"),
        }
    }

    fn parse_choice(&self, text: &str) -> Result<Choice, Misread> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        match word {
            "win" | "steal" => {
                let Claim { aim, diviner, tile } = parse_claim(text)?;
                Ok(match aim {
                    Aim::Win => Choice::Win(Claimed { diviner, tile }),
                    Aim::Steal => Choice::Steal(Claimed { diviner, tile }),
                })
            }
            "exchange" => {
                let (give, take) = parse_exchange(rest)?;
                Ok(Choice::Exchange { give, take })
            }
            "give" => Ok(Choice::Give(parse_tile(rest)?)),
            _ => parse_answer(text).map(Choice::Answer),
        }
    }

    fn print_outcome(&self, outcome: &Outcome) -> String {
        match outcome {
            Outcome::First(seat) => format!("first P{seat}"),
            Outcome::Roll(roll) => format!("roll {roll}"),
        }
    }

    fn parse_outcome(&self, text: &str) -> Result<Outcome, Misread> {
        match text.split_once(' ') {
            Some(("first", seat)) => parse_seat(seat).map(Outcome::First),
            Some(("roll", roll)) => parse_roll(roll).map(Outcome::Roll),
            _ => Err(Misread::new("`first P0` or `roll 225`", text)),
        }
    }

    fn print_call(&self, call: &NoCall) -> String {
        match *call {}
    }

    fn parse_call(&self, text: &str) -> Result<NoCall, Misread> {
        Err(Misread::new("a call: Bluff You! has none", text))
    }

    fn print_view(&self, view: &View) -> String {
        let owned = view.seats.iter().map(|owner| owner.tiles.to_string()).collect::<Vec<_>>().join(" ");
        let cup = view.cup.map_or("?".to_owned(), |roll| roll.to_string());
        let moment = match view.moment {
            Moment::Lot => "lot".to_owned(),
            Moment::Rolling { bluffer } => format!("P{bluffer} is to roll"),
            Moment::Acting { bluffer } => format!("P{bluffer} looks at {cup}"),
            Moment::Answering { bluffer, claim } => format!("P{bluffer} has {cup}, says {}", print_claim(&claim)),
            Moment::Giving { bluffer, diviner } => format!("P{bluffer} is to give P{diviner} a tile"),
            Moment::Over => "over".to_owned(),
        };
        let last = view.last.map_or(String::new(), |last| format!(" | {}", print_reveal(&last)));
        let offer = match &view.offer {
            None => String::new(),
            Some(Offer::Act { diviners, win, steal, exchange }) => {
                format!(" | may win {win} from {diviners}, steal {steal}, exchange {} ways", exchange.len())
            }
            Some(Offer::Answer) => " | may answer".to_owned(),
            Some(Offer::Give { tiles }) => format!(" | may give {tiles}"),
        };
        format!("centre {} | owned {owned} | streak {} | {moment}{last}{offer}", view.centre, view.streak)
    }

    fn print_event(&self, event: &Event) -> String {
        match event {
            Event::First { seat } => format!("P{seat} begins"),
            Event::Rolled { bluffer, roll: Some(roll) } => format!("P{bluffer} rolls {roll}"),
            Event::Rolled { bluffer, roll: None } => format!("P{bluffer} rolls"),
            Event::Claimed { bluffer, claim } => format!("P{bluffer}: {}", print_claim(claim)),
            Event::Answered { claim, answer, roll, prevails, .. } => {
                format!("P{}: {}; the dice are {roll}; P{prevails} prevails", claim.diviner, print_answer(*answer))
            }
            Event::Moved { tile, from: None, to } => format!("tile {tile} goes to P{to}"),
            Event::Moved { tile, from: Some(from), to } => format!("tile {tile} goes from P{from} to P{to}"),
            Event::Exchanged { bluffer, roll, give, take } => {
                format!("P{bluffer} shows {roll} and exchanges {give} for {take}")
            }
            Event::Over => "the centre is empty".to_owned(),
        }
    }
}

fn print_claim(claim: &Claim) -> String {
    let aim = match claim.aim {
        Aim::Win => "win",
        Aim::Steal => "steal",
    };
    format!("{aim} P{} {}", claim.diviner, claim.tile)
}

fn parse_claim(text: &str) -> Result<Claim, Misread> {
    let claim = |aim, rest: &str| {
        let (diviner, tile) = rest.split_once(' ').ok_or(Misread::new("a claim such as `win P1 9`", text))?;
        Ok(Claim { aim, diviner: parse_seat(diviner)?, tile: parse_tile(tile)? })
    };
    match text.split_once(' ') {
        Some(("win", rest)) => claim(Aim::Win, rest),
        Some(("steal", rest)) => claim(Aim::Steal, rest),
        _ => Err(Misread::new("a claim such as `win P1 9`", text)),
    }
}

fn print_answer(answer: Answer) -> &'static str {
    match answer {
        Answer::Ok => "ok",
        Answer::Bluff => "bluff",
    }
}

fn parse_answer(text: &str) -> Result<Answer, Misread> {
    match text {
        "ok" => Ok(Answer::Ok),
        "bluff" => Ok(Answer::Bluff),
        _ => Err(Misread::new("a choice such as `win P1 9`, `ok` or `give 9`", text)),
    }
}

fn print_reveal(reveal: &Reveal) -> String {
    let turn = match reveal.turn {
        Turn::Claimed { claim, answer } => format!("{} {}", print_claim(&claim), print_answer(answer)),
        Turn::Exchanged { give, take } => format!("exchange {give} for {take}"),
    };
    format!("last P{} {} {turn}", reveal.bluffer, reveal.roll)
}

fn parse_reveal(text: &str) -> Result<Reveal, Misread> {
    let misread = || Misread::new("a turn such as `P0 345 win P1 9 ok`", text);
    let [bluffer, roll, turn] = text.splitn(3, ' ').collect::<Vec<_>>()[..] else { return Err(misread()) };
    let turn = match turn.strip_prefix("exchange ") {
        Some(exchange) => {
            let (give, take) = parse_exchange(exchange)?;
            Turn::Exchanged { give, take }
        }
        None => {
            let (claim, answer) = turn.rsplit_once(' ').ok_or_else(misread)?;
            Turn::Claimed { claim: parse_claim(claim)?, answer: parse_answer(answer)? }
        }
    };
    Ok(Reveal { bluffer: parse_seat(bluffer)?, roll: parse_roll(roll)?, turn })
}

fn parse_exchange(text: &str) -> Result<(TileSet, Tile), Misread> {
    let (give, take) = text.split_once(" for ").ok_or(Misread::new("an exchange such as `8,13 for 4`", text))?;
    Ok((parse_tiles(give)?, parse_tile(take)?))
}

fn parse_seat(text: &str) -> Result<Seat, Misread> {
    let number = text.strip_prefix('P').and_then(|number| number.parse().ok());
    number.and_then(Seat::new).ok_or(Misread::new("a seat such as `P0`", text))
}

fn parse_tile(text: &str) -> Result<Tile, Misread> {
    parse(text, "a tile from 3 to 18")
        .and_then(|number| Tile::new(number).ok_or(Misread::new("a tile from 3 to 18", text)))
}

fn parse_tiles(text: &str) -> Result<TileSet, Misread> {
    if text == "-" { Ok(TileSet::EMPTY) } else { text.split(',').map(parse_tile).collect() }
}

fn parse_roll(text: &str) -> Result<Roll, Misread> {
    let dice: Option<Vec<Die>> = text.bytes().map(|digit| Die::new(digit.wrapping_sub(b'0'))).collect();
    let dice = dice.and_then(|dice| dice.try_into().ok());
    dice.map(Roll).ok_or(Misread::new("three dice such as `225`", text))
}
