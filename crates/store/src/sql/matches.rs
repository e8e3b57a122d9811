//! Tables and matches, without their logs.

use async_trait::async_trait;
use sqlx::Row as _;
use uuid::Uuid;

use super::read::select;
use super::{Connection, Sql, batch, lock_user, query, read};
use crate::error::Blame;
use crate::words::Word;
use crate::{Line, Match, Matches, Result, SeatRow, Status, StoreError};

impl Sql {
    /// Why nothing was changed: the match is in another state, or there is none.
    pub(super) async fn not_changed(&self, id: Uuid, conflict: &'static str) -> StoreError {
        match query("select 1 from match where id = $1").bind(id).fetch_optional(&self.read).await {
            Ok(Some(_)) => StoreError::Conflict(conflict),
            Ok(None) => StoreError::Missing("match"),
            Err(error) => error.into(),
        }
    }
}

/// Writes the rows of a match and its seats.
async fn insert(to: &mut Connection, row: &Match, seats: &[SeatRow], secret: Option<&str>) -> Result<()> {
    let sql = "insert into match (id, game, mode, setup, options, meta, public, rated, status, creator_id, created,
               started, ended, result, deadline, lines, secret)
               values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)";
    query(sql)
        .bind(row.id)
        .bind(&row.game)
        .bind(&row.mode)
        .bind(&row.setup)
        .bind(&row.options)
        .bind(&row.meta)
        .bind(row.public)
        .bind(row.rated)
        .bind(row.status.word())
        .bind(row.creator)
        .bind(row.created)
        .bind(row.started)
        .bind(row.ended)
        .bind(&row.result)
        .bind(row.deadline)
        .bind(row.lines)
        .bind(secret.map(str::to_owned))
        .execute(&mut *to)
        .await
        .blame("match", "user")?;
    for seat in seats {
        let sql = "insert into seat (match_id, seat, player_id, bot, name) values ($1, $2, $3, $4, $5)";
        query(sql)
            .bind(row.id)
            .bind(i16::from(seat.seat))
            .bind(seat.user)
            .bind(&seat.bot)
            .bind(&seat.name)
            .execute(&mut *to)
            .await
            .blame("seat", "user")?;
    }
    Ok(())
}

/// Writes a match that has started, with its log.
async fn insert_begun(to: &mut Connection, row: &Match, seats: &[SeatRow], secret: &str, lines: &[Line]) -> Result<()> {
    if !lines.iter().map(|line| line.n).eq(0..row.lines) {
        return Err(StoreError::Conflict("line"));
    }
    insert(&mut *to, row, seats, Some(secret)).await?;
    let lines: Vec<_> = lines.iter().map(|line| (row.id, line)).collect();
    batch::insert_lines(to, &lines).await
}

/// The number of tables that a user created since a time, and of the open or running ones at which the user sits.
async fn table_counts(of: &mut Connection, user: Uuid, since: i64) -> Result<(i64, i64)> {
    let sql = "select (select count(*) from match where creator_id = $1 and created >= $2) as made,
               (select count(*) from match where status in ('open', 'running')
                and id in (select match_id from seat where player_id = $1)) as seated";
    let row = query(sql).bind(user).bind(since).fetch_one(of).await?;
    Ok((row.try_get("made")?, row.try_get("seated")?))
}

/// Changes one seat, if it is still as it was.
async fn update_seat(to: &mut Connection, id: Uuid, before: &SeatRow, after: &SeatRow) -> Result<u64> {
    let sql = "update seat set player_id = $1, bot = $2, name = $3 where match_id = $4 and seat = $5
               and player_id is not distinct from $6 and bot is not distinct from $7 and name = $8";
    let update = query(sql)
        .bind(after.user)
        .bind(&after.bot)
        .bind(&after.name)
        .bind(id)
        .bind(i16::from(before.seat))
        .bind(before.user)
        .bind(&before.bot)
        .bind(&before.name);
    Ok(update.execute(to).await.blame("seat", "user")?.rows_affected())
}

/// Moves every deadline of a running match.
pub(super) async fn shift_deadlines(to: &mut Connection, by: i64) -> Result<u64> {
    let sql = "update match set deadline = deadline + $1 where status = 'running' and deadline is not null";
    Ok(query(sql).bind(by).execute(to).await?.rows_affected())
}

#[async_trait]
impl Matches for Sql {
    async fn open_table(
        &self,
        row: &Match,
        seats: &[SeatRow],
        begun: Option<(&str, &[Line])>,
        since: i64,
        most: (i64, i64),
    ) -> Result<()> {
        let mut tx = self.begin().await?;
        lock_user(&mut tx, row.creator, "user").await?;
        let (made, sits) = table_counts(&mut tx, row.creator, since).await?;
        if made >= most.0 || sits >= most.1 {
            return Err(StoreError::Conflict("tables"));
        }
        match begun {
            Some((secret, lines)) => insert_begun(&mut tx, row, seats, secret, lines).await?,
            None => insert(&mut tx, row, seats, None).await?,
        }
        Ok(tx.commit().await?)
    }

    async fn add_match(&self, row: &Match, seats: &[SeatRow]) -> Result<()> {
        let mut tx = self.begin().await?;
        insert(&mut tx, row, seats, None).await?;
        Ok(tx.commit().await?)
    }

    async fn import_match(&self, row: &Match, seats: &[SeatRow], secret: &str, lines: &[Line]) -> Result<()> {
        let mut tx = self.begin().await?;
        insert_begun(&mut tx, row, seats, secret, lines).await?;
        Ok(tx.commit().await?)
    }

    async fn match_ending(&self, lines: i64, last: &str) -> Result<Option<Uuid>> {
        let sql = "select id from match join match_log on match_id = id and n = lines - 1
                   where status = 'over' and lines = $1 and body = $2 order by id limit 1";
        let row = query(sql).bind(lines).bind(last.to_owned()).fetch_optional(&self.read).await?;
        Ok(row.map(|row| row.try_get("id")).transpose()?)
    }

    async fn find_match(&self, id: Uuid) -> Result<Option<Match>> {
        let row = query(select!(match, "where id = $1")).bind(id).fetch_optional(&self.read).await?;
        row.as_ref().map(read::a_match).transpose()
    }

    async fn seats(&self, id: Uuid) -> Result<Vec<SeatRow>> {
        let sql = select!(seat, "where match_id = $1 order by seat");
        query(sql).bind(id).fetch_all(&self.read).await?.iter().map(read::seat).collect()
    }

    async fn put_seat(&self, id: Uuid, before: &SeatRow, after: &SeatRow) -> Result<()> {
        if before.seat != after.seat {
            return Err(StoreError::Conflict("seat"));
        }
        let mut tx = self.begin().await?;
        if update_seat(&mut tx, id, before, after).await? == 0 {
            tx.rollback().await?;
            return Err(self.not_changed(id, "seat").await);
        }
        Ok(tx.commit().await?)
    }

    async fn take_seat(&self, id: Uuid, before: &SeatRow, after: &SeatRow, most: i64) -> Result<()> {
        let (true, Some(user)) = (before.seat == after.seat, after.user) else {
            return Err(StoreError::Conflict("seat"));
        };
        let mut tx = self.begin().await?;
        lock_user(&mut tx, user, "user").await?;
        if table_counts(&mut tx, user, i64::MAX).await?.1 >= most {
            return Err(StoreError::Conflict("tables"));
        }
        if update_seat(&mut tx, id, before, after).await? == 0 {
            tx.rollback().await?;
            return Err(self.not_changed(id, "seat").await);
        }
        Ok(tx.commit().await?)
    }

    async fn close_match(&self, id: Uuid, at: i64, result: &str) -> Result<()> {
        let sql = "update match set status = 'closed', ended = $2, result = $3, deadline = null
                   where id = $1 and status in ('open', 'running')";
        let done = self.execute(query(sql).bind(id).bind(at).bind(result)).await?;
        if done == 0 { Err(self.not_changed(id, "match").await) } else { Ok(()) }
    }

    async fn lobby(&self, limit: i64) -> Result<Vec<Match>> {
        let sql =
            select!(match, "where public and status in ('open', 'running') order by created desc, id desc limit $1");
        query(sql).bind(limit).fetch_all(&self.read).await?.iter().map(read::a_match).collect()
    }

    async fn matches_of(&self, user: Uuid, before: i64, limit: i64) -> Result<Vec<Match>> {
        let sql = select!(
            match,
            "where id in (select match_id from seat where player_id = $1) and created < $2
             order by created desc, id desc limit $3"
        );
        let rows = query(sql).bind(user).bind(before).bind(limit).fetch_all(&self.read).await?;
        rows.iter().map(read::a_match).collect()
    }

    async fn overdue(&self, now: i64, after: (i64, Uuid), limit: i64) -> Result<Vec<(i64, Uuid)>> {
        let sql = "select deadline, id from match where status = 'running' and deadline <= $1
                   and (deadline > $2 or (deadline = $2 and id > $3)) order by deadline, id limit $4";
        let page = query(sql).bind(now).bind(after.0).bind(after.1).bind(limit);
        let rows = page.fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((row.try_get("deadline")?, row.try_get("id")?))).collect()
    }

    async fn table_counts(&self, user: Uuid, since: i64) -> Result<(i64, i64)> {
        let mut connection = self.read.acquire().await?;
        table_counts(&mut connection, user, since).await
    }

    async fn match_counts(&self) -> Result<Vec<(String, Status, i64)>> {
        let sql = "select game, status, count(*) as n from match group by game, status order by game, status";
        let rows = query(sql).fetch_all(&self.read).await?;
        rows.iter()
            .map(|row| Ok((row.try_get("game")?, Status::read(row.try_get("status")?)?, row.try_get("n")?)))
            .collect()
    }
}
