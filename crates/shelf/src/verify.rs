//! Whether a record is true, and where not.

use std::fmt;

use engine::{Awaited, EntryOf, Flaw, Match, Secret, Value, luck};

use crate::game::{AnyGame, Boxed};
use crate::record::{EntryLine, FORMAT, Record};
use crate::setup::Charter;
use crate::with_game;

/// What a true record holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many pieces nobody may learn even now; nothing that was paid depends on them.
    pub sealed: u32,
}

/// What is false in a record, and at which entry, where it lies in one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The entry, from 0.
    pub entry: Option<usize>,
    /// What is wrong.
    pub reason: String,
}

impl Fault {
    fn at(place: &str, reason: impl fmt::Display) -> Self {
        Self { entry: None, reason: format!("{place}: {reason}") }
    }
}

impl From<Flaw> for Fault {
    fn from(flaw: Flaw) -> Self {
        Self { entry: Some(flaw.entry), reason: flaw.why.to_string() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.entry {
            Some(entry) => write!(f, "entry {entry}: {}", self.reason),
            None => f.write_str(&self.reason),
        }
    }
}

impl std::error::Error for Fault {}

/// Replays everything: the setup is legal, each choice was legal for that seat at that moment, each outcome is what the
/// stream gives, the standings are what the rules give, and nothing was changed since.
pub fn verify(record: &Record) -> Result<Verified, Fault> {
    let charter = charter(record)?;
    let any = open(record)?;
    let sealed = with_game!(any, game => replay(game, &charter, record)?);
    match &record.digest {
        None => Err(Fault::at("digest", "it is missing")),
        Some(written) => {
            let computed = hex::encode(record.compute_digest());
            if *written == computed {
                Ok(Verified { sealed })
            } else {
                Err(Fault::at("digest", format_args!("written is {written}, but the record gives {computed}")))
            }
        }
    }
}

/// The record's own setup and luck, with its commitment kept.
pub fn charter(record: &Record) -> Result<Charter, Fault> {
    if record.format != FORMAT {
        return Err(Fault::at("format", format_args!("`{}` is not {FORMAT}", record.format)));
    }
    let entropy: Vec<Vec<u8>> = record.luck.entropy.iter().map(|given| given.0.clone()).collect();
    if entropy.len() != record.seats.len() {
        let (given, seats) = (entropy.len(), record.seats.len());
        return Err(Fault::at("luck.entropy", format_args!("{given} entries for {seats} seats")));
    }
    if let Some(long) = entropy.iter().position(|given| given.len() > luck::ENTROPY_MAX) {
        return Err(Fault::at("luck.entropy", format_args!("seat {long} gave more than {} bytes", luck::ENTROPY_MAX)));
    }
    let Some(secret) = &record.luck.secret else {
        return Err(Fault::at("luck.secret", "it is not published, so no draw can be checked"));
    };
    let secret = Secret(secret.0);
    if luck::commitment(&record.id, &secret) != record.luck.commitment {
        return Err(Fault::at("luck.commitment", "it does not belong to this id and this secret"));
    }
    Ok(Charter { id: record.id.clone(), setup: record.setup(), secret, entropy })
}

/// The record's rules, with every default written out as the box has it.
fn open(record: &Record) -> Result<AnyGame, Fault> {
    let setup = record.setup();
    let any = AnyGame::open(&setup).map_err(|unfit| Fault::at("setup", unfit))?;
    let settled = setup.game.menu().settle(&setup.wish()).map_err(|unfit| Fault::at("setup", unfit))?;
    if settled.edition.map(str::to_owned) != record.edition {
        return Err(Fault::at("edition", "it is not written out"));
    }
    let written: Vec<(&str, &Value)> = record.options.iter().map(|(name, value)| (name.as_str(), value)).collect();
    let whole: Vec<(&str, &Value)> = settled.options.iter().map(|(name, value)| (*name, value)).collect();
    if written != whole {
        return Err(Fault::at("options", "not all of them are written out"));
    }
    Ok(any)
}

fn replay<G: Boxed>(game: G, charter: &Charter, record: &Record) -> Result<u32, Fault> {
    let (entries, sealed) = read_entries(&game, &record.entries)?;
    let play = Match::replay(game, charter.stream(), entries)?;
    if play.awaited() != Awaited::Nobody {
        let reason = "the entries end before the match is over".to_owned();
        return Err(Fault { entry: Some(record.entries.len()), reason });
    }
    if record.standings.as_ref() != Some(&play.standings()) {
        return Err(Fault::at("standings", "the rules give others"));
    }
    Ok(sealed)
}

fn read_entries<G: Boxed>(game: &G, lines: &[EntryLine]) -> Result<(Vec<EntryOf<G>>, u32), Fault> {
    let read =
        |(place, line): (usize, &EntryLine)| line.read::<G>().map_err(|reason| Fault { entry: Some(place), reason });
    let mut entries = lines.iter().enumerate().map(read).collect::<Result<Vec<_>, _>>()?;
    let sealed = game.unseal(&mut entries);
    Ok((entries, sealed))
}

/// The record's entries with something that fits in place of what is sealed, for a replay step by step, and how many
/// pieces that were. Where there is one, only the public may look: a seat's own view would show what fits as a fact.
pub fn entries_to_replay(record: &Record) -> Result<(Vec<EntryLine>, u32), Fault> {
    let any = open(record)?;
    with_game!(any, game => {
        let (entries, sealed) = read_entries(&game, &record.entries)?;
        Ok((entries.iter().map(|entry| line_of(&game, entry)).collect(), sealed))
    })
}

fn line_of<G: Boxed>(_: &G, entry: &EntryOf<G>) -> EntryLine {
    EntryLine::write::<G>(entry)
}
