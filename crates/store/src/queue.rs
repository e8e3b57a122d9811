//! Group commit: one task writes the appends of all matches, as many at once as are waiting.
//!
//! A transaction costs one wait for the disk, whatever its size. While one is being written, the next appends gather.
//! So the load itself decides how many share the next wait, and a single append waits for no others.

use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::{Append, Result, StoreError};

/// A transaction is full with this number of lines; an append is never divided.
const ROWS: usize = 64;
/// How long a transaction waits for more appends.
const LINGER: Duration = Duration::from_millis(2);
/// Callers beyond this number wait before they are queued.
const QUEUE: usize = 1024;
/// A database that takes longer counts as unavailable. Its callers get an error and may try again.
const PATIENCE: Duration = Duration::from_secs(20);

/// Statistics about how appends were grouped since the database was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// The number of transactions.
    pub batches: u64,
    /// The number of appends written in them.
    pub appends: u64,
    /// The number of lines written in them.
    pub rows: u64,
    /// The highest number of lines in one transaction.
    pub largest: u64,
    /// Transactions by their number of lines: up to 1, 2, 4, 8, 16, 32, 64, and more.
    pub sizes: [u64; 8],
    /// The time spent writing.
    pub busy: Duration,
}

impl Stats {
    fn count(&mut self, appends: usize, rows: usize, took: Duration) {
        self.batches += 1;
        self.appends += appends as u64;
        self.rows += rows as u64;
        self.largest = self.largest.max(rows as u64);
        let bucket = rows.max(1).next_power_of_two().ilog2() as usize;
        self.sizes[bucket.min(self.sizes.len() - 1)] += 1;
        self.busy += took;
    }
}

/// Where a batch is written.
#[async_trait]
pub(crate) trait Journal: Send + Sync + 'static {
    /// Writes the acceptable appends of a batch in one transaction and returns a result for each append. On an error
    /// nothing was written.
    async fn write(&self, batch: &[Append]) -> Result<Vec<Result<()>>>;
}

/// An append and the channel for its answer.
type Waiting = (Append, oneshot::Sender<Result<()>>);

/// The queue of the writing task.
pub(crate) struct Queue {
    sender: RwLock<Option<mpsc::Sender<Waiting>>>,
    task: Mutex<Option<JoinHandle<()>>>,
    stats: Arc<Mutex<Stats>>,
    failure: Failure,
}

/// When an append last failed for a reason that affects all of them, and why; `None` when one was written since.
type Failure = Arc<Mutex<Option<(Instant, StoreError)>>>;

impl Queue {
    /// Starts the writing task.
    pub(crate) fn start(journal: impl Journal) -> Self {
        let (sender, waiting) = mpsc::channel(QUEUE);
        let (stats, failure) = (Arc::default(), Failure::default());
        let task = tokio::spawn(work(journal, waiting, Arc::clone(&stats), failure.clone()));
        Self { sender: RwLock::new(Some(sender)), task: Mutex::new(Some(task)), stats, failure }
    }

    /// Queues an append and waits until it is written or refused.
    pub(crate) async fn append(&self, append: Append) -> Result<()> {
        let gone = || StoreError::Unavailable("it is closed".into());
        let sender = self.sender.read().unwrap_or_else(PoisonError::into_inner).clone().ok_or_else(gone)?;
        let (done, answer) = oneshot::channel();
        sender.send((append, done)).await.map_err(|_| gone())?;
        drop(sender); // otherwise a waiting call would keep the task from ending
        answer.await.map_err(|_| gone())?
    }

    /// Whether the task still takes appends.
    pub(crate) fn is_open(&self) -> bool {
        self.sender.read().unwrap_or_else(PoisonError::into_inner).as_ref().is_some_and(|sender| !sender.is_closed())
    }

    /// Why the last append was not written, and how long ago that was; `None` when one was written since.
    pub(crate) fn failing(&self) -> Option<(Duration, StoreError)> {
        let failure = self.failure.lock().unwrap_or_else(PoisonError::into_inner);
        failure.as_ref().map(|(at, error)| (at.elapsed(), error.clone()))
    }

    pub(crate) fn stats(&self) -> Stats {
        *self.stats.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes nothing more, and waits for the queued appends.
    pub(crate) async fn close(&self) {
        self.sender.write().unwrap_or_else(PoisonError::into_inner).take();
        let task = self.task.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(task) = task {
            // A task that panicked has ended.
            task.await.ok();
        }
    }
}

async fn work(journal: impl Journal, mut waiting: mpsc::Receiver<Waiting>, stats: Arc<Mutex<Stats>>, failure: Failure) {
    let mut last = 1;
    while let Some(first) = waiting.recv().await {
        let (appends, senders): (Vec<_>, Vec<_>) = gather(first, &mut waiting, last).await.into_iter().unzip();
        last = appends.len();
        let answers = write(&journal, &appends, &stats).await;
        note(&failure, &answers);
        for (answer, sender) in answers.into_iter().zip(senders) {
            sender.send(answer).ok(); // the caller may be gone
        }
    }
}

/// Notes whether the database accepted a batch. An append that was refused for its content says nothing about that.
fn note(failure: &Failure, answers: &[Result<()>]) {
    let failed = answers.iter().find_map(|answer| match answer {
        Err(error @ (StoreError::Unavailable(_) | StoreError::Damaged(_))) => Some(error.clone()),
        _ => None,
    });
    let mut failure = failure.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(error) = failed {
        *failure = Some((Instant::now(), error));
    } else if answers.iter().any(Result::is_ok) {
        *failure = None;
    }
}

/// Takes the queued appends. The players whose appends shared the last transaction answer at about the same time, and
/// the first of them would get its own transaction. So it waits briefly until as many have arrived as last time.
async fn gather(first: Waiting, waiting: &mut mpsc::Receiver<Waiting>, last: usize) -> Vec<Waiting> {
    let mut rows = rows(&first.0);
    let mut batch = vec![first];
    let end = tokio::time::Instant::now() + LINGER;
    while rows < ROWS {
        let next = match waiting.try_recv() {
            Ok(next) => Some(next),
            Err(_) if batch.len() >= last => None,
            Err(_) => tokio::time::timeout_at(end, waiting.recv()).await.ok().flatten(),
        };
        let Some(next) = next else { break };
        rows += self::rows(&next.0);
        batch.push(next);
    }
    batch
}

fn rows(append: &Append) -> usize {
    append.lines.len().max(1)
}

/// Writes a batch. When it fails because of its content, each append is tried alone, so that the others are written.
async fn write(journal: &impl Journal, batch: &[Append], stats: &Mutex<Stats>) -> Vec<Result<()>> {
    let begun = Instant::now();
    let late = |_| Err(StoreError::Unavailable(format!("it has taken longer than {} seconds", PATIENCE.as_secs())));
    match tokio::time::timeout(PATIENCE, journal.write(batch)).await.unwrap_or_else(late) {
        Ok(answers) => {
            let written = || batch.iter().zip(&answers).filter(|(_, answer)| answer.is_ok());
            if written().next().is_some() {
                let rows = written().map(|(append, _)| append.lines.len()).sum();
                let mut stats = stats.lock().unwrap_or_else(PoisonError::into_inner);
                stats.count(written().count(), rows, begun.elapsed());
            }
            answers
        }
        Err(error @ (StoreError::Unavailable(_) | StoreError::InUse(_))) => vec![Err(error); batch.len()],
        Err(error) if batch.len() == 1 => vec![Err(error)],
        Err(_) => {
            let mut answers = Vec::with_capacity(batch.len());
            for append in batch {
                answers.extend(Box::pin(write(journal, std::slice::from_ref(append), stats)).await);
            }
            answers
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};

    use super::*;
    use crate::Line;

    /// Writes nothing and records the sizes of the batches. A line with the body `bad` makes a transaction fail.
    #[derive(Clone, Default)]
    struct Fake {
        sizes: Arc<Mutex<Vec<usize>>>,
        down: Arc<AtomicBool>,
        hangs: Arc<AtomicBool>,
    }

    #[async_trait]
    impl Journal for Fake {
        async fn write(&self, batch: &[Append]) -> Result<Vec<Result<()>>> {
            self.sizes.lock().unwrap().push(batch.len());
            tokio::time::sleep(Duration::from_millis(1)).await;
            if self.hangs.load(Ordering::Relaxed) {
                std::future::pending::<()>().await;
            }
            if self.down.load(Ordering::Relaxed) {
                return Err(StoreError::Unavailable("down".into()));
            }
            let spoiled = batch.iter().flat_map(|append| &append.lines).any(|line| line.body == "bad");
            if spoiled { Err(StoreError::Conflict("errand")) } else { Ok(vec![Ok(()); batch.len()]) }
        }
    }

    fn lines(n: usize, body: &str) -> Append {
        let line = Line { n: 0, at: 0, seat: None, cid: None, body: body.into(), clocks: String::new() };
        Append { lines: vec![line; n], ..Append::default() }
    }

    /// Queues all appends before the task can take the first, and returns the answers.
    async fn at_once(queue: &Arc<Queue>, appends: impl IntoIterator<Item = Append>) -> Vec<Result<()>> {
        let call = |append| {
            let queue = Arc::clone(queue);
            tokio::spawn(async move { queue.append(append).await })
        };
        let calls: Vec<_> = appends.into_iter().map(call).collect();
        let mut answers = vec![];
        for call in calls {
            answers.push(call.await.unwrap());
        }
        answers
    }

    #[tokio::test(start_paused = true)]
    async fn a_lone_append_waits_for_nobody() {
        let queue = Queue::start(Fake::default());
        let begun = tokio::time::Instant::now();
        for _ in 0..3 {
            queue.append(lines(1, "")).await.unwrap();
        }
        assert_eq!(begun.elapsed(), Duration::from_millis(3), "only the time of writing");
    }

    #[tokio::test(start_paused = true)]
    async fn a_transaction_waits_for_those_of_the_last_one_but_not_long() {
        let fake = Fake::default();
        let queue = Arc::new(Queue::start(fake.clone()));
        at_once(&queue, vec![lines(1, ""); 5]).await;
        let begun = tokio::time::Instant::now();
        let (first, second) = (queue.append(lines(1, "")), async {
            tokio::time::sleep(Duration::from_millis(1)).await;
            queue.append(lines(1, "")).await
        });
        let (first, second) = tokio::join!(first, second);
        assert_eq!((first, second), (Ok(()), Ok(())));
        assert_eq!(begun.elapsed(), LINGER + Duration::from_millis(1));
        assert_eq!(*fake.sizes.lock().unwrap(), [5, 2]);
    }

    #[tokio::test(start_paused = true)]
    async fn a_transaction_is_full_with_sixty_four_lines() {
        let fake = Fake::default();
        let queue = Arc::new(Queue::start(fake.clone()));
        at_once(&queue, std::iter::once(lines(100, "")).chain(vec![lines(1, ""); 100])).await;
        assert_eq!(*fake.sizes.lock().unwrap(), [1, 64, 36]);
        let stats = queue.stats();
        assert_eq!((stats.batches, stats.appends, stats.rows, stats.largest), (3, 101, 200, 100));
        assert_eq!(stats.sizes, [0, 0, 0, 0, 0, 0, 2, 1]);
    }

    #[tokio::test(start_paused = true)]
    async fn an_append_that_spoils_a_transaction_is_refused_alone() {
        let fake = Fake::default();
        let queue = Arc::new(Queue::start(fake.clone()));
        let answers = at_once(&queue, [lines(1, ""), lines(1, "bad"), lines(1, "")]).await;
        assert_eq!(answers, [Ok(()), Err(StoreError::Conflict("errand")), Ok(())]);
        assert_eq!(*fake.sizes.lock().unwrap(), [3, 1, 1, 1]);
    }

    #[tokio::test(start_paused = true)]
    async fn a_database_that_is_down_is_asked_once() {
        let fake = Fake::default();
        fake.down.store(true, Ordering::Relaxed);
        let queue = Arc::new(Queue::start(fake.clone()));
        let answers = at_once(&queue, vec![lines(1, ""); 3]).await;
        assert_eq!(answers, vec![Err(StoreError::Unavailable("down".into())); 3]);
        assert_eq!(*fake.sizes.lock().unwrap(), [3]);
        assert_eq!(queue.stats(), Stats::default());
    }

    /// A connection whose other end is gone may give neither an answer nor an error for a quarter of an hour.
    #[tokio::test(start_paused = true)]
    async fn a_database_that_is_silent_does_not_answer() {
        let fake = Fake::default();
        fake.hangs.store(true, Ordering::Relaxed);
        let queue = Arc::new(Queue::start(fake.clone()));
        let begun = tokio::time::Instant::now();
        let answer = tokio::time::timeout(PATIENCE * 10, queue.append(lines(1, ""))).await.expect("an answer");
        assert!(matches!(answer, Err(StoreError::Unavailable(_))), "{answer:?}");
        assert!(begun.elapsed() < PATIENCE * 2 && queue.failing().is_some());
        fake.hangs.store(false, Ordering::Relaxed);
        queue.append(lines(1, "")).await.unwrap();
    }

    #[tokio::test(start_paused = true)]
    async fn a_failure_is_told_until_something_is_written() {
        let fake = Fake::default();
        let queue = Arc::new(Queue::start(fake.clone()));
        let _ = at_once(&queue, [lines(1, "bad")]).await;
        assert_eq!(queue.failing(), None, "an append refused for its content is no failure");
        fake.down.store(true, Ordering::Relaxed);
        let _ = at_once(&queue, [lines(1, "")]).await;
        let why = StoreError::Unavailable("down".into());
        assert_eq!(queue.failing().map(|(_, error)| error), Some(why.clone()));
        fake.down.store(false, Ordering::Relaxed);
        let _ = at_once(&queue, [lines(1, "bad")]).await;
        assert_eq!(queue.failing().map(|(_, error)| error), Some(why), "nothing was written since");
        at_once(&queue, [lines(1, "")]).await;
        assert_eq!(queue.failing(), None);
    }

    #[tokio::test(start_paused = true)]
    async fn closing_writes_what_is_queued_and_takes_no_more() {
        let queue = Arc::new(Queue::start(Fake::default()));
        let late = Arc::clone(&queue);
        let waiting = tokio::spawn(async move { at_once(&late, vec![lines(1, ""); 200]).await });
        tokio::time::sleep(Duration::from_micros(100)).await;
        queue.close().await;
        assert_eq!(waiting.await.unwrap(), vec![Ok(()); 200]);
        assert!(matches!(queue.append(lines(1, "")).await, Err(StoreError::Unavailable(_))));
        assert!(!queue.is_open());
    }
}
