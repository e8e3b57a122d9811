//! What machines know of the game.

use table::{Opt, Policy};

use crate::game::Rebellion;
use crate::state::State;
use crate::verb::Verb;

/// Weight tables of a personality.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Style;

impl Policy for Rebellion {
    type Style = Style;

    fn styles(&self) -> Vec<(String, Style)> {
        vec![("plain".to_owned(), Style)]
    }

    fn is_idle(&self, _: &State, pick: Opt) -> bool {
        matches!(Verb::of(pick.verb()), Verb::Pass | Verb::Ready | Verb::Stay | Verb::Done)
    }

    fn turn_of(&self, s: &State) -> u32 {
        u32::from(s.turns)
    }
}
