//! The appends of many matches in one transaction: two queries, a verdict for each append, two statements for all.

use std::collections::BTreeMap;

use async_trait::async_trait;
use sqlx::{QueryBuilder, Row as _};
use uuid::Uuid;

use super::super::{Db, LOCK};
use super::leases::Writer;
use super::read::select;
use super::{Connection, errands, query, read};
use crate::error::Blame;
use crate::judge::{Head, Known, judge};
use crate::queue::Journal;
use crate::words::Word;
use crate::{Append, Finish, Line, Rated, Rating, Result, Status};

/// Databases limit the parameters of a statement, and an imported log may have more lines than fit.
const ROWS_AT_ONCE: usize = 1000;

/// The journal of the queue.
pub(super) struct Batches {
    to: Writer,
}

impl Batches {
    pub(super) const fn new(to: Writer) -> Self {
        Self { to }
    }
}

#[async_trait]
impl Journal for Batches {
    async fn write(&self, batch: &[Append]) -> Result<Vec<Result<()>>> {
        let mut tx = self.to.begin().await?;
        // Players are locked before matches, as everywhere: a chat line locks its author's row first and then the row
        // of the match. Two transactions that wait for each other would both be refused.
        lock_players(&mut tx, batch).await?;
        let mut heads = heads(&mut tx, batch).await?;
        let mut known = known(&mut tx, batch).await?;
        let verdicts = judge(batch, &mut heads, &mut known);
        let accepted: Vec<&Append> = batch.iter().zip(&verdicts).filter(|(_, v)| v.is_ok()).map(|(a, _)| a).collect();
        if accepted.is_empty() {
            tx.rollback().await?;
            return Ok(verdicts);
        }
        let lines: Vec<_> = accepted.iter().flat_map(|a| a.lines.iter().map(|line| (a.id, line))).collect();
        insert_lines(&mut tx, &lines).await?;
        update_matches(&mut tx, &accepted, &heads).await?;
        for append in accepted {
            if let Some(end) = &append.finish {
                finish(&mut tx, append.id, end).await?;
            }
        }
        tx.commit().await?;
        Ok(verdicts)
    }
}

/// The state of the matches of a batch. Their rows stay locked until the end of the transaction.
async fn heads(to: &mut Connection, batch: &[Append]) -> Result<BTreeMap<Uuid, Head>> {
    let mut sql = QueryBuilder::<Db>::new("select id, status, lines from match where id in (");
    let mut ids: Vec<Uuid> = batch.iter().map(|append| append.id).collect();
    ids.sort_unstable();
    ids.dedup();
    let mut list = sql.separated(", ");
    for id in ids {
        list.push_bind(id);
    }
    // In the same order for all servers, so that two never wait for each other.
    sql.push(") order by id").push(LOCK);
    let rows = sql.build().fetch_all(to).await?;
    rows.iter()
        .map(|row| {
            let head = Head { status: Status::read(row.try_get("status")?)?, lines: row.try_get("lines")? };
            Ok((row.try_get("id")?, head))
        })
        .collect()
}

/// The commands of a batch that are already in the logs.
async fn known(to: &mut Connection, batch: &[Append]) -> Result<Known> {
    let commands = batch.iter().flat_map(|a| a.lines.iter().filter_map(|l| Some((a.id, l.seat?, l.cid?))));
    let commands: Vec<_> = commands.collect();
    let mut known = Known::new();
    for commands in commands.chunks(ROWS_AT_ONCE) {
        // A join, not `in`: with `in`, SQLite reads the whole log of all matches instead of its index.
        let mut sql = QueryBuilder::<Db>::new("select l.match_id, l.seat, l.cid, l.n from (");
        sql.push_values(commands, |mut row, (id, seat, cid)| {
            row.push_bind(id).push_bind(i16::from(*seat)).push_bind(cid);
        });
        sql.push(") as v join match_log l on l.match_id = v.column1 and l.seat = v.column2 and l.cid = v.column3");
        for row in sql.build().fetch_all(&mut *to).await? {
            let seat = read::seat_number(row.try_get("seat")?)?;
            known.insert((row.try_get("match_id")?, seat, row.try_get("cid")?), row.try_get("n")?);
        }
    }
    Ok(known)
}

/// Writes lines. Those of one append are in order.
pub(super) async fn insert_lines(to: &mut Connection, lines: &[(Uuid, &Line)]) -> Result<()> {
    for lines in lines.chunks(ROWS_AT_ONCE) {
        let mut sql = QueryBuilder::<Db>::new("insert into match_log (match_id, n, at, seat, cid, body, clocks) ");
        sql.push_values(lines, |mut row, (id, line)| {
            row.push_bind(id)
                .push_bind(line.n)
                .push_bind(line.at)
                .push_bind(line.seat.map(i16::from))
                .push_bind(line.cid)
                .push_bind(&line.body)
                .push_bind(&line.clocks);
        });
        sql.build().execute(&mut *to).await.blame("line", "match")?;
    }
    Ok(())
}

/// Updates the matches. Several appends to one match leave the lines, the deadline and the metadata of the last.
async fn update_matches(to: &mut Connection, accepted: &[&Append], heads: &BTreeMap<Uuid, Head>) -> Result<()> {
    let mut matches = BTreeMap::<Uuid, (Option<&str>, Option<i64>)>::new();
    for append in accepted {
        let (meta, deadline) = matches.entry(append.id).or_default();
        *meta = append.meta.as_deref().or(*meta);
        *deadline = append.deadline;
    }
    let mut sql = QueryBuilder::<Db>::new(
        "update match set lines = v.column2, meta = coalesce(v.column3, meta), deadline = v.column4 from (",
    );
    sql.push_values(matches, |mut row, (id, (meta, deadline))| {
        let lines = heads.get(&id).map(|head| head.lines);
        row.push_bind(id).push_bind(lines).push_bind(meta).push_bind(deadline);
    });
    sql.push(") as v where id = v.column1");
    sql.build().execute(to).await?;
    Ok(())
}

async fn finish(to: &mut Connection, id: Uuid, end: &Finish) -> Result<()> {
    let sql = "update match set status = 'over', ended = $2, result = $3, deadline = null where id = $1";
    query(sql).bind(id).bind(end.at).bind(&end.result).execute(&mut *to).await?;
    if let Some(rated) = &end.rated {
        rate(to, rated).await?;
    }
    for errand in &end.outbox {
        errands::add_errand(&mut *to, errand).await?;
    }
    Ok(())
}

/// Locks the players of all rated matches that end here: no other transaction changes their ratings or deletes their
/// accounts until this one ends. In the same order everywhere, so that two transactions never wait for each other.
async fn lock_players(to: &mut Connection, batch: &[Append]) -> Result<()> {
    let rated = batch.iter().filter_map(|append| append.finish.as_ref()?.rated.as_ref());
    let mut players: Vec<Uuid> = rated.flat_map(|rated| rated.players.iter().copied()).collect();
    players.sort_unstable();
    players.dedup();
    for player in players {
        let sql = locked!(as_they_are, "select 1 from player where id = $1");
        query(sql).bind(player).fetch_optional(&mut *to).await?;
    }
    Ok(())
}

/// Reads the current ratings, including those of matches that ended in the same transaction, and writes the new ones.
async fn rate(to: &mut Connection, rated: &Rated) -> Result<()> {
    let mut before = Vec::with_capacity(rated.players.len());
    for player in &rated.players {
        let sql = select!(rating, "where player_id = $1 and game = $2 and mode = $3");
        let row = query(sql).bind(*player).bind(&rated.game).bind(&rated.mode).fetch_optional(&mut *to).await?;
        before.push(row.as_ref().map(read::rating).transpose()?);
    }
    for rating in rated.formula.apply(before) {
        put_rating(to, &rating).await?;
    }
    Ok(())
}

/// A player who has deleted the account during the match gets no new rating.
async fn put_rating(to: &mut Connection, rating: &Rating) -> Result<()> {
    let sql = "insert into rating (player_id, game, mode, value, deviation, volatility, games, at)
               select $1, $2, $3, $4, $5, $6, $7, $8
               where exists (select 1 from player where id = $1 and deleted is null)
               on conflict (player_id, game, mode) do update set value = excluded.value,
               deviation = excluded.deviation, volatility = excluded.volatility, games = excluded.games,
               at = excluded.at";
    query(sql)
        .bind(rating.user)
        .bind(&rating.game)
        .bind(&rating.mode)
        .bind(rating.value)
        .bind(rating.deviation)
        .bind(rating.volatility)
        .bind(rating.games)
        .bind(rating.at)
        .execute(to)
        .await?;
    Ok(())
}
