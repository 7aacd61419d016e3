//! Quitte ou Double: the process is killed in the middle of a sealed vote, and the vote goes on.

use std::net::SocketAddr;
use std::time::Duration;

use engine::Seat;
use futures_util::{SinkExt, StreamExt};
use house::protocol::stage::{Mark, StageAsk, StageStep, Vote};
use house::protocol::tell::Decision;
use house::protocol::{Ask, HostAsk, Tell};
use serde_json::Value;
use serde_json::value::RawValue;
use tokio_tungstenite::tungstenite::Message;

use crate::door::{self, Socket};
use crate::support::{House, NO_LIMITS};

const SEATS: u8 = 4;
/// Nothing takes this long unless something is broken.
const PATIENCE: Duration = Duration::from_secs(60);

/// Somebody at the table, and what they know.
struct Person {
    seat: Seat,
    cookie: String,
    socket: Socket,
    view: Value,
    decisions: Vec<Decision>,
    step: StageStep,
    /// Who has called the card faulty.
    faulty: Vec<Seat>,
    refusals: usize,
}

impl Person {
    async fn enter(at: SocketAddr, code: &str, seat: Seat, cookie: String) -> Self {
        let socket = door::enter(at, code, &cookie).await.unwrap();
        let (view, decisions) = (Value::Null, Vec::new());
        Self { seat, cookie, socket, view, decisions, step: StageStep::Quiet, faulty: Vec::new(), refusals: 0 }
    }

    async fn ask(&mut self, ask: Ask) {
        self.socket.send(Message::text(serde_json::to_string(&ask).unwrap())).await.unwrap();
    }

    /// Everything that was sent before this moment has arrived.
    async fn settle(&mut self) {
        self.ask(Ask::Ping { n: 7 }).await;
        loop {
            let message = tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("something is told");
            let Message::Text(text) = message.unwrap().unwrap() else { continue };
            match serde_json::from_str(&text).unwrap() {
                Tell::Told(told) => self.sees(&told.view, told.decisions),
                Tell::Resync(resync) => self.sees(&resync.view, resync.decisions),
                Tell::Stage(stage) => (self.step, self.faulty) = (stage.step, stage.faulty),
                Tell::Refused(_) => self.refusals += 1,
                Tell::Pong { .. } => return,
                _ => {}
            }
        }
    }

    fn sees(&mut self, view: &RawValue, decisions: Vec<Decision>) {
        self.view = serde_json::from_str(view.get()).unwrap();
        self.decisions = decisions;
    }

    /// What leads to a failure, and from there to an appeal.
    fn does(&self) -> Option<Ask> {
        if let Some(Decision { id, count, .. }) = self.decisions.first() {
            let contests = self.view["offer"]["contest"].is_object();
            return Some(match count {
                0 => answer(*id),
                count => Ask::Pick { decision: *id, n: if contests { count - 1 } else { 0 } },
            });
        }
        let (part, read) = (self.view["part"].as_str()?, &self.view["board"]["read"]);
        let ask = match (self.view["moment"].as_str()?, part) {
            ("reading" | "asking", "reader") => StageAsk::Speak,
            ("judging", "reader") => StageAsk::Mark(Mark::Leave),
            ("attempting", _) if self.faulty.contains(&self.seat) => return None,
            ("attempting", "reader" | "player") if read["kind"]["skill"].is_string() => StageAsk::Faulty,
            ("attempting", "reader") if read["kind"] == "list" => StageAsk::Mark(Mark::Accept),
            ("attempting", "reader") if self.view["board"]["family"] == "challenge" => StageAsk::Mark(Mark::Fault),
            _ => return None,
        };
        Some(Ask::Stage(ask))
    }

    fn votes(&self, seat: usize) -> bool {
        self.view["moment"]["voting"]["voters"][seat].as_array().is_some_and(|people| !people.is_empty())
    }
}

fn answer(decision: u32) -> Ask {
    Ask::Answer { decision, choice: RawValue::from_string(r#"{"answer":"zzz"}"#.to_owned()).unwrap() }
}

async fn settle(people: &mut [Person]) {
    for person in people {
        person.settle().await;
    }
}

#[tokio::test]
async fn a_vote_goes_on_after_the_house_was_killed() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = House::start(folder.path(), &NO_LIMITS);
    let host = door::guest(house.address).await;
    let code = door::open_room(house.address, &host, "quitte-ou-double", SEATS).await;
    let mut people: Vec<Person> = Vec::new();
    for seat in Seat::first(SEATS) {
        let cookie = if seat.number() == 0 { host.clone() } else { door::guest(house.address).await };
        let mut person = Person::enter(house.address, &code, seat, cookie).await;
        // The host takes the chair that is the host's already.
        person.ask(Ask::Sit { chair: seat.number(), name: None, category: None }).await;
        person.settle().await;
        people.push(person);
    }
    people[0].ask(Ask::Host(HostAsk::Start)).await;
    people[0].settle().await;
    for person in &mut people {
        person.ask(Ask::Entropy { seat: person.seat, hex: String::new() }).await;
    }
    settle(&mut people).await;
    while people[0].view["moment"]["voting"].is_null() {
        let busy = people.iter_mut().find_map(|person| person.does().map(|ask| (person, ask)));
        let (person, ask) = busy.expect("somebody has something to do");
        person.ask(ask).await;
        person.settle().await;
        settle(&mut people).await;
    }

    let voters: Vec<usize> = (0..people.len()).filter(|seat| people[0].votes(*seat)).collect();
    people[voters[0]].ask(Ask::Stage(StageAsk::Vote(Vote::No))).await;
    people[voters[0]].settle().await;
    settle(&mut people).await;
    let before = people[0].step.clone();
    assert!(matches!(before, StageStep::Voting { cast: 1, .. }), "{before:?}");
    house.kill();
    let house = House::start(folder.path(), &NO_LIMITS);
    for person in &mut people {
        *person = Person::enter(house.address, &code, person.seat, person.cookie.clone()).await;
    }
    settle(&mut people).await;
    assert!(people.iter().all(|person| person.step == before), "everybody sees that one has voted");

    for voter in voters {
        people[voter].ask(Ask::Stage(StageAsk::Vote(Vote::No))).await;
        people[voter].settle().await;
    }
    settle(&mut people).await;
    let refusals: usize = people.iter().map(|person| person.refusals).sum();
    assert_eq!(refusals, 1, "whoever had voted may not vote again");
    let Value::Object(appeal) = &people[0].view["verdict"]["source"]["appeal"] else { panic!("{}", people[0].view) };
    assert_eq!((appeal["yes"].as_u64(), appeal["no"].as_u64().map(|no| no > 1)), (Some(0), Some(true)));
}
