//! PostgreSQL: one server plays on it, and those who look after it may write beside.

use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{Connection as _, PgConnection, Postgres};

use crate::{Result, Store, StoreError};

/// A statement with what keeps the rows it reads as they are until the end of the transaction.
macro_rules! keeping {
    // Rows that refer to them may still be added, which `for update` would delay.
    (as_they_are, $statement:expr) => {
        concat!($statement, " for no key update")
    };
    // Only somebody who takes all of a row waits for those who have it like this.
    (there, $statement:expr) => {
        concat!($statement, " for key share")
    };
    (alone, $statement:expr) => {
        concat!($statement, " for update")
    };
}

/// The clock of the database, in milliseconds since 1970. Not `now()`, which is the beginning of the transaction.
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
/// Another server that appends to the same match waits until we are done, and then sees what we did.
const LOCK: &str = " for update";
/// Finds a table by its name, where this connection looks for tables.
const THERE_IS: &str = "select 1 from pg_class where oid = to_regclass($1)";

/// How long a caller waits for a connection before it is told that the database does not answer.
const PATIENCE: Duration = Duration::from_secs(5);
const CONNECTIONS: u32 = 16;
/// A statement for each size of a batch stays prepared.
const STATEMENTS: usize = 512;

pub(crate) async fn open(url: &str) -> Result<Arc<dyn Store>> {
    let options = PgConnectOptions::from_str(url).map_err(|e| StoreError::Refused(e.to_string()))?;
    let options = options
        .application_name("orrery")
        .statement_cache_capacity(STATEMENTS)
        // `on` even where the server's default is not: who is told that a move is kept must be told the truth.
        .options([("synchronous_commit", "on"), ("lock_timeout", "5s")]);
    // A pool would ask again and again where nobody is; whoever starts a server hears of it at once.
    PgConnection::connect_with(&options).await?.close().await?;
    let pool = PgPoolOptions::new().acquire_timeout(PATIENCE).max_connections(CONNECTIONS);
    let pool = pool.connect_with(options).await?;
    sql::Sql::open(pool.clone(), pool, None).await
}
