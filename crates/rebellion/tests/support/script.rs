//! The scripted dice and cards of a scenario.

use std::collections::VecDeque;

use rebellion::side::Face;
use rebellion::{Entity, Event, Rebellion, State};
use table::Seat;
use table::scene::Script;

use super::pins::Pins;

/// The dice and cards still to come, and the cards that the scenario names.
#[derive(Clone, Debug, Default)]
pub(crate) struct Luck {
    pub(crate) dice: VecDeque<Face>,
    pub(crate) cards: VecDeque<Entity>,
    /// Hidden cards that are never resampled.
    pub(crate) pins: Pins,
}

/// The randomly drawn card of this event.
fn drawn(event: &Event) -> Option<Entity> {
    match *event {
        Event::DrewMission { mission: Some(mission), .. } => Some(Entity::Mission(mission)),
        Event::DrewProbe { site: Some(site) }
        | Event::LookedAtProbe { site: Some(site) }
        | Event::Planted { site: Some(site) } => Some(Entity::Site(site)),
        Event::DrewObjective { objective: Some(objective), .. }
        | Event::LookedAt { objective: Some(objective), .. } => Some(Entity::Objective(objective)),
        Event::DrewTactic { tactic: Some(tactic), .. } => Some(Entity::Tactic(tactic)),
        Event::OfferedAction { action: Some(action), .. } | Event::KeptAction { action: Some(action), .. } => {
            Some(Entity::Action(action))
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
