//! SQLite's one writer: a thread that takes whatever is waiting, writes it in one transaction, and answers everybody
//! after the commit. Under load hundreds of rooms share one sync of the disk.

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::oneshot;

use crate::store::StoreError;

/// Most jobs of one transaction.
const GROUP_MAX: usize = 1024;
/// Most jobs that wait; whoever hands in one more waits too.
const QUEUE_MAX: usize = 16 * 1024;

/// Something to write; it leaves behind what to say after the commit.
type Job = Box<dyn FnOnce(&Connection) -> Done + Send>;
/// Says how the commit went.
type Done = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

/// The writer from outside.
#[derive(Debug)]
pub(crate) struct Writer {
    jobs: SyncSender<Job>,
}

impl Writer {
    /// Starts the thread. It ends when the last `Writer` is dropped and everything is written.
    pub(crate) fn start(connection: Connection) -> (Self, thread::JoinHandle<()>) {
        let (jobs, queue) = sync_channel(QUEUE_MAX);
        let thread = thread::Builder::new().name("store-writer".to_owned());
        let handle = thread.spawn(move || run(connection, &queue)).expect("the system starts a thread");
        (Self { jobs }, handle)
    }

    /// Writes in the next transaction; the answer comes after its commit. A job that fails leaves no trace.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        apart: Apart,
        job: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            let outcome = match apart {
                Apart::OneStatement => job(connection),
                Apart::Savepoint => in_savepoint(connection, job),
            };
            Box::new(move |commit| {
                // Whoever asked may have gone; the write stands all the same.
                let _ = reply.send(commit.and(outcome));
            })
        });
        // The queue is full only when the disk stands still; then waiting on this thread is what back-pressure means.
        self.jobs.send(job).map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

/// How a job which fails leaves the others' writes alone.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Apart {
    /// It writes with one statement, which happens wholly or not at all.
    OneStatement,
    /// What it wrote before it failed is taken back.
    Savepoint,
}

fn in_savepoint<T>(
    connection: &Connection,
    job: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    connection.prepare_cached("SAVEPOINT job")?.execute([])?;
    match job(connection) {
        Ok(value) => {
            connection.prepare_cached("RELEASE job")?.execute([])?;
            Ok(value)
        }
        Err(error) => {
            connection.execute_batch("ROLLBACK TO job; RELEASE job")?;
            Err(error)
        }
    }
}

fn run(mut connection: Connection, queue: &Receiver<Job>) {
    connection.set_prepared_statement_cache_capacity(64);
    while let Ok(first) = queue.recv() {
        let mut answers = Vec::new();
        let commit = group(&mut connection, first, queue, &mut answers);
        if let Err(error) = &commit {
            tracing::error!(%error, jobs = answers.len(), "a transaction failed");
        }
        metrics::histogram!("tapis_store_group").record(answers.len() as f64);
        for answer in answers {
            answer(commit.clone());
        }
    }
}

fn group(
    connection: &mut Connection,
    first: Job,
    queue: &Receiver<Job>,
    answers: &mut Vec<Done>,
) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    answers.push(first(&transaction));
    while answers.len() < GROUP_MAX
        && let Ok(job) = queue.try_recv()
    {
        answers.push(job(&transaction));
    }
    transaction.commit()?;
    Ok(())
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Database(error.to_string())
    }
}
