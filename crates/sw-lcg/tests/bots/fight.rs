//! One turn played by a bot on both sides.

use search::conformance::{PlayedTurn, never_silly as outings};
use search::{BotSpec, Level};
use sw_lcg::State;
use table::scene::Way;

use crate::support::{Layout, Play};

/// Every bot level and bot kind, with the number of seeds it plays: many for bots that make random mistakes, few for
/// slow bots. (`flat` is an additional kind.)
const BOTS: [(&str, u64); 8] = [
    ("rules", 2),
    ("turn", 1),
    ("ismcts:150", 1),
    ("cadet", 6),
    ("pilot", 2),
    ("captain", 4),
    ("commander", 2),
    ("admiral", 1),
];

#[test]
fn every_level_is_tried() {
    let levels = BOTS.iter().filter_map(|(bot, _)| bot.parse::<BotSpec>().expect(bot).level());
    assert_eq!(levels.collect::<Vec<_>>(), Level::ALL);
}

/// Lets every bot play the turn from this position; each of them must succeed every time.
#[track_caller]
pub(crate) fn never_silly(layout: &Layout, right: impl Fn(&PlayedTurn<State<1>>) -> bool) {
    check(layout, |_| {}, right);
}

/// The same after some prescribed picks.
#[track_caller]
pub(crate) fn check(layout: &Layout, before: impl Fn(&mut Play), right: impl Fn(&PlayedTurn<State<1>>) -> bool) {
    layout.play(|t| {
        t.leave_open();
        // The redealt worlds are for scenarios.
        if t.way() == Way::Plain {
            before(t);
            outings(t.game(), t.table(), &BOTS, &right);
        }
    });
}
