//! `tapis load`: drives a running house over real sockets and measures it.

mod door; // guests and rooms over HTTP, sockets
mod player; // a scripted player: answers whatever it is asked
mod around; // Quitte ou Double: what it does around a task

use std::io::Write as _;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use futures_util::StreamExt as _;
use hdrhistogram::Histogram;
use serde::Serialize;
use shelf::BoxId;
use tokio::task::JoinSet;

use self::door::Door;
use self::player::{Game, Tally};
use crate::cli::LoadFlags;
use crate::output::{Answer, STRONG, print_json, stdout};

/// How many rooms are opened at the same time.
const OPENING: usize = 32;

/// What scripts read.
#[derive(Serialize)]
struct Report {
    game: BoxId,
    rooms: usize,
    seats: u8,
    idle: usize,
    seconds: f64,
    decisions: u64,
    decisions_per_second: f64,
    frames: u64,
    frames_per_second: f64,
    matches: u64,
    ack_ms: Latency,
    errors: u64,
    /// What went wrong first, where something did.
    first_error: Option<String>,
    memory: Option<Memory>,
}

/// From the answer leaving to its acknowledgement arriving, after it is on disk.
#[derive(Serialize)]
struct Latency {
    p50: f64,
    p99: f64,
    p999: f64,
    max: f64,
}

/// Of the house's process, in kB.
#[derive(Serialize)]
struct Memory {
    before_kb: u64,
    with_rooms_kb: u64,
    with_idle_kb: u64,
    per_room_kb: f64,
    per_idle_socket_kb: f64,
}

pub(crate) fn run(flags: &LoadFlags) -> Result<Answer> {
    // One thread, so that as much of the machine as possible is left to the house.
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().context("cannot start a runtime")?;
    let report = runtime.block_on(load(flags))?;
    if flags.json {
        print_json(&report)?;
    } else {
        print(&report)?;
    }
    Ok(if report.errors == 0 { Answer::Yes } else { Answer::No })
}

async fn load(flags: &LoadFlags) -> Result<Report> {
    let door = Arc::new(Door::new(&flags.url)?);
    let before_kb = flags.pid.map(memory_kb).transpose()?;
    let game = Arc::new(Game::new(flags.game, flags.rate));
    let mut players = JoinSet::new();
    open_rooms(flags, &door, &game, &mut players).await?;
    let with_rooms_kb = flags.pid.map(memory_kb).transpose()?;
    let mut idle = open_idle(flags, &door).await?;
    let with_idle_kb = flags.pid.map(memory_kb).transpose()?;

    game.begin();
    let begun = Instant::now();
    tokio::time::sleep(Duration::from_secs(flags.seconds)).await;
    game.end();
    let seconds = begun.elapsed().as_secs_f64();
    let mut tally = Tally::default();
    while let Some(played) = players.join_next().await {
        tally.add(&played.context("a player fell over")?);
    }
    ensure!(idle.try_join_next().is_none(), "the house closed a socket that only sat there");

    let memory = match (before_kb, with_rooms_kb, with_idle_kb) {
        (Some(before_kb), Some(with_rooms_kb), Some(with_idle_kb)) => Some(Memory {
            before_kb,
            with_rooms_kb,
            with_idle_kb,
            per_room_kb: with_rooms_kb.saturating_sub(before_kb) as f64 / flags.rooms.max(1) as f64,
            per_idle_socket_kb: with_idle_kb.saturating_sub(with_rooms_kb) as f64 / flags.idle.max(1) as f64,
        }),
        _ => None,
    };
    Ok(Report {
        game: flags.game,
        rooms: flags.rooms,
        seats: flags.seats,
        idle: flags.idle,
        seconds,
        decisions: tally.decisions,
        decisions_per_second: tally.decisions as f64 / seconds,
        frames: tally.frames,
        frames_per_second: tally.frames as f64 / seconds,
        matches: tally.matches,
        ack_ms: latency(&tally.ack_us),
        errors: tally.errors,
        first_error: tally.first_error,
        memory,
    })
}

/// Rooms with everybody seated, a few at a time.
async fn open_rooms(flags: &LoadFlags, door: &Arc<Door>, game: &Arc<Game>, players: &mut JoinSet<Tally>) -> Result<()> {
    let mut opening = JoinSet::new();
    for _ in 0..flags.rooms {
        if opening.len() >= OPENING
            && let Some(opened) = opening.join_next().await
        {
            seat(opened??, game, players);
        }
        let (door, box_id, seats) = (Arc::clone(door), flags.game, flags.seats);
        opening.spawn(async move { door.open_room(box_id, seats).await });
    }
    while let Some(opened) = opening.join_next().await {
        seat(opened??, game, players);
    }
    Ok(())
}

fn seat(sockets: Vec<door::Socket>, game: &Arc<Game>, players: &mut JoinSet<Tally>) {
    for (seat, socket) in (0..).zip(sockets) {
        players.spawn(player::play(Arc::clone(game), socket, seat));
    }
}

/// Sockets that only sit there, in rooms that wait for their host. They read, and so answer the house's pings.
async fn open_idle(flags: &LoadFlags, door: &Arc<Door>) -> Result<JoinSet<()>> {
    let mut opening = JoinSet::new();
    let mut idle = JoinSet::new();
    let mut left = flags.idle;
    while left > 0 || !opening.is_empty() {
        while opening.len() < OPENING && left > 0 {
            let n = left.min(flags.seats.into());
            left -= n;
            let (door, box_id, seats) = (Arc::clone(door), flags.game, flags.seats);
            opening.spawn(async move { door.open_quiet_room(box_id, seats, n).await });
        }
        if let Some(opened) = opening.join_next().await {
            for mut socket in opened?? {
                idle.spawn(async move { while let Some(Ok(_)) = socket.next().await {} });
            }
        }
    }
    Ok(idle)
}

fn latency(us: &Histogram<u64>) -> Latency {
    let at = |quantile| us.value_at_quantile(quantile) as f64 / 1000.0;
    Latency { p50: at(0.5), p99: at(0.99), p999: at(0.999), max: us.max() as f64 / 1000.0 }
}

/// What the process holds in memory that is its own.
fn memory_kb(pid: u32) -> Result<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).context("cannot read the house's memory")?;
    let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:"));
    let Some(kb) = line.and_then(|line| line.split_whitespace().next()).and_then(|kb| kb.parse().ok()) else {
        bail!("/proc/{pid}/status says nothing about memory");
    };
    Ok(kb)
}

fn print(report: &Report) -> Result<()> {
    let mut out = stdout();
    let Report { game, rooms, seats, idle, seconds, .. } = report;
    writeln!(out, "{STRONG}{game}{STRONG:#}, {rooms} rooms with {seats} seats, {idle} idle sockets, {seconds:.1} s")?;
    writeln!(out, "  {:.0} decisions/s, {:.0} frames/s", report.decisions_per_second, report.frames_per_second)?;
    writeln!(out, "  {} decisions, {} whole matches", report.decisions, report.matches)?;
    let Latency { p50, p99, p999, max } = report.ack_ms;
    writeln!(out, "  acknowledged on disk in {p50:.2} ms (p50), {p99:.2} (p99), {p999:.2} (p99.9), {max:.2} at most")?;
    if let Some(memory) = &report.memory {
        writeln!(
            out,
            "  memory {} kB empty, {:.1} kB a room with its sockets, {:.1} kB an idle socket",
            memory.before_kb, memory.per_room_kb, memory.per_idle_socket_kb
        )?;
    }
    if let Some(error) = &report.first_error {
        writeln!(out, "  {} errors, the first: {error}", report.errors)?;
    }
    Ok(())
}
