//! Rooms play while the process is killed at random moments. Afterwards every acknowledged decision is in the records,
//! in order, and every record is true.
//!
//! 20 kills in the ordinary run, 200 with `TAPIS_SOAK=1`.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bots::Whim;
use engine::{Luck as _, Seat};
use futures_util::{SinkExt, StreamExt};
use house::protocol::rest::MatchState;
use house::protocol::room::Phase;
use house::protocol::tell::Decision;
use house::protocol::{Ask, HostAsk, Tell};
use house::room::Table;
use house::store::sqlite::Sqlite;
use house::store::{Store, charter};
use shelf::EntryLine;
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Message;

use crate::door;
use crate::support::{House, NO_LIMITS};

const ROOMS: u64 = 4;
const SEATS: u8 = 3;

/// The house told this player that this answer was taken.
#[derive(Debug)]
struct Ack {
    match_id: String,
    decision: u32,
    seat: Seat,
    n: u32,
}

/// Where the house is at the moment; nowhere while it is down.
type Where = watch::Receiver<Option<SocketAddr>>;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_however_often_the_house_is_killed() {
    let kills = if std::env::var_os("TAPIS_SOAK").is_some() { 200 } else { 20 };
    let folder = tempfile::tempdir().unwrap();
    let acks: Arc<Mutex<Vec<Ack>>> = Arc::default();
    let (place, house_at) = watch::channel(None);
    let mut whim = Whim::new(u64::from_le_bytes(*b"tapis/ki"));

    let mut house = House::start(folder.path(), &NO_LIMITS);
    let mut players = Vec::new();
    for room in 0..ROOMS {
        let at = house.address;
        let cookies = [door::guest(at).await, door::guest(at).await, door::guest(at).await];
        let code = door::open_room(at, &cookies[0], "bluff-you", SEATS).await;
        for (seat, cookie) in (0..SEATS).zip(cookies) {
            let whim = Whim::new(room * 10 + u64::from(seat));
            let player = Player { cookie, code: code.clone(), seat, whim, acks: Arc::clone(&acks) };
            players.push(tokio::spawn(player.play(house_at.clone())));
        }
    }
    for _ in 0..kills {
        place.send_replace(Some(house.address));
        tokio::time::sleep(Duration::from_millis(40 + u64::from(whim.below(120)))).await;
        house.kill();
        place.send_replace(None);
        house = House::start(folder.path(), &NO_LIMITS);
    }
    house.kill();
    for player in players {
        player.abort();
    }

    let acks = std::mem::take(&mut *acks.lock().unwrap());
    assert!(acks.len() > kills * 2, "only {} decisions were acknowledged in {kills} lives", acks.len());
    check(folder.path(), &acks).await;
}

/// Every acknowledged decision stands in the store where it was taken, and every match replays; finished ones verify.
async fn check(folder: &Path, acks: &[Ack]) {
    let store = Sqlite::open(folder).unwrap();
    let mut by_match: BTreeMap<&str, Vec<&Ack>> = BTreeMap::new();
    for ack in acks {
        by_match.entry(&ack.match_id).or_default().push(ack);
    }
    for (id, acks) in by_match {
        let stored = store.load_match(id.to_owned()).await.unwrap().expect("an acknowledged match is stored");
        let mut table = Table::begin(charter::read(&stored.charter).unwrap().0).unwrap();
        let mut taken = BTreeMap::new();
        for line in &stored.entries {
            let entry: EntryLine = serde_json::from_str(line).unwrap();
            if let (Some(seat), Some(choice)) = (entry.seat, &entry.choice) {
                let numbered = (0..table.face().count(seat)).position(|n| {
                    let nth: serde_json::Value = serde_json::from_str(table.face().nth(seat, n).get()).unwrap();
                    nth == *choice
                });
                taken.insert(table.decision(seat).unwrap(), (seat, numbered.unwrap() as u32));
            }
            // Draws are compared with the stream, choices with the rules.
            table.push(&entry).unwrap();
        }
        for ack in &acks {
            assert_eq!(taken.get(&ack.decision), Some(&(ack.seat, ack.n)), "{ack:?} of match {id}");
        }
        let in_order = acks.iter().filter(|ack| ack.seat.number() == 0).map(|ack| ack.decision);
        assert!(in_order.is_sorted(), "match {id}");
        match stored.state {
            MatchState::Finished => {
                let record: shelf::Record = serde_json::from_str(&stored.record.unwrap()).unwrap();
                shelf::verify(&record).unwrap_or_else(|fault| panic!("match {id}: {fault}"));
            }
            MatchState::Running => assert_eq!(stored.record, None),
            MatchState::BrokenOff => panic!("nobody broke match {id} off"),
        }
    }
}

struct Player {
    cookie: String,
    code: String,
    seat: u8,
    whim: Whim,
    acks: Arc<Mutex<Vec<Ack>>>,
}

impl Player {
    /// Comes back whenever the house does.
    async fn play(mut self, mut house_at: Where) {
        loop {
            let Ok(place) = house_at.wait_for(Option::is_some).await.map(|place| *place) else { return };
            if let Some(address) = place {
                // A house that is killed leaves every kind of error behind; the next life begins with a new socket.
                let _ = self.live(address).await;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    async fn live(&mut self, address: SocketAddr) -> anyhow::Result<()> {
        let mut socket = door::enter(address, &self.code, &self.cookie).await?;
        let mut match_id = String::new();
        let mut sent: Option<(Decision, u32)> = None;
        while let Some(message) = socket.next().await {
            let Message::Text(text) = message? else { continue };
            let mut asks = Vec::new();
            let mut open = None;
            match serde_json::from_str(&text)? {
                Tell::Welcome(welcome) => asks.extend(self.settle_in(&welcome.room)),
                Tell::Room(room) => asks.extend(self.settle_in(&room)),
                Tell::Luck(luck) if luck.entropy.is_none() => {
                    asks.push(Ask::Entropy { seat: self.seat(), hex: "c0ffee".to_owned() });
                }
                Tell::Resync(resync) => {
                    match_id = resync.id;
                    open = resync.decisions.into_iter().next();
                }
                Tell::Told(told) => {
                    if let (Some(taken), Some((decision, n))) = (told.taken, sent.take()) {
                        assert_eq!(taken, decision.id);
                        let ack = Ack { match_id: match_id.clone(), decision: taken, seat: decision.seat, n };
                        self.acks.lock().unwrap().push(ack);
                    }
                    open = told.decisions.into_iter().next();
                }
                _ => {}
            }
            if let Some(decision) = open {
                let n = self.whim.below(decision.count);
                asks.push(Ask::Pick { decision: decision.id, n });
                sent = Some((decision, n));
            }
            for ask in asks {
                socket.send(Message::text(serde_json::to_string(&ask)?)).await?;
            }
        }
        Ok(())
    }

    fn seat(&self) -> Seat {
        Seat::new(self.seat).unwrap()
    }

    /// Sits down where nobody sits; the host starts when everybody does.
    fn settle_in(&self, room: &house::protocol::room::Room) -> Option<Ask> {
        if !matches!(room.phase, Phase::Gathering | Phase::Over { .. }) {
            return None;
        }
        if room.chairs[usize::from(self.seat)].name.is_empty() {
            return Some(Ask::Sit { chair: self.seat, name: None, category: None });
        }
        let full = room.chairs.iter().all(|chair| !chair.name.is_empty());
        (self.seat == 0 && full).then_some(Ask::Host(HostAsk::Start))
    }
}
