//! Points at which the kill tests end the process, as `kill -9` would.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicI64, Ordering};

/// `ORRERY_CRASH_AT=point:n` ends the process when it reaches the point for the n-th time. With `:panic` appended, only
/// the table crashes. For tests only.
const VARIABLE: &str = "ORRERY_CRASH_AT";

struct Crash {
    point: String,
    left: AtomicI64,
    panics: bool,
}

static CRASH: OnceLock<Option<Crash>> = OnceLock::new();

/// A point between two steps at which the kill tests can end the process.
pub(crate) fn point(name: &str) {
    let crash = CRASH.get_or_init(|| {
        let wish = std::env::var(VARIABLE).ok()?;
        let mut parts = wish.split(':');
        let (point, n, how) = (parts.next()?.to_owned(), parts.next()?.parse().ok()?, parts.next());
        Some(Crash { point, left: AtomicI64::new(n), panics: how == Some("panic") })
    });
    if let Some(crash) = crash
        && crash.point == name
        && crash.left.fetch_sub(1, Ordering::Relaxed) == 1
    {
        assert!(!crash.panics, "an intended crash at {name}");
        // Not `exit`: no destructors run, and nothing is flushed.
        std::process::abort();
    }
}

/// A point of one table at which tests of this crate can run an action, see [`act_at`].
pub(crate) fn point_at(name: &str, table: uuid::Uuid) {
    point(name);
    #[cfg(test)]
    {
        let mut wanted = WANTED.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let found = wanted.iter().position(|(point, id, _)| (point.as_str(), *id) == (name, table));
        let hit = found.map(|at| wanted.swap_remove(at));
        drop(wanted);
        if let Some((.., act)) = hit {
            act();
        }
    }
    #[cfg(not(test))]
    let _ = table;
}

/// The store's answer to an append, unless a test of this crate wants it to be lost, see [`lose_answer_at`].
pub(crate) fn answer(written: store::Result<()>, table: uuid::Uuid) -> store::Result<()> {
    #[cfg(test)]
    {
        let mut lost = LOST.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(at) = lost.iter().position(|id| *id == table) {
            lost.swap_remove(at);
            return written.and(Err(store::StoreError::Unavailable("the answer is lost".to_owned())));
        }
    }
    #[cfg(not(test))]
    let _ = table;
    written
}

#[cfg(test)]
static LOST: std::sync::Mutex<Vec<uuid::Uuid>> = std::sync::Mutex::new(Vec::new());

/// The next append of this table is written, but the table gets the error that the store does not answer.
#[cfg(test)]
pub(crate) fn lose_answer_at(table: uuid::Uuid) {
    LOST.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push(table);
}

#[cfg(test)]
type Wanted = (String, uuid::Uuid, Box<dyn FnOnce() + Send>);

#[cfg(test)]
static WANTED: std::sync::Mutex<Vec<Wanted>> = std::sync::Mutex::new(Vec::new());

/// Runs an action when this table reaches this point for the next time.
#[cfg(test)]
pub(crate) fn act_at(name: &str, table: uuid::Uuid, act: impl FnOnce() + Send + 'static) {
    let wanted = (name.to_owned(), table, Box::new(act) as Box<dyn FnOnce() + Send>);
    WANTED.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push(wanted);
}

/// Panics when this table reaches this point for the next time.
#[cfg(test)]
pub(crate) fn fail_at(name: &str, table: uuid::Uuid) {
    let point = name.to_owned();
    act_at(name, table, move || panic!("an intended crash at {point}"));
}
