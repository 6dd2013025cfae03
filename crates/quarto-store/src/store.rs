use std::fmt::{Display, Formatter, Result as FmtResult};
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use quarto_game::{GameId, Time};
use quarto_tournament::TournamentId;
use thiserror::Error;

use crate::backend::Backend;
#[cfg(feature = "cluster")]
use crate::postgres::Postgres;
use crate::sqlite::Sqlite;
use crate::{Entry, StoredGame};

/// Where games are kept. What it has taken note of is on the disk.
#[derive(Clone, Debug)]
pub enum Store {
    /// A file of this machine.
    Sqlite(Sqlite),
    /// A database that several servers share.
    #[cfg(feature = "cluster")]
    Postgres(Postgres),
}

/// Without a sign of life for so long, the whole site was away: nobody's clock ran.
pub const OUTAGE: Duration = Duration::from_secs(3);

/// Where a store is: `sqlite:FILE`, or `postgres://USER:PASSWORD@HOST/NAME`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreUrl {
    /// A file.
    Sqlite(PathBuf),
    /// A server, with everything it takes to reach it.
    Postgres(String),
}

/// Why a text is no address of a store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a database is sqlite:FILE or postgres://USER:PASSWORD@HOST/NAME")]
pub struct StoreUrlError;

impl FromStr for StoreUrl {
    type Err = StoreUrlError;

    fn from_str(text: &str) -> Result<StoreUrl, StoreUrlError> {
        match text.split_once(':') {
            Some(("sqlite", file)) if !file.is_empty() => Ok(StoreUrl::Sqlite(file.into())),
            Some(("postgres" | "postgresql", rest)) if rest.starts_with("//") => {
                Ok(StoreUrl::Postgres(text.into()))
            }
            _ => Err(StoreUrlError),
        }
    }
}

/// Written without the password.
impl Display for StoreUrl {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        match self {
            StoreUrl::Sqlite(file) => write!(f, "sqlite:{}", file.display()),
            StoreUrl::Postgres(url) => f.write_str(&without_password(url)),
        }
    }
}

/// Returns an address without what may be a password in it: before the host, or after a `?`.
pub(crate) fn without_password(url: &str) -> String {
    let url = url.split('?').next().unwrap_or_default();
    let Some((scheme, rest)) = url.split_once("://") else { return String::new() };
    match rest.rsplit_once('@') {
        Some((user, host)) => {
            let name = user.split(':').next().unwrap_or_default();
            let hidden = if name == user { "" } else { ":…" };
            format!("{scheme}://{name}{hidden}@{host}")
        }
        None => url.into(),
    }
}

/// Why something could not be kept or read.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The database of this machine failed.
    #[error("the database failed: {0}")]
    Sqlite(#[from] rusqlite::Error),
    /// The shared database failed.
    #[cfg(feature = "cluster")]
    #[error("the database failed: {0}")]
    Postgres(#[from] sqlx::Error),
    /// What was written did not reach the disk.
    #[error("the database failed: {0}")]
    Commit(String),
    /// The file or its folder cannot be used.
    #[error("{}: {reason}", file.display())]
    File {
        /// The file.
        file: PathBuf,
        /// Why.
        reason: std::io::Error,
    },
    /// The file of the database has several names, and so would have several journals.
    #[error("{} has other names (hard links), which would damage it; remove them", .0.display())]
    Linked(PathBuf),
    /// What is kept of a game makes no sense.
    #[error("game {game} is damaged: {reason}")]
    Corrupt {
        /// The game.
        game: GameId,
        /// What is wrong.
        reason: String,
    },
    /// What is kept of a tournament makes no sense.
    #[error("tournament {tournament} is damaged: {reason}")]
    CorruptTournament {
        /// The tournament.
        tournament: TournamentId,
        /// What is wrong.
        reason: String,
    },
    /// Another program still reads, so that something stays beside the file.
    #[error("{} is still being read: part of it stays in the file that ends in -wal", .0.display())]
    Busy(PathBuf),
    /// The store was opened to be read.
    #[error("the database was opened to be read, not to be written")]
    ReadOnly,
    /// What was read may be torn.
    #[error("{} was changed while it was read; try again", .0.display())]
    Changed(PathBuf),
    /// The database was made by an earlier program, and only a server brings it up to date.
    #[error("the database has version {0} of an older program; start this one as a server first")]
    Older(i64),
    /// The database was made by a later program.
    #[error("the database has version {0}, which only a newer program knows")]
    Newer(i64),
    /// This program knows only files.
    #[error("this program was built without PostgreSQL; build it with --features cluster")]
    NoPostgres,
    /// The program ended before the store was asked.
    #[error("the program ended before the store was asked")]
    Closed,
    /// A thread of this program panicked. Whether it was done before will turn out.
    #[error("a thread of this program panicked")]
    Panicked,
}

/// Why nothing was added to a game.
#[derive(Debug, Error)]
pub enum AppendError {
    /// Something else was added before.
    #[error("something else has happened in the game")]
    Conflict,
    /// The right by which a caller wanted to sit down was used or withdrawn before.
    #[error("the invitation was used or withdrawn")]
    Withdrawn,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Store {
    /// Opens a store, makes it if it is not there, and brings it up to date.
    ///
    /// # Errors
    /// If it cannot be used.
    pub async fn open(url: &StoreUrl) -> Result<Store, StoreError> {
        match url {
            StoreUrl::Sqlite(file) => Sqlite::open(file, system_time).await.map(Store::Sqlite),
            #[cfg(feature = "cluster")]
            StoreUrl::Postgres(url) => Postgres::open(url).await.map(Store::Postgres),
            #[cfg(not(feature = "cluster"))]
            StoreUrl::Postgres(_) => Err(StoreError::NoPostgres),
        }
    }

    /// Opens a store that is there, to read it: nothing is written to it, nor is it brought up to
    /// date.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn open_to_read(url: &StoreUrl) -> Result<Store, StoreError> {
        match url {
            StoreUrl::Sqlite(file) => {
                Sqlite::open_to_read(file, system_time).await.map(Store::Sqlite)
            }
            #[cfg(feature = "cluster")]
            StoreUrl::Postgres(url) => Postgres::open_to_read(url).await.map(Store::Postgres),
            #[cfg(not(feature = "cluster"))]
            StoreUrl::Postgres(_) => Err(StoreError::NoPostgres),
        }
    }

    /// Returns the time of the database, by which clocks are judged.
    #[must_use]
    pub fn now(&self) -> Time {
        match self {
            Store::Sqlite(store) => store.now(),
            #[cfg(feature = "cluster")]
            Store::Postgres(store) => store.now(),
        }
    }

    /// Returns a game.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn load(&self, game: GameId) -> Result<Option<StoredGame>, StoreError> {
        self.load_since(game, 0).await
    }
}

/// Returns the time of this machine.
#[must_use]
pub fn system_time() -> Time {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    Time(since.map_or(0, |since| u64::try_from(since.as_millis()).unwrap_or(u64::MAX)))
}

/// Returns the entries of a game that must stand in a row, from the first to the last.
pub(crate) fn check_row(game: GameId, entries: &[Entry]) -> Result<(), StoreError> {
    let gap = entries.windows(2).find(|pair| pair[0].end() != pair[1].seq);
    gap.map_or(Ok(()), |pair| {
        let reason = format!("between events {} and {}", pair[0].seq, pair[1].seq);
        Err(StoreError::Corrupt { game, reason })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_and_written_without_the_password() {
        let check = |text: &str, written: &str| {
            assert_eq!(text.parse::<StoreUrl>().unwrap().to_string(), written);
        };
        check("sqlite:games.db", "sqlite:games.db");
        check("postgres://ada@db/quarto", "postgres://ada@db/quarto");
        check("postgres://ada:pass@db:5432/quarto", "postgres://ada:…@db:5432/quarto");
        check("postgresql://ada:p@s/s@db", "postgresql://ada:…@db");
        check("postgres://db/quarto?password=pass", "postgres://db/quarto");
        for text in ["", "games.db", "sqlite:", "mysql://db", "postgres:ada:pass@db"] {
            assert_eq!(text.parse::<StoreUrl>(), Err(StoreUrlError), "{text}");
        }
    }
}
