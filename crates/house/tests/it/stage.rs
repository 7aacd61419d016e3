//! Quitte ou Double: readers, allies, votes, clocks, and no answer before its time.

use std::time::Duration;

use engine::{By, Luck as _, Viewer};
use house::protocol::rest::Replays;
use house::protocol::room::Room;
use house::protocol::stage::{Mark, StageAsk, StageStep, Vote};
use house::protocol::tell::AwaitedLine;
use house::protocol::{Ask, Code, Tell, Why};
use quitte_ou_double::deck::{Kind, Task};
use serde_json::Value;
use shelf::{BoxId, Face};

use crate::fate;
use crate::harness::{Now, Party, Site, settings};

pub(crate) fn view(now: &Now) -> Value {
    serde_json::from_str(&now.view).unwrap()
}

/// What is going on, by its one word.
pub(crate) fn moment(now: &Now) -> String {
    match &view(now)["moment"] {
        Value::String(word) => word.clone(),
        Value::Object(fields) => fields.keys().next().unwrap().clone(),
        other => panic!("{other}"),
    }
}

/// The client of the person who reads.
pub(crate) fn reader(now: &Now) -> Option<usize> {
    let view = view(now);
    let reader = &view["board"]["reader"];
    Some(client(&view, reader["seat"].as_u64()?, reader["person"].as_u64()?))
}

/// People are dealt to the seats in turn, so that the second person of seat 0 comes after the first of the last one.
pub(crate) fn client(view: &Value, seat: u64, person: u64) -> usize {
    seat as usize + person as usize * view["seats"].as_array().unwrap().len()
}

pub(crate) const STAKE: &str = r#"{"stake":"plain"}"#;

/// The task of the first turn, if it brings one, when its player has staked plainly.
pub(crate) fn first_task(face: &mut dyn Face) -> Option<(Kind, Task)> {
    let view = face.quitte_ou_double()?.view(Viewer::Public);
    face.play(view.seat.filter(|_| view.turns == 0)?, STAKE, By::Owner).ok()?;
    fate::draw(face);
    let play = face.quitte_ou_double()?;
    let read = play.view(Viewer::Public).board?.read?;
    Some((read.kind, play.game().task(play.state())?.clone()))
}

pub(crate) async fn all_told(party: &mut Party, nows: &mut [Now]) {
    for (place, client) in party.clients.iter_mut().enumerate() {
        nows[place] = client.now().await;
    }
}

/// One step of anybody: an answer, a mark, a vote, or time.
pub(crate) async fn step(site: &Site, party: &mut Party, nows: &mut [Now], whim: &mut bots::Whim) {
    if let Some(place) = nows.iter().position(|now| !now.decisions.is_empty()) {
        let decision = nows[place].decisions[0].clone();
        if decision.count > 0 {
            let n = whim.below(decision.count);
            party.clients[place].ask(Ask::Pick { decision: decision.id, n }).await;
        } else {
            // Half the time the reader whispers, so that both verdicts come.
            let told = reader(&nows[place])
                .and_then(|reader| Some(view(&nows[reader])["board"]["read"]["expected"].as_str()?.to_owned()));
            let text = told.filter(|_| whim.below(2) == 0).unwrap_or_else(|| "zzz".to_owned());
            let choice = serde_json::json!({ "answer": text }).to_string();
            party.clients[place].answer(decision.id, &choice).await;
        }
        return all_told(party, nows).await;
    }
    assert_eq!(nows[0].awaited, AwaitedLine::House, "{}", nows[0].view);
    match (moment(&nows[0]).as_str(), reader(&nows[0])) {
        ("reading" | "asking", Some(reader)) => party.clients[reader].ask(Ask::Stage(StageAsk::Speak)).await,
        ("judging", Some(reader)) => {
            let mark = if whim.below(2) == 0 { Mark::Accept } else { Mark::Leave };
            party.clients[reader].ask(Ask::Stage(StageAsk::Mark(mark))).await;
        }
        // What only the machine can settle is not the reader's to accept.
        ("attempting", Some(reader)) if whim.below(2) == 0 && !view(&nows[0])["board"]["read"]["kind"].is_object() => {
            party.clients[reader].ask(Ask::Stage(StageAsk::Mark(Mark::Accept))).await;
        }
        ("voting", _) => {
            let view = view(&nows[0]);
            for (seat, people) in (0..).zip(view["moment"]["voting"]["voters"].as_array().unwrap()) {
                for person in people.as_array().unwrap() {
                    let vote = if whim.below(2) == 0 { Vote::Yes } else { Vote::No };
                    let voter = client(&view, seat, person.as_u64().unwrap());
                    party.clients[voter].ask(Ask::Stage(StageAsk::Vote(vote))).await;
                }
            }
        }
        _ => site.time.turn(Duration::from_secs(125)),
    }
    all_told(party, nows).await;
}

#[tokio::test]
async fn a_whole_match_with_readers_marks_votes_and_clocks_is_a_true_record() {
    let site = Site::open().await;
    let mut party = Party::gather(&site, settings(BoxId::QuitteOuDouble, 3)).await;
    let mut nows = party.start().await;
    let mut whim = bots::Whim::new(5);
    while nows[0].awaited != AwaitedLine::Nobody {
        step(&site, &mut party, &mut nows, &mut whim).await;
    }
    let over = party.clients[0].find(|tell| if let Tell::Over(over) = tell { Some(over) } else { None }).await;
    let path = format!("/api/v1/matches/{}", over.id);
    let record: shelf::Record = site.nobody().get(&format!("{path}/record")).await.read();
    shelf::verify(&record).unwrap();
    let every: Replays = site.nobody().get(&format!("{path}/replay?eyes=all")).await.read();
    assert_eq!(every.seats.len(), 3);
    for (now, replay) in nows.iter().zip(&every.seats) {
        assert_eq!(replay.steps.last().unwrap().view.get(), now.view);
    }
}

#[tokio::test]
async fn nobody_but_the_reader_is_sent_the_answer_and_nobody_is_offered_it() {
    let site = Site::open().await;
    let mut party = Party::gather(&site, settings(BoxId::QuitteOuDouble, 3)).await;
    let mut nows = party.start().await;
    let mut whim = bots::Whim::new(9);
    let mut seen = 0;
    for _ in 0..200 {
        let Some(player) = nows.iter().position(|now| !now.decisions.is_empty()) else {
            if nows[0].awaited == AwaitedLine::Nobody {
                break;
            }
            step(&site, &mut party, &mut nows, &mut whim).await;
            continue;
        };
        let decision = nows[player].decisions[0].clone();
        if moment(&nows[player]) == "attempting" {
            seen += 1;
            assert_eq!(decision.count, 0, "examples hold the answer");
            party.clients[player].ask(Ask::Choices { decision: decision.id, from: 0 }).await;
            assert_eq!(party.clients[player].refused().await.why, Why::House(Code::NoSuchChoice));
            party.clients[player].ask(Ask::Pick { decision: decision.id, n: 0 }).await;
            assert_eq!(party.clients[player].refused().await.why, Why::House(Code::NoSuchChoice));
            for (seat, now) in nows.iter().enumerate() {
                let expected = &view(now)["board"]["read"]["expected"];
                assert_eq!(expected.is_string(), reader(now) == Some(seat), "seat {seat}: {expected}");
            }
        }
        step(&site, &mut party, &mut nows, &mut whim).await;
    }
    assert!(seen > 2, "only {seen} questions were asked");
}

#[tokio::test]
async fn only_who_has_a_part_may_act_and_time_ends_what_nobody_ends() {
    let site = Site::open().await;
    let mut party = Party::gather(&site, settings(BoxId::QuitteOuDouble, 3)).await;
    let mut nows = party.start().await;
    let mut whim = bots::Whim::new(2);
    // A question with a person who reads it.
    while !nows.iter().any(|now| now.decisions.first().is_some_and(|open| open.count == 0))
        || reader(&nows[0]).is_none()
    {
        step(&site, &mut party, &mut nows, &mut whim).await;
    }
    let turns = view(&nows[0])["turns"].clone();
    let text = view(&nows[0])["board"]["read"]["open"].clone();
    let reader = reader(&nows[0]).expect("a person reads");
    let player = view(&nows[0])["seat"].as_u64().unwrap() as usize;
    let other = 3 - reader - player;
    for (seat, ask) in [
        (player, StageAsk::Mark(Mark::Accept)),
        (other, StageAsk::Mark(Mark::Fault)),
        (reader, StageAsk::Vote(Vote::Yes)),
        (player, StageAsk::Guess { text: "a".to_owned() }),
        (other, StageAsk::Item { text: "a".to_owned() }),
        (other, StageAsk::Faulty),
    ] {
        party.clients[seat].ask(Ask::Stage(ask)).await;
        assert_eq!(party.clients[seat].refused().await.why, Why::House(Code::NotNow));
    }
    // The player and the reader find the card faulty: it counts for nothing (A27).
    party.clients[player].ask(Ask::Stage(StageAsk::Faulty)).await;
    let stage = party.clients[other].find(|tell| match tell {
        Tell::Stage(stage) if !stage.faulty.is_empty() => Some(stage),
        _ => None,
    });
    assert_eq!(stage.await.step, StageStep::Performing);
    party.clients[reader].ask(Ask::Stage(StageAsk::Faulty)).await;
    all_told(&mut party, &mut nows).await;
    assert_ne!(view(&nows[0])["board"]["read"]["open"], text);
    // From here on nobody does anything, and yet turns go by (A45).
    for _ in 0..30 {
        if view(&nows[0])["turns"] != turns {
            return;
        }
        site.time.turn(Duration::from_secs(125));
        all_told(&mut party, &mut nows).await;
    }
    panic!("nothing happened: {}", nows[0].view);
}

#[tokio::test]
async fn an_absent_seat_is_passed_after_its_time() {
    let site = Site::open().await;
    let mut party = Party::gather(&site, settings(BoxId::QuitteOuDouble, 3)).await;
    let nows = party.start().await;
    let gone = view(&nows[0])["seat"].as_u64().unwrap() as usize;
    drop(party.clients.remove(gone));
    let stays = &mut party.clients[0];
    stays.room(|room| !room.people[gone].here).await;
    site.time.turn(Duration::from_secs(16));
    let now = stays.now().await;
    assert_eq!(view(&now)["seats"][gone]["people"][0]["present"], false, "the rules know who is present");
    // Decisions that are open are played for; when the roll is due again, the table waits and passes (A46).
    let passed = format!("{{\"passed\":{{\"seat\":{gone}}}}}");
    for _ in 0..100 {
        site.time.turn(Duration::from_secs(125));
        stays.now().await;
        if stays.frames.last().unwrap().contains(&passed) {
            return;
        }
    }
    panic!("the absent seat was never passed");
}

/// A40: the minutes of a match run while people are there, and a restart does not give them back.
#[tokio::test]
async fn the_minutes_of_a_match_survive_a_restart_and_wait_for_an_empty_room() {
    let mut site = Site::open().await;
    let mut by_minutes = settings(BoxId::QuitteOuDouble, 3);
    by_minutes.options.insert("end-mode".to_owned(), engine::Value::Word("minutes".to_owned()));
    by_minutes.options.insert("minutes".to_owned(), engine::Value::Number(10));
    let mut party = Party::gather(&site, by_minutes).await;
    party.start().await;
    let minutes = async |site: &Site, party: &mut Party, n: u32| {
        for _ in 0..4 * n {
            site.time.turn(Duration::from_secs(15));
            for client in &mut party.clients {
                client.settle().await;
            }
        }
        view(&party.clients[0].latest())["last_round"].as_bool().unwrap()
    };
    assert!(!minutes(&site, &mut party, 6).await);
    site = site.restart().await;
    party.come_again(&site).await;
    party.clients[0].resync().await;
    // Nobody is there for an hour, and nothing runs.
    party.clients.clear();
    let here = async || {
        let room: Room = party.guests[0].get(&format!("/api/v1/rooms/{}", party.code)).await.read();
        room.people.iter().any(|person| person.here)
    };
    while here().await {
        tokio::task::yield_now().await;
    }
    site.time.turn(Duration::from_secs(3600));
    party.come_again(&site).await;
    party.clients[0].resync().await;
    assert!(!minutes(&site, &mut party, 3).await, "nine minutes have run");
    // A42: in the eleventh everybody knows that this round is the last.
    assert!(minutes(&site, &mut party, 3).await);
    // The rematch has minutes of its own.
    while moment(&party.clients[0].latest()) != "over" {
        minutes(&site, &mut party, 1).await;
    }
    party.start().await;
    assert!(!minutes(&site, &mut party, 9).await);
    assert!(minutes(&site, &mut party, 3).await);
}

#[tokio::test]
async fn while_a_question_is_open_the_player_hears_nothing_from_the_table() {
    let site = Site::open().await;
    let mut party = Party::gather(&site, settings(BoxId::QuitteOuDouble, 4)).await;
    let mut nows = party.start().await;
    let mut whim = bots::Whim::new(4);
    while !nows.iter().any(|now| now.decisions.first().is_some_and(|open| open.count == 0))
        || reader(&nows[0]).is_none()
    {
        step(&site, &mut party, &mut nows, &mut whim).await;
    }
    let player = nows.iter().position(|now| !now.decisions.is_empty()).unwrap();
    let reads = reader(&nows[0]).unwrap();
    let other = (0..4).find(|seat| *seat != player && *seat != reads).unwrap();
    for silent in [player, reads] {
        party.clients[silent].ask(Ask::Chat { text: "psst".to_owned() }).await;
        assert_eq!(party.clients[silent].refused().await.why, Why::House(Code::NotNow));
    }
    party.clients[other].ask(Ask::Chat { text: "it is Paris".to_owned() }).await;
    party.clients[reads].find(|tell| matches!(tell, Tell::Chat(_)).then_some(())).await;
    party.clients[player].settle().await;
    assert!(party.clients[player].frames.iter().all(|frame| !frame.contains("it is Paris")));
    let again = party.guests[player].enter(&party.code).await;
    assert!(again.welcome().chat.is_empty(), "nor by coming again");
    drop(again);
    let site = site.restart().await;
    party.come_again(&site).await;
    assert!(party.clients[player].welcome().chat.is_empty(), "nor by a restart");
    assert_eq!(party.clients[other].welcome().chat.len(), 1);
    for (now, client) in nows.iter_mut().zip(&mut party.clients) {
        *now = client.now().await;
    }
    assert_eq!(reader(&nows[player]), Some(reads), "whoever reads has not left for the others' coming first (A22)");
    // When the level is settled, missed lines appear.
    while party.clients[player].frames.iter().all(|frame| !frame.contains("it is Paris")) {
        step(&site, &mut party, &mut nows, &mut whim).await;
        party.clients[player].settle().await;
    }
}
