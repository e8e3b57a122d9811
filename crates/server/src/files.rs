//! The limit of open files, and how many of them may be connections.

/// Files reserved for everything except public connections: the database (16 connections of PostgreSQL, 15 files of
/// SQLite), the operator's port, listeners, webhooks, and files that are about to be closed.
const KEPT: u64 = 128;

/// The number of connections to the operator's port, which use reserved files.
pub(crate) const OPERATORS: usize = 32;

/// The number of connections that may be open at once: the operator's setting, as far as there are files for it.
pub(crate) fn connections(wanted: Option<usize>) -> usize {
    let most = max_connections(limit());
    if let Some(wanted) = wanted.filter(|wanted| *wanted > most) {
        tracing::warn!(wanted, most, "the limit of open files leaves room for fewer connections than are allowed");
    }
    wanted.map_or(most, |wanted| wanted.min(most))
}

/// The number of connections that a limit of open files leaves room for.
fn max_connections(files: Option<u64>) -> usize {
    let Some(files) = files else { return tokio::sync::Semaphore::MAX_PERMITS };
    let left = files.saturating_sub(KEPT).max(files / 2);
    usize::try_from(left).map_or(tokio::sync::Semaphore::MAX_PERMITS, |n| n.min(tokio::sync::Semaphore::MAX_PERMITS))
}

/// The number of files this process may have open; `None` when there is no limit.
#[cfg(unix)]
fn limit() -> Option<u64> {
    rustix::process::getrlimit(rustix::process::Resource::Nofile).current
}

/// The number of files this process may have open; `None` when there is no limit.
#[cfg(not(unix))]
fn limit() -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_files_are_left_for_everything_else() {
        assert_eq!([1024, 65_536, 200, 3].map(|files| max_connections(Some(files))), [896, 65_408, 100, 1]);
        assert_eq!(max_connections(None), tokio::sync::Semaphore::MAX_PERMITS);
        assert_eq!(connections(Some(1)), 1);
        assert_eq!(connections(Some(usize::MAX)), connections(None));
    }
}
