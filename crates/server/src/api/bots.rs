//! Accounts for bots that users run.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{BotMade, NewBot};
use store::{Role, Session, StoreError, User, UserKind};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use super::extract::{Body, Path};
use crate::app::App;
use crate::auth::{Player, Token, new_name};
use crate::error::Error;

/// The maximum number of bots of an account.
const MOST: i64 = 8;
/// How long the token of a bot is valid.
const YEARS: i64 = 5 * 365 * 24 * 60 * 60 * 1000;

pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(list, make)).routes(routes!(renew)).routes(routes!(delete))
}

/// The bots of an account.
pub(crate) async fn of(app: &App, owner: Uuid) -> Result<Vec<BotMade>, Error> {
    let bots = app.store.bots_of(owner).await?;
    Ok(bots.into_iter().map(|bot| BotMade { id: bot.id, name: bot.name, token: None }).collect())
}

/// Lists the user's bots.
#[utoipa::path(get, path = "/api/bots", responses((status = 200, body = Vec<BotMade>)))]
async fn list(State(app): State<Arc<App>>, player: Player) -> Result<Json<Vec<BotMade>>, Error> {
    Ok(Json(of(&app, player.id()).await?))
}

/// Creates an account for a bot and shows its token, once.
#[utoipa::path(post, path = "/api/bots", request_body = NewBot, responses((status = 200, body = BotMade), (status = 409)))]
async fn make(
    State(app): State<Arc<App>>,
    player: Player,
    Body(NewBot { name }): Body<NewBot>,
) -> Result<Json<BotMade>, Error> {
    player.in_person()?;
    if !player.is_account() {
        return Err(Error::AccountNeeded);
    }
    let bot = User {
        id: Uuid::now_v7(),
        name_key: new_name(&name)?,
        name,
        kind: UserKind::Bot,
        role: Role::Player,
        password: None,
        owner: Some(player.id()),
        settings: "{}".to_owned(),
        banned_until: None,
        created: app.now(),
        deleted: None,
    };
    app.store.add_bot(&bot, MOST).await.map_err(|e| match e {
        StoreError::Conflict("bots") => Error::Bad(format!("an account has at most {MOST} bots")),
        e => e.into(),
    })?;
    token_for(&app, bot).await
}

/// Gives a bot a token and ends its other ones.
async fn token_for(app: &App, bot: User) -> Result<Json<BotMade>, Error> {
    let (token, now) = (Token::fresh()?.text(), app.now());
    let session = Session {
        token_hash: Token::hash_of(&token).expect("a fresh token"),
        id: Uuid::now_v7(),
        user: bot.id,
        scopes: Some("play".to_owned()),
        label: bot.name.clone(),
        created: now,
        seen: now,
        expires: now + YEARS,
    };
    app.store.replace_sessions(&session).await?;
    Ok(Json(BotMade { id: bot.id, name: bot.name, token: Some(token) }))
}

async fn own(app: &App, player: &Player, id: Uuid) -> Result<User, Error> {
    player.in_person()?;
    let bots = app.store.bots_of(player.id()).await?;
    bots.into_iter().find(|bot| bot.id == id).ok_or(Error::NoUser)
}

/// Gives a bot a new token; the old ones become invalid.
#[utoipa::path(
    post, path = "/api/bots/{id}/token", params(("id" = Uuid, Path)),
    responses((status = 200, body = BotMade), (status = 404))
)]
async fn renew(State(app): State<Arc<App>>, player: Player, Path(id): Path<Uuid>) -> Result<Json<BotMade>, Error> {
    let bot = own(&app, &player, id).await?;
    let answer = token_for(&app, bot).await?;
    app.hub.close_user(id, "the token was renewed");
    Ok(answer)
}

/// Deletes a bot's account.
#[utoipa::path(delete, path = "/api/bots/{id}", params(("id" = Uuid, Path)), responses((status = 204), (status = 404)))]
async fn delete(State(app): State<Arc<App>>, player: Player, Path(id): Path<Uuid>) -> Result<StatusCode, Error> {
    let bot = own(&app, &player, id).await?;
    app.store.delete_user(bot.id, app.now()).await?;
    app.hub.close_user(bot.id, "the account was deleted");
    app.rename_at_tables(bot.id, "", None);
    Ok(StatusCode::NO_CONTENT)
}
