//! What is read from and written to the tables, each by the connection it is given.

use std::time::Duration;

use quarto_game::{GameId, Listing, Seat, Time};
use sqlx::postgres::{PgArguments, PgConnection, PgRow};
use sqlx::query::Query;
use sqlx::{Postgres, Row as _, query};

use crate::entry::{self, Row, Wish, last_time, latest_first, listing_number, read_listing};
use crate::store::check_row;
use crate::{
    Alarm, Append, AppendError, Entry, Held, IdempotencyKey, MOST_HOLDERS, NewGame, Right, Rights,
    SeatInvitation, SecretHash, StoreError, StoredGame,
};

pub(super) async fn create(db: &mut PgConnection, game: &NewGame) -> Result<(), StoreError> {
    let created = game.events.first().map_or(Time::default(), |event| event.at);
    let wish = game.wish().map(|wish| wish.0);
    query("INSERT INTO game (id, created, open, listing, wish) VALUES ($1, $2, $3, $4, $5)")
        .bind(game.id.to_number())
        .bind(millis(created))
        .bind(game.open)
        .bind(listing_number(game.listing))
        .bind(wish)
        .execute(&mut *db)
        .await?;
    let entry = Entry { seq: 0, events: game.events.clone(), key: game.key };
    insert(db, game.id, &entry).await?;
    if let Some(at) = game.deadline {
        set_alarm(db, game.id, Alarm::At(at)).await?;
    }
    if game.listing != Listing::Unlisted {
        // Who has just made it is there.
        for (_, seat) in &game.rights.holdings {
            touch(db, game.id, *seat, created).await?;
        }
    }
    grant(db, game.id, &game.rights).await
}

/// Writes down who may sit where, and who is or was invited to.
pub(super) async fn grant(
    db: &mut PgConnection,
    game: GameId,
    rights: &Rights,
) -> Result<(), StoreError> {
    for (secret, seat) in &rights.holdings {
        insert_holding(db, *secret, game, *seat).await?;
    }
    for SeatInvitation { secret, seat, is_spent } in &rights.invitations {
        query("INSERT INTO invitation VALUES ($1, $2, $3, $4)")
            .bind(secret.0)
            .bind(game.to_number())
            .bind(seat_number(*seat))
            .bind(is_spent)
            .execute(&mut *db)
            .await?;
    }
    Ok(())
}

pub(super) async fn insert(
    db: &mut PgConnection,
    game: GameId,
    entry: &Entry,
) -> Result<(), StoreError> {
    with_entry("INSERT INTO entry VALUES ($1, $2, $3, $4, $5)", game, entry).execute(db).await?;
    Ok(())
}

/// Returns a command whose five parameters are an entry.
fn with_entry(
    command: &'static str,
    game: GameId,
    entry: &Entry,
) -> Query<'static, Postgres, PgArguments> {
    query(command)
        .bind(game.to_number())
        .bind(signed(entry.seq))
        .bind(signed(entry.events.len()))
        .bind(entry.to_lines())
        .bind(entry.key.map(IdempotencyKey::to_bytes))
}

/// Adds an entry if it follows the latest one, and with it that somebody was seen.
pub(super) async fn insert_next(
    db: &mut PgConnection,
    append: &Append,
    now: Time,
) -> Result<(), AppendError> {
    let alone = "INSERT INTO entry SELECT $1, $2, $3, $4, $5 WHERE $2 = \
        (SELECT seq + size FROM entry WHERE game = $1 ORDER BY seq DESC LIMIT 1) \
        ON CONFLICT DO NOTHING";
    // One statement, and so one round to the database.
    let seen = "WITH added AS (INSERT INTO entry SELECT $1, $2, $3, $4, $5 WHERE $2 = \
        (SELECT seq + size FROM entry WHERE game = $1 ORDER BY seq DESC LIMIT 1) \
        ON CONFLICT DO NOTHING RETURNING game) \
        INSERT INTO presence SELECT game, $6, $7 FROM added \
        ON CONFLICT (game, seat) DO UPDATE SET at = excluded.at";
    let add = match append.seen {
        None => with_entry(alone, append.game, &append.entry),
        Some(seat) => {
            with_entry(seen, append.game, &append.entry).bind(seat_number(seat)).bind(millis(now))
        }
    };
    let added = add.execute(db).await.map_err(StoreError::from)?;
    if added.rows_affected() == 1 { Ok(()) } else { Err(AppendError::Conflict) }
}

/// Uses up the right by which a caller sits down, if it is still good.
pub(super) async fn use_right(db: &mut PgConnection, append: &Append) -> Result<(), AppendError> {
    let is_good = match append.right {
        None => Ok(true),
        Some(Right::Open) => is_open(db, append.game).await,
        Some(Right::Invitation { secret, seat }) => spend(db, append.game, secret, seat).await,
    };
    if is_good? { Ok(()) } else { Err(AppendError::Withdrawn) }
}

/// Tells whether anybody may take a free seat, and lets nobody change that before the commit.
async fn is_open(db: &mut PgConnection, game: GameId) -> Result<bool, StoreError> {
    let row = query("SELECT open FROM game WHERE id = $1 FOR SHARE").bind(game.to_number());
    Ok(row.fetch_one(db).await?.try_get(0)?)
}

/// Spends an invitation with all others to its seat, and returns whether it was still good.
async fn spend(
    db: &mut PgConnection,
    game: GameId,
    secret: SecretHash,
    seat: Seat,
) -> Result<bool, StoreError> {
    let used = query(
        "UPDATE invitation SET spent = TRUE \
         WHERE secret = $1 AND game = $2 AND seat = $3 AND NOT spent",
    )
    .bind(secret.0)
    .bind(game.to_number())
    .bind(seat_number(seat))
    .execute(&mut *db)
    .await?;
    query("UPDATE invitation SET spent = TRUE WHERE game = $1 AND seat = $2")
        .bind(game.to_number())
        .bind(seat_number(seat))
        .execute(db)
        .await?;
    Ok(used.rows_affected() > 0)
}

/// Writes what depends on an entry.
pub(super) async fn finish_append(
    db: &mut PgConnection,
    append: &Append,
) -> Result<(), StoreError> {
    set_alarm(db, append.game, append.alarm).await?;
    if let Some(ended) = append.ended {
        query("UPDATE game SET ended = $2 WHERE id = $1")
            .bind(append.game.to_number())
            .bind(millis(ended))
            .execute(&mut *db)
            .await?;
    }
    if append.starts {
        query("UPDATE game SET wish = NULL WHERE id = $1")
            .bind(append.game.to_number())
            .execute(&mut *db)
            .await?;
    }
    for (secret, seat) in &append.holdings {
        insert_holding(db, *secret, append.game, *seat).await?;
    }
    if let Some(next) = &append.next {
        create(db, next).await?;
        for change in [
            "UPDATE game SET next = $2 WHERE id = $1",
            "INSERT INTO holding SELECT secret, $2, seat FROM holding WHERE game = $1",
        ] {
            query(change)
                .bind(append.game.to_number())
                .bind(next.id.to_number())
                .execute(&mut *db)
                .await?;
        }
    }
    Ok(())
}

pub(super) async fn set_alarm(
    db: &mut PgConnection,
    game: GameId,
    alarm: Alarm,
) -> Result<(), StoreError> {
    let set = match alarm {
        Alarm::Unchanged => return Ok(()),
        Alarm::Off => query("DELETE FROM deadline WHERE game = $1").bind(game.to_number()),
        Alarm::At(at) => query(
            "INSERT INTO deadline VALUES ($1, $2, 0) \
             ON CONFLICT (game) DO UPDATE SET at = excluded.at, owed = 0",
        )
        .bind(game.to_number())
        .bind(millis(at)),
    };
    set.execute(db).await?;
    Ok(())
}

pub(super) async fn grant_seat(
    db: &mut PgConnection,
    secret: SecretHash,
    game: GameId,
    seat: Seat,
) -> Result<Held, StoreError> {
    let number = game.to_number();
    // Of several at once, each must see what the others did.
    query("SELECT id FROM game WHERE id = $1 FOR UPDATE").bind(number).execute(&mut *db).await?;
    let rows = query("SELECT seat FROM holding WHERE secret = $1 AND game = $2")
        .bind(secret.0)
        .bind(number)
        .fetch_all(&mut *db)
        .await?;
    let held = rows.iter().map(|row| self::seat(row, 0)).collect::<Result<Vec<_>, _>>()?;
    if held.contains(&seat) {
        return Ok(Held::Yes);
    }
    if !held.is_empty() {
        return Ok(Held::OtherSeat);
    }
    let holders: i64 = query("SELECT count(*) FROM holding WHERE game = $1 AND seat = $2")
        .bind(number)
        .bind(seat_number(seat))
        .fetch_one(&mut *db)
        .await?
        .try_get(0)?;
    if holders >= i64::from(MOST_HOLDERS) {
        return Ok(Held::Full);
    }
    insert_holding(db, secret, game, seat).await?;
    Ok(Held::Yes)
}

async fn insert_holding(
    db: &mut PgConnection,
    secret: SecretHash,
    game: GameId,
    seat: Seat,
) -> Result<(), StoreError> {
    query("INSERT INTO holding VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
        .bind(secret.0)
        .bind(game.to_number())
        .bind(seat_number(seat))
        .execute(db)
        .await?;
    Ok(())
}

pub(super) async fn touch(
    db: &mut PgConnection,
    game: GameId,
    seat: Seat,
    at: Time,
) -> Result<(), StoreError> {
    query(
        "INSERT INTO presence VALUES ($1, $2, $3) \
         ON CONFLICT (game, seat) DO UPDATE SET at = excluded.at",
    )
    .bind(game.to_number())
    .bind(seat_number(seat))
    .bind(millis(at))
    .execute(db)
    .await?;
    Ok(())
}

/// Returns games that have not ended and in which nobody was seen since a time, at most a thousand,
/// and when the last event of each happened, if that can be read.
pub(super) async fn unseen(
    db: &mut PgConnection,
    since: Time,
) -> Result<Vec<(GameId, Option<Time>)>, StoreError> {
    let rows = query(
        "SELECT id, (SELECT events FROM entry WHERE game = id ORDER BY seq DESC LIMIT 1) \
         FROM game WHERE ended IS NULL AND created < $1 AND NOT EXISTS \
         (SELECT 1 FROM presence WHERE game = id AND at >= $1) \
         AND NOT EXISTS (SELECT 1 FROM tournament_board WHERE game = id) LIMIT 1000",
    )
    .bind(millis(since))
    .fetch_all(db)
    .await?;
    let last = |row: &PgRow| -> Result<Option<Time>, StoreError> {
        Ok(row.try_get::<Option<&str>, _>(1)?.and_then(entry::last_time))
    };
    rows.iter().map(|row| Ok((game(row)?, last(row)?))).collect()
}

pub(super) async fn forget(db: &mut PgConnection, games: &[i64]) -> Result<(), StoreError> {
    for forget in FORGET {
        query(forget).bind(games).execute(&mut *db).await?;
    }
    Ok(())
}

/// What is forgotten of games.
const FORGET: [&str; 6] = [
    "DELETE FROM entry WHERE game = ANY($1)",
    "DELETE FROM deadline WHERE game = ANY($1)",
    "DELETE FROM holding WHERE game = ANY($1)",
    "DELETE FROM invitation WHERE game = ANY($1)",
    "DELETE FROM presence WHERE game = ANY($1)",
    "DELETE FROM game WHERE id = ANY($1)",
];

pub(super) async fn load(
    db: &mut PgConnection,
    id: GameId,
    seq: usize,
) -> Result<Option<StoredGame>, StoreError> {
    read(db, id, seq).await.map_err(|error| match error {
        StoreError::Postgres(
            error @ (sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_)),
        ) => StoreError::Corrupt { game: id, reason: error.to_string() },
        other => other,
    })
}

async fn read(
    db: &mut PgConnection,
    id: GameId,
    seq: usize,
) -> Result<Option<StoredGame>, StoreError> {
    let row = query(
        "SELECT created, ended, open, next, at, owed, listing \
         FROM game LEFT JOIN deadline ON game = id WHERE id = $1",
    )
    .bind(id.to_number())
    .fetch_optional(&mut *db)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let rows = query(
        "SELECT seq, size, events, mark FROM entry \
         WHERE game = $1 AND seq + size > $2 ORDER BY seq",
    )
    .bind(id.to_number())
    .bind(signed(seq))
    .fetch_all(db)
    .await?;
    let entry = |row: &PgRow| {
        Entry::read(&Row {
            game: id,
            seq: row.try_get(0)?,
            size: row.try_get(1)?,
            events: row.try_get(2)?,
            key: row.try_get(3)?,
        })
    };
    let entries = rows.iter().map(entry).collect::<Result<Vec<_>, StoreError>>()?;
    check_row(id, &entries)?;
    let owed: Option<i64> = row.try_get(5)?;
    Ok(Some(StoredGame {
        id,
        created: time(&row, 0)?.unwrap_or_default(),
        ended: time(&row, 1)?,
        open: row.try_get(2)?,
        listing: read_listing(row.try_get(6)?),
        next: row.try_get::<Option<i64>, _>(3)?.map(GameId::from_number),
        deadline: time(&row, 4)?,
        owed: Duration::from_millis(owed.unwrap_or(0).cast_unsigned()),
        entries,
    }))
}

pub(super) async fn rights(db: &mut PgConnection, game: GameId) -> Result<Rights, StoreError> {
    let rows = query("SELECT secret, seat FROM holding WHERE game = $1 ORDER BY secret, seat")
        .bind(game.to_number())
        .fetch_all(&mut *db)
        .await?;
    let holder = |row: &PgRow| Ok((SecretHash(row.try_get(0)?), seat(row, 1)?));
    let holdings = rows.iter().map(holder).collect::<Result<_, StoreError>>()?;
    let rows =
        query("SELECT secret, seat, spent FROM invitation WHERE game = $1 ORDER BY secret, seat")
            .bind(game.to_number())
            .fetch_all(db)
            .await?;
    let invitation = |row: &PgRow| {
        let secret = SecretHash(row.try_get(0)?);
        Ok(SeatInvitation { secret, seat: seat(row, 1)?, is_spent: row.try_get(2)? })
    };
    let invitations = rows.iter().map(invitation).collect::<Result<_, StoreError>>()?;
    Ok(Rights { holdings, invitations })
}

pub(super) async fn find_invitation(
    db: &mut PgConnection,
    secret: SecretHash,
) -> Result<Option<(GameId, SeatInvitation)>, StoreError> {
    let row = query(
        "SELECT game, seat, spent FROM invitation JOIN game ON game.id = game \
         WHERE secret = $1 ORDER BY spent, created DESC, game, seat LIMIT 1",
    )
    .bind(secret.0)
    .fetch_optional(db)
    .await?;
    let invitation = |row: PgRow| {
        let (seat, is_spent) = (seat(&row, 1)?, row.try_get(2)?);
        Ok((game(&row)?, SeatInvitation { secret, seat, is_spent }))
    };
    row.map(invitation).transpose()
}

pub(super) fn game(row: &PgRow) -> Result<GameId, StoreError> {
    Ok(GameId::from_number(row.try_get(0)?))
}

pub(super) fn seat(row: &PgRow, column: usize) -> Result<Seat, StoreError> {
    Ok(if row.try_get::<i64, _>(column)? == 0 { Seat::First } else { Seat::Second })
}

pub(super) fn seat_number(seat: Seat) -> i64 {
    signed(seat.index())
}

pub(super) fn time(row: &PgRow, column: usize) -> Result<Option<Time>, StoreError> {
    Ok(row.try_get::<Option<i64>, _>(column)?.map(|at| Time(at.cast_unsigned())))
}

pub(super) fn number(row: &PgRow, column: usize) -> Result<usize, StoreError> {
    Ok(usize::try_from(row.try_get::<i64, _>(column)?).unwrap_or(0))
}

pub(super) fn signed(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

pub(super) fn millis(time: Time) -> i64 {
    i64::try_from(time.0).unwrap_or(i64::MAX)
}

/// Keeps a game as another store had it.
pub(super) async fn restore(
    db: &mut PgConnection,
    game: &StoredGame,
    rights: &Rights,
) -> Result<(), StoreError> {
    let wish = Wish::of(game.listing, &game.events());
    query("INSERT INTO game VALUES ($1, $2, $3, $4, $5, $6, $7)")
        .bind(game.id.to_number())
        .bind(millis(game.created))
        .bind(game.ended.map(millis))
        .bind(game.open)
        .bind(game.next.map(GameId::to_number))
        .bind(listing_number(game.listing))
        .bind(wish.map(|wish| wish.0))
        .execute(&mut *db)
        .await?;
    for entry in &game.entries {
        insert(db, game.id, entry).await?;
    }
    if let Some(at) = game.deadline {
        query("INSERT INTO deadline VALUES ($1, $2, $3)")
            .bind(game.id.to_number())
            .bind(millis(at))
            .bind(i64::try_from(game.owed.as_millis()).unwrap_or(i64::MAX))
            .execute(&mut *db)
            .await?;
    }
    grant(db, game.id, rights).await
}

/// Returns games that have not ended, the latest first.
pub(super) async fn unfinished(db: &mut PgConnection) -> Result<Vec<GameId>, StoreError> {
    let rows = query(
        "SELECT id, greatest(created, (SELECT max(at) FROM presence WHERE game = id)), \
         (SELECT events FROM entry WHERE game = id ORDER BY seq DESC LIMIT 1) \
         FROM game WHERE ended IS NULL",
    )
    .fetch_all(&mut *db)
    .await?;
    let used = |row: &PgRow| -> Result<_, StoreError> {
        let last = row.try_get::<Option<&str>, _>(2)?.and_then(last_time);
        Ok((time(row, 1)?.max(last).unwrap_or_default(), game(row)?))
    };
    Ok(latest_first(rows.iter().map(used).collect::<Result<_, _>>()?))
}

/// Forgets games that ended before this, but for those of tournaments, and returns how many.
pub(super) async fn forget_ended(db: &mut PgConnection, before: Time) -> Result<usize, StoreError> {
    let rows = query(
        "SELECT id FROM game WHERE ended < $1 AND NOT EXISTS \
         (SELECT 1 FROM tournament_board WHERE game = id) LIMIT 1000",
    )
    .bind(millis(before))
    .fetch_all(&mut *db)
    .await?;
    let games = rows.iter().map(|row| row.try_get(0)).collect::<Result<Vec<i64>, _>>()?;
    forget(db, &games).await?;
    Ok(games.len())
}
