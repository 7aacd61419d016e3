//! `--database postgres://…`: the same tables behind the same interface.

use std::sync::Mutex;

use deadpool_postgres::{Manager, ManagerConfig, Object, Pool, RecyclingMethod};
use tokio_postgres::{Client, NoTls, Row, Transaction};

use crate::id::{self, PersonId, RoomCode};
use crate::store::address;
use crate::store::columns::{MATCH, entries_of, from_ms, person_of, state_of, state_word, to_ms};
use crate::store::{Later, Lease, RoomSave, Store, StoreError, StoredMatch, TakenRoom, Token, Write};
use crate::time::Moment;

mod migrations {
    refinery::embed_migrations!("src/store/migrations/postgres");
}

/// Connections at the same time. The server groups the commits of those that commit together.
const CONNECTIONS: usize = 24;

/// A store in a PostgreSQL database.
pub struct Postgres {
    pool: Pool,
    /// The connection that holds the lock, for as long as the house runs.
    lock: Mutex<Option<Client>>,
}

impl std::fmt::Debug for Postgres {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Postgres")
    }
}

impl Postgres {
    /// Opens the database at this address and brings its tables up to date.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let config = address::read(url)?;
        let lock = address::lock(&config).await?;
        let manager = Manager::from_config(config, NoTls, ManagerConfig { recycling_method: RecyclingMethod::Fast });
        let pool = Pool::builder(manager)
            .max_size(CONNECTIONS)
            .build()
            .map_err(|error| StoreError::Database(error.to_string()))?;
        let store = Self { pool, lock: Mutex::new(Some(lock)) };
        let mut client = store.client().await?;
        migrations::migrations::runner()
            .run_async(&mut **client)
            .await
            .map_err(|error| StoreError::Database(error.to_string()))?;
        drop(client);
        Ok(store)
    }

    async fn client(&self) -> Result<Object, StoreError> {
        self.pool.get().await.map_err(|error| StoreError::Database(error.to_string()))
    }
}

impl Store for Postgres {
    fn key(&self) -> Later<'_, Vec<u8>> {
        Box::pin(async {
            let client = self.client().await?;
            let fresh = id::random::<64>().to_vec();
            let sql = "INSERT INTO house (name, value) VALUES ('key', $1) ON CONFLICT DO NOTHING";
            client.execute(sql, &[&fresh]).await?;
            Ok(client.query_one("SELECT value FROM house WHERE name = 'key'", &[]).await?.get(0))
        })
    }

    fn put_person(&self, person: PersonId, name: String) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "INSERT INTO people (id, name) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET name = $2";
            self.client().await?.execute(sql, &[&person.to_string(), &name]).await?;
            Ok(())
        })
    }

    fn person(&self, person: PersonId) -> Later<'_, Option<String>> {
        Box::pin(async move {
            let sql = "SELECT name FROM people WHERE id = $1";
            let row = self.client().await?.query_opt(sql, &[&person.to_string()]).await?;
            Ok(row.map(|row| row.get(0)))
        })
    }

    fn put_token(&self, token: Token) -> Later<'_, ()> {
        Box::pin(async move {
            let Token { id, digest, person, name, made } = token;
            let sql = "INSERT INTO tokens (id, digest, person, name, made_ms) VALUES ($1, $2, $3, $4, $5)";
            let client = self.client().await?;
            client.execute(sql, &[&id, &digest, &person.to_string(), &name, &to_ms(made)]).await?;
            Ok(())
        })
    }

    fn tokens(&self, person: PersonId) -> Later<'_, Vec<Token>> {
        Box::pin(async move {
            let sql = "SELECT id, digest, name, made_ms FROM tokens WHERE person = $1 ORDER BY made_ms, id";
            let rows = self.client().await?.query(sql, &[&person.to_string()]).await?;
            let token = |row: Row| {
                let (id, digest, name) = (row.get(0), row.get(1), row.get(2));
                Token { id, digest, person, name, made: from_ms(row.get(3)) }
            };
            Ok(rows.into_iter().map(token).collect())
        })
    }

    fn delete_token(&self, person: PersonId, id: String) -> Later<'_, bool> {
        Box::pin(async move {
            let sql = "DELETE FROM tokens WHERE id = $1 AND person = $2";
            Ok(self.client().await?.execute(sql, &[&id, &person.to_string()]).await? == 1)
        })
    }

    fn token_owner(&self, digest: String) -> Later<'_, Option<PersonId>> {
        Box::pin(async move {
            let sql = "SELECT person FROM tokens WHERE digest = $1";
            let row = self.client().await?.query_opt(sql, &[&digest]).await?;
            row.map(|row| person_of(row.get(0))).transpose()
        })
    }

    fn put_carry(&self, digest: String, person: PersonId, until: Moment) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "INSERT INTO carries (digest, person, until_ms) VALUES ($1, $2, $3)";
            self.client().await?.execute(sql, &[&digest, &person.to_string(), &to_ms(until)]).await?;
            Ok(())
        })
    }

    fn take_carry(&self, digest: String, now: Moment) -> Later<'_, Option<PersonId>> {
        Box::pin(async move {
            let client = self.client().await?;
            client.execute("DELETE FROM carries WHERE until_ms < $1", &[&to_ms(now)]).await?;
            let row = client.query_opt("DELETE FROM carries WHERE digest = $1 RETURNING person", &[&digest]).await?;
            row.map(|row| person_of(row.get(0))).transpose()
        })
    }

    fn open_room(&self, code: RoomCode, room: RoomSave) -> Later<'_, bool> {
        Box::pin(async move {
            let sql = "INSERT INTO rooms (code, epoch, public, touched_ms, json) VALUES ($1, 0, $2, $3, $4) \
                       ON CONFLICT DO NOTHING";
            let client = self.client().await?;
            let RoomSave { public, touched, json } = room;
            Ok(client.execute(sql, &[&code.as_str(), &public, &to_ms(touched), &json]).await? == 1)
        })
    }

    fn take_room(&self, code: RoomCode, owner: String, now: Moment) -> Later<'_, Option<TakenRoom>> {
        Box::pin(async move {
            let sql = "UPDATE rooms SET epoch = epoch + 1, owner = $2, lease_ms = $3 WHERE code = $1 \
                       RETURNING epoch, json";
            let row = self.client().await?.query_opt(sql, &[&code.as_str(), &owner, &to_ms(now)]).await?;
            Ok(row.map(|row| TakenRoom { lease: Lease { code, epoch: row.get(0) }, json: row.get(1) }))
        })
    }

    fn commit(&self, lease: Lease, writes: Vec<Write>) -> Later<'_, ()> {
        Box::pin(async move {
            let mut client = self.client().await?;
            if let [Write::Append { id, from, lines }] = writes.as_slice() {
                return append_alone(&client, lease, id, *from, lines).await;
            }
            let transaction = client.transaction().await?;
            let fence = "SELECT 1 FROM rooms WHERE code = $1 AND epoch = $2 FOR UPDATE";
            if transaction.query_opt(fence, &[&lease.code.as_str(), &lease.epoch]).await?.is_none() {
                return Err(StoreError::Fenced(lease));
            }
            for one in writes {
                write_one(&transaction, &lease, one).await?;
            }
            transaction.commit().await?;
            Ok(())
        })
    }

    fn public_rooms(&self, limit: u32) -> Later<'_, Vec<(String, Moment)>> {
        Box::pin(async move {
            let sql = "SELECT json, touched_ms FROM rooms WHERE public ORDER BY touched_ms DESC, code LIMIT $1";
            let rows = self.client().await?.query(sql, &[&i64::from(limit)]).await?;
            Ok(rows.into_iter().map(|row| (row.get(0), from_ms(row.get(1)))).collect())
        })
    }

    fn sweep(&self, before: Moment, but: Vec<RoomCode>) -> Later<'_, u32> {
        Box::pin(async move {
            let but: Vec<&str> = but.iter().map(RoomCode::as_str).collect();
            let mut client = self.client().await?;
            let transaction = client.transaction().await?;
            let sql = "DELETE FROM rooms WHERE touched_ms < $1 AND NOT (code = ANY ($2)) RETURNING code";
            let swept = transaction.query(sql, &[&to_ms(before), &but]).await?;
            let codes: Vec<String> = swept.into_iter().map(|row| row.get(0)).collect();
            let sql = "UPDATE matches SET state = 'broken-off' WHERE room = ANY ($1) AND state = 'running'";
            transaction.execute(sql, &[&codes]).await?;
            transaction.commit().await?;
            Ok(u32::try_from(codes.len()).unwrap_or(u32::MAX))
        })
    }

    fn load_match(&self, id: String) -> Later<'_, Option<StoredMatch>> {
        Box::pin(async move {
            let client = self.client().await?;
            let sql = format!("{MATCH} WHERE id = $1");
            let Some(row) = client.query_opt(&sql, &[&id]).await? else { return Ok(None) };
            let mut stored = match_row(&row)?;
            let sql = "SELECT n, lines FROM entries WHERE match = $1 ORDER BY n";
            let pieces = client.query(sql, &[&row.get::<_, i64>(0)]).await?;
            stored.entries = entries_of(pieces.iter().map(|piece| (piece.get::<_, i32>(0).into(), piece.get(1))))?;
            Ok(Some(stored))
        })
    }

    fn matches_of(&self, person: PersonId, limit: u32) -> Later<'_, Vec<StoredMatch>> {
        Box::pin(async move {
            let sql = format!(
                "{MATCH} JOIN players ON players.match = matches.no \
                 WHERE players.person = $1 ORDER BY no DESC LIMIT $2"
            );
            let rows = self.client().await?.query(&sql, &[&person.to_string(), &i64::from(limit)]).await?;
            rows.iter().map(match_row).collect()
        })
    }

    fn ready(&self) -> Later<'_, ()> {
        Box::pin(async {
            self.client().await?.query_one("SELECT 1", &[]).await?;
            Ok(())
        })
    }

    fn close(&self) -> Later<'_, ()> {
        Box::pin(async {
            self.pool.close();
            // Dropping its connection gives the lock back.
            drop(self.lock.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take());
            Ok(())
        })
    }
}

/// The way of nearly every move, in one statement and so in one round trip.
async fn append_alone(client: &Object, lease: Lease, id: &str, from: u32, lines: &str) -> Result<(), StoreError> {
    let sql = "WITH fence AS (SELECT 1 FROM rooms WHERE code = $1 AND epoch = $2 FOR SHARE) \
               INSERT INTO entries (match, n, lines) SELECT no, $4, $5 FROM matches, fence WHERE id = $3";
    let statement = client.prepare_cached(sql).await?;
    let written = client.execute(&statement, &[&lease.code.as_str(), &lease.epoch, &id, &to_n(from), &lines]).await?;
    if written == 1 { Ok(()) } else { Err(StoreError::Fenced(lease)) }
}

async fn write_one(transaction: &Transaction<'_>, lease: &Lease, one: Write) -> Result<(), StoreError> {
    match one {
        Write::Room(RoomSave { public, touched, json }) => {
            let sql = "UPDATE rooms SET public = $2, touched_ms = $3, json = $4 WHERE code = $1";
            transaction.execute(sql, &[&lease.code.as_str(), &public, &to_ms(touched), &json]).await?;
        }
        Write::Begin { id, charter, people, began } => {
            let sql = "INSERT INTO matches (id, room, began_ms, state, charter) \
                       VALUES ($1, $2, $3, 'running', $4) RETURNING no";
            let row = transaction.query_one(sql, &[&id, &lease.code.as_str(), &to_ms(began), &charter]).await?;
            let people: Vec<String> = people.iter().map(PersonId::to_string).collect();
            let sql = "INSERT INTO players (person, match) SELECT person, $2 FROM unnest($1::text[]) AS t (person) \
                       ON CONFLICT DO NOTHING";
            transaction.execute(sql, &[&people, &row.get::<_, i64>(0)]).await?;
        }
        Write::Charter { id, charter } => {
            transaction.execute("UPDATE matches SET charter = $2 WHERE id = $1", &[&id, &charter]).await?;
        }
        Write::Append { id, from, lines } => {
            let sql = "INSERT INTO entries (match, n, lines) SELECT no, $2, $3 FROM matches WHERE id = $1";
            transaction.execute(sql, &[&id, &to_n(from), &lines]).await?;
        }
        Write::End { id, state, record } => {
            let sql = "UPDATE matches SET state = $2, record = $3 WHERE id = $1";
            transaction.execute(sql, &[&id, &state_word(state), &record]).await?;
        }
    }
    Ok(())
}

fn match_row(row: &Row) -> Result<StoredMatch, StoreError> {
    Ok(StoredMatch {
        id: row.get(1),
        charter: row.get(2),
        began: from_ms(row.get(3)),
        state: state_of(row.get(4))?,
        record: row.get(5),
        room: row.get(6),
        entries: Vec::new(),
    })
}

fn to_n(n: u32) -> i32 {
    i32::try_from(n).unwrap_or(i32::MAX)
}
