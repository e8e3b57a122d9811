//! A turn played by a bot, to be judged by a reader.

use search::conformance::{Outing, never_silly as outings};
use search::{BotSpec, Level};
use star_realms::State;
use table::scene::Way;

use crate::support::{Layout, Play};

/// A turn as it was played.
pub(crate) type Turn<const N: usize, const W: usize> = Outing<State<N, W>>;

/// Every level and rung of the ladder, and how many seeds it plays: many where it errs at random, few where it thinks
/// long. (`flat` stands beside the ladder and judges by luck alone.)
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

/// Every bot plays the turn from this table on; each time it must come out right.
#[track_caller]
pub(crate) fn never_silly<const N: usize, const W: usize>(layout: Layout<N, W>, right: impl Fn(&Turn<N, W>) -> bool) {
    check(layout, |_| {}, right);
}

/// The same after some picks of the story's own.
#[track_caller]
pub(crate) fn check<const N: usize, const W: usize>(
    layout: Layout<N, W>,
    before: impl Fn(&mut Play<N, W>),
    right: impl Fn(&Turn<N, W>) -> bool,
) {
    layout.play(|t| {
        t.leave_open();
        // Dealing anew and the rest are for stories.
        if t.way() == Way::Plain {
            before(t);
            outings(t.game(), t.table(), &BOTS, &right);
        }
    });
}
