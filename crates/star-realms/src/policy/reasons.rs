//! Why a position is better than another: the evaluation split into its features.

use table::{Arg, Phrase, Seat};

use super::evaluate::FEATURES;
use super::sight::lateness;
use super::style::Tables;
use crate::game::StarRealms;
use crate::state::State;

/// Lexicon terms of the features, in their order.
const TERMS: [&str; FEATURES.len()] =
    ["ai.cards", "ai.authority", "ai.life", "ai.walls", "ai.blow", "ai.purse", "ai.turn"];

/// The features that differ most between two states, with the change in win chance for this seat.
pub(super) fn compare<const N: usize, const W: usize>(
    g: &StarRealms<N, W>,
    before: &State<N, W>,
    after: &State<N, W>,
    seat: Seat,
    t: &Tables<W>,
) -> Vec<(Phrase, f32)> {
    let late = lateness(g, after, t);
    let chance = g.chances(after, t)[seat];
    let slope = (chance * (1.0 - chance)).max(0.02);
    let (old, new) = (g.features(before, t), g.features(after, t));
    let mut found: Vec<(Phrase, f32)> = Vec::new();
    for other in Seat::first(g.setup.seats) {
        if !before.alive.contains(other) || !after.alive.contains(other) {
            continue;
        }
        let friend = g.team_of(after, seat).contains(other);
        let (old, new) = (old[other], new[other]);
        for (at, weight) in t.sheet.evaluation.list().iter().enumerate() {
            let change = weight.at(late) * (new[at] - old[at]) * slope * if friend { 1.0 } else { -1.0 };
            if change.abs() >= 0.0005 {
                let term = if other == seat { "ai.own" } else { "ai.of" };
                let what = Phrase::word(TERMS[at]);
                let phrase = if other == seat {
                    Phrase::say(term, [Arg::Phrase(Box::new(what))])
                } else {
                    Phrase::say(term, [Arg::Phrase(Box::new(what)), Arg::Seat(other)])
                };
                found.push((phrase, change));
            }
        }
    }
    found.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
    found
}
