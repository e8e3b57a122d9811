//! How names look, for those who came before that was kept, and for those who were second to look so.

use std::collections::HashSet;

use sqlx::{Pool, Row as _};
use uuid::Uuid;

use super::super::BEGIN;
use super::{Connection, Db, query};
use crate::Result;
use crate::skeleton::{skeleton, version};

/// Is what is kept what this build would keep?
pub(super) async fn are_current(pool: &Pool<Db>) -> Result<bool> {
    let sql = "select value from note where key = 'store.skeletons'";
    let kept = query(sql).fetch_optional(pool).await?.map(|row| row.try_get::<String, _>("value")).transpose()?;
    Ok(kept == Some(version()))
}

/// Fills in what every name looks like, once for each way of looking. Of two older accounts whose names look alike the
/// first keeps its look; the other keeps its name and takes no look away from anybody.
pub(super) async fn fill(pool: &Pool<Db>) -> Result<()> {
    if are_current(pool).await? {
        return Ok(());
    }
    let mut tx = pool.begin_with(BEGIN).await?;
    // Written first: another program that does the same waits here until this one is done.
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

/// What these accounts and their bots look like.
pub(super) async fn of(tx: &mut Connection, id: Uuid) -> Result<Vec<String>> {
    let sql = "select name_skeleton as look from player where (id = $1 or owner_id = $1) and name_skeleton is not null";
    let rows = query(sql).bind(id).fetch_all(tx).await?;
    Ok(rows.iter().map(|row| row.try_get("look")).collect::<Result<_, _>>()?)
}

/// Nobody looks like that any more: of those who do, and were second to somebody older, the oldest is first now. Or
/// somebody new could look like them.
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
