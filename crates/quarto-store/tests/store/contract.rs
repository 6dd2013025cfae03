use std::sync::Arc;
use std::time::Duration;

use quarto_game::{GameId, Seat, Time};
use quarto_store::{
    Alarm, Append, IdempotencyKey, NewGame, OUTAGE, SeatInvitation, Store, StoreError,
    random_game_id, system_time,
};

use crate::backend::{Backend, on_every_store};
use crate::games::{append, held, is_conflict, keep_game, new_game, secret};

on_every_store!(
    what_was_kept_is_there_again,
    entries_follow_each_other,
    a_refused_entry_leaves_nothing,
    a_part_of_a_game_can_be_read,
    deadlines_change_with_the_game,
    deadlines_that_somebody_sees_to_are_put_off,
    deadlines_nobody_can_look_at_hide_no_others,
    an_outage_is_owed_once,
    a_quick_restart_is_no_outage,
    secrets_hold_seats,
    a_rematch_has_the_same_holders,
    people_are_seen,
    ended_games_can_be_forgotten,
    abandoned_games_can_be_forgotten,
    games_are_listed_in_order,
    unfinished_games_are_found_again,
    a_game_moves_to_another_store,
    marks_of_the_first_version_know_only_their_key,
    a_damaged_game_is_reported,
    a_later_database_is_refused,
    what_is_only_read_is_not_changed,
    clocks_agree,
);

async fn what_was_kept_is_there_again(backend: &Backend) {
    let store = backend.open().await;
    let deadline = Some(Time(store.now().0 + 60_000));
    let game = NewGame { open: true, deadline, ..new_game(store.now()) };
    store.create(game.clone()).await.unwrap();
    let mut next = append(game.id, 1, &["Ada", "Žoë 🌲"]);
    Arc::make_mut(&mut next.entry).events[1].lag = Duration::from_millis(12);
    store.append(next.clone()).await.unwrap();
    drop(store);
    let stored = backend.open().await.load(game.id).await.unwrap().unwrap();
    assert_eq!((stored.id, stored.created), (game.id, game.events[0].at));
    assert_eq!((stored.open, stored.deadline, stored.ended), (true, deadline, None));
    assert_eq!((stored.owed, stored.next), (Duration::ZERO, None));
    assert_eq!(stored.entries.len(), 2);
    assert_eq!(stored.entries[0].events, game.events);
    assert_eq!(stored.entries[1], *next.entry);
    assert_eq!(stored.events().len(), 3);
    assert_eq!(backend.open().await.load(random_game_id()).await.unwrap(), None);
}

async fn entries_follow_each_other(backend: &Backend) {
    let store = backend.open().await;
    let id = keep_game(&store).await;
    let other = keep_game(&store).await;
    store.append(append(id, 1, &["Ada", "Bo"])).await.unwrap();
    // Neither twice, nor inside another, nor after a gap, nor in a game that is not there.
    for seq in [0, 1, 2, 4, 100] {
        assert!(is_conflict(&store.append(append(id, seq, &["Cy"])).await), "{seq}");
    }
    assert!(is_conflict(&store.append(append(random_game_id(), 0, &["Cy"])).await));
    store.append(append(id, 3, &["Di"])).await.unwrap();
    assert_eq!(store.load(id).await.unwrap().unwrap().events().len(), 4);
    let mut latest_seqs = store.latest_seqs(vec![id, other, random_game_id()]).await.unwrap();
    latest_seqs.sort_by_key(|(_, seq)| *seq);
    assert_eq!(latest_seqs, [(other, 1), (id, 4)]);
}

async fn a_refused_entry_leaves_nothing(backend: &Backend) {
    let store = backend.open().await;
    let id = keep_game(&store).await;
    let next = Some(new_game(store.now()));
    let (alarm, ended, ada) = (Alarm::At(Time(5)), Some(Time(6)), secret());
    let holdings = vec![(ada, Seat::First)];
    let refused = Append { alarm, ended, holdings, next, ..append(id, 7, &["Ada"]) };
    let rematch = refused.next.clone().unwrap().id;
    assert!(is_conflict(&store.append(refused.clone()).await));
    // Also when something fails after the entry is written: the rematch is there already.
    store.create(refused.next.clone().unwrap()).await.unwrap();
    let mut failing = refused;
    Arc::make_mut(&mut failing.entry).seq = 1;
    assert!(store.append(failing).await.is_err());
    let stored = store.load(id).await.unwrap().unwrap();
    assert_eq!((stored.deadline, stored.ended, stored.next), (None, None, None));
    assert_eq!(stored.entries.len(), 1);
    assert_eq!(store.rights(id).await.unwrap().seats(ada), []);
    assert_eq!(store.load(rematch).await.unwrap().unwrap().entries.len(), 1);
    // And others are not held up.
    let holdings = vec![(ada, Seat::First)];
    store.append(Append { holdings, ..append(id, 1, &["Ada"]) }).await.unwrap();
    assert_eq!(store.rights(id).await.unwrap().seats(ada), [Seat::First]);
}

async fn a_part_of_a_game_can_be_read(backend: &Backend) {
    let store = backend.open().await;
    let id = keep_game(&store).await;
    store.append(append(id, 1, &["Ada", "Bo"])).await.unwrap();
    store.append(append(id, 3, &["Cy"])).await.unwrap();
    let since = async |seq| {
        let stored = store.load_since(id, seq).await.unwrap().unwrap();
        stored.entries.iter().map(|entry| entry.seq).collect::<Vec<_>>()
    };
    assert_eq!(since(0).await, [0, 1, 3]);
    assert_eq!(since(1).await, [1, 3]);
    assert_eq!(since(2).await, [1, 3], "an entry is never torn");
    assert_eq!(since(3).await, [3]);
    assert_eq!(since(4).await, [0; 0]);
}

async fn due(store: &Store) -> Vec<GameId> {
    store.due(Vec::new()).await.unwrap()
}

async fn deadlines_change_with_the_game(backend: &Backend) {
    let store = backend.open().await;
    let now = store.now();
    let [early, late] = [Time(now.0 - 1), Time(now.0 + 3_600_000)];
    let game = NewGame { deadline: Some(late), ..new_game(now) };
    let id = game.id;
    store.create(game).await.unwrap();
    assert_eq!(due(&store).await, []);
    store.append(Append { alarm: Alarm::At(early), ..append(id, 1, &["Ada"]) }).await.unwrap();
    assert_eq!(due(&store).await, [id]);
    store.append(append(id, 2, &["Bo"])).await.unwrap();
    assert_eq!(due(&store).await, [id], "what is not changed stays");
    store.append(Append { alarm: Alarm::At(late), ..append(id, 3, &["Cy"]) }).await.unwrap();
    assert_eq!(due(&store).await, []);
    store.append(Append { alarm: Alarm::At(early), ..append(id, 4, &["Di"]) }).await.unwrap();
    store.append(Append { alarm: Alarm::Off, ..append(id, 5, &["Ed"]) }).await.unwrap();
    assert_eq!(due(&store).await, []);
    assert_eq!(store.load(id).await.unwrap().unwrap().deadline, None);
}

async fn deadlines_that_somebody_sees_to_are_put_off(backend: &Backend) {
    let store = backend.open().await;
    let now = store.now();
    let [early, late, until] = [Time(now.0 - 1), Time(now.0 + 9_000), Time(now.0 + 3_600_000)];
    let mut ids = Vec::new();
    for deadline in [early, early, late] {
        let game = NewGame { deadline: Some(deadline), ..new_game(now) };
        ids.push(game.id);
        store.create(game).await.unwrap();
    }
    store.postpone(vec![ids[0], ids[2]], until).await.unwrap();
    assert_eq!(due(&store).await, [ids[1]]);
    let mut kept = Vec::new();
    for id in ids {
        kept.push(store.load(id).await.unwrap().unwrap().deadline.unwrap());
    }
    assert_eq!(kept, [until, early, late], "what has not come stays");
}

async fn deadlines_nobody_can_look_at_hide_no_others(backend: &Backend) {
    let store = backend.open().await;
    let deadline = Some(Time(1));
    let mut ids = Vec::new();
    for _ in 0..3 {
        let game = NewGame { deadline, ..new_game(store.now()) };
        ids.push(game.id);
        store.create(game).await.unwrap();
    }
    ids.sort();
    let left = async |aside: &[GameId]| {
        let mut due = store.due(aside.to_vec()).await.unwrap();
        due.sort();
        due
    };
    assert_eq!(left(&[]).await, ids);
    assert_eq!(left(&ids[1..]).await, ids[..1]);
    backend.change("UPDATE deadline SET owed = 1").await;
    assert_eq!(left(&ids[..2]).await, ids[2..]);
}

async fn an_outage_is_owed_once(backend: &Backend) {
    let store = backend.open().await;
    assert_eq!(store.heartbeat().await.unwrap(), None, "before the first sign of life nothing ran");
    let deadline = Time(store.now().0 + 30_000);
    let game = NewGame { deadline: Some(deadline), ..new_game(store.now()) };
    let id = game.id;
    store.create(game).await.unwrap();
    backend.change("UPDATE heartbeat SET at = at - 60000").await;
    let other = backend.open().await;
    let (one, two) = tokio::join!(store.heartbeat(), other.heartbeat());
    let away: Vec<Duration> = [one.unwrap(), two.unwrap()].into_iter().flatten().collect();
    assert_eq!(away.len(), 1, "one of them finds out");
    let stored = store.load(id).await.unwrap().unwrap();
    assert_eq!(stored.owed, away[0]);
    assert_eq!(stored.deadline, Some(deadline.after(away[0])));
    assert!(away[0] >= Duration::from_mins(1));
    assert_eq!(due(&store).await, [id], "somebody must give the time back");
    let given = Append { alarm: Alarm::At(stored.deadline.unwrap()), ..append(id, 1, &["Ada"]) };
    store.append(given).await.unwrap();
    assert_eq!(store.load(id).await.unwrap().unwrap().owed, Duration::ZERO);
    assert_eq!(due(&store).await, []);
}

async fn a_quick_restart_is_no_outage(backend: &Backend) {
    assert!(OUTAGE > Duration::from_secs(2));
    backend.open().await.heartbeat().await.unwrap();
    backend.change("UPDATE heartbeat SET at = at - 2000").await;
    assert_eq!(backend.open().await.heartbeat().await.unwrap(), None);
}

async fn secrets_hold_seats(backend: &Backend) {
    let store = backend.open().await;
    let (ada, bo, nobody) = (secret(), secret(), secret());
    // The maker of a game for one screen holds both seats.
    let rights = held(&[(ada, Seat::First), (bo, Seat::First), (bo, Seat::Second)]);
    let game = NewGame { rights: rights.clone(), ..new_game(Time(5)) };
    let id = game.id;
    store.create(game).await.unwrap();
    assert_eq!(store.rights(id).await.unwrap().seats(ada), [Seat::First]);
    assert_eq!(store.rights(id).await.unwrap().seats(nobody), []);
    assert_eq!(store.rights(id).await.unwrap().seats(bo), Seat::ALL);
    let later = NewGame { rights: held(&[(bo, Seat::Second)]), ..new_game(Time(6)) };
    let later_id = later.id;
    store.create(later).await.unwrap();
    store.append(Append { ended: Some(Time(9)), ..append(id, 1, &["Ada"]) }).await.unwrap();
    let list = async |secret, limit| {
        let holdings = store.holdings(secret, limit).await.unwrap();
        holdings.iter().map(|held| (held.game, held.seat, held.ended)).collect::<Vec<_>>()
    };
    let ended = Some(Time(9));
    let all = [(later_id, Seat::Second, None), (id, Seat::First, ended), (id, Seat::Second, ended)];
    assert_eq!(list(bo, 100).await, all);
    assert_eq!(list(bo, 1).await, all[..1]);
    assert_eq!(list(nobody, 100).await, []);
    let mut kept = store.rights(id).await.unwrap();
    kept.holdings.sort_by_key(|(secret, seat)| (*secret == bo, *seat));
    assert_eq!(kept, rights);
}

async fn a_rematch_has_the_same_holders(backend: &Backend) {
    let store = backend.open().await;
    let (ada, bo) = (secret(), secret());
    let rights = held(&[(ada, Seat::First), (bo, Seat::Second)]);
    let game = NewGame { rights, ..new_game(Time(5)) };
    let next = new_game(Time(6));
    let (id, rematch) = (game.id, next.id);
    store.create(game).await.unwrap();
    store.append(Append { next: Some(next), ..append(id, 1, &["Ada"]) }).await.unwrap();
    assert_eq!(store.load(id).await.unwrap().unwrap().next, Some(rematch));
    assert_eq!(store.rights(rematch).await.unwrap().seats(ada), [Seat::First]);
    assert_eq!(store.rights(rematch).await.unwrap().seats(bo), [Seat::Second]);
}

async fn people_are_seen(backend: &Backend) {
    let store = backend.open().await;
    let id = keep_game(&store).await;
    assert_eq!(store.last_seen(id, Seat::First).await.unwrap(), None);
    let before = store.now();
    for _ in 0..2 {
        store.touch(id, Seat::First).await.unwrap();
    }
    let seen = store.last_seen(id, Seat::First).await.unwrap().unwrap();
    assert!(before <= seen && seen <= store.now());
    assert_eq!(store.last_seen(id, Seat::Second).await.unwrap(), None);
    // Whoever brings something about is seen with it, and only with what is kept.
    let seen = Some(Seat::Second);
    assert!(is_conflict(&store.append(Append { seen, ..append(id, 7, &["Bo"]) }).await));
    assert_eq!(store.last_seen(id, Seat::Second).await.unwrap(), None);
    for (seq, alarm) in [(1, Alarm::Unchanged), (2, Alarm::Off)] {
        let before = store.now();
        store.append(Append { seen, alarm, ..append(id, seq, &["Bo"]) }).await.unwrap();
        let seen = store.last_seen(id, Seat::Second).await.unwrap().unwrap();
        assert!(before <= seen && seen <= store.now(), "{seq}");
    }
    store.append(append(id, 3, &["Bo"])).await.unwrap();
    assert_eq!(store.latest_seqs(vec![id]).await.unwrap(), [(id, 4)]);
}

async fn ended_games_can_be_forgotten(backend: &Backend) {
    let store = backend.open().await;
    let (ada, unfinished) = (secret(), keep_game(&store).await);
    let mut ended = Vec::new();
    for end in [10, 20] {
        let game = NewGame { rights: held(&[(ada, Seat::First)]), ..new_game(Time(1)) };
        let id = game.id;
        store.create(game).await.unwrap();
        store.touch(id, Seat::First).await.unwrap();
        let over =
            Append { ended: Some(Time(end)), alarm: Alarm::At(Time(1)), ..append(id, 1, &["A"]) };
        store.append(over).await.unwrap();
        ended.push(id);
    }
    assert_eq!(store.forget(Time(20)).await.unwrap(), 1);
    assert_eq!(store.load(ended[0]).await.unwrap(), None);
    assert_eq!(store.latest_seqs(vec![ended[0]]).await.unwrap(), [], "nor is there any event");
    assert_eq!(store.rights(ended[0]).await.unwrap().seats(ada), []);
    assert_eq!(store.last_seen(ended[0], Seat::First).await.unwrap(), None);
    assert_eq!(due(&store).await, [ended[1]]);
    assert!(store.load(ended[1]).await.unwrap().is_some());
    assert_eq!(store.forget(Time(u64::MAX >> 1)).await.unwrap(), 1);
    assert!(store.load(unfinished).await.unwrap().is_some());
}

async fn abandoned_games_can_be_forgotten(backend: &Backend) {
    let store = backend.open().await;
    let ada = secret();
    let make = async |created: Time| {
        let game = NewGame { rights: held(&[(ada, Seat::First)]), ..new_game(created) };
        let id = game.id;
        store.create(game).await.unwrap();
        id
    };
    let (old, now) = (Time(1), store.now());
    let [untouched, ended, visited, torn] =
        [make(old).await, make(old).await, make(old).await, make(old).await];
    let (played, new, new_torn) = (make(old).await, make(now).await, make(now).await);
    store.append(Append { ended: Some(Time(9)), ..append(ended, 1, &["Ada"]) }).await.unwrap();
    store.touch(visited, Seat::Second).await.unwrap();
    // What happened lately counts even if nobody was noted then.
    let mut late = append(played, 1, &["Ada", "Bo"]);
    Arc::make_mut(&mut late.entry).events[1].at = now;
    store.append(late).await.unwrap();
    for torn in [torn, new_torn] {
        store.append(append(torn, 1, &["Torn"])).await.unwrap();
    }
    backend.change("UPDATE entry SET events = 'x' WHERE events LIKE '%Torn%'").await;
    for count in [2, 0] {
        assert_eq!(store.forget_abandoned(now).await.unwrap(), count);
    }
    for gone in [untouched, torn] {
        assert_eq!(store.load(gone).await.unwrap(), None);
        assert_eq!(store.latest_seqs(vec![gone]).await.unwrap(), [], "nor is there any event");
        assert_eq!(store.rights(gone).await.unwrap().seats(ada), []);
    }
    for kept in [ended, visited, played, new] {
        assert!(store.load(kept).await.unwrap().is_some());
    }
    assert!(store.load(new_torn).await.is_err(), "it is damaged, but not for long");
    assert_eq!(store.last_seen(played, Seat::First).await.unwrap(), Some(now));
    assert_eq!(store.forget_abandoned(Time(u64::MAX >> 1)).await.unwrap(), 4);
    assert_eq!(store.games(None).await.unwrap(), [ended]);
}

async fn games_are_listed_in_order(backend: &Backend) {
    let store = backend.open().await;
    assert_eq!(store.games(None).await.unwrap(), []);
    let mut ids = Vec::new();
    for _ in 0..5 {
        ids.push(keep_game(&store).await);
    }
    ids.sort();
    assert_eq!(store.games(None).await.unwrap(), ids);
    assert_eq!(store.games(Some(ids[1])).await.unwrap(), ids[2..]);
}

async fn unfinished_games_are_found_again(backend: &Backend) {
    let store = backend.open().await;
    let mut ids = Vec::new();
    for created in 1..=3 {
        let game = new_game(Time(created));
        ids.push(game.id);
        store.create(game).await.unwrap();
    }
    assert_eq!(store.unfinished().await.unwrap(), [ids[2], ids[1], ids[0]]);
    store.touch(ids[0], Seat::First).await.unwrap();
    store.append(Append { ended: Some(Time(9)), ..append(ids[1], 1, &["Ada"]) }).await.unwrap();
    assert_eq!(store.unfinished().await.unwrap(), [ids[0], ids[2]]);
}

async fn a_game_moves_to_another_store(backend: &Backend) {
    let store = backend.open().await;
    let (ada, deadline) = (secret(), Some(Time(store.now().0 + 60_000)));
    let mut rights = held(&[(ada, Seat::Second)]);
    let [good, spent] = [(secret(), false), (secret(), true)]
        .map(|(secret, is_spent)| SeatInvitation { secret, seat: Seat::First, is_spent });
    rights.invitations = vec![good, spent];
    let key = Some(IdempotencyKey::new("make", "a game"));
    let game = NewGame { rights, deadline, key, ..new_game(Time(5)) };
    let id = game.id;
    store.create(game).await.unwrap();
    store.append(append(id, 1, &["Ada", "Bo"])).await.unwrap();
    store.heartbeat().await.unwrap();
    backend.change("UPDATE heartbeat SET at = at - 60000").await;
    store.heartbeat().await.unwrap();
    let beat = store.last_heartbeat().await.unwrap().unwrap();
    let (stored, rights) =
        (store.load(id).await.unwrap().unwrap(), store.rights(id).await.unwrap());
    assert_eq!(stored.entries[0].key, key);
    assert_eq!((rights.holdings.len(), rights.invitations.len()), (1, 2));
    let elsewhere = Backend::sqlite();
    let other = elsewhere.open().await;
    other.restore(stored.clone(), rights.clone()).await.unwrap();
    assert_eq!(other.load(id).await.unwrap(), Some(stored.clone()));
    assert_eq!(other.rights(id).await.unwrap(), rights);
    assert_eq!(other.last_heartbeat().await.unwrap(), None);
    store.set_heartbeat(Time(beat.0 - 60_000)).await.unwrap();
    other.set_heartbeat(Time(beat.0 - 60_000)).await.unwrap();
    assert!(other.heartbeat().await.unwrap().is_some(), "it was away as long as this one");
    assert!(other.restore(stored, rights).await.is_err(), "it is there");
}

async fn marks_of_the_first_version_know_only_their_key(backend: &Backend) {
    let store = backend.open().await;
    let id = keep_game(&store).await;
    store.append(append(id, 1, &["Ada"])).await.unwrap();
    let key = async || store.load(id).await.unwrap().unwrap().entries[1].key.unwrap();
    let (own, other) = (IdempotencyKey::new("Ada", "sit"), IdempotencyKey::new("Ada", "resign"));
    assert!(key().await.fits(own) && !key().await.fits(other));
    backend.change("UPDATE entry SET mark = substr(mark, 2) WHERE mark IS NOT NULL").await;
    assert!(key().await.fits(own) && key().await.fits(other));
    assert!(!key().await.has_key_of(IdempotencyKey::new("Bo", "sit")));
}

async fn a_damaged_game_is_reported(backend: &Backend) {
    let store = backend.open().await;
    let id = keep_game(&store).await;
    store.append(append(id, 1, &["Ada"])).await.unwrap();
    store.append(append(id, 2, &["Bo"])).await.unwrap();
    let damaged = async || {
        let loaded = store.load(id).await;
        matches!(&loaded, Err(StoreError::Corrupt { game, .. }) if *game == id)
    };
    assert!(!damaged().await);
    backend.change("DELETE FROM entry WHERE seq = 1").await;
    assert!(damaged().await, "a gap");
    backend.change("UPDATE entry SET seq = 1 WHERE seq = 2").await;
    assert!(!damaged().await);
    backend.change("UPDATE entry SET size = 2 WHERE seq = 1").await;
    assert!(damaged().await, "an event is missing");
    backend.change("UPDATE entry SET size = 1, events = 'x' WHERE seq = 1").await;
    assert!(damaged().await, "no event");
}

async fn a_later_database_is_refused(backend: &Backend) {
    drop(backend.open().await);
    backend
        .change(match backend {
            Backend::Sqlite(_) => "PRAGMA user_version = 99",
            #[cfg(feature = "cluster")]
            Backend::Postgres(_) => "INSERT INTO migration VALUES (99)",
        })
        .await;
    let opened = Store::open(&backend.url()).await;
    assert!(matches!(opened, Err(StoreError::Newer(99))));
    let opened = Store::open_to_read(&backend.url()).await;
    assert!(matches!(opened, Err(StoreError::Newer(99))));
}

async fn what_is_only_read_is_not_changed(backend: &Backend) {
    let store = backend.open().await;
    let id = keep_game(&store).await;
    let read = Store::open_to_read(&backend.url()).await.unwrap();
    assert_eq!(read.load(id).await.unwrap(), store.load(id).await.unwrap());
    assert!(read.append(append(id, 1, &["Ada"])).await.is_err());
    assert!(read.heartbeat().await.is_err() && read.forget(Time(u64::MAX >> 1)).await.is_err());
    assert_eq!(store.latest_seqs(vec![id]).await.unwrap(), [(id, 1)]);
    #[cfg(feature = "cluster")]
    if let Backend::Postgres(_) = backend {
        backend.change("DELETE FROM migration").await;
        let opened = Store::open_to_read(&backend.url()).await;
        assert!(matches!(opened, Err(StoreError::Older(0))));
    }
}

async fn clocks_agree(backend: &Backend) {
    let ahead = match backend {
        // The file is on this machine, and so is its clock.
        Backend::Sqlite(_) => 0,
        #[cfg(feature = "cluster")]
        Backend::Postgres(_) => {
            // The clock of the database is a day ahead of ours: it is the one that counts.
            backend
                .change(
                    "CREATE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS
                         'SELECT pg_catalog.clock_timestamp() + interval ''1 day''';
                     DO $$ BEGIN EXECUTE format(
                         'ALTER DATABASE %I SET search_path = public, pg_catalog',
                         current_database()
                     ); END $$",
                )
                .await;
            24 * 60 * 60 * 1000
        }
    };
    let start = system_time();
    let (one, two) = (backend.open().await, backend.open().await);
    // The database is asked at some moment while it is opened, and rounds.
    let (opening, rounding) = (system_time().0 - start.0, 1);
    for store in [&one, &two, &one] {
        let (before, now, after) = (system_time().0, store.now().0, system_time().0);
        assert!(before + ahead <= now + opening + rounding, "{before} {now} {opening}");
        assert!(now <= after + ahead + rounding, "{now} {after}");
    }
}
