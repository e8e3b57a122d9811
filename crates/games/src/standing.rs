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
    // Windows have orders of their own.
    if matches!(table.question(seat, Lang::En).kind, AskKind::Free | AskKind::Window) {
        return None;
    }
    let open = !several || is_open(table, seat, only.target);
    open.then(|| only.words.clone())
}

/// Can everybody see the thing an only option is about? Of cards in a deck only the seat may know: two of a kind that go
/// back on top of it are one option, and that is nobody's business. What is about nothing on the table may be about them.
fn is_open(table: &dyn AnyTable, seat: Seat, target: Option<Target>) -> bool {
    let Some(Target::Place(place)) = target else { return target.is_some() };
    match place.role {
        ZoneRole::Hand => {
            let board = table.board(Viewer::Spectator);
            board.zones.iter().any(|z| z.role == ZoneRole::Hand && z.owner == Some(seat) && z.count == 1)
        }
        ZoneRole::Draw | ZoneRole::Deck | ZoneRole::GoalDeck | ZoneRole::Stake => false,
        ZoneRole::Orders | ZoneRole::Reserve | ZoneRole::Tactics | ZoneRole::Clues => false,
        _ => true,
    }
}

/// A choice that needs no thought, such as playing a card whose order cannot matter.
pub fn obvious(table: &dyn AnyTable, seat: Seat) -> Option<String> {
    if !table.to_act().all().contains(seat) {
        return None;
    }
    let choices = table.choices(seat, Lang::En);
    choices.into_iter().find(|c| c.obvious && c.warning.is_none()).map(|c| c.words)
}

/// Where a seat wants to be asked, of all windows in which it may answer or pass. Set beforehand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stops {
    /// The kinds of windows; absent for the usual ones of the game.
    pub at: Option<Vec<String>>,
    /// Only if there is something to answer with. Against machines only, and there unless switched off.
    pub able: Option<bool>,
}

impl Stops {
    /// The words that pass for a seat at the window it faces; `None` where it is to be asked.
    ///
    /// Among `several` people what the seat holds is never looked at: being asked, or not, tells nothing.
    pub fn pass(&self, table: &dyn AnyTable, seat: Seat, several: bool) -> Option<String> {
        let (kind, words) = table.window(seat)?;
        let idle = || !several && self.able.unwrap_or(true) && table.choices(seat, Lang::En).len() == 1;
        (!self.has(table, kind) || idle()).then_some(words)
    }

    /// Is the seat asked at this kind of window?
    pub fn has(&self, table: &dyn AnyTable, kind: &str) -> bool {
        match &self.at {
            Some(at) => at.iter().any(|slug| slug == kind),
            None => table.windows().iter().any(|window| window.slug == kind && window.usual),
        }
    }

    /// Asked everywhere from now on: whoever takes back wants to choose again what was passed.
    pub fn everywhere(&mut self, table: &dyn AnyTable) {
        let all: Vec<String> = table.windows().into_iter().map(|window| window.slug.to_owned()).collect();
        self.at = Some(all).filter(|all| !all.is_empty());
    }
}
