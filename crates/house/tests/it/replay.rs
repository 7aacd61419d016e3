//! A finished match again, through the eyes of whoever may look.

use engine::{Luck as _, Seat, Value};
use house::protocol::Ask;
use house::protocol::rest::{MatchLine, MatchState, Matches, Replay, Replays};
use house::protocol::room::Settings;
use shelf::BoxId;

use crate::harness::{Guest, Party, Site, settings};

/// Plays a match to its end, at random.
async fn played(site: &Site, settings: Settings) -> (Party, String) {
    let mut party = Party::gather(site, settings).await;
    let nows = party.start().await;
    let mut whim = bots::Whim::new(5);
    let over = party.play(nows, |count| whim.below(count)).await;
    (party, over.id)
}

/// What a replay tells and shows, to be compared with what came over the socket.
fn story(replay: &Replay) -> (Vec<&str>, &str) {
    let events = replay.steps.iter().flat_map(|step| &step.events).map(|event| event.get());
    (events.collect(), replay.steps.last().expect("something happened").view.get())
}

async fn seen_by(guest: &Guest, id: &str, query: &str) -> Replay {
    guest.get(&format!("/api/v1/matches/{id}/replay{query}")).await.read()
}

#[tokio::test]
async fn a_finished_match_is_seen_again_through_every_seats_eyes() {
    let site = Site::open().await;
    for game in [BoxId::Vabanque, BoxId::Cincinnati, BoxId::BluffYou] {
        let (mut party, id) = played(&site, settings(game, 3)).await;
        // Whoever has the link sees what everybody saw: nothing of these boxes stays hidden.
        let every: Replays = site.nobody().get(&format!("/api/v1/matches/{id}/replay?eyes=all")).await.read();
        assert_eq!(every.seats.len(), 3, "{game}");
        for (seat, replay) in Seat::first(3).zip(&every.seats) {
            assert_eq!(replay.eyes, Some(seat), "{game}");
            let client = &mut party.clients[usize::from(seat.number())];
            client.ask(Ask::Resync).await;
            let live = client.resync().await;
            let account = live.account.iter().map(|event| event.get()).collect();
            assert_eq!(story(replay), (account, live.view.get()), "{game}, seat {seat}");
            let alone = seen_by(&site.nobody(), &id, &format!("?seat={seat}")).await;
            assert_eq!(story(&alone), story(replay), "{game}, seat {seat}");
        }
        assert_eq!(seen_by(&site.nobody(), &id, "").await.eyes, None);
        assert_eq!(site.nobody().get(&format!("/api/v1/matches/{id}/replay?seat=3")).await.status, 404);
    }
}

/// A11: with `sealed`, a card that no pawn came to see stays its owner's secret for ever.
#[tokio::test]
async fn a_sealed_match_shows_each_seat_its_own_cards_and_nobody_elses() {
    let site = Site::open().await;
    let mut sealed = settings(BoxId::Vabanque, 3);
    sealed.options.insert("unrevealed-cards".to_owned(), Value::Word("sealed".to_owned()));
    let (mut party, id) = played(&site, sealed).await;
    let record: shelf::Record = site.nobody().get(&format!("/api/v1/matches/{id}/record")).await.read();
    assert!(shelf::verify(&record).unwrap().sealed > 0, "some card was never seen");
    let public = seen_by(&site.nobody(), &id, "").await;
    let guests = party.guests.clone();
    for (seat, guest) in Seat::first(3).zip(&guests) {
        party.clients[usize::from(seat.number())].ask(Ask::Resync).await;
        let live = party.clients[usize::from(seat.number())].resync().await;
        let every: Replays = guest.get(&format!("/api/v1/matches/{id}/replay?eyes=all")).await.read();
        for (other, replay) in Seat::first(3).zip(&every.seats) {
            let alone = seen_by(guest, &id, &format!("?seat={other}")).await;
            assert_eq!(alone.eyes, Some(seat).filter(|seat| *seat == other));
            assert_eq!((replay.eyes, story(replay)), (alone.eyes, story(&alone)));
            if seat == other {
                let account = live.account.iter().map(|event| event.get()).collect();
                assert_eq!(story(replay), (account, live.view.get()));
                assert_ne!(story(replay), story(&public));
            } else {
                assert_eq!(story(replay), story(&public));
            }
        }
    }
    assert_eq!(seen_by(&site.nobody(), &id, "?seat=0").await.eyes, None);
}

#[tokio::test]
async fn a_match_is_mine_by_its_seats_and_leads_back_to_its_room() {
    let site = Site::open().await;
    let (party, id) = played(&site, settings(BoxId::BluffYou, 2)).await;
    let path = format!("/api/v1/matches/{id}");
    for (seat, guest) in Seat::first(2).zip(&party.guests) {
        let Matches { matches } = guest.get("/api/v1/matches").await.read();
        assert_eq!((matches[0].id.as_str(), matches[0].mine.as_slice()), (id.as_str(), [seat].as_slice()));
        let line: MatchLine = guest.get(&path).await.read();
        assert_eq!((line.state, line.mine), (MatchState::Finished, vec![seat]));
        assert_eq!(line.room.as_deref(), Some(party.code.as_str()));
    }
    // The link of a replay goes round; it invites nobody into the room.
    let line: MatchLine = site.guest("Chloé").await.get(&path).await.read();
    assert_eq!((line.mine, line.room), (Vec::new(), None));

    let (code, anne) = (party.code.clone(), party.guests[0].clone());
    drop(party);
    site.rest().await;
    site.time.turn(std::time::Duration::from_secs(400 * 24 * 3600));
    site.house.sweep().await.unwrap();
    assert_eq!(anne.get(&format!("/api/v1/rooms/{code}")).await.status, 404, "the room is swept");
    let line: MatchLine = anne.get(&path).await.read();
    assert_eq!((line.mine, line.room), (vec![Seat::new(0).unwrap()], None), "the match stays");
}
