//! Quitte ou Double: the house falls in the middle of a scene, and everything that was acknowledged is still there.

use house::protocol::stage::{Mark, StageAsk, StageLineKind, StageStep, StageTell, Vote};
use house::protocol::{Code, Why};
use house::store::Store as _;
use quitte_ou_double::deck::{Answer, Kind};

use crate::at::{At, clue, guess, item, stage_of};
use crate::stage::{moment, view};

/// The house falls, and everybody comes again to a stage that is as it was.
async fn falls(at: At, before: &StageTell) -> At {
    let mut at = at.falls().await;
    for client in &mut at.party.clients {
        // Nobody pays for the fall with the time of the scene: its clock is full again.
        assert_eq!(stage_of(client, |_| true).await, *before);
    }
    at
}

/// A30: a vote that was acknowledged counts, stays sealed, and is not given twice.
#[tokio::test]
async fn half_the_votes_survive_the_fall_of_the_house() {
    let mut at = At::question().await;
    let (player, ally, other, reader) = (at.player, at.ally, at.other, at.reader);
    at.answer(r#"{"answer":"zzz"}"#).await;
    at.act(reader, StageAsk::Mark(Mark::Leave)).await;
    at.all_told().await;
    at.answer(r#"{"contest":"appeal"}"#).await;
    at.act(ally, StageAsk::Vote(Vote::No)).await;
    let before = at.stage(|stage| matches!(stage.step, StageStep::Voting { cast: 1, .. })).await;

    let mut at = falls(at, &before).await;
    assert_eq!(moment(&at.nows[player]), "voting");
    for client in &mut at.party.clients {
        client.settle().await;
        assert!(client.frames.iter().all(|frame| !frame.contains(r#""no""#)), "nobody is told which way");
    }
    assert_eq!(at.refused(ally, StageAsk::Vote(Vote::Yes)).await, Why::House(Code::NotNow), "one vote each");
    at.act(other, StageAsk::Vote(Vote::Yes)).await;
    at.act(reader, StageAsk::Vote(Vote::No)).await;
    at.all_told().await;
    assert_eq!(view(&at.nows[0])["verdict"]["source"]["appeal"], serde_json::json!({ "yes": 1, "no": 2 }));
}

/// 7.1, A27: clues, guesses and a voice against the card come back, and the record has none of them.
#[tokio::test]
async fn typed_lines_survive_the_fall_of_the_house() {
    let mut at = At::challenge(Kind::Describe).await;
    let (player, ally) = (at.player, at.ally);
    at.act(player, clue("zzz")).await;
    at.lines(1).await;
    at.act(ally, guess("brrr")).await;
    at.lines(2).await;
    at.act(player, StageAsk::Faulty).await;
    let before = at.stage(|stage| !stage.faulty.is_empty()).await;
    let texts: Vec<(StageLineKind, &str)> = before.lines.iter().map(|line| (line.kind, line.text.as_str())).collect();
    assert_eq!(texts, [(StageLineKind::Clue, "zzz"), (StageLineKind::Guess, "brrr")]);

    let mut at = falls(at, &before).await;
    assert_eq!(at.refused(player, StageAsk::Faulty).await, Why::House(Code::NotNow), "it was said");
    let red = at.task.red.clone().unwrap();
    at.act(ally, guess(&red.words)).await;
    at.all_told().await;
    assert_eq!(moment(&at.nows[0]), "asking");
    let id = at.party.clients[0].match_id();
    let looked = at.site.restart_after(async |store| {
        let entries = store.load_match(id).await.unwrap().unwrap().entries.concat();
        for said in ["zzz", "brrr", &red.words] {
            assert!(!entries.contains(said), "{said} in {entries}");
        }
    });
    looked.await;
}

/// N12: what was named before the fall is named.
#[tokio::test]
async fn a_list_goes_on_where_it_was() {
    let mut at = At::challenge(Kind::List).await;
    let Answer::List { items, need } = at.task.answer.clone() else { panic!("a list has items") };
    let words: Vec<String> = items.iter().map(|item| item.accepted().next().unwrap().to_owned()).collect();
    let (player, ally) = (at.player, at.ally);
    at.act(player, item(&words[0])).await;
    let before = at.stage(|stage| stage.lines.len() == 1).await;
    let mut at = falls(at, &before).await;
    at.act(ally, item(&words[0])).await;
    assert!(!at.lines(2).await[1].right, "it is named already");
    for word in &words[1..need.into()] {
        at.act(player, item(word)).await;
    }
    at.all_told().await;
    assert_eq!(moment(&at.nows[0]), "asking");
}
