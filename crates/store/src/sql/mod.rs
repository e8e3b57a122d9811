//! The statements, written once and compiled twice: as a child of `sqlite` and of `postgres`, which define `Db` and the
//! differences of dialect. Generic code would be a single module, but with ten bounds on every function.

mod batch;
mod decks;
mod errands;
mod leases;
mod logs;
mod matches;
mod people;
mod read;
mod sessions;
mod skeletons;
mod upgrade;
mod users;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::{Database, Pool, Transaction};
use uuid::Uuid;

use super::Db;
use crate::error::Blame as _;
use crate::queue::{Queue, Stats};
use crate::space::free_space;
use crate::{Result, Store, StoreError};

type Row = <Db as Database>::Row;
type Connection = <Db as Database>::Connection;
type Query = sqlx::query::Query<'static, Db, <Db as Database>::Arguments>;

fn query(sql: &'static str) -> Query {
    sqlx::query(sql)
}

/// An open database.
pub(super) struct Sql {
    /// For all writes except appends.
    write: leases::Writer,
    /// For all reads.
    read: Pool<Db>,
    /// For appends.
    queue: Queue,
    /// The file of the database, if it is on this machine.
    file: Option<PathBuf>,
}

/// The number of characters that a write test writes.
const TRIAL: usize = 16 << 10;

impl Sql {
    pub(super) async fn open(write: Pool<Db>, read: Pool<Db>, file: Option<PathBuf>) -> Result<Arc<dyn Store>> {
        upgrade::upgrade(&write).await?;
        let write = leases::Writer::new(write);
        let queue = Queue::start(batch::Batches::new(write.clone()));
        Ok(Arc::new(Self { write, read, queue, file }))
    }

    /// Begins a write transaction, unless another server has taken over the database.
    async fn begin(&self) -> Result<Transaction<'static, Db>> {
        self.write.begin().await
    }

    /// Runs a statement that writes, and returns the number of changed rows.
    async fn execute(&self, statement: Query) -> Result<u64> {
        self.execute_blaming(statement, "row", "row").await
    }

    /// The same, with names for broken constraints.
    async fn execute_blaming(&self, statement: Query, taken: &'static str, missing: &'static str) -> Result<u64> {
        let mut tx = self.begin().await?;
        let done = statement.execute(&mut *tx).await.blame(taken, missing)?;
        tx.commit().await?;
        Ok(done.rows_affected())
    }
}

/// Locks a user until the end of the transaction: no other transaction deletes the account, and only one at a time
/// counts what belongs to it. `Missing` when the account is gone.
async fn lock_user(tx: &mut Connection, id: Uuid, missing: &'static str) -> Result<()> {
    let sql = locked!(as_they_are, "select 1 from player where id = $1 and deleted is null");
    query(sql).bind(id).fetch_optional(tx).await?.map(drop).ok_or(StoreError::Missing(missing))
}

#[async_trait]
impl Store for Sql {
    async fn ready(&self) -> Result<()> {
        if !self.queue.is_open() {
            return Err(StoreError::Unavailable("the task that writes appends has ended".into()));
        }
        // A real write: a lock alone would not notice that the disk is full. The text differs each time, and
        // compression does not shorten it.
        let trial: String = (0..TRIAL / 32).map(|_| Uuid::new_v4().simple().to_string()).collect();
        let sql = "insert into note (key, value) values ('store.ready', $1)
                   on conflict (key) do update set value = excluded.value";
        self.execute(query(sql).bind(trial)).await?;
        Ok(())
    }

    fn failing(&self) -> Option<(Duration, StoreError)> {
        self.queue.failing()
    }

    fn free_space(&self) -> Result<Option<u64>> {
        self.file.as_deref().map_or(Ok(None), free_space)
    }

    fn stats(&self) -> Stats {
        self.queue.stats()
    }

    async fn close(&self) {
        self.queue.close().await;
        self.write.give_back().await;
        // The writer is closed last: the last connection to a SQLite file cleans it up, which readers cannot.
        self.read.close().await;
        self.write.close().await;
    }
}
