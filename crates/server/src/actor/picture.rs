//! What a class of viewers has before its eyes. Only what has changed is put into words anew.

use games::{AnyTable, Board, Viewer};
use protocol::{Lang, Patch, View};

use super::show::Words;

/// A table as it was shown last.
pub(crate) struct Picture {
    board: Board,
    view: View,
}

impl Picture {
    /// The table as this viewer sees it now.
    pub(crate) fn new(table: &dyn AnyTable, viewer: Viewer, lang: Lang) -> Self {
        let board = table.board(viewer);
        let view = Words { table, lang }.view(&board);
        Self { board, view }
    }

    pub(crate) const fn view(&self) -> &View {
        &self.view
    }

    /// Looks again, and tells what has changed.
    pub(crate) fn look_again(&mut self, table: &dyn AnyTable, viewer: Viewer, lang: Lang) -> Patch {
        let (board, words) = (table.board(viewer), Words { table, lang });
        let zones = |board: &Board| board.zones.iter().map(|zone| (zone.role, zone.owner)).collect::<Vec<_>>();
        if zones(&board) != zones(&self.board) || board.seats.len() != self.board.seats.len() {
            let view = words.view(&board);
            let patch = Patch::between(&self.view, &view);
            *self = Self { board, view };
            return patch;
        }
        let mut patch = Patch::default();
        if board.status != self.board.status {
            self.view.status = words.status(&board);
            patch.status = Some(self.view.status.clone());
        }
        if board.tracks != self.board.tracks {
            self.view.tracks = words.tracks(&board);
            patch.tracks = Some(self.view.tracks.clone());
        }
        if board.gauges != self.board.gauges {
            self.view.gauges = words.gauges(&board);
            patch.gauges = Some(self.view.gauges.clone());
        }
        for ((new, old), seen) in board.seats.iter().zip(&self.board.seats).zip(&mut self.view.seats) {
            if new != old {
                *seen = words.panel(new);
                patch.seats.push(seen.clone());
            }
        }
        for ((new, old), seen) in board.zones.iter().zip(&self.board.zones).zip(&mut self.view.zones) {
            if new != old {
                let zone = words.zone(new);
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
            let mut pictures = viewers.map(|viewer| Picture::new(&*table, viewer, Lang::Uk));
            let mut copies = pictures.each_ref().map(|picture| picture.view.clone());
            for _ in 0..300 {
                let Some((who, words)) = pick(&*table, &mut dice) else { break };
                table.choose(who, &[&words], false).expect("an option");
                for ((viewer, picture), copy) in viewers.into_iter().zip(&mut pictures).zip(&mut copies) {
                    picture.look_again(&*table, viewer, Lang::Uk).apply(copy);
                    let fresh = Picture::new(&*table, viewer, Lang::Uk);
                    assert_eq!(picture.view, fresh.view);
                    assert_eq!(*copy, fresh.view);
                }
            }
        }
    }
}
