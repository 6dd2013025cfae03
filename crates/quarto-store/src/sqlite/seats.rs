//! Who holds which seat, and who may sit down.

use quarto_game::{GameId, Seat, Time};
use rusqlite::params;

use super::Sqlite;
use super::rows::{find_invitation, game, grant_seat, rights, seat};
use crate::{Held, Holding, Rights, SeatInvitation, SecretHash, StoreError};

impl Sqlite {
    pub(crate) async fn grant_seat(
        &self,
        secret: SecretHash,
        game: GameId,
        seat: Seat,
    ) -> Result<Held, StoreError> {
        self.write(move |db| grant_seat(db, secret, game, seat)).await
    }

    pub(crate) async fn leave(
        &self,
        secret: SecretHash,
        game: GameId,
    ) -> Result<usize, StoreError> {
        self.write(move |db| {
            let mut delete =
                db.prepare_cached("DELETE FROM holding WHERE secret = ? AND game = ?")?;
            Ok(delete.execute(params![secret.0, game.to_number()])?)
        })
        .await
    }

    pub(crate) async fn leave_all(&self, secret: SecretHash) -> Result<usize, StoreError> {
        self.write(move |db| {
            db.prepare_cached("DELETE FROM invitation WHERE secret = ?")?.execute([secret.0])?;
            Ok(db.prepare_cached("DELETE FROM holding WHERE secret = ?")?.execute([secret.0])?)
        })
        .await
    }

    pub(crate) async fn find_invitation(
        &self,
        secret: SecretHash,
    ) -> Result<Option<(GameId, SeatInvitation)>, StoreError> {
        self.read(move |db| find_invitation(db, secret)).await
    }

    pub(crate) async fn withdraw(&self, game: GameId) -> Result<(), StoreError> {
        self.write(move |db| {
            for withdraw in WITHDRAW {
                db.prepare_cached(withdraw)?.execute([game.to_number()])?;
            }
            Ok(())
        })
        .await
    }

    pub(crate) async fn withdraw_one(
        &self,
        secret: SecretHash,
        game: GameId,
    ) -> Result<(), StoreError> {
        self.write(move |db| {
            db.prepare_cached("UPDATE invitation SET spent = 1 WHERE secret = ? AND game = ?")?
                .execute(params![secret.0, game.to_number()])?;
            Ok(())
        })
        .await
    }

    pub(crate) async fn seats(
        &self,
        secret: SecretHash,
        game: GameId,
    ) -> Result<Vec<Seat>, StoreError> {
        self.read(move |db| {
            let mut query = db.prepare_cached(
                "SELECT seat FROM holding WHERE secret = ? AND game = ? ORDER BY seat",
            )?;
            let rows = query.query_map(params![secret.0, game.to_number()], |row| seat(row, 0))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
        .await
    }

    pub(crate) async fn holdings(
        &self,
        secret: SecretHash,
        limit: u32,
    ) -> Result<Vec<Holding>, StoreError> {
        self.read(move |db| {
            let mut query = db.prepare_cached(
                "SELECT game, seat, created, ended FROM holding JOIN game ON game.id = game \
                 WHERE secret = ? ORDER BY created DESC, game, seat LIMIT ?",
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

    pub(crate) async fn rights(&self, game: GameId) -> Result<Rights, StoreError> {
        self.read(move |db| rights(db, game)).await
    }
}

/// What changes when the invitations to a game are withdrawn.
const WITHDRAW: [&str; 2] =
    ["UPDATE game SET open = 0 WHERE id = ?", "UPDATE invitation SET spent = 1 WHERE game = ?"];
