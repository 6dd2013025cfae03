mod rows;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use quarto_game::{Seat, Time};
use rusqlite::{Connection, OptionalExtension, params};

use crate::migrations::{SQLITE, missing};
use crate::sqlite::rows::{
    create, finish_append, game, hold, insert_next, invited, last_beat, load, millis, restore,
    rights, seat, set_beat, use_right,
};
use crate::sqlite::writer::Writer;
use crate::store::{OUTAGE, make_folder};
use crate::{
    Append, AppendError, GameId, Held, Holding, NewGame, Rights, SeatInvitation, SecretHash,
    StoreError, StoredGame,
};

/// A store in a file of this machine, by SQLite. Several programs may use it at once.
#[derive(Clone)]
pub struct Sqlite {
    shared: Arc<Shared>,
}

struct Shared {
    /// The file; without one, everything is in the memory of the writer.
    file: Option<PathBuf>,
    writer: Writer,
    /// Connections that nobody is reading with now.
    readers: Mutex<Vec<Connection>>,
    clock: Box<dyn Fn() -> Time + Send + Sync>,
}

/// How long to wait for another program that is writing.
const PATIENCE: Duration = Duration::from_secs(10);

impl std::fmt::Debug for Sqlite {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let file = self.shared.file.as_deref().unwrap_or(Path::new(":memory:"));
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
            make_folder(&file)?;
            let db = connect(&file)?;
            migrate(&db)?;
            let writer = Writer::start(db, Some(connect(&file)?));
            let shared = Shared { file: Some(file), writer, readers: Mutex::default(), clock };
            Ok(Sqlite { shared: Arc::new(shared) })
        })
        .await
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
        let (file, writer, clock) = (None, Writer::start(db, None), Box::new(clock));
        Ok(Sqlite { shared: Arc::new(Shared { file, writer, readers: Mutex::default(), clock }) })
    }

    pub(crate) fn now(&self) -> Time {
        (self.shared.clock)()
    }

    /// Writes a copy of everything to a new file, while others may go on writing.
    ///
    /// # Errors
    /// If the file is there, or cannot be written.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        let to = to.to_owned();
        self.read(move |db| backup(db, &to)).await
    }

    /// Reads with a connection of its own, on a thread that may block.
    async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let Some(file) = self.shared.file.clone() else { return self.write_freely(read).await };
        let shared = Arc::clone(&self.shared);
        blocking(move || {
            let free = || shared.readers.lock().unwrap_or_else(PoisonError::into_inner);
            let idle = free().pop();
            let db = idle.map_or_else(|| connect(&file), Ok)?;
            let result = read(&db);
            free().push(db);
            result
        })
        .await
    }

    async fn write<T: Send + 'static>(
        &self,
        write: impl FnOnce(&Connection) -> Result<T, AppendError> + Send + 'static,
    ) -> Result<T, AppendError> {
        self.shared.writer.write(write).await
    }

    /// Writes what no other command can get in the way of.
    async fn write_freely<T: Send + 'static>(
        &self,
        write: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.write(|db| Ok(write(db)?)).await.map_err(|error| match error {
            AppendError::Store(error) => error,
            AppendError::Conflict | AppendError::Withdrawn => StoreError::Closed,
        })
    }

    pub(crate) async fn create(&self, game: NewGame) -> Result<(), StoreError> {
        self.write_freely(move |db| create(db, &game)).await
    }

    pub(crate) async fn append(&self, append: Append) -> Result<(), AppendError> {
        self.write(move |db| {
            insert_next(db, append.game, &append.entry)?;
            use_right(db, &append)?;
            finish_append(db, &append).map_err(AppendError::Store)
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

    pub(crate) async fn heads(
        &self,
        games: Vec<GameId>,
    ) -> Result<Vec<(GameId, usize)>, StoreError> {
        self.read(move |db| {
            let mut query = db.prepare_cached(
                "SELECT seq + size FROM entry WHERE game = ? ORDER BY seq DESC LIMIT 1",
            )?;
            let mut heads = Vec::new();
            for game in games {
                let end = query.query_row([game.to_number()], |row| row.get(0)).optional()?;
                heads.extend(end.map(|end| (game, end)));
            }
            Ok(heads)
        })
        .await
    }

    pub(crate) async fn beat(&self) -> Result<Option<Duration>, StoreError> {
        let now = self.now();
        self.write_freely(move |db| {
            let last = last_beat(db)?;
            set_beat(db, now)?;
            let away = last.map(|last| now.since(last)).filter(|away| *away > OUTAGE);
            if let Some(away) = away {
                db.execute("UPDATE deadline SET at = at + ?1, owed = owed + ?1", [millis(away)])?;
            }
            Ok(away)
        })
        .await
    }

    pub(crate) async fn last_beat(&self) -> Result<Option<Time>, StoreError> {
        self.read(last_beat).await
    }

    pub(crate) async fn set_beat(&self, at: Time) -> Result<(), StoreError> {
        self.write_freely(move |db| set_beat(db, at)).await
    }

    pub(crate) async fn due(&self) -> Result<Vec<GameId>, StoreError> {
        let now = self.now();
        self.read(move |db| {
            let mut query = db.prepare_cached(
                "SELECT game FROM deadline WHERE at <= ? \
                 UNION SELECT game FROM deadline WHERE owed > 0 LIMIT 1000",
            )?;
            let games = query.query_map([now.0], game)?.collect::<Result<_, _>>()?;
            Ok(games)
        })
        .await
    }

    pub(crate) async fn postpone(&self, games: Vec<GameId>, until: Time) -> Result<(), StoreError> {
        let now = self.now();
        self.write_freely(move |db| {
            let mut update =
                db.prepare_cached("UPDATE deadline SET at = ? WHERE game = ? AND at <= ?")?;
            for game in games {
                update.execute(params![until.0, game.to_number(), now.0])?;
            }
            Ok(())
        })
        .await
    }

    pub(crate) async fn hold(
        &self,
        secret: SecretHash,
        game: GameId,
        seat: Seat,
    ) -> Result<Held, StoreError> {
        self.write_freely(move |db| hold(db, secret, game, seat)).await
    }

    pub(crate) async fn leave(
        &self,
        secret: SecretHash,
        game: GameId,
    ) -> Result<usize, StoreError> {
        self.write_freely(move |db| {
            let mut delete =
                db.prepare_cached("DELETE FROM holding WHERE secret = ? AND game = ?")?;
            Ok(delete.execute(params![secret.0, game.to_number()])?)
        })
        .await
    }

    pub(crate) async fn leave_all(&self, secret: SecretHash) -> Result<usize, StoreError> {
        self.write_freely(move |db| {
            db.prepare_cached("DELETE FROM invitation WHERE secret = ?")?.execute([secret.0])?;
            Ok(db.prepare_cached("DELETE FROM holding WHERE secret = ?")?.execute([secret.0])?)
        })
        .await
    }

    pub(crate) async fn invited(
        &self,
        secret: SecretHash,
    ) -> Result<Option<(GameId, SeatInvitation)>, StoreError> {
        self.read(move |db| invited(db, secret)).await
    }

    pub(crate) async fn withdraw(&self, game: GameId) -> Result<(), StoreError> {
        self.write_freely(move |db| {
            for withdraw in WITHDRAW {
                db.prepare_cached(withdraw)?.execute([game.to_number()])?;
            }
            Ok(())
        })
        .await
    }

    pub(crate) async fn withdraw_one(
        &self,
        secret: SecretHash,
        game: GameId,
    ) -> Result<(), StoreError> {
        self.write_freely(move |db| {
            db.prepare_cached("UPDATE invitation SET spent = 1 WHERE secret = ? AND game = ?")?
                .execute(params![secret.0, game.to_number()])?;
            Ok(())
        })
        .await
    }

    pub(crate) async fn seats(
        &self,
        secret: SecretHash,
        game: GameId,
    ) -> Result<Vec<Seat>, StoreError> {
        self.read(move |db| {
            let mut query = db.prepare_cached(
                "SELECT seat FROM holding WHERE secret = ? AND game = ? ORDER BY seat",
            )?;
            let rows = query.query_map(params![secret.0, game.to_number()], |row| seat(row, 0))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
        .await
    }

    pub(crate) async fn holdings(
        &self,
        secret: SecretHash,
        limit: u32,
    ) -> Result<Vec<Holding>, StoreError> {
        self.read(move |db| {
            let mut query = db.prepare_cached(
                "SELECT game, seat, created, ended FROM holding JOIN game ON game.id = game \
                 WHERE secret = ? ORDER BY created DESC, game, seat LIMIT ?",
            )?;
            let rows = query.query_map(params![secret.0, limit], |row| {
                let ended = row.get::<_, Option<u64>>(3)?.map(Time);
                Ok(Holding {
                    game: game(row)?,
                    seat: seat(row, 1)?,
                    created: Time(row.get(2)?),
                    ended,
                })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
        .await
    }

    pub(crate) async fn see(&self, game: GameId, seat: Seat) -> Result<(), StoreError> {
        let now = self.now();
        self.write_freely(move |db| {
            db.prepare_cached("INSERT OR REPLACE INTO presence VALUES (?, ?, ?)")?
                .execute(params![game.to_number(), seat.index(), now.0])?;
            Ok(())
        })
        .await
    }

    pub(crate) async fn seen(&self, game: GameId, seat: Seat) -> Result<Option<Time>, StoreError> {
        self.read(move |db| {
            let at = db
                .prepare_cached("SELECT at FROM presence WHERE game = ? AND seat = ?")?
                .query_row(params![game.to_number(), seat.index()], |row| row.get(0).map(Time));
            Ok(at.optional()?)
        })
        .await
    }

    pub(crate) async fn forget(&self, time: Time) -> Result<usize, StoreError> {
        self.write_freely(move |db| {
            let games: Vec<GameId> = db
                .prepare_cached("SELECT id FROM game WHERE ended < ? LIMIT 1000")?
                .query_map([time.0], game)?
                .collect::<Result<_, _>>()?;
            for game in &games {
                for forget in FORGET {
                    db.prepare_cached(forget)?.execute([game.to_number()])?;
                }
            }
            Ok(games.len())
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

    pub(crate) async fn rights(&self, game: GameId) -> Result<Rights, StoreError> {
        self.read(move |db| rights(db, game)).await
    }

    pub(crate) async fn restore(&self, game: StoredGame, rights: Rights) -> Result<(), StoreError> {
        self.write_freely(move |db| restore(db, &game, &rights)).await
    }
}

/// What changes when the invitations to a game are withdrawn.
const WITHDRAW: [&str; 2] =
    ["UPDATE game SET open = 0 WHERE id = ?", "UPDATE invitation SET spent = 1 WHERE game = ?"];

/// What is forgotten of a game.
const FORGET: [&str; 6] = [
    "DELETE FROM entry WHERE game = ?",
    "DELETE FROM deadline WHERE game = ?",
    "DELETE FROM holding WHERE game = ?",
    "DELETE FROM invitation WHERE game = ?",
    "DELETE FROM presence WHERE game = ?",
    "DELETE FROM game WHERE id = ?",
];

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
fn backup(db: &Connection, to: &Path) -> Result<(), StoreError> {
    let wrap = |reason| StoreError::File { file: to.into(), reason };
    if to.exists() {
        return Err(wrap(std::io::ErrorKind::AlreadyExists.into()));
    }
    make_folder(to)?;
    let mut name = to.file_name().unwrap_or_default().to_owned();
    name.push(".part");
    let part = to.with_file_name(name);
    // What an earlier attempt has left is worth nothing.
    let _ = std::fs::remove_file(&part);
    db.execute("VACUUM INTO ?", [part.to_string_lossy()])?;
    let whole = std::fs::File::open(&part).and_then(|file| file.sync_all());
    whole.and_then(|()| std::fs::rename(&part, to)).map_err(wrap)
}

/// Does what takes a while on a thread that may wait.
async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    tokio::task::spawn_blocking(work).await.unwrap_or(Err(StoreError::Closed))
}
