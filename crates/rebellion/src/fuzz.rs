//! The fuzz body: bytes choose the setup, its rulings and every pick.
//!
//! It runs as a bounded test of this crate and under libFuzzer (`cargo xtask fuzz`). Every panic is a finding.

use table::Seat;
use table::fuzz::Bytes;

use crate::game::Rebellion;
use crate::setup::{Mode, Players, Rulings, Setup};

/// Plays until the bytes run out, see [`table::fuzz::play`].
///
/// # Panics
/// If a property does not hold, which is the purpose of the function.
pub fn fuzz_one(data: &[u8]) {
    let mut bytes = Bytes(data);
    let game = Rebellion::new(setup(&mut bytes)).expect("an existing seat plays the Rebels");
    table::fuzz::play(&game, bytes, |state| {
        let text = ron::to_string(state).expect("a state can be saved");
        ron::from_str(&text).expect("a state can be restored")
    });
}

fn setup(bytes: &mut Bytes) -> Setup {
    let players = [Players::Two, Players::Three, Players::Four][bytes.below(3)];
    let rebels = Seat::new(bytes.below(players.n()));
    let bits = bytes.below(32);
    let bit = |i: usize| bits >> i & 1 == 1;
    let mode = if bit(0) { Mode::FirstGame } else { Mode::Standard };
    let rulings = Rulings {
        occupied_is_not_rebel: bit(1),
        rescuers_may_stay: bit(2),
        free_only_what_is_built: bit(3),
        oversee_in_remote: bit(4),
    };
    Setup { players, rebels, mode, rulings }
}
