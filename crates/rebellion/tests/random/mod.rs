//! Random games with every kind of setup.

mod ends;
mod kept;
mod referee;

use rebellion::{Mode, Players, Rebellion, Setup, Verb};
use table::chance::Fast;
pub(crate) use table::conformance::asked;
use table::conformance::reluctant_pick;
use table::{Opt, Options};

/// Every kind of setup.
pub(crate) const TABLES: [(Players, Mode); 4] = [
    (Players::Two, Mode::Standard),
    (Players::Two, Mode::FirstGame),
    (Players::Three, Mode::Standard),
    (Players::Four, Mode::Standard),
];

/// The rules for a setup.
pub(crate) fn on(players: Players, mode: Mode) -> Rebellion {
    Rebellion::new(Setup { players, mode, ..Setup::default() }).expect("a valid setup")
}

/// A random pick. In every other game passing is less likely, which leads to more missions and combats.
pub(crate) fn pick(options: &Options, game: usize, dice: &mut Fast) -> Opt {
    reluctant_pick(options, game, dice, |pick| matches!(Verb::of(pick.verb()), Verb::Pass | Verb::Done | Verb::No))
}
