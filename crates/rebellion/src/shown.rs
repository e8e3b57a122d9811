//! The presentation of the game to players: card faces and windows.

use serde::Serialize;
use table::{CardId, Face, Opt, Seat, Shown, WindowKind};

use crate::db::CARDS;
use crate::face::face;
use crate::frame::{Frame, Window};
use crate::game::Rebellion;
use crate::phrases::word;
use crate::state::State;
use crate::verb::Verb;

/// Opposing a mission near units or leaders of the player's side, and elsewhere: slug and term.
const OPPOSING: [(&str, &str); 2] = [("oppose-near", "reb.stop.oppose-near"), ("oppose-far", "reb.stop.oppose-far")];

/// Windows in which players may use a hidden card: slug and term.
const WINDOWS: [(&str, &str); 10] = [
    ("attempted", "reb.stop.attempted"),
    ("roll-mission", "reb.stop.roll-mission"),
    ("roll-combat", "reb.stop.roll-combat"),
    ("roll-plans", "reb.stop.roll-plans"),
    ("succeeded", "reb.stop.succeeded"),
    ("rescued", "reb.stop.rescued"),
    ("captured", "reb.stop.captured"),
    ("combat-card", "reb.stop.combat-card"),
    ("block", "reb.stop.block"),
    ("objective", "reb.stop.objective"),
];

impl Shown for Rebellion {
    fn cards(&self) -> usize {
        CARDS
    }

    fn face(&self, card: CardId) -> Face {
        face(self.db, card)
    }

    fn content(&self) -> impl Serialize {
        (&self.db.systems, &self.db.missions, &self.db.actions, &self.db.objectives, &self.db.tactics)
    }

    fn windows(&self) -> Vec<WindowKind> {
        let kinds = |list: &'static [(&str, &str)], group| {
            let kind = move |&(slug, term)| WindowKind { slug, name: word(term), group: word(group), usual: true };
            list.iter().map(kind)
        };
        kinds(&OPPOSING, "reb.stop.oppose").chain(kinds(&WINDOWS, "reb.stop.group")).collect()
    }

    fn window(&self, s: &State, _: Seat) -> Option<(&'static str, Opt)> {
        let slug = match s.frames.last()? {
            Frame::Oppose { role } => OPPOSING[usize::from(!self.stands_at_mission(s, role.side()))].0,
            Frame::Window { window, .. } => match window {
                Window::Attempted => "attempted",
                Window::RollMission => "roll-mission",
                Window::RollCombat => "roll-combat",
                Window::RollPlans => "roll-plans",
                Window::Succeeded => "succeeded",
                Window::Rescued => "rescued",
                Window::Captured => "captured",
            },
            Frame::CombatCard { .. } => "combat-card",
            Frame::Block { .. } => return Some(("block", Verb::Done.bare())),
            Frame::Objective { .. } | Frame::Plans => "objective",
            _ => return None,
        };
        Some((slug, Verb::Pass.bare()))
    }
}
