//! A turn played by a bot, for inspection by a test.

use search::conformance::{PlayedTurn, never_silly as outings};
use search::{BotSpec, Level};
use star_realms::State;
use table::scene::Way;

use crate::support::{Layout, Play};

/// A played turn.
pub(crate) type Turn<const N: usize, const W: usize> = PlayedTurn<State<N, W>>;

/// Every level and bot kind, with its number of seeds: many for bots with random mistakes, few for slow ones. (`flat`
/// is only a baseline and judges by random games alone.)
const BOTS: [(&str, u64); 8] = [
    ("rules", 2),
    ("turn", 2),
    ("ismcts:1000", 1),
    ("cadet", 10),
    ("pilot", 10),
    ("captain", 3),
    ("commander", 1),
    ("admiral", 1),
];

#[test]
fn every_level_is_tried() {
    let levels = BOTS.iter().filter_map(|(bot, _)| bot.parse::<BotSpec>().expect(bot).level());
    assert_eq!(levels.collect::<Vec<_>>(), Level::ALL);
}

/// Every bot plays the turn from this table; the test must accept every result.
#[track_caller]
pub(crate) fn never_silly<const N: usize, const W: usize>(layout: Layout<N, W>, right: impl Fn(&Turn<N, W>) -> bool) {
    check(layout, |_| {}, right);
}

/// The same after some scripted picks.
#[track_caller]
pub(crate) fn check<const N: usize, const W: usize>(
    layout: Layout<N, W>,
    before: impl Fn(&mut Play<N, W>),
    right: impl Fn(&Turn<N, W>) -> bool,
) {
    layout.play(|t| {
        t.leave_open();
        // The other ways are for scenarios.
        if t.way() == Way::Plain {
            before(t);
            outings(t.game(), t.table(), &BOTS, &right);
        }
    });
}
