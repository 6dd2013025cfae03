mod meeting;
mod progress;
mod rows;
mod schema;
mod tournaments;

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use quarto_game::{GameId, Seat, Time};
use quarto_tournament::{TournamentId, TournamentRole};
use sqlx::postgres::{PgConnectOptions, PgPool, PgRow};
use sqlx::{Connection as _, Row as _, query};

use crate::backend::Backend;
use crate::migrations::{POSTGRES, missing};
use crate::postgres::meeting::meet;
use crate::postgres::rows::{
    create, find_invitation, finish_append, forget, forget_ended, game, grant_seat, insert_next,
    load, millis, number, restore, rights, seat, seat_number, time, touch, unfinished, unseen,
    use_right,
};
use crate::postgres::schema::{connect, migrate, version};
use crate::store::{OUTAGE, system_time};
use crate::{
    Alarm, Append, AppendError, Held, Holding, Meeting, NewGame, Rights, SeatInvitation,
    SecretHash, StoreError, StoredBoard, StoredGame, StoredProgress, StoredTournament,
    TournamentAppend, TournamentRight,
};

/// A store in a PostgreSQL database, which any number of programs share.
#[derive(Clone, Debug)]
pub struct Postgres {
    pool: PgPool,
    /// How far the clock of the database is ahead of ours, in milliseconds.
    ahead: Arc<AtomicI64>,
}

/// Asks for the time of the database in milliseconds, at the moment and not at the start of the
/// transaction.
const NOW: &str = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";

impl Postgres {
    /// Opens the store in a database.
    ///
    /// # Errors
    /// If the database cannot be used.
    pub async fn open(url: &str) -> Result<Postgres, StoreError> {
        let pool = connect(url.parse()?).await?;
        migrate(&mut *pool.acquire().await?).await?;
        Postgres::new(pool).await
    }

    /// Opens the store in a database, to read it and to change nothing.
    ///
    /// # Errors
    /// If the database cannot be used, or is not of this program's version.
    pub async fn open_to_read(url: &str) -> Result<Postgres, StoreError> {
        let options: PgConnectOptions = url.parse()?;
        let pool = connect(options.options([("default_transaction_read_only", "on")])).await?;
        let version = version(&mut *pool.acquire().await?).await?.unwrap_or(0);
        match missing(POSTGRES, version) {
            None => Err(StoreError::Newer(version)),
            Some([]) => Postgres::new(pool).await,
            Some(_) => Err(StoreError::Older(version)),
        }
    }

    async fn new(pool: PgPool) -> Result<Postgres, StoreError> {
        let store = Postgres { pool, ahead: Arc::default() };
        let now = query(NOW).fetch_one(&store.pool).await?.try_get(0)?;
        store.set_clock(now);
        Ok(store)
    }

    /// Takes note of what the clock of the database shows.
    fn set_clock(&self, now: i64) {
        let ahead = now - system_time().0.cast_signed();
        self.ahead.store(ahead, Ordering::Relaxed);
    }
}

impl Backend for Postgres {
    fn now(&self) -> Time {
        Time(system_time().0.saturating_add_signed(self.ahead.load(Ordering::Relaxed)))
    }

    async fn close(&self) -> Result<(), StoreError> {
        Ok(())
    }

    async fn create(&self, game: NewGame) -> Result<(), StoreError> {
        let mut db = self.pool.begin().await?;
        create(&mut db, &game).await?;
        Ok(db.commit().await?)
    }

    async fn meet(
        &self,
        game: NewGame,
        press: SecretHash,
        since: Time,
    ) -> Result<Meeting, StoreError> {
        let mut db = self.pool.begin().await?;
        let met = meet(&mut db, &game, press, since, self.now()).await?;
        db.commit().await?;
        Ok(met)
    }

    async fn open_games(&self, since: Time, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let rows = query(
            "SELECT id FROM game WHERE listing = 2 AND ended IS NULL AND open \
             AND wish IS NOT NULL AND EXISTS (SELECT 1 FROM presence WHERE game = id AND at >= $1) \
             ORDER BY created, id LIMIT $2",
        )
        .bind(millis(since))
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(game).collect()
    }

    async fn games_to_watch(&self, since: Time, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let rows = query(
            "SELECT id FROM game WHERE listing > 0 AND ended IS NULL AND wish IS NULL \
             AND EXISTS (SELECT 1 FROM presence WHERE game = id AND at >= $1) \
             ORDER BY created DESC, id DESC LIMIT $2",
        )
        .bind(millis(since))
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(game).collect()
    }

    async fn append(&self, append: Append) -> Result<(), AppendError> {
        let mut db = self.pool.acquire().await.map_err(StoreError::from)?;
        // Most commands are one statement, and so one round to the database.
        let Append { alarm, ended, starts, right, holdings, next, .. } = &append;
        let is_quiet = *alarm == Alarm::Unchanged && ended.is_none() && right.is_none();
        if is_quiet && !starts && holdings.is_empty() && next.is_none() {
            return insert_next(&mut db, &append, self.now()).await;
        }
        let mut db = db.begin().await.map_err(StoreError::from)?;
        insert_next(&mut db, &append, self.now()).await?;
        use_right(&mut db, &append).await?;
        finish_append(&mut db, &append).await?;
        Ok(db.commit().await.map_err(StoreError::from)?)
    }

    async fn load_since(&self, id: GameId, seq: usize) -> Result<Option<StoredGame>, StoreError> {
        let mut db = self.pool.begin().await?;
        // One moment for all questions.
        query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            .execute(&mut *db)
            .await?;
        load(&mut db, id, seq).await
    }

    async fn latest_seqs(&self, games: Vec<GameId>) -> Result<Vec<(GameId, usize)>, StoreError> {
        let games: Vec<i64> = games.into_iter().map(GameId::to_number).collect();
        let rows =
            query("SELECT game, max(seq + size) FROM entry WHERE game = ANY($1) GROUP BY game")
                .bind(games)
                .fetch_all(&self.pool)
                .await?;
        rows.iter().map(|row| Ok((game(row)?, number(row, 1)?))).collect()
    }

    async fn heartbeat(&self) -> Result<Option<Duration>, StoreError> {
        let mut db = self.pool.begin().await?;
        query("INSERT INTO heartbeat VALUES ('site', $1) ON CONFLICT DO NOTHING")
            .bind(millis(self.now()))
            .execute(&mut *db)
            .await?;
        // Of several programs, one finds out that the site was away.
        let last: i64 = query("SELECT at FROM heartbeat WHERE name = 'site' FOR UPDATE")
            .fetch_one(&mut *db)
            .await?
            .try_get(0)?;
        let now: i64 = query(NOW).fetch_one(&mut *db).await?.try_get(0)?;
        query("UPDATE heartbeat SET at = $1 WHERE name = 'site'")
            .bind(now.max(last))
            .execute(&mut *db)
            .await?;
        let away = Duration::from_millis((now - last).max(0).cast_unsigned());
        let away = Some(away).filter(|away| *away > OUTAGE);
        if away.is_some() {
            query("UPDATE deadline SET at = at + $1, owed = owed + $1")
                .bind(now - last)
                .execute(&mut *db)
                .await?;
        }
        db.commit().await?;
        self.set_clock(now);
        Ok(away)
    }

    async fn last_heartbeat(&self) -> Result<Option<Time>, StoreError> {
        let row = query("SELECT at FROM heartbeat WHERE name = 'site'")
            .fetch_optional(&self.pool)
            .await?;
        row.map_or(Ok(None), |row| time(&row, 0))
    }

    async fn set_heartbeat(&self, at: Time) -> Result<(), StoreError> {
        query(
            "INSERT INTO heartbeat VALUES ('site', $1) \
             ON CONFLICT (name) DO UPDATE SET at = excluded.at",
        )
        .bind(millis(at))
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn due(&self, aside: Vec<GameId>) -> Result<Vec<GameId>, StoreError> {
        let aside: Vec<i64> = aside.into_iter().map(GameId::to_number).collect();
        let rows = query(
            "SELECT game FROM deadline WHERE at <= $1 AND game <> ALL($2) \
             UNION SELECT game FROM deadline WHERE owed > 0 AND game <> ALL($2) LIMIT 1000",
        )
        .bind(millis(self.now()))
        .bind(aside)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(game).collect()
    }

    async fn postpone(&self, games: Vec<GameId>, until: Time) -> Result<(), StoreError> {
        let games: Vec<i64> = games.into_iter().map(GameId::to_number).collect();
        query("UPDATE deadline SET at = $1 WHERE game = ANY($2) AND at <= $3")
            .bind(millis(until))
            .bind(games)
            .bind(millis(self.now()))
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn grant_seat(
        &self,
        secret: SecretHash,
        game: GameId,
        seat: Seat,
    ) -> Result<Held, StoreError> {
        let mut db = self.pool.begin().await?;
        let held = grant_seat(&mut db, secret, game, seat).await?;
        db.commit().await?;
        Ok(held)
    }

    async fn leave(&self, secret: SecretHash, game: GameId) -> Result<usize, StoreError> {
        let left = query("DELETE FROM holding WHERE secret = $1 AND game = $2")
            .bind(secret.0)
            .bind(game.to_number())
            .execute(&self.pool)
            .await?;
        Ok(usize::try_from(left.rows_affected()).unwrap_or(usize::MAX))
    }

    async fn leave_all(&self, secret: SecretHash) -> Result<usize, StoreError> {
        let mut db = self.pool.begin().await?;
        for left in [
            "DELETE FROM invitation WHERE secret = $1",
            "DELETE FROM tournament_right WHERE secret = $1",
        ] {
            query(left).bind(secret.0).execute(&mut *db).await?;
        }
        query("DELETE FROM progress WHERE secret = $1").bind(secret.0).execute(&mut *db).await?;
        let left =
            query("DELETE FROM holding WHERE secret = $1").bind(secret.0).execute(&mut *db).await?;
        db.commit().await?;
        Ok(usize::try_from(left.rows_affected()).unwrap_or(usize::MAX))
    }

    async fn find_invitation(
        &self,
        secret: SecretHash,
    ) -> Result<Option<(GameId, SeatInvitation)>, StoreError> {
        find_invitation(&mut *self.pool.acquire().await?, secret).await
    }

    async fn withdraw(&self, game: GameId) -> Result<(), StoreError> {
        let mut db = self.pool.begin().await?;
        for withdraw in WITHDRAW {
            query(withdraw).bind(game.to_number()).execute(&mut *db).await?;
        }
        Ok(db.commit().await?)
    }

    async fn withdraw_one(&self, secret: SecretHash, game: GameId) -> Result<(), StoreError> {
        query("UPDATE invitation SET spent = TRUE WHERE secret = $1 AND game = $2")
            .bind(secret.0)
            .bind(game.to_number())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn holdings(&self, secret: SecretHash, limit: u32) -> Result<Vec<Holding>, StoreError> {
        let rows = query(
            "SELECT game, seat, created, ended FROM holding JOIN game ON game.id = game \
             WHERE secret = $1 ORDER BY created DESC, game, seat LIMIT $2",
        )
        .bind(secret.0)
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await?;
        let holding = |row: &PgRow| -> Result<Holding, StoreError> {
            let (created, ended) = (time(row, 2)?.unwrap_or_default(), time(row, 3)?);
            Ok(Holding { game: game(row)?, seat: seat(row, 1)?, created, ended })
        };
        rows.iter().map(holding).collect()
    }

    async fn touch(&self, game: GameId, seat: Seat) -> Result<(), StoreError> {
        touch(&mut *self.pool.acquire().await?, game, seat, self.now()).await
    }

    async fn last_seen(&self, game: GameId, seat: Seat) -> Result<Option<Time>, StoreError> {
        let row = query("SELECT at FROM presence WHERE game = $1 AND seat = $2")
            .bind(game.to_number())
            .bind(seat_number(seat))
            .fetch_optional(&self.pool)
            .await?;
        row.map_or(Ok(None), |row| time(&row, 0))
    }

    async fn forget(&self, before: Time) -> Result<usize, StoreError> {
        let mut db = self.pool.begin().await?;
        let forgotten = forget_ended(&mut db, before).await?;
        db.commit().await?;
        Ok(forgotten)
    }

    async fn forget_abandoned(&self, before: Time) -> Result<usize, StoreError> {
        let mut db = self.pool.begin().await?;
        let (mut abandoned, mut played) = (Vec::new(), Vec::new());
        for (game, last) in unseen(&mut db, before).await? {
            match last.filter(|last| *last >= before) {
                // It was last played when that was not noted yet.
                Some(last) => played.push((game, last)),
                None => abandoned.push(game.to_number()),
            }
        }
        for (game, last) in played {
            touch(&mut db, game, Seat::First, last).await?;
        }
        forget(&mut db, &abandoned).await?;
        db.commit().await?;
        Ok(abandoned.len())
    }

    async fn games(&self, after: Option<GameId>) -> Result<Vec<GameId>, StoreError> {
        let rows = query("SELECT id FROM game WHERE id > $1 ORDER BY id LIMIT 1000")
            .bind(after.map_or(-1, GameId::to_number))
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(game).collect()
    }

    async fn unfinished(&self) -> Result<Vec<GameId>, StoreError> {
        unfinished(&mut *self.pool.acquire().await?).await
    }

    async fn rights(&self, game: GameId) -> Result<Rights, StoreError> {
        rights(&mut *self.pool.acquire().await?, game).await
    }

    async fn progress(&self, secret: SecretHash) -> Result<Option<StoredProgress>, StoreError> {
        progress::find(&mut *self.pool.acquire().await?, secret).await
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
        progress::keep(&mut *self.pool.acquire().await?, &written).await
    }

    async fn all_progress(
        &self,
        after: Option<SecretHash>,
    ) -> Result<Vec<StoredProgress>, StoreError> {
        progress::list(&mut *self.pool.acquire().await?, after).await
    }

    async fn restore_progress(&self, progress: StoredProgress) -> Result<(), StoreError> {
        progress::restore(&mut *self.pool.acquire().await?, &progress).await
    }

    async fn forget_progress(&self, time: Time) -> Result<usize, StoreError> {
        progress::forget_before(&mut *self.pool.acquire().await?, time).await
    }

    async fn restore(&self, game: StoredGame, rights: Rights) -> Result<(), StoreError> {
        let mut db = self.pool.begin().await?;
        restore(&mut db, &game, &rights).await?;
        Ok(db.commit().await?)
    }

    async fn restore_tournament(
        &self,
        tournament: StoredTournament,
        rights: Vec<TournamentRight>,
    ) -> Result<(), StoreError> {
        let mut db = self.pool.begin().await?;
        tournaments::insert(&mut db, &tournament, &rights).await?;
        Ok(db.commit().await?)
    }

    async fn append_tournament(&self, append: TournamentAppend) -> Result<(), AppendError> {
        let mut db = self.pool.begin().await.map_err(StoreError::from)?;
        tournaments::append(&mut db, &append, self.now()).await?;
        Ok(db.commit().await.map_err(StoreError::from)?)
    }

    async fn load_tournament(
        &self,
        id: TournamentId,
        seq: usize,
    ) -> Result<Option<StoredTournament>, StoreError> {
        let mut db = self.pool.begin().await?;
        query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            .execute(&mut *db)
            .await?;
        tournaments::load(&mut db, id, seq).await
    }

    async fn due_tournaments(&self) -> Result<Vec<TournamentId>, StoreError> {
        tournaments::due(&mut *self.pool.acquire().await?, self.now()).await
    }

    async fn grant_tournament(
        &self,
        id: TournamentId,
        right: TournamentRight,
    ) -> Result<bool, StoreError> {
        tournaments::grant(&mut *self.pool.acquire().await?, id, &right).await
    }

    async fn tournament_rights(
        &self,
        id: TournamentId,
    ) -> Result<Vec<TournamentRight>, StoreError> {
        tournaments::rights(&mut *self.pool.acquire().await?, id).await
    }

    async fn tournament_role(
        &self,
        id: TournamentId,
        secret: SecretHash,
    ) -> Result<TournamentRole, StoreError> {
        tournaments::find_role(&mut *self.pool.acquire().await?, id, secret).await
    }

    async fn board(&self, game: GameId) -> Result<Option<(TournamentId, StoredBoard)>, StoreError> {
        tournaments::board(&mut *self.pool.acquire().await?, game).await
    }

    async fn delete_tournament(&self, id: TournamentId) -> Result<bool, StoreError> {
        let mut db = self.pool.begin().await?;
        let deleted = tournaments::delete(&mut db, &[id.to_number()]).await?;
        db.commit().await?;
        Ok(deleted)
    }

    async fn forget_tournaments(&self, before: Time) -> Result<usize, StoreError> {
        let mut db = self.pool.begin().await?;
        let forgotten = tournaments::forget_tournaments(&mut db, before).await?;
        db.commit().await?;
        Ok(forgotten)
    }

    async fn tournaments(
        &self,
        after: Option<TournamentId>,
    ) -> Result<Vec<TournamentId>, StoreError> {
        tournaments::list(&mut *self.pool.acquire().await?, after).await
    }

    async fn tournaments_of(&self, secret: SecretHash) -> Result<Vec<TournamentId>, StoreError> {
        tournaments::list_of(&mut *self.pool.acquire().await?, secret).await
    }
}

/// What changes when the invitations to a game are withdrawn.
const WITHDRAW: [&str; 2] = [
    "UPDATE game SET open = FALSE WHERE id = $1",
    "UPDATE invitation SET spent = TRUE WHERE game = $1",
];
