//! What is read from and written to the tables, each by the connection it is given. Callers know
//! games by name (`id`); the tables beside `game` know them by number.

use std::time::Duration;

use quarto_game::{GameId, Listing, Seat, Time};
use rusqlite::{Connection, ErrorCode, OptionalExtension, Row as SqlRow, named_params, params};

use crate::entry::{self, Row, Wish, listing_number, read_listing};
use crate::store::check_row;
use crate::{
    Alarm, Append, AppendError, Entry, Held, IdempotencyKey, MOST_HOLDERS, NewGame, Right, Rights,
    SeatInvitation, SecretHash, StoreError, StoredGame,
};

pub(super) fn create(db: &Connection, game: &NewGame) -> Result<(), StoreError> {
    let created = game.events.first().map_or(Time::default(), |event| event.at);
    let (listing, wish) = (listing_number(game.listing), game.wish().map(|wish| wish.0));
    db.prepare_cached(
        "INSERT INTO game (id, created, open, listing, wish) VALUES (?, ?, ?, ?, ?)",
    )?
    .execute(params![game.id.to_number(), created.0, game.open, listing, wish])?;
    let entry = Entry { seq: 0, events: game.events.clone(), key: game.key };
    insert(db, game.id, &entry)?;
    if let Some(at) = game.deadline {
        set_alarm(db, game.id, Alarm::At(at))?;
    }
    if game.listing != Listing::Unlisted {
        // Who has just made it is there.
        let makers = game.rights.holdings.iter();
        makers.clone().try_for_each(|(_, seat)| touch(db, game.id, *seat, created))?;
    }
    grant(db, game.id, &game.rights)
}

/// Writes down who may sit where, and who is or was invited to.
fn grant(db: &Connection, game: GameId, rights: &Rights) -> Result<(), StoreError> {
    rights
        .holdings
        .iter()
        .try_for_each(|(secret, seat)| insert_holding(db, *secret, game, *seat))?;
    let mut insert = db.prepare_cached(
        "INSERT INTO invitation SELECT ?1, number, ?3, ?4 FROM game WHERE id = ?2",
    )?;
    for SeatInvitation { secret, seat, is_spent } in &rights.invitations {
        insert.execute(params![secret.0, game.to_number(), seat.index(), is_spent])?;
    }
    Ok(())
}

pub(super) fn insert(db: &Connection, game: GameId, entry: &Entry) -> Result<(), StoreError> {
    db.prepare_cached(
        "INSERT INTO entry (game, seq, size, events, mark) \
         SELECT number, ?2, ?3, ?4, ?5 FROM game WHERE id = ?1",
    )?
    .execute(params![
        game.to_number(),
        entry.seq,
        entry.events.len(),
        entry.to_lines(),
        entry.key.map(IdempotencyKey::to_bytes),
    ])?;
    Ok(())
}

/// Adds an entry, whose events are these lines, if it follows the latest one.
pub(super) fn insert_next(
    db: &Connection,
    game: GameId,
    entry: &Entry,
    lines: &str,
) -> Result<(), AppendError> {
    let added = db
        .prepare_cached(
            "INSERT INTO entry (game, seq, size, events, mark) \
             SELECT game, :seq, :size, :events, :mark FROM (\
                 SELECT game, seq + size AS next FROM entry \
                 WHERE game = (SELECT number FROM game WHERE id = :game) \
                 ORDER BY seq DESC LIMIT 1\
             ) WHERE next = :seq",
        )
        .and_then(|mut insert| {
            insert.execute(named_params! {
                ":game": game.to_number(),
                ":seq": entry.seq,
                ":size": entry.events.len(),
                ":events": lines,
                ":mark": entry.key.map(IdempotencyKey::to_bytes),
            })
        });
    match added.map_err(StoreError::from)? {
        0 => Err(AppendError::Conflict),
        _ => Ok(()),
    }
}

/// Uses up the right by which a caller sits down, if it is still good.
pub(super) fn use_right(db: &Connection, append: &Append) -> Result<(), AppendError> {
    let is_good = match append.right {
        None => Ok(true),
        Some(Right::Open) => db
            .prepare_cached("SELECT open FROM game WHERE id = ?")
            .and_then(|mut query| query.query_row([append.game.to_number()], |row| row.get(0))),
        Some(Right::Invitation { secret, seat }) => spend(db, append.game, secret, seat),
    };
    if is_good.map_err(StoreError::from)? { Ok(()) } else { Err(AppendError::Withdrawn) }
}

/// Spends an invitation with all others to its seat, and returns whether it was still good.
fn spend(db: &Connection, game: GameId, secret: SecretHash, seat: Seat) -> rusqlite::Result<bool> {
    let used = db
        .prepare_cached(
            "UPDATE invitation SET spent = 1 \
             WHERE secret = ? AND game = (SELECT number FROM game WHERE id = ?) \
             AND seat = ? AND spent = 0",
        )?
        .execute(params![secret.0, game.to_number(), seat.index()])?;
    db.prepare_cached(
        "UPDATE invitation SET spent = 1 \
         WHERE game = (SELECT number FROM game WHERE id = ?) AND seat = ?",
    )?
    .execute(params![game.to_number(), seat.index()])?;
    Ok(used > 0)
}

/// Writes what depends on an entry.
pub(super) fn finish_append(db: &Connection, append: &Append, now: Time) -> Result<(), StoreError> {
    set_alarm(db, append.game, append.alarm)?;
    if let Some(seat) = append.seen {
        touch(db, append.game, seat, now)?;
    }
    if let Some(ended) = append.ended {
        db.prepare_cached("UPDATE game SET ended = ? WHERE id = ?")?
            .execute(params![ended.0, append.game.to_number()])?;
    }
    if append.starts {
        db.prepare_cached("UPDATE game SET wish = NULL WHERE id = ?")?
            .execute([append.game.to_number()])?;
    }
    let own = append.holdings.iter();
    own.clone().try_for_each(|(secret, seat)| insert_holding(db, *secret, append.game, *seat))?;
    if let Some(next) = &append.next {
        create(db, next)?;
        let [old, new] = [append.game, next.id].map(GameId::to_number);
        db.prepare_cached("UPDATE game SET next = ?2 WHERE id = ?1")?.execute([old, new])?;
        db.prepare_cached(
            "INSERT INTO holding SELECT secret, new.number, seat \
             FROM holding JOIN game old ON old.number = game JOIN game new ON new.id = ?2 \
             WHERE old.id = ?1",
        )?
        .execute([old, new])?;
    }
    Ok(())
}

pub(super) fn set_alarm(db: &Connection, game: GameId, alarm: Alarm) -> Result<(), StoreError> {
    match alarm {
        Alarm::Unchanged => {}
        Alarm::Off => {
            db.prepare_cached(
                "DELETE FROM deadline WHERE game = (SELECT number FROM game WHERE id = ?)",
            )?
            .execute([game.to_number()])?;
        }
        Alarm::At(at) => {
            db.prepare_cached(
                "INSERT OR REPLACE INTO deadline SELECT number, ?2, 0 FROM game WHERE id = ?1",
            )?
            .execute(params![game.to_number(), at.0])?;
        }
    }
    Ok(())
}

pub(super) fn last_heartbeat(db: &Connection) -> Result<Option<Time>, StoreError> {
    let at = db
        .prepare_cached("SELECT at FROM heartbeat WHERE name = 'site'")?
        .query_row([], |row| row.get(0).map(Time));
    Ok(at.optional()?)
}

pub(super) fn set_heartbeat(db: &Connection, at: Time) -> Result<(), StoreError> {
    db.prepare_cached("INSERT OR REPLACE INTO heartbeat VALUES ('site', ?)")?.execute([at.0])?;
    Ok(())
}

pub(super) fn grant_seat(
    db: &Connection,
    secret: SecretHash,
    game: GameId,
    seat: Seat,
) -> Result<Held, StoreError> {
    let held: Vec<Seat> = db
        .prepare_cached(
            "SELECT seat FROM holding \
             WHERE secret = ? AND game = (SELECT number FROM game WHERE id = ?)",
        )?
        .query_map(params![secret.0, game.to_number()], |row| self::seat(row, 0))?
        .collect::<Result<_, _>>()?;
    if held.contains(&seat) {
        return Ok(Held::Yes);
    }
    if !held.is_empty() {
        return Ok(Held::OtherSeat);
    }
    let holders: u32 = db
        .prepare_cached(
            "SELECT count(*) FROM holding \
             WHERE game = (SELECT number FROM game WHERE id = ?) AND seat = ?",
        )?
        .query_row(params![game.to_number(), seat.index()], |row| row.get(0))?;
    if holders >= MOST_HOLDERS {
        return Ok(Held::Full);
    }
    insert_holding(db, secret, game, seat)?;
    Ok(Held::Yes)
}

fn insert_holding(
    db: &Connection,
    secret: SecretHash,
    game: GameId,
    seat: Seat,
) -> Result<(), StoreError> {
    db.prepare_cached(
        "INSERT OR IGNORE INTO holding SELECT ?1, number, ?3 FROM game WHERE id = ?2",
    )?
    .execute(params![secret.0, game.to_number(), seat.index()])?;
    Ok(())
}

pub(super) fn touch(
    db: &Connection,
    game: GameId,
    seat: Seat,
    now: Time,
) -> Result<(), StoreError> {
    db.prepare_cached(
        "INSERT OR REPLACE INTO presence SELECT number, ?2, ?3 FROM game WHERE id = ?1",
    )?
    .execute(params![game.to_number(), seat.index(), now.0])?;
    Ok(())
}

/// Returns games that have not ended and in which nobody was seen since a time, at most a thousand.
pub(super) fn unseen(db: &Connection, since: Time) -> Result<Vec<GameId>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT id FROM game WHERE ended IS NULL AND created < ?1 AND NOT EXISTS \
         (SELECT 1 FROM presence WHERE game = number AND at >= ?1) \
         AND id NOT IN (SELECT game FROM tournament_board) LIMIT 1000",
    )?;
    Ok(query.query_map([since.0], game)?.collect::<Result<_, _>>()?)
}

/// Returns when the last event of a game happened, if that can be read.
pub(super) fn last_played(db: &Connection, game: GameId) -> Result<Option<Time>, StoreError> {
    let last = db
        .prepare_cached(
            "SELECT events FROM entry WHERE game = (SELECT number FROM game WHERE id = ?) \
             ORDER BY seq DESC LIMIT 1",
        )?
        .query_row([game.to_number()], |row| {
            Ok(row.get_ref(0)?.as_str().ok().and_then(entry::last_time))
        });
    Ok(last.optional()?.flatten())
}

pub(super) fn forget(db: &Connection, game: GameId) -> Result<(), StoreError> {
    for forget in FORGET {
        db.prepare_cached(forget)?.execute([game.to_number()])?;
    }
    Ok(())
}

/// What is forgotten of a game.
const FORGET: [&str; 6] = [
    "DELETE FROM entry WHERE game = (SELECT number FROM game WHERE id = ?)",
    "DELETE FROM deadline WHERE game = (SELECT number FROM game WHERE id = ?)",
    "DELETE FROM holding WHERE game = (SELECT number FROM game WHERE id = ?)",
    "DELETE FROM invitation WHERE game = (SELECT number FROM game WHERE id = ?)",
    "DELETE FROM presence WHERE game = (SELECT number FROM game WHERE id = ?)",
    "DELETE FROM game WHERE id = ?",
];

pub(super) fn load(
    db: &Connection,
    id: GameId,
    seq: usize,
) -> Result<Option<StoredGame>, StoreError> {
    read(db, id, seq).map_err(|error| match error {
        StoreError::Sqlite(error) if is_damage(&error) => {
            StoreError::Corrupt { game: id, reason: error.to_string() }
        }
        other => other,
    })
}

/// Tells whether an error says that what is kept makes no sense.
fn is_damage(error: &rusqlite::Error) -> bool {
    use rusqlite::Error;
    let makes_no_sense = matches!(
        error,
        Error::FromSqlConversionFailure(..)
            | Error::IntegralValueOutOfRange(..)
            | Error::InvalidColumnType(..)
    );
    makes_no_sense || error.sqlite_error_code() == Some(ErrorCode::DatabaseCorrupt)
}

fn read(db: &Connection, id: GameId, seq: usize) -> Result<Option<StoredGame>, StoreError> {
    let stored = db
        .prepare_cached(
            "SELECT created, ended, open, next, at, owed, listing \
             FROM game LEFT JOIN deadline ON game = number WHERE id = ?",
        )?
        .query_row([id.to_number()], |row| {
            Ok(StoredGame {
                id,
                created: Time(row.get(0)?),
                ended: row.get::<_, Option<u64>>(1)?.map(Time),
                open: row.get(2)?,
                listing: read_listing(row.get(6)?),
                next: row.get::<_, Option<i64>>(3)?.map(GameId::from_number),
                deadline: row.get::<_, Option<u64>>(4)?.map(Time),
                owed: Duration::from_millis(row.get::<_, Option<u64>>(5)?.unwrap_or(0)),
                entries: Vec::new(),
            })
        })
        .optional()?;
    let Some(mut stored) = stored else { return Ok(None) };
    let mut query = db.prepare_cached(
        "SELECT seq, size, events, mark FROM entry \
         WHERE game = (SELECT number FROM game WHERE id = ?) AND seq + size > ? ORDER BY seq",
    )?;
    let mut rows = query.query(params![id.to_number(), seq])?;
    while let Some(row) = rows.next()? {
        stored.entries.push(Entry::read(&Row {
            game: id,
            seq: row.get(0)?,
            size: row.get(1)?,
            events: row.get_ref(2)?.as_str().map_err(rusqlite::Error::from)?,
            key: row.get_ref(3)?.as_blob_or_null().map_err(rusqlite::Error::from)?,
        })?);
    }
    check_row(id, &stored.entries)?;
    Ok(Some(stored))
}

pub(super) fn restore(
    db: &Connection,
    game: &StoredGame,
    rights: &Rights,
) -> Result<(), StoreError> {
    let wish = Wish::of(game.listing, &game.events());
    db.prepare_cached(
        "INSERT INTO game (id, created, ended, open, next, listing, wish) \
         VALUES (?, ?, ?, ?, ?, ?, ?)",
    )?
    .execute(params![
        game.id.to_number(),
        game.created.0,
        game.ended.map(|ended| ended.0),
        game.open,
        game.next.map(GameId::to_number),
        listing_number(game.listing),
        wish.map(|wish| wish.0),
    ])?;
    game.entries.iter().try_for_each(|entry| insert(db, game.id, entry))?;
    if let Some(at) = game.deadline {
        db.prepare_cached("INSERT INTO deadline SELECT number, ?2, ?3 FROM game WHERE id = ?1")?
            .execute(params![game.id.to_number(), at.0, millis(game.owed)])?;
    }
    grant(db, game.id, rights)
}

pub(super) fn rights(db: &Connection, game: GameId) -> Result<Rights, StoreError> {
    let holdings = db
        .prepare_cached(
            "SELECT secret, seat FROM holding \
             WHERE game = (SELECT number FROM game WHERE id = ?) ORDER BY secret, seat",
        )?
        .query_map([game.to_number()], |row| Ok((SecretHash(row.get(0)?), seat(row, 1)?)))?
        .collect::<Result<_, _>>()?;
    let invitations = db
        .prepare_cached(
            "SELECT secret, seat, spent FROM invitation \
             WHERE game = (SELECT number FROM game WHERE id = ?) ORDER BY secret, seat",
        )?
        .query_map([game.to_number()], |row| {
            let secret = SecretHash(row.get(0)?);
            Ok(SeatInvitation { secret, seat: seat(row, 1)?, is_spent: row.get(2)? })
        })?
        .collect::<Result<_, _>>()?;
    Ok(Rights { holdings, invitations })
}

pub(super) fn find_invitation(
    db: &Connection,
    secret: SecretHash,
) -> Result<Option<(GameId, SeatInvitation)>, StoreError> {
    let found = db
        .prepare_cached(
            "SELECT id, seat, spent FROM invitation JOIN game ON number = game \
             WHERE secret = ? ORDER BY spent, created DESC, id, seat LIMIT 1",
        )?
        .query_row([secret.0], |row| {
            let seat = seat(row, 1)?;
            Ok((game(row)?, SeatInvitation { secret, seat, is_spent: row.get(2)? }))
        });
    Ok(found.optional()?)
}

pub(super) fn game(row: &SqlRow<'_>) -> rusqlite::Result<GameId> {
    row.get(0).map(GameId::from_number)
}

pub(super) fn seat(row: &SqlRow<'_>, column: usize) -> rusqlite::Result<Seat> {
    Ok(if row.get::<_, i64>(column)? == 0 { Seat::First } else { Seat::Second })
}

pub(super) fn millis(span: Duration) -> i64 {
    i64::try_from(span.as_millis()).unwrap_or(i64::MAX)
}
