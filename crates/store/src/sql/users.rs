//! Who there is.

use async_trait::async_trait;
use uuid::Uuid;

use super::read::select;
use super::{Query, Sql, query, read};
use crate::error::Blame;
use crate::words::Word;
use crate::{Result, StoreError, User, Users};

/// Everything about somebody but `created`, as $1 to $10.
fn bind(query: Query, user: &User) -> Query {
    query
        .bind(user.id)
        .bind(&user.name)
        .bind(&user.name_key)
        .bind(user.kind.word())
        .bind(user.role.word())
        .bind(&user.password)
        .bind(user.owner)
        .bind(&user.settings)
        .bind(user.banned_until)
        .bind(user.deleted)
}

/// Is it the name or the id that is taken? Both databases name the column or its index.
fn blame<T>(done: Result<T, sqlx::Error>) -> Result<T> {
    let of_the_name = |e: &sqlx::Error| e.as_database_error().is_some_and(|e| e.message().contains("name_key"));
    let taken = if done.as_ref().is_err_and(of_the_name) { "name" } else { "user" };
    done.blame(taken, "owner")
}

#[async_trait]
impl Users for Sql {
    async fn add_user(&self, user: &User) -> Result<()> {
        let sql = "insert into player (id, name, name_key, kind, role, password, owner_id, settings, banned_until,
                   deleted, created) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
        blame(bind(query(sql), user).bind(user.created).execute(&self.write).await)?;
        Ok(())
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
        // Guests have an id in their key and a number in their name, hence both.
        let sql = select!(
            player,
            "where deleted is null and (name_key like $1 escape '!' or lower(name) like $1 escape '!')
             order by kind, name_key, id limit $2"
        );
        let plain = text.to_lowercase().replace('!', "!!").replace('%', "!%").replace('_', "!_");
        let rows = query(sql).bind(format!("%{plain}%")).bind(limit).fetch_all(&self.read).await?;
        rows.iter().map(read::user).collect()
    }

    async fn put_user(&self, user: &User) -> Result<()> {
        let sql = "update player set name = $2, name_key = $3, kind = $4, role = $5, password = $6, owner_id = $7,
                   settings = $8, banned_until = $9, deleted = $10 where id = $1";
        let done = blame(bind(query(sql), user).execute(&self.write).await)?;
        if done.rows_affected() == 0 { Err(StoreError::Missing("user")) } else { Ok(()) }
    }

    async fn bots_of(&self, owner: Uuid) -> Result<Vec<User>> {
        let sql = select!(player, "where owner_id = $1 and deleted is null order by name_key");
        query(sql).bind(owner).fetch_all(&self.read).await?.iter().map(read::user).collect()
    }

    async fn delete_user(&self, id: Uuid, at: i64) -> Result<()> {
        let mut tx = self.begin().await?;
        let sql = "update player set name = '', name_key = '', password = null, settings = '{}',
                   deleted = coalesce(deleted, $2) where id = $1 or owner_id = $1";
        if query(sql).bind(id).bind(at).execute(&mut *tx).await?.rows_affected() == 0 {
            return Err(StoreError::Missing("user"));
        }
        // The account and its bots, wherever somebody is named.
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
        Ok(tx.commit().await?)
    }
}
