//! What a scene promises of luck.

use std::collections::VecDeque;

use rebellion::side::Face;
use rebellion::{Event, Rebellion, State, Thing};
use table::Seat;
use table::scene::Script;

use super::pins::Pins;

/// Dice and cards still to come, and cards the story names.
#[derive(Clone, Debug, Default)]
pub(crate) struct Luck {
    pub(crate) dice: VecDeque<Face>,
    pub(crate) cards: VecDeque<Thing>,
    /// Hidden cards that are never dealt anew.
    pub(crate) pins: Pins,
}

/// The card that luck brought with this event.
fn drawn(event: &Event) -> Option<Thing> {
    match *event {
        Event::DrewMission { mission: Some(mission), .. } => Some(Thing::Mission(mission)),
        Event::DrewProbe { site: Some(site) }
        | Event::LookedAtProbe { site: Some(site) }
        | Event::Planted { site: Some(site) } => Some(Thing::Site(site)),
        Event::DrewObjective { objective: Some(objective), .. }
        | Event::LookedAt { objective: Some(objective), .. } => Some(Thing::Objective(objective)),
        Event::DrewTactic { tactic: Some(tactic), .. } => Some(Thing::Tactic(tactic)),
        Event::OfferedAction { action: Some(action), .. } | Event::KeptAction { action: Some(action), .. } => {
            Some(Thing::Action(action))
        }
        _ => None,
    }
}

impl Script<Rebellion> for Luck {
    fn wants(&self, outcome: &Event) -> Option<bool> {
        if let Event::Die { face, .. } = outcome {
            return self.dice.front().map(|wanted| wanted == face);
        }
        let card = drawn(outcome)?;
        self.cards.front().map(|wanted| *wanted == card)
    }

    fn strike(&mut self, outcome: &Event) {
        if matches!(outcome, Event::Die { .. }) {
            self.dice.pop_front();
        } else {
            self.cards.pop_front();
        }
    }

    fn waiting(&self) -> Vec<String> {
        let dice = self.dice.iter().map(|face| format!("{face:?}"));
        dice.chain(self.cards.iter().map(|card| format!("{card:?}"))).collect()
    }

    fn shows_hidden(&self, event: &Event, _: Seat) -> bool {
        drawn(event).is_some()
            || matches!(
                event,
                Event::BaseRevealed { .. }
                    | Event::BaseMoved { .. }
                    | Event::NotHere { .. }
                    | Event::SaidHere { .. }
                    | Event::SaidRegion { .. }
                    | Event::Recruited { .. }
                    | Event::Handed { .. }
                    | Event::ShownObjective { .. }
                    | Event::SystemDestroyed { .. }
                    | Event::Over { .. }
            )
    }

    fn pin(&self, before: &State, world: &mut State) {
        self.pins.apply(before, world);
    }
}
