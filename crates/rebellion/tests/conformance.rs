//! Properties P1 to P6 in random play, for two, three and four players and both setups.

use rebellion::{Mode, Players, Rebellion, Rulings, Setup};
use table::Seat;

fn game(players: Players, first: bool) -> Rebellion {
    let mode = if first { Mode::FirstGame } else { Mode::Standard };
    Rebellion::new(Setup { players, mode, ..Setup::default() }).expect("a valid setup")
}

/// All rulings reversed, and the Rebels in the other seat.
fn otherwise() -> Rebellion {
    let rulings = Rulings {
        occupied_is_not_rebel: true,
        rescuers_may_stay: true,
        free_only_what_is_built: true,
        oversee_in_remote: true,
    };
    Rebellion::new(Setup { rebels: Seat::new(1), rulings, ..Setup::default() }).expect("a valid setup")
}

table::conformance!(two, || game(Players::Two, false));
table::conformance!(first_game, || game(Players::Two, true));
table::conformance!(three, || game(Players::Three, false));
table::conformance!(four, || game(Players::Four, false));
table::conformance!(other_rulings, otherwise);
