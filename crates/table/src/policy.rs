//! What a game teaches the machine opponents.

use crate::chance::Chance;
use crate::game::Game;
use crate::option::{Opt, Options};
use crate::phrase::Phrase;
use crate::seat::{BySeat, Seat};

/// Script, evaluation and rollout of a game. Called only on dealt worlds, never on a true state.
pub trait Policy: Game {
    /// Weight tables of a personality.
    type Style: Clone + Send + Sync;

    /// The personalities by name, the default first.
    fn styles(&self) -> Vec<(String, Self::Style)>;

    /// What the script thinks of each option: higher is better, on the scale of logits. One score per option.
    fn scores(&self, s: &Self::State, seat: Seat, style: &Self::Style, options: &Options, out: &mut Vec<f32>);

    /// Does this option end the turn or pass while something free could still be done? (The rung `Lively` avoids it.)
    fn is_idle(&self, s: &Self::State, o: Opt) -> bool;

    /// Would playing on inside this turn still change something? Search may stop looking ahead at turn ends.
    fn turn_of(&self, s: &Self::State) -> u32;

    /// Win chance of each seat; members of a team share theirs.
    fn evaluate(&self, s: &Self::State, style: &Self::Style) -> BySeat<f32>;

    /// Plays on by macro steps, one call a turn, for at most `turns` turns, and returns the win chance of each seat
    /// at the point reached (1 or 0 when the game ended).
    fn rollout(&self, s: &mut Self::State, style: &Self::Style, turns: u32, chance: &mut impl Chance) -> BySeat<f32>;

    /// The terms of the evaluation that differ most between two states, as phrases with the change of win chance in
    /// this seat's favor, strongest first.
    fn reasons(&self, before: &Self::State, after: &Self::State, seat: Seat, style: &Self::Style)
    -> Vec<(Phrase, f32)>;
}
