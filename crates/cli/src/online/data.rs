//! The database of a server, for those who look after it. A server may have it open meanwhile.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use store::{Role, Store, StoreError, User, UserKind};
use uuid::Uuid;

use super::args::{DataArgs, ServeArgs, ServeSettings};
use super::settings;
use crate::fail::{self, fail, usage};
use crate::play::data_folder;

/// Settings as far as they say where the data are.
fn settings_of(args: &DataArgs) -> anyhow::Result<ServeSettings> {
    let settings =
        ServeSettings { data: args.data.clone(), database: args.database.clone(), ..ServeSettings::default() };
    settings::settings(&ServeArgs { config: args.config.clone(), settings })
}

/// The address of a database that may have to be made; its folder is.
pub(super) fn address(args: &DataArgs) -> anyhow::Result<String> {
    settings::database(&settings_of(args)?)
}

/// The address of a database that is there, as far as its folder can tell. Makes nothing.
pub(super) fn existing_address(args: &DataArgs) -> anyhow::Result<String> {
    let settings = settings_of(args)?;
    let folder = settings.data.clone().unwrap_or_else(data_folder);
    if settings.database.is_none() && !folder.is_dir() {
        return Err(missing(&folder.join("orrery.db").display().to_string()));
    }
    settings::database(&settings)
}

fn missing(place: &str) -> anyhow::Error {
    fail(fail::UNREADABLE, format!("there is no database at {place}; say --data DIR, --database URL or --config FILE"))
}

/// What an error of the store means to whoever typed a command about this database.
pub(super) fn told(url: &str, error: StoreError) -> anyhow::Error {
    match error {
        StoreError::Missing("database") => missing(url.trim_start_matches("sqlite:")),
        StoreError::Unavailable(_) | StoreError::InUse(_) => fail(fail::UNWRITABLE, error.to_string()),
        StoreError::Damaged(_) => fail(fail::UNREADABLE, error.to_string()),
        StoreError::Refused(why) => usage(why),
        StoreError::Conflict(_) | StoreError::Repeated(_) | StoreError::Missing(_) => fail(fail::NO, error.to_string()),
    }
}

/// Opens a database that has to be there, does the work and closes it.
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

/// The account in whose name an operator acts. Nobody can choose its key, and it has no password to come in with.
pub(super) async fn house_account(store: &dyn Store) -> anyhow::Result<Uuid> {
    const KEY: &str = "house:";
    if let Some(user) = store.user_named(KEY).await? {
        return Ok(user.id);
    }
    let house = User {
        id: Uuid::now_v7(),
        name: "The house".to_owned(),
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
    match store.add_user(&house).await {
        Ok(()) => Ok(house.id),
        // Another command was faster.
        Err(StoreError::Conflict(_)) => Ok(store.user_named(KEY).await?.ok_or(StoreError::Missing("user"))?.id),
        Err(e) => Err(e.into()),
    }
}

/// A table by its id or its link.
pub(super) fn table_id(text: &str) -> anyhow::Result<Uuid> {
    let last = text.trim_end_matches('/').rsplit('/').next().unwrap_or(text);
    last.parse().map_err(|_| usage(format!("{text:?} is not a table: give its id, or the link that ends with it")))
}

/// The time, milliseconds since 1970.
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
