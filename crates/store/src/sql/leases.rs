//! The lease, which decides which server may write.

use std::sync::{Arc, OnceLock};

use async_trait::async_trait;
use sqlx::{Pool, Row as _, Transaction};
use uuid::Uuid;

use super::super::BEGIN;
use super::{Db, Sql, query};
use crate::{Leases, Node, Result, StoreError};

/// All writes go through this. A store that has taken the lease checks in every transaction that it still has it.
#[derive(Clone)]
pub(super) struct Writer {
    pool: Pool<Db>,
    /// The id under which this store holds the lease.
    holder: Arc<OnceLock<Uuid>>,
}

impl Writer {
    pub(super) fn new(pool: Pool<Db>) -> Self {
        Self { pool, holder: Arc::default() }
    }

    /// Begins a transaction. A server that wants to take the lease waits for its end.
    pub(super) async fn begin(&self) -> Result<Transaction<'static, Db>> {
        let mut tx = self.pool.begin_with(BEGIN).await?;
        if let Some(holder) = self.holder.get() {
            let sql = locked!(there, "select 1 from lease where name = 'server' and holder = $1");
            if query(sql).bind(*holder).fetch_optional(&mut *tx).await?.is_none() {
                return Err(lost());
            }
        }
        Ok(tx)
    }

    /// Releases the lease, if it is held. If that fails, the lease expires.
    pub(super) async fn give_back(&self) {
        if let Some(holder) = self.holder.get() {
            give_back(&self.pool, *holder).await;
        }
    }

    pub(super) async fn close(&self) {
        self.pool.close().await;
    }
}

fn lost() -> StoreError {
    StoreError::InUse("another server has taken over the database; this one does not write any more".into())
}

/// Takes the lease for this number of milliseconds, unless another server has it. Returns the id of its holder.
pub(super) async fn take(pool: &Pool<Db>, node: &Node, lasts: i64) -> Result<Uuid> {
    let holder = Uuid::now_v7();
    let mut tx = pool.begin_with(BEGIN).await?;
    // A row to lock: of two servers that start at the same time, one waits for the other.
    let sql = "insert into lease (name, holder, machine, process, label, expires)
               values ('server', $1, '', '', '', 0) on conflict (name) do nothing";
    query(sql).bind(holder).execute(&mut *tx).await?;
    let sql = locked!(
        alone,
        concat!("select machine, process, label, expires, ", clock!(), " as now from lease where name = 'server'")
    );
    let row = query(sql).fetch_one(&mut *tx).await?;
    let other =
        Node { machine: row.try_get("machine")?, process: row.try_get("process")?, label: row.try_get("label")? };
    let left = row.try_get::<i64, _>("expires")? - row.try_get::<i64, _>("now")?;
    if left > 0 && !node.knows_the_end_of(&other) {
        if left > lasts {
            // No lease lasts this long: the clock of the database was set back since the last renewal. If there still
            // is a holder, it renews the lease in time; otherwise no server must wait for years.
            let sql = concat!("update lease set expires = $1 + ", clock!(), " where name = 'server'");
            query(sql).bind(lasts).execute(&mut *tx).await?;
            tx.commit().await?;
        } else {
            tx.rollback().await?;
        }
        let seconds = left.min(lasts) / 1000 + 1;
        return Err(StoreError::InUse(format!(
            "another server has this database open ({}). Only one may: stop that one first. If it was killed on \
             another machine or in a container, start again in {seconds} seconds",
            other.label
        )));
    }
    let sql = concat!(
        "update lease set holder = $1, machine = $2, process = $3, label = $4, expires = $5 + ",
        clock!(),
        " where name = 'server'"
    );
    let update = query(sql).bind(holder).bind(node.machine.clone()).bind(node.process.clone());
    update.bind(node.label.clone()).bind(lasts).execute(&mut *tx).await?;
    tx.commit().await?;
    Ok(holder)
}

/// Releases a lease. If that fails, the lease expires.
pub(super) async fn give_back(pool: &Pool<Db>, holder: Uuid) {
    let sql = "delete from lease where name = 'server' and holder = $1";
    query(sql).bind(holder).execute(pool).await.ok();
}

#[async_trait]
impl Leases for Sql {
    async fn take_lease(&self, node: &Node, lasts: i64) -> Result<()> {
        let holder = take(&self.write.pool, node, lasts).await?;
        self.write.holder.set(holder).map_err(|_| StoreError::Refused("this store has the lease already".into()))
    }

    async fn renew_lease(&self, lasts: i64) -> Result<()> {
        let holder = self.write.holder.get().ok_or_else(lost)?;
        // A lease that has expired, but that no other server has taken, is still held.
        let sql = concat!("update lease set expires = $2 + ", clock!(), " where name = 'server' and holder = $1");
        let done = query(sql).bind(*holder).bind(lasts).execute(&self.write.pool).await?;
        if done.rows_affected() == 0 { Err(lost()) } else { Ok(()) }
    }
}
