//! Game knowledge for the computer opponents: option scores, evaluation, rollouts and explanations.
//!
//! Read in this order: `style` (card values, and the weights), `evaluate` (win chances), `eye` (the value of changes to
//! a card), `usage` (the value of abilities), `fight` (attack and defense), `edge` (placing cards in edge battles),
//! `heuristic` (option scores), `playout` (turns played by the heuristic), `contest` (edge battles as bidding games).

mod contest;
mod edge;
mod evaluate;
mod eye;
mod fight;
mod heuristic;
mod playout;
mod style;
mod usage;

use table::chance::Chance;
use table::{BySeat, Contest, Opt, Options, Phrase, Policy, Seat};

use crate::frame::Frame;
use crate::game::SwLcg;
use crate::state::State;
use crate::verb::Verb;
pub use style::{Style, Weights};

/// The bot kinds of this game. Rollouts stop after one turn of either side: a turn has about thirty decisions, and the
/// evaluation covers the rest of the race. Half of a leaf's value is the evaluation at the end of the current turn,
/// because the heuristic attacks too rarely for the light side and full rollouts inherit that bias.
const RECIPES: [(&str, &str); 7] = [
    ("turn", "turn:24:worlds=3:rollouts=48:rounds=1"),
    ("ismcts", "ismcts:1000:tau=2:mix=0.5:rounds=1:opinion=0.5"),
    ("cadet", "rules:judge=on:slip=1:most=1"),
    ("pilot", "rules:judge=on:slip=0.03"),
    ("captain", "ismcts:8"),
    ("commander", "ismcts:40"),
    ("admiral", "ismcts:160"),
];

impl<const W: usize> Policy for SwLcg<W> {
    type Style = Style;

    fn styles(&self) -> Vec<(String, Style)> {
        Style::all(self.db)
    }

    fn scores(&self, s: &State<W>, seat: Seat, style: &Style, options: &Options, out: &mut Vec<f32>) {
        heuristic::scores(self, s, seat, style, options, out);
    }

    fn is_idle(&self, s: &State<W>, o: Opt) -> bool {
        let waits = matches!(s.frames.last(), Some(Frame::Actions { window: 3, .. } | Frame::Engage { .. }));
        waits && Verb::of(o.verb()) == Verb::Pass
    }

    fn obvious(&self, s: &State<W>, seat: Seat, options: &Options) -> Option<Opt> {
        heuristic::obvious(self, s, seat, options)
    }

    fn contest(
        &self,
        s: &State<W>,
        seat: Seat,
        style: &Style,
        options: &Options,
        chance: &mut impl Chance,
    ) -> Option<Contest> {
        contest::contest(self, s, seat, style, options, chance)
    }

    fn recipe(&self, bot: &str) -> Option<&'static str> {
        RECIPES.iter().find(|(name, _)| *name == bot).map(|(_, recipe)| *recipe)
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
