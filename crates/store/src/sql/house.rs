//! The house itself.

use async_trait::async_trait;
use sqlx::{Executor, Row as _};
use uuid::Uuid;

use super::read::select;
use super::{Db, Sql, query, read};
use crate::error::Blame;
use crate::{Errand, House, Result, StoreError};

/// Adds an errand, alone or with the end of a match.
pub(super) async fn add_errand<'c>(to: impl Executor<'c, Database = Db>, errand: &Errand) -> Result<()> {
    let sql = "insert into errand (id, topic, body, due, tries) values ($1, $2, $3, $4, $5)";
    query(sql)
        .bind(errand.id)
        .bind(&errand.topic)
        .bind(&errand.body)
        .bind(errand.due)
        .bind(errand.tries)
        .execute(to)
        .await
        .blame("errand", "errand")?;
    Ok(())
}

#[async_trait]
impl House for Sql {
    async fn add_errand(&self, errand: &Errand) -> Result<()> {
        add_errand(&self.write, errand).await
    }

    async fn errands(&self, now: i64, limit: i64) -> Result<Vec<Errand>> {
        let sql = select!(errand, "where due <= $1 order by due, id limit $2");
        query(sql).bind(now).bind(limit).fetch_all(&self.read).await?.iter().map(read::errand).collect()
    }

    async fn errand_done(&self, id: Uuid) -> Result<()> {
        query("delete from errand where id = $1").bind(id).execute(&self.write).await?;
        Ok(())
    }

    async fn errand_later(&self, id: Uuid, due: i64) -> Result<()> {
        let sql = "update errand set due = $2, tries = tries + 1 where id = $1";
        let done = query(sql).bind(id).bind(due).execute(&self.write).await?;
        if done.rows_affected() == 0 { Err(StoreError::Missing("errand")) } else { Ok(()) }
    }

    async fn note(&self, key: &str) -> Result<Option<String>> {
        let row = query("select value from note where key = $1").bind(key).fetch_optional(&self.read).await?;
        Ok(row.map(|row| row.try_get("value")).transpose()?)
    }

    async fn put_note(&self, key: &str, value: &str) -> Result<()> {
        let sql =
            "insert into note (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value";
        query(sql).bind(key).bind(value).execute(&self.write).await?;
        Ok(())
    }
}
