//! Who is who: cookies, links, tokens, and what nobody can forge.

use house::protocol::rest::{Carry, Me, Tokens};
use house::protocol::{Ask, Code, Why};
use shelf::BoxId;

use crate::harness::{Guest, Party, Site, settings};

#[tokio::test]
async fn a_guest_is_known_after_a_reload_and_after_a_restart() {
    let site = Site::open().await;
    let answer = site.nobody().ask("POST", "/api/v1/me", r#"{"name":"Anne"}"#).await;
    let cookie = answer.header("set-cookie").unwrap().to_owned();
    for attribute in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(attribute), "{cookie}");
    }
    let anne = site.nobody().with(&format!("Cookie: {}", answer.cookie().unwrap()));
    let me: Me = anne.get("/api/v1/me").await.read();
    assert_eq!(me.name.as_deref(), Some("Anne"));
    let site = site.restart().await;
    let anne = Guest { address: site.address, ..anne };
    let me: Me = anne.get("/api/v1/me").await.read();
    assert_eq!(me.name.as_deref(), Some("Anne"));
}

#[tokio::test]
async fn a_forged_cookie_is_nobodys() {
    let site = Site::open().await;
    let anne = site.guest("Anne").await;
    let cookie = anne.headers[0].clone();
    let (head, id) = cookie.split_at(cookie.len() - 1);
    let other = if id == "0" { "1" } else { "0" };
    let unsigned = format!("Cookie: tapis={}", "0".repeat(32));
    for forged in [format!("{head}{other}"), unsigned, "Cookie: tapis=".to_owned()] {
        let mallory = site.nobody().with(&forged);
        let me: Me = mallory.get("/api/v1/me").await.read();
        assert_eq!(me.name, None, "{forged}");
        let code = anne.open_room(settings(BoxId::BluffYou, 2), None).await;
        assert_eq!(mallory.socket(&format!("/api/v1/rooms/{code}/socket")).await.err(), Some(401));
    }
    // Another house has another key.
    let elsewhere = Site::open().await;
    let anne_elsewhere = Guest { address: elsewhere.address, ..anne };
    let me: Me = anne_elsewhere.get("/api/v1/me").await.read();
    assert_eq!(me.name, None);
}

#[tokio::test]
async fn a_link_carries_me_to_another_device_once() {
    let site = Site::open().await;
    let mut party = Party::gather(&site, settings(BoxId::BluffYou, 2)).await;
    let carry: Carry = party.guests[1].post("/api/v1/me/carry", &()).await.read();
    assert_eq!(site.nobody().get(&format!("/api/v1/qr.svg?path={}", carry.path)).await.status, 200);
    let body = format!(r#"{{"code":"{}"}}"#, carry.code);
    let answer = site.nobody().ask("POST", "/api/v1/me/arrive", &body).await;
    let phone = site.nobody().with(&format!("Cookie: {}", answer.cookie().unwrap()));
    let me: Me = phone.get("/api/v1/me").await.read();
    assert_eq!(me.name.as_deref(), Some("Basile"));
    // The seat is there too.
    let on_phone = phone.enter(&party.code).await;
    assert_eq!(on_phone.number(), party.clients[1].number());
    party.clients[0].settle().await;
    assert_eq!(site.nobody().ask("POST", "/api/v1/me/arrive", &body).await.status, 410);

    let late: Carry = party.guests[0].post("/api/v1/me/carry", &()).await.read();
    site.time.turn(std::time::Duration::from_secs(601));
    let body = format!(r#"{{"code":"{}"}}"#, late.code);
    assert_eq!(site.nobody().ask("POST", "/api/v1/me/arrive", &body).await.status, 410);
}

#[tokio::test]
async fn tokens_are_for_bots_and_can_be_taken_away() {
    let site = Site::open().await;
    let anne = site.guest("Anne").await;
    let token = anne.token().await;
    let bot = site.nobody().with(&format!("Authorization: Bearer {token}"));
    let me: Me = bot.get("/api/v1/me").await.read();
    assert_eq!(me.name.as_deref(), Some("Anne"));
    let code = bot.open_room(settings(BoxId::BluffYou, 2), None).await;
    bot.enter(&code).await;
    let tokens: Tokens = anne.get("/api/v1/me/tokens").await.read();
    assert_eq!(tokens.tokens.len(), 1);
    let stranger = site.guest("Mallory").await;
    let path = format!("/api/v1/me/tokens/{}", tokens.tokens[0].id);
    assert_eq!(stranger.ask("DELETE", &path, "").await.status, 404);
    assert_eq!(anne.ask("DELETE", &path, "").await.status, 200);
    assert_eq!(bot.get("/api/v1/me").await.status, 401);
    assert_eq!(site.nobody().with("Authorization: Bearer tapis_wrong").get("/api/v1/me").await.status, 401);
}

#[tokio::test]
async fn a_seat_answers_only_to_its_owner() {
    let site = Site::open().await;
    let mut party = Party::gather(&site, settings(BoxId::BluffYou, 3)).await;
    let nows = party.start().await;
    let owner = nows.iter().position(|now| !now.decisions.is_empty()).unwrap();
    let decision = nows[owner].decisions[0].id;
    let mut watcher = site.guest("Mallory").await.enter(&party.code).await;
    watcher.ask(Ask::Pick { decision, n: 0 }).await;
    assert_eq!(watcher.refused().await.why, Why::House(Code::NotYourSeat));
    watcher.ask(Ask::Choices { decision, from: 0 }).await;
    assert_eq!(watcher.refused().await.why, Why::House(Code::NotYourSeat));
    let other = (owner + 1) % 3;
    party.clients[other].ask(Ask::Pick { decision, n: 0 }).await;
    assert_eq!(party.clients[other].refused().await.why, Why::House(Code::NotYourSeat));
    party.clients[owner].ask(Ask::Pick { decision, n: 0 }).await;
    assert_eq!(party.clients[owner].told().await.taken, Some(decision));
}

#[tokio::test]
async fn nobody_learns_anothers_id_and_nobody_reads_an_unfinished_match() {
    let site = Site::open().await;
    let mut party = Party::gather(&site, settings(BoxId::Vabanque, 3)).await;
    party.start().await;
    let id = party.guests[1].headers[0].split('=').next_back().unwrap().to_owned();
    let id = &id[id.len() - 32..];
    for client in &mut party.clients {
        client.settle().await;
        assert!(client.frames.iter().all(|frame| !frame.contains(id)));
        assert!(client.frames.iter().all(|frame| !frame.contains("secret")));
    }
    let match_id = party.clients[0].welcome().room.code.clone();
    assert_eq!(match_id, party.code);
    let room: house::protocol::room::Room = site.nobody().get(&format!("/api/v1/rooms/{}", party.code)).await.read();
    let house::protocol::room::Phase::Playing { id } = room.phase else { panic!("it runs") };
    for path in ["record", "replay", "replay?seat=0"] {
        assert_eq!(party.guests[0].get(&format!("/api/v1/matches/{id}/{path}")).await.status, 409);
    }
}
