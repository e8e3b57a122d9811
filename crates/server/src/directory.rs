//! The tables in memory. Each is loaded once, when it is first needed.

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

/// Loads a table. A log that crashes the rules affects only this table: the caller gets an error and continues. One
/// caller is the task that checks all clocks.
///
/// Boxed, because a table that ends may load its next instance.
fn load(app: Arc<App>, id: Uuid) -> BoxFuture<'static, Result<Handle, Error>> {
    Box::pin(async move {
        let loaded = AssertUnwindSafe(actor::spawn(app, id)).catch_unwind().await;
        loaded.unwrap_or_else(|_| Err(Error::Fault("a table has crashed while it was loaded".to_owned())))
    })
}

/// Handles by table.
#[derive(Default)]
pub(crate) struct Directory {
    tables: Mutex<HashMap<Uuid, Cell>>,
    /// Clocks of tables that crashed or left memory, each with the number of lines it belongs to: the clocks in the
    /// store are only as new as the last line.
    clocks: Mutex<HashMap<Uuid, Vec<(usize, Clocks)>>>,
}

impl Directory {
    /// Returns the handle of a table and loads the table if it is not in memory. Concurrent calls share one load.
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
            // Waiting callers try again in the same cell. If it were removed now, the next caller would load the table
            // a second time: so the last of them removes it.
            drop(cell);
            if tables.get(&id).is_some_and(|cell| Arc::strong_count(cell) == 1 && cell.get().is_none()) {
                tables.remove(&id);
            }
        }
        handle
    }

    /// Removes a table that has left memory.
    pub(crate) fn forget(&self, id: Uuid) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if tables.get(&id).is_some_and(|cell| cell.get().is_some_and(Handle::is_closed)) {
            tables.remove(&id);
        }
    }

    /// Keeps the clocks of a table for its next instance. They continue to run.
    pub(crate) fn keep_clocks(&self, id: Uuid, clocks: Vec<(usize, Clocks)>) {
        self.clocks.lock().unwrap_or_else(PoisonError::into_inner).insert(id, clocks);
    }

    /// The clocks of a table's last instance, if its log is still as long as it was then.
    pub(crate) fn take_clocks(&self, id: Uuid, lines: usize) -> Option<Clocks> {
        let kept = self.clocks.lock().unwrap_or_else(PoisonError::into_inner).remove(&id)?;
        kept.into_iter().find(|(then, _)| *then == lines).map(|(_, clocks)| clocks)
    }

    /// Every table in memory.
    pub(crate) fn all(&self) -> Vec<Handle> {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.values().filter_map(|cell| cell.get().cloned()).collect()
    }

    /// Sends a command that only matters while the table is in memory.
    pub(crate) async fn tell(&self, id: Uuid, command: Command) {
        let handle = {
            let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
            tables.get(&id).and_then(|cell| cell.get().cloned())
        };
        if let Some(handle) = handle {
            let _ = handle.send(command).await;
        }
    }

    /// Sends a command to a table without waiting for its queue. A table that is leaving memory is loaded again.
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

    /// Sends a command to a table and waits for its answer.
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
            if app.is_draining() { Error::Draining } else { Error::Fault("a table did not answer".to_owned()) }
        })
    }
}

#[cfg(test)]
mod tests {
    use futures_util::future::join_all;

    use super::*;
    use crate::actor::running_table;
    use crate::failpoint::fail_at;

    /// With many concurrent callers there is one actor per table, whether the first load fails or not.
    #[tokio::test]
    async fn a_table_that_cannot_be_loaded_is_tried_again_and_loaded_once() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let (first, table) = running_table(folder.path()).await;
        // Another instance of the server, in which the table has not been loaded yet.
        let app = App::new(first.config.clone(), first.store.clone());
        fail_at("load", table);
        let asked: Vec<Result<Handle, Error>> = join_all((0..8).map(|_| app.directory.find(&app, table))).await;
        let failed = asked.iter().filter(|found| matches!(found, Err(Error::Fault(_)))).count();
        assert_eq!(failed, 1, "only the caller that loaded it gets an error");
        let found = app.directory.find(&app, table).await.expect("a table");
        for handle in asked.into_iter().flatten() {
            assert!(handle.inbox.same_channel(&found.inbox), "the table was loaded twice");
        }
    }

    /// Unknown ids leave nothing behind.
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
