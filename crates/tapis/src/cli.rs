//! Commands and their flags.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use engine::{Seat, Value, Viewer};
use shelf::{BoxId, Language};

/// Four games of bluff, dice and nerve: simulate, replay and verify them.
#[derive(Parser, Debug)]
#[command(version, propagate_version = true, max_term_width = 100)]
#[command(after_help = "Without a command: tapis serve.")]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
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
    /// Looks after decks of Quitte ou Double
    Deck(DeckFlags),
    /// Opens the house: rooms in which people and bots play, in the browser
    Serve(ServeFlags),
    /// Copies the house's data into one file, while it may be running
    Backup(BackupFlags),
    /// Drives a running house with scripted players and measures it
    Load(LoadFlags),
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

#[derive(Args, Debug)]
pub(crate) struct ServeFlags {
    /// Where to listen
    #[arg(long, env = "TAPIS_LISTEN", value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080")]
    pub(crate) listen: String,
    /// The folder in which everything is kept
    #[arg(long, env = "TAPIS_DATA", value_name = "FOLDER", default_value = "tapis-data")]
    pub(crate) data: PathBuf,
    /// Keep everything in this PostgreSQL instead, as in `postgres://tapis@localhost/tapis`
    #[arg(long, env = "TAPIS_DATABASE", value_name = "URL", hide_env_values = true)]
    pub(crate) database: Option<String>,
    /// Where people reach the house, as in `https://tapis.example`; taken from each request if not said
    #[arg(long, env = "TAPIS_PUBLIC_URL", value_name = "URL")]
    pub(crate) public_url: Option<String>,
    /// How many proxies in front of the house are ours; their X-Forwarded-For is believed
    #[arg(long, env = "TAPIS_TRUSTED_PROXIES", value_name = "N", default_value_t = 0)]
    pub(crate) trusted_proxies: usize,
    /// Mark cookies as only for https; on by itself where --public-url is https
    #[arg(long, env = "TAPIS_SECURE_COOKIES")]
    pub(crate) secure_cookies: bool,
    /// An origin, besides the house's own, from which pages may open sockets; may be repeated
    #[arg(long = "origin", env = "TAPIS_ORIGINS", value_name = "URL", value_delimiter = ',')]
    pub(crate) origins: Vec<String>,
    /// Most sockets of one address; 0 for no limit
    #[arg(long, env = "TAPIS_SOCKETS_PER_ADDRESS", value_name = "N", default_value_t = 100)]
    pub(crate) sockets_per_address: u32,
    /// Most sockets in all
    #[arg(long, env = "TAPIS_SOCKETS_MAX", value_name = "N", default_value_t = 18_000)]
    pub(crate) sockets_max: u32,
    /// Most requests of one address in a second; 0 for no limit
    #[arg(long, env = "TAPIS_REQUESTS_PER_SECOND", value_name = "N", default_value_t = 50)]
    pub(crate) requests_per_second: u32,
    /// Most new rooms of one address in an hour; 0 for no limit
    #[arg(long, env = "TAPIS_ROOMS_PER_HOUR", value_name = "N", default_value_t = 120)]
    pub(crate) rooms_per_hour: u32,
    /// Most messages of one socket in a second
    #[arg(long, env = "TAPIS_MESSAGES_PER_SECOND", value_name = "N", default_value_t = 20)]
    pub(crate) messages_per_second: u32,
    /// Threads on which bots think
    #[arg(long, env = "TAPIS_BOT_THREADS", value_name = "N", default_value_t = 2)]
    pub(crate) bot_threads: usize,
    /// How long a bot may think before the house answers for it
    #[arg(long, env = "TAPIS_BOT_SECONDS", value_name = "SECONDS", default_value_t = 5)]
    pub(crate) bot_seconds: u64,
    /// How long a draw waits for its gesture
    #[arg(long, env = "TAPIS_GESTURE_SECONDS", value_name = "SECONDS", default_value_t = 8)]
    pub(crate) gesture_seconds: u64,
    /// How long an empty room stays in memory
    #[arg(long, env = "TAPIS_REST_SECONDS", value_name = "SECONDS", default_value_t = 60)]
    pub(crate) rest_seconds: u64,
    /// How long a host may be away before somebody else is host
    #[arg(long, env = "TAPIS_HOST_GRACE_SECONDS", value_name = "SECONDS", default_value_t = 60)]
    pub(crate) host_grace_seconds: u64,
    /// When rooms that nobody touches are swept; their matches stay
    #[arg(long, env = "TAPIS_SWEEP_DAYS", value_name = "DAYS", default_value_t = 30)]
    pub(crate) sweep_days: u64,
    /// How long a socket may be silent, pings included, before its person counts as away
    #[arg(long, env = "TAPIS_SILENCE_SECONDS", value_name = "SECONDS", default_value_t = 15)]
    pub(crate) silence_seconds: u64,
    /// What is logged, as in `info` or `house=debug`
    #[arg(long, env = "TAPIS_LOG", value_name = "FILTER", default_value = "info")]
    pub(crate) log: String,
    /// One JSON object per log line
    #[arg(long, env = "TAPIS_LOG_JSON")]
    pub(crate) log_json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct BackupFlags {
    /// A file that is not there yet
    pub(crate) file: PathBuf,
    /// The house's folder
    #[arg(long, env = "TAPIS_DATA", value_name = "FOLDER", default_value = "tapis-data")]
    pub(crate) data: PathBuf,
}

#[derive(Args, Debug)]
#[command(after_help = "The house must allow it:
  tapis serve --sockets-per-address 0 --requests-per-second 0 --rooms-per-hour 0 --messages-per-second 100000

Examples:
  tapis load http://127.0.0.1:8080 --rooms 500 --seconds 10          as fast as it goes
  tapis load http://127.0.0.1:8080 --rooms 500 --rate 5000           paced
  tapis load http://127.0.0.1:8080 --rooms 0 --idle 10000            sockets that only sit there")]
pub(crate) struct LoadFlags {
    /// The house, as in `http://127.0.0.1:8080`
    pub(crate) url: String,
    /// Which box is played
    #[arg(long, default_value = "bluff-you")]
    pub(crate) game: BoxId,
    /// How many rooms play at once
    #[arg(long, default_value_t = 100)]
    pub(crate) rooms: usize,
    /// How many seats each of them has
    #[arg(long, default_value_t = 3)]
    pub(crate) seats: u8,
    /// For how long
    #[arg(long, default_value_t = 10)]
    pub(crate) seconds: u64,
    /// Decisions per second in all; as many as the house takes if not said
    #[arg(long, value_name = "PER_SECOND")]
    pub(crate) rate: Option<u32>,
    /// Sockets more that only sit there
    #[arg(long, default_value_t = 0)]
    pub(crate) idle: usize,
    /// The house's process, to read its memory from
    #[arg(long, value_name = "PID")]
    pub(crate) pid: Option<u32>,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct DeckFlags {
    #[command(subcommand)]
    pub(crate) command: DeckCommand,
}

#[derive(Subcommand, Debug)]
pub(crate) enum DeckCommand {
    /// Says everything that is wrong with a deck, naming file and card
    #[command(after_help = "Exit code 0: every deck is sound. 1: there are findings. 2: something could not be read.")]
    Check {
        /// The folder of a deck, or one that holds folders of decks
        #[arg(default_value = "decks")]
        folder: PathBuf,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
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
