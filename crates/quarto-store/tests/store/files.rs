//! What only a file can do.

use quarto_store::{Store, StoreError, StoreUrl, take_database};

use crate::backend::Backend;
use crate::games::{append, keep_game};

#[tokio::test]
async fn a_backup_is_a_whole_store() {
    let backend = Backend::sqlite();
    let store = backend.open().await;
    let id = keep_game(&store).await;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("new folder/copy.db");
    let Store::Sqlite(sqlite) = &store else { unreachable!() };
    sqlite.backup(&file).await.unwrap();
    store.append(append(id, 1, &["Ada"])).await.unwrap();
    let copy = Store::open(&StoreUrl::Sqlite(file.clone())).await.unwrap();
    assert_eq!(copy.load(id).await.unwrap().unwrap().entries.len(), 1);
    assert_eq!(store.load(id).await.unwrap().unwrap().entries.len(), 2);
    let again = sqlite.backup(&file).await;
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
    let Store::Sqlite(sqlite) = &store else { unreachable!() };
    sqlite.backup(&copy).await.unwrap();
    let lock = take_database(&file).unwrap();
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
    let taken = take_database(&path("link.db")).unwrap();
    assert!(taken.is_some() && path("games.db").is_file());
    symlink(folder.path(), path("folder")).unwrap();
    for name in ["games.db", "link.db", "folder/games.db", "folder/link.db"] {
        assert!(take_database(&path(name)).unwrap().is_none(), "{name}");
    }
    drop(taken);
    assert!(take_database(&path("games.db")).unwrap().is_some());
    std::fs::hard_link(path("games.db"), path("hard.db")).unwrap();
    for name in ["games.db", "hard.db", "link.db"] {
        assert!(matches!(take_database(&path(name)), Err(StoreError::Linked(_))), "{name}");
        let opened = Store::open(&StoreUrl::Sqlite(path(name))).await;
        assert!(matches!(opened, Err(StoreError::Linked(_))), "{name}");
    }
}
