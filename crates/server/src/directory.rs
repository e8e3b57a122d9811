//! The tables in memory: each is loaded once, when somebody asks for it.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, PoisonError};

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use tokio::sync::{OnceCell, mpsc, oneshot};
use uuid::Uuid;

use crate::actor::{self, Clocks, Command, Handle};
use crate::app::App;
use crate::error::Error;

type Cell = Arc<OnceCell<Handle>>;

/// Loads a table. A log that brings the rules down is a fault of this table alone: whoever asks for it goes on, and among
/// them is the task that looks after all clocks.
///
/// In a box, as a table that ends may have another life loaded.
fn load(app: Arc<App>, id: Uuid) -> BoxFuture<'static, Result<Handle, Error>> {
    Box::pin(async move {
        let loaded = AssertUnwindSafe(actor::spawn(app, id)).catch_unwind().await;
        loaded.unwrap_or_else(|_| Err(Error::Fault("a table has failed while it was loaded".to_owned())))
    })
}

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
        let handle = cell.get_or_try_init(|| load(app.clone(), id)).await.cloned();
        if handle.is_err() {
            let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
            // Others who wait try again in the same cell. Were it taken away from them, the next visitor would load the
            // table a second time: so the last of them tidies up.
            drop(cell);
            if tables.get(&id).is_some_and(|cell| Arc::strong_count(cell) == 1 && cell.get().is_none()) {
                tables.remove(&id);
            }
        }
        handle
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
        answer.await.map_err(|_| {
            if app.is_draining() { Error::Draining } else { Error::Fault("a table went without an answer".to_owned()) }
        })
    }
}

#[cfg(test)]
mod tests {
    use futures_util::future::join_all;

    use super::*;
    use crate::actor::running_table;
    use crate::fault::fail_at;

    /// However many ask at once, and whether the first of them fails or not, there is one actor for a table.
    #[tokio::test]
    async fn a_table_that_cannot_be_loaded_is_tried_again_and_loaded_once() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let (first, table) = running_table(folder.path()).await;
        // Another life of the server, in which nobody has asked for the table yet.
        let app = App::new(first.config.clone(), first.store.clone());
        fail_at("load", table);
        let asked: Vec<Result<Handle, Error>> = join_all((0..8).map(|_| app.directory.find(&app, table))).await;
        let failed = asked.iter().filter(|found| matches!(found, Err(Error::Fault(_)))).count();
        assert_eq!(failed, 1, "the one who loaded it is told");
        let found = app.directory.find(&app, table).await.expect("a table");
        for handle in asked.into_iter().flatten() {
            assert!(handle.inbox.same_channel(&found.inbox), "the table was loaded twice");
        }
    }

    /// Ids that belong to nothing leave nothing behind.
    #[tokio::test]
    async fn tables_that_are_not_there_are_forgotten() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let (app, _) = running_table(folder.path()).await;
        let before = app.directory.tables.lock().expect("no panic").len();
        let (one, other) = (Uuid::now_v7(), Uuid::now_v7());
        let asked = [one, one, other, one, other].map(|id| app.directory.find(&app, id));
        assert!(join_all(asked).await.iter().all(|found| matches!(found, Err(Error::NoTable))));
        assert_eq!(app.directory.tables.lock().expect("no panic").len(), before);
    }
}
