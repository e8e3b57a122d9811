//! SQLite: one file, one writer.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection, Sqlite};

use crate::{Result, Store};

/// A statement with what keeps the rows it reads as they are, which is nothing here: see [`LOCK`].
macro_rules! keeping {
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

/// Takes the only write lock at once. A transaction that began by reading could not get it when somebody else had
/// written meanwhile, and would fail instead of waiting.
const BEGIN: &str = "begin immediate";
/// With the write lock nobody else can change what was read.
const LOCK: &str = "";
/// Finds a table by its name.
const THERE_IS: &str = "select 1 from sqlite_master where type = 'table' and name = $1";

/// How long to wait for another process that writes, a backup tool say.
const BUSY: Duration = Duration::from_secs(1);
/// How long a caller waits for a connection before it is told that the database does not answer.
const PATIENCE: Duration = Duration::from_secs(5);
const READERS: u32 = 4;
/// A statement for each size of a batch stays prepared.
const STATEMENTS: usize = 512;

pub(crate) async fn open(path: &Path) -> Result<Arc<dyn Store>> {
    create_private(path)?;
    let pool = SqlitePoolOptions::new()
        .acquire_timeout(PATIENCE)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
        // After a full disk SQLite has ended the transaction by itself and the driver does not know: a connection that
        // believes to be in a transaction while nobody uses it is of no use any more.
        .before_acquire(|connection, _| Box::pin(async move { Ok(!connection.is_in_transaction()) }));
    let write = pool.clone().max_connections(1).connect_with(writer(path)).await?;
    let read = pool.max_connections(READERS).connect_with(options(path).read_only(true)).await?;
    sql::Sql::open(write, read, Some(path.to_owned())).await
}

/// A file that must exist, with its constraints in force.
pub(crate) fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(path).foreign_keys(true).busy_timeout(BUSY)
}

fn writer(path: &Path) -> SqliteConnectOptions {
    options(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .statement_cache_capacity(STATEMENTS)
        // A statement of many rows keeps a journal of its own, which needs no file.
        .pragma("temp_store", "memory")
}

/// Makes an empty file, if there is none, that only its owner can read: it will hold secrets.
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

    /// No test that kills a process can tell whether the disk was waited for; the settings can.
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
