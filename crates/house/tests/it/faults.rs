//! A commit that fails, and a socket that falls silent.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use house::Config;
use house::id::{PersonId, RoomCode};
use house::protocol::{Ask, ByeReason};
use house::store::sqlite::Sqlite;
use house::store::{Later, Lease, RoomSave, Store, StoreError, StoredMatch, TakenRoom, Token, Write};
use house::time::{Moment, Time};
use shelf::BoxId;

use crate::harness::{Party, Site, config, settings};
use crate::rooms::bye;

#[tokio::test]
async fn nobody_is_shown_what_could_not_be_stored_and_the_match_goes_on_from_the_store() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(Failing { inner: Sqlite::open(folder.path()).unwrap(), fails: AtomicBool::new(false) });
    let site = Site::on_store(Arc::clone(&store) as Arc<dyn Store>, config(), Time::turned(Moment(1))).await;
    let mut party = Party::gather(&site, settings(BoxId::BluffYou, 2)).await;
    let nows = party.start().await;
    let asked = nows.iter().position(|now| !now.decisions.is_empty()).unwrap();
    let decision = nows[asked].decisions[0].id;
    let mut other = Party::gather(&site, settings(BoxId::BluffYou, 2)).await;

    for client in &mut party.clients {
        client.settle().await;
    }
    store.fails.store(true, Ordering::SeqCst);
    party.clients[asked].ask(Ask::Pick { decision, n: 0 }).await;
    for client in &mut party.clients {
        let before = client.frames.len();
        assert_eq!(client.find(bye).await, ByeReason::RoomReplayed);
        assert_eq!(client.frames.len(), before + 1, "nothing but the word");
    }
    store.fails.store(false, Ordering::SeqCst);

    let mut back = party.guests[asked].enter(&party.code).await;
    let whole = back.resync().await;
    assert_eq!(whole.view.get(), nows[asked].view, "as if the answer had never been given");
    back.ask(Ask::Pick { decision: whole.decisions[0].id, n: 0 }).await;
    assert_eq!(back.told().await.taken, Some(decision));
    other.start().await;
}

/// A46: 15 s of silence.
#[tokio::test]
async fn a_socket_that_falls_silent_is_closed() {
    let site = Site::with(Config { silence_max: Config::default().silence_max, ..config() }).await;
    let mut party = Party::gather(&site, settings(BoxId::BluffYou, 2)).await;
    // The client library answers pings while it reads, so this one does not read.
    let quiet = party.clients.remove(1);
    let gone = |frame: &String| frame.starts_with("{\"room\"") && frame.contains("\"name\":\"Basile\",\"here\":false");
    for _ in 0..100 {
        site.time.turn(Duration::from_secs(5));
        party.clients[0].settle().await;
        if party.clients[0].frames.iter().any(gone) {
            break;
        }
    }
    assert!(party.clients[0].frames.iter().any(gone), "whoever answers stays, whoever does not is away");
    drop(quiet);
}

/// A store whose commits fail while it is told so.
struct Failing {
    inner: Sqlite,
    fails: AtomicBool,
}

impl Store for Failing {
    fn commit(&self, lease: Lease, writes: Vec<Write>) -> Later<'_, ()> {
        if self.fails.load(Ordering::SeqCst) {
            return Box::pin(async { Err(StoreError::Database("the disk is full".to_owned())) });
        }
        self.inner.commit(lease, writes)
    }

    fn key(&self) -> Later<'_, Vec<u8>> {
        self.inner.key()
    }

    fn put_person(&self, person: PersonId, name: String) -> Later<'_, ()> {
        self.inner.put_person(person, name)
    }

    fn person(&self, person: PersonId) -> Later<'_, Option<String>> {
        self.inner.person(person)
    }

    fn put_token(&self, token: Token) -> Later<'_, ()> {
        self.inner.put_token(token)
    }

    fn tokens(&self, person: PersonId) -> Later<'_, Vec<Token>> {
        self.inner.tokens(person)
    }

    fn delete_token(&self, person: PersonId, id: String) -> Later<'_, bool> {
        self.inner.delete_token(person, id)
    }

    fn token_owner(&self, digest: String) -> Later<'_, Option<PersonId>> {
        self.inner.token_owner(digest)
    }

    fn put_carry(&self, digest: String, person: PersonId, until: Moment) -> Later<'_, ()> {
        self.inner.put_carry(digest, person, until)
    }

    fn take_carry(&self, digest: String, now: Moment) -> Later<'_, Option<PersonId>> {
        self.inner.take_carry(digest, now)
    }

    fn open_room(&self, code: RoomCode, room: RoomSave) -> Later<'_, bool> {
        self.inner.open_room(code, room)
    }

    fn take_room(&self, code: RoomCode, owner: String, now: Moment) -> Later<'_, Option<TakenRoom>> {
        self.inner.take_room(code, owner, now)
    }

    fn public_rooms(&self, limit: u32) -> Later<'_, Vec<(String, Moment)>> {
        self.inner.public_rooms(limit)
    }

    fn sweep(&self, before: Moment, but: Vec<RoomCode>) -> Later<'_, u32> {
        self.inner.sweep(before, but)
    }

    fn load_match(&self, id: String) -> Later<'_, Option<StoredMatch>> {
        self.inner.load_match(id)
    }

    fn matches_of(&self, person: PersonId, limit: u32) -> Later<'_, Vec<StoredMatch>> {
        self.inner.matches_of(person, limit)
    }

    fn ready(&self) -> Later<'_, ()> {
        self.inner.ready()
    }

    fn close(&self) -> Later<'_, ()> {
        self.inner.close()
    }
}
