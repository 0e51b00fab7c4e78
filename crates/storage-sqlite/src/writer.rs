//! The one writer: takes the changes that wait, makes them in one transaction, and answers when it is on the disk.
//!
//! A commit costs a sync of the disk, whether it holds one change or a hundred. While one is synced the next ones gather, so the
//! busier the server the larger the batches, and nobody waits for a timer.

use std::fs::File;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, raw_sql};
use storage::{Result, StorageError};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::change::{Change, Trouble};
use crate::error::{explain, is_full};

/// So many changes go into one transaction at most: enough for a sync to cost nothing, few enough that nobody waits long.
const LARGEST_BATCH: usize = 256;

/// So many changes may wait; who comes later waits for room.
const QUEUE: usize = 1024;

/// A batch that takes longer is worth a line in the log.
const SLOW: Duration = Duration::from_secs(1);

/// The way to the writer.
pub(crate) struct Writer {
    /// Gone once the storage is closed.
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    task: Mutex<Option<JoinHandle<()>>>,
    commits: Arc<AtomicU64>,
}

/// A change and who waits for it.
struct Job {
    change: Change,
    answer: oneshot::Sender<Result<i64>>,
}

impl Writer {
    /// Starts the writer on its connection. The lock is given back after everything else is closed.
    pub(crate) fn start(connection: SqliteConnection, file: PathBuf, lock: File) -> Writer {
        let (sender, receiver) = mpsc::channel(QUEUE);
        let commits = Arc::new(AtomicU64::new(0));
        let desk = Desk { connection, file, commits: Arc::clone(&commits) };
        let task = tokio::spawn(desk.work(receiver, lock));
        Writer { jobs: Mutex::new(Some(sender)), task: Mutex::new(Some(task)), commits }
    }

    /// Has a change made and waits until it is on the disk. It is made even if nobody waits any more.
    pub(crate) async fn make(&self, change: Change) -> Result<i64> {
        let stopped = || StorageError::Failed("the storage is closed".to_owned());
        let jobs = locked(&self.jobs).clone().ok_or_else(stopped)?;
        let (answer, answered) = oneshot::channel();
        jobs.send(Job { change, answer }).await.map_err(|_| stopped())?;
        drop(jobs);
        answered.await.map_err(|_| stopped())?
    }

    /// How often something was committed.
    pub(crate) fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    /// Takes no more changes, waits until those that were taken are written, and closes the file.
    pub(crate) async fn close(&self) {
        drop(locked(&self.jobs).take());
        let task = locked(&self.task).take();
        if let Some(task) = task
            && let Err(error) = task.await
        {
            tracing::error!(%error, "the writer of the database did not end well");
        }
    }
}

/// What the writer's task owns.
struct Desk {
    connection: SqliteConnection,
    file: PathBuf,
    commits: Arc<AtomicU64>,
}

/// Why a whole batch was not committed.
struct Failure {
    error: sqlx::Error,
    /// Whether one of the changes is to blame; without it the others may well succeed.
    is_of_one_change: bool,
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Failure {
        Failure { error, is_of_one_change: false }
    }
}

impl Desk {
    async fn work(mut self, mut jobs: mpsc::Receiver<Job>, lock: File) {
        let mut batch = Vec::with_capacity(LARGEST_BATCH);
        while jobs.recv_many(&mut batch, LARGEST_BATCH).await > 0 {
            let begun = Instant::now();
            let size = batch.len();
            self.write(&mut batch).await;
            if begun.elapsed() > SLOW {
                let took_ms = u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
                tracing::warn!(took_ms, changes = size, "the database was slow to write {size} changes");
            }
        }
        // The last connection that closes brings the write-ahead log back into the file.
        if let Err(error) = self.connection.close().await {
            tracing::error!(%error, "the database did not close well");
        }
        drop(lock);
    }

    /// Writes the batch and answers everybody in it.
    async fn write(&mut self, batch: &mut Vec<Job>) {
        match self.commit(batch).await {
            Ok(outcomes) => {
                for (job, outcome) in batch.drain(..).zip(outcomes) {
                    // Nobody waits any more: then nobody has to know.
                    let _ = job.answer.send(outcome);
                }
            }
            Err(failure) if failure.is_of_one_change && batch.len() > 1 => {
                for job in batch.drain(..) {
                    let outcome = match self.commit(std::slice::from_ref(&job)).await {
                        Ok(mut outcomes) => outcomes.pop().expect("one change has one outcome"),
                        Err(failure) => Err(explain(&self.file, &failure.error)),
                    };
                    let _ = job.answer.send(outcome);
                }
            }
            Err(failure) => {
                for job in batch.drain(..) {
                    let _ = job.answer.send(Err(explain(&self.file, &failure.error)));
                }
            }
        }
    }

    /// Makes the changes in one transaction. When this returns `Ok` they are on the disk; when it fails nothing has changed.
    async fn commit(&mut self, jobs: &[Job]) -> std::result::Result<Vec<Result<i64>>, Failure> {
        let outcomes = self.try_to_commit(jobs).await;
        match &outcomes {
            Ok(_) => {
                self.commits.fetch_add(1, Ordering::Relaxed);
            }
            Err(_) => {
                // Fails when SQLite has rolled back by itself, as it does when the disk is full: either way nothing is open.
                let _ = raw_sql("ROLLBACK").execute(&mut self.connection).await;
            }
        }
        outcomes
    }

    // Plain statements and not sqlx's transaction: that one counts its depth and loses count when SQLite rolls back by itself.
    async fn try_to_commit(&mut self, jobs: &[Job]) -> std::result::Result<Vec<Result<i64>>, Failure> {
        sqlx::query("BEGIN IMMEDIATE").execute(&mut self.connection).await?;
        let mut outcomes = Vec::with_capacity(jobs.len());
        for job in jobs {
            match job.change.perform(&mut self.connection).await {
                Ok(id) => outcomes.push(Ok(id)),
                Err(Trouble::Refused(refusal)) => outcomes.push(Err(refusal)),
                Err(Trouble::Failed(error)) => {
                    let is_of_one_change = !is_full(&error);
                    return Err(Failure { error, is_of_one_change });
                }
            }
        }
        sqlx::query("COMMIT").execute(&mut self.connection).await?;
        Ok(outcomes)
    }
}

/// What a mutex guards is put there and taken out whole, so a panic elsewhere leaves nothing half done.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
