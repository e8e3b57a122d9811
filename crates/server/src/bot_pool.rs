//! A bounded thread pool for bots.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use games::{Stop, Thinking, Thought};
use tokio::sync::{Semaphore, TryAcquireError};
use tokio::time::{Duration, Instant};

/// How often low-priority work looks for a free thread.
const SPARE: Duration = Duration::from_millis(20);

/// The pool. Every search gets its iterations and one core; further searches wait.
#[derive(Clone)]
pub(crate) struct BotPool {
    free: Arc<Semaphore>,
    stop: Stop,
}

impl BotPool {
    /// A pool with this number of threads; one per core for 0.
    pub(crate) fn new(thinkers: usize) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let thinkers = if thinkers == 0 { cores } else { thinkers };
        Self { free: Arc::new(Semaphore::new(thinkers)), stop: Stop::new() }
    }

    /// Runs a search when a thread is free. `None` when the search failed.
    pub(crate) async fn think(&self, thinking: Thinking) -> Option<Thought> {
        let asked = Instant::now();
        let permit = self.free.clone().acquire_owned().await.ok()?;
        metrics::histogram!("orrery_think_seconds", "step" => "wait").record(asked.elapsed().as_secs_f64());
        let (stop, started) = (self.stop.clone(), Instant::now());
        let work = move || {
            let thought = catch_unwind(AssertUnwindSafe(|| thinking.run(&stop)));
            drop(permit);
            thought.ok()
        };
        let thought = tokio::task::spawn_blocking(work).await.ok().flatten();
        metrics::histogram!("orrery_think_seconds", "step" => "think").record(started.elapsed().as_secs_f64());
        thought
    }

    /// Runs low-priority work when a thread is free. `None` when it failed or the server stops.
    pub(crate) async fn in_spare_time<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Stop) -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let permit = loop {
            match self.free.clone().try_acquire_owned() {
                Ok(permit) => break permit,
                Err(TryAcquireError::NoPermits) => tokio::time::sleep(SPARE).await,
                Err(TryAcquireError::Closed) => return None,
            }
        };
        let stop = self.stop.clone();
        let work = move || {
            let done = catch_unwind(AssertUnwindSafe(|| work(&stop)));
            drop(permit);
            done.ok().flatten()
        };
        tokio::task::spawn_blocking(work).await.ok().flatten()
    }

    /// Stops all searches, because the server stops.
    pub(crate) fn stop(&self) {
        self.stop.raise();
        self.free.close();
    }
}
