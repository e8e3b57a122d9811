//! Whether the server should get traffic: its database is writable and has room to grow.

use std::sync::atomic::{AtomicBool, Ordering};

use store::StoreError;
use tokio::sync::Mutex;
use tokio::time::{Duration, Instant, timeout};

use crate::app::App;

/// The result of a write test is reused for this long.
const FRESH: Duration = Duration::from_millis(500);
/// A write test that takes longer has failed.
const PATIENCE: Duration = Duration::from_secs(5);
/// A choice that could not be written counts for this long, unless a later choice was written.
const REMEMBERED: Duration = Duration::from_secs(10);

/// Why a server is not ready. The text is public; numbers and causes go to the log.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum NotReady {
    #[error("draining")]
    Draining,
    #[error("the disk of the database is almost full")]
    NoRoom { free: u64, least: u64 },
    #[error("the database cannot be written to")]
    NotWritten(StoreError),
}

/// The last results.
#[derive(Default)]
pub(crate) struct Readiness {
    tried: Mutex<Option<(Instant, Result<(), StoreError>)>>,
    /// Whether the log already says that the server is not ready.
    told: AtomicBool,
}

impl App {
    /// Tests whether the database is writable. Concurrent calls share a recent result.
    pub(crate) async fn try_to_write(&self) -> Result<(), StoreError> {
        let mut tried = self.readiness.tried.lock().await;
        if let Some((at, found)) = &*tried
            && at.elapsed() < FRESH
        {
            return found.clone();
        }
        let late = |_| Err(StoreError::Unavailable("it does not answer".to_owned()));
        let found = timeout(PATIENCE, self.store.ready()).await.unwrap_or_else(late);
        *tried = Some((Instant::now(), found.clone()));
        found
    }

    /// Checks whether people can play here. Changes are logged.
    pub(crate) async fn check_readiness(&self) -> Result<(), NotReady> {
        let found = if self.is_draining() { Err(NotReady::Draining) } else { self.look_at_store().await };
        metrics::gauge!("orrery_ready").set(if found.is_ok() { 1.0 } else { 0.0 });
        let unwell = matches!(found, Err(NotReady::NoRoom { .. } | NotReady::NotWritten(_)));
        if self.readiness.told.swap(unwell, Ordering::Relaxed) != unwell {
            match &found {
                Err(NotReady::NoRoom { free, least }) => {
                    tracing::error!(free, least, "not ready: the disk of the database is almost full");
                }
                Err(NotReady::NotWritten(cause)) => {
                    tracing::error!(%cause, "not ready: the database cannot be written to");
                }
                Err(NotReady::Draining) | Ok(()) => tracing::info!("ready again"),
            }
        }
        found
    }

    async fn look_at_store(&self) -> Result<(), NotReady> {
        let least = self.config.min_free_space;
        match self.store.free_space() {
            Ok(Some(free)) if free < least => return Err(NotReady::NoRoom { free, least }),
            Ok(_) => {}
            Err(e) => return Err(NotReady::NotWritten(e)),
        }
        // The write test is small; the choices of players are what matters.
        if let Some((ago, e)) = self.store.failing()
            && ago < REMEMBERED
        {
            return Err(NotReady::NotWritten(e));
        }
        self.try_to_write().await.map_err(NotReady::NotWritten)
    }
}
