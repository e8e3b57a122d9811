//! A walk through the past of a match.

use games::{AnyTable, Lang, Viewer};

use super::scene::Scene;

/// A walk through the past, one line of the log at a time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Replay {
    /// Lines at which something happened that still holds.
    stops: Vec<usize>,
    at: usize,
}

impl Replay {
    /// Starts at the present.
    pub(crate) fn new(table: &dyn AnyTable, who: Viewer) -> Self {
        let log = table.log(who, Lang::En, 0);
        let mut stops: Vec<usize> = log.iter().filter(|e| e.live && !e.text.is_empty()).map(|e| e.line).collect();
        if stops.is_empty() {
            stops.push(0);
        }
        let at = stops.len() - 1;
        Self { stops, at }
    }

    /// Goes so many steps forward or back.
    pub(crate) fn step(&mut self, by: isize) {
        self.at = self.at.saturating_add_signed(by).min(self.stops.len() - 1);
    }

    /// Which step of how many, from 1.
    pub(crate) fn progress(&self) -> (usize, usize) {
        (self.at + 1, self.stops.len())
    }

    /// The line of the log it stands at.
    pub(crate) fn line(&self) -> usize {
        self.stops[self.at]
    }

    /// The table at that moment: from the viewer's seat while the match runs, all open afterwards.
    pub(crate) fn scene(&self, table: &dyn AnyTable, who: Viewer, lang: Lang) -> Scene {
        let open = table.outcome().is_some();
        let eyes = if open { Viewer::Judge } else { who };
        let mut scene = Scene::of(table, eyes, lang);
        if let Some(board) = table.board_at(self.line(), eyes) {
            scene = scene.with_board(table, board);
        }
        // My hand stays mine, though all hands are open.
        if let Viewer::Seat(seat) = who {
            scene.me = Some(seat);
        }
        scene.question = None;
        scene.choices.clear();
        scene.log.retain(|line| line.line <= self.line());
        scene
    }
}
