//! What players have done alone, on every kind of database.

use quarto_game::Time;
use quarto_store::StoredProgress;

use crate::backend::{Backend, on_every_store};
use crate::games::secret;

on_every_store!(
    what_players_do_alone_is_kept_and_forgotten,
    of_two_who_write_at_once_one_must_look_again,
);

async fn what_players_do_alone_is_kept_and_forgotten(backend: &Backend) {
    let store = backend.open().await;
    let (ada, bo) = (secret(), secret());
    assert_eq!(store.progress(ada).await.unwrap(), None);
    assert!(store.keep_progress(ada, 1, "streak 1\n".into()).await.unwrap());
    assert!(store.keep_progress(ada, 2, "streak 2 – Žoë\n".into()).await.unwrap());
    assert!(store.keep_progress(bo, 1, String::new()).await.unwrap());
    drop(store);
    let store = backend.open().await;
    let kept = store.progress(ada).await.unwrap().unwrap();
    assert_eq!((kept.secret, kept.version, &*kept.text), (ada, 2, "streak 2 – Žoë\n"));
    assert!(kept.at.0 > 0);
    // Another store can have it as it is.
    let elsewhere = Backend::sqlite();
    let other = elsewhere.open().await;
    let all = store.all_progress(None).await.unwrap();
    assert_eq!(all.len(), 2);
    assert_eq!(store.all_progress(Some(all[0].secret)).await.unwrap(), all[1..]);
    for one in &all {
        other.restore_progress(one.clone()).await.unwrap();
        assert!(other.restore_progress(one.clone()).await.is_err(), "it is there");
    }
    assert_eq!(other.all_progress(None).await.unwrap(), all);
    // It goes with everything else of its holder, or when nobody has come for long.
    store.leave_all(ada).await.unwrap();
    assert_eq!(store.progress(ada).await.unwrap(), None);
    assert_eq!(store.forget_progress(Time(0)).await.unwrap(), 0);
    assert_eq!(store.forget_progress(Time(store.now().0 + 60_000)).await.unwrap(), 1);
    assert_eq!(store.all_progress(None).await.unwrap(), []);
}

async fn of_two_who_write_at_once_one_must_look_again(backend: &Backend) {
    let (store, ada) = (backend.open().await, secret());
    assert!(!store.keep_progress(ada, 2, "out of turn".into()).await.unwrap());
    assert!(store.keep_progress(ada, 1, "one".into()).await.unwrap());
    assert!(!store.keep_progress(ada, 1, "another".into()).await.unwrap());
    assert!(store.keep_progress(ada, 2, "two".into()).await.unwrap());
    assert!(!store.keep_progress(ada, 2, "another".into()).await.unwrap());
    let long = "x".repeat(StoredProgress::LONGEST + 1);
    assert!(!store.keep_progress(ada, 3, long).await.unwrap());
    assert_eq!(store.progress(ada).await.unwrap().unwrap().text, "two");
}
