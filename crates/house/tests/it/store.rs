//! One conformance suite for both stores, on real databases.

use std::sync::Arc;

use house::id::{PersonId, RoomCode};
use house::protocol::rest::MatchState;
use house::store::postgres::Postgres;
use house::store::sqlite::Sqlite;
use house::store::{RoomSave, Store, StoreError, Token, Write, charter};
use house::time::{Moment, Time};
use shelf::{BoxId, Chair, Charter, Setup};

use crate::harness::{Party, Site, config, settings};
use crate::postgres::Server;

#[tokio::test]
async fn sqlite_keeps_what_it_is_given() {
    let folder = tempfile::tempdir().unwrap();
    conform(&Sqlite::open(folder.path()).unwrap()).await;
}

#[tokio::test]
async fn postgres_keeps_what_it_is_given() {
    let server = Server::start().await;
    let store = Postgres::open(&server.url()).await.unwrap();
    let second = Postgres::open(&server.url()).await.unwrap_err();
    assert!(second.to_string().contains("another house is running on database postgres"), "{second}");
    conform(&store).await;
    store.close().await.unwrap();
}

#[tokio::test]
async fn whoever_demands_an_encrypted_database_is_refused_before_anything_is_written() {
    let server = Server::start().await;
    for (mode, why) in [("require", "without encryption"), ("verify-full", "`sslmode`")] {
        let refused = Postgres::open(&format!("{}?sslmode={mode}", server.url())).await.unwrap_err();
        assert!(matches!(&refused, StoreError::Address(said) if said.contains(why)), "{mode}: {refused}");
    }
    assert_eq!(server.n_tables().await, 0);
    Postgres::open(&format!("{}?sslmode=disable", server.url())).await.unwrap().close().await.unwrap();
    assert!(server.n_tables().await > 0);
}

#[tokio::test]
async fn a_match_is_played_and_brought_back_on_postgres() {
    let server = Server::start().await;
    let time = Time::turned(Moment(1_800_000_000_000));
    let store = Arc::new(Postgres::open(&server.url()).await.unwrap());
    let site = Site::on_store(store, config(), time.clone()).await;
    let mut party = Party::gather(&site, settings(BoxId::BluffYou, 2)).await;
    let nows = party.start().await;
    let over = party.play(nows, |_| 0).await;
    let nows = party.start().await;
    let (guests, code) = (party.guests.clone(), party.code.clone());
    drop(party);
    site.close_keeping_nothing().await;
    let store = Arc::new(open_again(&server.url()).await);
    let site = Site::on_store(store, config(), time).await;
    let anne = crate::harness::Guest { address: site.address, ..guests[0].clone() };
    let record: shelf::Record = anne.get(&format!("/api/v1/matches/{}/record", over.id)).await.read();
    shelf::verify(&record).unwrap();
    let mut client = anne.enter(&code).await;
    assert_eq!(client.resync().await.view.get(), nows[0].view);
    drop(client);
    site.close_keeping_nothing().await;
}

/// The server takes a moment to notice that the first house's lock is free.
async fn open_again(url: &str) -> Postgres {
    loop {
        match Postgres::open(url).await {
            Ok(store) => return store,
            Err(StoreError::Locked(_)) => tokio::task::yield_now().await,
            Err(error) => panic!("{error}"),
        }
    }
}

async fn conform(store: &dyn Store) {
    keys_people_and_tokens(store).await;
    links(store).await;
    rooms(store).await;
    matches(store).await;
    store.ready().await.unwrap();
}

async fn keys_people_and_tokens(store: &dyn Store) {
    let key = store.key().await.unwrap();
    assert_eq!(key.len(), 64);
    assert_eq!(store.key().await.unwrap(), key, "the key stays");
    let anne = PersonId::fresh();
    assert_eq!(store.person(anne).await.unwrap(), None);
    store.put_person(anne, "Anne".to_owned()).await.unwrap();
    store.put_person(anne, "Änne".to_owned()).await.unwrap();
    assert_eq!(store.person(anne).await.unwrap().as_deref(), Some("Änne"));
    let token = |n: u64| Token {
        id: format!("t{n}"),
        digest: format!("d{n}"),
        person: anne,
        name: "bot".to_owned(),
        made: Moment(n),
    };
    store.put_token(token(2)).await.unwrap();
    store.put_token(token(1)).await.unwrap();
    assert_eq!(store.tokens(anne).await.unwrap(), [token(1), token(2)]);
    assert_eq!(store.token_owner("d2".to_owned()).await.unwrap(), Some(anne));
    assert!(!store.delete_token(PersonId::fresh(), "t2".to_owned()).await.unwrap());
    assert!(store.delete_token(anne, "t2".to_owned()).await.unwrap());
    assert_eq!(store.token_owner("d2".to_owned()).await.unwrap(), None);
}

async fn links(store: &dyn Store) {
    let anne = PersonId::fresh();
    store.put_carry("a".to_owned(), anne, Moment(100)).await.unwrap();
    store.put_carry("b".to_owned(), anne, Moment(10)).await.unwrap();
    assert_eq!(store.take_carry("b".to_owned(), Moment(50)).await.unwrap(), None, "too old");
    assert_eq!(store.take_carry("a".to_owned(), Moment(50)).await.unwrap(), Some(anne));
    assert_eq!(store.take_carry("a".to_owned(), Moment(50)).await.unwrap(), None, "used up");
}

fn save(json: &str, public: bool, touched: u64) -> RoomSave {
    RoomSave { public, touched: Moment(touched), json: json.to_owned() }
}

async fn rooms(store: &dyn Store) {
    let [old, new] = [RoomCode::read("AAAAAA").unwrap(), RoomCode::read("BBBBBB").unwrap()];
    assert!(store.open_room(old.clone(), save("1", true, 1)).await.unwrap());
    assert!(!store.open_room(old.clone(), save("2", true, 1)).await.unwrap(), "the code is taken");
    assert!(store.open_room(new.clone(), save("3", true, 5)).await.unwrap());
    assert!(store.open_room(RoomCode::read("CCCCCC").unwrap(), save("4", false, 9)).await.unwrap());
    let lobby = store.public_rooms(10).await.unwrap();
    assert_eq!(lobby, [("3".to_owned(), Moment(5)), ("1".to_owned(), Moment(1))]);

    let first = store.take_room(new.clone(), "one".to_owned(), Moment(5)).await.unwrap().unwrap();
    assert_eq!((first.lease.epoch, first.json.as_str()), (1, "3"));
    store.commit(first.lease.clone(), vec![Write::Room(save("5", true, 6))]).await.unwrap();
    let second = store.take_room(new.clone(), "two".to_owned(), Moment(6)).await.unwrap().unwrap();
    assert_eq!((second.lease.epoch, second.json.as_str()), (2, "5"));
    // Whoever was cut off and comes back can write nothing.
    let fenced = store.commit(first.lease.clone(), vec![Write::Room(save("6", true, 7))]).await.unwrap_err();
    assert!(matches!(fenced, StoreError::Fenced(lease) if lease == first.lease));
    let append = Write::Append { id: "nowhere".to_owned(), from: 0, lines: "{}".to_owned() };
    assert!(store.commit(first.lease, vec![append]).await.is_err());
    assert!(store.take_room(RoomCode::read("DDDDDD").unwrap(), "one".to_owned(), Moment(1)).await.unwrap().is_none());

    assert_eq!(store.sweep(Moment(7), vec![new.clone()]).await.unwrap(), 1, "old is swept, new is kept");
    assert!(store.take_room(old, "one".to_owned(), Moment(8)).await.unwrap().is_none());
    assert!(store.take_room(new, "one".to_owned(), Moment(8)).await.unwrap().is_some());
}

async fn matches(store: &dyn Store) {
    let code = RoomCode::read("EEEEEE").unwrap();
    store.open_room(code.clone(), save("{}", false, 100)).await.unwrap();
    let lease = store.take_room(code.clone(), "one".to_owned(), Moment(100)).await.unwrap().unwrap().lease;
    let setup = Setup {
        game: BoxId::BluffYou,
        edition: None,
        options: Default::default(),
        chairs: vec![Chair::person("Anne"), Chair::bot("Aldo", "any")],
        deck: None,
    };
    let mut sealed = Charter::simulated(setup, 1, 1);
    let anne = PersonId::fresh();
    let begin = |id: &str, charter: &Charter| Write::Begin {
        id: id.to_owned(),
        charter: charter::write(charter, vec![vec![anne], vec![anne]]),
        people: vec![anne, anne],
        began: Moment(101),
    };
    store.commit(lease.clone(), vec![begin("m-1", &sealed), Write::Room(save("7", false, 101))]).await.unwrap();
    sealed.entropy[0] = vec![1, 2, 3];
    let append = |from, lines: &[&str]| Write::Append { id: "m-1".to_owned(), from, lines: lines.join("\n") };
    let close = Write::Charter { id: "m-1".to_owned(), charter: charter::write(&sealed, vec![vec![anne], Vec::new()]) };
    store.commit(lease.clone(), vec![close, append(0, &["a", "b"])]).await.unwrap();
    store.commit(lease.clone(), vec![append(2, &["c"])]).await.unwrap();
    // The same number twice is refused, and nothing of it stays.
    assert!(store.commit(lease.clone(), vec![append(2, &["x"])]).await.is_err());
    let twice = vec![Write::Room(save("8", false, 102)), append(3, &["d"]), append(2, &["x"])];
    assert!(store.commit(lease.clone(), twice).await.is_err());
    let stored = store.load_match("m-1".to_owned()).await.unwrap().unwrap();
    assert_eq!(stored.entries, ["a", "b", "c"]);
    assert_eq!(charter::read(&stored.charter).unwrap(), (sealed.clone(), vec![vec![anne], Vec::new()]));
    assert_eq!(stored.room.as_deref(), Some("EEEEEE"));
    assert_eq!((stored.state, stored.record, stored.began), (MatchState::Running, None, Moment(101)));

    let retaken = store.take_room(code, "one".to_owned(), Moment(103)).await.unwrap().unwrap();
    assert_eq!(retaken.json, "7", "nor of what the room would have kept with it");
    let lease = retaken.lease;

    let end = Write::End { id: "m-1".to_owned(), state: MatchState::Finished, record: Some("r".to_owned()) };
    store.commit(lease.clone(), vec![end, begin("m-2", &sealed)]).await.unwrap();
    let mine = store.matches_of(anne, 10).await.unwrap();
    let ids: Vec<(&str, MatchState)> = mine.iter().map(|one| (one.id.as_str(), one.state)).collect();
    assert_eq!(ids, [("m-2", MatchState::Running), ("m-1", MatchState::Finished)]);
    assert!(store.load_match("m-3".to_owned()).await.unwrap().is_none());
    // A piece that does not join the one before it is not taken for the whole.
    store.commit(lease, vec![append(7, &["late"])]).await.unwrap();
    assert!(matches!(store.load_match("m-1".to_owned()).await, Err(StoreError::Damaged(_))));
    assert_eq!(store.sweep(Moment(200), Vec::new()).await.unwrap(), 3);
    let swept = store.load_match("m-2".to_owned()).await.unwrap().unwrap();
    assert_eq!((swept.state, swept.room), (MatchState::BrokenOff, None));
}

#[tokio::test]
async fn a_backup_of_a_running_house_holds_everything() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_owned();
    let site = Site::on(folder, config(), Time::turned(Moment(1_800_000_000_000))).await;
    let mut party = Party::gather(&site, settings(BoxId::BluffYou, 2)).await;
    let nows = party.start().await;
    let over = party.play(nows, |_| 0).await;
    let elsewhere = tempfile::tempdir().unwrap();
    let copy = elsewhere.path().join(house::store::sqlite::FILE);
    house::store::sqlite::backup(&path, &copy).unwrap();
    assert!(house::store::sqlite::backup(&path, &copy).is_err(), "it writes over nothing");
    party.start().await;
    let restored = Sqlite::open(elsewhere.path()).unwrap();
    let stored = restored.load_match(over.id).await.unwrap().unwrap();
    let record: shelf::Record = serde_json::from_str(&stored.record.unwrap()).unwrap();
    shelf::verify(&record).unwrap();
}
