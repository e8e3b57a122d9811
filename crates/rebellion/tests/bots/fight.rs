//! A turn played by a bot on both sides, to be judged by a reader.

use rebellion::State;
use search::conformance::{Outing, never_silly as outings};
use search::{BotSpec, Level};
use table::scene::Way;

use crate::support::layout::Layout;

/// Every level and rung of the ladder, and how many seeds it plays: many where it errs at random, few where it thinks
/// long. (`flat` stands beside the ladder.)
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

/// Every bot plays the turn from this table on; each time it must come out right.
#[track_caller]
pub(crate) fn never_silly(layout: Layout, right: impl Fn(&Outing<State>) -> bool) {
    layout.play(|t| {
        t.leave_open();
        // Dealing anew and the rest are for stories.
        if t.way() == Way::Plain {
            outings(t.game(), t.state(), &BOTS, &right);
        }
    });
}
