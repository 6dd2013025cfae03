mod reading;
mod rows;
mod seats;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use quarto_game::{GameId, Seat, Time};
use rusqlite::{Connection, OptionalExtension, params};

use crate::files::{beside, make_database, make_folder, private_file};
use crate::migrations::{SQLITE, missing};
use crate::sqlite::reading::{Reading, vacuum_into};
use crate::sqlite::rows::{
    create, finish_append, forget, game, insert_next, last_heartbeat, last_time, load, millis,
    restore, set_heartbeat, touch, unseen, use_right,
};
use crate::sqlite::writer::Writer;
use crate::store::OUTAGE;
use crate::{Append, AppendError, NewGame, Rights, StoreError, StoredGame};

/// A store in a file of this machine, by SQLite. Several programs may use it at once.
#[derive(Clone)]
pub struct Sqlite {
    shared: Arc<Shared>,
}

struct Shared {
    source: Source,
    /// Who writes, unless everything is only read.
    writer: Option<Writer>,
    /// Connections that nobody is reading with now.
    readers: Mutex<Vec<Connection>>,
    clock: Box<dyn Fn() -> Time + Send + Sync>,
}

impl Shared {
    fn readers(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.readers.lock().unwrap_or_else(PoisonError::into_inner)
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
        Sqlite { shared: Arc::new(Shared { source, writer, readers, clock }) }
    }

    pub(crate) fn now(&self) -> Time {
        (self.shared.clock)()
    }

    /// Returns how often something was written to the disk, for tests.
    #[doc(hidden)]
    #[must_use]
    pub fn commits(&self) -> usize {
        self.shared.writer.as_ref().map_or(0, Writer::commits)
    }

    /// Moves everything into the file itself, so that nothing beside it is needed, and writes nothing
    /// any more.
    pub(crate) async fn close(&self) -> Result<(), StoreError> {
        let shared = Arc::clone(&self.shared);
        blocking(move || {
            let (Some(writer), Source::File(file)) = (&shared.writer, &shared.source) else {
                return Ok(());
            };
            writer.close();
            let idle = std::mem::take(&mut *shared.readers());
            drop(idle);
            let db = connect(file)?;
            db.busy_timeout(LAST_PATIENCE)?;
            let is_busy =
                db.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get::<_, bool>(0))?;
            if is_busy { Err(StoreError::Busy(file.clone())) } else { Ok(()) }
        })
        .await
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
            shared.readers().push(db);
            shared.source.check()?;
            result
        })
        .await
    }

    async fn write<T: Send + 'static, E: From<StoreError> + Send + 'static>(
        &self,
        write: impl FnOnce(&Connection) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E> {
        let writer = self.shared.writer.as_ref().ok_or(StoreError::ReadOnly)?;
        writer.write(write).await
    }

    pub(crate) async fn create(&self, game: NewGame) -> Result<(), StoreError> {
        self.write(move |db| create(db, &game)).await
    }

    pub(crate) async fn append(&self, append: Append) -> Result<(), AppendError> {
        let now = self.now();
        self.write(move |db| {
            insert_next(db, append.game, &append.entry)?;
            use_right(db, &append)?;
            finish_append(db, &append, now).map_err(AppendError::Store)
        })
        .await
    }

    pub(crate) async fn load(
        &self,
        game: GameId,
        seq: usize,
    ) -> Result<Option<StoredGame>, StoreError> {
        self.read(move |db| {
            // One moment for all questions, unless there is one already.
            let _moment = db.is_autocommit().then(|| db.unchecked_transaction()).transpose()?;
            load(db, game, seq)
        })
        .await
    }

    pub(crate) async fn latest_seqs(
        &self,
        games: Vec<GameId>,
    ) -> Result<Vec<(GameId, usize)>, StoreError> {
        self.read(move |db| {
            let mut query = db.prepare_cached(
                "SELECT seq + size FROM entry WHERE game = ? ORDER BY seq DESC LIMIT 1",
            )?;
            let mut latest_seqs = Vec::new();
            for game in games {
                let end = query.query_row([game.to_number()], |row| row.get(0)).optional()?;
                latest_seqs.extend(end.map(|end| (game, end)));
            }
            Ok(latest_seqs)
        })
        .await
    }

    pub(crate) async fn heartbeat(&self) -> Result<Option<Duration>, StoreError> {
        let now = self.now();
        self.write(move |db| {
            let last = last_heartbeat(db)?;
            set_heartbeat(db, now)?;
            let away = last.map(|last| now.since(last)).filter(|away| *away > OUTAGE);
            if let Some(away) = away {
                db.execute("UPDATE deadline SET at = at + ?1, owed = owed + ?1", [millis(away)])?;
            }
            Ok(away)
        })
        .await
    }

    pub(crate) async fn last_heartbeat(&self) -> Result<Option<Time>, StoreError> {
        self.read(last_heartbeat).await
    }

    pub(crate) async fn set_heartbeat(&self, at: Time) -> Result<(), StoreError> {
        self.write(move |db| set_heartbeat(db, at)).await
    }

    pub(crate) async fn due(&self, aside: Vec<GameId>) -> Result<Vec<GameId>, StoreError> {
        let now = self.now();
        self.read(move |db| {
            let mut query = db.prepare_cached(
                "SELECT game FROM deadline WHERE at <= ? \
                 UNION SELECT game FROM deadline WHERE owed > 0",
            )?;
            let games = query.query_map([now.0], game)?;
            let is_due = |game: &rusqlite::Result<GameId>| {
                !game.as_ref().is_ok_and(|game| aside.contains(game))
            };
            Ok(games.filter(is_due).take(1000).collect::<Result<_, _>>()?)
        })
        .await
    }

    pub(crate) async fn postpone(&self, games: Vec<GameId>, until: Time) -> Result<(), StoreError> {
        let now = self.now();
        self.write(move |db| {
            let mut update =
                db.prepare_cached("UPDATE deadline SET at = ? WHERE game = ? AND at <= ?")?;
            for game in games {
                update.execute(params![until.0, game.to_number(), now.0])?;
            }
            Ok(())
        })
        .await
    }

    pub(crate) async fn touch(&self, game: GameId, seat: Seat) -> Result<(), StoreError> {
        let now = self.now();
        self.write(move |db| touch(db, game, seat, now)).await
    }

    pub(crate) async fn last_seen(
        &self,
        game: GameId,
        seat: Seat,
    ) -> Result<Option<Time>, StoreError> {
        self.read(move |db| {
            let at = db
                .prepare_cached("SELECT at FROM presence WHERE game = ? AND seat = ?")?
                .query_row(params![game.to_number(), seat.index()], |row| row.get(0).map(Time));
            Ok(at.optional()?)
        })
        .await
    }

    pub(crate) async fn forget(&self, time: Time) -> Result<usize, StoreError> {
        self.write(move |db| {
            let games: Vec<GameId> = db
                .prepare_cached("SELECT id FROM game WHERE ended < ? LIMIT 1000")?
                .query_map([time.0], game)?
                .collect::<Result<_, _>>()?;
            games.iter().try_for_each(|game| forget(db, *game))?;
            Ok(games.len())
        })
        .await
    }

    pub(crate) async fn forget_abandoned(&self, time: Time) -> Result<usize, StoreError> {
        // All games are looked through: nobody who writes shall wait for that.
        if self.read(move |db| unseen(db, time)).await?.is_empty() {
            return Ok(0);
        }
        self.write(move |db| {
            let mut forgotten = 0;
            for game in unseen(db, time)? {
                if let Some(last) = last_time(db, game)?.filter(|last| *last >= time) {
                    // It was last played when that was not noted yet.
                    touch(db, game, Seat::First, last)?;
                } else {
                    forget(db, game)?;
                    forgotten += 1;
                }
            }
            Ok(forgotten)
        })
        .await
    }

    pub(crate) async fn games(&self, after: Option<GameId>) -> Result<Vec<GameId>, StoreError> {
        self.read(move |db| {
            let after = after.map_or(-1, GameId::to_number);
            let mut query =
                db.prepare_cached("SELECT id FROM game WHERE id > ? ORDER BY id LIMIT 1000")?;
            let games = query.query_map([after], game)?.collect::<Result<_, _>>()?;
            Ok(games)
        })
        .await
    }

    pub(crate) async fn unfinished(&self) -> Result<Vec<GameId>, StoreError> {
        self.read(move |db| {
            let mut query = db.prepare_cached(
                "SELECT id FROM game LEFT JOIN presence ON game = id WHERE ended IS NULL \
                 GROUP BY id ORDER BY max(created, coalesce(max(at), 0)) DESC LIMIT 100",
            )?;
            let games = query.query_map([], game)?.collect::<Result<_, _>>()?;
            Ok(games)
        })
        .await
    }

    pub(crate) async fn restore(&self, game: StoredGame, rights: Rights) -> Result<(), StoreError> {
        self.write(move |db| restore(db, &game, &rights)).await
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
    let part = beside(to, ".part");
    // What an earlier attempt has left is worth nothing.
    let _ = std::fs::remove_file(&part);
    private_file().create_new(true).open(&part).map_err(wrap)?;
    let written = vacuum_into(&reading.connect()?, &part).and_then(|()| reading.check());
    if let Err(error) = written {
        let _ = std::fs::remove_file(&part);
        return Err(error);
    }
    let whole = std::fs::File::open(&part).and_then(|file| file.sync_all());
    whole.and_then(|()| std::fs::rename(&part, to)).map_err(wrap)
}

/// Does what takes a while on a thread that may wait.
async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    tokio::task::spawn_blocking(work).await.unwrap_or_else(|error| {
        Err(if error.is_panic() { StoreError::Panicked } else { StoreError::Closed })
    })
}
