//! The state that all parts of a server share.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use store::Store;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::auth::{Devices, Passwords};
use crate::bot_pool::BotPool;
use crate::config::Config;
use crate::directory::Directory;
use crate::guard::RateLimits;
use crate::hub::Hub;
use crate::readiness::Readiness;
use crate::reviews::Reviews;

/// A running server.
pub struct App {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) directory: Directory,
    pub(crate) hub: Hub,
    pub(crate) bots: BotPool,
    pub(crate) reviews: Reviews,
    pub(crate) passwords: Passwords,
    pub(crate) devices: Devices,
    pub(crate) gates: RateLimits,
    pub(crate) readiness: Readiness,
    /// Background tasks; a graceful stop waits for them.
    pub(crate) tasks: TaskTracker,
    /// Cancelled when sockets and workers must end.
    pub(crate) stop: CancellationToken,
    /// Cancelled when another server has taken over the database.
    pub(crate) lost: CancellationToken,
    pub(crate) draining: AtomicBool,
    /// When this server was started.
    pub(crate) booted: i64,
    pub(crate) metrics: metrics_exporter_prometheus::PrometheusHandle,
}

impl App {
    /// Creates a server that uses this store.
    pub fn new(config: Config, store: Arc<dyn Store>) -> Arc<Self> {
        Arc::new(Self {
            gates: RateLimits::new(&config.limits),
            readiness: Readiness::default(),
            bots: BotPool::new(config.thinkers),
            config,
            store,
            directory: Directory::default(),
            hub: Hub::default(),
            reviews: Reviews::default(),
            passwords: Passwords::default(),
            devices: Devices::default(),
            tasks: TaskTracker::new(),
            stop: CancellationToken::new(),
            lost: CancellationToken::new(),
            draining: AtomicBool::new(false),
            booted: now(),
            metrics: crate::metrics::recorder(),
        })
    }

    /// The time in milliseconds since 1970.
    #[expect(clippy::unused_self, reason = "all parts of the server use this clock")]
    pub(crate) fn now(&self) -> i64 {
        now()
    }

    /// Whether the server is about to stop and accepts no new tables and sockets.
    pub(crate) fn is_draining(&self) -> bool {
        self.draining.load(Ordering::Relaxed)
    }
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
