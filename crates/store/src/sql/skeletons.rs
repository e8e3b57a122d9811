//! How names look, for those who came before that was kept.

use std::collections::HashSet;

use sqlx::{Pool, Row as _};
use uuid::Uuid;

use super::super::BEGIN;
use super::{Db, query};
use crate::Result;
use crate::skeleton::{skeleton, version};

/// Fills in what every name looks like, once for each way of looking. Of two older accounts whose names look alike the
/// first keeps its look; the other keeps its name and takes no look away from anybody.
pub(super) async fn fill(pool: &Pool<Db>) -> Result<()> {
    let (sql, now) = ("select value from note where key = 'store.skeletons'", version());
    let kept = query(sql).fetch_optional(pool).await?.map(|row| row.try_get::<String, _>("value")).transpose()?;
    if kept.as_ref() == Some(&now) {
        return Ok(());
    }
    let mut tx = pool.begin_with(BEGIN).await?;
    // Written first: another program that does the same waits here until this one is done.
    let sql = "insert into note (key, value) values ('store.skeletons', $1)
               on conflict (key) do update set value = excluded.value";
    query(sql).bind(now).execute(&mut *tx).await?;
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
