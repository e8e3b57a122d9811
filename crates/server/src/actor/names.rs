//! Accounts that are renamed or deleted while their tables are in memory.

use std::sync::Arc;

use protocol::Phase;
use uuid::Uuid;

use super::Command;
use super::table::Table;
use crate::app::App;

impl App {
    /// Tells all tables in memory the new name of a user; `None` when the account was deleted. Tables that are loaded
    /// later read the name from the store.
    pub(crate) fn rename_at_tables(self: &Arc<Self>, user: Uuid, was: &str, name: Option<&str>) {
        let (tables, was, name) = (self.directory.all(), was.to_owned(), name.map(str::to_owned));
        self.tasks.spawn(async move {
            for table in tables {
                let _ = table.send(Command::Called { user, was: was.clone(), name: name.clone() }).await;
            }
        });
    }
}

impl Table {
    /// Renames a user as the store does: at seats that had the old name while the match is not over, and as a coach. A
    /// deleted account has no name anywhere.
    pub(crate) async fn called(&mut self, user: Uuid, was: &str, name: Option<&str>) {
        let goes_on = matches!(self.phase, Phase::Open | Phase::Running);
        let mut changed = false;
        for chair in self.seats.iter_mut().filter(|chair| chair.row.user == Some(user)) {
            if name.is_none() || (goes_on && chair.row.name == was) {
                name.unwrap_or_default().clone_into(&mut chair.row.name);
                changed = true;
            }
        }
        let coaches = self.meta.coaches.len();
        if name.is_none() {
            self.meta.coaches.retain(|(_, who, _)| *who != user);
        }
        for coach in self.meta.coaches.iter_mut().filter(|(_, who, _)| *who == user) {
            name.unwrap_or_default().clone_into(&mut coach.2);
            changed = true;
        }
        if self.meta.coaches.len() != coaches {
            changed = true;
            // If this fails, readers of the stored list still find that the account does not exist any more.
            let _ = self.keep_meta().await;
        }
        if !changed {
            return;
        }
        if name.is_none() && self.phase == Phase::Running {
            // Only replaying the match removes a name from it.
            self.roll_back(self.lines());
        } else {
            self.name_all();
        }
        if self.game.is_some() {
            self.snap_all().await;
        }
        self.tell_status();
        self.app.hub.lobby_changed.notify_one();
    }
}
