//! How a database is read without a trace: nothing is written to it or beside it.

use std::fs::{File, Metadata};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use rusqlite::{Connection, OpenFlags};
use tempfile::TempDir;

use super::{PATIENCE, migrate};
use crate::StoreError;
use crate::files::{beside, real_path};
use crate::migrations::{SQLITE, missing};

/// A database that is only read.
pub(crate) struct Reading {
    /// What is read: the file itself, or a copy of it.
    file: PathBuf,
    way: Access,
    /// The folder of the copy, which goes when it is no longer needed.
    scratch: Option<TempDir>,
}

/// How a file is read.
#[derive(Clone, Copy, PartialEq)]
enum Access {
    /// Nobody has it open. Should that change, what is read is worth nothing.
    Still(Stamp),
    /// A program has it open, or has left its journal.
    WithJournal,
}

/// By which it is known that a file was changed.
#[derive(Clone, Copy, PartialEq)]
struct Stamp {
    size: u64,
    changed: Option<SystemTime>,
}

impl Reading {
    /// Gets ready to read a database. One of an older program is read as a copy that is brought up
    /// to date.
    pub(crate) fn new(file: &Path) -> Result<Reading, StoreError> {
        match Reading::up_to_date(file) {
            // A program that closed it just then has taken its journal away: now it lies still.
            Err(StoreError::Sqlite(error)) if is_gone(&error) => Reading::up_to_date(file),
            result => result,
        }
    }

    fn up_to_date(file: &Path) -> Result<Reading, StoreError> {
        let reading = Reading::as_it_is(file)?;
        let db = reading.connect()?;
        let version: i64 = db.pragma_query_value(None, "user_version", |row| row.get(0))?;
        if missing(SQLITE, version).ok_or(StoreError::Newer(version))?.is_empty() {
            return Ok(reading);
        }
        let scratch = scratch()?;
        let copy = scratch.path().join("games.db");
        vacuum_into(&db, &copy)?;
        reading.check()?;
        migrate(&Connection::open(&copy)?)?;
        let way = Access::Still(Stamp::of(&copy)?);
        Ok(Reading { file: copy, way, scratch: Some(scratch) })
    }

    /// Gets ready to read a database of whatever version.
    pub(crate) fn as_it_is(file: &Path) -> Result<Reading, StoreError> {
        // SQLite looks for the journal beside the file that links lead to.
        let file = real_path(file)?;
        if !has_journal(&file) {
            let way = Access::Still(Stamp::of(&file)?);
            return Ok(Reading { file, way, scratch: None });
        }
        if beside(&file, "-shm").exists() {
            return Ok(Reading { file, way: Access::WithJournal, scratch: None });
        }
        // A journal without its index was copied or left behind: nobody has it open, but SQLite
        // would make the index.
        let scratch = scratch()?;
        let copy = scratch.path().join("games.db");
        for end in ["", "-wal"] {
            copy_file(&beside(&file, end), &beside(&copy, end))?;
        }
        Ok(Reading { file: copy, way: Access::WithJournal, scratch: Some(scratch) })
    }

    /// Returns what is read.
    pub(crate) fn file(&self) -> &Path {
        &self.file
    }

    /// Opens a connection that cannot write.
    pub(crate) fn connect(&self) -> Result<Connection, StoreError> {
        let way = match self.way {
            Access::Still(_) => "immutable=1",
            Access::WithJournal if self.scratch.is_some() => "mode=ro",
            Access::WithJournal => "mode=ro&readonly_shm=1",
        };
        let url = format!("file:{}?{way}", escape(&self.file));
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY
            | OpenFlags::SQLITE_OPEN_URI
            | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let db = Connection::open_with_flags(url, flags)?;
        db.busy_timeout(PATIENCE)?;
        Ok(db)
    }

    /// Makes sure that what was read was not changed meanwhile.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        match self.way {
            Access::Still(stamp) if has_journal(&self.file) || Stamp::of(&self.file)? != stamp => {
                Err(StoreError::Changed(self.file.clone()))
            }
            Access::Still(_) | Access::WithJournal => Ok(()),
        }
    }
}

impl Stamp {
    fn of(file: &Path) -> Result<Stamp, StoreError> {
        let stamp = |data: Metadata| Stamp { size: data.len(), changed: data.modified().ok() };
        let data = file.metadata().map(stamp);
        data.map_err(|reason| StoreError::File { file: file.into(), reason })
    }
}

/// Creates a private temporary folder.
fn scratch() -> Result<TempDir, StoreError> {
    let mut folder = tempfile::Builder::new();
    #[cfg(unix)]
    folder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o700));
    let made = folder.prefix("quarto-").tempdir();
    made.map_err(|reason| StoreError::File { file: std::env::temp_dir(), reason })
}

/// Writes everything that a connection sees to a new or empty file.
pub(crate) fn vacuum_into(db: &Connection, to: &Path) -> Result<(), StoreError> {
    db.execute("VACUUM INTO ?", [to.to_string_lossy()])?;
    Ok(())
}

fn is_gone(error: &rusqlite::Error) -> bool {
    error.sqlite_error_code() == Some(rusqlite::ErrorCode::CannotOpen)
}

/// Tells whether some of a database is in its journal.
fn has_journal(file: &Path) -> bool {
    beside(file, "-wal").metadata().is_ok_and(|journal| journal.len() > 0)
}

fn copy_file(from: &Path, to: &Path) -> Result<(), StoreError> {
    let wrap = |reason| StoreError::File { file: from.into(), reason };
    // The copy may be written to, even if the file may not.
    let copy = || std::io::copy(&mut File::open(from)?, &mut File::create_new(to)?);
    copy().map(drop).map_err(wrap)
}

/// Writes a path as a part of an address.
fn escape(file: &Path) -> String {
    let text = file.to_string_lossy();
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~/\\:".contains(&byte);
    let escaped = text.bytes().map(|byte| {
        if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }
    });
    escaped.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Makes a database that an older program has left: it has none of the tables.
    fn old() -> (TempDir, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("games.db");
        Connection::open(&file).unwrap().execute_batch("CREATE TABLE other (x)").unwrap();
        (folder, file)
    }

    /// Makes a database with a journal, but without the index of the journal.
    fn torn() -> (TempDir, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let [whole, torn] = ["whole.db", "torn.db"].map(|name| folder.path().join(name));
        let db = Connection::open(&whole).unwrap();
        db.execute_batch("PRAGMA journal_mode = WAL").unwrap();
        migrate(&db).unwrap();
        // While it is open, the journal is there.
        for end in ["", "-wal"] {
            copy_file(&beside(&whole, end), &beside(&torn, end)).unwrap();
        }
        (folder, torn)
    }

    #[test]
    fn a_copy_goes_when_it_is_no_longer_read() {
        for (_folder, file) in [old(), torn()] {
            let reading = Reading::new(&file).unwrap();
            let copy = reading.file().to_path_buf();
            assert!(copy != file && copy.is_file(), "a copy is read: {}", copy.display());
            drop(reading);
            assert!(!copy.parent().unwrap().exists(), "{}", copy.display());
            assert!(file.is_file(), "what was copied stays");
        }
    }

    #[cfg(unix)]
    #[test]
    fn copies_are_for_their_owner_alone() {
        use std::os::unix::fs::PermissionsExt;

        let mode = scratch().unwrap().path().metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o700);
    }
}
