//! A fresh database of each kind.

use quarto_store::{Store, StoreUrl};
use tempfile::TempDir;

/// A database that nobody else uses.
pub(crate) enum Backend {
    Sqlite(TempDir),
    #[cfg(feature = "cluster")]
    Postgres(String),
}

impl Backend {
    pub(crate) fn sqlite() -> Backend {
        Backend::Sqlite(tempfile::tempdir().unwrap())
    }

    #[cfg(feature = "cluster")]
    pub(crate) async fn postgres() -> Backend {
        use sqlx::{Connection, PgConnection, raw_sql};

        let server = std::env::var("QUARTO_TEST_POSTGRES");
        let server = server.expect("run it by: cargo xtask with-servers cargo nextest run …");
        let name = format!("test_{}", quarto_store::random_game_id());
        let mut admin = PgConnection::connect(&server).await.unwrap();
        let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
        raw_sql(create).execute(&mut admin).await.unwrap();
        let (host, _) = server.rsplit_once('/').unwrap();
        Backend::Postgres(format!("{host}/{name}"))
    }

    pub(crate) fn url(&self) -> StoreUrl {
        match self {
            Backend::Sqlite(folder) => StoreUrl::Sqlite(folder.path().join("games.db")),
            #[cfg(feature = "cluster")]
            Backend::Postgres(url) => StoreUrl::Postgres(url.clone()),
        }
    }

    /// Opens the store, as another program would.
    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.url()).await.unwrap()
    }

    /// Changes something behind the back of the store.
    pub(crate) async fn change(&self, sql: &'static str) {
        match self {
            Backend::Sqlite(folder) => {
                let db = rusqlite::Connection::open(folder.path().join("games.db")).unwrap();
                db.execute_batch(sql).unwrap();
            }
            #[cfg(feature = "cluster")]
            Backend::Postgres(url) => {
                use sqlx::{Connection, PgConnection, raw_sql};
                let mut db = PgConnection::connect(url).await.unwrap();
                raw_sql(sql).execute(&mut db).await.unwrap();
            }
        }
    }
}

/// Runs tests on every kind of database.
macro_rules! on_every_store {
    ($($test:ident),+ $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test(&crate::backend::Backend::sqlite()).await;
            })+
        }
        #[cfg(feature = "cluster")]
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test(&crate::backend::Backend::postgres().await).await;
            })+
        }
    };
}
pub(crate) use on_every_store;
