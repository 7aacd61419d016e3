//! Grace, clocks, bots.

use std::collections::BTreeSet;
use std::time::Duration;

use house::protocol::room::{Absence, Clock, Pace, Phase, Settings};
use house::protocol::tell::AwaitedLine;
use house::protocol::{Ask, HostAsk, Tell};
use shelf::BoxId;

use crate::harness::{Now, Party, Site, settings};

/// A match of Bluff You! between two, in a room with a wish of its own.
struct Begun {
    site: Site,
    party: Party,
    nows: Vec<Now>,
    /// Who is asked first.
    asked: usize,
}

async fn begun(wish: impl FnOnce(&mut Settings)) -> Begun {
    let site = Site::open().await;
    let mut settings = settings(BoxId::BluffYou, 2);
    wish(&mut settings);
    let mut party = Party::gather(&site, settings).await;
    let nows = party.start().await;
    let asked = nows.iter().position(|now| !now.decisions.is_empty()).unwrap();
    Begun { site, party, nows, asked }
}

#[tokio::test]
async fn a_bot_minds_the_chair_of_whoever_is_away_until_they_take_it_back() {
    let begun = begun(|room| room.absence = Absence::Bot { grace_seconds: 10 }).await;
    let Begun { site, mut party, asked: away, .. } = begun;
    drop(party.clients.remove(away));
    let stays = &mut party.clients[0];
    stays.room(|room| !room.people[away].here).await;
    site.time.turn(Duration::from_secs(9));
    stays.settle().await;
    assert!(stays.frames.iter().all(|frame| !frame.contains("\"minded\":true")), "grace runs");
    site.time.turn(Duration::from_secs(2));
    stays.room(|room| room.chairs[away].minded).await;
    let told = stays.now().await;
    assert!(!told.decisions.is_empty(), "the bot answered, and it is the other's turn");

    let mut back = party.guests[away].enter(&party.code).await;
    assert!(back.welcome().room.chairs[away].minded, "the chair is not taken back by coming");
    back.ask(Ask::TakeBack).await;
    back.room(|room| !room.chairs[away].minded).await;
    stays.ask(Ask::Pick { decision: told.decisions[0].id, n: 0 }).await;
    assert_eq!(stays.told().await.taken, Some(told.decisions[0].id));
}

#[tokio::test]
async fn where_the_room_waits_nobody_plays_for_whoever_is_away() {
    let Begun { site, mut party, asked: away, .. } = begun(|room| room.absence = Absence::Wait).await;
    drop(party.clients.remove(away));
    let stays = &mut party.clients[0];
    stays.room(|room| !room.people[away].here).await;
    let before = stays.frames.len();
    site.time.turn(Duration::from_secs(1));
    stays.settle().await;
    site.time.turn(Duration::from_secs(20));
    stays.settle().await;
    assert!(stays.frames[before..].iter().all(|frame| !frame.starts_with("{\"told\"")));
}

#[tokio::test]
async fn when_the_time_to_think_is_up_the_clock_answers_once() {
    let begun = begun(|room| room.clock = Clock::Decision { seconds: 30 }).await;
    let Begun { site, mut party, nows, asked: late } = begun;
    assert_eq!(nows[0].left_ms, [30_000]);
    site.time.turn(Duration::from_secs(31));
    let told = party.clients[1 - late].told().await;
    assert_eq!(told.decisions.len(), 1, "the clock claimed something to the other");
    assert_eq!(told.left_ms, [30_000], "who has a clock of their own");
}

/// Nobody ever answers: the clock plays whole matches, quietly, and what is hidden is not always the same.
#[tokio::test]
async fn what_the_clock_plays_is_the_quiet_choice() {
    let site = Site::open().await;
    for game in [BoxId::Vabanque, BoxId::Cincinnati, BoxId::BluffYou] {
        let mut wish = settings(game, 3);
        wish.clock = Clock::Decision { seconds: 30 };
        let mut party = Party::gather(&site, wish).await;
        let mut nows = party.start().await;
        while nows[0].awaited != AwaitedLine::Nobody {
            site.time.turn(Duration::from_secs(30));
            for (now, client) in nows.iter_mut().zip(&mut party.clients) {
                *now = client.now().await;
            }
        }
        let over = party.clients[0].find(|tell| if let Tell::Over(over) = tell { Some(over) } else { None }).await;
        let record: shelf::Record = site.nobody().get(&format!("/api/v1/matches/{}/record", over.id)).await.read();
        shelf::verify(&record).unwrap();
        let (mut kinds, mut tables) = (BTreeSet::new(), [const { BTreeSet::new() }; 3]);
        for entry in record.entries.iter().filter(|entry| entry.seat.is_some()) {
            assert_eq!(entry.by, Some(engine::By::Clock));
            let (seat, choice) = (entry.seat.unwrap().number(), entry.choice.as_ref().unwrap());
            kinds.extend(choice["card"]["kind"].as_str().map(str::to_owned));
            // Vabanque: the pawn stays, so everything of a seat lies at one table.
            let table = choice["chip"].as_u64().or(choice["card"]["table"].as_u64());
            tables[usize::from(seat)].extend(table);
            let (word, said) = choice.as_object().unwrap().iter().next().unwrap();
            let quiet = match word.as_str() {
                "move" => *said == 0,
                "keep" => said.as_array().unwrap().len() == 5,
                "extra" => said == "no",
                "answer" => said == "ok",
                "win" => said["diviner"] == (seat + 1) % 3,
                "chip" | "card" | "place" | "table" | "challenge" => true,
                other => panic!("{game}: the clock plays {other}"),
            };
            assert!(quiet, "{game}, seat {seat}: {choice}");
        }
        let (n_kinds, n_tables) = if game == BoxId::Vabanque { (3, 1) } else { (0, 0) };
        assert_eq!(kinds.len(), n_kinds, "which card is laid is drawn by lot: {kinds:?}");
        assert_eq!(tables.each_ref().map(BTreeSet::len), [n_tables; 3]);
    }
}

#[tokio::test]
async fn a_clock_for_the_whole_match_runs_only_while_one_is_asked() {
    let begun = begun(|room| room.clock = Clock::Total { seconds: 60 }).await;
    let Begun { site, mut party, nows, asked: first } = begun;
    site.time.turn(Duration::from_secs(20));
    party.clients[first].ask(Ask::Pick { decision: nows[first].decisions[0].id, n: 0 }).await;
    let told = party.clients[1 - first].told().await;
    assert_eq!(told.left_ms, [60_000], "the other's clock has not run");
    party.clients[1 - first].ask(Ask::Pick { decision: told.decisions[0].id, n: 0 }).await;
    party.clients[first].told().await;
    let told = party.clients[first].told().await;
    // Whoever is asked now has what is left of their own minute.
    let left = if told.decisions.is_empty() { 60_000 } else { 40_000 };
    assert_eq!(told.left_ms, [left]);
}

#[tokio::test]
async fn bots_pause_as_people_do_and_their_pause_tells_nothing() {
    let site = Site::open().await;
    let host = site.guest("Anne").await;
    let mut wish = settings(BoxId::Vabanque, 3);
    wish.pace = Pace::Human;
    let code = host.open_room(wish, Some("any")).await;
    let mut anne = host.enter(&code).await;
    anne.host(HostAsk::Start).await;
    anne.ask(Ask::Entropy { seat: engine::Seat::new(0).unwrap(), hex: String::new() }).await;
    let mut now = anne.now().await;
    while let Some(decision) = now.decisions.first() {
        anne.ask(Ask::Pick { decision: decision.id, n: 0 }).await;
        now = anne.now().await;
    }
    anne.settle().await;
    let before = anne.frames.len();
    site.time.turn(Duration::from_millis(500));
    anne.settle().await;
    assert_eq!(anne.frames.len(), before + 1, "no bot answers within half a second");
    site.time.turn(Duration::from_millis(1500));
    anne.told().await;
}

#[tokio::test]
async fn a_room_without_anybody_waits_and_leaves_memory() {
    let Begun { site, mut party, nows, asked } = begun(|_| ()).await;
    let decision = nows[asked].decisions[0].id;
    party.clients.clear();
    site.rest().await;
    let mut back = party.guests[asked].enter(&party.code).await;
    assert!(matches!(back.welcome().room.phase, Phase::Playing { .. }));
    let whole = back.resync().await;
    assert_eq!(whole.decisions[0].id, decision, "nobody played, and the decision has kept its number");
    back.ask(Ask::Pick { decision, n: 0 }).await;
    let taken = back.find(|tell| if let Tell::Told(told) = tell { told.taken } else { None }).await;
    assert_eq!(taken, decision);
}
