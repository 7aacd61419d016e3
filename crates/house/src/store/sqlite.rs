//! The default store: one file in the data folder, written by one thread, read by a few connections.

use std::fs::{self, File, TryLockError};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, OptionalExtension, Row, params};

use crate::id::{self, PersonId, RoomCode};
use crate::store::columns::{MATCH, entries_of, from_ms, person_of, state_of, state_word, to_ms};
use crate::store::readers::{BUSY, Readers, held};
use crate::store::writer::{Apart, Writer};
use crate::store::{Later, Lease, RoomSave, Store, StoreError, StoredMatch, TakenRoom, Token, Write};
use crate::time::Moment;

mod migrations {
    refinery::embed_migrations!("src/store/migrations/sqlite");
}

/// The file in the data folder.
pub const FILE: &str = "tapis.sqlite3";
/// Held for as long as a house runs on the folder.
const LOCK: &str = "tapis.lock";

/// A store in a data folder.
#[derive(Debug)]
pub struct Sqlite {
    writer: Mutex<Option<Arc<Writer>>>,
    thread: Mutex<Option<JoinHandle<()>>>,
    readers: Arc<Readers>,
    // Dropped last: the folder is free when nothing writes any more.
    _lock: File,
}

impl Sqlite {
    /// Opens the store in this folder, made if it is not there, and brings its tables up to date.
    pub fn open(folder: &Path) -> Result<Self, StoreError> {
        let unusable = |error: std::io::Error| StoreError::Folder { path: folder.into(), reason: error.to_string() };
        fs::create_dir_all(folder).map_err(unusable)?;
        let lock = File::create(folder.join(LOCK)).map_err(unusable)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::Locked(folder.display().to_string())),
            Err(TryLockError::Error(error)) => return Err(unusable(error)),
        }
        let path = folder.join(FILE);
        let mut connection = Connection::open(&path)?;
        connection.busy_timeout(BUSY)?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        // FULL: a commit is on the disk when it returns, power cut or not.
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "cache_size", -65_536)?;
        // A statement keeps its plan: else binding other values makes SQLite plan some of them anew each time.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
        // A checkpoint copies each changed page once, however often it changed, and everybody waits for it meanwhile:
        // rarer ones copy less, smaller ones are over in a few milliseconds.
        connection.pragma_update(None, "wal_autocheckpoint", 2_000)?;
        migrations::migrations::runner()
            .run(&mut connection)
            .map_err(|error| StoreError::Database(error.to_string()))?;
        let (writer, thread) = Writer::start(connection);
        Ok(Self {
            writer: Mutex::new(Some(Arc::new(writer))),
            thread: Mutex::new(Some(thread)),
            readers: Arc::new(Readers::new(path)),
            _lock: lock,
        })
    }

    fn write<T: Send + 'static>(
        &self,
        job: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Later<'_, T> {
        self.write_apart(Apart::Savepoint, job)
    }

    fn write_apart<T: Send + 'static>(
        &self,
        apart: Apart,
        job: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Later<'_, T> {
        let writer = held(&self.writer).clone();
        Box::pin(async move { writer.ok_or(StoreError::Closed)?.write(apart, job).await })
    }

    fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Later<'_, T> {
        let readers = Arc::clone(&self.readers);
        let read = tokio::task::spawn_blocking(move || readers.read(query));
        Box::pin(async move { read.await.map_err(|_| StoreError::Closed)? })
    }
}

/// Copies a store into a new file while a house may be running on it.
pub fn backup(folder: &Path, into: &Path) -> Result<(), StoreError> {
    let path = folder.join(FILE);
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(&path, flags)
        .map_err(|error| StoreError::Folder { path, reason: error.to_string() })?;
    connection.busy_timeout(BUSY)?;
    let into = into.to_str().ok_or_else(|| StoreError::Folder { path: into.into(), reason: "not UTF-8".to_owned() })?;
    // One snapshot, compact, and synced before it returns; it refuses a file that is there already.
    connection.execute("VACUUM INTO ?1", [into])?;
    Ok(())
}

impl Store for Sqlite {
    fn key(&self) -> Later<'_, Vec<u8>> {
        self.write(|db| {
            let fresh = id::random::<64>().to_vec();
            db.execute("INSERT INTO house (name, value) VALUES ('key', ?1) ON CONFLICT DO NOTHING", [fresh])?;
            Ok(db.query_row("SELECT value FROM house WHERE name = 'key'", [], |row| row.get(0))?)
        })
    }

    fn put_person(&self, person: PersonId, name: String) -> Later<'_, ()> {
        self.write(move |db| {
            let sql = "INSERT INTO people (id, name) VALUES (?1, ?2) ON CONFLICT (id) DO UPDATE SET name = ?2";
            db.prepare_cached(sql)?.execute(params![person.to_string(), name])?;
            Ok(())
        })
    }

    fn person(&self, person: PersonId) -> Later<'_, Option<String>> {
        self.read(move |db| {
            let mut query = db.prepare_cached("SELECT name FROM people WHERE id = ?1")?;
            Ok(query.query_row([person.to_string()], |row| row.get(0)).optional()?)
        })
    }

    fn put_token(&self, token: Token) -> Later<'_, ()> {
        self.write(move |db| {
            let Token { id, digest, person, name, made } = token;
            let sql = "INSERT INTO tokens (id, digest, person, name, made_ms) VALUES (?1, ?2, ?3, ?4, ?5)";
            db.execute(sql, params![id, digest, person.to_string(), name, to_ms(made)])?;
            Ok(())
        })
    }

    fn tokens(&self, person: PersonId) -> Later<'_, Vec<Token>> {
        self.read(move |db| {
            let sql = "SELECT id, digest, name, made_ms FROM tokens WHERE person = ?1 ORDER BY made_ms, id";
            let mut query = db.prepare_cached(sql)?;
            let rows = query.query_map([person.to_string()], |row| {
                let (id, digest, name) = (row.get(0)?, row.get(1)?, row.get(2)?);
                Ok(Token { id, digest, person, name, made: from_ms(row.get(3)?) })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    fn delete_token(&self, person: PersonId, id: String) -> Later<'_, bool> {
        self.write(move |db| {
            let sql = "DELETE FROM tokens WHERE id = ?1 AND person = ?2";
            Ok(db.execute(sql, params![id, person.to_string()])? == 1)
        })
    }

    fn token_owner(&self, digest: String) -> Later<'_, Option<PersonId>> {
        self.read(move |db| {
            let mut query = db.prepare_cached("SELECT person FROM tokens WHERE digest = ?1")?;
            let found: Option<String> = query.query_row([digest], |row| row.get(0)).optional()?;
            found.map(|person| person_of(&person)).transpose()
        })
    }

    fn put_carry(&self, digest: String, person: PersonId, until: Moment) -> Later<'_, ()> {
        self.write(move |db| {
            let sql = "INSERT INTO carries (digest, person, until_ms) VALUES (?1, ?2, ?3)";
            db.execute(sql, params![digest, person.to_string(), to_ms(until)])?;
            Ok(())
        })
    }

    fn take_carry(&self, digest: String, now: Moment) -> Later<'_, Option<PersonId>> {
        self.write(move |db| {
            db.execute("DELETE FROM carries WHERE until_ms < ?1", [to_ms(now)])?;
            let mut taken = db.prepare("DELETE FROM carries WHERE digest = ?1 RETURNING person")?;
            let found: Option<String> = taken.query_row([digest], |row| row.get(0)).optional()?;
            found.map(|person| person_of(&person)).transpose()
        })
    }

    fn open_room(&self, code: RoomCode, room: RoomSave) -> Later<'_, bool> {
        self.write(move |db| {
            let sql = "INSERT INTO rooms (code, epoch, public, touched_ms, json) VALUES (?1, 0, ?2, ?3, ?4) \
                       ON CONFLICT DO NOTHING";
            let mut insert = db.prepare_cached(sql)?;
            Ok(insert.execute(params![code.as_str(), room.public, to_ms(room.touched), room.json])? == 1)
        })
    }

    fn take_room(&self, code: RoomCode, owner: String, now: Moment) -> Later<'_, Option<TakenRoom>> {
        self.write(move |db| {
            let sql = "UPDATE rooms SET epoch = epoch + 1, owner = ?2, lease_ms = ?3 WHERE code = ?1 \
                       RETURNING epoch, json";
            let mut take = db.prepare_cached(sql)?;
            let taken = take.query_row(params![code.as_str(), owner, to_ms(now)], |row| {
                let lease = Lease { code: code.clone(), epoch: row.get(0)? };
                Ok(TakenRoom { lease, json: row.get(1)? })
            });
            Ok(taken.optional()?)
        })
    }

    fn commit(&self, lease: Lease, writes: Vec<Write>) -> Later<'_, ()> {
        // The way of nearly every move.
        if let [Write::Append { .. }] = writes.as_slice() {
            return self.write_apart(Apart::OneStatement, move |db| {
                writes.into_iter().try_for_each(|one| write_one(db, &lease, one))
            });
        }
        self.write(move |db| {
            let mut fence = db.prepare_cached("SELECT 1 FROM rooms WHERE code = ?1 AND epoch = ?2")?;
            if !fence.exists(params![lease.code.as_str(), lease.epoch])? {
                return Err(StoreError::Fenced(lease));
            }
            writes.into_iter().try_for_each(|one| write_one(db, &lease, one))
        })
    }

    fn public_rooms(&self, limit: u32) -> Later<'_, Vec<(String, Moment)>> {
        self.read(move |db| {
            let sql = "SELECT json, touched_ms FROM rooms WHERE public ORDER BY touched_ms DESC, code LIMIT ?1";
            let mut query = db.prepare_cached(sql)?;
            let rows = query.query_map([limit], |row| Ok((row.get(0)?, from_ms(row.get(1)?))))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    fn sweep(&self, before: Moment, but: Vec<RoomCode>) -> Later<'_, u32> {
        self.write(move |db| {
            let mut old = db.prepare("SELECT code FROM rooms WHERE touched_ms < ?1")?;
            let codes: Vec<String> = old.query_map([to_ms(before)], |row| row.get(0))?.collect::<Result<_, _>>()?;
            let mut delete = db.prepare("DELETE FROM rooms WHERE code = ?1")?;
            let mut break_off =
                db.prepare("UPDATE matches SET state = 'broken-off' WHERE room = ?1 AND state = 'running'")?;
            let mut swept = 0;
            for code in codes.iter().filter(|code| but.iter().all(|kept| kept.as_str() != *code)) {
                delete.execute([code])?;
                break_off.execute([code])?;
                swept += 1;
            }
            Ok(swept)
        })
    }

    fn load_match(&self, id: String) -> Later<'_, Option<StoredMatch>> {
        self.read(move |db| {
            // One snapshot for the match and its entries.
            let db = db.unchecked_transaction()?;
            let sql = format!("{MATCH} WHERE id = ?1");
            let mut query = db.prepare_cached(&sql)?;
            let found = query.query_row([id], |row| Ok((row.get::<_, i64>(0)?, match_row(row)))).optional()?;
            let Some((no, stored)) = found else { return Ok(None) };
            let mut stored = stored?;
            let mut pieces = db.prepare_cached("SELECT n, lines FROM entries WHERE match = ?1 ORDER BY n")?;
            let pieces = pieces.query_map([no], |row| Ok((row.get(0)?, row.get(1)?)))?;
            stored.entries = entries_of(pieces.collect::<Result<Vec<_>, _>>()?)?;
            Ok(Some(stored))
        })
    }

    fn matches_of(&self, person: PersonId, limit: u32) -> Later<'_, Vec<StoredMatch>> {
        self.read(move |db| {
            let sql = format!(
                "{MATCH} JOIN players ON players.match = matches.no \
                 WHERE players.person = ?1 ORDER BY no DESC LIMIT ?2"
            );
            let mut query = db.prepare_cached(&sql)?;
            let rows = query.query_map(params![person.to_string(), limit], |row| Ok(match_row(row)))?;
            rows.map(|row| row?).collect()
        })
    }

    fn ready(&self) -> Later<'_, ()> {
        self.write(|_| Ok(()))
    }

    fn close(&self) -> Later<'_, ()> {
        drop(held(&self.writer).take());
        let thread = held(&self.thread).take();
        Box::pin(async move {
            if let Some(thread) = thread {
                let joined = tokio::task::spawn_blocking(|| thread.join()).await;
                if !matches!(joined, Ok(Ok(()))) {
                    return Err(StoreError::Closed);
                }
            }
            Ok(())
        })
    }
}

fn write_one(db: &Connection, lease: &Lease, one: Write) -> Result<(), StoreError> {
    match one {
        Write::Room(RoomSave { public, touched, json }) => {
            let sql = "UPDATE rooms SET public = ?2, touched_ms = ?3, json = ?4 WHERE code = ?1";
            db.prepare_cached(sql)?.execute(params![lease.code.as_str(), public, to_ms(touched), json])?;
        }
        Write::Begin { id, charter, people, began } => {
            let sql = "INSERT INTO matches (id, room, began_ms, state, charter) VALUES (?1, ?2, ?3, 'running', ?4)";
            db.prepare_cached(sql)?.execute(params![id, lease.code.as_str(), to_ms(began), charter])?;
            let no = db.last_insert_rowid();
            let sql = "INSERT INTO players (person, match) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
            for person in people {
                db.prepare_cached(sql)?.execute(params![person.to_string(), no])?;
            }
        }
        Write::Charter { id, charter } => {
            let sql = "UPDATE matches SET charter = ?2 WHERE id = ?1";
            db.prepare_cached(sql)?.execute(params![id, charter])?;
        }
        Write::Append { id, from, lines } => {
            let sql = "INSERT INTO entries (match, n, lines) SELECT no, ?4, ?5 FROM rooms, matches \
                       WHERE code = ?1 AND epoch = ?2 AND id = ?3";
            let mut insert = db.prepare_cached(sql)?;
            if insert.execute(params![lease.code.as_str(), lease.epoch, id, from, lines])? != 1 {
                return Err(StoreError::Fenced(lease.clone()));
            }
        }
        Write::End { id, state, record } => {
            let sql = "UPDATE matches SET state = ?2, record = ?3 WHERE id = ?1";
            db.prepare_cached(sql)?.execute(params![id, state_word(state), record])?;
        }
    }
    Ok(())
}

fn match_row(row: &Row<'_>) -> Result<StoredMatch, StoreError> {
    let state: String = row.get(4)?;
    Ok(StoredMatch {
        id: row.get(1)?,
        charter: row.get(2)?,
        began: from_ms(row.get(3)?),
        state: state_of(&state)?,
        record: row.get(5)?,
        room: row.get(6)?,
        entries: Vec::new(),
    })
}
