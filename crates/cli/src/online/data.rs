//! Access to a server's database for administrators. A server may have it open at the same time.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use store::{Role, Store, StoreError, User, UserKind};
use uuid::Uuid;

use super::args::{DataArgs, ServeArgs, ServeSettings};
use super::settings;
use crate::fail::{self, fail, usage};
use crate::play::data_folder;

/// Reads only the settings that locate the database.
fn settings_of(args: &DataArgs) -> anyhow::Result<ServeSettings> {
    let settings =
        ServeSettings { data: args.data.clone(), database: args.database.clone(), ..ServeSettings::default() };
    settings::settings(&ServeArgs { config: args.config.clone(), settings })
}

/// The address of a database that may not exist yet. Creates its folder.
pub(super) fn address(args: &DataArgs) -> anyhow::Result<String> {
    settings::database(&settings_of(args)?)
}

/// The address of an existing database. Fails if its folder is missing and creates nothing.
pub(super) fn existing_address(args: &DataArgs) -> anyhow::Result<String> {
    let settings = settings_of(args)?;
    let folder = settings.data.clone().unwrap_or_else(data_folder);
    if settings.database.is_none() && !folder.is_dir() {
        return Err(missing(&folder.join("orrery.db").display().to_string()));
    }
    settings::database(&settings)
}

fn missing(place: &str) -> anyhow::Error {
    fail(fail::UNREADABLE, format!("there is no database at {place}; set --data DIR, --database URL or --config FILE"))
}

/// Turns an error of the store into an error of a command on this database.
pub(super) fn told(url: &str, error: StoreError) -> anyhow::Error {
    match error {
        StoreError::Missing("database") => missing(url.trim_start_matches("sqlite:")),
        StoreError::Unavailable(_) | StoreError::InUse(_) => fail(fail::UNWRITABLE, error.to_string()),
        StoreError::Damaged(_) => fail(fail::UNREADABLE, error.to_string()),
        StoreError::Refused(why) => usage(why),
        StoreError::Conflict(_) | StoreError::Repeated(_) | StoreError::Missing(_) => fail(fail::NO, error.to_string()),
    }
}

/// Opens an existing database, runs `work` and closes the database.
pub(super) async fn with_store<T>(
    args: &DataArgs,
    work: impl AsyncFnOnce(&dyn Store) -> anyhow::Result<T>,
) -> anyhow::Result<T> {
    let url = existing_address(args)?;
    let store: Arc<dyn Store> = store::open_existing(&url).await.map_err(|e| told(&url, e))?;
    let done = work(&*store).await;
    store.close().await;
    done.map_err(|error| match error.downcast::<StoreError>() {
        Ok(e) => told(&url, e),
        Err(error) => error,
    })
}

/// The account under which operators act. No user can choose its key, and it has no password, so nobody can sign in.
pub(super) async fn house_account(store: &dyn Store) -> anyhow::Result<Uuid> {
    const KEY: &str = "house:";
    if let Some(user) = store.user_named(KEY).await? {
        return Ok(user.id);
    }
    let operator = User {
        id: Uuid::now_v7(),
        name: "Server".to_owned(),
        name_key: KEY.to_owned(),
        kind: UserKind::Account,
        role: Role::Player,
        password: None,
        owner: None,
        settings: "{}".to_owned(),
        banned_until: None,
        created: now(),
        deleted: None,
    };
    match store.add_user(&operator).await {
        Ok(()) => Ok(operator.id),
        // Another command has created it in the meantime.
        Err(StoreError::Conflict(_)) => Ok(store.user_named(KEY).await?.ok_or(StoreError::Missing("user"))?.id),
        Err(e) => Err(e.into()),
    }
}

/// Parses the id or the link of a table.
pub(super) fn table_id(text: &str) -> anyhow::Result<Uuid> {
    let last = text.trim_end_matches('/').rsplit('/').next().unwrap_or(text);
    last.parse().map_err(|_| usage(format!("{text:?} is not a table; give the table's id or its link")))
}

/// The current time in milliseconds since 1970.
pub(super) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_named_by_id_or_link() {
        let id = "0192f0c4-7d2e-7cc0-8d3c-2d3a7a3f9b11";
        for text in [id.to_owned(), format!("/t/{id}"), format!("https://play.example.org/t/{id}/")] {
            assert_eq!(table_id(&text).expect("an id").to_string(), id);
        }
        assert!(table_id("my table").is_err() && table_id("").is_err());
    }
}
