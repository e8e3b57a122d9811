//! Brings the tables up to date, which is not allowed while a server uses them.

use std::collections::HashSet;

use sqlx::{Pool, Row as _};

use super::super::THERE_IS;
use super::{Db, leases, query, skeletons};
use crate::{MIGRATOR, Node, Result, StoreError};

/// How long an upgrade may take, in milliseconds, before another server can start.
const LASTS: i64 = 60_000;

/// Upgrades the tables to this build. A database that another server has open is left unchanged: that server is of an
/// older build and does not know the new tables.
pub(super) async fn upgrade(pool: &Pool<Db>) -> Result<()> {
    if !is_current(pool).await? {
        // The lease keeps servers from starting in the meantime. Tables older than the lease have none to take.
        let lease = if there_is(pool, "lease").await? { Some(take(pool).await?) } else { None };
        let done = change(pool).await;
        if let Some(lease) = lease {
            leases::give_back(pool, lease).await;
        }
        return done;
    }
    // Changes nothing, but finds tables that do not match their migrations.
    Ok(MIGRATOR.run(pool).await?)
}

async fn take(pool: &Pool<Db>) -> Result<uuid::Uuid> {
    leases::take(pool, &Node::here(), LASTS).await.map_err(|e| match e {
        StoreError::InUse(why) => {
            StoreError::InUse(format!("the database needs an upgrade, but nothing was changed: {why}"))
        }
        e => e,
    })
}

async fn change(pool: &Pool<Db>) -> Result<()> {
    MIGRATOR.run(pool).await?;
    skeletons::fill(pool).await
}

/// Whether this build has nothing to change.
async fn is_current(pool: &Pool<Db>) -> Result<bool> {
    if !there_is(pool, "_sqlx_migrations").await? {
        return Ok(false);
    }
    let rows = query("select version from _sqlx_migrations where success").fetch_all(pool).await?;
    let done: HashSet<i64> = rows.iter().map(|row| row.try_get("version")).collect::<Result<_, _>>()?;
    Ok(MIGRATOR.iter().all(|migration| done.contains(&migration.version)) && skeletons::are_current(pool).await?)
}

/// Whether there is a table of this name.
async fn there_is(pool: &Pool<Db>, table: &'static str) -> Result<bool> {
    Ok(query(THERE_IS).bind(table).fetch_optional(pool).await?.is_some())
}
