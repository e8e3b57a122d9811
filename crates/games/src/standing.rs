//! Answers nobody needs to be asked for.

use table::{AskKind, Seat, Target, Viewer, ZoneRole};
use text::Lang;

use crate::any::AnyTable;

/// The only answer a seat has, where it may be given without asking.
///
/// Only questions inside a turn: its end is a step nobody can take back. Among `several` people only where everybody
/// sees that there is but one option, or the pace of the game would tell what somebody holds.
pub fn forced(table: &dyn AnyTable, seat: Seat, several: bool) -> Option<String> {
    let choices = table.choices(seat, Lang::En);
    let [only] = choices.as_slice() else { return None };
    match table.question(seat, Lang::En).kind {
        AskKind::Free => return None,
        // That somebody has nothing to answer is theirs to know.
        AskKind::Window if several => return None,
        _ => {}
    }
    let in_hand = matches!(only.target, Some(Target::Place(place)) if place.role == ZoneRole::Hand);
    let hand = || {
        let board = table.board(Viewer::Spectator);
        board.zones.iter().find(|z| z.role == ZoneRole::Hand && z.owner == Some(seat)).map_or(0, |z| z.count)
    };
    let open = !in_hand || !several || hand() == 1;
    open.then(|| only.words.clone())
}

/// A choice that needs no thought, such as playing a card whose order cannot matter.
pub fn obvious(table: &dyn AnyTable, seat: Seat) -> Option<String> {
    if !table.to_act().all().contains(seat) {
        return None;
    }
    let choices = table.choices(seat, Lang::En);
    choices.into_iter().find(|c| c.obvious && c.warning.is_none()).map(|c| c.words)
}
