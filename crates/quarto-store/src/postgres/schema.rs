//! Connections, the version of the tables, and how they are brought up to date.

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{Connection, Row as _, query, raw_sql};

use crate::StoreError;
use crate::migrations::{POSTGRES, missing};

/// How long a command waits for a connection before it fails and is to be tried again.
const PATIENCE: Duration = Duration::from_secs(5);

/// Connects to a database, with as many connections as commands that run at once.
pub(super) async fn connect(options: PgConnectOptions) -> Result<PgPool, StoreError> {
    let pool = PgPoolOptions::new().max_connections(16).acquire_timeout(PATIENCE);
    Ok(pool.connect_with(options).await?)
}

/// Brings the database up to date. Of several programs that start at once, one does it and the
/// others wait.
pub(super) async fn migrate(db: &mut PgConnection) -> Result<(), StoreError> {
    let mut db = db.begin().await?;
    // The number is any that nobody else uses.
    query("SELECT pg_advisory_xact_lock(1616)").execute(&mut *db).await?;
    let version = version(&mut db).await?;
    if version.is_none() {
        raw_sql("CREATE TABLE migration (version BIGINT PRIMARY KEY)").execute(&mut *db).await?;
    }
    let version = version.unwrap_or(0);
    let steps = missing(POSTGRES, version).ok_or(StoreError::Newer(version))?;
    for (number, step) in (version + 1..).zip(steps) {
        raw_sql(*step).execute(&mut *db).await?;
        query("INSERT INTO migration VALUES ($1)").bind(number).execute(&mut *db).await?;
    }
    Ok(db.commit().await?)
}

/// Returns the version of the database, or `None` if nothing was ever kept there.
pub(super) async fn version(db: &mut PgConnection) -> Result<Option<i64>, StoreError> {
    let is_new: bool =
        query("SELECT to_regclass('migration') IS NULL").fetch_one(&mut *db).await?.try_get(0)?;
    if is_new {
        return Ok(None);
    }
    let row = query("SELECT coalesce(max(version), 0) FROM migration").fetch_one(&mut *db).await?;
    Ok(Some(row.try_get(0)?))
}
