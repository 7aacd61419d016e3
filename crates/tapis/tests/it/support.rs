//! The binary, temporary folders, every setup there is.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use bots::{Any, Simulation};
use shelf::{AnyGame, BoxId, Chair, Record, Setup};

/// Runs `tapis` with these words.
pub(crate) fn tapis(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tapis")).args(words).output().unwrap()
}

/// Runs `tapis`, asserts its exit code, and gives its standard output.
#[track_caller]
pub(crate) fn tapis_exits(code: i32, words: &[&str]) -> String {
    let output = tapis(words);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "tapis {}: {said}", words.join(" "));
    assert!(!said.contains("panicked"), "{said}");
    String::from_utf8(output.stdout).unwrap()
}

/// What it says on standard error while exiting with this code.
#[track_caller]
pub(crate) fn tapis_complains(code: i32, words: &[&str]) -> String {
    let output = tapis(words);
    assert_eq!(output.status.code(), Some(code), "tapis {}", words.join(" "));
    String::from_utf8(output.stderr).unwrap()
}

/// Words of a house that nobody is too fast for.
pub(crate) const NO_LIMITS: [&str; 6] =
    ["--messages-per-second", "100000", "--requests-per-second", "0", "--sockets-per-address", "0"];

/// A house in a process of its own; it is killed when it is dropped.
pub(crate) struct House {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl House {
    /// On a free port, with these words besides.
    pub(crate) fn start(folder: &Path, words: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tapis"))
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--data"])
            .arg(folder)
            .args(words)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit('/').next().unwrap().parse().unwrap_or_else(|_| panic!("no address: {line}"));
        Self { child, address }
    }

    /// At once: SIGKILL.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Every box, edition and legal number of seats.
pub(crate) fn every_table() -> impl Iterator<Item = (BoxId, Option<&'static str>, u8)> {
    BoxId::ALL.into_iter().flat_map(|game| {
        let menu = game.menu();
        let editions: Vec<_> = match menu.editions {
            [] => vec![None],
            some => some.iter().copied().map(Some).collect(),
        };
        let (from, to) = menu.seats;
        editions.into_iter().flat_map(move |edition| (from..=to).map(move |seats| (game, edition, seats)))
    })
}

/// Recorded matches of a box with default options.
pub(crate) fn records(game: BoxId, edition: Option<&str>, seats: u8, matches: u64) -> Vec<Record> {
    let chair = |seat| Chair::bot(&format!("any {seat}"), Any::LEVEL);
    let people = |seat| Chair::person(&format!("person {seat}"));
    let setup = Setup {
        game,
        edition: edition.map(str::to_owned),
        options: Default::default(),
        chairs: (0..seats)
            .map(|seat| if game.id() == "quitte-ou-double" { people(seat) } else { chair(seat) })
            .collect(),
        deck: None,
    };
    let rules = AnyGame::open(&setup).unwrap();
    Simulation { setup, game: rules, seed: 11 }.run_recorded(0..matches).1
}
