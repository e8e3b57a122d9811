//! P7: a bot decides by what its seat knows. Resampling hidden information does not change its choice.

use rebellion::{Players, Rebellion, Setup};
use search::conformance::{self, HonestyPlan};

const PLAN: HonestyPlan = HonestyPlan {
    quick: (&["uniform", "lively", "rules"], 1_500),
    slow: (
        &[
            "rules:judge=on",
            "turn:4:worlds=1:rollouts=8",
            "flat:20",
            "ismcts:20",
            "ismcts:20:root=puct:deals=4",
            "ismcts:20:plans=1",
            "cadet",
            "pilot",
        ],
        20,
    ),
    at_home: (&["captain", "commander"], 200),
};

#[track_caller]
fn honest(players: Players) {
    let setup = Setup { players, ..Setup::default() };
    conformance::honest(&Rebellion::new(setup).expect("a valid setup"), &PLAN);
}

#[test]
fn equal_views_get_equal_advice_of_two() {
    honest(Players::Two);
}

#[test]
fn equal_views_get_equal_advice_of_four() {
    honest(Players::Four);
}
