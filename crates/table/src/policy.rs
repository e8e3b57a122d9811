//! What a game teaches the machine opponents.

use crate::chance::Chance;
use crate::event::NoSink;
use crate::game::{Game, ToAct};
use crate::option::{Opt, Options};
use crate::phrase::Phrase;
use crate::seat::{BySeat, MAX_SEATS, Seat};

/// A sealed contest within a game: two sides bid at once, each knowing only its own hand. Its answer is a mixture.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Contest {
    /// Hands of the seat asked and of its rival, as the other side must think them possible. The seat's real hand is its
    /// first.
    pub hands: [Vec<Holding>; 2],
    /// What the seat gains, in win chance, by each of its bids (rows, hand after hand) against each of the rival's.
    pub gain: Vec<f32>,
    /// The option with which each bid of the real hand begins.
    pub first: Vec<Opt>,
}

/// A hand of a contest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Holding {
    /// How likely it is; those of a side sum to 1.
    pub chance: f32,
    /// How many bids it has.
    pub bids: usize,
}

/// Script, evaluation and rollout of a game. A game that teaches nothing has machines all the same: no option is better
/// than another, everybody wins as often, and rollouts are played at random to their end. Called only on dealt worlds; [`is_idle`](Self::is_idle) and
/// [`turn_of`](Self::turn_of) tell public facts, and bulk play may ask them of the table itself.
///
/// Worlds that differ only in the numbering of copies must get equal answers: a bot's pick depends on them.
pub trait Policy: Game {
    /// Weight tables of a personality.
    type Style: Clone + Send + Sync;

    /// The personalities by name, the default first.
    fn styles(&self) -> Vec<(String, Self::Style)>;

    /// What the script thinks of each option: higher is better, on the scale of logits (`e^score` are sensible odds).
    /// Pushes one score per option into `out`, which comes empty.
    fn scores(&self, _: &Self::State, _: Seat, _: &Self::Style, options: &Options, out: &mut Vec<f32>) {
        out.extend(options.iter().map(|_| 0.0));
    }

    /// Does this option end the turn or pass while something free could still be done? (The rung `Lively` avoids it.)
    fn is_idle(&self, _: &Self::State, _: Opt) -> bool {
        false
    }

    /// One of the options that costs nothing and stays right whatever follows, e.g. playing a card whose order cannot
    /// matter. Search takes it like a forced one. Depends only on what the seat knows.
    fn obvious(&self, _s: &Self::State, _seat: Seat, _options: &Options) -> Option<Opt> {
        None
    }

    /// Carries out at once what [`obvious`](Self::obvious) would name one after the other, where a game knows a quicker
    /// way. It may do less, never more.
    fn rush(&self, _s: &mut Self::State, _seat: Seat, _chance: &mut impl Chance) {}

    /// The decision as a contest of bids, if it is one: what a script or a tree cannot answer, because it is no good
    /// once it can be foretold.
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

    /// How likely this dealt world is to a seat that has met such players before, against the likeliest one: of what others
    /// chose in secret, some choices are better than others.
    fn likely(&self, _: &Self::State, _: Seat) -> f32 {
        1.0
    }

    /// What the name of a bot stands for in this game, if not for the usual.
    fn recipe(&self, _bot: &str) -> Option<&'static str> {
        None
    }

    /// The number of the turn under way. `Turn` looks ahead until it changes.
    fn turn_of(&self, s: &Self::State) -> u32;

    /// Win chance of each seat; members of a team share theirs. Asked in the middle of a turn too, so what is drawn or
    /// gained but not yet spent counts.
    fn evaluate(&self, _: &Self::State, _: &Self::Style) -> BySeat<f32> {
        BySeat([1.0 / self.seats() as f32; MAX_SEATS])
    }

    /// Plays on by macro steps, one call a turn, for at most `turns` turns, and returns the win chance of each seat
    /// at the point reached (1 or 0 when the game ended). May start in the middle of a turn.
    fn rollout(&self, s: &mut Self::State, _: &Self::Style, _turns: u32, chance: &mut impl Chance) -> BySeat<f32> {
        let mut options = Options::new();
        loop {
            let asked = match self.to_act(s) {
                ToAct::Over(outcome) => return self.worth(s, outcome),
                ToAct::Seats { asked, .. } => asked,
            };
            let seat = asked.lowest().expect("somebody is asked");
            self.options(s, seat, &mut options);
            let pick = options[chance.below(options.len() as u32) as usize];
            self.apply(s, seat, pick, chance, &mut NoSink);
        }
    }

    /// The terms of the evaluation that differ most between two states, as phrases with the change of win chance in
    /// this seat's favor, strongest first.
    fn reasons(&self, _: &Self::State, _: &Self::State, _: Seat, _: &Self::Style) -> Vec<(Phrase, f32)> {
        Vec::new()
    }
}
