//! For whoever keeps the house: health, headers, limits, metrics.

use house::Config;
use house::protocol::rest::{Games, Problem};
use house::protocol::{Code, HostAsk};
use shelf::BoxId;

use crate::harness::{Party, Site, config, settings};

#[tokio::test]
async fn the_house_says_how_it_is() {
    let site = Site::open().await;
    assert_eq!(site.nobody().get("/healthz").await.body, "ok\n");
    assert_eq!(site.nobody().get("/readyz").await.status, 200);
    let mut party = Party::gather(&site, settings(BoxId::BluffYou, 2)).await;
    let nows = party.start().await;
    party.play(nows, |_| 0).await;
    let metrics = site.nobody().get("/metrics").await.body;
    for name in ["tapis_decisions_total", "tapis_sockets", "tapis_rooms", "tapis_store_group"] {
        assert!(metrics.contains(name), "{name} is missing from {metrics}");
    }
}

#[tokio::test]
async fn every_answer_carries_the_headers_that_protect_it() {
    let site = Site::open().await;
    for path in ["/", "/r/ABCDEF", "/api/v1/games", "/nowhere.png", "/healthz"] {
        let answer = site.nobody().get(path).await;
        let csp = answer.header("content-security-policy").unwrap();
        assert!(csp.contains("default-src 'none'") && csp.contains("frame-ancestors 'none'"), "{csp}");
        assert!(!csp.contains("script-src 'self' 'unsafe"), "{csp}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("x-frame-options"), Some("DENY"));
    }
    let page = site.nobody().get("/box/vabanque").await;
    assert_eq!((page.status, page.header("content-type")), (200, Some("text/html; charset=utf-8")));
    assert_eq!(site.nobody().get("/missing.js").await.status, 404);
}

#[tokio::test]
async fn the_shelf_and_its_rules_are_told() {
    let site = Site::open().await;
    let games: Games = site.nobody().get("/api/v1/games").await.read();
    assert_eq!(games.games.len(), BoxId::ALL.len());
    for game in BoxId::ALL {
        for lang in ["en", "fr"] {
            let book: serde_json::Value =
                site.nobody().get(&format!("/api/v1/games/{game}/rules?lang={lang}")).await.read();
            assert!(!book["chapters"].as_array().unwrap().is_empty());
        }
    }
    assert_eq!(site.nobody().get("/api/v1/games/chess/rules").await.status, 404);
}

#[tokio::test]
async fn pages_of_other_origins_neither_open_sockets_nor_change_anything() {
    let site = Site::open().await;
    let mut party = Party::gather(&site, settings(BoxId::BluffYou, 2)).await;
    let path = format!("/api/v1/rooms/{}/socket", party.code);
    let elsewhere = party.guests[0].clone().with("Origin: https://evil.example");
    assert_eq!(elsewhere.socket(&path).await.err(), Some(403));
    let answer = elsewhere.ask("POST", "/api/v1/me", r#"{"name":"Eve"}"#).await;
    assert_eq!(answer.status, 403);
    let ours = party.guests[0].clone().with(&format!("Origin: http://{}", site.address));
    ours.enter(&party.code).await;
    party.clients[0].host(HostAsk::Start).await;
    party.clients[1].settle().await;
}

#[tokio::test]
async fn one_address_may_ask_for_so_much_and_no_more() {
    let site = Site::with(Config { requests_per_second: 5, ..config() }).await;
    let mut refused = None;
    for _ in 0..40 {
        let answer = site.nobody().get("/api/v1/games").await;
        if answer.status != 200 {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.expect("forty at once are too many");
    assert_eq!(refused.status, 429);
    assert_eq!(serde_json::from_str::<Problem>(&refused.body).unwrap().code, Code::TooMany);
    assert_eq!(site.nobody().get("/healthz").await.status, 200, "whoever keeps the house is not limited");
}

#[tokio::test]
async fn rooms_and_sockets_of_one_address_are_limited() {
    let site = Site::with(Config { rooms_per_hour: 2, sockets_per_address: 3, ..config() }).await;
    let anne = site.guest("Anne").await;
    let code = anne.open_room(settings(BoxId::BluffYou, 2), None).await;
    anne.open_room(settings(BoxId::BluffYou, 2), None).await;
    let wish = house::protocol::rest::NewRoom { settings: settings(BoxId::BluffYou, 2), bots: None };
    assert_eq!(anne.post("/api/v1/rooms", &wish).await.status, 429);
    let mut sockets = Vec::new();
    for _ in 0..3 {
        sockets.push(anne.enter(&code).await);
    }
    let path = format!("/api/v1/rooms/{code}/socket");
    assert_eq!(anne.socket(&path).await.err(), Some(429));
    sockets.pop();
    // The place is free again as soon as the house has noticed.
    while anne.socket(&path).await.is_err() {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn too_big_a_body_is_refused() {
    let site = Site::open().await;
    let body = format!(r#"{{"name":"{}"}}"#, "x".repeat(20_000));
    assert_eq!(site.nobody().ask("POST", "/api/v1/me", &body).await.status, 413);
}
