//! Whether a player must choose, and how fast an answer comes, reveals nothing about the player's cards.

use games::{Lang, Seat, Stops};

use super::worlds::{Dice, pick, tables};

/// The number of worlds compared at every step.
const WORLDS: u64 = 3;

/// Everyone can see the effect of standing orders: what they answer, and what not, must follow from public information.
/// In a match with the third seed two cards go back on top of a deck, and whether they are of one kind must stay
/// secret.
#[test]
fn what_is_answered_by_itself_is_the_same_in_every_world() {
    let long = std::env::var_os("ORRERY_LONG").is_some();
    let (seeds, steps) = if long { (0..20, 600) } else { (2..4, 200) };
    let mut compared = 0;
    for (name, mut table) in seeds.flat_map(tables) {
        let (mut dice, seats) = (Dice(name.len() as u64), table.seats());
        for step in 0..steps {
            let Some((who, words)) = pick(&*table, &mut dice) else { break };
            for eyes in Seat::first(seats).filter(|eyes| *eyes != who) {
                let answers = |n: u64| {
                    let world = table.redealt(eyes, n + WORLDS * step);
                    let asked = world.to_act().all();
                    let forced = asked.contains(who).then(|| games::forced(&*world, who, true).is_some());
                    (asked, forced, Stops::default().pass(&*world, who, true).is_some())
                };
                let first = answers(0);
                compared += 1;
                for n in 1..WORLDS {
                    let question = || games::plain(&table.question(who, Lang::En).prompt);
                    assert_eq!(first, answers(n), "{name}, step {step}, {eyes:?} learns from: {}", question());
                }
            }
            table.choose(who, &[&words], false).expect("an option");
        }
    }
    assert!(compared > 1000, "{compared}");
}
