//! Playing without a plan.

use protocol::{Choice, Decision};

/// What a player without plans would choose: whatever costs nothing, else an attack, else anything but the end of the
/// turn. Good enough to bring a game of any kind to its end; measuring and tests play with it.
pub fn stumble(decision: &Decision) -> &str {
    let options = &decision.options;
    let calm = |o: &&Choice| o.warn.is_none();
    let attack = || options.iter().filter(calm).find(|o| o.key.starts_with("attack"));
    let other = || options.iter().filter(calm).find(|o| o.at.as_deref() != Some("end"));
    let best = options.iter().find(|o| o.obvious).or_else(attack).or_else(other).or_else(|| options.last());
    best.map_or("", |choice| choice.key.as_str())
}
