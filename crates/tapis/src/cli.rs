//! Commands and their flags.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use engine::{Seat, Value, Viewer};
use shelf::{BoxId, Language};

/// Four games of bluff, dice and nerve: simulate, replay and verify them.
#[derive(Parser, Debug)]
#[command(version, propagate_version = true, arg_required_else_help = true, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Lists the boxes with their seats, editions and options
    Games(GamesFlags),
    /// Prints the rules of a box in our own words, house rules marked
    Rules(RulesFlags),
    /// Plays many matches between bots and counts what comes of them
    Simulate(SimulateFlags),
    /// Shows a recorded match step by step, as one viewer saw it
    Replay(ReplayFlags),
    /// Checks every choice, draw and score of recorded matches
    Verify(VerifyFlags),
}

#[derive(Args, Debug)]
pub(crate) struct GamesFlags {
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct RulesFlags {
    /// vabanque, cincinnati, bluff-you or quitte-ou-double
    pub(crate) game: BoxId,
    /// Which edition's words and clauses, where a box has several
    #[arg(long)]
    pub(crate) edition: Option<String>,
    /// en or fr
    #[arg(long, env = "TAPIS_LANG", default_value = "en")]
    pub(crate) lang: Language,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
#[command(after_help = "Examples:
  tapis simulate bluff-you --seats 4 --matches 10000 --seed 7
  tapis simulate vabanque --edition 2001 --matches 1000 --records matches.jsonl
  tapis simulate cincinnati --option keep-order=simultaneous --json

Without --records nothing is kept, so the figures measure the engine.
Quitte ou Double is played by simulated people: their verdicts, allies and appeals are drawn too.")]
pub(crate) struct SimulateFlags {
    /// vabanque, cincinnati, bluff-you or quitte-ou-double
    pub(crate) game: BoxId,
    /// Which edition, where a box has several
    #[arg(long)]
    pub(crate) edition: Option<String>,
    /// How many seats; the fewest that the box takes if not said
    #[arg(long)]
    pub(crate) seats: Option<u8>,
    /// An option of the box, as NAME=VALUE; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = parse_option)]
    pub(crate) options: Vec<(String, Value)>,
    /// How many matches
    #[arg(long, default_value_t = 1000)]
    pub(crate) matches: u64,
    /// What the luck and the bots hang on: the same seed gives the same matches
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// How many threads; all cores if not said. The matches are the same whatever their number
    #[arg(long)]
    pub(crate) threads: Option<usize>,
    /// The level of the bots: one for all, or one for each seat. There is one so far: any
    #[arg(long, value_delimiter = ',', default_value = "any")]
    pub(crate) bots: Vec<String>,
    /// Write one record per line into this file (- for standard output)
    #[arg(long, value_name = "FILE")]
    pub(crate) records: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ReplayFlags {
    /// A file of records, one per line (- for standard input)
    pub(crate) file: PathBuf,
    /// Which match of the file, from 0
    #[arg(long = "match", value_name = "K", default_value_t = 0)]
    pub(crate) number: usize,
    /// public, the number of a seat, or all (the whole position, secrets included)
    #[arg(long, default_value = "public", value_parser = parse_eyes)]
    pub(crate) viewer: Eyes,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
#[command(after_help = "Exit code 0: all records are true. 1: at least one is false. 2: something could not be read.")]
pub(crate) struct VerifyFlags {
    /// Files of records, one per line (- for standard input)
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

/// Through whose eyes a match is replayed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Eyes {
    /// One viewer's.
    One(Viewer),
    /// Everybody's at once.
    All,
}

fn parse_option(text: &str) -> Result<(String, Value), String> {
    let (name, value) = text.split_once('=').ok_or_else(|| format!("`{text}` is not NAME=VALUE"))?;
    let value = value.parse().map_or_else(|_| Value::word(value), Value::Number);
    Ok((name.to_owned(), value))
}

fn parse_eyes(text: &str) -> Result<Eyes, String> {
    match text {
        "public" => Ok(Eyes::One(Viewer::Public)),
        "all" => Ok(Eyes::All),
        _ => {
            let seat = text.parse().ok().and_then(Seat::new);
            let seat = seat.ok_or_else(|| format!("`{text}` is neither public, all nor the number of a seat"))?;
            Ok(Eyes::One(Viewer::Seat(seat)))
        }
    }
}
