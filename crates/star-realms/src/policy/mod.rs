//! What Star Realms provides for bots: heuristics, evaluation, rollouts and reasons.
//!
//! Read in this order: [`effects`] (a card as a few numbers), [`style`] (the weight tables), `sight` (current values),
//! `buying`, `fight` and `choose` (what to buy, whom to attack, how to answer), `heuristic` (scores of options), `playout`
//! (whole turns at once), [`evaluate`] (win chances) and `reasons` (explanations).

pub mod effects;
pub mod evaluate;
pub mod style;

mod buying;
mod choose;
mod fight;
mod heuristic;
mod obvious;
mod playout;
mod reasons;
mod sight;

use table::chance::Chance;
use table::{BySeat, Opt, Options, Phrase, Policy, Seat, ToAct};

use crate::game::StarRealms;
use crate::state::State;
use crate::verb::Verb;
pub use effects::Effects;
pub use style::{Sheet, Span, Style};

impl<const N: usize, const W: usize> Policy for StarRealms<N, W> {
    type Style = Style<W>;

    fn styles(&self) -> Vec<(String, Style<W>)> {
        let sheet = Sheet::embedded();
        let made = |(name, lean): &(String, Effects)| (name.clone(), Style::new(sheet, *lean, &self.db, &self.cast));
        sheet.personalities.iter().map(made).collect()
    }

    fn scores(&self, s: &State<N, W>, seat: Seat, style: &Style<W>, options: &Options, out: &mut Vec<f32>) {
        let decision = heuristic::Decision::new(sight::SeatContext::new(self, s, style, seat));
        out.extend(options.iter().map(|&option| decision.score(option)));
    }

    fn is_idle(&self, s: &State<N, W>, o: Opt) -> bool {
        match Verb::of(o.verb()) {
            Verb::Withdraw => true,
            Verb::Branch | Verb::Seat => self.is_empty_answer(s, o),
            Verb::EndTurn => match table::Game::to_act(self, s) {
                ToAct::Seats { asked, .. } => asked.lowest().is_some_and(|seat| heuristic::unfinished(self, s, seat)),
                ToAct::Over(_) => false,
            },
            _ => false,
        }
    }

    fn obvious(&self, s: &State<N, W>, seat: Seat, options: &Options) -> Option<Opt> {
        obvious::find(self, s, seat, options)
    }

    fn apply_obvious(&self, s: &mut State<N, W>, seat: Seat, chance: &mut impl Chance) {
        obvious::apply_obvious(self, s, seat, chance);
    }

    fn turn_of(&self, s: &State<N, W>) -> u32 {
        s.turn as u32
    }

    fn evaluate(&self, s: &State<N, W>, style: &Style<W>) -> BySeat<f32> {
        self.chances(s, style)
    }

    fn rollout(&self, s: &mut State<N, W>, style: &Style<W>, turns: u32, chance: &mut impl Chance) -> BySeat<f32> {
        for _ in 0..turns {
            if s.is_over() {
                break;
            }
            playout::play_turn(self, s, style, chance);
        }
        self.chances(s, style)
    }

    fn reasons(&self, before: &State<N, W>, after: &State<N, W>, seat: Seat, style: &Style<W>) -> Vec<(Phrase, f32)> {
        reasons::compare(self, before, after, seat, style)
    }
}

impl<const N: usize, const W: usize> StarRealms<N, W> {
    /// Plays the current turn to its end by the heuristics of one personality. For tuning tools that play them against
    /// each other.
    pub fn play_turn(&self, s: &mut State<N, W>, style: &Style<W>, chance: &mut impl Chance) {
        playout::play_turn(self, s, style, chance);
    }

    /// The progress of the game from 0 to 1, as the weights use it.
    pub fn lateness(&self, s: &State<N, W>, style: &Style<W>) -> f32 {
        sight::lateness(self, s, style)
    }
}
