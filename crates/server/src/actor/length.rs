//! Limits the log of a match. Choosing and undoing in turn would make it grow until it is too long to be loaded, and
//! two players can play some games without an end.

use protocol::{Nack, Phase};
use tokio::time::{Duration, Instant};
use uuid::Uuid;

use super::table::{Due, Table};
use crate::config::LogSize;

impl Table {
    fn is_longer_than(&self, most: LogSize) -> bool {
        self.lines() >= most.lines || self.log_bytes >= most.bytes
    }

    /// Refuses a command for undo or redo when the log is too long for it.
    pub(crate) fn refuses_to_grow(&mut self, conn: u64, cid: Uuid) -> bool {
        let refused = self.is_longer_than(self.app.config.limits.undo_log);
        if refused {
            let reason = "the log of this match is too long for undo and redo; play on";
            self.refuse_saying(conn, cid, Nack::NoUndo, reason);
        }
        refused
    }

    /// Ends a match that is too long without a winner, before it can no longer be loaded.
    pub(crate) fn plan_end_if_too_long(&mut self) {
        if self.phase == Phase::Running && self.is_longer_than(self.app.config.limits.log) {
            self.plan(Instant::now(), Due::TooLong);
        }
    }

    pub(crate) async fn end_too_long(&mut self) {
        if self.phase != Phase::Running {
            return;
        }
        tracing::warn!(table = %self.row.id, lines = self.lines(), "a match is too long and is closed");
        if self.stuck || self.close(None).await.is_err() {
            self.plan(Instant::now() + Duration::from_secs(5), Due::TooLong);
        }
    }
}
