//! Turns played by each bot for both sides, with an expected result.

use rebellion::State;
use search::conformance::{PlayedTurn, never_silly as outings};
use search::{BotSpec, Level};
use table::scene::Way;

use crate::support::layout::Layout;

/// Every level and bot kind, and the number of seeds: many for bots with random mistakes, few for slow bots. (`flat` is
/// not a level.)
const BOTS: [(&str, u64); 8] = [
    ("rules", 2),
    ("turn", 1),
    ("ismcts", 1),
    ("cadet", 6),
    ("pilot", 3),
    ("captain", 4),
    ("commander", 3),
    ("admiral", 1),
];

#[test]
fn every_level_is_tried() {
    let levels = BOTS.iter().filter_map(|(bot, _)| bot.parse::<BotSpec>().expect(bot).level());
    assert_eq!(levels.collect::<Vec<_>>(), Level::ALL);
}

/// Lets every bot play the turn from this position. The result must be right each time.
#[track_caller]
pub(crate) fn never_silly(layout: Layout, right: impl Fn(&PlayedTurn<State>) -> bool) {
    layout.play(|t| {
        t.leave_open();
        // The other ways, such as resampling, are for scenarios.
        if t.way() == Way::Plain {
            outings(t.game(), t.state(), &BOTS, &right);
        }
    });
}
