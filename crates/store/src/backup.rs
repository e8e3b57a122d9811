//! Verified copies of a SQLite file.

use std::fs::{self, File, OpenOptions};
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::migrate::Migrate;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use crate::open::Address;
use crate::{MIGRATOR, Result, StoreError, sqlite};

/// Copies a database into a new file and checks the copy. A server may use the database at the same time.
///
/// `Conflict("file")` when the new file exists; `Missing("database")` when there is nothing to copy. PostgreSQL has
/// `pg_dump` for this.
pub async fn backup(url: &str, to: &Path) -> Result<()> {
    let from = file(url, "pg_dump makes backups of PostgreSQL: pg_dump --format=custom --file=FILE ADDRESS")?;
    if !from.exists() {
        return Err(StoreError::Missing("database"));
    }
    // Creates the file before the work begins: no other file is overwritten, however long the copy takes.
    match OpenOptions::new().write(true).create_new(true).open(to) {
        Ok(_) => {}
        Err(e) if e.kind() == std::io::ErrorKind::AlreadyExists => return Err(StoreError::Conflict("file")),
        Err(e) => return Err(e.into()),
    }
    let done = copy(&from, to).await;
    if done.is_err() {
        fs::remove_file(to).ok();
    }
    done
}

/// Restores a backup to the file of a database, after checking that it is intact and that this build knows its tables.
///
/// `Conflict("file")` when a database exists, unless it may be replaced; `Unavailable` when a process has it open.
pub async fn restore(from: &Path, url: &str, replace: bool) -> Result<()> {
    let to = file(url, "pg_restore restores PostgreSQL: pg_restore --clean --if-exists --dbname=ADDRESS FILE")?;
    if !from.exists() {
        return Err(StoreError::Missing("backup"));
    }
    let mut backup = sqlite::options(from).read_only(true).connect().await?;
    let sound = async {
        check(&mut backup).await?;
        known_schema(&mut backup).await
    };
    let sound = sound.await;
    backup.close().await?;
    sound?;
    if to.exists() {
        if !replace {
            return Err(StoreError::Conflict("file"));
        }
        retire(&to).await?;
    }
    // Files that an old database left beside its own would be taken for the end of the new one.
    for beside in ["-wal", "-shm", "-journal"] {
        match fs::remove_file(with_suffix(&to, beside)) {
            Err(e) if e.kind() != std::io::ErrorKind::NotFound => return Err(e.into()),
            _ => {}
        }
    }
    copy(from, &to).await
}

/// The SQLite file at an address.
fn file(url: &str, otherwise: &str) -> Result<PathBuf> {
    match Address::parse(url)? {
        Address::Sqlite(path) => Ok(path),
        Address::Postgres(_) => Err(StoreError::Refused(otherwise.into())),
    }
}

/// Copies a database to a temporary file, checks it, and moves it into place: the file is complete, or there is none.
async fn copy(from: &Path, to: &Path) -> Result<()> {
    let partial = with_suffix(to, ".partial");
    let done = copy_to(from, &partial).await.and_then(|()| {
        fs::rename(&partial, to)?;
        // The move itself must survive a crash too.
        let folder = to.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
        Ok(File::open(folder)?.sync_all()?)
    });
    if done.is_err() {
        fs::remove_file(&partial).ok();
    }
    done
}

async fn copy_to(from: &Path, partial: &Path) -> Result<()> {
    let path = partial.to_str().ok_or_else(|| StoreError::Refused("SQLite needs file names in UTF-8".into()))?;
    if partial.exists() {
        fs::remove_file(partial)?; // left by an attempt that was killed
    }
    // SQLite writes into an existing empty file too, and only the owner can read this one.
    sqlite::create_private(partial)?;
    let mut source = sqlite::options(from).read_only(true).connect().await?;
    let copied = sqlx::query("vacuum into $1").bind(path).execute(&mut source).await;
    source.close().await?;
    copied?;
    let mut copy = sqlite::options(partial).connect().await?;
    let checked = async {
        let lease = "select 1 from sqlite_master where type = 'table' and name = 'lease'";
        if sqlx::query(lease).fetch_optional(&mut copy).await?.is_some() {
            // The server that has the source open does not have the copy open.
            sqlx::query("delete from lease").execute(&mut copy).await?;
        }
        check(&mut copy).await
    };
    let checked = checked.await;
    copy.close().await?;
    checked?;
    Ok(File::open(partial)?.sync_all()?)
}

/// Checks every page and every reference.
async fn check(database: &mut SqliteConnection) -> Result<()> {
    let found: Vec<String> = sqlx::query_scalar("pragma integrity_check").fetch_all(&mut *database).await?;
    if found != ["ok"] {
        return Err(StoreError::Damaged(found.join("; ")));
    }
    let dangling = sqlx::query("pragma foreign_key_check").fetch_all(database).await?;
    if !dangling.is_empty() {
        return Err(StoreError::Damaged(format!("{} references are broken", dangling.len())));
    }
    Ok(())
}

/// Checks that a file is a database of Orrery. It may be open elsewhere.
pub(crate) async fn recognize(path: &Path) -> Result<()> {
    if !path.exists() {
        return Err(StoreError::Missing("database"));
    }
    let mut database = sqlite::options(path).read_only(true).connect().await?;
    let known = known_schema(&mut database).await;
    database.close().await?;
    known
}

/// Checks that the tables were made by migrations of this build or of an older one.
async fn known_schema(database: &mut SqliteConnection) -> Result<()> {
    let damaged = |why: String| Err(StoreError::Damaged(why));
    let applied = match database.list_applied_migrations(&MIGRATOR.table_name).await {
        Ok(applied) if !applied.is_empty() => applied,
        _ => return damaged("the file is a database, but not one of Orrery".into()),
    };
    for theirs in applied {
        match MIGRATOR.iter().find(|ours| ours.version == theirs.version) {
            None => return damaged(format!("a newer build has changed its tables (migration {})", theirs.version)),
            Some(ours) if ours.checksum != theirs.checksum => {
                return damaged(format!("its tables come from another migration {}", theirs.version));
            }
            Some(_) => {}
        }
    }
    Ok(())
}

/// Turns a database that is about to be replaced into a single file, which works only while no process has it open. A
/// file that is not a database needs no such care.
async fn retire(path: &Path) -> Result<()> {
    let retired = async {
        let options: SqliteConnectOptions = sqlite::options(path).busy_timeout(Duration::ZERO);
        let mut old = options.connect().await?;
        let done = sqlx::query("pragma journal_mode = delete").execute(&mut old).await;
        old.close().await?;
        done
    };
    match retired.await.map_err(StoreError::from) {
        Ok(_) | Err(StoreError::Damaged(_)) => Ok(()),
        Err(other) => Err(other),
    }
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}
