//! How tournaments are read from and written to the tables of SQLite.

use quarto_game::{GameId, Time};
use quarto_tournament::{TournamentId, TournamentRole};
use rusqlite::{Connection, OptionalExtension, Row as SqlRow, named_params, params};

use super::rows::forget;
use crate::tournament_entry::{MOST_DEVICES, TournamentRow, entrant, role};
use crate::{
    AppendError, IdempotencyKey, SecretHash, StoreError, StoredBoard, StoredTournament,
    TournamentAppend, TournamentEntry, TournamentRight,
};

/// Keeps a tournament with all its entries.
pub(super) fn insert(
    db: &Connection,
    stored: &StoredTournament,
    rights: &[TournamentRight],
) -> Result<(), StoreError> {
    db.prepare_cached("INSERT INTO tournament VALUES (?, ?, ?, ?)")?.execute(params![
        stored.id.to_number(),
        stored.created.0,
        stored.changed.0,
        stored.deadline.map(|at| at.0),
    ])?;
    for entry in &stored.entries {
        db.prepare_cached("INSERT INTO tournament_entry VALUES (?, ?, ?, ?, ?)")?.execute(
            params![
                stored.id.to_number(),
                entry.seq,
                entry.events.len(),
                entry.to_lines(),
                entry.key.map(IdempotencyKey::to_bytes),
            ],
        )?;
        note_boards(db, stored.id, entry)?;
    }
    rights.iter().try_for_each(|right| grant(db, stored.id, right).map(drop))
}

/// Adds an entry if it follows the latest one, and what depends on it.
pub(super) fn append(
    db: &Connection,
    append: &TournamentAppend,
    lines: &str,
    now: Time,
) -> Result<(), AppendError> {
    let entry = &append.entry;
    let added = db
        .prepare_cached(
            "INSERT INTO tournament_entry \
             SELECT :tournament, :seq, :size, :events, :mark WHERE :seq = (\
                 SELECT seq + size FROM tournament_entry WHERE tournament = :tournament \
                 ORDER BY seq DESC LIMIT 1)",
        )
        .and_then(|mut insert| {
            insert.execute(named_params! {
                ":tournament": append.tournament.to_number(),
                ":seq": entry.seq,
                ":size": entry.events.len(),
                ":events": lines,
                ":mark": entry.key.map(IdempotencyKey::to_bytes),
            })
        });
    if added.map_err(StoreError::from)? == 0 {
        return Err(AppendError::Conflict);
    }
    finish(db, append, now).map_err(AppendError::Store)
}

fn finish(db: &Connection, append: &TournamentAppend, now: Time) -> Result<(), StoreError> {
    db.prepare_cached("UPDATE tournament SET changed = ?2, deadline = ?3 WHERE id = ?1")?
        .execute(params![append.tournament.to_number(), now.0, append.deadline.map(|at| at.0)])?;
    note_boards(db, append.tournament, &append.entry)?;
    append.rights.iter().try_for_each(|right| grant(db, append.tournament, right).map(drop))
}

/// Takes note of which games belong to tables, and which of them need no more attention.
fn note_boards(
    db: &Connection,
    tournament: TournamentId,
    entry: &TournamentEntry,
) -> Result<(), StoreError> {
    for StoredBoard { game, round, table } in entry.boards() {
        db.prepare_cached("INSERT INTO tournament_board VALUES (?, ?, ?, ?, 0)")?
            .execute(params![game.to_number(), tournament.to_number(), round, table])?;
    }
    for result in entry.results() {
        db.prepare_cached(
            "UPDATE tournament_board SET settled = 1 \
             WHERE tournament = ? AND round = ? AND place = ?",
        )?
        .execute(params![tournament.to_number(), result.round, result.table])?;
    }
    Ok(())
}

/// Makes a secret good for something, and tells whether it is: there may be too many already.
pub(super) fn grant(
    db: &Connection,
    tournament: TournamentId,
    right: &TournamentRight,
) -> Result<bool, StoreError> {
    let (id, entrant) = (tournament.to_number(), right.entrant_number());
    let of_one = params![id, entrant, right.is_code];
    let count: i64 = db
        .prepare_cached(
            "SELECT count(*) FROM tournament_right \
             WHERE tournament = ? AND entrant = ? AND code = ?",
        )?
        .query_row(of_one, |row| row.get(0))?;
    let is_held = db
        .prepare_cached(
            "SELECT 1 FROM tournament_right WHERE secret = ? AND tournament = ? AND entrant = ?",
        )?
        .exists(params![right.secret.0, id, entrant])?;
    if is_held || count >= MOST_DEVICES {
        return Ok(is_held);
    }
    db.prepare_cached("INSERT INTO tournament_right VALUES (?, ?, ?, ?)")?.execute(params![
        right.secret.0,
        id,
        entrant,
        right.is_code
    ])?;
    Ok(true)
}

pub(super) fn load(
    db: &Connection,
    id: TournamentId,
    seq: usize,
) -> Result<Option<StoredTournament>, StoreError> {
    let stored = db
        .prepare_cached("SELECT created, changed, deadline FROM tournament WHERE id = ?")?
        .query_row([id.to_number()], |row| {
            Ok(StoredTournament {
                id,
                created: Time(row.get(0)?),
                changed: Time(row.get(1)?),
                deadline: row.get::<_, Option<u64>>(2)?.map(Time),
                entries: Vec::new(),
            })
        })
        .optional()?;
    let Some(mut stored) = stored else { return Ok(None) };
    let mut query = db.prepare_cached(
        "SELECT seq, size, events, mark FROM tournament_entry \
         WHERE tournament = ? AND seq + size > ? ORDER BY seq",
    )?;
    let mut rows = query.query(params![id.to_number(), seq])?;
    while let Some(row) = rows.next()? {
        stored.entries.push(TournamentEntry::read(&TournamentRow {
            tournament: id,
            seq: row.get(0)?,
            size: row.get(1)?,
            events: row.get_ref(2)?.as_str().map_err(rusqlite::Error::from)?,
            key: row.get_ref(3)?.as_blob_or_null().map_err(rusqlite::Error::from)?,
        })?);
    }
    stored.check_row()?;
    Ok(Some(stored))
}

/// Returns tournaments in which something must happen: a game is missing or over, or a time has come.
pub(super) fn due(db: &Connection, now: Time) -> Result<Vec<TournamentId>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT id FROM tournament WHERE deadline <= ? \
         UNION SELECT tournament FROM tournament_board LEFT JOIN game ON id = tournament_board.game \
         WHERE settled = 0 AND (id IS NULL OR ended IS NOT NULL)",
    )?;
    Ok(query.query_map([now.0], tournament)?.collect::<Result<_, _>>()?)
}

pub(super) fn rights(
    db: &Connection,
    tournament: TournamentId,
) -> Result<Vec<TournamentRight>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT secret, entrant, code FROM tournament_right \
         WHERE tournament = ? ORDER BY entrant, code, secret",
    )?;
    let right = |row: &SqlRow<'_>| {
        Ok(TournamentRight {
            secret: SecretHash(row.get(0)?),
            entrant: entrant(row.get(1)?),
            is_code: row.get(2)?,
        })
    };
    Ok(query.query_map([tournament.to_number()], right)?.collect::<Result<_, _>>()?)
}

pub(super) fn find_role(
    db: &Connection,
    tournament: TournamentId,
    secret: SecretHash,
) -> Result<TournamentRole, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT entrant FROM tournament_right WHERE secret = ? AND tournament = ?",
    )?;
    let entrants = query.query_map(params![secret.0, tournament.to_number()], |row| row.get(0))?;
    let entrants = entrants.collect::<Result<Vec<i64>, _>>()?;
    Ok(role(entrants.into_iter().map(entrant)))
}

pub(super) fn board(
    db: &Connection,
    game: GameId,
) -> Result<Option<(TournamentId, StoredBoard)>, StoreError> {
    let found = db
        .prepare_cached("SELECT tournament, round, place FROM tournament_board WHERE game = ?")?
        .query_row([game.to_number()], |row| {
            let board = StoredBoard { game, round: row.get(1)?, table: row.get(2)? };
            Ok((tournament(row)?, board))
        });
    Ok(found.optional()?)
}

/// Deletes a tournament with everything in it.
pub(super) fn delete(db: &Connection, id: TournamentId) -> Result<bool, StoreError> {
    let games: Vec<GameId> = db
        .prepare_cached("SELECT game FROM tournament_board WHERE tournament = ?")?
        .query_map([id.to_number()], super::rows::game)?
        .collect::<Result<_, _>>()?;
    games.iter().try_for_each(|game| forget(db, *game))?;
    let mut deleted = 0;
    for delete in DELETE {
        deleted = db.prepare_cached(delete)?.execute([id.to_number()])?;
    }
    Ok(deleted > 0)
}

/// What is deleted of a tournament besides its games.
const DELETE: [&str; 4] = [
    "DELETE FROM tournament_board WHERE tournament = ?",
    "DELETE FROM tournament_right WHERE tournament = ?",
    "DELETE FROM tournament_entry WHERE tournament = ?",
    "DELETE FROM tournament WHERE id = ?",
];

/// Deletes tournaments in which nothing has happened since a time, at most a hundred.
pub(super) fn forget_tournaments(db: &Connection, before: Time) -> Result<usize, StoreError> {
    let old: Vec<TournamentId> = db
        .prepare_cached("SELECT id FROM tournament WHERE changed < ? LIMIT 100")?
        .query_map([before.0], tournament)?
        .collect::<Result<_, _>>()?;
    old.iter().try_for_each(|id| delete(db, *id).map(drop))?;
    Ok(old.len())
}

pub(super) fn list(
    db: &Connection,
    after: Option<TournamentId>,
) -> Result<Vec<TournamentId>, StoreError> {
    let after = after.map_or(-1, TournamentId::to_number);
    let mut query =
        db.prepare_cached("SELECT id FROM tournament WHERE id > ? ORDER BY id LIMIT 1000")?;
    Ok(query.query_map([after], tournament)?.collect::<Result<_, _>>()?)
}

pub(super) fn list_of(
    db: &Connection,
    secret: SecretHash,
) -> Result<Vec<TournamentId>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT id FROM tournament WHERE id IN \
         (SELECT tournament FROM tournament_right WHERE secret = ? AND NOT code) \
         ORDER BY changed DESC, id LIMIT 10",
    )?;
    Ok(query.query_map([secret.0], tournament)?.collect::<Result<_, _>>()?)
}

fn tournament(row: &SqlRow<'_>) -> rusqlite::Result<TournamentId> {
    row.get(0).map(TournamentId::from_number)
}
