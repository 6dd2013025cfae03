use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rusqlite::Connection;
use tokio::runtime::Handle;
use tokio::sync::oneshot;

use crate::StoreError;

/// The one thread that writes. What arrives while it waits for the disk is written together.
pub(crate) struct Writer {
    /// Gone when it is closed.
    running: Mutex<Option<Running>>,
    commits: Arc<AtomicUsize>,
}

struct Running {
    jobs: Sender<Job>,
    threads: Vec<JoinHandle<()>>,
}

/// Something to write.
struct Job {
    work: Work,
    /// Where the caller waits.
    runtime: Option<Handle>,
}

/// Writes, if there is a transaction; it returns what to do when that is on the disk, or with the
/// reason why it is not.
type Work = Box<dyn FnOnce(Option<&Connection>) -> Answer + Send>;
type Answer = Box<dyn FnOnce(Result<(), &str>) + Send>;

/// So many jobs are written together at most: nobody waits for all the others.
const LARGEST: usize = 256;

/// Where so many jobs came together, more are coming: then commits keep this distance, so that each has
/// more to write. A commit costs much and another job in it little.
const CROWD: usize = 3;
const DISTANCE: Duration = Duration::from_millis(1);

/// How often the journal is moved into the file: little at a time, because commits wait for the disk
/// meanwhile.
const CHECKPOINT: Duration = Duration::from_millis(250);
/// When the journal has so many pages, the writer moves the rest of it itself and begins it anew. It
/// need not do much then, but without that the journal would grow as long as there is always
/// something to write.
const LONGEST_JOURNAL: u32 = 8000;

impl Writer {
    /// Starts the thread, and another one that moves the log into the file: the writer need not
    /// wait for that.
    pub(crate) fn start(db: Connection, checkpointer: Option<Connection>) -> Writer {
        // A database in memory has no journal, and then this fails.
        let _ = db.pragma_update(None, "wal_autocheckpoint", LONGEST_JOURNAL);
        let (jobs, received) = channel();
        let (alive, watched) = channel::<()>();
        let commits = Arc::<AtomicUsize>::default();
        let count = Arc::clone(&commits);
        let mut threads = vec![thread::spawn(move || {
            write_all(&db, &received, &count);
            // Closed before the other one: of two that are closed at once, neither is the last.
            drop(db);
            drop(alive);
        })];
        threads.extend(
            checkpointer
                .map(|checkpointer| thread::spawn(move || checkpoint(&checkpointer, &watched))),
        );
        Writer { running: Mutex::new(Some(Running { jobs, threads })), commits }
    }

    fn running(&self) -> MutexGuard<'_, Option<Running>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until everything is written, and closes the connections. Nothing is written any more.
    pub(crate) fn close(&self) {
        let Some(Running { jobs, threads }) = self.running().take() else { return };
        drop(jobs);
        for thread in threads {
            // One that has panicked has ended as well.
            let _ = thread.join();
        }
    }

    /// Returns how often something was written to the disk.
    pub(crate) fn commits(&self) -> usize {
        self.commits.load(Ordering::Relaxed)
    }

    /// Writes something, and returns when it is on the disk.
    pub(crate) async fn write<T: Send + 'static, E: From<StoreError> + Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E> {
        let (sender, receiver) = oneshot::channel();
        let work = move |db: Option<&Connection>| -> Answer {
            let done = db.map(work);
            Box::new(move |committed| {
                let failed = |reason: &str| Err(StoreError::Commit(reason.into()).into());
                let result = match (committed, done) {
                    (Ok(()), Some(done)) => done,
                    (Ok(()), None) => failed("nothing was begun"),
                    (Err(reason), _) => failed(reason),
                };
                // Whoever has stopped waiting need not be told.
                let _ = sender.send(result);
            })
        };
        {
            let running = self.running();
            let running = running.as_ref().ok_or(StoreError::Closed)?;
            // The thread waits for jobs as long as this is here: if it is gone, a job has panicked.
            let job = Job { work: Box::new(work), runtime: Handle::try_current().ok() };
            running.jobs.send(job).map_err(|_| StoreError::Panicked)?;
        }
        receiver.await.map_err(|_| StoreError::Panicked)?
    }
}

fn write_all(db: &Connection, jobs: &Receiver<Job>, commits: &AtomicUsize) {
    while let Ok(first) = jobs.recv() {
        let start = Instant::now();
        if let Err(error) = db.execute_batch("BEGIN IMMEDIATE") {
            (first.work)(None)(Err(&error.to_string()));
            continue;
        }
        let (runtime, mut answers) = (first.runtime, vec![(first.work)(Some(db))]);
        while let Some(job) = (answers.len() < LARGEST).then(|| jobs.try_recv().ok()).flatten() {
            answers.push((job.work)(Some(db)));
        }
        let committed = db.execute_batch("COMMIT").map_err(|error| error.to_string());
        if committed.is_err() {
            // If even that fails, there is no transaction any more.
            let _ = db.execute_batch("ROLLBACK");
        }
        commits.fetch_add(1, Ordering::Relaxed);
        let is_crowded = answers.len() >= CROWD;
        let tell = move || {
            for answer in answers {
                answer(committed.as_ref().map_or_else(|reason| Err(&**reason), |()| Ok(())));
            }
        };
        match runtime {
            // One task for all of them: waking each one from here would cost more.
            Some(runtime) if is_crowded => drop(runtime.spawn(async { tell() })),
            Some(_) | None => tell(),
        }
        if is_crowded {
            thread::sleep(DISTANCE.saturating_sub(start.elapsed()));
        }
    }
}

/// Does a job so that nothing of it stays if it fails. What is a single statement needs no such help.
pub(crate) fn in_savepoint<T, E: From<StoreError>>(
    db: &Connection,
    work: impl FnOnce(&Connection) -> Result<T, E>,
) -> Result<T, E> {
    let batch = |sql| db.prepare_cached(sql).and_then(|mut batch| batch.execute([]));
    batch("SAVEPOINT job").map_err(StoreError::from)?;
    let done = work(db);
    if done.is_err() {
        batch("ROLLBACK TO job").map_err(StoreError::from)?;
    }
    batch("RELEASE job").map_err(StoreError::from)?;
    done
}

/// Moves the log into the file now and then, until the writer is gone.
fn checkpoint(db: &Connection, writer: &Receiver<()>) {
    while writer.recv_timeout(CHECKPOINT) == Err(std::sync::mpsc::RecvTimeoutError::Timeout) {
        // What fails now is done the next time.
        let _ = db.execute_batch("PRAGMA wal_checkpoint(PASSIVE)");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_job_that_panics_is_said_to_have_panicked() {
        let writer = Writer::start(Connection::open_in_memory().unwrap(), None);
        assert!(writer.write::<_, StoreError>(|_| Ok(())).await.is_ok());
        for _ in 0..2 {
            let failed = writer.write::<(), StoreError>(|_| panic!("on purpose")).await;
            assert!(matches!(failed, Err(StoreError::Panicked)), "{failed:?}");
        }
    }
}
