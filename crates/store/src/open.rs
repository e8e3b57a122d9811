//! Opens the database at an address.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::{Result, Store, StoreError, backup, postgres, sqlite};

/// Opens the database at an address, `sqlite:PATH` or `postgres://…`, and brings its tables up to date.
///
/// A SQLite file that does not exist is created, readable by its owner only. Must be called within a Tokio runtime.
pub async fn open(url: &str) -> Result<Arc<dyn Store>> {
    match Address::parse(url)? {
        Address::Sqlite(path) => sqlite::open(&path).await,
        Address::Postgres(url) => postgres::open(url).await,
    }
}

/// Opens a database that must already exist, for administration: nothing is created by accident.
///
/// `Missing("database")` when there is no such SQLite file, `Damaged` when it is not a database of Orrery.
pub async fn open_existing(url: &str) -> Result<Arc<dyn Store>> {
    if let Address::Sqlite(path) = Address::parse(url)? {
        backup::recognize(&path).await?;
    }
    open(url).await
}

/// A parsed address.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Address<'a> {
    /// The path of a SQLite file.
    Sqlite(PathBuf),
    /// The whole address of a PostgreSQL database.
    Postgres(&'a str),
}

impl<'a> Address<'a> {
    /// Parses an address. It may contain a password, so the error repeats nothing but the part before the colon.
    pub(crate) fn parse(url: &'a str) -> Result<Self> {
        let refuse = |why: String| Err(StoreError::Refused(why));
        match url.split_once(':') {
            Some(("sqlite", ":memory:")) => {
                refuse("an in-memory database would not survive a crash; use sqlite:PATH".into())
            }
            Some(("sqlite", path)) => {
                let path = path.strip_prefix("//").unwrap_or(path);
                if path.is_empty() {
                    return refuse("the address has no file name; use sqlite:PATH".into());
                }
                Ok(Self::Sqlite(Path::new(path).to_owned()))
            }
            Some(("postgres" | "postgresql", _)) => Ok(Self::Postgres(url)),
            Some((scheme, _)) => {
                refuse(format!("`{scheme}:` is not a supported database; use sqlite:PATH or postgres://…"))
            }
            None => refuse("a database address is sqlite:PATH or postgres://…".into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_a_file_or_a_server() {
        for url in ["sqlite:/var/lib/orrery.db", "sqlite:///var/lib/orrery.db"] {
            assert_eq!(Address::parse(url), Ok(Address::Sqlite("/var/lib/orrery.db".into())));
        }
        assert_eq!(Address::parse("sqlite:orrery.db"), Ok(Address::Sqlite("orrery.db".into())));
        let url = "postgres://house:secret@localhost/orrery";
        assert_eq!(Address::parse(url), Ok(Address::Postgres(url)));
    }

    #[test]
    fn anything_else_is_refused_without_telling_passwords() {
        for url in ["mysql://house:secret@localhost", "orrery.db", "sqlite:", "sqlite::memory:"] {
            let Err(StoreError::Refused(why)) = Address::parse(url) else { panic!("{url} was accepted") };
            assert!(why.contains("sqlite:PATH") && !why.contains("secret"), "{why}");
        }
    }
}
