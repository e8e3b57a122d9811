//! Finds the player who sends a request.

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
/// A session ends when it has not been used for this long.
const SESSION: i64 = 90 * DAY;
/// The precision of the stored time of the last use.
const MINUTE: i64 = 60 * 1000;

/// A user who is signed in, perhaps as a guest. A handler with this argument requires a session.
#[derive(Clone, Debug)]
pub(crate) struct Player {
    pub(crate) user: User,
    pub(crate) session: Session,
}

impl Player {
    pub(crate) fn id(&self) -> Uuid {
        self.user.id
    }

    /// Whether the user has a password.
    pub(crate) fn is_account(&self) -> bool {
        self.user.kind == UserKind::Account
    }

    /// Checks that the user may handle reports.
    pub(crate) fn moderates(&self) -> Result<(), Error> {
        if self.user.role >= Role::Moderator { Ok(()) } else { Err(Error::NotYours) }
    }

    /// Refuses requests that were made with the token of a bot.
    pub(crate) fn in_person(&self) -> Result<(), Error> {
        if self.session.scopes.is_none() { Ok(()) } else { Err(Error::NotYours) }
    }
}

fn cookie_name(app: &App) -> &'static str {
    if app.config.secure() { "__Host-sid" } else { "orrery_sid" }
}

/// The token of a request.
fn token(app: &App, parts: &Parts) -> Option<String> {
    if let Some(bearer) = bearer(&parts.headers) {
        return Some(bearer.trim().to_owned());
    }
    let lists = parts.headers.get_all(COOKIE).iter().filter_map(|h| h.to_str().ok());
    let mut cookies = lists.flat_map(Cookie::split_parse).filter_map(Result::ok);
    cookies.find(|cookie| cookie.name() == cookie_name(app)).map(|cookie| cookie.value().to_owned())
}

/// The end of a user's ban, if there is one. A bot is banned with its owner.
pub(crate) async fn banned_until(app: &App, user: &User) -> Result<Option<i64>, StoreError> {
    let now = app.now();
    let banned = |user: &User| user.banned_until.filter(|until| *until > now);
    match (banned(user), user.owner) {
        (None, Some(owner)) => Ok(app.store.user(owner).await?.as_ref().and_then(banned)),
        (until, _) => Ok(until),
    }
}

/// The player who sends a request, if there is a session.
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
        // A failure to store the last use is no reason to refuse the request.
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

/// A new session for a browser, and its cookie. The cookie is valid once the session is stored.
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
