//! What a game provides for computer opponents.

use crate::chance::Chance;
use crate::event::NoSink;
use crate::game::{Game, ToAct};
use crate::option::{Opt, Options};
use crate::phrase::Phrase;
use crate::seat::{BySeat, MAX_SEATS, Seat};

/// A secret contest within a game: two sides bid at the same time, and each knows only its own hand. The solution is a
/// mixed strategy.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Contest {
    /// The possible hands of the deciding seat and of its rival, as the other side sees them. The seat's real hand
    /// comes first.
    pub hands: [Vec<Holding>; 2],
    /// The seat's gain in win chance for each of its bids (rows, hand after hand) against each bid of the rival
    /// (columns).
    pub gain: Vec<f32>,
    /// The option with which each bid of the real hand begins.
    pub first: Vec<Opt>,
}

/// A possible hand in a contest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Holding {
    /// Its probability; the hands of a side sum to 1.
    pub chance: f32,
    /// The number of its bids.
    pub bids: usize,
}

/// Heuristics, evaluation and rollouts of a game. Bots also work with the defaults: all options are equally good, all
/// seats have equal chances, and rollouts play at random to the end. Called only on dealt worlds, except for
/// [`is_idle`](Self::is_idle) and [`turn_of`](Self::turn_of): they tell public facts, so bulk play may call them on the
/// real table.
///
/// Worlds that differ only in the numbering of copies must get equal answers, because a bot's pick depends on them.
pub trait Policy: Game {
    /// The weights of a personality, i.e. of a playing style.
    type Style: Clone + Send + Sync;

    /// The personalities by name, the default first.
    fn styles(&self) -> Vec<(String, Self::Style)>;

    /// The heuristic score of each option: higher is better, as logits (`e^score` are sensible odds). Pushes one score
    /// per option into `out`, which is empty at the start.
    fn scores(&self, _: &Self::State, _: Seat, _: &Self::Style, options: &Options, out: &mut Vec<f32>) {
        out.extend(options.iter().map(|_| 0.0));
    }

    /// Does this option end the turn or pass while a free action is still possible? (The bot kind `Lively` avoids it.)
    fn is_idle(&self, _: &Self::State, _: Opt) -> bool {
        false
    }

    /// An option that costs nothing and is right whatever follows, e.g. playing a card whose order cannot matter.
    /// Search takes it like a forced one. Depends only on what the seat knows.
    fn obvious(&self, _s: &Self::State, _seat: Seat, _options: &Options) -> Option<Opt> {
        None
    }

    /// Applies the picks that [`obvious`](Self::obvious) would return one by one, where a game has a faster way. It may
    /// stop earlier, but must never do more.
    fn apply_obvious(&self, _s: &mut Self::State, _seat: Seat, _chance: &mut impl Chance) {}

    /// The decision as a contest of bids, if it is one. Heuristics and tree search do not solve such decisions, because
    /// a predictable bid is a bad one.
    fn contest(
        &self,
        _s: &Self::State,
        _seat: Seat,
        _style: &Self::Style,
        _options: &Options,
        _chance: &mut impl Chance,
    ) -> Option<Contest> {
        None
    }

    /// The likelihood of this dealt world relative to the most likely one, for a seat that knows how such players
    /// choose: some secret choices of the others are better than others.
    fn likely(&self, _: &Self::State, _: Seat) -> f32 {
        1.0
    }

    /// The bot spec that a bot name means in this game, if it differs from the default.
    fn recipe(&self, _bot: &str) -> Option<&'static str> {
        None
    }

    /// The number of the current turn. `Turn` looks ahead until it changes.
    fn turn_of(&self, s: &Self::State) -> u32;

    /// Win chance of each seat; team members share one value. Also called in the middle of a turn, so it counts what is
    /// drawn or gained but not yet spent.
    fn evaluate(&self, _: &Self::State, _: &Self::Style) -> BySeat<f32> {
        BySeat([1.0 / self.seats() as f32; MAX_SEATS])
    }

    /// Continues the game in macro steps for at most `turns` turns and returns the win chance of each seat
    /// at the point reached (1 or 0 when the game ended). May start in the middle of a turn.
    fn rollout(&self, s: &mut Self::State, _: &Self::Style, _turns: u32, chance: &mut impl Chance) -> BySeat<f32> {
        let mut options = Options::new();
        loop {
            let asked = match self.to_act(s) {
                ToAct::Over(outcome) => return self.worth(s, outcome),
                ToAct::Seats { asked, .. } => asked,
            };
            let seat = asked.lowest().expect("`asked` is never empty");
            self.options(s, seat, &mut options);
            let pick = options[chance.below(options.len() as u32) as usize];
            self.apply(s, seat, pick, chance, &mut NoSink);
        }
    }

    /// The terms of the evaluation that differ most between two states, as phrases with the change in win chance for
    /// this seat, largest first.
    fn reasons(&self, _: &Self::State, _: &Self::State, _: Seat, _: &Self::Style) -> Vec<(Phrase, f32)> {
        Vec::new()
    }
}
