//! What a store can do, declared once for all backends.

use std::time::Duration;

use quarto_game::{GameId, Seat, Time};
use quarto_tournament::{TournamentId, TournamentRole};

use crate::{
    Append, AppendError, Held, Holding, Meeting, NewGame, Rights, SeatInvitation, SecretHash,
    Store, StoreError, StoredBoard, StoredGame, StoredProgress, StoredTournament, TournamentAppend,
    TournamentRight,
};

/// Declares each operation as a method of [`Backend`], and as one of [`Store`] that calls it.
macro_rules! operations {
    ($($(#[$doc:meta])* fn $name:ident($($argument:ident: $type:ty),*) -> $result:ty;)*) => {
        /// A database that can be a store. Its methods are documented at those of [`Store`].
        pub(crate) trait Backend {
            fn now(&self) -> Time;

            $(fn $name(&self, $($argument: $type),*) -> impl Future<Output = $result> + Send;)*
        }

        impl Store {
            $(
                $(#[$doc])*
                ///
                /// # Errors
                /// If it cannot be done; the error says why.
                pub async fn $name(&self, $($argument: $type),*) -> $result {
                    match self {
                        Store::Sqlite(store) => store.$name($($argument),*).await,
                        #[cfg(feature = "cluster")]
                        Store::Postgres(store) => store.$name($($argument),*).await,
                    }
                }
            )*
        }
    };
}

operations! {
    /// Closes the store when a program ends: nothing is written to it any more. A database of this
    /// machine is then one whole file. If that fails, what was kept is kept all the same.
    fn close() -> Result<(), StoreError>;

    /// Keeps a new game.
    fn create(game: NewGame) -> Result<(), StoreError>;

    /// Finds a player for one who would play anybody, or keeps the game in which they wait: the oldest
    /// open game with the same options whose maker was seen since `since`, never one of their own. If
    /// they wait already, or `press`, which stands for this request, holds a seat in a game that goes on,
    /// that game is known. Of several who ask at once, one waits.
    fn meet(game: NewGame, press: SecretHash, since: Time) -> Result<Meeting, StoreError>;

    /// Returns open games whose maker was seen since a time, at most `limit`, the oldest first.
    fn open_games(since: Time, limit: u32) -> Result<Vec<GameId>, StoreError>;

    /// Returns games to watch: listed ones that are being played, and in which a player was seen since a
    /// time, at most `limit`, the latest first.
    fn games_to_watch(since: Time, limit: u32) -> Result<Vec<GameId>, StoreError>;

    /// Adds to a game what happened, and returns when it is on the disk. Of several that follow the
    /// same entry, one is kept; and nothing is if the right to sit down is gone.
    fn append(append: Append) -> Result<(), AppendError>;

    /// Returns a game with the entries that hold events from number `seq` on.
    fn load_since(game: GameId, seq: usize) -> Result<Option<StoredGame>, StoreError>;

    /// Returns how many events some games have.
    fn latest_seqs(games: Vec<GameId>) -> Result<Vec<(GameId, usize)>, StoreError>;

    /// Gives a sign of life of the site, and returns how long it was away, if it was. For that long
    /// the players to act are owed time.
    fn heartbeat() -> Result<Option<Duration>, StoreError>;

    /// Returns when the site gave its latest sign of life.
    fn last_heartbeat() -> Result<Option<Time>, StoreError>;

    /// Takes over the latest sign of life of another store.
    fn set_heartbeat(at: Time) -> Result<(), StoreError>;

    /// Returns games that must be looked at now, at most a thousand, without those that are to be
    /// left aside.
    fn due(aside: Vec<GameId>) -> Result<Vec<GameId>, StoreError>;

    /// Puts the deadlines of games off that have come, because a host sees to them already.
    fn postpone(games: Vec<GameId>, until: Time) -> Result<(), StoreError>;

    /// Lets the holder of a secret sit there, too, unless they hold the other seat or there are too
    /// many already.
    fn grant_seat(secret: SecretHash, game: GameId, seat: Seat) -> Result<Held, StoreError>;

    /// Takes a secret away from the seats of a game, and returns from how many.
    fn leave(secret: SecretHash, game: GameId) -> Result<usize, StoreError>;

    /// Takes a secret away from all seats that it holds or is an invitation to, forgets what its holder
    /// has done alone, and returns how many seats it held.
    fn leave_all(secret: SecretHash) -> Result<usize, StoreError>;

    /// Returns the game and the seat to which a secret is an invitation: one that is still good, if
    /// there is one, or else the latest that was used or withdrawn.
    fn find_invitation(secret: SecretHash) -> Result<Option<(GameId, SeatInvitation)>, StoreError>;

    /// Withdraws all invitations to a game; it is not open to anybody either.
    fn withdraw(game: GameId) -> Result<(), StoreError>;

    /// Withdraws one invitation to a game.
    fn withdraw_one(secret: SecretHash, game: GameId) -> Result<(), StoreError>;

    /// Returns the seats that the holder of a secret has: those of the latest `limit` games, the
    /// latest first.
    fn holdings(secret: SecretHash, limit: u32) -> Result<Vec<Holding>, StoreError>;

    /// Takes note that a player is there on a seat.
    fn touch(game: GameId, seat: Seat) -> Result<(), StoreError>;

    /// Returns when a player was last seen on a seat.
    fn last_seen(game: GameId, seat: Seat) -> Result<Option<Time>, StoreError>;

    /// Forgets games that ended before `time`, at most a thousand, and returns how many.
    fn forget(time: Time) -> Result<usize, StoreError>;

    /// Forgets games that have not ended, and in which nothing has happened and nobody was seen
    /// since `time`, at most a thousand, and returns how many.
    fn forget_abandoned(time: Time) -> Result<usize, StoreError>;

    /// Returns the games after this one in the order of their names, at most a thousand.
    fn games(after: Option<GameId>) -> Result<Vec<GameId>, StoreError>;

    /// Returns games that have not ended, at most a hundred: first that in which something happened
    /// or a player was seen last.
    fn unfinished() -> Result<Vec<GameId>, StoreError>;

    /// Returns who may sit where in a game, and who is or was invited to.
    fn rights(game: GameId) -> Result<Rights, StoreError>;

    /// Returns what the holder of a secret has done alone.
    fn progress(secret: SecretHash) -> Result<Option<StoredProgress>, StoreError>;

    /// Keeps what the holder of a secret has done alone, as the version after the one that was read; the
    /// first is 1. Returns false, and keeps nothing, if another was kept before or the text is too long.
    fn keep_progress(secret: SecretHash, version: u64, text: String) -> Result<bool, StoreError>;

    /// Returns what the holders of secrets after this one have done alone, at most a hundred.
    fn all_progress(after: Option<SecretHash>) -> Result<Vec<StoredProgress>, StoreError>;

    /// Keeps what another store had. It is an error if the holder has something here already.
    fn restore_progress(progress: StoredProgress) -> Result<(), StoreError>;

    /// Forgets what was last written before `time`, of at most a thousand holders, and returns of how many.
    fn forget_progress(time: Time) -> Result<usize, StoreError>;

    /// Keeps a game as another store had it. It is an error if the game is there already.
    fn restore(game: StoredGame, rights: Rights) -> Result<(), StoreError>;

    /// Keeps a tournament, new or as another store had it. It is an error if it is there already.
    fn restore_tournament(
        tournament: StoredTournament,
        rights: Vec<TournamentRight>
    ) -> Result<(), StoreError>;

    /// Adds to a tournament what happened, and returns when it is on the disk. Of several that follow the
    /// same entry, one is kept.
    fn append_tournament(append: TournamentAppend) -> Result<(), AppendError>;

    /// Returns a tournament with the entries that hold events from number `seq` on.
    fn load_tournament(
        tournament: TournamentId,
        seq: usize
    ) -> Result<Option<StoredTournament>, StoreError>;

    /// Returns tournaments in which something must happen now: a game must be made, a game is over whose result
    /// is missing, or a time has come.
    fn due_tournaments() -> Result<Vec<TournamentId>, StoreError>;

    /// Makes a secret good for something in a tournament, and tells whether it is: there may be too many.
    fn grant_tournament(
        tournament: TournamentId,
        right: TournamentRight
    ) -> Result<bool, StoreError>;

    /// Returns what all secrets are good for in a tournament.
    fn tournament_rights(tournament: TournamentId) -> Result<Vec<TournamentRight>, StoreError>;

    /// Returns who the holder of a secret is in a tournament. A code counts like a secret.
    fn tournament_role(
        tournament: TournamentId,
        secret: SecretHash
    ) -> Result<TournamentRole, StoreError>;

    /// Returns the tournament to which a game belongs, and its table.
    fn board(game: GameId) -> Result<Option<(TournamentId, StoredBoard)>, StoreError>;

    /// Deletes a tournament with all its games, and tells whether there was one.
    fn delete_tournament(tournament: TournamentId) -> Result<bool, StoreError>;

    /// Deletes tournaments in which nothing has happened since `time`, at most a hundred, with all their
    /// games, and returns how many.
    fn forget_tournaments(time: Time) -> Result<usize, StoreError>;

    /// Returns the tournaments after this one in the order of their names, at most a thousand.
    fn tournaments(after: Option<TournamentId>) -> Result<Vec<TournamentId>, StoreError>;

    /// Returns the tournaments that the holder of a secret runs or plays in, at most ten, first that in
    /// which something happened last.
    fn tournaments_of(secret: SecretHash) -> Result<Vec<TournamentId>, StoreError>;
}
