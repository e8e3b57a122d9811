//! The statements, written once and compiled twice: below `sqlite` and below `postgres`, each of which says what `Db`
//! is and where the dialects differ. Generic code would be one module instead, and ten bounds on every function.

mod batch;
mod decks;
mod house;
mod logs;
mod matches;
mod people;
mod read;
mod sessions;
mod users;

use async_trait::async_trait;
use sqlx::{Database, Pool, Transaction};

use super::{BEGIN, Db};
use crate::queue::{Queue, Stats};
use crate::{Result, Store, StoreError};

type Row = <Db as Database>::Row;
type Query = sqlx::query::Query<'static, Db, <Db as Database>::Arguments>;

fn query(sql: &'static str) -> Query {
    sqlx::query(sql)
}

/// An open database.
pub(super) struct Sql {
    /// For everything that changes something.
    write: Pool<Db>,
    /// For everything else.
    read: Pool<Db>,
    /// For appends.
    queue: Queue,
}

impl Sql {
    pub(super) fn new(write: Pool<Db>, read: Pool<Db>) -> Self {
        let queue = Queue::start(batch::Batches::new(write.clone()));
        Self { write, read, queue }
    }

    async fn begin(&self) -> Result<Transaction<'static, Db>> {
        Ok(self.write.begin_with(BEGIN).await?)
    }
}

#[async_trait]
impl Store for Sql {
    async fn ready(&self) -> Result<()> {
        if !self.queue.is_open() {
            return Err(StoreError::Unavailable("nobody writes appends any more".into()));
        }
        // A real write: a lock alone would not notice that the disk is full.
        let sql = "insert into note (key, value) values ('store.ready', '') on conflict (key) do update set value = ''";
        query(sql).execute(&self.write).await?;
        Ok(())
    }

    fn stats(&self) -> Stats {
        self.queue.stats()
    }

    async fn close(&self) {
        self.queue.close().await;
        // The writer goes last: the last one out of a SQLite file tidies it up, which readers cannot.
        self.read.close().await;
        self.write.close().await;
    }
}
