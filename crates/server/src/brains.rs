//! Where machines think: a bounded pool beside the tables.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use games::{Stop, Thinking, Thought};
use tokio::sync::Semaphore;
use tokio::time::Instant;

/// The pool. Every search keeps its iterations and one core; who comes late waits.
#[derive(Clone)]
pub(crate) struct Brains {
    free: Arc<Semaphore>,
    stop: Stop,
}

impl Brains {
    /// A pool of so many; one per core for 0.
    pub(crate) fn new(thinkers: usize) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let thinkers = if thinkers == 0 { cores } else { thinkers };
        Self { free: Arc::new(Semaphore::new(thinkers)), stop: Stop::new() }
    }

    /// Thinks when its turn comes. `None` when the search failed.
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

    /// Ends all thinking: the server stops.
    pub(crate) fn stop(&self) {
        self.stop.raise();
        self.free.close();
    }
}
