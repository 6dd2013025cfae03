//! The operations of a store in SQLite.

use std::sync::Arc;
use std::time::Duration;

use quarto_game::{GameId, Seat, Time};
use quarto_tournament::{TournamentId, TournamentRole};
use rusqlite::{Connection, OptionalExtension, params};

use super::{LAST_PATIENCE, Source, Sqlite, blocking, connect, progress};
use crate::backend::Backend;
use crate::entry::{last_time, latest_first};
use crate::sqlite::meeting::meet;
use crate::sqlite::rows::{
    create, find_invitation, finish_append, forget, game, grant_seat, insert_next, last_heartbeat,
    last_played, load, millis, restore, rights, seat, set_heartbeat, touch, unseen, use_right,
};
use crate::sqlite::tournaments;
use crate::store::OUTAGE;
use crate::{
    Append, AppendError, Held, Holding, Meeting, NewGame, Rights, SeatInvitation, SecretHash,
    StoreError, StoredBoard, StoredGame, StoredProgress, StoredTournament, TournamentAppend,
    TournamentRight,
};

impl Backend for Sqlite {
    fn now(&self) -> Time {
        (self.shared.clock)()
    }

    /// Moves everything into the file itself, so that nothing beside it is needed, and writes nothing
    /// any more.
    async fn close(&self) -> Result<(), StoreError> {
        let shared = Arc::clone(&self.shared);
        blocking(move || {
            let (Some(writer), Source::File(file)) = (&shared.writer, &shared.source) else {
                return Ok(());
            };
            writer.close();
            let idle = std::mem::take(&mut *shared.readers());
            drop(idle);
            let db = connect(file)?;
            db.busy_timeout(LAST_PATIENCE)?;
            let is_busy =
                db.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get::<_, bool>(0))?;
            if is_busy { Err(StoreError::Busy(file.clone())) } else { Ok(()) }
        })
        .await
    }

    async fn create(&self, game: NewGame) -> Result<(), StoreError> {
        self.write(move |db| create(db, &game)).await
    }

    async fn meet(
        &self,
        game: NewGame,
        press: SecretHash,
        since: Time,
    ) -> Result<Meeting, StoreError> {
        let now = self.now();
        self.write(move |db| meet(db, &game, press, since, now)).await
    }

    async fn open_games(&self, since: Time, limit: u32) -> Result<Vec<GameId>, StoreError> {
        self.read(move |db| {
            let mut query = db.prepare_cached(
                "SELECT id FROM game WHERE listing = 2 AND ended IS NULL AND open = 1 \
                 AND wish IS NOT NULL \
                 AND EXISTS (SELECT 1 FROM presence WHERE game = number AND at >= ?) \
                 ORDER BY created, number LIMIT ?",
            )?;
            Ok(query.query_map(params![since.0, limit], game)?.collect::<Result<_, _>>()?)
        })
        .await
    }

    async fn games_to_watch(&self, since: Time, limit: u32) -> Result<Vec<GameId>, StoreError> {
        self.read(move |db| {
            let mut query = db.prepare_cached(
                "SELECT id FROM game WHERE listing > 0 AND ended IS NULL AND wish IS NULL \
                 AND EXISTS (SELECT 1 FROM presence WHERE game = number AND at >= ?) \
                 ORDER BY created DESC, number DESC LIMIT ?",
            )?;
            Ok(query.query_map(params![since.0, limit], game)?.collect::<Result<_, _>>()?)
        })
        .await
    }

    async fn append(&self, append: Append) -> Result<(), AppendError> {
        let now = self.now();
        // Here, and not on the thread for which all others wait.
        let lines = append.entry.to_lines();
        if append.is_only_an_entry() {
            let add = move |db: &Connection| insert_next(db, append.game, &append.entry, &lines);
            return self.write_statement(add).await;
        }
        self.write(move |db| {
            insert_next(db, append.game, &append.entry, &lines)?;
            use_right(db, &append)?;
            finish_append(db, &append, now).map_err(AppendError::Store)
        })
        .await
    }

    async fn load_since(&self, game: GameId, seq: usize) -> Result<Option<StoredGame>, StoreError> {
        self.read(move |db| {
            // One moment for all questions, unless there is one already.
            let _moment = db.is_autocommit().then(|| db.unchecked_transaction()).transpose()?;
            load(db, game, seq)
        })
        .await
    }

    async fn latest_seqs(&self, games: Vec<GameId>) -> Result<Vec<(GameId, usize)>, StoreError> {
        self.read(move |db| {
            let mut query = db.prepare_cached(
                "SELECT seq + size FROM entry \
                 WHERE game = (SELECT number FROM game WHERE id = ?) ORDER BY seq DESC LIMIT 1",
            )?;
            let mut latest_seqs = Vec::new();
            for game in games {
                let end = query.query_row([game.to_number()], |row| row.get(0)).optional()?;
                latest_seqs.extend(end.map(|end| (game, end)));
            }
            Ok(latest_seqs)
        })
        .await
    }

    async fn heartbeat(&self) -> Result<Option<Duration>, StoreError> {
        let now = self.now();
        self.write(move |db| {
            let last = last_heartbeat(db)?;
            set_heartbeat(db, now)?;
            let away = last.map(|last| now.since(last)).filter(|away| *away > OUTAGE);
            if let Some(away) = away {
                db.execute("UPDATE deadline SET at = at + ?1, owed = owed + ?1", [millis(away)])?;
            }
            Ok(away)
        })
        .await
    }

    async fn last_heartbeat(&self) -> Result<Option<Time>, StoreError> {
        self.read(last_heartbeat).await
    }

    async fn set_heartbeat(&self, at: Time) -> Result<(), StoreError> {
        self.write(move |db| set_heartbeat(db, at)).await
    }

    async fn due(&self, aside: Vec<GameId>) -> Result<Vec<GameId>, StoreError> {
        let now = self.now();
        self.read(move |db| {
            let mut query = db.prepare_cached(
                "SELECT id FROM game WHERE number IN (\
                     SELECT game FROM deadline WHERE at <= ? \
                     UNION SELECT game FROM deadline WHERE owed > 0\
                 )",
            )?;
            let games = query.query_map([now.0], game)?;
            let is_due = |game: &rusqlite::Result<GameId>| {
                !game.as_ref().is_ok_and(|game| aside.contains(game))
            };
            Ok(games.filter(is_due).take(1000).collect::<Result<_, _>>()?)
        })
        .await
    }

    async fn postpone(&self, games: Vec<GameId>, until: Time) -> Result<(), StoreError> {
        let now = self.now();
        self.write(move |db| {
            let mut update = db.prepare_cached(
                "UPDATE deadline SET at = ? \
                 WHERE game = (SELECT number FROM game WHERE id = ?) AND at <= ?",
            )?;
            for game in games {
                update.execute(params![until.0, game.to_number(), now.0])?;
            }
            Ok(())
        })
        .await
    }

    async fn grant_seat(
        &self,
        secret: SecretHash,
        game: GameId,
        seat: Seat,
    ) -> Result<Held, StoreError> {
        self.write(move |db| grant_seat(db, secret, game, seat)).await
    }

    async fn leave(&self, secret: SecretHash, game: GameId) -> Result<usize, StoreError> {
        self.write(move |db| {
            let mut delete = db.prepare_cached(
                "DELETE FROM holding \
                 WHERE secret = ? AND game = (SELECT number FROM game WHERE id = ?)",
            )?;
            Ok(delete.execute(params![secret.0, game.to_number()])?)
        })
        .await
    }

    async fn leave_all(&self, secret: SecretHash) -> Result<usize, StoreError> {
        self.write(move |db| {
            for table in ["invitation", "tournament_right"] {
                let delete = format!("DELETE FROM {table} WHERE secret = ?");
                db.prepare_cached(&delete)?.execute([secret.0])?;
            }
            progress::drop_of(db, secret)?;
            Ok(db.prepare_cached("DELETE FROM holding WHERE secret = ?")?.execute([secret.0])?)
        })
        .await
    }

    async fn find_invitation(
        &self,
        secret: SecretHash,
    ) -> Result<Option<(GameId, SeatInvitation)>, StoreError> {
        self.read(move |db| find_invitation(db, secret)).await
    }

    async fn withdraw(&self, game: GameId) -> Result<(), StoreError> {
        self.write(move |db| {
            for withdraw in WITHDRAW {
                db.prepare_cached(withdraw)?.execute([game.to_number()])?;
            }
            Ok(())
        })
        .await
    }

    async fn withdraw_one(&self, secret: SecretHash, game: GameId) -> Result<(), StoreError> {
        self.write(move |db| {
            db.prepare_cached(
                "UPDATE invitation SET spent = 1 \
                 WHERE secret = ? AND game = (SELECT number FROM game WHERE id = ?)",
            )?
            .execute(params![secret.0, game.to_number()])?;
            Ok(())
        })
        .await
    }

    async fn holdings(&self, secret: SecretHash, limit: u32) -> Result<Vec<Holding>, StoreError> {
        self.read(move |db| {
            let mut query = db.prepare_cached(
                "SELECT id, seat, created, ended FROM holding JOIN game ON number = game \
                 WHERE secret = ? ORDER BY created DESC, id, seat LIMIT ?",
            )?;
            let rows = query.query_map(params![secret.0, limit], |row| {
                let ended = row.get::<_, Option<u64>>(3)?.map(Time);
                Ok(Holding {
                    game: game(row)?,
                    seat: seat(row, 1)?,
                    created: Time(row.get(2)?),
                    ended,
                })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
        .await
    }

    async fn rights(&self, game: GameId) -> Result<Rights, StoreError> {
        self.read(move |db| rights(db, game)).await
    }

    async fn touch(&self, game: GameId, seat: Seat) -> Result<(), StoreError> {
        let now = self.now();
        self.write(move |db| touch(db, game, seat, now)).await
    }

    async fn last_seen(&self, game: GameId, seat: Seat) -> Result<Option<Time>, StoreError> {
        self.read(move |db| {
            let at = db
                .prepare_cached(
                    "SELECT at FROM presence \
                     WHERE game = (SELECT number FROM game WHERE id = ?) AND seat = ?",
                )?
                .query_row(params![game.to_number(), seat.index()], |row| row.get(0).map(Time));
            Ok(at.optional()?)
        })
        .await
    }

    async fn forget(&self, time: Time) -> Result<usize, StoreError> {
        self.write(move |db| {
            let games: Vec<GameId> = db
                .prepare_cached(
                    "SELECT id FROM game WHERE ended < ? \
                     AND id NOT IN (SELECT game FROM tournament_board) LIMIT 1000",
                )?
                .query_map([time.0], game)?
                .collect::<Result<_, _>>()?;
            games.iter().try_for_each(|game| forget(db, *game))?;
            Ok(games.len())
        })
        .await
    }

    async fn forget_abandoned(&self, time: Time) -> Result<usize, StoreError> {
        // All games are looked through: nobody who writes shall wait for that.
        if self.read(move |db| unseen(db, time)).await?.is_empty() {
            return Ok(0);
        }
        self.write(move |db| {
            let mut forgotten = 0;
            for game in unseen(db, time)? {
                if let Some(last) = last_played(db, game)?.filter(|last| *last >= time) {
                    // It was last played when that was not noted yet.
                    touch(db, game, Seat::First, last)?;
                } else {
                    forget(db, game)?;
                    forgotten += 1;
                }
            }
            Ok(forgotten)
        })
        .await
    }

    async fn games(&self, after: Option<GameId>) -> Result<Vec<GameId>, StoreError> {
        self.read(move |db| {
            let after = after.map_or(-1, GameId::to_number);
            let mut query =
                db.prepare_cached("SELECT id FROM game WHERE id > ? ORDER BY id LIMIT 1000")?;
            let games = query.query_map([after], game)?.collect::<Result<_, _>>()?;
            Ok(games)
        })
        .await
    }

    async fn unfinished(&self) -> Result<Vec<GameId>, StoreError> {
        self.read(move |db| {
            let mut query = db.prepare_cached(
                "SELECT id, max(created, coalesce((SELECT max(at) FROM presence WHERE game = number), 0)), \
                 (SELECT events FROM entry WHERE game = number ORDER BY seq DESC LIMIT 1) \
                 FROM game WHERE ended IS NULL",
            )?;
            let used = |row: &rusqlite::Row<'_>| {
                let last = row.get_ref(2)?.as_str().ok().and_then(last_time);
                Ok((Time(row.get(1)?).max(last.unwrap_or_default()), game(row)?))
            };
            let games = query.query_map([], used)?.collect::<Result<_, _>>()?;
            Ok(latest_first(games))
        })
        .await
    }

    async fn progress(&self, secret: SecretHash) -> Result<Option<StoredProgress>, StoreError> {
        self.read(move |db| progress::find(db, secret)).await
    }

    async fn keep_progress(
        &self,
        secret: SecretHash,
        version: u64,
        text: String,
    ) -> Result<bool, StoreError> {
        if text.len() > StoredProgress::LONGEST {
            return Ok(false);
        }
        let written = StoredProgress { secret, version, at: self.now(), text };
        self.write(move |db| progress::keep(db, &written)).await
    }

    async fn all_progress(
        &self,
        after: Option<SecretHash>,
    ) -> Result<Vec<StoredProgress>, StoreError> {
        self.read(move |db| progress::list(db, after)).await
    }

    async fn restore_progress(&self, progress: StoredProgress) -> Result<(), StoreError> {
        self.write(move |db| progress::restore(db, &progress)).await
    }

    async fn forget_progress(&self, time: Time) -> Result<usize, StoreError> {
        self.write(move |db| progress::forget_before(db, time)).await
    }

    async fn restore(&self, game: StoredGame, rights: Rights) -> Result<(), StoreError> {
        self.write(move |db| restore(db, &game, &rights)).await
    }

    async fn restore_tournament(
        &self,
        tournament: StoredTournament,
        rights: Vec<TournamentRight>,
    ) -> Result<(), StoreError> {
        self.write(move |db| tournaments::insert(db, &tournament, &rights)).await
    }

    async fn append_tournament(&self, append: TournamentAppend) -> Result<(), AppendError> {
        let (now, lines) = (self.now(), append.entry.to_lines());
        self.write(move |db| tournaments::append(db, &append, &lines, now)).await
    }

    async fn load_tournament(
        &self,
        id: TournamentId,
        seq: usize,
    ) -> Result<Option<StoredTournament>, StoreError> {
        self.read(move |db| {
            let _moment = db.is_autocommit().then(|| db.unchecked_transaction()).transpose()?;
            tournaments::load(db, id, seq)
        })
        .await
    }

    async fn due_tournaments(&self) -> Result<Vec<TournamentId>, StoreError> {
        let now = self.now();
        self.read(move |db| tournaments::due(db, now)).await
    }

    async fn grant_tournament(
        &self,
        id: TournamentId,
        right: TournamentRight,
    ) -> Result<bool, StoreError> {
        self.write(move |db| tournaments::grant(db, id, &right)).await
    }

    async fn tournament_rights(
        &self,
        id: TournamentId,
    ) -> Result<Vec<TournamentRight>, StoreError> {
        self.read(move |db| tournaments::rights(db, id)).await
    }

    async fn tournament_role(
        &self,
        id: TournamentId,
        secret: SecretHash,
    ) -> Result<TournamentRole, StoreError> {
        self.read(move |db| tournaments::find_role(db, id, secret)).await
    }

    async fn board(&self, game: GameId) -> Result<Option<(TournamentId, StoredBoard)>, StoreError> {
        self.read(move |db| tournaments::board(db, game)).await
    }

    async fn delete_tournament(&self, id: TournamentId) -> Result<bool, StoreError> {
        self.write(move |db| tournaments::delete(db, id)).await
    }

    async fn forget_tournaments(&self, time: Time) -> Result<usize, StoreError> {
        self.write(move |db| tournaments::forget_tournaments(db, time)).await
    }

    async fn tournaments(
        &self,
        after: Option<TournamentId>,
    ) -> Result<Vec<TournamentId>, StoreError> {
        self.read(move |db| tournaments::list(db, after)).await
    }

    async fn tournaments_of(&self, secret: SecretHash) -> Result<Vec<TournamentId>, StoreError> {
        self.read(move |db| tournaments::list_of(db, secret)).await
    }
}

/// What changes when the invitations to a game are withdrawn.
const WITHDRAW: [&str; 2] = [
    "UPDATE game SET open = 0 WHERE id = ?",
    "UPDATE invitation SET spent = 1 WHERE game = (SELECT number FROM game WHERE id = ?)",
];
