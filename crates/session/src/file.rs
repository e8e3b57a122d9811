//! File operations that let a save survive a crash at any time.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

/// Replaces a file atomically: after a crash it has either the old bytes or the new ones.
pub fn write_atomic(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace(path, bytes, false)
}

/// Like [`write_atomic`], but on Unix only the owner can read the file. Used for secrets and snapshots.
pub fn write_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace(path, bytes, true)
}

/// Adds lines to the end of an existing file and waits until they are on the disk.
///
/// A crash during the write leaves a cut line, which [`Save::read`](crate::Save::read) recognizes.
pub fn append(path: &Path, lines: &str) -> io::Result<()> {
    let mut file = OpenOptions::new().append(true).open(path)?;
    file.write_all(lines.as_bytes())?;
    file.sync_data()
}

fn replace(path: &Path, bytes: &[u8], private: bool) -> io::Result<()> {
    let temporary = beside(path)?;
    let written = write_new(&temporary, bytes, private).and_then(|()| fs::rename(&temporary, path));
    if written.is_err() {
        // Report the first error; a leftover temporary file is harmless.
        let _ = fs::remove_file(&temporary);
    }
    written?;
    sync_folder(path)
}

fn write_new(path: &Path, bytes: &[u8], private: bool) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    if private {
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    }
    #[cfg(not(unix))]
    let _ = private;
    let mut file = options.open(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// A temporary name that no other writer uses, in the same folder because only there a rename is atomic.
fn beside(path: &Path) -> io::Result<PathBuf> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let name = path.file_name().ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "not the name of a file"))?;
    let mut temporary = OsString::from(".");
    temporary.push(name);
    temporary.push(format!(".{}-{}.tmp", process::id(), COUNT.fetch_add(1, Ordering::Relaxed)));
    Ok(path.with_file_name(temporary))
}

/// Syncs the folder, so that the rename itself is on the disk. Only Unix can open a folder for that.
fn sync_folder(path: &Path) -> io::Result<()> {
    if !cfg!(unix) {
        return Ok(());
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    File::open(folder)?.sync_all()
}
