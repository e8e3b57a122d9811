//! Replays a match step by step.

use games::{AnyTable, Lang, Viewer};

use super::scene::Scene;

/// A replay, which moves one line of the log at a time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Replay {
    /// The log lines with visible effects that were not undone.
    stops: Vec<usize>,
    at: usize,
}

impl Replay {
    /// Starts at the current state.
    pub(crate) fn new(table: &dyn AnyTable, who: Viewer) -> Self {
        let log = table.log(who, Lang::En, 0);
        let mut stops: Vec<usize> = log.iter().filter(|e| e.live && !e.text.is_empty()).map(|e| e.line).collect();
        if stops.is_empty() {
            stops.push(0);
        }
        let at = stops.len() - 1;
        Self { stops, at }
    }

    /// Moves a number of steps forward or back.
    pub(crate) fn step(&mut self, by: isize) {
        self.at = self.at.saturating_add_signed(by).min(self.stops.len() - 1);
    }

    /// The current step, from 1, and the number of steps.
    pub(crate) fn progress(&self) -> (usize, usize) {
        (self.at + 1, self.stops.len())
    }

    /// The log line of the current step.
    pub(crate) fn line(&self) -> usize {
        self.stops[self.at]
    }

    /// The table at this step, as the viewer sees it. After the match everything is visible.
    pub(crate) fn scene(&self, table: &dyn AnyTable, who: Viewer, lang: Lang) -> Scene {
        let open = table.outcome().is_some();
        let eyes = if open { Viewer::Judge } else { who };
        let mut scene = Scene::of(table, eyes, lang);
        if let Some(board) = table.table_view_at(self.line(), eyes) {
            scene = scene.with_board(table, board);
        }
        // Keep the viewer's seat, although all hands are visible.
        if let Viewer::Seat(seat) = who {
            scene.me = Some(seat);
        }
        scene.question = None;
        scene.choices.clear();
        scene.log.retain(|line| line.line <= self.line());
        scene
    }
}
