//! The logs of matches; `batch` writes the appends.

use async_trait::async_trait;
use sqlx::Row as _;
use uuid::Uuid;

use super::read::select;
use super::{Sql, batch, query, read};
use crate::{Append, Line, Logs, Result, StoreError};

#[async_trait]
impl Logs for Sql {
    async fn start_match(
        &self,
        id: Uuid,
        secret: &str,
        header: &Line,
        meta: &str,
        deadline: Option<i64>,
    ) -> Result<()> {
        if header.n != 0 {
            return Err(StoreError::Conflict("line"));
        }
        let mut tx = self.begin().await?;
        let sql = "update match set status = 'running', secret = $2, meta = $3, deadline = $4, started = $5, lines = 1
                   where id = $1 and status = 'open'";
        let done = query(sql).bind(id).bind(secret).bind(meta).bind(deadline).bind(header.at).execute(&mut *tx).await?;
        if done.rows_affected() == 0 {
            tx.rollback().await?;
            return Err(self.not_changed(id, "table").await);
        }
        batch::insert_lines(&mut tx, &[(id, header)]).await?;
        Ok(tx.commit().await?)
    }

    async fn secret(&self, id: Uuid) -> Result<Option<String>> {
        let row = query("select secret from match where id = $1").bind(id).fetch_optional(&self.read).await?;
        row.map_or(Ok(None), |row| Ok(row.try_get("secret")?))
    }

    async fn append(&self, append: Append) -> Result<()> {
        self.queue.append(append).await
    }

    async fn log(&self, id: Uuid, from: i64) -> Result<Vec<Line>> {
        let sql = select!(match_log, "where match_id = $1 and n >= $2 order by n");
        query(sql).bind(id).bind(from).fetch_all(&self.read).await?.iter().map(read::line).collect()
    }

    async fn line_of(&self, id: Uuid, seat: u8, cid: Uuid) -> Result<Option<i64>> {
        let sql = "select n from match_log where match_id = $1 and seat = $2 and cid = $3";
        let row = query(sql).bind(id).bind(i16::from(seat)).bind(cid).fetch_optional(&self.read).await?;
        Ok(row.map(|row| row.try_get("n")).transpose()?)
    }

    async fn put_meta(&self, id: Uuid, meta: &str, deadline: Option<i64>) -> Result<()> {
        let sql = "update match set meta = $2, deadline = case when ended is null then $3 end where id = $1";
        if self.execute(query(sql).bind(id).bind(meta).bind(deadline)).await? == 0 {
            Err(StoreError::Missing("match"))
        } else {
            Ok(())
        }
    }
}
