//! What players have done alone.

use quarto_game::Time;
use sqlx::postgres::{PgConnection, PgRow};
use sqlx::{Row as _, query};

use super::rows::{millis, time};
use crate::{SecretHash, StoreError, StoredProgress};

fn read(row: &PgRow) -> Result<StoredProgress, StoreError> {
    Ok(StoredProgress {
        secret: SecretHash(row.try_get(0)?),
        version: row.try_get::<i64, _>(1)?.cast_unsigned(),
        at: time(row, 2)?.unwrap_or_default(),
        text: row.try_get(3)?,
    })
}

pub(super) async fn find(
    db: &mut PgConnection,
    secret: SecretHash,
) -> Result<Option<StoredProgress>, StoreError> {
    let row = query("SELECT secret, version, at, text FROM progress WHERE secret = $1")
        .bind(secret.0)
        .fetch_optional(db)
        .await?;
    row.as_ref().map(read).transpose()
}

/// Writes a text after the version before it, and returns whether nobody was faster.
pub(super) async fn keep(
    db: &mut PgConnection,
    progress: &StoredProgress,
) -> Result<bool, StoreError> {
    let write = if progress.version == 1 {
        "INSERT INTO progress VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
    } else {
        "UPDATE progress SET version = $2, at = $3, text = $4 \
         WHERE secret = $1 AND version = $2 - 1"
    };
    Ok(execute(db, write, progress).await? > 0)
}

pub(super) async fn restore(
    db: &mut PgConnection,
    progress: &StoredProgress,
) -> Result<(), StoreError> {
    execute(db, "INSERT INTO progress VALUES ($1, $2, $3, $4)", progress).await.map(drop)
}

async fn execute(
    db: &mut PgConnection,
    write: &'static str,
    progress: &StoredProgress,
) -> Result<u64, StoreError> {
    let written = query(write)
        .bind(progress.secret.0)
        .bind(i64::try_from(progress.version).unwrap_or(i64::MAX))
        .bind(millis(progress.at))
        .bind(&progress.text)
        .execute(db)
        .await?;
    Ok(written.rows_affected())
}

pub(super) async fn list(
    db: &mut PgConnection,
    after: Option<SecretHash>,
) -> Result<Vec<StoredProgress>, StoreError> {
    // Before the first there is an empty one.
    let after = after.map_or_else(Vec::new, |after| after.0.to_vec());
    let rows = query(
        "SELECT secret, version, at, text FROM progress WHERE secret > $1 ORDER BY secret LIMIT 100",
    )
    .bind(after)
    .fetch_all(db)
    .await?;
    rows.iter().map(read).collect()
}

pub(super) async fn forget_before(
    db: &mut PgConnection,
    before: Time,
) -> Result<usize, StoreError> {
    let gone = query(
        "DELETE FROM progress WHERE secret IN (SELECT secret FROM progress WHERE at < $1 LIMIT 1000)",
    )
    .bind(millis(before))
    .execute(db)
    .await?;
    Ok(usize::try_from(gone.rows_affected()).unwrap_or(usize::MAX))
}
