//! Chat, mutes and blocks, reports and ratings.

use async_trait::async_trait;
use sqlx::Row as _;
use uuid::Uuid;

use super::read::select;
use super::{Sql, lock_user, query, read};
use crate::error::Blame;
use crate::words::Word;
use crate::{ChatLine, MuteKind, People, Rating, Report, Result, StoreError};

/// The number of chat lines that a table keeps. Clients receive only the last few of them.
const CHAT_KEPT: i64 = 500;

#[async_trait]
impl People for Sql {
    async fn add_chat(&self, id: Uuid, line: &ChatLine) -> Result<i64> {
        let mut tx = self.begin().await?;
        if let Some(user) = line.user {
            lock_user(&mut tx, user, "user").await?;
        }
        // The counter in the match's row also makes concurrent chat lines wait for each other.
        let sql = "update match set said = said + 1 where id = $1 returning said";
        let row = query(sql).bind(id).fetch_optional(&mut *tx).await?.ok_or(StoreError::Missing("match"))?;
        let seq: i64 = row.try_get("said")?;
        let sql = "insert into chat (match_id, seq, player_id, name, watchers, seats, spot, text, at)
                   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
        query(sql)
            .bind(id)
            .bind(seq)
            .bind(line.user)
            .bind(&line.name)
            .bind(line.watchers)
            .bind(line.seats)
            .bind(line.spot.map(i32::from))
            .bind(&line.text)
            .bind(line.at)
            .execute(&mut *tx)
            .await
            .blame("chat line", "user")?;
        if seq > CHAT_KEPT {
            let sql = "delete from chat where match_id = $1 and seq <= $2";
            query(sql).bind(id).bind(seq - CHAT_KEPT).execute(&mut *tx).await?;
        }
        tx.commit().await?;
        Ok(seq)
    }

    async fn chat(&self, id: Uuid, limit: i64) -> Result<Vec<ChatLine>> {
        let sql = select!(chat, "where match_id = $1 order by seq desc limit $2");
        query(sql).bind(id).bind(limit).fetch_all(&self.read).await?.iter().rev().map(read::chat_line).collect()
    }

    async fn set_mute(&self, user: Uuid, other: Uuid, how: Option<MuteKind>, at: i64) -> Result<()> {
        let statement = match how {
            Some(how) => {
                let sql = "insert into shut (player_id, other_id, how, at) values ($1, $2, $3, $4)
                           on conflict (player_id, other_id) do update set how = excluded.how, at = excluded.at";
                query(sql).bind(user).bind(other).bind(how.word()).bind(at)
            }
            None => query("delete from shut where player_id = $1 and other_id = $2").bind(user).bind(other),
        };
        self.execute_blaming(statement, "user", "user").await?;
        Ok(())
    }

    async fn mutes_of(&self, user: Uuid) -> Result<Vec<(Uuid, MuteKind)>> {
        let sql = "select other_id, how from shut where player_id = $1 order by at, other_id";
        let rows = query(sql).bind(user).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((row.try_get("other_id")?, MuteKind::read(row.try_get("how")?)?))).collect()
    }

    async fn blocked(&self, a: Uuid, b: Uuid) -> Result<bool> {
        let sql = "select 1 from shut where how = 'block'
                   and ((player_id = $1 and other_id = $2) or (player_id = $2 and other_id = $1))";
        Ok(query(sql).bind(a).bind(b).fetch_optional(&self.read).await?.is_some())
    }

    async fn add_report(&self, report: &Report) -> Result<()> {
        let sql = "insert into report (id, by_id, about_id, match_id, frame, text, excerpt, at, closed, closed_by_id,
                   verdict) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
        let closed = report.closed.as_ref();
        let mut tx = self.begin().await?;
        lock_user(&mut tx, report.by, "user or match").await?;
        query(sql)
            .bind(report.id)
            .bind(report.by)
            .bind(report.about)
            .bind(report.table)
            .bind(report.line)
            .bind(&report.text)
            .bind(&report.excerpt)
            .bind(report.at)
            .bind(closed.map(|c| c.0))
            .bind(closed.map(|c| c.1))
            .bind(closed.map(|c| c.2.as_str()))
            .execute(&mut *tx)
            .await
            .blame("report", "user or match")?;
        if let Some(bug) = &report.bug {
            let sql = "insert into bug (report_id, page, agent, attachment) values ($1, $2, $3, $4)";
            let insert = query(sql).bind(report.id).bind(&bug.page).bind(&bug.agent).bind(&bug.attachment);
            insert.execute(&mut *tx).await.blame("report", "report")?;
        }
        Ok(tx.commit().await?)
    }

    async fn reports(&self, open_only: bool, limit: i64) -> Result<Vec<Report>> {
        let sql = if open_only {
            select!(report, "where closed is null order by at desc, id desc limit $1")
        } else {
            select!(report, "order by closed is not null, at desc, id desc limit $1")
        };
        query(sql).bind(limit).fetch_all(&self.read).await?.iter().map(read::report).collect()
    }

    async fn report(&self, id: Uuid) -> Result<Option<Report>> {
        let row = query(select!(report, "where id = $1")).bind(id).fetch_optional(&self.read).await?;
        row.as_ref().map(read::report).transpose()
    }

    async fn close_report(&self, id: Uuid, at: i64, by: Uuid, verdict: &str) -> Result<()> {
        let sql = "update report set closed = $2, closed_by_id = $3, verdict = $4 where id = $1 and closed is null";
        let update = query(sql).bind(id).bind(at).bind(by).bind(verdict);
        if self.execute_blaming(update, "report", "user").await? > 0 {
            return Ok(());
        }
        match query("select 1 from report where id = $1").bind(id).fetch_optional(&self.read).await? {
            Some(_) => Err(StoreError::Conflict("report")),
            None => Err(StoreError::Missing("report")),
        }
    }

    async fn rating(&self, user: Uuid, game: &str, mode: &str) -> Result<Option<Rating>> {
        let sql = select!(rating, "where player_id = $1 and game = $2 and mode = $3");
        let row = query(sql).bind(user).bind(game).bind(mode).fetch_optional(&self.read).await?;
        row.as_ref().map(read::rating).transpose()
    }

    async fn ratings_of(&self, user: Uuid) -> Result<Vec<Rating>> {
        let sql = select!(rating, "where player_id = $1 order by game, mode");
        query(sql).bind(user).fetch_all(&self.read).await?.iter().map(read::rating).collect()
    }
}
