//! Which database an address means.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::{Result, Store, StoreError, backup, postgres, sqlite};

/// Opens the database at an address, `sqlite:PATH` or `postgres://…`, and brings its tables up to date.
///
/// A SQLite file that does not exist is made, readable by its owner only. Must be called within a Tokio runtime.
pub async fn open(url: &str) -> Result<Arc<dyn Store>> {
    match Address::parse(url)? {
        Address::Sqlite(path) => sqlite::open(&path).await,
        Address::Postgres(url) => postgres::open(url).await,
    }
}

/// Opens a database that has to be there already, for those who look after one: nothing is made by accident.
///
/// `Missing("database")` when there is no such SQLite file, `Damaged` when it is not one of ours.
pub async fn open_existing(url: &str) -> Result<Arc<dyn Store>> {
    if let Address::Sqlite(path) = Address::parse(url)? {
        backup::recognize(&path).await?;
    }
    open(url).await
}

/// An address, understood.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Address<'a> {
    /// A file.
    Sqlite(PathBuf),
    /// A server; the address is its own.
    Postgres(&'a str),
}

impl<'a> Address<'a> {
    /// Addresses may hold passwords: the error repeats nothing but the part before the colon.
    pub(crate) fn parse(url: &'a str) -> Result<Self> {
        let refuse = |why: String| Err(StoreError::Refused(why));
        match url.split_once(':') {
            Some(("sqlite", ":memory:")) => {
                refuse("a database in memory would not survive a crash; say sqlite:PATH".into())
            }
            Some(("sqlite", path)) => {
                let path = path.strip_prefix("//").unwrap_or(path);
                if path.is_empty() {
                    return refuse("the address names no file; say sqlite:PATH".into());
                }
                Ok(Self::Sqlite(Path::new(path).to_owned()))
            }
            Some(("postgres" | "postgresql", _)) => Ok(Self::Postgres(url)),
            Some((scheme, _)) => refuse(format!("`{scheme}:` is no known database; say sqlite:PATH or postgres://…")),
            None => refuse("an address of a database is sqlite:PATH or postgres://…".into()),
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
