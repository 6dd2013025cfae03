//! How tournaments are read from and written to the tables of PostgreSQL.

use quarto_game::{GameId, Time};
use quarto_tournament::{TournamentId, TournamentRole};
use sqlx::postgres::{PgConnection, PgRow};
use sqlx::{Row as _, query};

use super::rows::{forget, millis, number, signed, time};
use crate::tournament_entry::{MOST_DEVICES, TournamentRow, entrant, role};
use crate::{
    AppendError, IdempotencyKey, SecretHash, StoreError, StoredBoard, StoredTournament,
    TournamentAppend, TournamentEntry, TournamentRight,
};

/// Keeps a tournament with all its entries.
pub(super) async fn insert(
    db: &mut PgConnection,
    stored: &StoredTournament,
    rights: &[TournamentRight],
) -> Result<(), StoreError> {
    query("INSERT INTO tournament VALUES ($1, $2, $3, $4)")
        .bind(stored.id.to_number())
        .bind(millis(stored.created))
        .bind(millis(stored.changed))
        .bind(stored.deadline.map(millis))
        .execute(&mut *db)
        .await?;
    for entry in &stored.entries {
        query("INSERT INTO tournament_entry VALUES ($1, $2, $3, $4, $5)")
            .bind(stored.id.to_number())
            .bind(signed(entry.seq))
            .bind(signed(entry.events.len()))
            .bind(entry.to_lines())
            .bind(entry.key.map(IdempotencyKey::to_bytes))
            .execute(&mut *db)
            .await?;
        note_boards(db, stored.id, entry).await?;
    }
    for right in rights {
        grant(db, stored.id, right).await?;
    }
    Ok(())
}

/// Adds an entry if it follows the latest one, and what depends on it.
pub(super) async fn append(
    db: &mut PgConnection,
    append: &TournamentAppend,
    now: Time,
) -> Result<(), AppendError> {
    let entry = &append.entry;
    let added = query(
        "INSERT INTO tournament_entry SELECT $1, $2, $3, $4, $5 WHERE $2 = (\
             SELECT seq + size FROM tournament_entry WHERE tournament = $1 \
             ORDER BY seq DESC LIMIT 1) ON CONFLICT DO NOTHING",
    )
    .bind(append.tournament.to_number())
    .bind(signed(entry.seq))
    .bind(signed(entry.events.len()))
    .bind(entry.to_lines())
    .bind(entry.key.map(IdempotencyKey::to_bytes))
    .execute(&mut *db)
    .await
    .map_err(StoreError::from)?;
    if added.rows_affected() == 0 {
        return Err(AppendError::Conflict);
    }
    finish(db, append, now).await.map_err(AppendError::Store)
}

async fn finish(
    db: &mut PgConnection,
    append: &TournamentAppend,
    now: Time,
) -> Result<(), StoreError> {
    query("UPDATE tournament SET changed = $2, deadline = $3 WHERE id = $1")
        .bind(append.tournament.to_number())
        .bind(millis(now))
        .bind(append.deadline.map(millis))
        .execute(&mut *db)
        .await?;
    note_boards(db, append.tournament, &append.entry).await?;
    for right in &append.rights {
        grant(db, append.tournament, right).await?;
    }
    Ok(())
}

/// Takes note of which games belong to tables, and which of them need no more attention.
async fn note_boards(
    db: &mut PgConnection,
    tournament: TournamentId,
    entry: &TournamentEntry,
) -> Result<(), StoreError> {
    for StoredBoard { game, round, table } in entry.boards() {
        query("INSERT INTO tournament_board VALUES ($1, $2, $3, $4, FALSE)")
            .bind(game.to_number())
            .bind(tournament.to_number())
            .bind(i64::from(round))
            .bind(signed(table))
            .execute(&mut *db)
            .await?;
    }
    for result in entry.results() {
        query(
            "UPDATE tournament_board SET settled = TRUE \
             WHERE tournament = $1 AND round = $2 AND place = $3",
        )
        .bind(tournament.to_number())
        .bind(i64::from(result.round))
        .bind(signed(result.table))
        .execute(&mut *db)
        .await?;
    }
    Ok(())
}

/// Makes a secret good for something, and tells whether it is: there may be too many already.
pub(super) async fn grant(
    db: &mut PgConnection,
    tournament: TournamentId,
    right: &TournamentRight,
) -> Result<bool, StoreError> {
    let (id, entrant) = (tournament.to_number(), right.entrant_number());
    query(
        "INSERT INTO tournament_right SELECT $1, $2, $3, $4 WHERE \
         (SELECT count(*) FROM tournament_right \
          WHERE tournament = $2 AND entrant = $3 AND code = $4) < $5 ON CONFLICT DO NOTHING",
    )
    .bind(right.secret.0)
    .bind(id)
    .bind(entrant)
    .bind(right.is_code)
    .bind(MOST_DEVICES)
    .execute(&mut *db)
    .await?;
    let held = query(
        "SELECT 1 FROM tournament_right WHERE secret = $1 AND tournament = $2 AND entrant = $3",
    )
    .bind(right.secret.0)
    .bind(id)
    .bind(entrant)
    .fetch_optional(db)
    .await?;
    Ok(held.is_some())
}

pub(super) async fn load(
    db: &mut PgConnection,
    id: TournamentId,
    seq: usize,
) -> Result<Option<StoredTournament>, StoreError> {
    let row = query("SELECT created, changed, deadline FROM tournament WHERE id = $1")
        .bind(id.to_number())
        .fetch_optional(&mut *db)
        .await?;
    let Some(row) = row else { return Ok(None) };
    let rows = query(
        "SELECT seq, size, events, mark FROM tournament_entry \
         WHERE tournament = $1 AND seq + size > $2 ORDER BY seq",
    )
    .bind(id.to_number())
    .bind(signed(seq))
    .fetch_all(db)
    .await?;
    let entry = |row: &PgRow| {
        TournamentEntry::read(&TournamentRow {
            tournament: id,
            seq: row.try_get(0)?,
            size: row.try_get(1)?,
            events: row.try_get(2)?,
            key: row.try_get(3)?,
        })
    };
    let stored = StoredTournament {
        id,
        created: time(&row, 0)?.unwrap_or_default(),
        changed: time(&row, 1)?.unwrap_or_default(),
        deadline: time(&row, 2)?,
        entries: rows.iter().map(entry).collect::<Result<_, StoreError>>()?,
    };
    stored.check_row()?;
    Ok(Some(stored))
}

/// Returns tournaments in which something must happen: a game is missing or over, or a time has come.
pub(super) async fn due(db: &mut PgConnection, now: Time) -> Result<Vec<TournamentId>, StoreError> {
    let rows = query(
        "SELECT id FROM tournament WHERE deadline <= $1 \
         UNION SELECT tournament FROM tournament_board LEFT JOIN game ON id = tournament_board.game \
         WHERE NOT settled AND (id IS NULL OR ended IS NOT NULL)",
    )
    .bind(millis(now))
    .fetch_all(db)
    .await?;
    rows.iter().map(tournament).collect()
}

pub(super) async fn rights(
    db: &mut PgConnection,
    tournament: TournamentId,
) -> Result<Vec<TournamentRight>, StoreError> {
    let rows = query(
        "SELECT secret, entrant, code FROM tournament_right \
         WHERE tournament = $1 ORDER BY entrant, code, secret",
    )
    .bind(tournament.to_number())
    .fetch_all(db)
    .await?;
    let right = |row: &PgRow| {
        Ok(TournamentRight {
            secret: SecretHash(row.try_get(0)?),
            entrant: entrant(row.try_get(1)?),
            is_code: row.try_get(2)?,
        })
    };
    rows.iter().map(right).collect()
}

pub(super) async fn find_role(
    db: &mut PgConnection,
    tournament: TournamentId,
    secret: SecretHash,
) -> Result<TournamentRole, StoreError> {
    let rows = query("SELECT entrant FROM tournament_right WHERE secret = $1 AND tournament = $2")
        .bind(secret.0)
        .bind(tournament.to_number())
        .fetch_all(db)
        .await?;
    let entrants = rows.iter().map(|row| row.try_get(0)).collect::<Result<Vec<i64>, _>>()?;
    Ok(role(entrants.into_iter().map(entrant)))
}

pub(super) async fn board(
    db: &mut PgConnection,
    game: GameId,
) -> Result<Option<(TournamentId, StoredBoard)>, StoreError> {
    let row = query("SELECT tournament, round, place FROM tournament_board WHERE game = $1")
        .bind(game.to_number())
        .fetch_optional(db)
        .await?;
    let board = |row: PgRow| {
        let round = u32::try_from(number(&row, 1)?).unwrap_or(0);
        Ok((tournament(&row)?, StoredBoard { game, round, table: number(&row, 2)? }))
    };
    row.map(board).transpose()
}

/// Deletes tournaments with everything in them.
pub(super) async fn delete(db: &mut PgConnection, ids: &[i64]) -> Result<bool, StoreError> {
    let rows = query("SELECT game FROM tournament_board WHERE tournament = ANY($1)")
        .bind(ids)
        .fetch_all(&mut *db)
        .await?;
    let games = rows.iter().map(|row| row.try_get(0)).collect::<Result<Vec<i64>, _>>()?;
    forget(db, &games).await?;
    let mut deleted = 0;
    for delete in DELETE {
        deleted = query(delete).bind(ids).execute(&mut *db).await?.rows_affected();
    }
    Ok(deleted > 0)
}

/// What is deleted of tournaments besides their games.
const DELETE: [&str; 4] = [
    "DELETE FROM tournament_board WHERE tournament = ANY($1)",
    "DELETE FROM tournament_right WHERE tournament = ANY($1)",
    "DELETE FROM tournament_entry WHERE tournament = ANY($1)",
    "DELETE FROM tournament WHERE id = ANY($1)",
];

/// Deletes tournaments in which nothing has happened since a time, at most a hundred.
pub(super) async fn forget_tournaments(
    db: &mut PgConnection,
    before: Time,
) -> Result<usize, StoreError> {
    let rows = query("SELECT id FROM tournament WHERE changed < $1 LIMIT 100")
        .bind(millis(before))
        .fetch_all(&mut *db)
        .await?;
    let ids = rows.iter().map(|row| row.try_get(0)).collect::<Result<Vec<i64>, _>>()?;
    delete(db, &ids).await?;
    Ok(ids.len())
}

pub(super) async fn list(
    db: &mut PgConnection,
    after: Option<TournamentId>,
) -> Result<Vec<TournamentId>, StoreError> {
    let rows = query("SELECT id FROM tournament WHERE id > $1 ORDER BY id LIMIT 1000")
        .bind(after.map_or(-1, TournamentId::to_number))
        .fetch_all(db)
        .await?;
    rows.iter().map(tournament).collect()
}

pub(super) async fn list_of(
    db: &mut PgConnection,
    secret: SecretHash,
) -> Result<Vec<TournamentId>, StoreError> {
    let rows = query(
        "SELECT id FROM tournament WHERE id IN \
         (SELECT tournament FROM tournament_right WHERE secret = $1 AND NOT code) \
         ORDER BY changed DESC, id LIMIT 10",
    )
    .bind(&secret.0[..])
    .fetch_all(db)
    .await?;
    rows.iter().map(tournament).collect()
}

fn tournament(row: &PgRow) -> Result<TournamentId, StoreError> {
    Ok(TournamentId::from_number(row.try_get(0)?))
}
