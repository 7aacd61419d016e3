//! A house that closes and comes back.

use engine::Luck as _;
use house::protocol::{Ask, ByeReason};
use shelf::BoxId;

use crate::harness::{Guest, Party, Site, settings};
use crate::rooms::bye;

#[tokio::test]
async fn a_restart_brings_every_match_back_where_it_was() {
    let mut site = Site::open().await;
    let mut whim = bots::Whim::new(3);
    let mut party = Party::gather(&site, settings(BoxId::BluffYou, 3)).await;
    let mut nows = party.start().await;
    let mut restarts = 0;
    let over = loop {
        // A few decisions, then the house goes down.
        for _ in 0..6 {
            let Some(place) = nows.iter().position(|now| !now.decisions.is_empty()) else { break };
            let decision = &nows[place].decisions[0];
            let ask = Ask::Pick { decision: decision.id, n: whim.below(decision.count) };
            party.clients[place].ask(ask).await;
            nows.clear();
            for client in &mut party.clients {
                nows.push(client.now().await);
            }
        }
        if nows.iter().all(|now| now.decisions.is_empty()) {
            break party.clients[0]
                .find(|tell| if let house::protocol::Tell::Over(over) = tell { Some(over) } else { None })
                .await;
        }
        let views: Vec<String> = nows.iter().map(|now| now.view.clone()).collect();
        let ids: Vec<Option<u32>> = nows.iter().map(|now| now.decisions.first().map(|open| open.id)).collect();
        site = site.restart().await;
        restarts += 1;
        nows.clear();
        for (place, client) in party.clients.iter_mut().enumerate() {
            assert_eq!(client.find(bye).await, ByeReason::Restarting);
            assert!(client.maybe().await.is_none(), "and the socket is closed");
            let guest = Guest { address: site.address, ..party.guests[place].clone() };
            *client = guest.enter(&party.code).await;
            let now = client.now().await;
            assert_eq!(now.view, views[place]);
            assert_eq!(now.decisions.first().map(|open| open.id), ids[place]);
            nows.push(now);
        }
    };
    assert!(restarts > 1, "{restarts} restarts");
    let record: shelf::Record = site.nobody().get(&format!("/api/v1/matches/{}/record", over.id)).await.read();
    shelf::verify(&record).unwrap();
}

#[tokio::test]
async fn a_second_house_on_the_same_folder_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let first = house::store::sqlite::Sqlite::open(folder.path()).unwrap();
    let second = house::store::sqlite::Sqlite::open(folder.path()).unwrap_err();
    let said = second.to_string();
    assert!(said.contains("another house is running on") && said.contains(folder.path().to_str().unwrap()), "{said}");
    drop(first);
    house::store::sqlite::Sqlite::open(folder.path()).unwrap();
}
