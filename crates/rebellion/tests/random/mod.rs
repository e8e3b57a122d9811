//! Random games on every kind of table.

mod ends;
mod kept;
mod referee;

use rebellion::{Mode, Players, Rebellion, Setup, Verb};
use table::chance::Fast;
pub(crate) use table::conformance::asked;
use table::conformance::hesitant;
use table::{Opt, Options};

/// Every kind of table.
pub(crate) const TABLES: [(Players, Mode); 4] = [
    (Players::Two, Mode::Standard),
    (Players::Two, Mode::FirstGame),
    (Players::Three, Mode::Standard),
    (Players::Four, Mode::Standard),
];

/// The rules at such a table.
pub(crate) fn on(players: Players, mode: Mode) -> Rebellion {
    Rebellion::new(Setup { players, mode, ..Setup::default() }).expect("a sound setup")
}

/// A random pick by people who, every other game, hesitate to pass: more missions and combats come of that.
pub(crate) fn pick(options: &Options, game: usize, dice: &mut Fast) -> Opt {
    hesitant(options, game, dice, |pick| matches!(Verb::of(pick.verb()), Verb::Pass | Verb::Done | Verb::No))
}
