//! Private files, whatever the umask says, and atomic writes.

use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use tempfile::NamedTempFile;

use crate::StoreError;

/// Returns how a file is opened that nobody else may read: if that makes it, its mode is 0600.
#[must_use]
pub fn private_file() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Makes a folder, and those above it, for their owner alone. One that is there stays as it is.
///
/// # Errors
/// If it cannot be made.
pub fn make_private_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Writes a file atomically: a crash leaves the old one or the whole new one.
///
/// # Errors
/// If it cannot be written.
pub fn write_whole(file: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let mut part = part_of(file, |part| File::create_new(part))?;
    part.as_file_mut().write_all(bytes)?;
    put_in_place(part, file)
}

/// Creates a temporary file in the folder of `file`. It is deleted unless [`put_in_place`] renames it.
pub(crate) fn part_of(
    file: &Path,
    make: impl FnMut(&Path) -> std::io::Result<File>,
) -> std::io::Result<NamedTempFile> {
    tempfile::Builder::new().prefix(".quarto-").make_in(folder_of(file), make)
}

/// Flushes a temporary file to the disk and renames it to `file`.
pub(crate) fn put_in_place(part: NamedTempFile, file: &Path) -> std::io::Result<()> {
    part.as_file().sync_all()?;
    part.persist(file)?;
    sync_folder_of(file);
    Ok(())
}

/// Flushes the folder of a new file to the disk, where the system can.
pub fn sync_folder_of(file: &Path) {
    if let Ok(folder) = File::open(folder_of(file)) {
        let _ = folder.sync_all();
    }
}

fn folder_of(file: &Path) -> &Path {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// Takes a file for this program alone, as long as it is open; `false` if another one has it.
///
/// # Errors
/// If it cannot be known.
pub fn try_lock_exclusive(file: &File) -> std::io::Result<bool> {
    match file.try_lock() {
        Ok(()) => Ok(true),
        Err(TryLockError::WouldBlock) => Ok(false),
        // Where files cannot be locked, people must take care themselves.
        Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => Ok(true),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// Takes the database in a file for this server alone, as long as what is returned is open; `None`
/// if another server has it. Whatever links lead to it, it is the same database.
///
/// # Errors
/// If it cannot be known, or the file has several names of its own (hard links).
pub fn lock_database(file: &Path) -> Result<Option<File>, StoreError> {
    make_database(file)?;
    // Not the file itself: SQLite's own locks of it would be lost when this one is closed.
    let beside = beside(&real_path(file)?, "-server");
    let taken = || {
        let lock = private_file().create(true).truncate(false).open(&beside)?;
        Ok(try_lock_exclusive(&lock)?.then_some(lock))
    };
    taken().map_err(|reason| StoreError::File { file: beside.clone(), reason })
}

/// Returns where a file is that is there, through all symbolic links.
pub(crate) fn real_path(file: &Path) -> Result<PathBuf, StoreError> {
    file.canonicalize().map_err(|reason| StoreError::File { file: file.into(), reason })
}

/// Returns the name of a file with something behind it.
pub(crate) fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(end);
    file.with_file_name(name)
}

/// Makes an empty file for a database, unless it is there. What SQLite puts beside it gets the
/// same mode.
///
/// # Errors
/// If it cannot be made, or the file has several names.
pub(crate) fn make_database(file: &Path) -> Result<(), StoreError> {
    make_folder(file)?;
    let wrap = |reason| StoreError::File { file: file.into(), reason };
    if file.is_dir() {
        return Err(wrap(ErrorKind::IsADirectory.into()));
    }
    make_file(file).map_err(wrap)?;
    if has_other_names(file) { Err(StoreError::Linked(file.into())) } else { Ok(()) }
}

/// Makes an empty file, unless it is there.
fn make_file(file: &Path) -> std::io::Result<()> {
    // Closing a file drops all locks that this process has on it, by whichever handle. So a file
    // that is there is not opened, and a new one is closed before SQLite can have opened it.
    static MAKING: Mutex<()> = Mutex::new(());
    let _alone = MAKING.lock().unwrap_or_else(PoisonError::into_inner);
    if file.exists() {
        return Ok(());
    }
    private_file().create(true).truncate(false).open(file).map(drop)
}

/// Tells whether a file has hard links. SQLite keeps a journal beside each name of a file, so that
/// with several names what is written through one is lost or torn through another.
fn has_other_names(file: &Path) -> bool {
    #[cfg(unix)]
    return file.metadata().is_ok_and(|data| std::os::unix::fs::MetadataExt::nlink(&data) > 1);
    #[cfg(not(unix))]
    return false;
}

/// Tells whether everybody on this machine may read a file.
#[must_use]
pub fn is_readable_by_all(file: &Path) -> bool {
    #[cfg(unix)]
    return file.metadata().is_ok_and(|data| {
        std::os::unix::fs::PermissionsExt::mode(&data.permissions()) & 0o007 != 0
    });
    #[cfg(not(unix))]
    return false;
}

pub(crate) fn make_folder(file: &Path) -> Result<(), StoreError> {
    let Some(folder) = file.parent() else { return Ok(()) };
    make_private_folder(folder).map_err(|reason| StoreError::File { file: folder.into(), reason })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_written_whole_and_nothing_else_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        for text in ["old", "new"] {
            write_whole(&path("file"), text.as_bytes()).unwrap();
            assert_eq!(std::fs::read_to_string(path("file")).unwrap(), text);
        }
        std::fs::create_dir(path("folder")).unwrap();
        assert!(write_whole(&path("folder"), b"new").is_err());
        std::fs::write(path("other"), "").unwrap();
        let permissions = |name| path(name).metadata().unwrap().permissions();
        assert_eq!(permissions("file"), permissions("other"), "as the umask says");
        assert_eq!(folder.path().read_dir().unwrap().count(), 3);
    }
}
