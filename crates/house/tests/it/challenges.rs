//! Quitte ou Double: challenges with an ally, and what ends them.

use std::time::Duration;

use house::protocol::stage::StageLineKind;
use house::protocol::{Code, Tell, Why};
use quitte_ou_double::deck::{Answer, Kind};

use crate::at::{At, clue, guess, item};
use crate::harness::Client;
use crate::stage::{moment, view};

/// 7.1, N13, R34: clues without the forbidden words, guesses once a second, and the first right one pays both.
#[tokio::test]
async fn a_word_is_described_and_guessed() {
    let mut at = At::challenge(Kind::Describe).await;
    let red = at.task.red.clone().unwrap();
    let (player, ally, other) = (at.player, at.ally, at.other);
    assert_eq!(at.refused(player, clue(&red.words)).await, Why::House(Code::BadLine));
    assert_eq!(at.refused(player, clue(&red.forbidden[0])).await, Why::House(Code::BadLine));
    assert_eq!(at.refused(player, clue(&"oh ".repeat(13))).await, Why::House(Code::BadLine));
    assert_eq!(at.refused(ally, clue("zzz")).await, Why::House(Code::NotNow));
    assert_eq!(at.refused(player, guess(&red.words)).await, Why::House(Code::NotNow));
    assert_eq!(at.refused(other, guess(&red.words)).await, Why::House(Code::NotNow));
    assert_eq!(at.refused(player, item("zzz")).await, Why::House(Code::NotNow), "it is no list");

    at.act(player, clue("zzz")).await;
    at.act(ally, guess("brrr")).await;
    let lines = at.lines(2).await;
    let told: Vec<(StageLineKind, &str, bool)> =
        lines.iter().map(|line| (line.kind, line.text.as_str(), line.right)).collect();
    assert_eq!(told, [(StageLineKind::Clue, "zzz", false), (StageLineKind::Guess, "brrr", false)]);
    assert_eq!(at.refused(ally, guess(&red.words)).await, Why::House(Code::TooFast), "one guess a second");
    for seat in [ally, other] {
        let frames = &at.party.clients[seat].frames;
        assert!(frames.iter().all(|frame| !frame.contains(&*red.words)), "the red words are not sent to {seat}");
    }

    at.site.time.turn(Duration::from_secs(1));
    at.act(ally, guess(&red.words)).await;
    at.all_told().await;
    assert_eq!(moment(&at.nows[0]), "asking");
    assert_eq!((at.purse(player), at.purse(ally)), (90_000, 110_000), "the ally is paid at once (A25)");
    assert_eq!(view(&at.nows[other])["board"]["read"]["expected"].as_str(), Some(&*red.words), "A21");
}

/// 7.1, N12: the player and the ally name things together; nothing counts twice.
#[tokio::test]
async fn a_list_is_named_by_two() {
    let mut at = At::challenge(Kind::List).await;
    let Answer::List { items, need } = at.task.answer.clone() else { panic!("a list has items") };
    let words: Vec<String> = items.iter().map(|item| item.accepted().next().unwrap().to_owned()).collect();
    let need = usize::from(need);
    let (player, ally, other) = (at.player, at.ally, at.other);
    assert_eq!(at.refused(other, item(&words[0])).await, Why::House(Code::NotNow));
    at.act(player, item(&words[0])).await;
    at.act(ally, item(&words[0])).await;
    at.act(ally, item("zzz")).await;
    let right: Vec<(u8, bool)> = at.lines(3).await.iter().map(|line| (line.seat.number(), line.right)).collect();
    assert_eq!(right, [(player as u8, true), (ally as u8, false), (ally as u8, false)], "named once is enough");
    for (n, word) in words[1..need].iter().enumerate() {
        at.act(if n % 2 == 0 { ally } else { player }, item(word)).await;
    }
    at.all_told().await;
    assert_eq!(moment(&at.nows[0]), "asking");
    assert_eq!(at.purse(ally), 110_000);
}

/// A27: the ally has left for 30 seconds: the player chooses again, with a fresh clock.
#[tokio::test]
async fn an_ally_who_is_lost_is_replaced() {
    let mut at = At::challenge(Kind::Describe).await;
    let mut clients: Vec<Option<Client>> = at.party.clients.drain(..).map(Some).collect();
    drop(clients[at.ally].take());
    let player = clients[at.player].as_mut().unwrap();
    player.room(|room| !room.people[at.ally].here).await;
    at.site.time.turn(Duration::from_secs(16));
    let now = player.now().await;
    assert_eq!(view(&now)["seats"][at.ally]["people"][0]["present"], false);
    assert_eq!(moment(&now), "attempting", "half a minute is not over");
    at.site.time.turn(Duration::from_secs(15));
    let now = player.now().await;
    assert!(player.frames.last().unwrap().contains("ally-lost"), "{}", player.frames.last().unwrap());
    // One ally is left, so nobody is asked (A49), and the clock is full again.
    assert_eq!(moment(&now), "attempting");
    assert_eq!(view(&now)["board"]["ally"]["seat"], at.other as u64);
    let time = view(&now)["board"]["read"]["time_s"].as_u64().unwrap();
    let left = player.find(|tell| if let Tell::Stage(stage) = tell { stage.left_ms } else { None }).await;
    assert_eq!(u64::from(left), time * 1000);
}

/// 7.4: the clock ends what nobody has ended, and the pot goes to the jackpot.
#[tokio::test]
async fn a_challenge_fails_by_the_clock() {
    let mut at = At::challenge(Kind::Describe).await;
    let time = view(&at.nows[0])["board"]["read"]["time_s"].as_u64().unwrap();
    at.site.time.turn(Duration::from_secs(time));
    at.all_told().await;
    // The player may still appeal; he lets it be.
    assert_eq!(moment(&at.nows[0]), "contesting");
    assert_eq!(view(&at.nows[0])["verdict"]["source"], "clock");
    at.site.time.turn(Duration::from_secs(15));
    at.all_told().await;
    assert_eq!(view(&at.nows[0])["last"]["end"], "failed");
    let lost = r#"{"paid":{"from":"pot","to":"jackpot","amount":20000}}"#;
    let told = at.party.clients[at.other].frames.last().unwrap();
    assert!(told.contains(lost), "{told}");
}
