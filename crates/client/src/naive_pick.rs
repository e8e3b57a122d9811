//! A simple choice of moves for load tests.

use protocol::{Choice, Decision};

/// Chooses a move without a plan: an obvious one, else an attack, else any option except the end of the turn. This is
/// enough to finish a match of every game. Load measurements and tests use it.
pub fn naive_pick(decision: &Decision) -> &str {
    let options = &decision.options;
    let calm = |o: &&Choice| o.warn.is_none();
    let attack = || options.iter().filter(calm).find(|o| o.key.starts_with("attack"));
    let other = || options.iter().filter(calm).find(|o| o.at.as_deref() != Some("end"));
    let best = options.iter().find(|o| o.obvious).or_else(attack).or_else(other).or_else(|| options.last());
    best.map_or("", |choice| choice.key.as_str())
}
