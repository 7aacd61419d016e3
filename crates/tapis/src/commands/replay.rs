//! `tapis replay`: a recorded match step by step, as one viewer saw it.

use std::io::Write as _;

use anyhow::{Context, Result, bail};
use engine::Viewer;
use serde::Serialize;
use shelf::verify::{charter, entries_to_replay};
use shelf::{AnyGame, Face, Json, Record};

use crate::cli::{Eyes, ReplayFlags};
use crate::input;
use crate::output::{Answer, QUIET, STRONG, print_json, stdout};

#[derive(Serialize)]
struct Replay<'a> {
    id: &'a str,
    game: shelf::BoxId,
    viewer: String,
    steps: Vec<Step>,
    standings: engine::Standings,
}

#[derive(Serialize)]
struct Step {
    /// The entry in notation.
    entry: String,
    /// What the viewer heard.
    events: Vec<Json>,
    /// What the viewer saw then.
    view: Json,
    /// The whole position in notation, where everything is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    state: Option<String>,
}

pub(crate) fn run(flags: &ReplayFlags) -> Result<Answer> {
    let record = find(flags)?;
    let name = format!("match {} of {}", flags.number, flags.file.display());
    let charter = charter(&record).with_context(|| name.clone())?;
    let (entries, sealed) = entries_to_replay(&record).with_context(|| name.clone())?;
    if sealed > 0 && flags.viewer != Eyes::One(Viewer::Public) {
        bail!("{name} keeps {sealed} cards sealed, so it can be replayed for the public only");
    }
    let mut face = AnyGame::begin(&charter).with_context(|| name.clone())?;
    let viewer = match flags.viewer {
        Eyes::All => Viewer::Public,
        Eyes::One(viewer) => viewer,
    };
    if let Some(seat) = viewer.seat().filter(|seat| seat.number() >= face.seats()) {
        bail!("there is no seat {seat} in {name}: it has seats 0 to {}", face.seats() - 1);
    }
    if flags.json {
        let mut steps = Vec::new();
        for entry in &entries {
            let told = face.push(entry).with_context(|| name.clone())?;
            let events = told.to(viewer).cloned().collect();
            let state = (flags.viewer == Eyes::All).then(|| face.print_state());
            steps.push(Step { entry: face.print_last(), events, view: face.view(viewer), state });
        }
        let viewer = match flags.viewer {
            Eyes::All => "all".to_owned(),
            Eyes::One(viewer) => viewer.seat().map_or("public".to_owned(), |seat| seat.to_string()),
        };
        print_json(&Replay { id: &record.id, game: record.game, viewer, steps, standings: face.standings() })?;
    } else {
        print(&record, &entries, face.as_mut(), flags.viewer, viewer).with_context(|| name.clone())?;
    }
    Ok(Answer::Yes)
}

fn find(flags: &ReplayFlags) -> Result<Record> {
    let mut found = 0;
    for line in input::lines(&flags.file)? {
        let line = line?;
        if found == flags.number {
            let place = format!("{}, line {}", flags.file.display(), line.number);
            return serde_json::from_slice(&line.bytes).with_context(|| format!("{place} is not a record"));
        }
        found += 1;
    }
    bail!("{} holds {found} matches, and match {} is asked for; they count from 0", flags.file.display(), flags.number)
}

fn print(record: &Record, entries: &[shelf::EntryLine], face: &mut dyn Face, eyes: Eyes, viewer: Viewer) -> Result<()> {
    let mut out = stdout();
    let edition = record.edition.as_ref().map_or(String::new(), |edition| format!(", edition {edition}"));
    writeln!(out, "{STRONG}{}{STRONG:#}: {}{edition}", record.id, record.game.title())?;
    for (seat, chair) in record.seats.iter().enumerate() {
        writeln!(out, "  seat {seat}: {}", chair.name)?;
    }
    for (n, entry) in entries.iter().enumerate() {
        let told = face.push_printed(entry)?;
        let own = shown(face, eyes, viewer, entry.seat);
        writeln!(out, "\n{QUIET}{n:>4}{QUIET:#}  {STRONG}{own}{STRONG:#}")?;
        for event in told.to(viewer) {
            writeln!(out, "      {event}")?;
        }
        let seen = match eyes {
            Eyes::All => face.print_state(),
            Eyes::One(viewer) => face.print_view(viewer),
        };
        writeln!(out, "      {QUIET}{seen}{QUIET:#}")?;
    }
    writeln!(out)?;
    for line in &face.standings().0 {
        let name = record.seats.get(usize::from(line.seat.number())).map_or("", |chair| chair.name.as_str());
        writeln!(out, "place {}: seat {} ({name}), {}", line.place, line.seat, line.score)?;
    }
    Ok(())
}

/// The entry itself, where the viewer may read it: one's own, or everything. What others did is told by the events.
fn shown(face: &dyn Face, eyes: Eyes, viewer: Viewer, seat: Option<engine::Seat>) -> String {
    let open = eyes == Eyes::All || (seat.is_some() && seat == viewer.seat());
    match seat {
        _ if open => face.print_last(),
        Some(seat) => format!("seat {seat} answers"),
        None => "luck answers".to_owned(),
    }
}
