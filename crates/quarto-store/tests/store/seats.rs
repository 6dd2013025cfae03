//! Who holds a seat, and who is invited to one.

use quarto_game::{GameId, Seat, Time};
use quarto_store::{
    Append, AppendError, Held, MOST_HOLDERS, NewGame, Right, Rights, SeatInvitation, SecretHash,
    Store,
};

use crate::backend::{Backend, on_every_store};
use crate::games::{append, held, keep_game, new_game, secret};

on_every_store!(
    an_invitation_is_good_for_one_sitting,
    a_refused_sitting_leaves_the_invitation,
    invitations_are_not_for_rematches,
    what_is_withdrawn_is_of_no_use,
    a_secret_holds_one_seat_besides_its_own_games,
    m4_of_both_seats_asked_for_at_once_a_secret_gets_one,
    so_many_secrets_hold_a_seat,
    a_secret_leaves_its_seats,
    invitations_are_forgotten_with_the_game,
    free_seats_of_old_databases_become_invitations,
);

fn to_second(secret: SecretHash) -> SeatInvitation {
    SeatInvitation { secret, seat: Seat::Second, is_spent: false }
}

/// Keeps a game in which Ada sits on the first seat, and these are invited to the second.
async fn invite(store: &Store, ada: SecretHash, invited: &[SecretHash]) -> GameId {
    let invitations = invited.iter().map(|secret| to_second(*secret)).collect();
    let rights = Rights { invitations, ..held(&[(ada, Seat::First)]) };
    let game = NewGame { rights, ..new_game(Time(5)) };
    let id = game.id;
    store.create(game).await.unwrap();
    id
}

fn sit(game: GameId, seq: usize, right: Right, guest: SecretHash) -> Append {
    let holdings = vec![(guest, Seat::Second)];
    Append { right: Some(right), holdings, ..append(game, seq, &["Bo"]) }
}

fn by(secret: SecretHash) -> Right {
    Right::Invitation { secret, seat: Seat::Second }
}

fn is_withdrawn(result: &Result<(), AppendError>) -> bool {
    matches!(result, Err(AppendError::Withdrawn))
}

async fn an_invitation_is_good_for_one_sitting(backend: &Backend) {
    let store = backend.open().await;
    let [ada, link, other, bo, cy] = std::array::from_fn(|_| secret());
    let id = invite(&store, ada, &[link, other]).await;
    assert_eq!(store.rights(id).await.unwrap().seats(link), [], "it does not hold the seat");
    assert_eq!(store.holdings(link, 9).await.unwrap(), []);
    assert_eq!(store.find_invitation(link).await.unwrap(), Some((id, to_second(link))));
    store.append(sit(id, 1, by(link), bo)).await.unwrap();
    assert_eq!(store.rights(id).await.unwrap().seats(bo), [Seat::Second]);
    assert_eq!(store.rights(id).await.unwrap().seats(link), []);
    for spent in [link, other] {
        let now = SeatInvitation { is_spent: true, ..to_second(spent) };
        assert_eq!(store.find_invitation(spent).await.unwrap(), Some((id, now)));
        assert!(is_withdrawn(&store.append(sit(id, 2, by(spent), cy)).await));
    }
    assert_eq!(store.rights(id).await.unwrap().seats(cy), []);
    assert_eq!(store.load(id).await.unwrap().unwrap().events().len(), 2, "nothing stays of it");
}

async fn a_refused_sitting_leaves_the_invitation(backend: &Backend) {
    let store = backend.open().await;
    let [ada, link, bo, stranger] = std::array::from_fn(|_| secret());
    let id = invite(&store, ada, &[link]).await;
    assert!(matches!(store.append(sit(id, 7, by(link), bo)).await, Err(AppendError::Conflict)));
    assert!(is_withdrawn(&store.append(sit(id, 1, by(stranger), bo)).await), "it is none");
    assert!(is_withdrawn(&store.append(sit(id, 1, by(ada), bo)).await), "it is a holding");
    assert!(is_withdrawn(&store.append(sit(id, 1, Right::Open, bo)).await), "it is not open");
    assert_eq!(store.find_invitation(link).await.unwrap(), Some((id, to_second(link))));
    store.append(sit(id, 1, by(link), bo)).await.unwrap();
}

async fn invitations_are_not_for_rematches(backend: &Backend) {
    let store = backend.open().await;
    let [ada, link, bo] = std::array::from_fn(|_| secret());
    let id = invite(&store, ada, &[link]).await;
    store.append(sit(id, 1, by(link), bo)).await.unwrap();
    let next = new_game(Time(6));
    let rematch = next.id;
    store.append(Append { next: Some(next), ..append(id, 2, &["Ada"]) }).await.unwrap();
    let Rights { mut holdings, invitations } = store.rights(rematch).await.unwrap();
    holdings.sort_by_key(|(_, seat)| *seat);
    assert_eq!(holdings, [(ada, Seat::First), (bo, Seat::Second)]);
    assert_eq!(invitations, []);
}

async fn what_is_withdrawn_is_of_no_use(backend: &Backend) {
    let store = backend.open().await;
    let [ada, link, other, bo] = std::array::from_fn(|_| secret());
    let id = invite(&store, ada, &[link, other]).await;
    store.withdraw_one(link, id).await.unwrap();
    assert!(is_withdrawn(&store.append(sit(id, 1, by(link), bo)).await));
    assert_eq!(store.find_invitation(other).await.unwrap(), Some((id, to_second(other))));
    store.withdraw(id).await.unwrap();
    assert!(is_withdrawn(&store.append(sit(id, 1, by(other), bo)).await));
    let open = NewGame { open: true, ..new_game(Time(5)) };
    let open_id = open.id;
    store.create(open).await.unwrap();
    let stays = NewGame { open: true, ..new_game(Time(5)) };
    let stays_id = stays.id;
    store.create(stays).await.unwrap();
    store.withdraw(open_id).await.unwrap();
    assert!(!store.load(open_id).await.unwrap().unwrap().open);
    assert!(is_withdrawn(&store.append(sit(open_id, 1, Right::Open, bo)).await));
    store.append(sit(stays_id, 1, Right::Open, bo)).await.unwrap();
}

async fn a_secret_holds_one_seat_besides_its_own_games(backend: &Backend) {
    let store = backend.open().await;
    let (ada, bo) = (secret(), secret());
    let id = invite(&store, ada, &[]).await;
    for _ in 0..2 {
        assert_eq!(store.grant_seat(bo, id, Seat::Second).await.unwrap(), Held::Yes);
        assert_eq!(store.grant_seat(bo, id, Seat::First).await.unwrap(), Held::OtherSeat);
    }
    assert_eq!(store.grant_seat(ada, id, Seat::Second).await.unwrap(), Held::OtherSeat);
    assert_eq!(store.rights(id).await.unwrap().seats(bo), [Seat::Second]);
    let own =
        NewGame { rights: held(&[(bo, Seat::First), (bo, Seat::Second)]), ..new_game(Time(5)) };
    let own_id = own.id;
    store.create(own).await.unwrap();
    assert_eq!(store.grant_seat(bo, own_id, Seat::First).await.unwrap(), Held::Yes);
}

/// Links to both seats may be opened at the same moment, at two servers.
async fn m4_of_both_seats_asked_for_at_once_a_secret_gets_one(backend: &Backend) {
    let stores = [backend.open().await, backend.open().await];
    for _ in 0..100 {
        let (id, bo) = (keep_game(&stores[0]).await, secret());
        let (first, second) = tokio::join!(
            stores[0].grant_seat(bo, id, Seat::First),
            stores[1].grant_seat(bo, id, Seat::Second),
        );
        let got = match (first.unwrap(), second.unwrap()) {
            (Held::Yes, Held::OtherSeat) => Seat::First,
            (Held::OtherSeat, Held::Yes) => Seat::Second,
            other => panic!("one of them is granted: {other:?}"),
        };
        assert_eq!(stores[0].rights(id).await.unwrap().seats(bo), [got]);
    }
}

async fn so_many_secrets_hold_a_seat(backend: &Backend) {
    let store = backend.open().await;
    let ada = secret();
    let id = invite(&store, ada, &[]).await;
    for _ in 1..MOST_HOLDERS {
        assert_eq!(store.grant_seat(secret(), id, Seat::First).await.unwrap(), Held::Yes);
    }
    let late = secret();
    assert_eq!(store.grant_seat(late, id, Seat::First).await.unwrap(), Held::Full);
    assert_eq!(store.grant_seat(ada, id, Seat::First).await.unwrap(), Held::Yes, "it does already");
    assert_eq!(store.grant_seat(late, id, Seat::Second).await.unwrap(), Held::Yes);
    assert_eq!(store.rights(id).await.unwrap().holdings.len(), 1 + MOST_HOLDERS as usize);
}

async fn a_secret_leaves_its_seats(backend: &Backend) {
    let store = backend.open().await;
    let [ada, bo, link] = std::array::from_fn(|_| secret());
    let [one, two, three] = [
        invite(&store, ada, &[]).await,
        invite(&store, ada, &[]).await,
        invite(&store, bo, &[ada, link]).await,
    ];
    store.grant_seat(bo, one, Seat::First).await.unwrap();
    assert_eq!(store.leave(ada, one).await.unwrap(), 1);
    assert_eq!(store.leave(ada, one).await.unwrap(), 0);
    assert_eq!(store.rights(one).await.unwrap().seats(ada), []);
    assert_eq!(store.rights(one).await.unwrap().seats(bo), [Seat::First], "it stays with others");
    assert_eq!(store.rights(two).await.unwrap().seats(ada), [Seat::First]);
    assert_eq!(store.leave_all(ada).await.unwrap(), 1);
    assert_eq!(store.holdings(ada, 9).await.unwrap(), []);
    assert_eq!(store.find_invitation(ada).await.unwrap(), None);
    assert_eq!(store.find_invitation(link).await.unwrap(), Some((three, to_second(link))));
    assert_eq!(store.holdings(bo, 9).await.unwrap().len(), 2);
}

async fn invitations_are_forgotten_with_the_game(backend: &Backend) {
    let store = backend.open().await;
    let (ada, link) = (secret(), secret());
    let id = invite(&store, ada, &[link]).await;
    store.append(Append { ended: Some(Time(9)), ..append(id, 1, &["Ada"]) }).await.unwrap();
    assert_eq!(store.forget(Time(10)).await.unwrap(), 1);
    assert_eq!(store.rights(id).await.unwrap(), Rights::default());
}

/// Lays the tables out as version 1 had them: games stood where their random names belong.
const VERSION_1: &str = "
    DROP TABLE invitation;
    UPDATE holding SET game = (SELECT id FROM game WHERE number = holding.game);
    UPDATE deadline SET game = (SELECT id FROM game WHERE number = deadline.game);
    UPDATE presence SET game = (SELECT id FROM game WHERE number = presence.game);
    ALTER TABLE entry RENAME TO log;
    CREATE TABLE entry (
        game INTEGER NOT NULL, seq INTEGER NOT NULL, size INTEGER NOT NULL, events TEXT NOT NULL,
        mark BLOB, PRIMARY KEY (game, seq)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO entry
        SELECT id, seq, size, events, mark FROM log JOIN game ON log.game = game.number;
    DROP TABLE log;
    ALTER TABLE game RENAME TO numbered;
    DROP INDEX game_ended;
    CREATE TABLE game (
        id INTEGER PRIMARY KEY, created INTEGER NOT NULL, ended INTEGER, open INTEGER NOT NULL,
        next INTEGER
    ) STRICT;
    INSERT INTO game SELECT id, created, ended, open, next FROM numbered;
    CREATE INDEX game_ended ON game (ended) WHERE ended IS NOT NULL;
    DROP TABLE numbered;
    DROP TABLE progress;
    DROP TABLE tournament;
    DROP TABLE tournament_entry;
    DROP TABLE tournament_board;
    DROP TABLE tournament_right;
    PRAGMA user_version = 1";

/// The version before kept the secrets of all seats alike, and visitors who came by a link with them.
async fn free_seats_of_old_databases_become_invitations(backend: &Backend) {
    let store = backend.open().await;
    let [ada, bo, link, visitor] = std::array::from_fn(|_| secret());
    let keep = async |holdings: &[(SecretHash, Seat)]| {
        let game = NewGame { rights: held(holdings), ..new_game(Time(5)) };
        let id = game.id;
        store.create(game).await.unwrap();
        id
    };
    let half = keep(&[(ada, Seat::First), (link, Seat::Second), (visitor, Seat::Second)]).await;
    // The names of players are not what happened.
    store.append(append(half, 1, &[r#""type":"seated","seat":"second""#])).await.unwrap();
    store.touch(half, Seat::First).await.unwrap();
    let noted = store.last_seen(half, Seat::First).await.unwrap();
    let before = store.load(half).await.unwrap();
    let empty = keep(&[(bo, Seat::First)]).await;
    let ended = keep(&[(ada, Seat::First)]).await;
    store.append(Append { ended: Some(Time(9)), ..append(ended, 1, &["Ada"]) }).await.unwrap();
    drop(store);
    backend
        .change(match backend {
            Backend::Sqlite(_) => VERSION_1,
            #[cfg(feature = "cluster")]
            Backend::Postgres(_) => {
                "DROP TABLE invitation, progress; \
                 DROP TABLE tournament, tournament_entry, tournament_board, tournament_right; \
                 ALTER TABLE game DROP COLUMN listing, DROP COLUMN wish; \
                 DELETE FROM migration WHERE version >= 2"
            }
        })
        .await;
    let store = backend.open().await;
    assert_eq!(store.load(half).await.unwrap(), before);
    assert_eq!(store.last_seen(half, Seat::First).await.unwrap(), noted);
    let seats = async |secret, game| store.rights(game).await.unwrap().seats(secret);
    assert_eq!(seats(ada, half).await, [Seat::First]);
    assert_eq!(seats(ada, ended).await, [Seat::First]);
    assert_eq!((seats(link, half).await, seats(visitor, half).await), (vec![], vec![]));
    assert_eq!(store.find_invitation(link).await.unwrap(), Some((half, to_second(link))));
    let to_first = SeatInvitation { secret: bo, seat: Seat::First, is_spent: false };
    assert_eq!(store.find_invitation(bo).await.unwrap(), Some((empty, to_first)));
    assert_eq!(store.find_invitation(ada).await.unwrap(), None);
    store.append(sit(half, 2, by(link), visitor)).await.unwrap();
    assert_eq!(seats(visitor, half).await, [Seat::Second]);
}
