//! Games to keep.

use quarto_game::{Command, Event, Game, GameId, Listing, Options, Party, Seat, Time};
use quarto_store::{
    Alarm, Append, AppendError, Entry, IdempotencyKey, NewGame, Rights, Secret, SecretHash, Store,
    random_game_id,
};

pub(crate) fn new_game(at: Time) -> NewGame {
    let events = vec![Game::create(Options::default(), 7, at).unwrap()];
    let (open, listing, key) = (false, Listing::Unlisted, None);
    let (rights, deadline) = (Rights::default(), None);
    NewGame { id: random_game_id(), events, open, listing, key, rights, deadline }
}

/// Keeps a new game and returns its name.
pub(crate) async fn keep_game(store: &Store) -> GameId {
    let game = new_game(store.now());
    let id = game.id;
    store.create(game).await.unwrap();
    id
}

/// Something that may happen in a game; games of stores need not make sense.
pub(crate) fn event(name: &str) -> Event {
    let game = Game::open(&Game::create(Options::default(), 7, Time(0)).unwrap()).unwrap();
    let sit = Command::Sit(Party::Person(name.parse().unwrap()));
    game.judge(Seat::First, &sit, Time(1).into()).unwrap().remove(0)
}

pub(crate) fn append(game: GameId, seq: usize, names: &[&str]) -> Append {
    let events = names.iter().map(|name| event(name)).collect();
    let key = Some(IdempotencyKey::new(names[0], "sit"));
    let entry = Entry { seq, events, key }.into();
    let (alarm, right, holdings) = (Alarm::Unchanged, None, Vec::new());
    let (ended, starts, seen, next) = (None, false, None, None);
    Append { game, entry, alarm, ended, starts, right, holdings, seen, next }
}

pub(crate) fn is_conflict(result: &Result<(), AppendError>) -> bool {
    matches!(result, Err(AppendError::Conflict))
}

/// Returns rights of those who hold seats.
pub(crate) fn held(holdings: &[(SecretHash, Seat)]) -> Rights {
    Rights { holdings: holdings.to_vec(), invitations: Vec::new() }
}

pub(crate) fn secret() -> SecretHash {
    Secret::random().hash()
}
