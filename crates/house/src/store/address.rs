//! Where a PostgreSQL server is, and that no other house is there.

use std::error::Error as _;

use tokio_postgres::config::SslMode;
use tokio_postgres::{Client, NoTls};

use crate::store::StoreError;

/// One house per database, for now: whoever holds this advisory lock ("tapis" in hex).
const LOCK: i64 = 0x0074_6170_6973;

/// Reads the address. Whoever demands encryption is told that there is none, before anything is said to the server.
pub(crate) fn read(url: &str) -> Result<tokio_postgres::Config, StoreError> {
    let unreadable = |error: tokio_postgres::Error| {
        let why = error.source().map_or_else(|| error.to_string(), ToString::to_string);
        StoreError::Address(why)
    };
    let config: tokio_postgres::Config = url.parse().map_err(unreadable)?;
    match config.get_ssl_mode() {
        SslMode::Require => Err(StoreError::Address(
            "sslmode=require, but the house speaks to PostgreSQL without encryption; \
             keep the server on the same machine or behind a tunnel, and say sslmode=disable"
                .to_owned(),
        )),
        // `prefer`, which is the default, takes what there is.
        _ => Ok(config),
    }
}

/// The connection that keeps every other house out for as long as it is open.
pub(crate) async fn lock(config: &tokio_postgres::Config) -> Result<Client, StoreError> {
    let (client, connection) = config.connect(NoTls).await?;
    tokio::spawn(async move {
        if let Err(error) = connection.await {
            tracing::error!(%error, "the connection that holds the database's lock is gone");
        }
    });
    let taken: bool = client.query_one("SELECT pg_try_advisory_lock($1)", &[&LOCK]).await?.get(0);
    if taken { Ok(client) } else { Err(StoreError::Locked(format!("database {}", config.get_dbname().unwrap_or("?")))) }
}

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> Self {
        // The error's own words leave out what the server said.
        let said = error.as_db_error().map_or_else(|| error.to_string(), ToString::to_string);
        Self::Database(said)
    }
}
