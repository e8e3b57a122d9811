//! Errands and notes of the server.

use async_trait::async_trait;
use sqlx::Row as _;
use uuid::Uuid;

use super::matches::shift_deadlines;
use super::read::select;
use super::{Connection, Sql, query, read};
use crate::error::Blame;
use crate::{Errand, Errands, Result, StoreError};

/// Adds an errand, alone or with the end of a match.
pub(super) async fn add_errand(to: &mut Connection, errand: &Errand) -> Result<()> {
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
impl Errands for Sql {
    async fn add_errand(&self, errand: &Errand) -> Result<()> {
        let mut tx = self.begin().await?;
        add_errand(&mut tx, errand).await?;
        Ok(tx.commit().await?)
    }

    async fn errands(&self, now: i64, limit: i64) -> Result<Vec<Errand>> {
        let sql = select!(errand, "where due <= $1 order by due, id limit $2");
        query(sql).bind(now).bind(limit).fetch_all(&self.read).await?.iter().map(read::errand).collect()
    }

    async fn errand_done(&self, id: Uuid) -> Result<()> {
        self.execute(query("delete from errand where id = $1").bind(id)).await?;
        Ok(())
    }

    async fn errand_later(&self, id: Uuid, due: i64) -> Result<()> {
        let sql = "update errand set due = $2, tries = tries + 1 where id = $1";
        if self.execute(query(sql).bind(id).bind(due)).await? == 0 {
            Err(StoreError::Missing("errand"))
        } else {
            Ok(())
        }
    }

    async fn note(&self, key: &str) -> Result<Option<String>> {
        let row = query("select value from note where key = $1").bind(key).fetch_optional(&self.read).await?;
        Ok(row.map(|row| row.try_get("value")).transpose()?)
    }

    async fn put_note(&self, key: &str, value: &str) -> Result<()> {
        let mut tx = self.begin().await?;
        put_note(&mut tx, key, value).await?;
        Ok(tx.commit().await?)
    }

    async fn shift_deadlines(&self, note: &str, now: i64) -> Result<(i64, u64)> {
        let mut tx = self.begin().await?;
        let last = query("select value from note where key = $1").bind(note).fetch_optional(&mut *tx).await?;
        let last = last.map(|row| row.try_get::<String, _>("value")).transpose()?;
        let away = last.and_then(|text| text.parse::<i64>().ok()).map_or(0, |last| (now - last).max(0));
        let moved = if away > 0 { shift_deadlines(&mut tx, away).await? } else { 0 };
        put_note(&mut tx, note, &now.to_string()).await?;
        tx.commit().await?;
        Ok((away, moved))
    }
}

async fn put_note(to: &mut Connection, key: &str, value: &str) -> Result<()> {
    let sql = "insert into note (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value";
    query(sql).bind(key).bind(value).execute(to).await?;
    Ok(())
}
