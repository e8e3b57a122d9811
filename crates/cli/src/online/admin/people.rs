//! `orrery admin` commands for users: list, roles, bans, passwords and deletion.

use std::io::{BufRead, Write};

use anyhow::Context as _;
use store::{Role, Store, User, UserKind};
use unicode_width::UnicodeWidthStr as _;
use uuid::Uuid;

use super::{find, moment};
use crate::clean::clean;
use crate::fail::{self, fail, usage};
use crate::online::data::now;

/// The maximum number of users in a list.
const MOST: usize = 500;
const HOUR: i64 = 60 * 60 * 1000;
/// The characters of generated passwords, without those that look alike.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz123456789";

const fn kind(kind: UserKind) -> &'static str {
    match kind {
        UserKind::Guest => "guest",
        UserKind::Account => "account",
        UserKind::Bot => "bot",
    }
}

const fn role(role: Role) -> &'static str {
    match role {
        Role::Player => "player",
        Role::Moderator => "moderator",
        Role::Admin => "admin",
    }
}

/// Describes the current ban of a user.
fn banned(user: &User, now: i64) -> Option<String> {
    match user.banned_until? {
        i64::MAX => Some("permanently".to_owned()),
        until => (until > now).then(|| format!("until {}", moment(until))),
    }
}

pub(super) async fn list(store: &dyn Store, text: &str, out: &mut impl Write) -> anyhow::Result<u8> {
    let users = store.users(text, MOST as i64 + 1).await?;
    if users.is_empty() {
        return Err(fail(fail::NO, if text.is_empty() { "there are no users yet" } else { "no user found" }));
    }
    writeln!(out, "{:24}  {:7}  {:9}  {:16}  {:36}  banned", "name", "kind", "role", "since (UTC)", "id")?;
    for user in users.iter().take(MOST) {
        let name = clean(&user.name);
        let gap = " ".repeat(24usize.saturating_sub(name.width()));
        let (kind, role, since) = (kind(user.kind), role(user.role), moment(user.created));
        let banned = banned(user, now()).unwrap_or_default();
        let row = format!("{name}{gap}  {kind:7}  {role:9}  {since:16}  {}  {banned}", user.id);
        writeln!(out, "{}", row.trim_end())?;
    }
    if users.len() > MOST {
        writeln!(out, "… and more; add a part of the name to narrow the list")?;
    }
    Ok(0)
}

/// Finds a user and makes sure that it is an account.
async fn account(store: &dyn Store, name: &str, why: &str) -> anyhow::Result<User> {
    let user = find(store, name).await?;
    if user.kind == UserKind::Account {
        return Ok(user);
    }
    Err(fail(fail::NO, format!("{} is a {}; {why}", clean(&user.name), kind(user.kind))))
}

pub(super) async fn set_role(store: &dyn Store, name: &str, to: Role, out: &mut impl Write) -> anyhow::Result<u8> {
    let user = account(store, name, "only accounts have roles").await?;
    store.set_role(user.id, to).await?;
    writeln!(out, "{}: {} (was {})", clean(&user.name), role(to), role(user.role))?;
    Ok(0)
}

pub(super) async fn ban(store: &dyn Store, name: &str, hours: Option<u32>, out: &mut impl Write) -> anyhow::Result<u8> {
    let user = find(store, name).await?;
    let until = hours.map_or(i64::MAX, |hours| now() + i64::from(hours) * HOUR);
    store.set_ban(user.id, Some(until)).await?;
    let user = User { banned_until: Some(until), ..user };
    writeln!(out, "{}: banned {}", clean(&user.name), banned(&user, 0).unwrap_or_default())?;
    writeln!(out, "A running server refuses new connections immediately and closes open ones within a minute.")?;
    Ok(0)
}

pub(super) async fn unban(store: &dyn Store, name: &str, out: &mut impl Write) -> anyhow::Result<u8> {
    let user = find(store, name).await?;
    if banned(&user, now()).is_none() {
        return Err(fail(fail::NO, format!("{} is not banned", clean(&user.name))));
    }
    writeln!(out, "{}: ban lifted", clean(&user.name))?;
    store.set_ban(user.id, None).await?;
    Ok(0)
}

/// A new password, as its hash.
pub(super) struct NewPassword {
    /// The password itself if it was generated and must be printed.
    made: Option<String>,
    hash: String,
}

/// Reads a password for this account from the first line of standard input, or generates one.
pub(super) fn new_password(stdin: bool, name: &str) -> anyhow::Result<NewPassword> {
    let text = if stdin {
        let mut line = String::new();
        std::io::stdin().lock().read_line(&mut line).context("reading the password")?;
        line.trim_end_matches(['\r', '\n']).to_owned()
    } else {
        let random = [Uuid::new_v4().into_bytes(), Uuid::new_v4().into_bytes()].concat();
        // 20 of 32 letters are 100 bits. The hash hides the few fixed bits of the ids.
        let hash = blake3::hash(&random);
        hash.as_bytes().iter().take(20).map(|byte| LETTERS[usize::from(byte % 32)] as char).collect()
    };
    let hash = server::hash_password(&text, name).map_err(usage)?;
    Ok(NewPassword { made: (!stdin).then_some(text), hash })
}

pub(super) async fn set_password(
    store: &dyn Store,
    name: &str,
    new: &NewPassword,
    out: &mut impl Write,
) -> anyhow::Result<u8> {
    let user = account(store, name, "only accounts have passwords").await?;
    store.set_password(user.id, None, &new.hash, None).await?;
    match &new.made {
        Some(password) => writeln!(out, "{}: the new password is {password}", clean(&user.name))?,
        None => writeln!(out, "{}: the password was changed", clean(&user.name))?,
    }
    writeln!(out, "All sessions of this account have ended; sign in again with the new password.")?;
    Ok(0)
}

pub(super) async fn delete(store: &dyn Store, name: &str, out: &mut impl Write) -> anyhow::Result<u8> {
    let user = find(store, name).await?;
    store.delete_user(user.id, now()).await?;
    writeln!(out, "{}: deleted; finished matches stay without the name", clean(&user.name))?;
    Ok(0)
}
