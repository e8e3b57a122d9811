//! Sessions: guests, signing in and signing out.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use cookie::Cookie;
use protocol::{AccountKind, Credentials, Me, SessionInfo, UserRole};
use store::{Role, User, UserKind};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use super::extract::{Body, Path};
use crate::app::App;
use crate::auth::{
    Player, clear_cookie, find_session, fresh_session, guest_name, known_device, name_key, remember_device,
};
use crate::error::Error;
use crate::guard::From;

pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(guest))
        .routes(routes!(login, logout))
        .routes(routes!(me))
        .routes(routes!(list))
        .routes(routes!(end))
}

/// The user's account, as the user sees it.
pub(crate) fn twin(user: &User) -> Me {
    Me {
        id: user.id,
        name: user.name.clone(),
        kind: kind(user.kind),
        role: match user.role {
            Role::Player => UserRole::Player,
            Role::Moderator => UserRole::Moderator,
            Role::Admin => UserRole::Admin,
        },
        settings: serde_json::from_str(&user.settings).unwrap_or_default(),
    }
}

pub(crate) const fn kind(kind: UserKind) -> AccountKind {
    match kind {
        UserKind::Guest => AccountKind::Guest,
        UserKind::Account => AccountKind::Account,
        UserKind::Bot => AccountKind::Bot,
    }
}

/// An answer that sets the session cookie.
fn with_cookie(cookie: &Cookie<'_>, me: Me) -> Result<(HeaderMap, Json<Me>), Error> {
    Ok((HeaderMap::from_iter([(SET_COOKIE, header(cookie)?)]), Json(me)))
}

fn header(cookie: &Cookie<'_>) -> Result<HeaderValue, Error> {
    HeaderValue::from_str(&cookie.to_string()).map_err(|e| Error::Fault(e.to_string()))
}

fn address(parts: &Parts) -> std::net::IpAddr {
    parts.extensions.get::<From>().map_or(std::net::IpAddr::from([127, 0, 0, 1]), |from| from.0)
}

/// Ends a session and closes the sockets it has opened.
async fn end_session(app: &App, user: Uuid, session: Uuid) -> Result<bool, Error> {
    let ended = app.store.end_session(user, session).await?;
    app.hub.close_sessions(user, "the session was ended", |of| ended && of == session);
    Ok(ended)
}

/// Starts as a guest. A user who is already signed in stays signed in.
#[utoipa::path(post, path = "/api/session/guest", responses((status = 200, body = Me), (status = 429)))]
async fn guest(State(app): State<Arc<App>>, parts: Parts) -> Result<(HeaderMap, Json<Me>), Error> {
    if let Some(player) = find_session(&app, &parts).await? {
        return Ok((HeaderMap::new(), Json(twin(&player.user))));
    }
    app.gates.guest(address(&parts))?;
    let id = Uuid::now_v7();
    let (name, name_key) = guest_name(id);
    let user = User {
        id,
        name,
        name_key,
        kind: UserKind::Guest,
        role: Role::Player,
        password: None,
        owner: None,
        settings: "{}".to_owned(),
        banned_until: None,
        created: app.now(),
        deleted: None,
    };
    app.store.add_user(&user).await?;
    let (session, cookie) = fresh_session(&app, id, &parts)?;
    app.store.add_session(&session).await?;
    with_cookie(&cookie, twin(&user))
}

/// Signs in.
#[utoipa::path(
    post, path = "/api/session", request_body = Credentials,
    responses((status = 200, body = Me), (status = 401), (status = 429))
)]
async fn login(
    State(app): State<Arc<App>>,
    parts: Parts,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<(HeaderMap, Json<Me>), Error> {
    let key = name_key(&name).map_err(|_| Error::WrongPassword)?;
    let user = app.store.user_named(&key).await?.filter(|user| user.kind == UserKind::Account);
    let known = match &user {
        Some(user) => known_as(&app, &parts, user.id).await?,
        None => None,
    };
    app.gates.login(address(&parts), &key, known)?;
    let kept = user.as_ref().and_then(|user| user.password.clone());
    let (fits, renewed) = app.passwords.verify(&password, kept.clone(), known.is_some()).await?;
    let (Some(user), Some(mut kept)) = (user.filter(|_| fits), kept) else { return Err(Error::WrongPassword) };
    if let Some(renewed) = renewed {
        app.store.renew_password(user.id, &kept, &renewed).await?;
        kept = renewed;
    }
    let (session, cookie) = fresh_session(&app, user.id, &parts)?;
    // The password may have been changed during the comparison.
    app.store.sign_in(&session, &kept).await?;
    // A previous session ends.
    if let Some(player) = find_session(&app, &parts).await.ok().flatten() {
        end_session(&app, player.id(), player.session.id).await?;
    }
    signed_in(&app, &parts, &cookie, &user).await
}

/// The answer after a password was verified or chosen. It sets the session cookie and remembers the device.
pub(crate) async fn signed_in(
    app: &Arc<App>,
    parts: &Parts,
    session: &Cookie<'_>,
    user: &User,
) -> Result<(HeaderMap, Json<Me>), Error> {
    let (mut headers, me) = with_cookie(session, twin(user))?;
    headers.append(SET_COOKIE, header(&remember_device(app, parts, user.id).await?)?);
    Ok((headers, me))
}

/// The id of a session or known device of this user that the request already has.
async fn known_as(app: &Arc<App>, parts: &Parts, user: Uuid) -> Result<Option<Uuid>, Error> {
    let session = find_session(app, parts).await.ok().flatten().filter(|player| player.id() == user);
    match session {
        Some(player) => Ok(Some(player.session.id)),
        None => known_device(app, parts, user).await,
    }
}

/// Signs out.
#[utoipa::path(delete, path = "/api/session", responses((status = 204)))]
async fn logout(State(app): State<Arc<App>>, player: Player, parts: Parts) -> Result<(StatusCode, HeaderMap), Error> {
    end_session(&app, player.id(), player.session.id).await?;
    let mut headers = HeaderMap::from_iter([(SET_COOKIE, header(&clear_cookie(&app))?)]);
    if player.is_account() {
        headers.append(SET_COOKIE, header(&remember_device(&app, &parts, player.id()).await?)?);
    }
    Ok((StatusCode::NO_CONTENT, headers))
}

/// The signed-in user.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me), (status = 401)))]
async fn me(player: Player) -> Json<Me> {
    Json(twin(&player.user))
}

/// The user's sessions, as the user sees them.
pub(crate) async fn sessions(app: &App, player: &Player) -> Result<Vec<SessionInfo>, Error> {
    let info = |session: store::Session| SessionInfo {
        current: session.id == player.session.id,
        id: session.id,
        label: session.label,
        token: session.scopes.is_some(),
        created: session.created,
        seen: session.seen,
    };
    Ok(app.store.sessions_of(player.id()).await?.into_iter().map(info).collect())
}

/// Lists the user's open sessions.
#[utoipa::path(get, path = "/api/sessions", responses((status = 200, body = Vec<SessionInfo>)))]
async fn list(State(app): State<Arc<App>>, player: Player) -> Result<Json<Vec<SessionInfo>>, Error> {
    Ok(Json(sessions(&app, &player).await?))
}

/// Ends a session.
#[utoipa::path(delete, path = "/api/sessions/{id}", params(("id" = Uuid, Path)), responses((status = 204), (status = 404)))]
async fn end(State(app): State<Arc<App>>, player: Player, Path(id): Path<Uuid>) -> Result<StatusCode, Error> {
    player.in_person()?;
    if end_session(&app, player.id(), id).await? { Ok(StatusCode::NO_CONTENT) } else { Err(Error::NotFound) }
}
