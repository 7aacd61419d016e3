//! `tapis simulate`: many matches, and what came of them.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use bots::{Any, Simulation, Tally};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use shelf::{AnyGame, BoxId, Chair, Setup};

use crate::cli::SimulateFlags;
use crate::output::{Answer, STRONG, print_json, stdout};

/// Records in memory at once.
const CHUNK_RECORDED: u64 = 512;
/// A match takes a few microseconds: enough of them that handing out work costs nothing.
const CHUNK: u64 = 1 << 17;

/// What scripts read.
#[derive(Serialize)]
struct Report<'a> {
    game: BoxId,
    edition: Option<&'a str>,
    seats: usize,
    /// Who plays: bots by level, or `people` where people are simulated.
    players: &'a str,
    matches: u64,
    decisions: u64,
    draws: u64,
    calls: u64,
    seconds: f64,
    decisions_per_second: f64,
    matches_per_second: f64,
    win_share: Vec<f64>,
    mean_score: Vec<f64>,
}

pub(crate) fn run(flags: &SimulateFlags) -> Result<Answer> {
    let seats = flags.seats.unwrap_or(flags.game.menu().seats.0);
    check_bots(flags, seats)?;
    let setup = Setup {
        game: flags.game,
        edition: flags.edition.clone(),
        options: flags.options.iter().cloned().collect(),
        chairs: (0..seats).map(|seat| chair(flags.game, seat)).collect(),
        deck: None,
    };
    let game = AnyGame::open(&setup)?;
    let settled = flags.game.menu().settle(&setup.wish())?;
    let mut pool = rayon::ThreadPoolBuilder::new();
    if let Some(threads) = flags.threads {
        pool = pool.num_threads(threads.clamp(1, 1024));
    }
    let pool = pool.build().context("cannot start the threads")?;
    let simulation = Simulation { setup, game, seed: flags.seed };

    let begun = Instant::now();
    let tally = pool.install(|| play(&simulation, flags, usize::from(seats)))?;
    let seconds = begun.elapsed().as_secs_f64();
    let report = Report {
        game: flags.game,
        edition: settled.edition,
        seats: seats.into(),
        players: players(flags.game),
        matches: tally.matches,
        decisions: tally.played.decisions,
        draws: tally.played.draws,
        calls: tally.played.calls,
        seconds,
        decisions_per_second: tally.played.decisions as f64 / seconds,
        matches_per_second: tally.matches as f64 / seconds,
        win_share: tally.win_share(),
        mean_score: tally.mean_score(),
    };
    if flags.json {
        print_json(&report)?;
    } else {
        print(&report)?;
    }
    Ok(Answer::Yes)
}

/// There is one level so far, and Quitte ou Double simulates people.
fn check_bots(flags: &SimulateFlags, seats: u8) -> Result<()> {
    if let Some(unknown) = flags.bots.iter().find(|level| *level != Any::LEVEL) {
        bail!("there is no bot `{unknown}`: the one level so far is `{}`", Any::LEVEL);
    }
    let named = flags.bots.len();
    if named != 1 && named != usize::from(seats) {
        bail!("{named} bots for {seats} seats: name one for all, or one for each seat");
    }
    Ok(())
}

fn players(game: BoxId) -> &'static str {
    match game {
        BoxId::Vabanque | BoxId::Cincinnati | BoxId::BluffYou => Any::LEVEL,
        BoxId::QuitteOuDouble => "people",
    }
}

fn chair(game: BoxId, seat: u8) -> Chair {
    match game {
        BoxId::Vabanque | BoxId::Cincinnati | BoxId::BluffYou => Chair::bot(&format!("any {seat}"), Any::LEVEL),
        BoxId::QuitteOuDouble => Chair::person(&format!("person {seat}")),
    }
}

fn play(simulation: &Simulation, flags: &SimulateFlags, seats: usize) -> Result<Tally> {
    let bar = ProgressBar::new(flags.matches).with_style(
        ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} matches, {eta} left")
            .context("the progress bar's template")?,
    );
    let mut tally = Tally::new(seats);
    let mut records = flags.records.as_deref().map(create).transpose()?;
    let chunk = if records.is_some() { CHUNK_RECORDED } else { CHUNK };
    let mut next = 0;
    while next < flags.matches {
        let end = flags.matches.min(next + chunk);
        match &mut records {
            None => tally = tally.plus(&simulation.run(next..end)),
            Some(file) => {
                let (more, lines) = simulation.run_recorded(next..end);
                tally = tally.plus(&more);
                for record in lines {
                    writeln!(file, "{}", record.to_line())?;
                }
            }
        }
        bar.inc(end - next);
        next = end;
    }
    if let Some(mut file) = records {
        file.flush()?;
    }
    bar.finish_and_clear();
    Ok(tally)
}

fn create(path: &Path) -> Result<Box<dyn Write + Send>> {
    if path == Path::new("-") {
        return Ok(Box::new(BufWriter::new(io::stdout())));
    }
    let file = File::create(path).with_context(|| format!("cannot write {}", path.display()))?;
    Ok(Box::new(BufWriter::new(file)))
}

fn print(report: &Report<'_>) -> Result<()> {
    let mut out = stdout();
    let edition = report.edition.map_or(String::new(), |edition| format!(", edition {edition}"));
    writeln!(out, "{STRONG}{}{STRONG:#}{edition}, {} seats, {} matches", report.game, report.seats, report.matches)?;
    writeln!(out, "  {} decisions, {} draws in {:.3} s", report.decisions, report.draws, report.seconds)?;
    writeln!(
        out,
        "  {:.2} million decisions/s, {:.0} matches/s",
        report.decisions_per_second / 1e6,
        report.matches_per_second
    )?;
    for (seat, (share, score)) in report.win_share.iter().zip(&report.mean_score).enumerate() {
        writeln!(out, "  seat {seat}: wins {:5.2} %, mean score {score:.1}", share * 100.0)?;
    }
    Ok(())
}
