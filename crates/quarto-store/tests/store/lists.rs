//! Games that anyone may find, and players who would play anybody.

use std::sync::Arc;

use quarto_game::{Game, Listing, Options, Seat, Time};
use quarto_store::{Append, Meeting, NewGame, Secret, SecretHash};

use crate::backend::{Backend, on_every_store};
use crate::games::{append, held, new_game, secret};

on_every_store!(
    one_waits_and_the_other_finds_them,
    a_request_that_is_sent_twice_leads_to_one_seat,
    people_who_are_gone_are_not_offered,
    people_with_other_wishes_do_not_meet,
    of_many_at_once_half_wait,
    lists_show_what_their_makers_chose,
    a_listed_game_moves_to_another_store,
);

/// An open game in which the holder of a secret waits.
fn waiting(maker: SecretHash, press: SecretHash, at: Time) -> NewGame {
    let rights = held(&[(maker, Seat::First), (press, Seat::First)]);
    NewGame { open: true, listing: Listing::Open, rights, ..new_game(at) }
}

/// Lets a player sit down, with whom the game starts.
fn start(game: &NewGame, guest: SecretHash, press: SecretHash) -> Append {
    let holdings = vec![(guest, Seat::Second), (press, Seat::Second)];
    Append { starts: true, holdings, ..append(game.id, 1, &["Bo"]) }
}

async fn one_waits_and_the_other_finds_them(backend: &Backend) {
    let store = backend.open().await;
    let (ada, bo, cy, now) = (secret(), secret(), secret(), store.now());
    let meet = async |who: SecretHash, press: SecretHash| {
        let game = waiting(who, press, now);
        (game.clone(), store.meet(game, press, now).await.unwrap())
    };
    let (game, made) = meet(ada, secret()).await;
    assert_eq!(made, Meeting::Made);
    assert_eq!(meet(ada, secret()).await.1, Meeting::Known(game.id), "never oneself");
    let press = secret();
    assert_eq!(meet(bo, press).await.1, Meeting::Found(game.id));
    assert_eq!(store.open_games(now, 10).await.unwrap(), [game.id]);
    assert_eq!(store.games_to_watch(now, 10).await.unwrap(), []);
    store.append(start(&game, bo, press)).await.unwrap();
    assert_eq!(store.open_games(now, 10).await.unwrap(), []);
    assert_eq!(store.games_to_watch(now, 10).await.unwrap(), [game.id]);
    assert_eq!(meet(cy, secret()).await.1, Meeting::Made, "that game waits for nobody any more");
}

async fn a_request_that_is_sent_twice_leads_to_one_seat(backend: &Backend) {
    let store = backend.open().await;
    let (bo, press, now) = (secret(), secret(), store.now());
    let game = waiting(secret(), secret(), now);
    assert_eq!(store.meet(game.clone(), secret(), now).await.unwrap(), Meeting::Made);
    let again = || store.meet(waiting(bo, press, now), press, now);
    assert_eq!(again().await.unwrap(), Meeting::Found(game.id));
    store.append(start(&game, bo, press)).await.unwrap();
    assert_eq!(again().await.unwrap(), Meeting::Known(game.id), "the answer was lost");
    let ended = Some(Time(now.0 + 1));
    store.append(Append { ended, ..append(game.id, 2, &["Bo"]) }).await.unwrap();
    assert_eq!(again().await.unwrap(), Meeting::Made, "they want another game");
}

async fn people_who_are_gone_are_not_offered(backend: &Backend) {
    let store = backend.open().await;
    let (ada, bo, now) = (secret(), secret(), store.now());
    let game = waiting(ada, secret(), Time(now.0 - 60_000));
    store.create(game.clone()).await.unwrap();
    let since = Time(now.0 - 45_000);
    assert_eq!(store.open_games(since, 10).await.unwrap(), []);
    let own = waiting(bo, secret(), now);
    assert_eq!(store.meet(own.clone(), secret(), since).await.unwrap(), Meeting::Made);
    // Ada is back, and finds Bo instead of her own game.
    let again = waiting(ada, secret(), now);
    assert_eq!(store.meet(again, secret(), since).await.unwrap(), Meeting::Found(own.id));
    store.append(start(&own, secret(), secret())).await.unwrap();
    // With nobody else there she waits where she waited, and is there again.
    let again = waiting(ada, secret(), now);
    assert_eq!(store.meet(again, secret(), since).await.unwrap(), Meeting::Known(game.id));
    assert_eq!(store.open_games(since, 10).await.unwrap(), [game.id]);
    // A game that was withdrawn waits for nobody.
    store.withdraw(game.id).await.unwrap();
    assert_eq!(store.open_games(since, 10).await.unwrap(), []);
    let other = waiting(secret(), secret(), now);
    assert_eq!(store.meet(other, secret(), since).await.unwrap(), Meeting::Made);
}

async fn people_with_other_wishes_do_not_meet(backend: &Backend) {
    let store = backend.open().await;
    let now = store.now();
    let with = |clock: &str| {
        let options = Options { clock: clock.parse().ok(), ..Options::default() };
        // What differs from game to game does not count.
        let seed = quarto_store::random_number();
        let events = vec![Game::create(options, seed, now).unwrap()];
        NewGame { events, ..waiting(secret(), secret(), now) }
    };
    let game = with("60/move");
    assert_eq!(store.meet(game.clone(), secret(), now).await.unwrap(), Meeting::Made);
    assert_eq!(store.meet(with("300+5"), secret(), now).await.unwrap(), Meeting::Made);
    assert_eq!(store.meet(with("60/move"), secret(), now).await.unwrap(), Meeting::Found(game.id));
}

/// Whoever finds a game sits down in it before anything else happens, as far as the others see.
async fn of_many_at_once_half_wait(backend: &Backend) {
    let store = Arc::new(backend.open().await);
    let now = store.now();
    let ask = |store: Arc<quarto_store::Store>| async move {
        let (who, press) = (Secret::random().hash(), Secret::random().hash());
        loop {
            let game = waiting(who, press, now);
            match store.meet(game, press, now).await.unwrap() {
                Meeting::Made => return true,
                Meeting::Known(_) => unreachable!("nobody asks twice"),
                Meeting::Found(found) => {
                    let game = NewGame { id: found, ..new_game(now) };
                    if store.append(start(&game, who, press)).await.is_ok() {
                        return false;
                    }
                }
            }
        }
    };
    let all: Vec<_> = (0..20).map(|_| tokio::spawn(ask(Arc::clone(&store)))).collect();
    let mut waited = 0;
    for one in all {
        waited += usize::from(one.await.unwrap());
    }
    assert_eq!(waited, 10);
    assert_eq!(store.open_games(now, 100).await.unwrap(), []);
}

async fn lists_show_what_their_makers_chose(backend: &Backend) {
    let store = backend.open().await;
    let now = store.now();
    for listing in Listing::ALL {
        let game = NewGame { listing, ..waiting(secret(), secret(), now) };
        store.create(game.clone()).await.unwrap();
        assert_eq!(store.load(game.id).await.unwrap().unwrap().listing, listing);
        let is_open = store.open_games(now, 10).await.unwrap().contains(&game.id);
        assert_eq!(is_open, listing == Listing::Open, "{listing}");
        assert!(!store.games_to_watch(now, 10).await.unwrap().contains(&game.id), "{listing}");
        store.append(start(&game, secret(), secret())).await.unwrap();
        store.touch(game.id, Seat::First).await.unwrap();
        let is_watched = store.games_to_watch(now, 10).await.unwrap().contains(&game.id);
        assert_eq!(is_watched, listing != Listing::Unlisted, "{listing}");
        assert!(!store.open_games(now, 10).await.unwrap().contains(&game.id), "{listing}");
        let later = Time(store.now().0 + 1000);
        assert_eq!(store.games_to_watch(later, 10).await.unwrap(), [], "nobody is there");
        store.append(Append { ended: Some(now), ..append(game.id, 2, &["Bo"]) }).await.unwrap();
        assert!(!store.games_to_watch(now, 10).await.unwrap().contains(&game.id), "{listing}");
    }
}

async fn a_listed_game_moves_to_another_store(backend: &Backend) {
    let (from, other) = (backend.open().await, Backend::sqlite());
    let (to, now) = (other.open().await, from.now());
    let game = waiting(secret(), secret(), now);
    from.create(game.clone()).await.unwrap();
    let stored = from.load(game.id).await.unwrap().unwrap();
    to.restore(stored.clone(), from.rights(game.id).await.unwrap()).await.unwrap();
    assert_eq!(to.load(game.id).await.unwrap(), Some(stored));
    // When its maker comes back, it is offered there.
    assert_eq!(to.open_games(now, 10).await.unwrap(), []);
    to.touch(game.id, Seat::First).await.unwrap();
    assert_eq!(to.open_games(now, 10).await.unwrap(), [game.id]);
    let met = to.meet(waiting(secret(), secret(), now), secret(), now).await.unwrap();
    assert_eq!(met, Meeting::Found(game.id));
}
