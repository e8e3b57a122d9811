//! Saved decks.

use async_trait::async_trait;
use sqlx::Row as _;
use uuid::Uuid;

use super::read::select;
use super::{Sql, lock_user, query, read};
use crate::error::Blame;
use crate::{Deck, Decks, Result, StoreError};

#[async_trait]
impl Decks for Sql {
    async fn add_deck(&self, deck: &Deck, most: i64) -> Result<()> {
        let mut tx = self.begin().await?;
        lock_user(&mut tx, deck.user, "user").await?;
        let sql = "select count(*) as n from deck where player_id = $1";
        let row = query(sql).bind(deck.user).fetch_one(&mut *tx).await?;
        if row.try_get::<i64, _>("n")? >= most {
            return Err(StoreError::Conflict("decks"));
        }
        let sql = "insert into deck (id, player_id, game, list, changed) values ($1, $2, $3, $4, $5)";
        let insert = query(sql).bind(deck.id).bind(deck.user).bind(&deck.game).bind(&deck.list).bind(deck.changed);
        insert.execute(&mut *tx).await.blame("deck", "user")?;
        Ok(tx.commit().await?)
    }

    async fn decks_of(&self, user: Uuid) -> Result<Vec<Deck>> {
        let sql = select!(deck, "where player_id = $1 order by changed desc, id");
        query(sql).bind(user).fetch_all(&self.read).await?.iter().map(read::deck).collect()
    }

    async fn put_deck(&self, deck: &Deck) -> Result<()> {
        let sql = "update deck set game = $3, list = $4, changed = $5 where id = $1 and player_id = $2";
        let update = query(sql).bind(deck.id).bind(deck.user).bind(&deck.game).bind(&deck.list).bind(deck.changed);
        if self.execute(update).await? == 0 { Err(StoreError::Missing("deck")) } else { Ok(()) }
    }

    async fn delete_deck(&self, user: Uuid, id: Uuid) -> Result<bool> {
        let sql = "delete from deck where id = $1 and player_id = $2";
        Ok(self.execute(query(sql).bind(id).bind(user)).await? > 0)
    }
}
