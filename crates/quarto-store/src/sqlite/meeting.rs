//! Players who would play anybody, in the tables.

use quarto_game::{GameId, Time};
use rusqlite::{Connection, OptionalExtension, params};

use super::rows::{create, game as read_game, seat, touch};
use crate::entry::Wish;
use crate::meeting::{Waiting, Way};
use crate::{Meeting, NewGame, SecretHash, StoreError};

/// Finds a player who waits with the same wish, or keeps a game that waits.
pub(super) fn meet(
    db: &Connection,
    game: &NewGame,
    press: SecretHash,
    since: Time,
    now: Time,
) -> Result<Meeting, StoreError> {
    let own: Vec<SecretHash> = game.rights.holdings.iter().map(|(secret, _)| *secret).collect();
    let waiting = waiting(db, game.wish(), &own, since)?;
    let known = db
        .prepare_cached(
            "SELECT id FROM holding JOIN game ON number = game \
             WHERE secret = ? AND ended IS NULL ORDER BY created DESC LIMIT 1",
        )?
        .query_row([press.0], read_game)
        .optional()?;
    if let Some(known) = known {
        return Ok(Meeting::Known(known));
    }
    match Way::choose(&waiting) {
        Way::Own(own, seat) => {
            touch(db, own, seat, now)?;
            Ok(Meeting::Known(own))
        }
        Way::Other(other) => Ok(Meeting::Found(other)),
        Way::New => create(db, game).map(|()| Meeting::Made),
    }
}

/// Returns the open games with a wish, the oldest first.
fn waiting(
    db: &Connection,
    wish: Option<Wish>,
    own: &[SecretHash],
    since: Time,
) -> Result<Vec<Waiting>, StoreError> {
    let mut holding = db.prepare_cached(
        "SELECT seat FROM holding \
         WHERE secret = ? AND game = (SELECT number FROM game WHERE id = ?)",
    )?;
    let mut query = db.prepare_cached(
        "SELECT id, EXISTS (SELECT 1 FROM presence WHERE game = number AND at >= ?2) \
         FROM game WHERE wish = ?1 AND listing = 2 AND open = 1 AND ended IS NULL \
         ORDER BY created, number",
    )?;
    let found = query
        .query_map(params![wish.map(|wish| wish.0), since.0], |row| {
            Ok((read_game(row)?, row.get(1)?))
        })?
        .collect::<Result<Vec<(GameId, bool)>, _>>()?;
    let mut all = Vec::new();
    for (game, is_there) in found {
        let mut seat = None;
        for secret in own {
            let held =
                holding.query_row(params![secret.0, game.to_number()], |row| self::seat(row, 0));
            seat = seat.or(held.optional()?);
        }
        all.push(Waiting { game, is_there, seat });
    }
    Ok(all)
}
