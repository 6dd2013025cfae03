//! What lasts of games of Quarto, and how programs tell each other of them.
//!
//! A [`Store`] keeps games as their events. Everything a command brings about is one [`Entry`],
//! and when it was added, it is on the disk:
//!
//! ```
//! # tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
//! use quarto_game::{Command, Game, Listing, Options, Party, Seat, Time};
//! use quarto_store::{Alarm, Append, Entry, NewGame, Rights, Store, random_game_id};
//!
//! # let folder = tempfile::tempdir()?;
//! # let url = format!("sqlite:{}/games.db", folder.path().display()).parse()?;
//! let store = Store::open(&url).await?;
//! let created = Game::create(Options::default(), 7, store.now())?;
//! let id = random_game_id();
//! let (open, listing, key) = (false, Listing::Unlisted, None);
//! let (rights, deadline) = (Rights::default(), None);
//! let events = vec![created.clone()];
//! store.create(NewGame { id, events, open, listing, key, rights, deadline }).await?;
//!
//! let game = Game::open(&created)?;
//! let sit = Command::Sit(Party::Person("Ada".parse()?));
//! let events = game.judge(Seat::First, &sit, store.now().into())?;
//! let entry = Entry { seq: game.seq(), events, key: None };
//! let (alarm, ended, right, holdings) = (Alarm::Off, None, None, Vec::new());
//! let (starts, seen, next) = (false, Some(Seat::First), None);
//! let entry = entry.into();
//! let append = Append { game: id, entry, alarm, ended, starts, right, holdings, seen, next };
//! store.append(append).await?;
//! assert_eq!(store.load(id).await?.expect("it is there").events().len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(()) }).unwrap();
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! A [`Bus`] carries hints that something has happened in a game. Hints may get lost: the store is
//! the only truth.
//!
//! With the feature `cluster` a store may be a PostgreSQL database and a bus a NATS server, which
//! any number of programs share.

mod backend;
mod bus;
mod entry;
mod files;
mod idempotency_key;
mod meeting;
mod migrations;
#[cfg(feature = "cluster")]
mod postgres;
mod progress;
mod secret;
mod sqlite;
mod store;
mod tournament_entry;

pub use bus::{Bus, BusError, BusEvent, BusSubscription, BusUrl, BusUrlError, GameChanged};
pub use entry::{
    Alarm, Append, Entry, Held, Holding, MOST_HOLDERS, Meeting, NewGame, Right, Rights,
    SeatInvitation, StoredGame,
};
pub use files::{
    is_readable_by_all, lock_database, make_private_folder, private_file, sync_folder_of,
    try_lock_exclusive, write_whole,
};
pub use idempotency_key::IdempotencyKey;
#[cfg(feature = "cluster")]
pub use postgres::Postgres;
pub use progress::StoredProgress;
pub use secret::{Secret, SecretError, SecretHash, random_game_id, random_number};
pub use sqlite::Sqlite;
pub use store::{AppendError, OUTAGE, Store, StoreError, StoreUrl, StoreUrlError, system_time};
pub use tournament_entry::{
    StoredBoard, StoredTournament, TournamentAppend, TournamentEntry, TournamentRight,
};
