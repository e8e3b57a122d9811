//! What the game teaches the machine opponents: script, evaluation, rollout and reasons.
//!
//! Read in this order: `style` (what cards are worth), `evaluate` (win chances), `fight` (whom to attack and defend with),
//! `edge` (what to place in edge battles), `script` (options to scores), `playout` (turns by the script).

mod edge;
mod evaluate;
mod fight;
mod playout;
mod script;
mod style;

use table::chance::Chance;
use table::{BySeat, Opt, Options, Phrase, Policy, Seat};

use crate::frame::Frame;
use crate::game::SwLcg;
use crate::state::State;
use crate::verb::Verb;
pub use style::Style;

impl<const W: usize> Policy for SwLcg<W> {
    type Style = Style;

    fn styles(&self) -> Vec<(String, Style)> {
        Style::all(self.db)
    }

    fn scores(&self, s: &State<W>, seat: Seat, style: &Style, options: &Options, out: &mut Vec<f32>) {
        script::scores(self, s, seat, style, options, out);
    }

    fn is_idle(&self, s: &State<W>, o: Opt) -> bool {
        let waits = matches!(s.frames.last(), Some(Frame::Actions { window: 3, .. } | Frame::Engage { .. }));
        waits && Verb::of(o.verb()) == Verb::Pass
    }

    fn obvious(&self, s: &State<W>, seat: Seat, options: &Options) -> Option<Opt> {
        script::obvious(self, s, seat, options)
    }

    fn turn_of(&self, s: &State<W>) -> u32 {
        s.turn as u32
    }

    fn evaluate(&self, s: &State<W>, style: &Style) -> BySeat<f32> {
        evaluate::chances(self, s, style)
    }

    fn rollout(&self, s: &mut State<W>, style: &Style, turns: u32, chance: &mut impl Chance) -> BySeat<f32> {
        playout::play(self, s, style, turns, chance);
        evaluate::chances(self, s, style)
    }

    fn reasons(&self, before: &State<W>, after: &State<W>, seat: Seat, style: &Style) -> Vec<(Phrase, f32)> {
        evaluate::reasons(self, before, after, seat, style)
    }
}
