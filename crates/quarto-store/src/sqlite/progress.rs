//! What players have done alone.

use quarto_game::Time;
use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::{SecretHash, StoreError, StoredProgress};

const COLUMNS: &str = "secret, version, at, text";

fn read(row: &Row<'_>) -> rusqlite::Result<StoredProgress> {
    Ok(StoredProgress {
        secret: SecretHash(row.get(0)?),
        version: row.get(1)?,
        at: Time(row.get(2)?),
        text: row.get(3)?,
    })
}

pub(super) fn find(
    db: &Connection,
    secret: SecretHash,
) -> Result<Option<StoredProgress>, StoreError> {
    let mut query =
        db.prepare_cached(&format!("SELECT {COLUMNS} FROM progress WHERE secret = ?"))?;
    Ok(query.query_row([secret.0], read).optional()?)
}

/// Writes a text after the version before it, and returns whether nobody was faster.
pub(super) fn keep(db: &Connection, progress: &StoredProgress) -> Result<bool, StoreError> {
    let StoredProgress { secret, version, at, text } = progress;
    let written = if *version == 1 {
        db.prepare_cached("INSERT OR IGNORE INTO progress VALUES (?, 1, ?, ?)")?
            .execute(params![secret.0, at.0, text])?
    } else {
        db.prepare_cached(
            "UPDATE progress SET version = ?2, at = ?3, text = ?4 \
             WHERE secret = ?1 AND version = ?2 - 1",
        )?
        .execute(params![secret.0, version, at.0, text])?
    };
    Ok(written > 0)
}

pub(super) fn restore(db: &Connection, progress: &StoredProgress) -> Result<(), StoreError> {
    let StoredProgress { secret, version, at, text } = progress;
    db.prepare_cached("INSERT INTO progress VALUES (?, ?, ?, ?)")?
        .execute(params![secret.0, version, at.0, text])?;
    Ok(())
}

pub(super) fn list(
    db: &Connection,
    after: Option<SecretHash>,
) -> Result<Vec<StoredProgress>, StoreError> {
    let mut query = db.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM progress WHERE secret > ? ORDER BY secret LIMIT 100"
    ))?;
    // Before the first there is an empty one.
    let after = after.map_or_else(Vec::new, |after| after.0.to_vec());
    let rows = query.query_map([after], read)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(super) fn forget_before(db: &Connection, time: Time) -> Result<usize, StoreError> {
    let mut delete = db.prepare_cached(
        "DELETE FROM progress WHERE secret IN (SELECT secret FROM progress WHERE at < ? LIMIT 1000)",
    )?;
    Ok(delete.execute([time.0])?)
}

pub(super) fn drop_of(db: &Connection, secret: SecretHash) -> Result<(), StoreError> {
    db.prepare_cached("DELETE FROM progress WHERE secret = ?")?.execute([secret.0])?;
    Ok(())
}
