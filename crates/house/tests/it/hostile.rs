//! Cut, duplicated, reordered, malformed, oversized, too fast and too slow: other rooms do not notice.

use futures_util::SinkExt;
use house::Config;
use house::protocol::{Ask, ByeReason, Tell, Why};
use shelf::BoxId;
use tokio_tungstenite::tungstenite::Message;

use crate::harness::{Party, Site, config, settings};
use crate::rooms::bye;

#[tokio::test]
async fn what_cannot_be_read_is_refused_and_the_socket_stays() {
    let site = Site::open().await;
    let mut party = Party::gather(&site, settings(BoxId::BluffYou, 2)).await;
    let client = &mut party.clients[1];
    let deep = "[".repeat(4000);
    for text in [
        "",
        "{",
        "null",
        "[]",
        "\"ping\"",
        r#"{"ping":{"n":-1}}"#,
        r#"{"fly":{}}"#,
        r#"{"sit":{"chair":1,"x":2}}"#,
        &deep,
    ] {
        client.text(text).await;
        assert!(matches!(client.refused().await.why, Why::Unreadable { .. }), "{text}");
    }
    client.socket.send(Message::Binary(vec![0xff, 0x00].into())).await.unwrap();
    assert!(matches!(client.refused().await.why, Why::Unreadable { .. }));
    client.settle().await;
}

#[tokio::test]
async fn too_long_a_message_closes_its_socket_with_a_word() {
    let site = Site::open().await;
    let mut party = Party::gather(&site, settings(BoxId::BluffYou, 2)).await;
    let long = format!(r#"{{"chat":{{"text":"{}"}}}}"#, "x".repeat(9000));
    party.clients[1].text(&long).await;
    assert_eq!(party.clients[1].find(bye).await, ByeReason::TooBig);
    party.clients[0].settle().await;
}

#[tokio::test]
async fn too_many_messages_close_their_socket_with_a_word_and_nobody_else_notices() {
    let site = Site::with(Config { messages_per_second: 20, ..config() }).await;
    let mut party = Party::gather(&site, settings(BoxId::BluffYou, 2)).await;
    for n in 0..41 {
        let _ = party.clients[1].socket.send(Message::text(format!(r#"{{"ping":{{"n":{n}}}}}"#))).await;
    }
    assert_eq!(party.clients[1].find(bye).await, ByeReason::TooFast);
    party.clients[0].settle().await;
    let mut back = party.guests[1].enter(&party.code).await;
    back.settle().await;
}

#[tokio::test]
async fn a_reader_that_stands_still_holds_nobody_up_and_gets_everything_once_it_reads() {
    let site = Site::narrow().await;
    let mut party = Party::gather(&site, settings(BoxId::BluffYou, 2)).await;
    let mut slow = site.guest("Denis").await.enter_narrowly(&party.code).await;
    // The room goes on with those who read, until more waits for the slow one than may wait.
    let over = loop {
        let nows = party.start().await;
        let over = party.play(nows, |_| 0).await;
        if overflows(&site).await > 0 {
            break over;
        }
    };

    // Now it reads: what was under way, and then everything once, by itself.
    let mut welcomes = 0;
    let mut numbers = Vec::new();
    let whole = loop {
        match slow.next().await {
            Tell::Welcome(_) => welcomes += 1,
            Tell::Resync(resync) if welcomes == 2 => break resync,
            Tell::Resync(resync) => numbers.push(resync.seq),
            Tell::Told(told) => numbers.push(told.seq),
            _ => {}
        }
    };
    assert!(numbers.iter().copied().eq(1..=numbers.len() as u32), "up to the loss nothing is missing");
    assert!(whole.seq > numbers.len() as u32 + 1, "the gap says that something was lost");
    assert_eq!(whole.id, over.id, "it is where the others are");
    assert!(!whole.account.is_empty());
    assert_eq!(slow.find(|tell| if let Tell::Over(over) = tell { Some(over.id) } else { None }).await, over.id);
    slow.settle().await;
}

/// How many outboxes have overflowed.
async fn overflows(site: &Site) -> u64 {
    let metrics = site.nobody().get("/metrics").await.body;
    let line = metrics.lines().find_map(|line| line.strip_prefix("tapis_overflows_total "));
    line.map_or(0, |count| count.parse().unwrap())
}

#[tokio::test]
async fn a_cut_socket_is_replaced_and_several_of_one_person_see_the_same() {
    let site = Site::open().await;
    let mut party = Party::gather(&site, settings(BoxId::BluffYou, 2)).await;
    let nows = party.start().await;
    let asked = nows.iter().position(|now| !now.decisions.is_empty()).unwrap();
    let mut second = party.guests[asked].enter(&party.code).await;
    let whole = second.resync().await;
    assert_eq!(whole.view.get(), nows[asked].view);
    // Cut in the middle of a frame.
    let first = party.clients.remove(asked);
    drop(first);
    second.ask(Ask::Pick { decision: whole.decisions[0].id, n: 0 }).await;
    assert_eq!(second.told().await.taken, Some(whole.decisions[0].id));
    // Repeated and out of order: the same answer again, and one that never was.
    second.ask(Ask::Pick { decision: 77, n: 0 }).await;
    second.resync().await;
    second.ask(Ask::Pick { decision: whole.decisions[0].id, n: 3 }).await;
    second.find(|tell| matches!(tell, Tell::Taken { .. }).then_some(())).await;
}

#[tokio::test]
async fn half_an_upgrade_and_raw_noise_do_no_harm() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let site = Site::open().await;
    let party = Party::gather(&site, settings(BoxId::BluffYou, 2)).await;
    for noise in [
        &b"GET / HTTP/1.1\r\n"[..],
        b"\x16\x03\x01\x02\x00",
        b"POST /api/v1/rooms HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n",
    ] {
        let mut stream = tokio::net::TcpStream::connect(site.address).await.unwrap();
        stream.write_all(noise).await.unwrap();
        stream.shutdown().await.unwrap();
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
    }
    let plain = party.guests[0].get(&format!("/api/v1/rooms/{}/socket", party.code)).await;
    assert_eq!(plain.status, 422, "a socket wants an upgrade");
    let mut party = party;
    party.clients[0].settle().await;
}
