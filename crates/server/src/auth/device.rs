//! Devices on which a user has signed in before. Password guesses from elsewhere do not slow them down.
//!
//! A device keeps a cookie that outlives its sessions. For each of its last users it holds the user id, a random device
//! id, and a keyed hash of both. It grants no access; it only shows that the password was once entered on this device.

use std::sync::Arc;

use axum::http::header::COOKIE;
use axum::http::request::Parts;
use cookie::{Cookie, SameSite};
use tokio::sync::OnceCell;
use uuid::Uuid;

use super::token::Token;
use crate::app::App;
use crate::error::Error;

/// The note in the store that holds the key of the hashes.
const NOTE: &str = "device.key";
const YEAR: i64 = 365 * 24 * 60 * 60;
/// The maximum number of users in the cookie of a device.
const MOST: usize = 4;

/// The key of the hashes, read from the store when it is first needed.
#[derive(Default)]
pub(crate) struct Devices {
    key: OnceCell<[u8; 32]>,
}

impl Devices {
    async fn key(&self, app: &App) -> Result<&[u8; 32], Error> {
        let read = async || {
            let text = if let Some(text) = app.store.note(NOTE).await? {
                text
            } else {
                let text = Token::fresh()?.text();
                app.store.put_note(NOTE, &text).await?;
                text
            };
            Ok::<_, Error>(*blake3::hash(text.as_bytes()).as_bytes())
        };
        self.key.get_or_try_init(read).await
    }
}

fn cookie_name(app: &App) -> &'static str {
    if app.config.secure() { "__Host-device" } else { "orrery_device" }
}

fn signed(key: &[u8; 32], user: Uuid, device: Uuid) -> String {
    let bytes = [*user.as_bytes(), *device.as_bytes()].concat();
    format!("{}.{}.{}", user.simple(), device.simple(), blake3::keyed_hash(key, &bytes).to_hex())
}

/// The users in the cookie of a device, with its device id for each. Only entries signed by this server count.
fn users(key: &[u8; 32], text: &str) -> Vec<(Uuid, Uuid)> {
    let read = |entry: &str| {
        let mut parts = entry.split('.');
        let mut id = || parts.next().and_then(|part| Uuid::try_parse(part).ok());
        let (user, device) = (id()?, id()?);
        // Hashes are compared in constant time.
        let [ours, theirs] = [signed(key, user, device), entry.to_owned()].map(|text| blake3::hash(text.as_bytes()));
        (ours == theirs).then_some((user, device))
    };
    text.split('-').take(MOST).filter_map(read).collect()
}

async fn known_users(app: &App, parts: &Parts) -> Result<Vec<(Uuid, Uuid)>, Error> {
    let lists = parts.headers.get_all(COOKIE).iter().filter_map(|h| h.to_str().ok());
    let mut cookies = lists.flat_map(Cookie::split_parse).filter_map(Result::ok);
    let Some(cookie) = cookies.find(|cookie| cookie.name() == cookie_name(app)) else { return Ok(Vec::new()) };
    Ok(users(app.devices.key(app).await?, cookie.value()))
}

/// The device id of a request, if this user has signed in on the device before.
pub(crate) async fn known_device(app: &Arc<App>, parts: &Parts, user: Uuid) -> Result<Option<Uuid>, Error> {
    let found = known_users(app, parts).await?.into_iter().find(|(known, _)| *known == user);
    Ok(found.map(|(_, device)| device))
}

/// The cookie that identifies a device from now on.
pub(crate) async fn remember_device(app: &Arc<App>, parts: &Parts, user: Uuid) -> Result<Cookie<'static>, Error> {
    let mut known = known_users(app, parts).await?;
    let before = known.iter().position(|(other, _)| *other == user).map(|at| known.remove(at).1);
    known.insert(0, (user, before.unwrap_or_else(Uuid::new_v4)));
    let key = app.devices.key(app).await?;
    let entries: Vec<String> = known.into_iter().take(MOST).map(|(user, device)| signed(key, user, device)).collect();
    let cookie = Cookie::build((cookie_name(app), entries.join("-")))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(app.config.secure())
        .max_age(cookie::time::Duration::seconds(YEAR));
    Ok(cookie.build())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_signed_here_is_believed() {
        let (key, user, device) = ([7; 32], Uuid::now_v7(), Uuid::new_v4());
        let (own, other) = (signed(&key, user, device), signed(&[8; 32], user, device));
        assert_eq!(users(&key, &own), [(user, device)]);
        assert_eq!(users(&key, &other), []);
        assert_eq!(users(&key, &format!("{other}-{own}")), [(user, device)]);
        let mixed = signed(&key, Uuid::now_v7(), device);
        let stolen = format!("{}{}", &own[..33], &mixed[33..]);
        for text in ["", "-", "..", "a.b.c", &own[1..], &own[..own.len() - 1], &stolen] {
            assert_eq!(users(&key, text), [], "{text}");
        }
        assert_eq!(users(&key, &vec![own; 9].join("-")).len(), MOST);
    }
}
