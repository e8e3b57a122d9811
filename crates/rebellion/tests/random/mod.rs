//! Random games on every kind of table.

mod ends;
mod kept;

use rebellion::{Mode, Players, Rebellion, Setup, State, Verb};
use table::chance::{Chance, Fast};
use table::{Game, Opt, Options, Seat, ToAct};

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

/// Whose decision it is, with the options in `options`; `None` when the game is over.
pub(crate) fn asked(game: &Rebellion, state: &State, options: &mut Options, dice: &mut Fast) -> Option<Seat> {
    let ToAct::Seats { asked, free } = game.to_act(state) else { return None };
    assert!(free.is_empty() && !asked.is_empty(), "the game waits for nobody");
    let seat = asked.iter().nth(dice.below(asked.len() as u32) as usize)?;
    game.options(state, seat, options);
    assert!(!options.is_empty(), "{seat:?} has no options: {:?}", state.frames);
    Some(seat)
}

/// A random pick. Every other game is played by people who hesitate to pass: more missions and combats come of that.
pub(crate) fn pick(options: &Options, game: usize, dice: &mut Fast) -> Opt {
    let mut draw = || options[dice.below(options.len() as u32) as usize];
    let mut pick = draw();
    for _ in 0..if game % 2 == 1 { 3 } else { 0 } {
        if matches!(Verb::of(pick.verb()), Verb::Pass | Verb::Done | Verb::No) {
            pick = draw();
        }
    }
    pick
}
