//! The tables in memory: each is loaded once, when somebody asks for it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{OnceCell, mpsc, oneshot};
use uuid::Uuid;

use crate::actor::{self, Clocks, Command, Handle};
use crate::app::App;
use crate::error::Error;

type Cell = Arc<OnceCell<Handle>>;

/// Doors by table.
#[derive(Default)]
pub(crate) struct Directory {
    tables: Mutex<HashMap<Uuid, Cell>>,
    /// Clocks of tables that have failed or left memory, each with the number of lines it belongs to: what the store
    /// knows is only as new as the last line.
    clocks: Mutex<HashMap<Uuid, Vec<(usize, Clocks)>>>,
}

impl Directory {
    /// The door to a table, which is loaded when it is not in memory. Many may ask at once; one loads.
    pub(crate) async fn find(&self, app: &Arc<App>, id: Uuid) -> Result<Handle, Error> {
        let cell = {
            let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
            let cell = tables.entry(id).or_default();
            if cell.get().is_some_and(Handle::is_closed) {
                *cell = Cell::default();
            }
            cell.clone()
        };
        let handle = cell.get_or_try_init(|| actor::spawn(app.clone(), id)).await;
        if handle.is_err() {
            self.tables.lock().unwrap_or_else(PoisonError::into_inner).remove(&id);
        }
        handle.cloned()
    }

    /// A table has left memory.
    pub(crate) fn forget(&self, id: Uuid) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if tables.get(&id).is_some_and(|cell| cell.get().is_some_and(Handle::is_closed)) {
            tables.remove(&id);
        }
    }

    /// Remembers the clocks of a table for its next life. They go on meanwhile.
    pub(crate) fn keep_clocks(&self, id: Uuid, clocks: Vec<(usize, Clocks)>) {
        self.clocks.lock().unwrap_or_else(PoisonError::into_inner).insert(id, clocks);
    }

    /// The clocks of a table's last life, if its log still is as long as then.
    pub(crate) fn take_clocks(&self, id: Uuid, lines: usize) -> Option<Clocks> {
        let kept = self.clocks.lock().unwrap_or_else(PoisonError::into_inner).remove(&id)?;
        kept.into_iter().find(|(then, _)| *then == lines).map(|(_, clocks)| clocks)
    }

    /// Every table in memory.
    pub(crate) fn all(&self) -> Vec<Handle> {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.values().filter_map(|cell| cell.get().cloned()).collect()
    }

    /// Tells a table something that matters only while it is in memory.
    pub(crate) async fn tell(&self, id: Uuid, command: Command) {
        let handle = {
            let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
            tables.get(&id).and_then(|cell| cell.get().cloned())
        };
        if let Some(handle) = handle {
            let _ = handle.send(command).await;
        }
    }

    /// Leaves a command at a table without waiting. A table that was just going is loaded again.
    pub(crate) async fn post(&self, app: &Arc<App>, id: Uuid, mut command: Command) -> Result<(), Error> {
        loop {
            let handle = self.find(app, id).await?;
            match handle.try_send(command) {
                Ok(()) => return Ok(()),
                Err(mpsc::error::TrySendError::Full(_)) => return Err(Error::TooFast),
                Err(mpsc::error::TrySendError::Closed(back)) => command = back,
            }
            tokio::task::yield_now().await;
        }
    }

    /// Asks a table and waits for its answer.
    pub(crate) async fn ask<T>(
        &self,
        app: &Arc<App>,
        id: Uuid,
        question: impl FnOnce(oneshot::Sender<T>) -> Command,
    ) -> Result<T, Error> {
        let (reply, answer) = oneshot::channel();
        let mut command = question(reply);
        loop {
            let handle = self.find(app, id).await?;
            match handle.send(command).await {
                Ok(()) => break,
                Err(back) => command = back,
            }
            tokio::task::yield_now().await;
        }
        answer.await.map_err(|_| Error::Fault("a table went without an answer".to_owned()))
    }
}
