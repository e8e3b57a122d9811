//! What machines know of the game: a script that plans like a player of either side, and what a position is worth.
//!
//! The Empire is never asked where the base is: it reckons with all systems it may be in.

mod assign;
mod command;
mod eye;
mod fight;
mod refresh;
mod targets;
mod worth;

use table::chance::Chance;
use table::event::NoSink;
use table::{BySeat, Game, Opt, Options, Policy, Seat, ToAct};

use crate::frame::Frame;
use crate::game::Rebellion;
use crate::state::State;
use crate::verb::{Pick, Verb};

/// Weight tables of a personality.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Style;

impl Policy for Rebellion {
    type Style = Style;

    fn styles(&self) -> Vec<(String, Style)> {
        vec![("plain".to_owned(), Style)]
    }

    fn scores(&self, s: &State, seat: Seat, _: &Style, options: &Options, out: &mut Vec<f32>) {
        let Some(frame) = s.frames.last() else { return };
        let eye = eye::Eye::new(self, s, self.side_of(seat));
        out.extend(options.iter().map(|&o| eye.score(frame, Pick::from(o))));
    }

    fn is_idle(&self, s: &State, pick: Opt) -> bool {
        let quiet =
            matches!(s.frames.last(), Some(Frame::Command { .. } | Frame::Assign { .. } | Frame::MoveFrom { .. }));
        quiet && matches!(Verb::of(pick.verb()), Verb::Pass | Verb::Ready | Verb::Stay | Verb::Done | Verb::RevealBase)
    }

    fn turn_of(&self, s: &State) -> u32 {
        u32::from(s.turns)
    }

    fn evaluate(&self, s: &State, _: &Style) -> BySeat<f32> {
        let empire = self.empire_wins(s);
        let mut chances = BySeat::default();
        for seat in Seat::first(self.seats()) {
            chances[seat] = match self.side_of(seat) {
                crate::side::Side::Empire => empire,
                crate::side::Side::Rebels => 1.0 - empire,
            };
        }
        chances
    }

    /// Plays on by the script for some command turns.
    fn rollout(&self, s: &mut State, style: &Style, turns: u32, chance: &mut impl Chance) -> BySeat<f32> {
        let last = self.turn_of(s) + turns;
        let (mut options, mut scores) = (Options::new(), Vec::new());
        loop {
            let asked = match self.to_act(s) {
                ToAct::Over(outcome) => return self.worth(s, outcome),
                ToAct::Seats { asked, .. } => asked,
            };
            if self.turn_of(s) > last {
                return self.evaluate(s, style);
            }
            let Some(seat) = asked.lowest() else { return self.evaluate(s, style) };
            self.options(s, seat, &mut options);
            scores.clear();
            self.scores(s, seat, style, &options, &mut scores);
            let best = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
            let near: arrayvec::ArrayVec<usize, 512> =
                scores.iter().enumerate().filter(|(_, v)| **v >= best - 0.25).map(|(i, _)| i).collect();
            let pick = options[near[chance.below(near.len() as u32) as usize]];
            self.apply(s, seat, pick, chance, &mut NoSink);
        }
    }
}
