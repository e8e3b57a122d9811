//! Users. Statements name the columns they change: a row that was read before is never written back whole, so that two
//! concurrent changes both last.

use async_trait::async_trait;
use sqlx::Row as _;
use uuid::Uuid;

use super::read::select;
use super::{Connection, Query, Sql, lock_user, query, read, sessions, skeletons};
use crate::error::Blame;
use crate::words::Word;
use crate::{Result, Role, Session, StoreError, User, UserKind, Users, skeleton};

/// Whether the name or the id is taken. Both databases name the column or its index.
fn blame<T>(done: Result<T, sqlx::Error>) -> Result<T> {
    let of_the_name = |e: &sqlx::Error| e.as_database_error().is_some_and(|e| e.message().contains("name_"));
    let taken = if done.as_ref().is_err_and(of_the_name) { "name" } else { "user" };
    done.blame(taken, "owner")
}

async fn insert(to: &mut Connection, user: &User) -> Result<()> {
    let sql = "insert into player (id, name, name_key, name_skeleton, kind, role, password, owner_id, settings,
               banned_until, deleted, created) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)";
    // The name of a guest is a number, and several guests may have the same.
    let look = (user.kind != UserKind::Guest && user.deleted.is_none()).then(|| skeleton(&user.name));
    let insert = query(sql)
        .bind(user.id)
        .bind(&user.name)
        .bind(&user.name_key)
        .bind(look)
        .bind(user.kind.word())
        .bind(user.role.word())
        .bind(&user.password)
        .bind(user.owner)
        .bind(&user.settings)
        .bind(user.banned_until)
        .bind(user.deleted)
        .bind(user.created);
    blame(insert.execute(to).await).map(drop)
}

impl Sql {
    /// Changes an existing user.
    async fn change(&self, statement: Query) -> Result<()> {
        let mut tx = self.begin().await?;
        if blame(statement.execute(&mut *tx).await)?.rows_affected() == 0 {
            return Err(StoreError::Missing("user"));
        }
        Ok(tx.commit().await?)
    }
}

#[async_trait]
impl Users for Sql {
    async fn add_user(&self, user: &User) -> Result<()> {
        let mut tx = self.begin().await?;
        insert(&mut tx, user).await?;
        Ok(tx.commit().await?)
    }

    async fn add_bot(&self, bot: &User, most: i64) -> Result<()> {
        let owner = bot.owner.ok_or(StoreError::Missing("owner"))?;
        let mut tx = self.begin().await?;
        lock_user(&mut tx, owner, "owner").await?;
        let sql = "select count(*) as n from player where owner_id = $1 and deleted is null";
        if query(sql).bind(owner).fetch_one(&mut *tx).await?.try_get::<i64, _>("n")? >= most {
            return Err(StoreError::Conflict("bots"));
        }
        insert(&mut tx, bot).await?;
        Ok(tx.commit().await?)
    }

    async fn user(&self, id: Uuid) -> Result<Option<User>> {
        let row = query(select!(player, "where id = $1")).bind(id).fetch_optional(&self.read).await?;
        row.as_ref().map(read::user).transpose()
    }

    async fn user_named(&self, name_key: &str) -> Result<Option<User>> {
        let sql = select!(player, "where name_key = $1 and deleted is null");
        let row = query(sql).bind(name_key).fetch_optional(&self.read).await?;
        row.as_ref().map(read::user).transpose()
    }

    async fn users(&self, text: &str, limit: i64) -> Result<Vec<User>> {
        // Guests have an id in their key and a number in their name, so both are searched.
        let sql = select!(
            player,
            "where deleted is null and (name_key like $1 escape '!' or lower(name) like $1 escape '!')
             order by kind, name_key, id limit $2"
        );
        let plain = text.to_lowercase().replace('!', "!!").replace('%', "!%").replace('_', "!_");
        let rows = query(sql).bind(format!("%{plain}%")).bind(limit).fetch_all(&self.read).await?;
        rows.iter().map(read::user).collect()
    }

    async fn register(&self, id: Uuid, name: &str, name_key: &str, password: &str, session: &Session) -> Result<()> {
        let mut tx = self.begin().await?;
        let sql = "update player set name = $2, name_key = $3, name_skeleton = $4, kind = 'account', password = $5
                   where id = $1 and kind = 'guest' and deleted is null";
        let update = query(sql).bind(id).bind(name).bind(name_key).bind(skeleton(name)).bind(password);
        if blame(update.execute(&mut *tx).await)?.rows_affected() == 0 {
            return Err(StoreError::Conflict("guest"));
        }
        sessions::end_all(&mut tx, id, None).await?;
        sessions::insert(&mut tx, session).await?;
        Ok(tx.commit().await?)
    }

    async fn set_name(&self, id: Uuid, name: &str, name_key: &str) -> Result<()> {
        let mut tx = self.begin().await?;
        lock_user(&mut tx, id, "user").await?;
        let (mut looks, look) = (skeletons::of(&mut tx, id).await?, skeleton(name));
        // Another user may take the old name from now on, so no seat keeps it. Matches that are over stay as they were.
        let sql = "update seat set name = $2 where player_id = $1 and name = (select name from player where id = $1)
                   and match_id in (select id from match where status in ('open', 'running'))";
        query(sql).bind(id).bind(name.to_owned()).execute(&mut *tx).await?;
        let sql = "update player set name = $2, name_key = $3, name_skeleton = $4
                   where id = $1 and kind = 'account' and deleted is null";
        let update = query(sql).bind(id).bind(name).bind(name_key).bind(look);
        if blame(update.execute(&mut *tx).await)?.rows_affected() == 0 {
            return Err(StoreError::Missing("user"));
        }
        let kept = skeletons::of(&mut tx, id).await?;
        looks.retain(|look| !kept.contains(look));
        skeletons::pass_on(&mut tx, &looks).await?;
        Ok(tx.commit().await?)
    }

    async fn looks_like_another(&self, name: &str, but: Uuid) -> Result<bool> {
        let sql = "select 1 from player where name_skeleton = $1 and deleted is null and id <> $2";
        Ok(query(sql).bind(skeleton(name)).bind(but).fetch_optional(&self.read).await?.is_some())
    }

    async fn set_password(&self, id: Uuid, before: Option<&str>, after: &str, but: Option<Uuid>) -> Result<()> {
        let mut tx = self.begin().await?;
        lock_user(&mut tx, id, "user").await?;
        let sql = "update player set password = $3 where id = $1 and kind = 'account'
                   and password = coalesce($2, password)";
        if query(sql).bind(id).bind(before).bind(after).execute(&mut *tx).await?.rows_affected() == 0 {
            return Err(StoreError::Conflict("password"));
        }
        sessions::end_all(&mut tx, id, but).await?;
        Ok(tx.commit().await?)
    }

    async fn renew_password(&self, id: Uuid, before: &str, after: &str) -> Result<()> {
        let sql = "update player set password = $3 where id = $1 and password = $2";
        self.execute(query(sql).bind(id).bind(before).bind(after)).await?;
        Ok(())
    }

    async fn set_settings(&self, id: Uuid, settings: &str) -> Result<()> {
        let sql = "update player set settings = $2 where id = $1 and deleted is null";
        self.change(query(sql).bind(id).bind(settings)).await
    }

    async fn set_webhook_secret(&self, id: Uuid, secret: &str) -> Result<()> {
        let sql = "update player set webhook_secret = $2 where id = $1 and deleted is null";
        self.change(query(sql).bind(id).bind(secret)).await
    }

    async fn webhook_secret(&self, id: Uuid, fresh: &str) -> Result<Option<String>> {
        let sql = "select webhook_secret from player where id = $1 and deleted is null";
        let Some(row) = query(sql).bind(id).fetch_optional(&self.read).await? else { return Ok(None) };
        if let Some(secret) = row.try_get("webhook_secret")? {
            return Ok(Some(secret));
        }
        // A concurrent call may be setting one now: the first is kept, and all callers get the same.
        let mut tx = self.begin().await?;
        let sql = "update player set webhook_secret = coalesce(webhook_secret, $2)
                   where id = $1 and deleted is null returning webhook_secret";
        let row = query(sql).bind(id).bind(fresh).fetch_optional(&mut *tx).await?;
        let secret = row.map(|row| row.try_get("webhook_secret")).transpose()?;
        tx.commit().await?;
        Ok(secret)
    }

    async fn set_ban(&self, id: Uuid, until: Option<i64>) -> Result<()> {
        let sql = "update player set banned_until = $2 where id = $1 and deleted is null";
        self.change(query(sql).bind(id).bind(until)).await
    }

    async fn set_role(&self, id: Uuid, role: Role) -> Result<()> {
        let sql = "update player set role = $2 where id = $1 and deleted is null";
        self.change(query(sql).bind(id).bind(role.word())).await
    }

    async fn bots_of(&self, owner: Uuid) -> Result<Vec<User>> {
        let sql = select!(player, "where owner_id = $1 and deleted is null order by name_key");
        query(sql).bind(owner).fetch_all(&self.read).await?.iter().map(read::user).collect()
    }

    async fn delete_user(&self, id: Uuid, at: i64) -> Result<()> {
        let mut tx = self.begin().await?;
        // In the order in which the end of a match locks its players. What is added before that is seen below.
        let sql = locked!(as_they_are, "select 1 from player where id = $1 or owner_id = $1 order by id");
        query(sql).bind(id).fetch_all(&mut *tx).await?;
        let looks = skeletons::of(&mut tx, id).await?;
        let sql = "update player set name = '', name_key = '', name_skeleton = null, password = null,
                   webhook_secret = null, settings = '{}', deleted = coalesce(deleted, $2)
                   where id = $1 or owner_id = $1";
        if query(sql).bind(id).bind(at).execute(&mut *tx).await?.rows_affected() == 0 {
            return Err(StoreError::Missing("user"));
        }
        // The account and its bots, in every table that refers to them.
        macro_rules! theirs {
            ($statement:literal, $column:literal) => {
                concat!($statement, " where ", $column, " in (select id from player where id = $1 or owner_id = $1)")
            };
        }
        for sql in [
            theirs!("update seat set name = ''", "player_id"),
            theirs!("delete from session", "player_id"),
            theirs!("delete from shut", "player_id"),
            theirs!("delete from shut", "other_id"),
            theirs!("delete from rating", "player_id"),
            theirs!("delete from report", "by_id"),
            theirs!("delete from chat", "player_id"),
            theirs!("delete from deck", "player_id"),
        ] {
            query(sql).bind(id).execute(&mut *tx).await?;
        }
        skeletons::pass_on(&mut tx, &looks).await?;
        Ok(tx.commit().await?)
    }
}
