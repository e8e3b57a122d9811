//! Starting and stopping.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use store::{Node, Store, StoreError};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use uuid::Uuid;

use crate::actor::Command;
use crate::app::App;
use crate::config::Config;
use crate::repeated::Repeated;
use crate::{admin_router, connection, lobby, router};

/// The note about when the house was last awake.
const AWAKE: &str = "awake";
const HEARTBEAT: Duration = Duration::from_secs(10);
/// Clocks of tables nobody has in memory are looked at so often.
const OVERDUE: Duration = Duration::from_secs(5);
/// So many of them at a time.
const OVERDUE_PAGE: i64 = 64;
/// One that cannot be loaded is tried again after this time.
const LEFT_ALONE: Duration = Duration::from_mins(1);
/// A server that does not renew its lease for so long may be followed by another on the same database.
const LEASE: Duration = Duration::from_secs(30);
const RENEWAL: Duration = Duration::from_secs(5);
const SWEEP: Duration = Duration::from_hours(1);
/// So often the counts of addresses that were quiet are forgotten: there are more addresses than memory. No other errand of
/// the house takes longer.
const MINUTE: Duration = Duration::from_mins(1);
/// A database that does not answer in this time keeps nobody waiting who has other things to look after.
const SILENCE: Duration = Duration::from_secs(5);
const GUEST_LIFE: i64 = 30 * 24 * 60 * 60 * 1000;
/// A graceful stop takes no longer.
const PATIENCE: Duration = Duration::from_secs(15);

/// Why a server did not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Settings that do not fit together.
    #[error("{0}")]
    Config(String),
    /// The port is taken, or not ours to take.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] store::StoreError),
}

/// A server that runs.
pub struct Server {
    app: Arc<App>,
    address: SocketAddr,
    doors: Vec<JoinHandle<()>>,
}

/// Starts a server around a store.
pub async fn start(config: Config, store: Arc<dyn Store>) -> Result<Server, ServeError> {
    config.check().map_err(ServeError::Config)?;
    let listen = config.listen;
    let listener = TcpListener::bind(listen).await.map_err(|e| ServeError::Listen(listen, e))?;
    let address = listener.local_addr().map_err(|e| ServeError::Listen(listen, e))?;
    let admin = match config.admin_listen {
        Some(at) => Some(TcpListener::bind(at).await.map_err(|e| ServeError::Listen(at, e))?),
        None => None,
    };
    let here = Node::here();
    store.take_lease(&here, LEASE.as_millis() as i64).await?;
    if here.machine.is_empty() {
        tracing::info!(
            "the boot id is hidden: should this server be killed, the next one has to wait until the lease expires"
        );
    }
    let app = App::new(config, store);
    if let Err(e) = app.wake_up().await {
        // Gives the lease back: whoever tries again need not wait until it has expired.
        app.store.close().await;
        return Err(e.into());
    }
    app.tasks.spawn(app.clone().keep_lease());
    app.tasks.spawn(app.clone().run_errands());
    app.tasks.spawn(lobby::run(app.clone()));
    app.tasks.spawn(app.clone().keep_house());
    let mut doors = vec![tokio::spawn(connection::serve(app.clone(), listener, router(app.clone()), false))];
    if let Some(listener) = admin {
        doors.push(tokio::spawn(connection::serve(app.clone(), listener, admin_router(app.clone()), true)));
    }
    tracing::info!(%address, "listening");
    Ok(Server { app, address, doors })
}

impl Server {
    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Waits until another server has taken over the database. Then this one writes nothing any more and should be
    /// stopped.
    pub async fn taken_over(&self) {
        self.app.lost.cancelled().await;
    }

    /// What its parts share.
    pub const fn app(&self) -> &Arc<App> {
        &self.app
    }

    /// Stops: nobody new comes in, tables are put in order, sockets are told when to come back, the store is flushed.
    /// What hyper calls a graceful shutdown does not wait for sockets; this does.
    pub async fn stop(self) {
        let Self { app, doors, .. } = self;
        tracing::info!("stopping");
        app.draining.store(true, Ordering::Relaxed);
        for table in app.directory.all() {
            // One whose inbox is full stops when it has read it.
            let _ = table.try_send(Command::Stop);
        }
        app.brains.stop();
        app.stop.cancel();
        app.tasks.close();
        let all = async {
            app.tasks.wait().await;
            for door in doors {
                let _ = door.await;
            }
        };
        if timeout(PATIENCE, all).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        let _ = app.store.put_note(AWAKE, &app.now().to_string()).await;
        app.store.close().await;
    }
}

impl App {
    /// The time the house was shut counts for nobody.
    async fn wake_up(&self) -> Result<(), store::StoreError> {
        let (shut, moved) = self.store.wake_up(AWAKE, self.booted).await?;
        if shut > 0 {
            tracing::info!(seconds = shut / 1000, matches = moved, "the clocks stood still meanwhile");
        }
        Ok(())
    }

    /// Keeps the database for this server. Whoever has lost it to another server must not go on: what its tables have
    /// in memory is out of date.
    async fn keep_lease(self: Arc<Self>) {
        loop {
            tokio::select! {
                () = self.stop.cancelled() => return,
                () = tokio::time::sleep(RENEWAL) => {}
            }
            // Also a database that is silent is asked again, or nobody would notice that another server has it by now.
            let renewed = timeout(SILENCE, self.store.renew_lease(LEASE.as_millis() as i64)).await;
            match renewed.unwrap_or_else(|_| Err(StoreError::Unavailable("it is silent".to_owned()))) {
                Err(StoreError::InUse(why)) => {
                    tracing::error!(why, "the server stops");
                    self.draining.store(true, Ordering::Relaxed);
                    self.lost.cancel();
                    return;
                }
                // While the database does not answer nobody else can take it.
                Err(e) => {
                    static TOLD: Repeated = Repeated::new();
                    if let Some(times) = TOLD.note() {
                        tracing::warn!(error = %e, times, "the lease on the database could not be renewed");
                    }
                }
                Ok(()) => {}
            }
        }
    }

    /// Tables nobody has in memory whose time is up, page by page. Those that cannot be loaded are left alone for a
    /// while: they stay overdue for ever, and there may be many.
    async fn wake_overdue(self: &Arc<Self>, broken: &mut HashMap<Uuid, Instant>) {
        broken.retain(|_, since| since.elapsed() < LEFT_ALONE);
        let (now, mut after) = (self.now(), (i64::MIN, Uuid::nil()));
        loop {
            let page = self.store.overdue(now, after, OVERDUE_PAGE).await.unwrap_or_default();
            for &(_, table) in &page {
                if broken.contains_key(&table) {
                    continue;
                }
                if let Err(e) = self.directory.post(self, table, Command::Wake).await {
                    static TOLD: Repeated = Repeated::new();
                    if let Some(times) = TOLD.note() {
                        tracing::warn!(%table, error = ?e, times, "a table whose time is up cannot be loaded");
                    }
                    broken.insert(table, Instant::now());
                }
            }
            match page.last() {
                Some(last) if page.len() as i64 == OVERDUE_PAGE => after = *last,
                _ => return,
            }
        }
    }

    /// What has to be done now and then.
    async fn keep_house(self: Arc<Self>) {
        let mut heartbeat = tokio::time::interval(HEARTBEAT);
        let mut overdue = tokio::time::interval(OVERDUE);
        let mut sweep = tokio::time::interval(SWEEP);
        let mut forget = tokio::time::interval(MINUTE);
        let mut broken = HashMap::new();
        loop {
            tokio::select! {
                () = self.stop.cancelled() => return,
                _ = heartbeat.tick() => {
                    self.metrics.run_upkeep();
                    let _ = self.check_readiness().await;
                    let _ = timeout(SILENCE, self.store.put_note(AWAKE, &self.now().to_string())).await;
                }
                _ = overdue.tick() => {
                    let _ = timeout(MINUTE, self.wake_overdue(&mut broken)).await;
                }
                _ = forget.tick() => self.gates.sweep(),
                _ = sweep.tick() => {
                    let _ = timeout(MINUTE, self.store.sweep(self.now(), self.now() - GUEST_LIFE)).await;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use store::{Line, Match, Status};

    use super::*;
    use crate::actor::running_table;

    /// Tables that cannot be loaded are overdue for ever. However many there are, the clocks of all others run.
    #[tokio::test]
    async fn tables_that_cannot_be_loaded_keep_no_clock_from_running() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let (first, good) = running_table(folder.path()).await;
        let store = first.store.clone();
        let row = store.find_match(good).await.expect("read").expect("a match");
        let seats = store.seats(good).await.expect("read");
        let line = Line { n: 0, at: 0, seat: None, cid: None, body: "nonsense".to_owned(), clocks: String::new() };
        let broken = OVERDUE_PAGE as usize + 6;
        for _ in 0..broken {
            let open = Match { id: Uuid::now_v7(), status: Status::Open, started: None, lines: 0, ..row.clone() };
            store.add_match(&open, &seats).await.expect("added");
            store.start_match(open.id, "secret", &line, "{}", Some(1)).await.expect("begun");
        }
        store.put_meta(good, "{}", Some(2)).await.expect("written");
        // Another life of the server, in which nobody has asked for any table yet.
        let app = App::new(first.config.clone(), store);
        let mut left_alone = HashMap::new();
        app.wake_overdue(&mut left_alone).await;
        assert_eq!((left_alone.len(), app.directory.all().len()), (broken, 1));
        // They are not tried again and again.
        let since: Vec<Instant> = left_alone.values().copied().collect();
        app.wake_overdue(&mut left_alone).await;
        assert!(left_alone.values().all(|at| since.contains(at)));
    }
}
