//! What only a file can do.

use std::collections::BTreeMap;
use std::path::Path;

use quarto_store::{Sqlite, Store, StoreError, StoreUrl, lock_database};

use crate::backend::Backend;
use crate::games::{append, keep_game};

#[tokio::test]
async fn a_backup_is_a_whole_store() {
    let backend = Backend::sqlite();
    let store = backend.open().await;
    let id = keep_game(&store).await;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("new folder/copy.db");
    let StoreUrl::Sqlite(from) = backend.url() else { unreachable!() };
    Sqlite::backup(&from, &file).await.unwrap();
    store.append(append(id, 1, &["Ada"])).await.unwrap();
    let copy = Store::open(&StoreUrl::Sqlite(file.clone())).await.unwrap();
    assert_eq!(copy.load(id).await.unwrap().unwrap().entries.len(), 1);
    assert_eq!(store.load(id).await.unwrap().unwrap().entries.len(), 2);
    let again = Sqlite::backup(&from, &file).await;
    assert!(matches!(again, Err(StoreError::File { .. })), "nothing is overwritten");
}

#[tokio::test]
async fn a_file_that_is_no_store_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("text");
    std::fs::write(&file, "some text that is longer than the head of a database file").unwrap();
    assert!(Store::open(&StoreUrl::Sqlite(file.clone())).await.is_err());
    let below = file.join("games.db");
    let opened = Store::open(&StoreUrl::Sqlite(below)).await;
    assert!(matches!(opened, Err(StoreError::File { .. })));
}

#[tokio::test]
async fn a_store_may_be_in_memory() {
    let store = Store::Sqlite(quarto_store::Sqlite::in_memory(quarto_store::system_time).unwrap());
    let id = keep_game(&store).await;
    store.append(append(id, 1, &["Ada"])).await.unwrap();
    assert_eq!(store.load(id).await.unwrap().unwrap().entries.len(), 2);
    assert_eq!(store.games(None).await.unwrap(), [id]);
}

#[cfg(unix)]
#[tokio::test]
async fn files_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt;

    let mode = |path: &std::path::Path| path.metadata().unwrap().permissions().mode() & 0o777;
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("a/b/games.db"), folder.path().join("c/copy.db"));
    let store = Store::open(&StoreUrl::Sqlite(file.clone())).await.unwrap();
    keep_game(&store).await;
    Sqlite::backup(&file, &copy).await.unwrap();
    let lock = lock_database(&file).unwrap();
    assert!(lock.is_some());
    for name in ["games.db", "games.db-wal", "games.db-shm", "games.db-server"] {
        assert_eq!(mode(&file.with_file_name(name)), 0o600, "{name}");
    }
    assert_eq!(mode(&copy), 0o600);
    for made in ["a", "a/b", "c"] {
        assert_eq!(mode(&folder.path().join(made)), 0o700, "{made}");
    }
    // What is there stays as its owner wants it.
    let group = std::fs::Permissions::from_mode(0o640);
    std::fs::set_permissions(&copy, group).unwrap();
    drop(Store::open(&StoreUrl::Sqlite(copy.clone())).await.unwrap());
    assert_eq!(mode(&copy), 0o640);
}

#[cfg(unix)]
#[tokio::test]
async fn a_database_is_taken_once_whatever_leads_to_it() {
    use std::os::unix::fs::symlink;

    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    // The link is there before the file it leads to.
    symlink("games.db", path("link.db")).unwrap();
    let taken = lock_database(&path("link.db")).unwrap();
    assert!(taken.is_some() && path("games.db").is_file());
    symlink(folder.path(), path("folder")).unwrap();
    for name in ["games.db", "link.db", "folder/games.db", "folder/link.db"] {
        assert!(lock_database(&path(name)).unwrap().is_none(), "{name}");
    }
    drop(taken);
    assert!(lock_database(&path("games.db")).unwrap().is_some());
    std::fs::hard_link(path("games.db"), path("hard.db")).unwrap();
    for name in ["games.db", "hard.db", "link.db"] {
        assert!(matches!(lock_database(&path(name)), Err(StoreError::Linked(_))), "{name}");
        let opened = Store::open(&StoreUrl::Sqlite(path(name))).await;
        assert!(matches!(opened, Err(StoreError::Linked(_))), "{name}");
    }
}

#[test]
fn a_folder_is_said_to_be_one() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("inside")).unwrap();
    let taken = lock_database(folder.path());
    let is_folder = |reason: &std::io::Error| reason.kind() == std::io::ErrorKind::IsADirectory;
    assert!(
        matches!(&taken, Err(StoreError::File { reason, .. }) if is_folder(reason)),
        "{taken:?}"
    );
}

/// Returns everything that is in a folder.
fn contents(folder: &Path) -> BTreeMap<std::ffi::OsString, Vec<u8>> {
    let files = std::fs::read_dir(folder).unwrap().map(Result::unwrap);
    files.map(|file| (file.file_name(), std::fs::read(file.path()).unwrap())).collect()
}

/// Copies a database and what is beside it, as far as its name ends like that, into a folder that
/// cannot be written to, unless it is root who runs the tests.
fn copy_read_only(file: &Path, folder: &Path, ends: &[&str]) -> StoreUrl {
    let name = |end: &&str| format!("games.db{end}");
    std::fs::create_dir(folder).unwrap();
    for name in ends.iter().map(name) {
        std::fs::copy(file.with_file_name(&name), folder.join(name)).unwrap();
    }
    for path in ends.iter().map(|end| folder.join(name(end))).chain([folder.into()]) {
        let mut permissions = path.metadata().unwrap().permissions();
        permissions.set_readonly(true);
        std::fs::set_permissions(path, permissions).unwrap();
    }
    StoreUrl::Sqlite(folder.join("games.db"))
}

#[tokio::test]
async fn reading_leaves_no_trace() {
    let backend = Backend::sqlite();
    let StoreUrl::Sqlite(file) = backend.url() else { unreachable!() };
    let store = backend.open().await;
    let id = keep_game(&store).await;
    // The latest is in the journal: without it, the copy knows nothing of the move.
    store.append(append(id, 1, &["Ada"])).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let crashed = copy_read_only(&file, &path("crashed"), &["", "-wal", "-shm"]);
    let torn = copy_read_only(&file, &path("torn"), &["", "-wal"]);
    Sqlite::backup(&file, &path("games.db")).await.unwrap();
    let whole = copy_read_only(&path("games.db"), &path("whole"), &[""]);
    for (url, name) in [(crashed, "crashed"), (torn, "torn"), (whole, "whole")] {
        let before = contents(&path(name));
        let read = Store::open_to_read(&url).await.unwrap();
        assert_eq!(read.load(id).await.unwrap().unwrap().entries.len(), 2, "{name}");
        assert!(
            matches!(read.set_heartbeat(read.now()).await, Err(StoreError::ReadOnly)),
            "{name}"
        );
        let StoreUrl::Sqlite(file) = &url else { unreachable!() };
        Sqlite::backup(file, &path(&format!("{name}.db"))).await.unwrap();
        drop(read);
        assert!(contents(&path(name)) == before, "{name} was changed");
        let copy = StoreUrl::Sqlite(path(&format!("{name}.db")));
        let copied = Store::open(&copy).await.unwrap().load(id).await.unwrap().unwrap();
        assert_eq!(copied.entries.len(), 2, "{name}");
    }
    // And beside a program that goes on writing.
    let read = Store::open_to_read(&backend.url()).await.unwrap();
    for seq in 2..20 {
        store.append(append(id, seq, &["Bo"])).await.unwrap();
        assert_eq!(read.load(id).await.unwrap().unwrap().entries.len(), seq + 1);
    }
}

#[tokio::test]
async fn what_an_older_program_has_made_is_read_and_stays_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("old.db");
    // Version 0 has no tables at all.
    let db = rusqlite::Connection::open(&file).unwrap();
    db.execute_batch("CREATE TABLE other (x); PRAGMA journal_mode = WAL").unwrap();
    drop(db);
    let before = contents(folder.path());
    let read = Store::open_to_read(&StoreUrl::Sqlite(file.clone())).await.unwrap();
    assert_eq!(read.games(None).await.unwrap(), []);
    assert!(contents(folder.path()) == before);
    // A backup is one of the old database, for the old program.
    let backup = tempfile::tempdir().unwrap();
    let backup = backup.path().join("backup.db");
    Sqlite::backup(&file, &backup).await.unwrap();
    let db = rusqlite::Connection::open(backup).unwrap();
    let version = db.pragma_query_value(None, "user_version", |row| row.get::<_, i64>(0));
    assert_eq!(version.unwrap(), 0);
}

#[tokio::test]
async fn what_changes_while_it_is_read_is_not_believed() {
    let backend = Backend::sqlite();
    let _store = backend.open().await;
    let folder = tempfile::tempdir().unwrap();
    let url = StoreUrl::Sqlite(folder.path().join("games.db"));
    let StoreUrl::Sqlite(file) = &url else { unreachable!() };
    let StoreUrl::Sqlite(from) = backend.url() else { unreachable!() };
    Sqlite::backup(&from, file).await.unwrap();
    let read = Store::open_to_read(&url).await.unwrap();
    assert_eq!(read.games(None).await.unwrap(), []);
    let store = Store::open(&url).await.unwrap();
    keep_game(&store).await;
    assert!(matches!(read.games(None).await, Err(StoreError::Changed(_))));
    drop(store);
    let journal = folder.path().join("games.db-wal");
    let closed = async || {
        while journal.exists() {
            tokio::task::yield_now().await;
        }
    };
    closed().await;
    // What is written goes to the journal first, and the file stays as it is …
    let read = Store::open_to_read(&url).await.unwrap();
    let before = std::fs::read(file).unwrap();
    let store = Store::open(&url).await.unwrap();
    keep_game(&store).await;
    assert!(std::fs::read(file).unwrap() == before);
    assert!(matches!(read.games(None).await, Err(StoreError::Changed(_))));
    // … until the journal is gone.
    drop(store);
    closed().await;
    assert!(std::fs::read(file).unwrap() != before);
    assert!(matches!(read.games(None).await, Err(StoreError::Changed(_))));
}

#[tokio::test]
async fn what_makes_no_sense_is_a_damaged_game_and_no_failure() {
    let backend = Backend::sqlite();
    let store = backend.open().await;
    let id = keep_game(&store).await;
    for damage in [
        "UPDATE game SET created = -1",
        "UPDATE game SET created = 1; UPDATE entry SET events = CAST(x'ff' AS TEXT)",
    ] {
        backend.change(damage).await;
        let loaded = store.load(id).await;
        assert!(
            matches!(&loaded, Err(StoreError::Corrupt { game, .. }) if *game == id),
            "{damage}"
        );
    }
}
