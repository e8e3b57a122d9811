//! Starting and stopping.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use store::{Node, Store, StoreError};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::actor::Command;
use crate::app::App;
use crate::config::Config;
use crate::{admin_router, connection, lobby, router};

/// The note about when the house was last awake.
const AWAKE: &str = "awake";
const HEARTBEAT: Duration = Duration::from_secs(10);
/// Clocks of tables nobody has in memory are looked at so often.
const OVERDUE: Duration = Duration::from_secs(5);
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
    store.take_lease(&Node::here(), LEASE.as_millis() as i64).await?;
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
                Err(e) => tracing::warn!(error = %e, "the lease on the database could not be renewed"),
                Ok(()) => {}
            }
        }
    }

    /// Tables nobody has in memory whose time is up.
    async fn wake_overdue(self: &Arc<Self>) {
        for table in self.store.overdue(self.now(), 64).await.unwrap_or_default() {
            let _ = self.directory.post(self, table, Command::Wake).await;
        }
    }

    /// What has to be done now and then.
    async fn keep_house(self: Arc<Self>) {
        let mut heartbeat = tokio::time::interval(HEARTBEAT);
        let mut overdue = tokio::time::interval(OVERDUE);
        let mut sweep = tokio::time::interval(SWEEP);
        let mut forget = tokio::time::interval(MINUTE);
        loop {
            tokio::select! {
                () = self.stop.cancelled() => return,
                _ = heartbeat.tick() => {
                    self.metrics.run_upkeep();
                    let _ = self.check_readiness().await;
                    let _ = timeout(SILENCE, self.store.put_note(AWAKE, &self.now().to_string())).await;
                }
                _ = overdue.tick() => {
                    let _ = timeout(MINUTE, self.wake_overdue()).await;
                }
                _ = forget.tick() => self.gates.sweep(),
                _ = sweep.tick() => {
                    let _ = timeout(MINUTE, self.store.sweep(self.now(), self.now() - GUEST_LIFE)).await;
                }
            }
        }
    }
}
