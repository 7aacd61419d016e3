//! Matches whose luck a test chooses: between the commitment and the first draw the house is closed, and another secret
//! is put into its store. Whoever can write into the store can do that, and nobody at the door.

use engine::{Awaited, Secret, Viewer};
use house::id::RoomCode;
use house::protocol::{HostAsk, Tell};
use house::store::{Store, Write, charter};
use house::time::Moment;
use shelf::{AnyGame, Charter, Face};

use crate::harness::{ENTROPY, Now, Party, Site};

/// How many matches are looked at before one is believed to be impossible.
const TRIES: u64 = 100_000;

/// Starts a match whose luck is such that `wanted` holds for it, and says where it stands.
pub(crate) async fn start(
    site: Site,
    party: &mut Party,
    mut wanted: impl FnMut(&mut dyn Face) -> bool,
) -> (Site, Vec<Now>) {
    let site = commit(site, std::slice::from_mut(party), |charters| {
        let found = candidates(&charters[0]).find(|charter| wanted(open(charter).as_mut()));
        vec![found.expect("some match is as wanted").secret]
    });
    let site = site.await;
    let nows = party.give_entropy().await;
    (site, nows)
}

/// Begins a match in each room, up to the commitment, with the secrets that `choose` finds for them.
pub(crate) async fn commit(site: Site, parties: &mut [Party], choose: impl FnOnce(&[Charter]) -> Vec<Secret>) -> Site {
    let mut ids = Vec::new();
    for party in &mut *parties {
        party.clients[0].host(HostAsk::Start).await;
        ids.push(party.clients[0].find(|tell| if let Tell::Luck(luck) = tell { Some(luck.id) } else { None }).await);
    }
    let codes: Vec<RoomCode> = parties.iter().map(|party| RoomCode::read(&party.code).unwrap()).collect();
    let site = site.restart_after(async |store| {
        let (mut charters, mut owners) = (Vec::new(), Vec::new());
        for id in &ids {
            let stored = store.load_match(id.clone()).await.unwrap().unwrap();
            let (mut charter, theirs) = charter::read(&stored.charter).unwrap();
            charter.entropy.fill(ENTROPY.to_vec());
            charters.push(charter);
            owners.push(theirs);
        }
        let secrets = choose(&charters);
        for (((charter, owners), secret), code) in charters.into_iter().zip(owners).zip(secrets).zip(codes) {
            let charter = Charter { secret, ..charter };
            let lease = store.take_room(code, "a test".to_owned(), Moment(0)).await.unwrap().unwrap().lease;
            let write = Write::Charter { id: charter.id.clone(), charter: charter::write(&charter, owners) };
            store.commit(lease, vec![write]).await.unwrap();
        }
    });
    let site = site.await;
    for party in parties {
        party.come_again(&site).await;
    }
    site
}

/// The same match with other luck, again and again.
pub(crate) fn candidates(charter: &Charter) -> impl Iterator<Item = Charter> {
    (0..TRIES).map(|n| Charter { secret: Secret::simulated(0, n), ..charter.clone() })
}

/// The match as it stands when somebody is first asked.
pub(crate) fn open(charter: &Charter) -> Box<dyn Face> {
    let mut face = AnyGame::begin(charter).unwrap();
    draw(face.as_mut());
    face
}

/// Luck answers what it owes.
pub(crate) fn draw(face: &mut dyn Face) {
    while face.awaited() == Awaited::Luck {
        face.draw();
    }
}

/// Everything that this viewer has been told.
pub(crate) fn told(charter: &Charter, face: &dyn Face, viewer: Viewer) -> String {
    let mut again = AnyGame::begin(charter).unwrap();
    let told = face.entries(0).into_iter().flat_map(|entry| again.push(&entry).unwrap().0);
    let told: Vec<String> = told.map(|telling| telling.to(viewer).get().to_owned()).collect();
    told.concat()
}
