//! Nothing in the bytes tells what one may not know: two matches that differ only in what a viewer may not know send
//! that viewer the same frames, of the same sizes, in the same order.

use std::collections::HashMap;

use engine::{Awaited, By, Seat, Secret, Viewer};
use house::protocol::Ask;
use house::protocol::stage::StageAsk;
use shelf::{BoxId, Charter, Face};

use crate::fate;
use crate::harness::{Client, Party, Site, settings};
use crate::stage::STAKE;

/// How two matches come to differ in what seat 1 and the public may not know.
struct Twins {
    game: BoxId,
    seats: u8,
    acts: &'static [Act],
}

/// What happens in both matches; of a pair, the one in the first and the other in the second.
enum Act {
    /// Whoever is asked takes the first choice, until everybody sees this.
    Until(&'static str),
    /// Everybody sees this now: luck has brought it.
    Given(&'static str),
    /// Whoever is asked first answers.
    Answer([&'static str; 2]),
    /// Quitte ou Double: everybody sees this of a card that is not read out, and seat 1 is not its reader.
    Unread(&'static str),
    /// Quitte ou Double: so many seats to the player's right, somebody does something around the task.
    Stage(u8, [&'static str; 2]),
}

/// A9: which card lies face down.
#[tokio::test]
async fn vabanque_a_card_laid_face_down() {
    const KINDS: [&str; 2] = [r#"{"card":{"kind":"trap","table":1}}"#, r#"{"card":{"kind":"bluff","table":1}}"#];
    let acts = &[Act::Until(r#""moment":{"cards""#), Act::Answer(KINDS)];
    same_frames(Twins { game: BoxId::Vabanque, seats: 3, acts }).await;
}

/// What others rolled.
#[tokio::test]
async fn cincinnati_the_dice_of_others() {
    let acts = &[Act::Until(r#""moment":{"choosing""#)];
    same_frames(Twins { game: BoxId::Cincinnati, seats: 3, acts }).await;
}

/// Which table somebody chose while not all have.
#[tokio::test]
async fn cincinnati_a_sealed_table() {
    let acts = &[Act::Until(r#""moment":{"choosing""#), Act::Answer([r#"{"table":"a"}"#, r#"{"table":"c"}"#])];
    same_frames(Twins { game: BoxId::Cincinnati, seats: 3, acts }).await;
}

/// What lies under the Bluffer's cup.
#[tokio::test]
async fn bluff_you_the_dice_under_the_cup() {
    let acts = &[Act::Until(r#""moment":{"answering""#)];
    same_frames(Twins { game: BoxId::BluffYou, seats: 3, acts }).await;
}

/// A30: which way a voter voted.
#[tokio::test]
async fn quitte_ou_double_a_sealed_vote() {
    let acts = &[
        Act::Until(r#""moment":"attempting""#),
        Act::Given(r#""kind":{"question""#),
        Act::Answer([r#"{"answer":"zzz"}"#; 2]),
        Act::Stage(3, [r#"{"mark":"leave"}"#; 2]),
        Act::Answer([r#"{"contest":"appeal"}"#; 2]),
        Act::Stage(2, [r#"{"vote":"yes"}"#, r#"{"vote":"no"}"#]),
    ];
    same_frames(Twins { game: BoxId::QuitteOuDouble, seats: 4, acts }).await;
}

/// 7.2: what is on a card that the reader has before him.
#[tokio::test]
async fn quitte_ou_double_a_card_that_is_not_read_out() {
    let acts = &[Act::Until(r#""moment":{"staking""#), Act::Answer([STAKE; 2]), Act::Unread(r#""kind":"arithmetic""#)];
    same_frames(Twins { game: BoxId::QuitteOuDouble, seats: 4, acts }).await;
}

/// Section 4: what luck made of a skill task, which is the player's alone.
#[tokio::test]
async fn quitte_ou_double_the_grid_that_only_the_player_sees() {
    let acts = &[Act::Until(r#""moment":"attempting""#), Act::Given(r#""kind":{"skill":"memory-grid""#)];
    same_frames(Twins { game: BoxId::QuitteOuDouble, seats: 4, acts }).await;
}

/// Plays both in the same house and compares, frame by frame, what was sent to seat 1 and to a watcher.
async fn same_frames(twins: Twins) {
    let site = Site::open().await;
    let mut parties = Vec::new();
    for _ in 0..2 {
        parties.push(Party::gather(&site, settings(twins.game, twins.seats)).await);
    }
    let site = fate::commit(site, &mut parties, |charters| twins.lucks(charters)).await;
    let mut seen = Vec::new();
    for (which, party) in parties.into_iter().enumerate() {
        let watcher = site.guest("Zoé").await.enter(&party.code).await;
        let mut room = Room { party, watcher };
        room.party.give_entropy().await;
        for act in twins.acts {
            room.settle().await;
            room.plays(act, which).await;
        }
        room.settle().await;
        seen.push([sent(&room.party.clients[1], &room.party), sent(&room.watcher, &room.party)]);
    }
    for (frame, twin) in seen[0].iter().flatten().zip(seen[1].iter().flatten()) {
        assert_eq!(frame, twin);
    }
    assert_eq!(seen[0].each_ref().map(Vec::len), seen[1].each_ref().map(Vec::len));
}

/// What a client was sent since the match began, with the ids that differ from room to room levelled.
fn sent(client: &Client, party: &Party) -> Vec<String> {
    let since = client.frames.iter().position(|frame| frame.starts_with("{\"resync\"")).unwrap();
    let frames = client.frames[since..].iter();
    let id = client.frames[since].split("\"id\":\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    frames.map(|frame| frame.replace(&id, "m-0").replace(&party.code, "AAAAAA")).collect()
}

impl Twins {
    /// Luck for both matches that seat 1 and the public cannot tell apart, while somebody else can, if it is luck that
    /// makes the difference.
    fn lucks(&self, charters: &[Charter]) -> Vec<Secret> {
        let by_luck = self.acts.iter().all(|act| match act {
            Act::Until(_) | Act::Given(_) | Act::Unread(_) => true,
            Act::Answer([one, other]) | Act::Stage(_, [one, other]) => one == other,
        });
        let mut known: [HashMap<String, (Secret, String)>; 2] = Default::default();
        for (first, second) in fate::candidates(&charters[0]).zip(fate::candidates(&charters[1])) {
            for (which, charter) in [first, second].into_iter().enumerate() {
                let Some(face) = self.played(&charter, which) else { continue };
                let told = |viewer| fate::told(&charter, face.as_ref(), viewer);
                let knows = |viewer| told(viewer) + &self.seen(face.as_ref(), viewer);
                let blind = knows(Viewer::Public) + &knows(Viewer::Seat(BLIND));
                let whole: String = Seat::first(self.seats).map(|seat| knows(Viewer::Seat(seat))).collect();
                if let Some((secret, others)) = known[1 - which].get(&blind)
                    && (!by_luck || *others != whole)
                {
                    return if which == 0 { vec![charter.secret, *secret] } else { vec![*secret, charter.secret] };
                }
                known[which].insert(blind, (charter.secret, whole));
            }
        }
        panic!("no two such matches were found");
    }

    /// What this viewer sees at the end.
    fn seen(&self, face: &dyn Face, viewer: Viewer) -> String {
        match (self.acts.last(), face.quitte_ou_double()) {
            (Some(Act::Unread(_)), Some(play)) => {
                serde_json::to_string(&play.game().view_unspoken(play.state(), viewer)).unwrap()
            }
            _ => face.view(viewer).get().to_owned(),
        }
    }

    /// The match after its acts, as far as they are the rules' business; nothing where luck does not bring them about.
    fn played(&self, charter: &Charter, which: usize) -> Option<Box<dyn Face>> {
        let mut face = fate::open(charter);
        for act in self.acts {
            let sees = |face: &dyn Face, what: &str| face.view(Viewer::Public).get().contains(what);
            match act {
                Act::Until(what) => {
                    while !sees(face.as_ref(), what) {
                        let choice = face.nth(asked(face.as_ref())?, 0);
                        play(face.as_mut(), choice.get())?;
                    }
                }
                Act::Given(what) => sees(face.as_ref(), what).then_some(())?,
                Act::Unread(what) => (sees(face.as_ref(), what) && reader(face.as_ref())? != BLIND).then_some(())?,
                Act::Answer(pair) => {
                    // Whoever answers differently is not the one who must not know.
                    (pair[0] == pair[1] || asked(face.as_ref())? != BLIND).then_some(())?;
                    play(face.as_mut(), pair[which])?;
                }
                Act::Stage(..) => return (player(face.view(Viewer::Public).get()) == 0).then_some(face),
            }
        }
        Some(face)
    }
}

/// The seat that must not know.
const BLIND: Seat = Seat::new(1).unwrap();

fn asked(face: &dyn Face) -> Option<Seat> {
    match face.awaited() {
        Awaited::Seats(seats) => seats.lowest(),
        Awaited::Luck | Awaited::House | Awaited::Nobody => None,
    }
}

fn play(face: &mut dyn Face, choice: &str) -> Option<()> {
    face.play(asked(face)?, choice, By::Owner).ok()?;
    fate::draw(face);
    Some(())
}

/// Quitte ou Double: whose turn it is.
fn player(view: &str) -> u8 {
    let view: serde_json::Value = serde_json::from_str(view).unwrap();
    view["seat"].as_u64().unwrap() as u8
}

/// Quitte ou Double: who reads.
fn reader(face: &dyn Face) -> Option<Seat> {
    Some(face.quitte_ou_double()?.view(Viewer::Public).board?.reader?.seat)
}

/// A room with its people and somebody who looks on.
struct Room {
    party: Party,
    watcher: Client,
}

impl Room {
    async fn plays(&mut self, act: &Act, which: usize) {
        match act {
            Act::Until(what) => {
                while !self.watcher.latest().view.contains(what) {
                    if self.watcher.latest().view.contains(r#""moment":"reading""#) {
                        self.speaks().await;
                        continue;
                    }
                    let (client, decision) = self.asked();
                    client.ask(Ask::Pick { decision, n: 0 }).await;
                    client.settle().await;
                    self.settle().await;
                }
            }
            Act::Given(what) | Act::Unread(what) => assert!(self.watcher.latest().view.contains(what)),
            Act::Answer(pair) => {
                let (client, decision) = self.asked();
                client.answer(decision, pair[which]).await;
                client.settle().await;
            }
            Act::Stage(right, pair) => {
                let ask: StageAsk = serde_json::from_str(pair[which]).unwrap();
                let seat = usize::from(player(&self.watcher.latest().view) + right) % self.party.clients.len();
                self.party.clients[seat].ask(Ask::Stage(ask)).await;
                self.party.clients[seat].settle().await;
            }
        }
    }

    /// Quitte ou Double: the reader, to the player's left, reads out.
    async fn speaks(&mut self) {
        let n = self.party.clients.len();
        let reader = (usize::from(player(&self.watcher.latest().view)) + n - 1) % n;
        self.party.clients[reader].ask(Ask::Stage(StageAsk::Speak)).await;
        self.party.clients[reader].settle().await;
        self.settle().await;
    }

    /// Whoever is asked first, and what.
    fn asked(&mut self) -> (&mut Client, u32) {
        let open = |client: &mut Client| client.latest().decisions.first().map(|decision| decision.id);
        let mut clients = self.party.clients.iter_mut();
        clients.find_map(|client| open(client).map(|decision| (client, decision))).expect("somebody is asked")
    }

    async fn settle(&mut self) {
        for client in &mut self.party.clients {
            client.settle().await;
        }
        self.watcher.settle().await;
    }
}
