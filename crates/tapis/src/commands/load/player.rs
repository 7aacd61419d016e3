//! A scripted player: answers whatever it is asked, and starts the next match when one is over.

use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::Context as _;
use bots::Whim;
use engine::{Luck as _, Seat};
use futures_util::{SinkExt, StreamExt};
use hdrhistogram::Histogram;
use house::protocol::{Ask, HostAsk};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;
use shelf::BoxId;
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Message;

use super::around::{ANSWER, Look};
use super::door::Socket;

/// After the end, answers in flight are waited for this long.
const AFTER: Duration = Duration::from_secs(5);

/// What all players share.
pub(crate) struct Game {
    box_id: BoxId,
    stage: watch::Sender<Stage>,
    /// Nanoseconds between two decisions of all players together.
    gap: Option<u64>,
    slots: AtomicU64,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Waiting,
    Playing(Instant),
    Over,
}

impl Game {
    pub(crate) fn new(box_id: BoxId, rate: Option<u32>) -> Self {
        let gap = rate.map(|rate| 1_000_000_000 / u64::from(rate.max(1)));
        Self { box_id, stage: watch::Sender::new(Stage::Waiting), gap, slots: AtomicU64::new(0) }
    }

    pub(crate) fn begin(&self) {
        self.stage.send_replace(Stage::Playing(Instant::now()));
    }

    pub(crate) fn end(&self) {
        self.stage.send_replace(Stage::Over);
    }

    /// Waits for the next free slot, where the load is paced.
    async fn pace(&self) {
        let Some(gap) = self.gap else { return };
        let Stage::Playing(begun) = *self.stage.borrow() else { return };
        let slot = self.slots.fetch_add(1, Ordering::Relaxed);
        tokio::time::sleep_until((begun + Duration::from_nanos(gap * slot)).into()).await;
    }

    fn is_over(&self) -> bool {
        *self.stage.borrow() == Stage::Over
    }
}

/// What a player counted.
pub(crate) struct Tally {
    pub(crate) decisions: u64,
    pub(crate) frames: u64,
    pub(crate) matches: u64,
    pub(crate) errors: u64,
    pub(crate) first_error: Option<String>,
    pub(crate) ack_us: Histogram<u64>,
}

impl Default for Tally {
    fn default() -> Self {
        let ack_us = Histogram::new_with_bounds(1, 60_000_000, 3).expect("the bounds are in order");
        Self { decisions: 0, frames: 0, matches: 0, errors: 0, first_error: None, ack_us }
    }
}

impl Tally {
    pub(crate) fn add(&mut self, other: &Self) {
        self.decisions += other.decisions;
        self.frames += other.frames;
        self.matches += other.matches;
        self.errors += other.errors;
        if self.first_error.is_none() {
            self.first_error.clone_from(&other.first_error);
        }
        self.ack_us.add(&other.ack_us).expect("the bounds are the same");
    }

    fn error(&mut self, what: &impl ToString) {
        self.errors += 1;
        self.first_error.get_or_insert_with(|| what.to_string());
    }
}

/// As much of a message as a player looks at.
enum Heard {
    Now(Now),
    Luck(Luck),
    Over,
    Refused(String),
    Bye(String),
    Other,
}

impl Heard {
    /// By its first word, so that whatever a player does not look at is not parsed.
    fn read(box_id: BoxId, text: &str) -> serde_json::Result<Self> {
        let (word, body) = text.split_once(':').unwrap_or_default();
        let body = body.strip_suffix('}').unwrap_or(body);
        Ok(match word {
            "{\"told\"" | "{\"resync\"" if box_id == BoxId::QuitteOuDouble => {
                let Seen { view } = serde_json::from_str(body)?;
                Self::Now(Now { view: Some(view), ..serde_json::from_str(body)? })
            }
            // Most of what a seat is told leaves nothing for it to do.
            "{\"told\"" if body.contains("\"decisions\":[]") && !body.contains("\"taken\"") => Self::Other,
            "{\"told\"" | "{\"resync\"" => Self::Now(serde_json::from_str(body)?),
            "{\"luck\"" => Self::Luck(serde_json::from_str(body)?),
            "{\"over\"" => Self::Over,
            "{\"refused\"" => Self::Refused(body.to_owned()),
            "{\"bye\"" => Self::Bye(body.to_owned()),
            _ => Self::Other,
        })
    }
}

#[derive(Deserialize)]
struct Luck {
    entropy: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct Now {
    decisions: Vec<Open>,
    #[serde(default)]
    taken: Option<u32>,
    /// Quitte ou Double.
    #[serde(skip)]
    view: Option<Look>,
}

#[derive(Deserialize)]
struct Seen {
    view: Look,
}

#[derive(Deserialize)]
struct Open {
    id: u32,
    count: u32,
}

/// Plays until the game is over. Seat 0 is the host.
pub(crate) async fn play(game: Arc<Game>, mut socket: Socket, seat: u8) -> Tally {
    let mut tally = Tally::default();
    if let Err(error) = run(&game, &mut socket, seat, &mut tally).await {
        tally.error(&error);
    }
    tally
}

async fn run(game: &Game, socket: &mut Socket, seat: u8, tally: &mut Tally) -> anyhow::Result<()> {
    let mut stage = game.stage.subscribe();
    let mut whim = Whim::new(u64::from(seat) + 1);
    let mut sent: Option<(u32, Instant)> = None;
    let mut until: Option<Instant> = None;
    let mut looked: Option<Look> = None;
    if seat == 0 {
        // Whoever does not read answers no ping, and would be away before the others have come.
        let mut begins = pin!(stage.wait_for(|stage| *stage != Stage::Waiting));
        loop {
            tokio::select! {
                began = &mut begins => { began?; break }
                message = socket.next() => drop(message.context("the house closed a socket")??),
            }
        }
        send(socket, &Ask::Host(HostAsk::Start)).await?;
    }
    let mut over = pin!(stage.wait_for(|stage| *stage == Stage::Over));
    loop {
        if until.is_some_and(|until| sent.is_none() || until < Instant::now()) {
            return Ok(());
        }
        let message = tokio::select! {
            biased;
            message = socket.next() => message,
            _ = &mut over, if until.is_none() => {
                until = Some(Instant::now() + AFTER);
                continue;
            }
            () = tokio::time::sleep(AFTER), if until.is_some() => continue,
        };
        let Some(message) = message else { anyhow::bail!("the house closed a socket") };
        let Message::Text(text) = message? else { continue };
        tally.frames += 1;
        match Heard::read(game.box_id, &text)? {
            Heard::Now(now) => {
                if let (Some(taken), Some((decision, at))) = (now.taken, sent)
                    && taken == decision
                {
                    tally.decisions += u64::from(until.is_none());
                    tally.ack_us.saturating_record(at.elapsed().as_micros() as u64);
                    sent = None;
                }
                if let Some(open) = now.decisions.first().filter(|_| sent.is_none() && until.is_none()) {
                    game.pace().await;
                    if !game.is_over() {
                        sent = Some((open.id, Instant::now()));
                        send(socket, &answer(open, &mut whim)?).await?;
                    }
                }
                // Once for each thing that goes on.
                if now.view.is_some() && now.view != looked && until.is_none() {
                    if let Some(ask) = now.view.as_ref().and_then(|view| view.ask(seat)) {
                        send(socket, &Ask::Stage(ask)).await?;
                    }
                    looked = now.view;
                }
            }
            Heard::Luck(Luck { entropy: None }) => {
                let seat = Seat::new(seat).expect("a seat of the box");
                send(socket, &Ask::Entropy { seat, hex: "00112233445566778899aabbccddeeff".to_owned() }).await?;
            }
            Heard::Over => {
                if seat == 0 {
                    tally.matches += 1;
                    send(socket, &Ask::Host(HostAsk::Start)).await?;
                }
            }
            Heard::Refused(refused) => tally.error(&refused),
            Heard::Bye(reason) => anyhow::bail!("the house says bye: {reason}"),
            Heard::Luck(_) | Heard::Other => {}
        }
    }
}

/// Any of the numbered choices, or a word where one answers in one's own.
fn answer(open: &Open, whim: &mut Whim) -> anyhow::Result<Ask> {
    Ok(match open.count {
        0 => Ask::Answer { decision: open.id, choice: RawValue::from_string(ANSWER.to_owned())? },
        count => Ask::Pick { decision: open.id, n: whim.below(count) },
    })
}

async fn send(socket: &mut Socket, ask: &Ask) -> anyhow::Result<()> {
    socket.send(Message::text(serde_json::to_string(ask)?)).await?;
    Ok(())
}
