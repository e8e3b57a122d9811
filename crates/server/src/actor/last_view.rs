//! The last view sent to a class of viewers. Only the parts that have changed are rendered again.

use games::{AnyTable, Viewer};
use protocol::{Lang, Patch};

use super::show::Localizer;

/// The last view of a table, and the board it was rendered from.
pub(crate) struct LastView {
    board: games::TableView,
    view: protocol::TableView,
}

impl LastView {
    /// Renders the table as this viewer sees it now.
    pub(crate) fn new(table: &dyn AnyTable, viewer: Viewer, lang: Lang) -> Self {
        let board = table.table_view(viewer);
        let view = Localizer { table, lang }.view(&board);
        Self { board, view }
    }

    pub(crate) const fn view(&self) -> &protocol::TableView {
        &self.view
    }

    /// Updates the view and returns what has changed.
    pub(crate) fn refresh(&mut self, table: &dyn AnyTable, viewer: Viewer, lang: Lang) -> Patch {
        let (board, localizer) = (table.table_view(viewer), Localizer { table, lang });
        let zones =
            |board: &games::TableView| board.zones.iter().map(|zone| (zone.role, zone.owner)).collect::<Vec<_>>();
        if zones(&board) != zones(&self.board) || board.seats.len() != self.board.seats.len() {
            let view = localizer.view(&board);
            let patch = Patch::between(&self.view, &view);
            *self = Self { board, view };
            return patch;
        }
        let mut patch = Patch::default();
        if board.status != self.board.status {
            self.view.status = localizer.status(&board);
            patch.status = Some(self.view.status.clone());
        }
        if board.tracks != self.board.tracks {
            self.view.tracks = localizer.tracks(&board);
            patch.tracks = Some(self.view.tracks.clone());
        }
        if board.gauges != self.board.gauges {
            self.view.gauges = localizer.gauges(&board);
            patch.gauges = Some(self.view.gauges.clone());
        }
        for ((new, old), seen) in board.seats.iter().zip(&self.board.seats).zip(&mut self.view.seats) {
            if new != old {
                *seen = localizer.panel(new);
                patch.seats.push(seen.clone());
            }
        }
        for ((new, old), seen) in board.zones.iter().zip(&self.board.zones).zip(&mut self.view.zones) {
            if new != old {
                let zone = localizer.zone(new);
                patch.add_zone(seen, &zone);
                *seen = zone;
            }
        }
        self.board = board;
        patch
    }
}

#[cfg(test)]
mod tests {
    use games::{Seat, Viewer};

    use super::super::redaction::{Dice, lay, lay_decks, pick};
    use super::*;

    #[test]
    fn looking_again_shows_what_a_fresh_look_shows() {
        let modes = [("duel", 2), ("free-for-all", 3), ("hydra", 4), ("raid", 4)];
        let tables = modes.map(|(mode, seats)| lay(mode, seats, 7));
        for mut table in tables.into_iter().chain([lay_decks("jedi", "imperial-navy", 7)]) {
            let mut dice = Dice(7);
            let viewers = [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator, Viewer::Judge];
            let mut last_views = viewers.map(|viewer| LastView::new(&*table, viewer, Lang::Uk));
            let mut copies = last_views.each_ref().map(|last_view| last_view.view.clone());
            for _ in 0..300 {
                let Some((who, key)) = pick(&*table, &mut dice) else { break };
                table.choose(who, &[&key], false).expect("an option");
                for ((viewer, last_view), copy) in viewers.into_iter().zip(&mut last_views).zip(&mut copies) {
                    last_view.refresh(&*table, viewer, Lang::Uk).apply(copy);
                    let fresh = LastView::new(&*table, viewer, Lang::Uk);
                    assert_eq!(last_view.view, fresh.view);
                    assert_eq!(*copy, fresh.view);
                }
            }
        }
    }
}
