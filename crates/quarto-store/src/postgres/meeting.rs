//! Players who would play anybody, in the tables.

use quarto_game::{Seat, Time};
use sqlx::postgres::{PgConnection, PgRow};
use sqlx::{Row as _, query};

use super::rows::{create, game as read_game, millis, touch};
use crate::entry::Wish;
use crate::meeting::{Waiting, Way};
use crate::{Meeting, NewGame, SecretHash, StoreError};

/// Finds a player who waits with the same wish, or keeps a game that waits.
pub(super) async fn meet(
    db: &mut PgConnection,
    game: &NewGame,
    press: SecretHash,
    since: Time,
    now: Time,
) -> Result<Meeting, StoreError> {
    if let Some(wish) = game.wish() {
        // Of several who ask at once, each must see what the others did.
        query("SELECT pg_advisory_xact_lock($1)").bind(wish.lock()).execute(&mut *db).await?;
    }
    let own: Vec<Vec<u8>> =
        game.rights.holdings.iter().map(|(secret, _)| secret.0.to_vec()).collect();
    let waiting = waiting(db, game.wish(), own, since).await?;
    // Afterwards: if the same request has just sat down in one of them, that is known now.
    let known = query(
        "SELECT id FROM holding JOIN game ON id = game \
         WHERE secret = $1 AND ended IS NULL ORDER BY created DESC LIMIT 1",
    )
    .bind(press.0)
    .fetch_optional(&mut *db)
    .await?;
    if let Some(known) = known {
        return Ok(Meeting::Known(read_game(&known)?));
    }
    match Way::choose(&waiting) {
        Way::Own(own, seat) => {
            touch(db, own, seat, now).await?;
            Ok(Meeting::Known(own))
        }
        Way::Other(other) => Ok(Meeting::Found(other)),
        Way::New => create(db, game).await.map(|()| Meeting::Made),
    }
}

/// Returns the open games with a wish, the oldest first.
async fn waiting(
    db: &mut PgConnection,
    wish: Option<Wish>,
    own: Vec<Vec<u8>>,
    since: Time,
) -> Result<Vec<Waiting>, StoreError> {
    let rows = query(
        "SELECT id, EXISTS (SELECT 1 FROM presence WHERE game = id AND at >= $2), \
         (SELECT min(seat) FROM holding WHERE game = id AND secret = ANY($3)) \
         FROM game WHERE wish = $1 AND listing = 2 AND open AND ended IS NULL \
         ORDER BY created, id",
    )
    .bind(wish.map(|wish| wish.0))
    .bind(millis(since))
    .bind(own)
    .fetch_all(db)
    .await?;
    let one = |row: &PgRow| -> Result<Waiting, StoreError> {
        let held: Option<i64> = row.try_get(2)?;
        let seat = held.map(|seat| Seat::ALL[usize::from(seat != 0)]);
        Ok(Waiting { game: read_game(row)?, is_there: row.try_get(1)?, seat })
    };
    rows.iter().map(one).collect()
}
