//! How many files a process may have open, and how many of them may be connections.

/// Files that are kept for other things than visitors: the database (16 connections of PostgreSQL, 15 files of SQLite), the
/// operator's own port, listeners, webhooks, and those that are closed in a moment.
const KEPT: u64 = 128;

/// Connections of the operator's own port, which are among those kept.
pub(crate) const OPERATORS: usize = 32;

/// Connections that may be open at once: what the operator wants, as far as there are files for it.
pub(crate) fn connections(wanted: Option<usize>) -> usize {
    let most = room(limit());
    if let Some(wanted) = wanted.filter(|wanted| *wanted > most) {
        tracing::warn!(wanted, most, "the limit of open files leaves room for fewer connections than are allowed");
    }
    wanted.map_or(most, |wanted| wanted.min(most))
}

/// Connections there is room for.
fn room(files: Option<u64>) -> usize {
    let Some(files) = files else { return tokio::sync::Semaphore::MAX_PERMITS };
    let left = files.saturating_sub(KEPT).max(files / 2);
    usize::try_from(left).map_or(tokio::sync::Semaphore::MAX_PERMITS, |n| n.min(tokio::sync::Semaphore::MAX_PERMITS))
}

/// Files this process may have open; nothing when there is no limit.
#[cfg(unix)]
fn limit() -> Option<u64> {
    rustix::process::getrlimit(rustix::process::Resource::Nofile).current
}

/// Files this process may have open; nothing when there is no limit.
#[cfg(not(unix))]
fn limit() -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_files_are_left_for_everything_else() {
        assert_eq!([1024, 65_536, 200, 3].map(|files| room(Some(files))), [896, 65_408, 100, 1]);
        assert_eq!(room(None), tokio::sync::Semaphore::MAX_PERMITS);
        assert_eq!(connections(Some(1)), 1);
        assert_eq!(connections(Some(usize::MAX)), connections(None));
    }
}
