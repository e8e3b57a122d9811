//! `orrery admin`: moderation directly on the database. A running server notices changes when it next reads them.

mod people;
mod reports;

use std::io::Write;

use store::{Store, StoreError, User};
use uuid::Uuid;

use super::args::{AdminArgs, AdminCommand};
use super::{block_on, data};
use crate::clean::clean;
use crate::fail::{self, fail, usage};
use crate::play::date;

pub(crate) fn run(args: &AdminArgs, out: &mut impl Write) -> anyhow::Result<u8> {
    // Check the arguments before opening the database.
    let password = match &args.what {
        AdminCommand::Password { stdin, name } => Some(people::new_password(*stdin, name)?),
        AdminCommand::Delete { name, yes: false } => {
            return Err(usage(format!("deleting {name:?} cannot be undone; add --yes to confirm")));
        }
        _ => None,
    };
    block_on(data::with_store(&args.data, async |store| match &args.what {
        AdminCommand::Users { text } => people::list(store, text.as_deref().unwrap_or_default(), out).await,
        AdminCommand::Role { name, role } => people::set_role(store, name, (*role).into(), out).await,
        AdminCommand::Ban { name, hours } => people::ban(store, name, *hours, out).await,
        AdminCommand::Unban { name } => people::unban(store, name, out).await,
        AdminCommand::Password { name, .. } => {
            let password = password.as_ref().expect("read above");
            people::set_password(store, name, password, out).await
        }
        AdminCommand::Delete { name, .. } => people::delete(store, name, out).await,
        AdminCommand::Reports { all } => reports::list(store, *all, out).await,
        AdminCommand::Report { id, verdict } if verdict.is_empty() => reports::show(store, *id, out).await,
        AdminCommand::Report { id, verdict } => reports::settle(store, *id, &verdict.join(" "), out).await,
        AdminCommand::Close { table } => close(store, data::table_id(table)?, out).await,
    }))
}

/// Closes a table that is open or running.
async fn close(store: &dyn Store, id: Uuid, out: &mut impl Write) -> anyhow::Result<u8> {
    match store.close_match(id, data::now(), r#"{"winners":[]}"#).await {
        Ok(()) => writeln!(out, "closed: {id}")?,
        Err(StoreError::Missing(_)) => return Err(fail(fail::NO, format!("there is no table {id}"))),
        Err(StoreError::Conflict(_)) => return Err(fail(fail::NO, "the match is already over or closed")),
        Err(e) => return Err(e.into()),
    }
    Ok(0)
}

/// Finds a user by name or id. Guests have only a display name, which several guests may share.
async fn find(store: &dyn Store, name: &str) -> anyhow::Result<User> {
    if let Ok(id) = name.parse::<Uuid>() {
        let user = store.user(id).await?.filter(|user| user.deleted.is_none());
        return user.ok_or_else(|| fail(fail::NO, format!("no user has the id {id}")));
    }
    if let Some(key) = server::key_of_name(name)
        && let Some(user) = store.user_named(&key).await?
    {
        return Ok(user);
    }
    let mut same: Vec<User> = store.users(name, 100).await?.into_iter().filter(|user| user.name == name).collect();
    match (same.pop(), same.as_slice()) {
        (Some(user), []) => Ok(user),
        (Some(user), others) => {
            let ids: Vec<String> = others.iter().chain([&user]).map(|user| user.id.to_string()).collect();
            Err(usage(format!("several users are named {name:?}; use one of these ids: {}", ids.join(", "))))
        }
        (None, _) => Err(fail(fail::NO, format!("no user is named {:?}; see orrery admin users", clean(name)))),
    }
}

/// Formats a time in UTC, to the minute.
fn moment(at: i64) -> String {
    let minutes = at.max(0).unsigned_abs() / 60_000;
    let ((year, month, day), minutes) = (date(minutes / 1440), minutes % 1440);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}", minutes / 60, minutes % 60)
}

#[cfg(test)]
mod tests {
    use super::moment;

    #[test]
    fn moments_have_their_date() {
        assert_eq!(moment(0), "1970-01-01 00:00");
        assert_eq!(moment(951_782_399_000), "2000-02-28 23:59");
        assert_eq!(moment(951_782_400_000), "2000-02-29 00:00");
        assert_eq!(moment(1_735_689_599_999), "2024-12-31 23:59");
    }
}
