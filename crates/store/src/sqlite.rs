//! SQLite: one file, one writer.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection, Sqlite};

use crate::{Result, Store};

/// A statement with the lock that keeps the rows it reads unchanged. SQLite needs none: see [`LOCK`].
macro_rules! locked {
    ($lock:ident, $statement:expr) => {
        $statement
    };
}

/// The clock of the database, in milliseconds since 1970.
macro_rules! clock {
    () => {
        "cast(unixepoch('subsec') * 1000 as bigint)"
    };
}

#[path = "sql/mod.rs"]
#[expect(clippy::duplicate_mod, reason = "the statements are compiled once per database, see there")]
mod sql;

type Db = Sqlite;

/// Takes the only write lock immediately. A transaction that began by reading could not get it after a write of another
/// connection, and would fail instead of waiting.
const BEGIN: &str = "begin immediate";
/// With the write lock, no other connection can change what was read.
const LOCK: &str = "";
/// Finds a table by its name.
const THERE_IS: &str = "select 1 from sqlite_master where type = 'table' and name = $1";

/// How long to wait for another process that writes, such as a backup tool.
const BUSY: Duration = Duration::from_secs(1);
/// How long a caller waits for a connection before it gets the error that the database does not answer.
const PATIENCE: Duration = Duration::from_secs(5);
const READERS: u32 = 4;
/// The number of prepared statements that are kept: there is one for each size of a batch.
const STATEMENTS: usize = 512;

pub(crate) async fn open(path: &Path) -> Result<Arc<dyn Store>> {
    create_private(path)?;
    let pool = SqlitePoolOptions::new()
        .acquire_timeout(PATIENCE)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
        // When the disk is full, SQLite ends the transaction by itself, and the driver does not notice. A connection
        // that is unused but believes to be in a transaction is therefore discarded.
        .before_acquire(|connection, _| Box::pin(async move { Ok(!connection.is_in_transaction()) }));
    let write = pool.clone().max_connections(1).connect_with(writer(path)).await?;
    let read = pool.max_connections(READERS).connect_with(options(path).read_only(true)).await?;
    sql::Sql::open(write, read, Some(path.to_owned())).await
}

/// Options for a file that must exist, with constraints enforced.
pub(crate) fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(path).foreign_keys(true).busy_timeout(BUSY)
}

fn writer(path: &Path) -> SqliteConnectOptions {
    options(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .statement_cache_capacity(STATEMENTS)
        // A statement with many rows keeps its own journal, which needs no file.
        .pragma("temp_store", "memory")
}

/// Creates an empty file, if there is none, that only its owner can read: it will contain secrets.
pub(crate) fn create_private(path: &Path) -> std::io::Result<()> {
    let mut file = std::fs::OpenOptions::new();
    file.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut file, 0o600);
    file.open(path).map(drop)
}

#[cfg(test)]
mod tests {
    use sqlx::ConnectOptions;

    use super::*;

    /// A test that kills a process cannot show whether writes waited for the disk; the settings can.
    #[tokio::test]
    async fn the_writer_waits_for_the_disk() {
        let path = std::env::temp_dir().join(format!("orrery-store-writer-{}.db", std::process::id()));
        create_private(&path).unwrap();
        let mut connection = writer(&path).connect().await.unwrap();
        for (pragma, expected) in [("synchronous", "2"), ("foreign_keys", "1"), ("journal_mode", "wal")] {
            let sql = sqlx::AssertSqlSafe(format!("select cast({pragma} as text) from pragma_{pragma}"));
            let found: String = sqlx::query_scalar(sql).fetch_one(&mut connection).await.unwrap();
            assert_eq!(found, expected, "{pragma}");
        }
        connection.close().await.unwrap();
        std::fs::remove_file(&path).unwrap();
    }
}
