//! The file a match is kept in, and the secret beside it.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use games::{AnyTable, Secret, Tail, file};

use super::HostError;

/// Keeps a match on the disk: every line is there before anybody sees what it says.
pub(crate) struct Keep {
    path: PathBuf,
    /// Lines known to be on the disk.
    lines: usize,
    /// A write failed halfway: the next one replaces the whole file.
    torn: bool,
    /// Held so that no second program writes the same match.
    lock: Option<File>,
}

impl Keep {
    /// Writes a new match: the secret first, so that no save is ever without it.
    pub(crate) fn create(path: &Path, table: &dyn AnyTable) -> Result<Self, HostError> {
        if path.exists() {
            return Err(HostError::Exists(path.to_owned()));
        }
        let mut keep = Self { path: path.to_owned(), lines: 0, torn: true, lock: None };
        keep.write_secret(table)?;
        keep.flush(table)?;
        Ok(keep)
    }

    /// Takes over a match that was read from a file, and repairs its end if it has to be.
    pub(crate) fn resume(path: &Path, table: &dyn AnyTable, lines: usize, tail: Tail) -> Result<Self, HostError> {
        let lock = lock(path)?;
        let mut keep = Self { path: path.to_owned(), lines, torn: tail != Tail::Clean, lock };
        if keep.torn || table.line_count() > lines {
            keep.write_secret(table)?;
            keep.flush(table)?;
        }
        Ok(keep)
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Brings the disk up to date.
    pub(crate) fn flush(&mut self, table: &dyn AnyTable) -> Result<(), HostError> {
        let lines = table.line_count();
        if self.torn {
            let whole = table.lines_since(0);
            file::write_atomic(&self.path, whole.as_bytes()).map_err(|e| HostError::Write(self.path.clone(), e))?;
            self.lock = lock(&self.path)?;
        } else if lines > self.lines {
            let news = table.lines_since(self.lines);
            // Until it is known to be whole it may be torn.
            self.torn = true;
            file::append(&self.path, &news).map_err(|e| HostError::Write(self.path.clone(), e))?;
        }
        self.torn = false;
        self.lines = lines;
        if table.outcome().is_some() {
            // The last line has opened the seal. A leftover would do no harm.
            let _ = std::fs::remove_file(key_path(&self.path));
        }
        Ok(())
    }

    fn write_secret(&self, table: &dyn AnyTable) -> Result<(), HostError> {
        let key = key_path(&self.path);
        match table.secret_text() {
            Some(secret) => file::write_private(&key, secret.as_bytes()).map_err(|e| HostError::Write(key, e)),
            None => Ok(()),
        }
    }
}

/// Writes a copy of a running match that can be gone on with.
pub(crate) fn copy(path: &Path, table: &dyn AnyTable) -> Result<(), HostError> {
    Keep::create(path, table).map(|_| ())
}

/// The secret beside a save, if there is a readable one.
pub(crate) fn secret_beside(path: &Path) -> Option<Secret> {
    std::fs::read_to_string(key_path(path)).ok()?.parse().ok()
}

fn key_path(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".key");
    name.into()
}

/// Claims a file. Systems without such locks let everybody in, and elsewhere than on Unix a lock would keep ourselves
/// from appending.
fn lock(path: &Path) -> Result<Option<File>, HostError> {
    if !cfg!(unix) {
        return Ok(None);
    }
    let file = File::open(path).map_err(|e| HostError::Read(path.to_owned(), e))?;
    match file.try_lock() {
        Err(std::fs::TryLockError::WouldBlock) => Err(HostError::Busy(path.to_owned())),
        Err(std::fs::TryLockError::Error(e)) if e.kind() != io::ErrorKind::Unsupported => {
            Err(HostError::Read(path.to_owned(), e))
        }
        Ok(()) | Err(std::fs::TryLockError::Error(_)) => Ok(Some(file)),
    }
}
