mod meeting;
mod operations;
mod progress;
mod reading;
mod rows;
mod tournaments;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use quarto_game::Time;
use rusqlite::Connection;

use crate::StoreError;
use crate::files::{make_database, make_folder, part_of, private_file, put_in_place};
use crate::migrations::{SQLITE, missing};
use crate::sqlite::reading::{Reading, vacuum_into};
use crate::sqlite::writer::{Writer, in_savepoint};

/// A store in a file of this machine, by SQLite. Several programs may use it at once.
#[derive(Clone)]
pub struct Sqlite {
    shared: Arc<Shared>,
}

/// Its connections are closed in this order, one after the other: the last one tidies up.
struct Shared {
    source: Source,
    /// Connections that nobody is reading with now.
    readers: Mutex<Vec<Connection>>,
    /// Who writes, unless everything is only read.
    writer: Option<Writer>,
    clock: Box<dyn Fn() -> Time + Send + Sync>,
}

impl Shared {
    fn readers(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.readers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps a connection for the next reader, unless enough are idle.
    fn keep_reader(&self, db: Connection) {
        let mut readers = self.readers();
        if readers.len() < IDLE_READERS {
            readers.push(db);
        }
    }
}

/// Where the games are.
enum Source {
    /// In the memory of the writer.
    Memory,
    /// In a file that is read and written.
    File(PathBuf),
    /// In a file that is only read.
    Reading(Reading),
}

/// The most idle connections that stay open. Each has file handles and a cache; when more read at
/// once, the others are opened and closed again.
const IDLE_READERS: usize = 8;
/// How long to wait for another program that is writing.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long to wait at the end for others that are still reading.
const LAST_PATIENCE: Duration = Duration::from_secs(2);

impl std::fmt::Debug for Sqlite {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let file = match &self.shared.source {
            Source::Memory => Path::new(":memory:"),
            Source::File(file) => file,
            Source::Reading(reading) => reading.file(),
        };
        write!(f, "sqlite:{}", file.display())
    }
}

impl Sqlite {
    /// Opens the store in a file, or makes one; `clock` tells the time.
    ///
    /// # Errors
    /// If the file cannot be used.
    pub async fn open(
        file: &Path,
        clock: impl Fn() -> Time + Send + Sync + 'static,
    ) -> Result<Sqlite, StoreError> {
        let (file, clock) = (file.to_owned(), Box::new(clock));
        blocking(move || {
            make_database(&file)?;
            let db = connect(&file)?;
            migrate(&db)?;
            let writer = Writer::start(db, Some(connect(&file)?));
            Ok(Sqlite::new(Source::File(file), Some(writer), clock))
        })
        .await
    }

    /// Opens the store in a file that is there, and writes nothing to it or beside it. What an
    /// older program has made is read as a copy.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub async fn open_to_read(
        file: &Path,
        clock: impl Fn() -> Time + Send + Sync + 'static,
    ) -> Result<Sqlite, StoreError> {
        let (file, clock) = (file.to_owned(), Box::new(clock));
        blocking(move || Ok(Sqlite::new(Source::Reading(Reading::new(&file)?), None, clock))).await
    }

    /// Returns a store that lasts as long as the program, for games that are kept nowhere.
    ///
    /// # Errors
    /// If there is no memory for it.
    pub fn in_memory(
        clock: impl Fn() -> Time + Send + Sync + 'static,
    ) -> Result<Sqlite, StoreError> {
        let db = Connection::open_in_memory()?;
        migrate(&db)?;
        Ok(Sqlite::new(Source::Memory, Some(Writer::start(db, None)), Box::new(clock)))
    }

    fn new(
        source: Source,
        writer: Option<Writer>,
        clock: Box<dyn Fn() -> Time + Send + Sync>,
    ) -> Sqlite {
        let readers = Mutex::default();
        Sqlite { shared: Arc::new(Shared { source, readers, writer, clock }) }
    }

    /// Returns how often something was written to the disk, for tests.
    #[doc(hidden)]
    #[must_use]
    pub fn commits(&self) -> usize {
        self.shared.writer.as_ref().map_or(0, Writer::commits)
    }

    /// Writes a copy of everything in a store to a new file, while others may go on writing. The
    /// store itself stays as it is, even if an older program has made it.
    ///
    /// # Errors
    /// If the file is there, or cannot be written.
    pub async fn backup(file: &Path, to: &Path) -> Result<(), StoreError> {
        let (file, to) = (file.to_owned(), to.to_owned());
        blocking(move || backup(&Reading::as_it_is(&file)?, &to)).await
    }

    /// Reads with a connection of its own, on a thread that may block.
    async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        if matches!(self.shared.source, Source::Memory) {
            return self.write(read).await;
        }
        let shared = Arc::clone(&self.shared);
        blocking(move || {
            let idle = shared.readers().pop();
            let db = idle.map_or_else(|| shared.source.connect(), Ok)?;
            let result = read(&db);
            shared.keep_reader(db);
            shared.source.check()?;
            result
        })
        .await
    }

    async fn write<T: Send + 'static, E: From<StoreError> + Send + 'static>(
        &self,
        write: impl FnOnce(&Connection) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E> {
        self.write_statement(move |db| in_savepoint(db, write)).await
    }

    /// Writes what is a single statement, and so is done as a whole or not at all.
    async fn write_statement<T: Send + 'static, E: From<StoreError> + Send + 'static>(
        &self,
        write: impl FnOnce(&Connection) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E> {
        let writer = self.shared.writer.as_ref().ok_or(StoreError::ReadOnly)?;
        writer.write(write).await
    }
}

impl Source {
    /// Opens a connection to read with.
    fn connect(&self) -> Result<Connection, StoreError> {
        match self {
            Source::Memory => unreachable!("only the writer has what is in its memory"),
            Source::File(file) => connect(file),
            Source::Reading(reading) => reading.connect(),
        }
    }

    /// Makes sure that what was read is what is kept.
    fn check(&self) -> Result<(), StoreError> {
        match self {
            Source::Memory | Source::File(_) => Ok(()),
            Source::Reading(reading) => reading.check(),
        }
    }
}

fn connect(file: &Path) -> Result<Connection, StoreError> {
    let db = Connection::open(file)?;
    db.busy_timeout(PATIENCE)?;
    db.pragma_update(None, "journal_mode", "WAL")?;
    // A commit has reached the disk when it returns, not just the system.
    db.pragma_update(None, "synchronous", "FULL")?;
    db.set_prepared_statement_cache_capacity(64);
    Ok(db)
}

/// Brings the database up to date. Of several programs that start at once, one does it.
fn migrate(db: &Connection) -> Result<(), StoreError> {
    db.execute_batch("BEGIN IMMEDIATE")?;
    let done = || -> Result<(), StoreError> {
        let version: i64 = db.pragma_query_value(None, "user_version", |row| row.get(0))?;
        for step in missing(SQLITE, version).ok_or(StoreError::Newer(version))? {
            db.execute_batch(step)?;
        }
        Ok(db.pragma_update(None, "user_version", SQLITE.len())?)
    };
    let done = done();
    db.execute_batch(if done.is_ok() { "COMMIT" } else { "ROLLBACK" })?;
    done
}

/// Writes everything to a file beside its place, and puts it there when it is whole.
fn backup(reading: &Reading, to: &Path) -> Result<(), StoreError> {
    let wrap = |reason| StoreError::File { file: to.into(), reason };
    if to.exists() {
        return Err(wrap(std::io::ErrorKind::AlreadyExists.into()));
    }
    make_folder(to)?;
    let private = |part: &Path| private_file().create_new(true).open(part);
    let part = part_of(to, private).map_err(wrap)?;
    vacuum_into(&reading.connect()?, part.path())?;
    reading.check()?;
    put_in_place(part, to).map_err(wrap)
}

/// Does what takes a while on a thread that may wait.
async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    tokio::task::spawn_blocking(work).await.unwrap_or_else(|error| {
        Err(if error.is_panic() { StoreError::Panicked } else { StoreError::Closed })
    })
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;

    use super::*;

    #[tokio::test]
    async fn few_connections_stay_open_after_many_have_read_at_once() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("games.db");
        let store = Sqlite::open(&file, crate::system_time).await.unwrap();
        let all_read = Arc::new(Barrier::new(2 * IDLE_READERS));
        let readers: Vec<_> = (0..2 * IDLE_READERS)
            .map(|_| {
                let (store, all_read) = (store.clone(), Arc::clone(&all_read));
                let read = move |_: &Connection| Ok(all_read.wait());
                tokio::spawn(async move { store.read(read).await })
            })
            .collect();
        for reader in readers {
            reader.await.unwrap().unwrap();
        }
        assert_eq!(store.shared.readers().len(), IDLE_READERS);
    }
}
