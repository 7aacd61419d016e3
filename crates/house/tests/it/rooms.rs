//! Gathering: rooms, chairs, hosts, watchers, screens.

use house::protocol::ask::Phrase;
use house::protocol::rest::{Lobby, Problem};
use house::protocol::room::{Phase, Room, Said, Sitter, Visibility, Watching};
use house::protocol::{Ask, ByeReason, Code, HostAsk, Tell, Why};
use shelf::BoxId;

use crate::harness::{Client, Party, Site, settings};

fn sit(chair: u8) -> Ask {
    Ask::Sit { chair, name: None, category: None }
}

#[track_caller]
fn assert_house(why: &Why, code: Code) {
    assert_eq!(*why, Why::House(code));
}

async fn refusal(client: &mut Client, ask: Ask) -> Why {
    client.ask(ask).await;
    client.refused().await.why
}

#[tokio::test]
async fn people_join_by_code_take_change_and_leave_chairs() {
    let site = Site::open().await;
    let host = site.guest("Anne").await;
    let code = host.open_room(settings(BoxId::BluffYou, 4), None).await;
    let mut anne = host.enter(&code).await;
    assert_eq!(anne.welcome().room.chairs[0].name, "Anne");
    let guest = site.guest("Basile").await;
    // As people type it.
    let mut basile = guest.enter(&code.to_lowercase()).await;
    anne.room(|room| room.people.len() == 2).await;
    basile.ask(sit(2)).await;
    basile.room(|room| room.chairs[2].name == "Basile").await;
    basile.ask(sit(3)).await;
    let room = anne.room(|room| room.chairs[3].name == "Basile").await;
    assert_eq!(room.chairs[2].sitter, Sitter::Nobody, "he has changed his chair");
    assert_house(&refusal(&mut basile, sit(0)).await, Code::ChairTaken);
    assert_house(&refusal(&mut basile, sit(4)).await, Code::NoSuchChair);
    assert_house(&refusal(&mut basile, Ask::Stand { chair: 0 }).await, Code::NotYourChair);
    basile.ask(Ask::Stand { chair: 3 }).await;
    anne.room(|room| room.chairs[3].sitter == Sitter::Nobody).await;
    basile.ask(Ask::Name { name: "  Basile   le Grand ".to_owned() }).await;
    anne.room(|room| room.people[1].name == "Basile le Grand").await;
    assert_house(&refusal(&mut basile, Ask::Name { name: "\u{202e}".to_owned() }).await, Code::BadName);
}

#[tokio::test]
async fn the_host_fills_empties_mutes_hands_over_and_puts_out() {
    let site = Site::open().await;
    let mut party = Party::gather(&site, settings(BoxId::BluffYou, 3)).await;
    let [anne, basile, chloe] = &mut party.clients[..] else { unreachable!() };
    let basile_number = basile.number();
    assert_house(&refusal(basile, Ask::Host(HostAsk::Start)).await, Code::NotHost);
    anne.host(HostAsk::Empty { chair: 2 }).await;
    anne.host(HostAsk::Bot { chair: 2, level: "any".to_owned() }).await;
    let room = anne.room(|room| matches!(room.chairs[2].sitter, Sitter::Bot(_))).await;
    assert!(!room.chairs[2].name.is_empty(), "a bot has a name");
    assert_house(&refusal(anne, Ask::Host(HostAsk::Bot { chair: 1, level: "any".to_owned() })).await, Code::ChairTaken);
    let unknown = HostAsk::Bot { chair: 2, level: "genius".to_owned() };
    assert_house(&refusal(anne, Ask::Host(unknown)).await, Code::NoSuchLevel);

    chloe.ask(Ask::Phrase { phrase: Phrase::Hello }).await;
    let line = basile.find(|tell| if let Tell::Chat(line) = tell { Some(line) } else { None }).await;
    assert_eq!((line.name.as_str(), line.said), ("Chloé", Said::Phrase(Phrase::Hello)));
    let number = chloe.number();
    anne.host(HostAsk::Mute { person: number, muted: true }).await;
    chloe.room(|room| room.people.iter().any(|person| person.muted)).await;
    assert_house(&refusal(chloe, Ask::Chat { text: "hello?".to_owned() }).await, Code::Muted);

    anne.host(HostAsk::Remove { person: number }).await;
    assert!(matches!(chloe.find(bye).await, ByeReason::Removed));
    let refused = party.guests[2].socket(&format!("/api/v1/rooms/{}/socket", party.code)).await;
    assert_eq!(refused.err(), Some(403), "whoever was put out does not come back");

    let [anne, basile, _] = &mut party.clients[..] else { unreachable!() };
    anne.host(HostAsk::HandOver { person: basile_number }).await;
    basile.room(|room| room.host == basile_number).await;
    assert_house(&refusal(anne, Ask::Host(HostAsk::Start)).await, Code::NotHost);
}

#[expect(clippy::needless_pass_by_value, reason = "that is what `find` hands over")]
pub(crate) fn bye(tell: Tell) -> Option<ByeReason> {
    if let Tell::Bye { reason } = tell { Some(reason) } else { None }
}

#[tokio::test]
async fn chat_is_limited_kept_and_shown_to_whoever_comes_later() {
    let site = Site::open().await;
    let mut party = Party::gather(&site, settings(BoxId::BluffYou, 2)).await;
    for n in 0..6 {
        party.clients[0].ask(Ask::Chat { text: format!("line {n}") }).await;
    }
    assert_house(&refusal(&mut party.clients[0], Ask::Chat { text: "one more".to_owned() }).await, Code::TooFast);
    assert_house(&refusal(&mut party.clients[1], Ask::Chat { text: " ".to_owned() }).await, Code::BadLine);
    assert_house(&refusal(&mut party.clients[1], Ask::Chat { text: "x".repeat(281) }).await, Code::BadLine);
    let code = party.code.clone();
    let guest = party.guests[1].clone();
    drop(party);
    let site = site.restart().await;
    let guest = crate::harness::Guest { address: site.address, ..guest };
    let back = guest.enter(&code).await;
    assert_eq!(back.welcome().chat.len(), 6);
    assert_eq!(back.welcome().chat[5].said, Said::Text("line 5".to_owned()));
}

#[tokio::test]
async fn a_match_is_followed_by_a_rematch_and_by_another_game() {
    let site = Site::open().await;
    let mut party = Party::gather(&site, settings(BoxId::BluffYou, 3)).await;
    let nows = party.start().await;
    let first = party.play(nows, |_| 0).await;
    let nows = party.start().await;
    let second = party.play(nows, |_| 0).await;
    assert_ne!(first.id, second.id);
    party.clients[0].host(HostAsk::Configure { settings: settings(BoxId::Cincinnati, 3) }).await;
    party.clients[1].room(|room| room.settings.game == BoxId::Cincinnati).await;
    let nows = party.start().await;
    let third = party.play(nows, |_| 0).await;
    let record: shelf::Record = site.nobody().get(&format!("/api/v1/matches/{}/record", third.id)).await.read();
    assert_eq!(record.game, BoxId::Cincinnati);
}

#[tokio::test]
async fn one_person_and_bots_start_at_once_and_eight_people_fit() {
    let site = Site::open().await;
    let host = site.guest("Anne").await;
    let code = host.open_room(settings(BoxId::BluffYou, 5), Some("any")).await;
    let mut anne = host.enter(&code).await;
    anne.host(HostAsk::Start).await;
    anne.ask(Ask::Entropy { seat: engine::Seat::new(0).unwrap(), hex: String::new() }).await;
    let mut now = anne.now().await;
    let over = loop {
        if let Some(decision) = now.decisions.first() {
            anne.ask(Ask::Pick { decision: decision.id, n: 0 }).await;
        }
        match anne.next().await {
            Tell::Luck(luck) if luck.entropy.is_none() => {}
            Tell::Over(over) => break over,
            tell => now = crate::harness::now_of(tell).unwrap_or(now),
        }
    };
    let record: shelf::Record = host.get(&format!("/api/v1/matches/{}/record", over.id)).await.read();
    shelf::verify(&record).unwrap();

    let mut party = Party::gather(&site, settings(BoxId::BluffYou, 8)).await;
    let nows = party.start().await;
    party.play(nows, |_| 0).await;
}

#[tokio::test]
async fn free_chairs_are_put_away_at_the_start_and_too_few_people_do_not_start() {
    let site = Site::open().await;
    let host = site.guest("Anne").await;
    let code = host.open_room(settings(BoxId::BluffYou, 6), None).await;
    let mut anne = host.enter(&code).await;
    assert_house(&refusal(&mut anne, Ask::Host(HostAsk::Start)).await, Code::WrongNumber);
    let mut basile = site.guest("Basile").await.enter(&code).await;
    basile.ask(sit(4)).await;
    anne.room(|room| room.chairs[4].name == "Basile").await;
    anne.host(HostAsk::Start).await;
    let room = anne.room(|room| room.phase != Phase::Gathering).await;
    let names: Vec<&str> = room.chairs.iter().map(|chair| chair.name.as_str()).collect();
    assert_eq!(names, ["Anne", "Basile"]);
    assert_house(&refusal(&mut basile, sit(0)).await, Code::MatchRuns);
}

#[tokio::test]
async fn one_device_holds_several_seats_and_is_sent_only_what_is_behind_the_open_curtain() {
    let site = Site::open().await;
    let host = site.guest("Anne").await;
    let code = host.open_room(settings(BoxId::Vabanque, 3), None).await;
    let mut device = host.enter(&code).await;
    for (chair, name) in [(1, "Basile"), (2, "Chloé")] {
        device.ask(Ask::Sit { chair, name: Some(name.to_owned()), category: None }).await;
    }
    device.room(|room| room.chairs[2].name == "Chloé").await;
    device.host(HostAsk::Start).await;
    for seat in 0..3 {
        let seat = engine::Seat::new(seat).unwrap();
        device.ask(Ask::Entropy { seat, hex: String::new() }).await;
    }
    let closed = device.resync().await;
    assert_eq!(closed.eyes, None, "the curtain is closed at first");
    assert!(closed.decisions.is_empty());
    assert!(closed.view.get().contains("\"hand\":[]"), "{}", closed.view);
    for seat in 0..3 {
        let seat = engine::Seat::new(seat).unwrap();
        device.ask(Ask::Eyes { seat: Some(seat) }).await;
        let open = device.resync().await;
        assert_eq!(open.eyes, Some(seat));
        assert!(!open.view.get().contains("\"hand\":[]"));
    }
    let mut other = site.guest("Denis").await.enter(&code).await;
    let watched = other.resync().await;
    assert_eq!(watched.eyes, None);
    let why = refusal(&mut other, Ask::Eyes { seat: engine::Seat::new(0) }).await;
    assert_house(&why, Code::NotYourSeat);
}

#[tokio::test]
async fn a_shared_screen_sees_what_the_public_sees_and_may_ask_for_nothing() {
    let site = Site::open().await;
    let mut party = Party::gather(&site, settings(BoxId::Vabanque, 3)).await;
    party.start().await;
    let path = format!("/api/v1/rooms/{}/socket?screen=true", party.code);
    let mut screen = site.nobody().socket(&path).await.expect("a screen needs no name");
    let Tell::Welcome(welcome) = screen.next().await else { panic!("not welcome") };
    assert_eq!((welcome.you, welcome.room.people.len()), (None, 3));
    let shown = screen.resync().await;
    assert!(shown.view.get().contains("\"hand\":[]"));
    assert_house(&refusal(&mut screen, Ask::Chat { text: "hello".to_owned() }).await, Code::NotNow);
    party.clients[0].room(|room| room.screens == 1).await;
    let qr = site.nobody().get(&format!("/api/v1/rooms/{}/qr.svg", party.code)).await;
    assert_eq!(qr.header("content-type"), Some("image/svg+xml"));
    assert!(qr.body.contains("<svg"));
}

#[tokio::test]
async fn where_nobody_may_watch_nobody_does() {
    let site = Site::open().await;
    let mut wish = settings(BoxId::BluffYou, 2);
    wish.watching = Watching::Nobody;
    let mut party = Party::gather(&site, wish).await;
    party.start().await;
    let path = format!("/api/v1/rooms/{}/socket?screen=true", party.code);
    assert_eq!(site.nobody().socket(&path).await.err(), Some(403));
    let mut watcher = site.guest("Denis").await.enter(&party.code).await;
    watcher.ask(Ask::Resync).await;
    watcher.settle().await;
    assert!(watcher.frames.iter().all(|frame| !frame.contains("\"view\"")), "{:?}", watcher.frames);
}

#[tokio::test]
async fn the_lobby_shows_public_rooms_only() {
    let site = Site::open().await;
    let host = site.guest("Anne").await;
    let mut open = settings(BoxId::BluffYou, 2);
    open.visibility = Visibility::Public;
    let shown = host.open_room(open, None).await;
    let hidden = host.open_room(settings(BoxId::BluffYou, 2), None).await;
    let _anne = host.enter(&shown).await;
    let lobby: Lobby = site.nobody().get("/api/v1/lobby").await.read();
    let codes: Vec<&str> = lobby.rooms.iter().map(|line| line.room.code.as_str()).collect();
    assert_eq!(codes, [shown.as_str()]);
    assert!(lobby.rooms[0].room.people[0].here);
    let peeked: Room = site.nobody().get(&format!("/api/v1/rooms/{hidden}")).await.read();
    assert_eq!(peeked.code, hidden, "whoever has the code finds it");
    let missing = site.nobody().get("/api/v1/rooms/ZZZZZZ").await;
    assert_eq!(missing.status, 404);
    assert_eq!(serde_json::from_str::<Problem>(&missing.body).unwrap().code, Code::NotFound);
}

#[tokio::test]
async fn settings_that_do_not_fit_are_refused() {
    let site = Site::open().await;
    let host = site.guest("Anne").await;
    let wish = settings(BoxId::BluffYou, 9);
    let answer = host.post("/api/v1/rooms", &house::protocol::rest::NewRoom { settings: wish, bots: None }).await;
    assert_eq!(answer.status, 422);
    let answer = host.ask("POST", "/api/v1/rooms", r#"{"settings":{"game":"bluff-you","chairs":2,"sauna":1}}"#).await;
    assert_eq!(answer.status, 422, "{}", answer.body);
    let answer = site.nobody().ask("POST", "/api/v1/rooms", r#"{"settings":{"game":"bluff-you","chairs":2}}"#).await;
    assert_eq!(answer.status, 401, "a host has a name");
}

#[tokio::test]
async fn abandoned_rooms_are_swept_and_their_finished_matches_stay() {
    let site = Site::open().await;
    let mut party = Party::gather(&site, settings(BoxId::BluffYou, 2)).await;
    let nows = party.start().await;
    let over = party.play(nows, |_| 0).await;
    let code = party.code.clone();
    site.time.turn(std::time::Duration::from_secs(31 * 24 * 3600));
    assert_eq!(site.house.sweep().await.unwrap(), 0, "whoever is there keeps the room");
    drop(party);
    site.rest().await;
    site.time.turn(std::time::Duration::from_secs(31 * 24 * 3600));
    assert_eq!(site.house.sweep().await.unwrap(), 1);
    assert_eq!(site.nobody().get(&format!("/api/v1/rooms/{code}")).await.status, 404);
    assert_eq!(site.nobody().get(&format!("/api/v1/matches/{}/record", over.id)).await.status, 200);
}

#[tokio::test]
async fn the_host_who_stays_away_is_followed_by_somebody_who_is_here() {
    let site = Site::open().await;
    let mut party = Party::gather(&site, settings(BoxId::BluffYou, 2)).await;
    drop(party.clients.remove(0));
    let basile = &mut party.clients[0];
    basile.room(|room| !room.people[0].here).await;
    site.time.turn(std::time::Duration::from_secs(61));
    let number = basile.number();
    basile.room(|room| room.host == number).await;
}
