//! The free space of a disk.

use std::path::Path;

use crate::Result;

/// The number of bytes this process may still write to the file system of a file; `None` where that is unknown.
#[cfg(unix)]
pub(crate) fn free_space(file: &Path) -> Result<Option<u64>> {
    let found = rustix::fs::statvfs(file).map_err(std::io::Error::from)?;
    Ok(Some(found.f_bavail.saturating_mul(found.f_frsize)))
}

/// The number of bytes this process may still write to the file system of a file; `None` where that is unknown.
#[cfg(not(unix))]
pub(crate) fn free_space(_: &Path) -> Result<Option<u64>> {
    Ok(None)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use crate::StoreError;

    #[test]
    fn a_disk_tells_how_much_is_free() {
        assert!(free_space(&std::env::temp_dir()).unwrap().is_some_and(|free| free > 0));
        assert!(matches!(free_space(Path::new("/no/such/file")), Err(StoreError::Unavailable(_))));
    }
}
