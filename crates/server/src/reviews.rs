//! The analysis of finished matches: in the background, a few at a time, and only while clients ask for it.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use games::{AnyTable, Judged, Review};
use tokio::sync::Semaphore;
use tokio::time::{Duration, Instant};
use uuid::Uuid;

use crate::app::App;
use crate::error::Error;

/// The number of matches whose analysis is kept.
const KEPT: usize = 32;
/// An analysis pauses when no client has asked for it for this long.
const PATIENCE: Duration = Duration::from_mins(1);

/// The matches that are being analyzed or have been.
pub(crate) struct Reviews {
    jobs: Mutex<HashMap<Uuid, Arc<Job>>>,
    places: Semaphore,
}

impl Default for Reviews {
    fn default() -> Self {
        // At most half of the cores, whatever the number of requests; further matches wait.
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self { jobs: Mutex::default(), places: Semaphore::new((cores / 2).max(1)) }
    }
}

/// A match and the progress of its analysis.
pub(crate) struct Job {
    review: Review,
    /// A table of the match, which knows the names of its cards and players, to render judgments as text.
    voice: Box<dyn AnyTable>,
    judged: Mutex<Vec<Judged>>,
    asked: Mutex<Instant>,
    works: AtomicBool,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Job {
    /// A match that has not been analyzed yet.
    pub(crate) fn new(review: Review, voice: Box<dyn AnyTable>) -> Self {
        Self {
            review,
            voice,
            judged: Mutex::default(),
            asked: Mutex::new(Instant::now()),
            works: AtomicBool::new(false),
        }
    }

    /// The number of decisions in the match.
    pub(crate) fn total(&self) -> usize {
        self.review.len()
    }

    /// The table that renders judgments as text.
    pub(crate) fn voice(&self) -> &dyn AnyTable {
        &*self.voice
    }

    /// The judgments so far.
    pub(crate) fn judged(&self) -> Vec<Judged> {
        lock(&self.judged).clone()
    }

    fn idle(&self) -> Duration {
        lock(&self.asked).elapsed()
    }
}

impl Reviews {
    /// The analysis of a match, if there is one. A request also lets it continue.
    pub(crate) fn find(&self, app: &Arc<App>, id: Uuid) -> Option<Arc<Job>> {
        let job = lock(&self.jobs).get(&id).cloned()?;
        go_on(app, &job);
        Some(job)
    }

    /// Starts the analysis of a match, unless there is one. Refused when all kept analyses are still running.
    pub(crate) fn begin(&self, app: &Arc<App>, id: Uuid, job: Job) -> Result<Arc<Job>, Error> {
        let job = {
            let mut jobs = lock(&self.jobs);
            if !jobs.contains_key(&id) && jobs.len() >= KEPT {
                let at_rest = jobs.iter().filter(|(_, job)| !job.works.load(Ordering::Relaxed));
                let oldest = at_rest.max_by_key(|(_, job)| job.idle()).map(|(id, _)| *id).ok_or(Error::TooFast)?;
                jobs.remove(&oldest);
            }
            jobs.entry(id).or_insert_with(|| Arc::new(job)).clone()
        };
        go_on(app, &job);
        Ok(job)
    }
}

/// Notes a request for an analysis, and lets the analysis continue.
fn go_on(app: &Arc<App>, job: &Arc<Job>) {
    *lock(&job.asked) = Instant::now();
    if lock(&job.judged).len() < job.total() && !job.works.swap(true, Ordering::Relaxed) {
        let (app, job) = (app.clone(), job.clone());
        app.tasks.clone().spawn(async move {
            work(&app, &job).await;
            job.works.store(false, Ordering::Relaxed);
        });
    }
}

/// Judges one decision after the other.
async fn work(app: &App, job: &Arc<Job>) {
    let place = tokio::select! {
        () = app.stop.cancelled() => return,
        place = app.reviews.places.acquire() => place,
    };
    while place.is_ok() && job.idle() < PATIENCE {
        let number = lock(&job.judged).len();
        if number == job.total() {
            return;
        }
        let judge = job.clone();
        // A judgment that failed or was stopped has no result; the next request tries again.
        let Some(judged) = app.bots.in_spare_time(move |stop| judge.review.judge(number, stop)).await else { return };
        lock(&job.judged).push(judged);
    }
}

#[cfg(test)]
mod tests {
    use games::{Save, Seat, SeatSet, Secret, ToAct, Wanted};

    use super::*;
    use crate::config::Config;

    /// A duel in which every player takes the first option, given up after this number of lines.
    fn job(lines: usize) -> Job {
        let setup = games::setup("star-realms", &Wanted::default()).expect("a setup");
        let secret = Secret { seed: [3; 32], salt: [1; 32] };
        let mut table = games::open("star-realms", &setup, serde_json::Map::new(), secret).expect("a match");
        while let ToAct::Seats { asked, .. } = table.to_act() {
            if table.line_count() == lines {
                table.give_up(SeatSet::only(Seat::new(0)), SeatSet::only(Seat::new(1)));
                break;
            }
            let seat = asked.lowest().expect("a seat must choose");
            let key = table.choices(seat, games::Lang::En).swap_remove(0).key;
            table.choose(seat, &[&key], false).expect("an option");
        }
        let save = Save::read(table.lines_since(0).as_bytes()).expect("a save");
        Job::new(Review::of(&save).expect("a match"), table)
    }

    async fn app(folder: &std::path::Path) -> Arc<App> {
        let config =
            Config::local(([127, 0, 0, 1], 0).into(), format!("sqlite:{}", folder.join("orrery.db").display()));
        let store = store::open(&config.database).await.expect("a database");
        App::new(config, store)
    }

    /// Runs the other tasks until something has happened, even while the clock is paused.
    async fn until(happened: impl Fn() -> bool) {
        while !happened() {
            std::thread::sleep(std::time::Duration::from_millis(1));
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn a_match_nobody_asks_about_waits() {
        let folder = tempfile::tempdir().expect("a folder");
        let (app, id) = (app(folder.path()).await, Uuid::now_v7());
        tokio::time::pause();
        let job = app.reviews.begin(&app, id, job(60)).expect("free space");
        tokio::time::advance(PATIENCE).await;
        until(|| !job.works.load(Ordering::Relaxed)).await;
        let so_far = job.judged().len();
        assert!(so_far < job.total(), "{so_far} of {}", job.total());
        tokio::time::resume();
        // Another request continues the analysis where it was.
        assert!(app.reviews.find(&app, id).is_some_and(|found| Arc::ptr_eq(&found, &job)));
        until(|| job.judged().len() == job.total()).await;
        assert!(job.judged().windows(2).all(|pair| pair[0].line < pair[1].line));
    }

    #[tokio::test]
    async fn a_match_at_rest_makes_room() {
        let folder = tempfile::tempdir().expect("a folder");
        let app = app(folder.path()).await;
        app.bots.stop();
        let ids: Vec<Uuid> = (0..=KEPT).map(|_| Uuid::now_v7()).collect();
        for &id in &ids {
            let job = app.reviews.begin(&app, id, job(4)).expect("free space");
            until(|| !job.works.load(Ordering::Relaxed)).await;
        }
        assert!(app.reviews.find(&app, ids[0]).is_none(), "the analysis without requests for the longest time");
        assert!(ids[1..].iter().all(|&id| app.reviews.find(&app, id).is_some()));
    }
}
