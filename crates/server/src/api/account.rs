//! The user's own account.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use protocol::{Credentials, Export, Me, Mute, NewName, NewPassword, Settings, WebhookKey};
use store::{User, UserKind};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::extract::Body;
use super::people::{mute_list, ratings};
use super::sessions::{sessions, signed_in, twin};
use super::{bots, decks};
use crate::app::App;
use crate::auth::{Passwords, Player, Token, fresh_session, new_name};
use crate::call::webhook_key;
use crate::error::Error;
use crate::guard::From;
use crate::lobby;

/// The maximum size of all settings in bytes.
const SETTINGS: usize = 8 << 10;

pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(register, delete))
        .routes(routes!(rename))
        .routes(routes!(new_password))
        .routes(routes!(settings))
        .routes(routes!(webhook, renew_webhook))
        .routes(routes!(export))
}

/// Registers an account. A guest becomes the account and keeps its matches, but gets new tokens.
#[utoipa::path(
    post, path = "/api/account", request_body = Credentials,
    responses((status = 200, body = Me), (status = 409), (status = 422), (status = 429))
)]
async fn register(
    State(app): State<Arc<App>>,
    player: Player,
    parts: Parts,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<(HeaderMap, Json<Me>), Error> {
    if player.user.kind != UserKind::Guest {
        return Err(Error::NotYours);
    }
    let name_key = new_name(&name)?;
    // A request that is refused for other reasons does not count against the limit of its address.
    Passwords::check(&password, &name)?;
    if app.store.user_named(&name_key).await?.is_some() {
        return Err(Error::NameTaken);
    }
    if let Some(from) = parts.extensions.get::<From>() {
        app.gates.register(from.0)?;
    }
    let password = app.passwords.hash(&password, &name, false).await?;
    let (session, cookie) = fresh_session(&app, player.id(), &parts)?;
    app.store.register(player.id(), &name, &name_key, &password, &session).await?;
    let user = User { name, name_key, kind: UserKind::Account, password: Some(password), ..player.user };
    app.hub.close_user(user.id, "the guest has registered");
    signed_in(&app, &parts, &cookie, &user).await
}

/// Changes the name, also on open sockets and in matches that are not over. Finished matches keep the old name.
#[utoipa::path(put, path = "/api/account/name", request_body = NewName, responses((status = 200, body = Me), (status = 409)))]
async fn rename(
    State(app): State<Arc<App>>,
    player: Player,
    Body(NewName { name }): Body<NewName>,
) -> Result<Json<Me>, Error> {
    player.in_person()?;
    if !player.is_account() {
        return Err(Error::AccountNeeded);
    }
    let was = player.user.name.clone();
    let user = User { name_key: new_name(&name)?, name, ..player.user };
    app.store.set_name(user.id, &user.name, &user.name_key).await?;
    app.hub.rename(user.id, &user.name);
    app.rename_at_tables(user.id, &was, Some(&user.name));
    Ok(Json(twin(&user)))
}

/// Changes the password and ends every other session.
#[utoipa::path(put, path = "/api/account/password", request_body = NewPassword, responses((status = 204), (status = 401)))]
async fn new_password(
    State(app): State<Arc<App>>,
    player: Player,
    parts: Parts,
    Body(NewPassword { old, new }): Body<NewPassword>,
) -> Result<StatusCode, Error> {
    player.in_person()?;
    confirm(&app, &player, &parts, &old).await?;
    let hash = app.passwords.hash(&new, &player.user.name, true).await?;
    // Only if the password that was confirmed is still the stored one.
    let before = player.user.password.as_deref();
    app.store.set_password(player.id(), before, &hash, Some(player.session.id)).await?;
    app.hub.close_sessions(player.id(), "the password was changed", |of| of != player.session.id);
    Ok(StatusCode::NO_CONTENT)
}

/// Confirms the user's identity by the password.
async fn confirm(app: &App, player: &Player, parts: &Parts, password: &str) -> Result<(), Error> {
    if !player.is_account() {
        return Err(Error::AccountNeeded);
    }
    if let Some(from) = parts.extensions.get::<From>() {
        app.gates.login(from.0, &player.user.name_key, Some(player.session.id))?;
    }
    let (fits, _) = app.passwords.verify(password, player.user.password.clone(), true).await?;
    if fits { Ok(()) } else { Err(Error::WrongPassword) }
}

/// Deletes the account. Its matches stay, without its name. A guest needs no password.
#[utoipa::path(delete, path = "/api/account", request_body = Credentials, responses((status = 204), (status = 401)))]
async fn delete(
    State(app): State<Arc<App>>,
    player: Player,
    parts: Parts,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<StatusCode, Error> {
    player.in_person()?;
    if name != player.user.name {
        return Err(Error::Bad("enter your user name to delete the account".to_owned()));
    }
    if player.is_account() {
        confirm(&app, &player, &parts, &password).await?;
    }
    let bots = app.store.bots_of(player.id()).await?;
    app.store.delete_user(player.id(), app.now()).await?;
    for gone in bots.iter().map(|bot| bot.id).chain([player.id()]) {
        app.hub.close_user(gone, "the account was deleted");
        app.rename_at_tables(gone, "", None);
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Saves the settings.
#[utoipa::path(put, path = "/api/settings", request_body = Settings, responses((status = 200, body = Me), (status = 422)))]
async fn settings(
    State(app): State<Arc<App>>,
    player: Player,
    Body(settings): Body<Settings>,
) -> Result<Json<Me>, Error> {
    if let Some(url) = &settings.webhook
        && !app.allows_webhook(url)
    {
        return Err(Error::NoWebhook);
    }
    let text = serde_json::to_string(&settings).map_err(|e| Error::Fault(e.to_string()))?;
    if text.len() > SETTINGS {
        return Err(Error::Bad(format!("settings are limited to {SETTINGS} bytes")));
    }
    app.store.set_settings(player.id(), &text).await?;
    Ok(Json(twin(&User { settings: text, ..player.user })))
}

/// The key that signs the calls to the user's webhook. 404 without a webhook.
#[utoipa::path(get, path = "/api/settings/webhook", responses((status = 200, body = WebhookKey), (status = 403), (status = 404)))]
async fn webhook(State(app): State<Arc<App>>, player: Player) -> Result<Json<WebhookKey>, Error> {
    player.in_person()?;
    let settings: Settings = serde_json::from_str(&player.user.settings).unwrap_or_default();
    let url = settings.webhook.ok_or(Error::NotFound)?;
    let secret = app.store.webhook_secret(player.id(), &Token::fresh()?.text()).await?.ok_or(Error::NotFound)?;
    Ok(Json(WebhookKey { secret: webhook_key(&secret, &url), url }))
}

/// Replaces the key that signs the calls to the user's webhook.
#[utoipa::path(post, path = "/api/settings/webhook", responses((status = 200, body = WebhookKey), (status = 403), (status = 404)))]
async fn renew_webhook(State(app): State<Arc<App>>, player: Player) -> Result<Json<WebhookKey>, Error> {
    player.in_person()?;
    let settings: Settings = serde_json::from_str(&player.user.settings).unwrap_or_default();
    let url = settings.webhook.ok_or(Error::NotFound)?;
    let secret = Token::fresh()?.text();
    app.store.set_webhook_secret(player.id(), &secret).await?;
    Ok(Json(WebhookKey { secret: webhook_key(&secret, &url), url }))
}

/// Everything the server has stored about the user.
#[utoipa::path(get, path = "/api/account/export", responses((status = 200, body = Export)))]
async fn export(State(app): State<Arc<App>>, player: Player) -> Result<Json<Export>, Error> {
    player.in_person()?;
    let mut rows = Vec::new();
    let mut before = i64::MAX;
    loop {
        let page = app.store.matches_of(player.id(), before, 200).await?;
        let Some(last) = page.last() else { break };
        before = last.created;
        rows.extend(page);
    }
    let mutes: Vec<Mute> = mute_list(&app, player.id()).await?;
    Ok(Json(Export {
        me: twin(&player.user),
        sessions: sessions(&app, &player).await?,
        bots: bots::of(&app, player.id()).await?,
        ratings: ratings(&app, player.id()).await?,
        matches: lobby::listed(&app, rows).await?,
        decks: decks::kept_by(&app, player.id()).await?,
        mutes,
    }))
}
