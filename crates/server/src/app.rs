//! What all parts of a server share.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use store::Store;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::auth::{Devices, Passwords};
use crate::brains::Brains;
use crate::config::Config;
use crate::directory::Directory;
use crate::guard::Gates;
use crate::hub::Hub;
use crate::readiness::Readiness;
use crate::reviews::Reviews;

/// A running server.
pub struct App {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) directory: Directory,
    pub(crate) hub: Hub,
    pub(crate) brains: Brains,
    pub(crate) reviews: Reviews,
    pub(crate) passwords: Passwords,
    pub(crate) devices: Devices,
    pub(crate) gates: Gates,
    pub(crate) readiness: Readiness,
    /// Everything that runs beside the requests; a graceful stop waits for it.
    pub(crate) tasks: TaskTracker,
    /// Sockets and workers end with it.
    pub(crate) stop: CancellationToken,
    /// Another server has taken over the database.
    pub(crate) lost: CancellationToken,
    pub(crate) draining: AtomicBool,
    /// When this life of the server began.
    pub(crate) booted: i64,
    pub(crate) metrics: metrics_exporter_prometheus::PrometheusHandle,
}

impl App {
    /// A server around a store.
    pub fn new(config: Config, store: Arc<dyn Store>) -> Arc<Self> {
        Arc::new(Self {
            gates: Gates::new(&config.limits),
            readiness: Readiness::default(),
            brains: Brains::new(config.thinkers),
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

    /// The time, milliseconds since 1970.
    #[expect(clippy::unused_self, reason = "the one clock everybody asks")]
    pub(crate) fn now(&self) -> i64 {
        now()
    }

    /// About to stop: no new tables, no new sockets.
    pub(crate) fn is_draining(&self) -> bool {
        self.draining.load(Ordering::Relaxed)
    }
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
