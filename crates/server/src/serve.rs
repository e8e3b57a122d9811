//! Starting and stopping a server.

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

/// The note with the time at which a server last ran.
const AWAKE: &str = "awake";
const HEARTBEAT: Duration = Duration::from_secs(10);
/// How often the clocks of tables that are not in memory are checked.
const OVERDUE: Duration = Duration::from_secs(5);
/// The number of overdue tables that are read at a time.
const OVERDUE_PAGE: i64 = 64;
/// A table that cannot be loaded is tried again after this time.
const LEFT_ALONE: Duration = Duration::from_mins(1);
/// If a server does not renew its lease for this long, another server may take over the database.
const LEASE: Duration = Duration::from_secs(30);
const RENEWAL: Duration = Duration::from_secs(5);
const SWEEP: Duration = Duration::from_hours(1);
/// How often the counts of quiet addresses are forgotten, because they would fill the memory. Also the time limit of
/// other periodic tasks.
const MINUTE: Duration = Duration::from_mins(1);
/// How long periodic tasks wait for a database that does not answer.
const SILENCE: Duration = Duration::from_secs(5);
const GUEST_LIFE: i64 = 30 * 24 * 60 * 60 * 1000;
/// The time limit of a graceful stop.
const PATIENCE: Duration = Duration::from_secs(15);

/// Why a server did not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The settings do not fit together.
    #[error("{0}")]
    Config(String),
    /// The port is taken, or may not be used.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] store::StoreError),
}

/// A running server.
pub struct Server {
    app: Arc<App>,
    address: SocketAddr,
    listeners: Vec<JoinHandle<()>>,
}

/// Starts a server that uses this store.
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
            "the boot id is hidden: if this server is killed, the next one must wait until the lease expires"
        );
    }
    let app = App::new(config, store);
    if let Err(e) = app.shift_deadlines().await {
        // Releases the lease, so that the next attempt does not have to wait until it expires.
        app.store.close().await;
        return Err(e.into());
    }
    app.tasks.spawn(app.clone().keep_lease());
    app.tasks.spawn(app.clone().run_errands());
    app.tasks.spawn(lobby::run(app.clone()));
    app.tasks.spawn(app.clone().run_periodic_tasks());
    let mut listeners = vec![tokio::spawn(connection::serve(app.clone(), listener, router(app.clone()), false))];
    if let Some(listener) = admin {
        listeners.push(tokio::spawn(connection::serve(app.clone(), listener, admin_router(app.clone()), true)));
    }
    tracing::info!(%address, "listening");
    Ok(Server { app, address, listeners })
}

impl Server {
    /// The address it listens on.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Waits until another server has taken over the database. This server cannot write any more and should be stopped.
    pub async fn taken_over(&self) {
        self.app.lost.cancelled().await;
    }

    /// The state that its parts share.
    pub const fn app(&self) -> &Arc<App> {
        &self.app
    }

    /// Stops the server: no new connections, tables save their state, sockets are told when to reconnect, and the store
    /// is flushed. The graceful shutdown of hyper does not wait for sockets; this does.
    pub async fn stop(self) {
        let Self { app, listeners, .. } = self;
        tracing::info!("stopping");
        app.draining.store(true, Ordering::Relaxed);
        for table in app.directory.all() {
            // A table with a full inbox stops when it has read it.
            let _ = table.try_send(Command::Stop);
        }
        app.bots.stop();
        app.stop.cancel();
        app.tasks.close();
        let all = async {
            app.tasks.wait().await;
            for listener in listeners {
                let _ = listener.await;
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
    /// Moves all deadlines by the time the server was down, which counts for no player.
    async fn shift_deadlines(&self) -> Result<(), store::StoreError> {
        let (downtime, moved) = self.store.shift_deadlines(AWAKE, self.booted).await?;
        if downtime > 0 {
            tracing::info!(seconds = downtime / 1000, matches = moved, "deadlines were moved by the downtime");
        }
        Ok(())
    }

    /// Renews the lease on the database. A server that has lost it to another one must stop, because its tables in
    /// memory are out of date.
    async fn keep_lease(self: Arc<Self>) {
        loop {
            tokio::select! {
                () = self.stop.cancelled() => return,
                () = tokio::time::sleep(RENEWAL) => {}
            }
            // A database that does not answer is asked again too: another server may have taken it over.
            let renewed = timeout(SILENCE, self.store.renew_lease(LEASE.as_millis() as i64)).await;
            match renewed.unwrap_or_else(|_| Err(StoreError::Unavailable("it does not answer".to_owned()))) {
                Err(StoreError::InUse(why)) => {
                    tracing::error!(why, "the server stops");
                    self.draining.store(true, Ordering::Relaxed);
                    self.lost.cancel();
                    return;
                }
                // While the database does not answer, no other server can take it over.
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

    /// Wakes the tables that are not in memory and whose time is up, page by page. Those that cannot be loaded are
    /// skipped for a while: they stay overdue forever, and there may be many.
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

    /// Runs the periodic tasks.
    async fn run_periodic_tasks(self: Arc<Self>) {
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

    /// Tables that cannot be loaded stay overdue forever. Whatever their number, the clocks of all other tables run.
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
            store.start_match(open.id, "secret", &line, "{}", Some(1)).await.expect("started");
        }
        store.put_meta(good, "{}", Some(2)).await.expect("written");
        // Another instance of the server, which has not loaded any table yet.
        let app = App::new(first.config.clone(), store);
        let mut left_alone = HashMap::new();
        app.wake_overdue(&mut left_alone).await;
        assert_eq!((left_alone.len(), app.directory.all().len()), (broken, 1));
        // They are not tried again immediately.
        let since: Vec<Instant> = left_alone.values().copied().collect();
        app.wake_overdue(&mut left_alone).await;
        assert!(left_alone.values().all(|at| since.contains(at)));
    }
}
