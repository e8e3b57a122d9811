//! Errors of the store, and how those of the two databases are mapped to them.

use std::borrow::Cow;

use sqlx::error::{DatabaseError, ErrorKind};
use sqlx::migrate::MigrateError;

/// Why a call to the store failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Another caller was first: a name, a line number or a seat is taken, or the row has changed since it was read.
    #[error("{0} is taken")]
    Conflict(&'static str),
    /// This seat's command was executed before, as this line.
    #[error("the command was already executed, as line {0}")]
    Repeated(i64),
    /// There is no such row.
    #[error("there is no such {0}")]
    Missing(&'static str),
    /// The database cannot be reached, is locked or full. Nothing was written; trying again later may help.
    #[error("the database does not answer: {0}")]
    Unavailable(String),
    /// The database contains something this build cannot read, is not a database at all, or the statement is wrong.
    #[error("the database holds something unexpected: {0}")]
    Damaged(String),
    /// Another server has the database. Nothing was written.
    #[error("{0}")]
    InUse(String),
    /// The request makes no sense: the address names no database, or another program makes backups of this one.
    #[error("{0}")]
    Refused(String),
}

/// The result of a call to the store.
pub type Result<T, E = StoreError> = std::result::Result<T, E>;

/// Gives broken constraints a meaning that depends on the statement.
pub(crate) trait Blame<T> {
    /// A broken unique constraint is `Conflict(taken)`, a broken foreign key `Missing(missing)`.
    fn blame(self, taken: &'static str, missing: &'static str) -> Result<T>;
}

impl<T> Blame<T> for Result<T, sqlx::Error> {
    fn blame(self, taken: &'static str, missing: &'static str) -> Result<T> {
        self.map_err(|error| match error.as_database_error().map(DatabaseError::kind) {
            Some(ErrorKind::UniqueViolation) => StoreError::Conflict(taken),
            Some(ErrorKind::ForeignKeyViolation) => StoreError::Missing(missing),
            _ => error.into(),
        })
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        use sqlx::Error as E;
        let passing = match &error {
            E::Database(e) => passes(e.code()),
            E::Io(_) | E::Tls(_) | E::PoolTimedOut | E::PoolClosed | E::WorkerCrashed | E::BeginFailed => true,
            _ => false,
        };
        if passing { Self::Unavailable(error.to_string()) } else { Self::Damaged(error.to_string()) }
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::Execute(e) | MigrateError::ExecuteMigration(e, _) => e.into(),
            MigrateError::VersionMissing(version) => {
                Self::Damaged(format!("a newer build has changed its tables (migration {version})"))
            }
            other => Self::Damaged(other.to_string()),
        }
    }
}

impl From<std::io::Error> for StoreError {
    fn from(error: std::io::Error) -> Self {
        Self::Unavailable(error.to_string())
    }
}

/// Whether an error may disappear without a repair of the data or the program. Codes of five characters are those of
/// PostgreSQL, shorter ones those of SQLite.
fn passes(code: Option<Cow<'_, str>>) -> bool {
    let Some(code) = code else { return false };
    if code.len() == 5 {
        // Connection, sign-in, no such database, serialization, resources, locks, operator, system; and a read-only
        // standby.
        return matches!(&code[..2], "08" | "28" | "3D" | "40" | "53" | "57" | "58")
            || matches!(&*code, "55P03" | "25006");
    }
    // The low byte is the plain code: busy, locked, no memory, read only, interrupted, I/O, full, cannot open, protocol.
    code.parse::<u32>().is_ok_and(|code| matches!(code & 0xff, 5 | 6 | 7 | 8 | 9 | 10 | 13 | 14 | 15))
}
