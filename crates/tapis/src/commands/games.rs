//! `tapis games`: the boxes with their seats, editions and options.

use std::io::Write as _;

use anyhow::Result;
use engine::{Value, Values};
use serde::Serialize;
use shelf::BoxId;

use crate::cli::GamesFlags;
use crate::output::{Answer, QUIET, STRONG, print_json, stdout};

#[derive(Serialize)]
struct Listing {
    games: Vec<Line>,
}

#[derive(Serialize)]
struct Line {
    id: BoxId,
    title: &'static str,
    /// Fewest and most.
    seats: [u8; 2],
    /// Default first; empty where there is only one.
    editions: &'static [&'static str],
    options: Vec<OptionLine>,
}

#[derive(Serialize)]
struct OptionLine {
    name: &'static str,
    values: ValuesLine,
    /// By number of seats, from the fewest to the most; one alone where it is the same for all.
    default: Vec<Value>,
    clause: &'static str,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum ValuesLine {
    Words(Vec<&'static str>),
    Numbers { from: u32, to: u32, step: u32 },
    WordOrNumbers { word: &'static str, from: u32, to: u32 },
}

pub(crate) fn run(flags: &GamesFlags) -> Result<Answer> {
    let listing = Listing { games: BoxId::ALL.into_iter().map(line).collect() };
    if flags.json {
        print_json(&listing)?;
    } else {
        print(&listing)?;
    }
    Ok(Answer::Yes)
}

fn line(game: BoxId) -> Line {
    let menu = game.menu();
    let (from, to) = menu.seats;
    let options = menu.options.iter().map(|option| {
        let mut default: Vec<Value> = (from..=to).map(option.default).collect();
        if default.iter().all(|value| *value == default[0]) {
            default.truncate(1);
        }
        let values = match option.values {
            Values::Words(words) => ValuesLine::Words(words.to_vec()),
            Values::Numbers { from, to, step } => ValuesLine::Numbers { from, to, step },
            Values::Either(word, from, to) => ValuesLine::WordOrNumbers { word, from, to },
        };
        OptionLine { name: option.name, values, default, clause: option.clause }
    });
    Line { id: game, title: game.title(), seats: [from, to], editions: menu.editions, options: options.collect() }
}

fn print(listing: &Listing) -> Result<()> {
    let mut out = stdout();
    for line in &listing.games {
        let [from, to] = line.seats;
        writeln!(out, "{STRONG}{}{STRONG:#}  {}, {from} to {to} seats", line.id, line.title)?;
        if !line.editions.is_empty() {
            writeln!(out, "  edition: {} {QUIET}(the first is the default){QUIET:#}", line.editions.join(", "))?;
        }
        for (option, spec) in line.options.iter().zip(line.id.menu().options) {
            let default: Vec<String> = option.default.iter().map(Value::to_string).collect();
            let default = match default.as_slice() {
                [one] => one.clone(),
                many => format!("{} for {from} to {to} seats", many.join("/")),
            };
            writeln!(out, "  {}: {} {QUIET}(default {default}; {}){QUIET:#}", option.name, spec.values, option.clause)?;
        }
    }
    Ok(())
}
