//! From a request to a player.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::{COOKIE, USER_AGENT};
use axum::http::request::Parts;
use cookie::{Cookie, SameSite};
use store::{Role, Session, StoreError, User, UserKind};
use uuid::Uuid;

use super::token::Token;
use crate::app::App;
use crate::clean;
use crate::error::Error;
use crate::guard::bearer;

const HOUR: i64 = 60 * 60 * 1000;
const DAY: i64 = 24 * HOUR;
/// A session ends when it was not used so long.
const SESSION: i64 = 90 * DAY;
/// How exactly the last use is kept.
const MINUTE: i64 = 60 * 1000;

/// Somebody who is signed in, if only as a guest. As an argument of a handler it means: not without.
#[derive(Clone, Debug)]
pub(crate) struct Player {
    pub(crate) user: User,
    pub(crate) session: Session,
}

impl Player {
    pub(crate) fn id(&self) -> Uuid {
        self.user.id
    }

    /// Has a password.
    pub(crate) fn is_account(&self) -> bool {
        self.user.kind == UserKind::Account
    }

    /// May deal with reports.
    pub(crate) fn moderates(&self) -> Result<(), Error> {
        if self.user.role >= Role::Moderator { Ok(()) } else { Err(Error::NotYours) }
    }

    /// For what programs may not do with their token.
    pub(crate) fn in_person(&self) -> Result<(), Error> {
        if self.session.scopes.is_none() { Ok(()) } else { Err(Error::NotYours) }
    }
}

fn cookie_name(app: &App) -> &'static str {
    if app.config.secure() { "__Host-sid" } else { "orrery_sid" }
}

/// The token a request brings along.
fn token(app: &App, parts: &Parts) -> Option<String> {
    if let Some(bearer) = bearer(&parts.headers) {
        return Some(bearer.trim().to_owned());
    }
    let lists = parts.headers.get_all(COOKIE).iter().filter_map(|h| h.to_str().ok());
    let mut cookies = lists.flat_map(Cookie::split_parse).filter_map(Result::ok);
    cookies.find(|cookie| cookie.name() == cookie_name(app)).map(|cookie| cookie.value().to_owned())
}

/// Until when somebody is shut out, if they are. A program is shut out with its owner.
pub(crate) async fn banned_until(app: &App, user: &User) -> Result<Option<i64>, StoreError> {
    let now = app.now();
    let banned = |user: &User| user.banned_until.filter(|until| *until > now);
    match (banned(user), user.owner) {
        (None, Some(owner)) => Ok(app.store.user(owner).await?.as_ref().and_then(banned)),
        (until, _) => Ok(until),
    }
}

/// The player behind a request, if any.
pub(crate) async fn find_session(app: &Arc<App>, parts: &Parts) -> Result<Option<Player>, Error> {
    let Some(hash) = token(app, parts).and_then(|token| Token::hash_of(&token)) else { return Ok(None) };
    let now = app.now();
    let Some((session, user)) = app.store.session(&hash, now).await? else { return Ok(None) };
    if let Some(until) = banned_until(app, &user).await? {
        return Err(Error::Banned(match until {
            i64::MAX => "further notice".to_owned(),
            until => format!("{} hours from now", (until - now) / HOUR + 1),
        }));
    }
    if now - session.seen > MINUTE {
        // A lost note of the last use is no reason to turn somebody away.
        let _ = app.store.touch_session(session.id, now, now + SESSION).await;
    }
    Ok(Some(Player { user, session }))
}

impl FromRequestParts<Arc<App>> for Player {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Error> {
        if let Some(player) = parts.extensions.get::<Self>() {
            return Ok(player.clone());
        }
        find_session(app, parts).await?.ok_or(Error::NoSession)
    }
}

/// A new session of a browser and the cookie for it. It has to be kept before the cookie is worth anything.
pub(crate) fn fresh_session(app: &App, user: Uuid, parts: &Parts) -> Result<(Session, Cookie<'static>), Error> {
    let token = Token::fresh()?;
    let now = app.now();
    let agent = parts.headers.get(USER_AGENT).and_then(|h| h.to_str().ok()).unwrap_or("a browser");
    let session = Session {
        token_hash: Token::hash_of(&token.text()).expect("a fresh token"),
        id: Uuid::now_v7(),
        user,
        scopes: None,
        label: clean::line(agent).chars().take(120).collect(),
        created: now,
        seen: now,
        expires: now + SESSION,
    };
    Ok((session, cookie(app, token.text(), SESSION / 1000)))
}

/// The cookie that ends a session in the browser.
pub(crate) fn clear_cookie(app: &App) -> Cookie<'static> {
    cookie(app, String::new(), 0)
}

fn cookie(app: &App, value: String, seconds: i64) -> Cookie<'static> {
    Cookie::build((cookie_name(app), value))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(app.config.secure())
        .max_age(cookie::time::Duration::seconds(seconds))
        .build()
}
