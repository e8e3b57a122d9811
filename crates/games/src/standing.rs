//! Answers that are given automatically.

use table::{AskKind, Seat, Target, Viewer, ZoneRole};
use text::Lang;

use crate::any::AnyTable;

/// The only answer a seat has, if it may be given automatically.
///
/// This never ends a turn, because that cannot be undone. Among `several` people it applies only if everybody can see
/// that there is only one option; otherwise the speed of the answer would reveal what the seat has.
pub fn forced(table: &dyn AnyTable, seat: Seat, several: bool) -> Option<String> {
    let choices = table.choices(seat, Lang::En);
    let [only] = choices.as_slice() else { return None };
    // Windows have separate standing orders.
    if matches!(table.question(seat, Lang::En).kind, AskKind::Free | AskKind::Window) {
        return None;
    }
    let open = !several || is_open(table, seat, only.target);
    open.then(|| only.key.clone())
}

/// Can everybody see that the target is the only one? Not for cards in a deck: if a seat puts two equal cards back,
/// they are one option, and only the seat may know that. An option without a target may be about such cards, too.
fn is_open(table: &dyn AnyTable, seat: Seat, target: Option<Target>) -> bool {
    let Some(Target::Place(place)) = target else { return target.is_some() };
    match place.role {
        ZoneRole::Hand => {
            let board = table.table_view(Viewer::Spectator);
            board.zones.iter().any(|z| z.role == ZoneRole::Hand && z.owner == Some(seat) && z.count == 1)
        }
        ZoneRole::Draw | ZoneRole::Deck | ZoneRole::GoalDeck | ZoneRole::Stake => false,
        ZoneRole::Orders | ZoneRole::Reserve | ZoneRole::Tactics | ZoneRole::Clues => false,
        _ => true,
    }
}

/// An option that can be chosen without thinking, such as playing a card whose order cannot matter.
pub fn obvious(table: &dyn AnyTable, seat: Seat) -> Option<String> {
    if !table.to_act().all().contains(seat) {
        return None;
    }
    let choices = table.choices(seat, Lang::En);
    choices.into_iter().find(|c| c.obvious && c.warning.is_none()).map(|c| c.key)
}

/// A seat's stops: the windows at which it wants to be asked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stops {
    /// The kinds of windows; `None` for the usual ones of the game.
    pub at: Option<Vec<String>>,
    /// Ask only if the seat has an answer. Against computer opponents only, where it is on unless switched off.
    pub able: Option<bool>,
}

impl Stops {
    /// The key that passes for a seat at its current window; `None` if the seat must be asked.
    ///
    /// Among `several` people the result does not depend on the seat's cards, so it reveals nothing about them.
    pub fn pass(&self, table: &dyn AnyTable, seat: Seat, several: bool) -> Option<String> {
        let (kind, key) = table.window(seat)?;
        let idle = || !several && self.able.unwrap_or(true) && table.choices(seat, Lang::En).len() == 1;
        (!self.has(table, kind) || idle()).then_some(key)
    }

    /// Is the seat asked at this kind of window?
    pub fn has(&self, table: &dyn AnyTable, kind: &str) -> bool {
        match &self.at {
            Some(at) => at.iter().any(|slug| slug == kind),
            None => table.windows().iter().any(|window| window.slug == kind && window.usual),
        }
    }

    /// Sets stops at all windows, after an undo: the player wants to choose again where the seat passed before.
    pub fn everywhere(&mut self, table: &dyn AnyTable) {
        let all: Vec<String> = table.windows().into_iter().map(|window| window.slug.to_owned()).collect();
        self.at = Some(all).filter(|all| !all.is_empty());
    }
}
