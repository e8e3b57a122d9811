//! Sessions of users.

use async_trait::async_trait;
use uuid::Uuid;

use super::read::select;
use super::{Connection, Sql, lock_user, query, read};
use crate::error::Blame;
use crate::{Result, Session, Sessions, StoreError, User};

/// Writes a session.
pub(super) async fn insert(to: &mut Connection, session: &Session) -> Result<()> {
    let sql = "insert into session (token_hash, id, player_id, scopes, label, created, seen, expires)
               values ($1, $2, $3, $4, $5, $6, $7, $8)";
    query(sql)
        .bind(session.token_hash.as_slice())
        .bind(session.id)
        .bind(session.user)
        .bind(&session.scopes)
        .bind(&session.label)
        .bind(session.created)
        .bind(session.seen)
        .bind(session.expires)
        .execute(to)
        .await
        .blame("session", "user")?;
    Ok(())
}

/// Ends all sessions of a user except one.
pub(super) async fn end_all(to: &mut Connection, user: Uuid, but: Option<Uuid>) -> Result<()> {
    let sql = "delete from session where player_id = $1 and id is distinct from $2";
    query(sql).bind(user).bind(but).execute(to).await?;
    Ok(())
}

#[async_trait]
impl Sessions for Sql {
    async fn add_session(&self, session: &Session) -> Result<()> {
        let mut tx = self.begin().await?;
        lock_user(&mut tx, session.user, "user").await?;
        insert(&mut tx, session).await?;
        Ok(tx.commit().await?)
    }

    async fn sign_in(&self, session: &Session, password: &str) -> Result<()> {
        let mut tx = self.begin().await?;
        lock_user(&mut tx, session.user, "user").await?;
        let sql = "select 1 from player where id = $1 and password = $2";
        if query(sql).bind(session.user).bind(password).fetch_optional(&mut *tx).await?.is_none() {
            return Err(StoreError::Conflict("password"));
        }
        insert(&mut tx, session).await?;
        Ok(tx.commit().await?)
    }

    async fn replace_sessions(&self, session: &Session) -> Result<()> {
        let mut tx = self.begin().await?;
        lock_user(&mut tx, session.user, "user").await?;
        end_all(&mut tx, session.user, None).await?;
        insert(&mut tx, session).await?;
        Ok(tx.commit().await?)
    }

    async fn session(&self, token_hash: &[u8; 32], now: i64) -> Result<Option<(Session, User)>> {
        let sql = select!(session, "where token_hash = $1 and expires > $2");
        let row = query(sql).bind(token_hash.as_slice()).bind(now).fetch_optional(&self.read).await?;
        let Some(session) = row.as_ref().map(read::session).transpose()? else { return Ok(None) };
        let sql = select!(player, "where id = $1 and deleted is null");
        let row = query(sql).bind(session.user).fetch_optional(&self.read).await?;
        let user = row.as_ref().map(read::user).transpose()?;
        Ok(user.map(|user| (session, user)))
    }

    async fn touch_session(&self, id: Uuid, seen: i64, expires: i64) -> Result<()> {
        let sql = "update session set seen = $2, expires = $3 where id = $1";
        self.execute(query(sql).bind(id).bind(seen).bind(expires)).await?;
        Ok(())
    }

    async fn sessions_of(&self, user: Uuid) -> Result<Vec<Session>> {
        let sql = select!(session, "where player_id = $1 order by seen desc, created desc, id desc");
        query(sql).bind(user).fetch_all(&self.read).await?.iter().map(read::session).collect()
    }

    async fn end_session(&self, user: Uuid, id: Uuid) -> Result<bool> {
        let sql = "delete from session where player_id = $1 and id = $2";
        Ok(self.execute(query(sql).bind(user).bind(id)).await? > 0)
    }

    async fn end_sessions(&self, user: Uuid, but: Option<Uuid>) -> Result<()> {
        let mut tx = self.begin().await?;
        end_all(&mut tx, user, but).await?;
        Ok(tx.commit().await?)
    }

    async fn sweep(&self, now: i64, guests_before: i64) -> Result<u64> {
        let mut tx = self.begin().await?;
        let sql = "delete from session where expires <= $1";
        let sessions = query(sql).bind(now).execute(&mut *tx).await?.rows_affected();
        let sql = "delete from player where kind = 'guest' and created < $1
                   and not exists (select 1 from session where player_id = player.id)
                   and not exists (select 1 from seat where player_id = player.id)
                   and not exists (select 1 from match where creator_id = player.id)
                   and not exists (select 1 from report where by_id = player.id)
                   and not exists (select 1 from report where about_id = player.id)";
        let guests = query(sql).bind(guests_before).execute(&mut *tx).await?.rows_affected();
        tx.commit().await?;
        Ok(sessions + guests)
    }
}
