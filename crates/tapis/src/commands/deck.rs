//! `tapis deck check`: what is wrong with a deck of Quitte ou Double.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde::Serialize;
use shelf::deck::{Deck, DeckName};

use crate::cli::{DeckCommand, DeckFlags};
use crate::output::{Answer, BAD, GOOD, print_json, stdout};

/// How deep below the named folder decks are looked for.
const DEPTH_MAX: usize = 4;

/// What scripts read.
#[derive(Serialize)]
struct Report {
    decks: Vec<Checked>,
}

#[derive(Serialize)]
struct Checked {
    folder: String,
    /// Null where it has findings.
    deck: Option<DeckName>,
    findings: Vec<Line>,
}

#[derive(Serialize)]
struct Line {
    file: String,
    card: Option<String>,
    field: Option<String>,
    /// All of it in words.
    text: String,
}

pub(crate) fn run(flags: &DeckFlags) -> Result<Answer> {
    let DeckCommand::Check { folder, json } = &flags.command;
    let mut folders = Vec::new();
    find_decks(folder, 0, &mut folders)?;
    if folders.is_empty() {
        bail!("{} holds no deck: a deck is a folder with a deck.toml", folder.display());
    }
    let report = Report { decks: folders.iter().map(|folder| check(folder)).collect::<Result<_>>()? };
    if *json {
        print_json(&report)?;
    } else {
        print(&report)?;
    }
    let sound = report.decks.iter().all(|deck| deck.findings.is_empty());
    Ok(if sound { Answer::Yes } else { Answer::No })
}

fn find_decks(folder: &Path, depth: usize, found: &mut Vec<PathBuf>) -> Result<()> {
    if folder.join("deck.toml").is_file() {
        found.push(folder.to_owned());
        return Ok(());
    }
    if depth == DEPTH_MAX {
        return Ok(());
    }
    for inside in entries(folder)? {
        if inside.is_dir() {
            find_decks(&inside, depth + 1, found)?;
        }
    }
    Ok(())
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let listed = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut paths = listed.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn check(folder: &Path) -> Result<Checked> {
    let mut files = Vec::new();
    for path in entries(folder)?.into_iter().filter(|path| path.extension().is_some_and(|kind| kind == "toml")) {
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        files.push((name, text));
    }
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let (deck, findings) = match Deck::read(&files) {
        Ok(deck) => (Some(DeckName::of(&deck)), Vec::new()),
        Err(findings) => (None, findings),
    };
    let line = |finding: shelf::deck::Finding| Line {
        text: finding.to_string(),
        file: finding.file,
        card: finding.card,
        field: finding.field,
    };
    Ok(Checked { folder: folder.display().to_string(), deck, findings: findings.into_iter().map(line).collect() })
}

fn print(report: &Report) -> Result<()> {
    let mut out = stdout();
    for checked in &report.decks {
        for finding in &checked.findings {
            writeln!(out, "{}: {}", checked.folder, finding.text)?;
        }
        match &checked.deck {
            Some(deck) => {
                writeln!(out, "{GOOD}sound{GOOD:#}: {}, {} ({})", checked.folder, deck.name, deck.language)?;
            }
            None => writeln!(out, "{BAD}{} findings{BAD:#}: {}", checked.findings.len(), checked.folder)?,
        }
    }
    Ok(())
}
