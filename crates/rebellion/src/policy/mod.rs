//! Knowledge of the computer opponents about the game: a heuristic that scores options for either side, and an
//! evaluation of positions.
//!
//! For the Empire they never look at the real base. They consider all systems where it can be.

mod assign;
mod bring;
mod command;
mod eye;
mod fight;
mod hide;
mod idle;
mod refresh;
mod style;
mod targets;
mod weights;
mod worth;

use table::chance::Chance;
use table::event::NoSink;
use table::{BySeat, Contest, Game, Opt, Options, Policy, Seat, ToAct};

use crate::bits::Bits;
use crate::frame::{Frame, Stage};
use crate::game::Rebellion;
use crate::map::Site;
use crate::side::Side;
use crate::state::State;
use crate::verb::Pick;
pub use style::{Style, WEIGHTS, Weight};
#[doc(hidden)]
pub use worth::{NAMES, TRAITS, at_round};

/// The score of options that are never tried, because another option leads to the same position.
const HOPELESS: f32 = -40.0;

/// Whether a place of a movement is out of order. Bots choose places in the order of their numbers, because all orders
/// lead to the same position.
const fn out_of_order(used: Bits, base_used: bool, from: Site) -> bool {
    base_used || from.is_system() && used.0 >> from.0 != 0
}

/// The settings behind the names of bots. Rollouts stop after a turn of either side or at the start of a round, because
/// the evaluation is fitted to such positions and a whole game has about 800 decisions. `turn` needs few rollouts
/// because it plans a whole Command turn at once, and the tree search starts with such plans. The tree search evaluates
/// its leaves where their turn ends: with rollouts from there, its Empire played worse than `turn`.
const RECIPES: [(&str, &str); 8] = [
    ("turn", "turn:4:worlds=1:rollouts=8:rounds=1"),
    ("flat", "flat:100:rounds=1"),
    ("ismcts", "ismcts:300:mix=1:rounds=1:plans=4:faith=60"),
    ("cadet", "rules:judge=on:slip=0.1:most=1"),
    ("pilot", "rules"),
    ("captain", "turn:slip=0.02"),
    ("commander", "turn"),
    ("admiral", "ismcts"),
];

impl Policy for Rebellion {
    type Style = Style;

    fn styles(&self) -> Vec<(String, Style)> {
        vec![("plain".to_owned(), Style::default())]
    }

    fn scores(&self, s: &State, seat: Seat, style: &Style, options: &Options, out: &mut Vec<f32>) {
        let Some(frame) = s.frames.last() else { return };
        let eye = eye::SideView::new(self, s, self.side_of(seat), style);
        out.extend(options.iter().map(|&o| eye.score(frame, Pick::from(o))));
    }

    fn is_idle(&self, s: &State, pick: Opt) -> bool {
        self.does_nothing(s, pick)
    }

    fn obvious(&self, s: &State, seat: Seat, options: &Options) -> Option<Opt> {
        self.obvious_option(s, seat, options)
    }

    fn contest(&self, s: &State, seat: Seat, style: &Style, options: &Options, _: &mut impl Chance) -> Option<Contest> {
        let hides = matches!(s.frames.last(), Some(Frame::HideBase));
        hides.then(|| self.hiding_game(&eye::SideView::new(self, s, self.side_of(seat), style), options))
    }

    fn likely(&self, s: &State, seat: Seat) -> f32 {
        if self.side_of(seat) == Side::Empire { self.is_likely(s) } else { 1.0 }
    }

    fn recipe(&self, bot: &str) -> Option<&'static str> {
        RECIPES.iter().find(|(name, _)| *name == bot).map(|(_, recipe)| *recipe)
    }

    /// Counts Command turns, plus one for the Refresh and Assignment phases between the turns of two rounds.
    fn turn_of(&self, s: &State) -> u32 {
        u32::from(s.turns) + u32::from(s.round)
    }

    /// Evaluates the position for each side by what it knows, so the chances of both sides need not add up to 1.
    fn evaluate(&self, s: &State, style: &Style) -> BySeat<f32> {
        let mut chances = BySeat::default();
        let empire = self.empire_wins(s, style);
        for seat in Seat::first(self.seats()) {
            let side = self.side_of(seat);
            let chance = empire[side.idx()];
            chances[seat] = if side == Side::Empire { chance } else { 1.0 - chance };
        }
        chances
    }

    /// Plays on with the heuristic. In the Command phase it plays this many turns. Otherwise it plays to the first
    /// start of a round after this many turns: only then does the value of an assignment show, and no player has acted
    /// in the round yet, which makes positions easy to compare.
    fn rollout(&self, s: &mut State, style: &Style, turns: u32, chance: &mut impl Chance) -> BySeat<f32> {
        let last = self.turn_of(s) + turns;
        let commands = matches!(s.frames.as_slice().first(), Some(Frame::Stage(Stage::Command)));
        let mut round = s.round;
        let (mut options, mut scores) = (Options::new(), Vec::new());
        loop {
            let asked = match self.to_act(s) {
                ToAct::Over(outcome) => return self.worth(s, outcome),
                ToAct::Seats { asked, .. } => asked,
            };
            let turn = self.turn_of(s);
            if commands && turn >= last || s.round != round && turn > last {
                return self.evaluate(s, style);
            }
            round = s.round;
            let Some(seat) = asked.lowest() else { return self.evaluate(s, style) };
            self.options(s, seat, &mut options);
            let pick = self.heuristic_pick(s, seat, style, &options, &mut scores, chance);
            self.apply(s, seat, pick, chance, &mut NoSink);
        }
    }
}

/// Options within this distance of the best score are equally good in a rollout, because rollouts need variety.
const NEAR: f32 = 0.25;

impl Rebellion {
    /// Chooses one of the options that the heuristic scores best.
    fn heuristic_pick(
        &self,
        s: &State,
        seat: Seat,
        style: &Style,
        options: &Options,
        scores: &mut Vec<f32>,
        chance: &mut impl Chance,
    ) -> Opt {
        if let [only] = options.as_slice() {
            return *only;
        }
        scores.clear();
        self.scores(s, seat, style, options, scores);
        let best = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let good = |score: &&f32| **score >= best - NEAR;
        let n = scores.iter().filter(good).count() as u32;
        let nth = chance.below(n) as usize;
        let near = scores.iter().zip(options).filter(|(score, _)| good(score));
        near.map(|(_, option)| *option).nth(nth).expect("the best option is among the good ones")
    }
}
