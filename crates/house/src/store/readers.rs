//! SQLite's readers: a few connections that wait for nobody.

use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use crate::store::StoreError;

/// Connections that read.
const READERS: usize = 4;
/// How long a connection waits for another one's lock before it gives up.
pub(crate) const BUSY: Duration = Duration::from_secs(10);

/// Connections that only read; WAL lets them while the writer writes.
#[derive(Debug)]
pub(crate) struct Readers {
    path: PathBuf,
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    pub(crate) fn new(path: PathBuf) -> Self {
        Self { path, idle: Mutex::new(Vec::new()) }
    }

    pub(crate) fn read<T>(&self, query: impl FnOnce(&Connection) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let idle = held(&self.idle).pop();
        let connection = match idle {
            Some(connection) => connection,
            None => {
                let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
                let connection = Connection::open_with_flags(&self.path, flags)?;
                connection.busy_timeout(BUSY)?;
                connection
            }
        };
        let answer = query(&connection);
        let mut idle = held(&self.idle);
        if idle.len() < READERS {
            idle.push(connection);
        }
        answer
    }
}

/// A panic while the lock was held leaves nothing half-done: what it guards is replaced whole.
pub(crate) fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
