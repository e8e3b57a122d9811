//! Skeletons of names: computing them for older accounts, and passing them on when they become free.

use std::collections::HashSet;

use sqlx::{Pool, Row as _};
use uuid::Uuid;

use super::super::BEGIN;
use super::{Connection, Db, query};
use crate::Result;
use crate::skeleton::{skeleton, version};

/// Whether the stored skeletons are those of this build.
pub(super) async fn are_current(pool: &Pool<Db>) -> Result<bool> {
    let sql = "select value from note where key = 'store.skeletons'";
    let kept = query(sql).fetch_optional(pool).await?.map(|row| row.try_get::<String, _>("value")).transpose()?;
    Ok(kept == Some(version()))
}

/// Computes the skeletons of all names, once for each version of the algorithm. Of two older accounts whose names look
/// alike, the first gets the skeleton; the other keeps its name, but has no skeleton.
pub(super) async fn fill(pool: &Pool<Db>) -> Result<()> {
    if are_current(pool).await? {
        return Ok(());
    }
    let mut tx = pool.begin_with(BEGIN).await?;
    // Written first: another process that does the same waits here until this one is done.
    let sql = "insert into note (key, value) values ('store.skeletons', $1)
               on conflict (key) do update set value = excluded.value";
    query(sql).bind(version()).execute(&mut *tx).await?;
    query("update player set name_skeleton = null where name_skeleton is not null").execute(&mut *tx).await?;
    let sql = "select id, name from player where kind <> 'guest' and deleted is null order by created, id";
    let mut taken = HashSet::new();
    for row in query(sql).fetch_all(&mut *tx).await? {
        let (id, look) = (row.try_get::<Uuid, _>("id")?, skeleton(row.try_get("name")?));
        if taken.insert(look.clone()) {
            query("update player set name_skeleton = $2 where id = $1").bind(id).bind(look).execute(&mut *tx).await?;
        }
    }
    Ok(tx.commit().await?)
}

/// The skeletons of this account and its bots.
pub(super) async fn of(tx: &mut Connection, id: Uuid) -> Result<Vec<String>> {
    let sql = "select name_skeleton as look from player where (id = $1 or owner_id = $1) and name_skeleton is not null";
    let rows = query(sql).bind(id).fetch_all(tx).await?;
    Ok(rows.iter().map(|row| row.try_get("look")).collect::<Result<_, _>>()?)
}

/// Passes on skeletons that have become free: the oldest account without one that looks the same gets it. Otherwise a
/// new account could look like that one.
pub(super) async fn pass_on(tx: &mut Connection, free: &[String]) -> Result<()> {
    if free.is_empty() {
        return Ok(());
    }
    let sql = "select id, name from player where name_skeleton is null and kind <> 'guest' and deleted is null
               order by created, id";
    let mut free: HashSet<&String> = free.iter().collect();
    for row in query(sql).fetch_all(&mut *tx).await? {
        let (id, look) = (row.try_get::<Uuid, _>("id")?, skeleton(row.try_get("name")?));
        if free.remove(&look) {
            query("update player set name_skeleton = $2 where id = $1").bind(id).bind(look).execute(&mut *tx).await?;
        }
    }
    Ok(())
}
