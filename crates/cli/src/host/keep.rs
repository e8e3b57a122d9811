//! The save file of a match and the secret file next to it.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use games::{AnyTable, Secret, Tail, file};

use super::HostError;

/// Saves a match. Every line is on the disk before its content is shown.
pub(crate) struct SaveFile {
    path: PathBuf,
    /// The number of lines that are on the disk.
    lines: usize,
    /// A write may have failed halfway, so the next one replaces the whole file.
    torn: bool,
    /// A file lock that keeps other programs from writing the same match.
    lock: Option<File>,
}

impl SaveFile {
    /// Writes a new match. The secret is written first, so that a save never exists without it.
    pub(crate) fn create(path: &Path, table: &dyn AnyTable) -> Result<Self, HostError> {
        if path.exists() {
            return Err(HostError::Exists(path.to_owned()));
        }
        let mut keep = Self { path: path.to_owned(), lines: 0, torn: true, lock: None };
        keep.write_secret(table)?;
        keep.flush(table)?;
        Ok(keep)
    }

    /// Continues a match that was read from a file. Repairs the end of the file if necessary.
    pub(crate) fn resume(path: &Path, table: &dyn AnyTable, lines: usize, tail: Tail) -> Result<Self, HostError> {
        let lock = lock(path)?;
        let mut keep = Self { path: path.to_owned(), lines, torn: tail != Tail::Clean, lock };
        if keep.torn || table.line_count() > lines {
            keep.write_secret(table)?;
            keep.flush(table)?;
        }
        Ok(keep)
    }

    /// The path of the save file.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Writes all new lines to the disk.
    pub(crate) fn flush(&mut self, table: &dyn AnyTable) -> Result<(), HostError> {
        let lines = table.line_count();
        if self.torn {
            let whole = table.lines_since(0);
            file::write_atomic(&self.path, whole.as_bytes()).map_err(|e| HostError::Write(self.path.clone(), e))?;
            self.lock = lock(&self.path)?;
        } else if lines > self.lines {
            let news = table.lines_since(self.lines);
            // The file may be torn until the write succeeds.
            self.torn = true;
            file::append(&self.path, &news).map_err(|e| HostError::Write(self.path.clone(), e))?;
        }
        self.torn = false;
        self.lines = lines;
        if table.outcome().is_some() {
            // The last line has revealed the seed, so a leftover secret file does no harm.
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

/// Writes a copy of a match that can be continued.
pub(crate) fn copy(path: &Path, table: &dyn AnyTable) -> Result<(), HostError> {
    SaveFile::create(path, table).map(|_| ())
}

/// Reads the secret file next to a save, if it exists and is valid.
pub(crate) fn secret_beside(path: &Path) -> Option<Secret> {
    std::fs::read_to_string(key_path(path)).ok()?.parse().ok()
}

fn key_path(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".key");
    name.into()
}

/// Locks a file. Some systems have no such locks, and outside Unix a lock would also keep this program from appending;
/// there, files stay unlocked.
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
