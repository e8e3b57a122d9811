//! PostgreSQL: one server plays on it, and administration tools may write at the same time.

use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{Connection as _, PgConnection, Postgres};

use crate::{Result, Store, StoreError};

/// A statement with the lock that keeps the rows it reads unchanged until the end of the transaction.
macro_rules! locked {
    // Rows that refer to them may still be added, which `for update` would delay.
    (as_they_are, $statement:expr) => {
        concat!($statement, " for no key update")
    };
    // Only a transaction that locks the whole row waits for this lock.
    (there, $statement:expr) => {
        concat!($statement, " for key share")
    };
    (alone, $statement:expr) => {
        concat!($statement, " for update")
    };
}

/// The clock of the database, in milliseconds since 1970. Not `now()`, which is the start of the transaction.
macro_rules! clock {
    () => {
        "cast(extract(epoch from clock_timestamp()) * 1000 as bigint)"
    };
}

#[path = "sql/mod.rs"]
#[expect(clippy::duplicate_mod, reason = "the statements are compiled once per database, see there")]
mod sql;

type Db = Postgres;

const BEGIN: &str = "begin";
/// Another server that appends to the same match waits for the end of this transaction, and then sees its changes.
const LOCK: &str = " for update";
/// Finds a table by its name, in the schemas this connection searches.
const THERE_IS: &str = "select 1 from pg_class where oid = to_regclass($1)";

/// How long a caller waits for a connection before it gets the error that the database does not answer.
const PATIENCE: Duration = Duration::from_secs(5);
const CONNECTIONS: u32 = 16;
/// The number of prepared statements that are kept: there is one for each size of a batch.
const STATEMENTS: usize = 512;

pub(crate) async fn open(url: &str) -> Result<Arc<dyn Store>> {
    let options = PgConnectOptions::from_str(url).map_err(|e| StoreError::Refused(e.to_string()))?;
    let options = options
        .application_name("orrery")
        .statement_cache_capacity(STATEMENTS)
        // `on` even where the server's default is not: a move that was acknowledged must be on the disk.
        .options([("synchronous_commit", "on"), ("lock_timeout", "5s")]);
    // A pool would retry an address without a server; an operator who starts Orrery should see the error immediately.
    PgConnection::connect_with(&options).await?.close().await?;
    let pool = PgPoolOptions::new().acquire_timeout(PATIENCE).max_connections(CONNECTIONS);
    let pool = pool.connect_with(options).await?;
    sql::Sql::open(pool.clone(), pool, None).await
}
