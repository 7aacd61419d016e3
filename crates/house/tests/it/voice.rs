//! Quitte ou Double: a person reads (7.2). Until then the text is his alone, and nobody can answer.

use std::time::Duration;

use engine::Seat;
use house::protocol::stage::{StageAsk, StageStep};
use house::protocol::tell::AwaitedLine;
use house::protocol::{Ask, Code, HostAsk, Why};
use quitte_ou_double::deck::Kind;
use serde_json::Value;
use shelf::BoxId;

use crate::at::{At, guess, stage_of};
use crate::harness::{Now, Site, settings};
use crate::stage::{STAKE, moment, view};

const NOT_NOW: Why = Why::House(Code::NotNow);

/// What is on the card, as it stands in frames.
fn secrets(at: &At) -> Vec<String> {
    let red = at.task.red.iter().map(|red| &red.words);
    red.chain([&at.task.open]).map(|text| serde_json::to_string(&**text).unwrap()).collect()
}

/// The seats to which some of it was sent.
fn told(at: &At, secret: &str) -> Vec<usize> {
    let heard = |seat: &usize| at.party.clients[*seat].frames.iter().any(|frame| frame.contains(secret));
    (0..at.party.clients.len()).filter(heard).collect()
}

fn time_ms(now: &Now) -> u32 {
    view(now)["board"]["read"]["time_s"].as_u64().unwrap() as u32 * 1000
}

#[tokio::test]
async fn a_card_is_the_readers_alone_until_he_reads_it_out() {
    let mut at = At::unread(|kind| kind == Kind::Describe).await;
    let (player, ally, reader) = (at.player, at.ally, at.reader);
    for (seat, now) in at.nows.iter().enumerate() {
        let seen = view(now);
        assert_eq!(seen["moment"], "reading");
        assert_eq!(seen["board"]["unread"]["kind"], "describe", "the kind and the category appear to all");
        assert_eq!(seen["board"]["read"] == Value::Null, seat != reader);
        assert_eq!((&seen["offer"], now.decisions.len()), (&Value::Null, 0));
        assert_eq!(now.awaited, AwaitedLine::House);
    }
    assert!(view(&at.nows[reader])["board"]["read"]["expected"].is_string());
    for secret in secrets(&at) {
        assert_eq!(told(&at, &secret), [reader], "{secret}");
    }
    for seat in [player, ally] {
        assert_eq!(at.refused(seat, StageAsk::Speak).await, NOT_NOW);
        assert_eq!(at.refused(seat, StageAsk::Faulty).await, NOT_NOW);
        assert_eq!(at.refused(seat, guess("zzz")).await, NOT_NOW);
    }

    at.speak().await;
    assert_eq!(at.refused(reader, StageAsk::Speak).await, NOT_NOW, "it is said");
    assert_eq!(moment(&at.nows[0]), "approaching");
    assert_eq!(at.nows[player].decisions.len(), 1);
    let [red, open] = secrets(&at).try_into().unwrap();
    assert_eq!(told(&at, &open), [0, 1, 2, 3]);
    let mut whispered = [player, reader];
    whispered.sort_unstable();
    assert_eq!(told(&at, &red), whispered, "R32");
}

/// A decision that the rules have opened is not answered before the text is read, by whatever number.
#[tokio::test]
async fn nobody_answers_what_is_not_read_out() {
    let mut at = At::unread(|kind| matches!(kind, Kind::Question(_))).await;
    let player = &mut at.party.clients[at.player];
    let decision = 2; // The first was the stake.
    player.answer(decision, r#"{"answer":"zzz"}"#).await;
    assert_eq!(player.refused().await.why, NOT_NOW);
    player.ask(Ask::Choices { decision, from: 0 }).await;
    assert_eq!(player.refused().await.why, NOT_NOW);
    at.speak().await;
    assert_eq!(moment(&at.nows[0]), "attempting");
    // 7.5: the clock of the task starts now.
    assert_eq!(at.nows[at.player].decisions[0].id, decision);
    let left = at.stage(|stage| stage.step == StageStep::Performing).await.left_ms;
    assert_eq!(left, Some(time_ms(&at.nows[at.player])));
}

/// 7.5: ten seconds, then the house does it.
#[tokio::test]
async fn the_house_reads_for_a_reader_who_does_not() {
    let mut at = At::unread(|kind| matches!(kind, Kind::Question(_))).await;
    let left = at.stage(|stage| stage.step == StageStep::Speaking).await.left_ms;
    assert_eq!(left, Some(10_000));
    at.site.time.turn(Duration::from_secs(10));
    at.all_told().await;
    assert_eq!(moment(&at.nows[0]), "attempting");
    // After a success it asks for him, too.
    let expected = view(&at.nows[at.reader])["board"]["read"]["expected"].clone();
    at.answer(&serde_json::json!({ "answer": expected }).to_string()).await;
    assert_eq!(moment(&at.nows[0]), "asking");
    assert_eq!(view(&at.nows[at.other])["board"]["read"]["expected"], expected, "A21: the level is settled");
    assert!(at.nows[at.player].decisions.is_empty());
    at.site.time.turn(Duration::from_secs(10));
    at.all_told().await;
    assert_eq!((moment(&at.nows[0]).as_str(), at.nows[at.player].decisions.len()), ("doubling", 1));
    // The next level is the reader's alone again.
    at.answer(r#"{"double":"double"}"#).await;
    assert_eq!(view(&at.nows[at.other])["board"]["read"], Value::Null);
    at.speak().await;
    assert_eq!(moment(&at.nows[at.other]), "attempting");
}

/// A22: a reader who has left reads nothing; the house reads at once, and the player has the whole time.
#[tokio::test]
async fn the_house_reads_for_a_reader_who_has_left() {
    let mut at = At::staking(|kind| matches!(kind, Kind::Question(_))).await;
    at.party.clients[at.reader].socket.close(None).await.unwrap();
    let player = &mut at.party.clients[at.player];
    player.room(|room| !room.people[at.reader].here).await;
    at.site.time.turn(Duration::from_secs(14));
    player.answer(at.nows[at.player].decisions[0].id, STAKE).await;
    assert_eq!(moment(&player.now().await), "reading");
    at.site.time.turn(Duration::from_secs(1));
    let now = player.now().await;
    assert_eq!(moment(&now), "attempting", "after fifteen seconds he is absent (A46)");
    let left = stage_of(player, |stage| stage.step == StageStep::Performing).await.left_ms;
    assert_eq!(left, Some(time_ms(&now)));
}

/// Pass-and-play: nobody reads to himself or votes for himself, so the house reads and there is no appeal.
#[tokio::test]
async fn the_house_reads_where_all_sit_at_one_device() {
    let site = Site::open().await;
    let host = site.guest("Anne").await;
    let code = host.open_room(settings(BoxId::QuitteOuDouble, 2), None).await;
    let mut device = host.enter(&code).await;
    device.ask(Ask::Sit { chair: 1, name: Some("Basile".to_owned()), category: None }).await;
    device.room(|room| room.chairs[1].name == "Basile").await;
    device.host(HostAsk::Start).await;
    for seat in Seat::first(2) {
        device.ask(Ask::Entropy { seat, hex: String::new() }).await;
    }
    let mut now = device.now().await;
    let mut failures = 0;
    while failures < 3 {
        let seen = view(&now);
        let asked = if let AwaitedLine::Seats(seats) = &now.awaited { seats.lowest() } else { None };
        let Some(seat) = asked else { panic!("somebody is waited for who is not there: {}", now.view) };
        device.ask(Ask::Eyes { seat: Some(seat) }).await;
        now = device.now().await;
        let decision = now.decisions[0].clone();
        match decision.count {
            0 => {
                assert_eq!(seen["board"]["reader"], Value::Null);
                assert!(seen["board"]["read"]["open"].is_string(), "the text is there at once");
                device.answer(decision.id, r#"{"answer":"zzz"}"#).await;
                failures += 1;
            }
            _ => device.ask(Ask::Pick { decision: decision.id, n: 0 }).await,
        }
        now = device.now().await;
        assert_ne!(moment(&now), "judging", "no mark is waited for");
        assert_eq!(view(&now)["offer"]["contest"]["appeal"], Value::Null, "nor a vote");
    }
}

/// What was shown stays shown, and what was not stays hidden, if the house falls.
#[tokio::test]
async fn the_fall_of_the_house_reads_nothing_out_and_takes_nothing_back() {
    let mut at = At::unread(|kind| kind == Kind::Describe).await.falls().await;
    assert_eq!(moment(&at.nows[0]), "reading");
    for secret in secrets(&at) {
        assert_eq!(told(&at, &secret), [at.reader], "{secret}");
    }
    at.speak().await;
    let mut at = at.falls().await;
    assert_eq!(moment(&at.nows[0]), "approaching");
    assert_eq!(at.refused(at.reader, StageAsk::Speak).await, NOT_NOW);
}
