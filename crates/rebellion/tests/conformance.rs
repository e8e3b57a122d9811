//! Properties P1 to P9 over random play, for two, three and four players and both set-ups.

use rebellion::{Mode, Players, Rebellion, Rulings, Setup, State};
use table::Seat;
use table::conformance::Mark;

fn game(players: Players, first: bool) -> Rebellion {
    let mode = if first { Mode::FirstGame } else { Mode::Standard };
    Rebellion::new(Setup { players, mode, ..Setup::default() }).expect("a sound setup")
}

/// Every ruling the other way, and the other seat in command of the Rebels.
fn otherwise() -> Rebellion {
    let rulings = Rulings { occupied_is_not_rebel: true, rescuers_may_stay: true, free_only_what_is_built: true };
    Rebellion::new(Setup { rebels: Seat::new(1), rulings, ..Setup::default() }).expect("a sound setup")
}

fn marks(s: &State) -> Vec<Mark> {
    vec![
        Mark { name: "frames", len: s.frames.len(), capacity: 2 * 28 },
        Mark { name: "limbo", len: s.limbo.len(), capacity: 2 * 16 },
    ]
}

table::conformance!(two, || game(Players::Two, false), marks = marks);
table::conformance!(first_game, || game(Players::Two, true));
table::conformance!(three, || game(Players::Three, false));
table::conformance!(four, || game(Players::Four, false));
table::conformance!(other_rulings, otherwise);
