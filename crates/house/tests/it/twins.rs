//! Nothing in the bytes tells what one may not know: two matches that differ only in what a viewer may not know send
//! that viewer the same frames, of the same sizes, in the same order.

use house::protocol::Ask;
use shelf::BoxId;

use crate::harness::{Client, Party, Site, settings};

/// What a client was sent since the match began, with the ids that differ from room to room levelled.
fn sent(client: &Client, party: &Party) -> Vec<String> {
    let since = client.frames.iter().position(|frame| frame.starts_with("{\"resync\"")).unwrap();
    let frames = client.frames[since..].iter();
    let id = client.frames[since].split("\"id\":\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    frames.map(|frame| frame.replace(&id, "m-0").replace(&party.code, "AAAAAA")).collect()
}

/// Vabanque: one seat lays its first card face down; which of the three it is changes no byte for anybody else.
#[tokio::test]
async fn a_card_laid_face_down_is_the_same_frames_whatever_it_is() {
    let mut seen: Vec<Vec<Vec<String>>> = Vec::new();
    // Luck differs from match to match, and only the first player hangs on it: wait for three matches alike.
    for kind in 0..3 {
        seen.push(lay_a_card(kind).await);
    }
    let [raise, bluff, trap] = &seen[..] else { unreachable!("three kinds") };
    assert_eq!(raise, bluff);
    assert_eq!(raise, trap);
}

/// Plays the chips with the first choice each, then lays one card of this kind, and says what the two others and the
/// public were sent.
async fn lay_a_card(kind: usize) -> Vec<Vec<String>> {
    let kinds = ["raise", "bluff", "trap"];
    loop {
        let site = Site::open().await;
        let mut party = Party::gather(&site, settings(BoxId::Vabanque, 3)).await;
        let mut watcher = site.guest("Denis").await.enter(&party.code).await;
        let mut nows = party.start().await;
        watcher.resync().await;
        if !nows[0].view.contains("\"order\":[0,1,2]") {
            continue;
        }
        loop {
            let place = nows.iter().position(|now| !now.decisions.is_empty()).unwrap();
            let decision = nows[place].decisions[0].clone();
            let cards = nows[place].view.contains("\"moment\":{\"cards\"");
            if !cards {
                party.clients[place].ask(Ask::Pick { decision: decision.id, n: 0 }).await;
            } else {
                let card = format!(r#"{{"card":{{"kind":"{}","table":1}}}}"#, kinds[kind]);
                let answer = format!(r#"{{"answer":{{"decision":{},"choice":{card}}}}}"#, decision.id);
                party.clients[place].text(&answer).await;
            }
            for (place, client) in party.clients.iter_mut().enumerate() {
                nows[place] = client.now().await;
            }
            watcher.now().await;
            if cards {
                assert_eq!(place, 0);
                let mut seen: Vec<Vec<String>> = party.clients[1..].iter().map(|client| sent(client, &party)).collect();
                seen.push(sent(&watcher, &party));
                return seen;
            }
        }
    }
}
