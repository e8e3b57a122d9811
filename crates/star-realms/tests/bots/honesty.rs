//! P7: a bot decides by what its seat knows. Its advice must not change when hidden information is dealt again.

use search::conformance::{self, HonestyPlan};
use star_realms::{Mode, Setup, StarRealms};

const PLAN: HonestyPlan = HonestyPlan {
    quick: (&["uniform", "lively", "rules", "rules:velocity"], 1_500),
    slow: (
        &[
            "rules:judge=on",
            "turn:16:worlds=2",
            "flat:40",
            "ismcts:60",
            "ismcts:60:root=puct:deals=4",
            "cadet",
            "pilot",
            "captain",
            "commander:80",
            "admiral:100",
        ],
        50,
    ),
    at_home: (&["captain", "commander", "admiral"], 450),
};

#[track_caller]
fn honest<const N: usize, const W: usize>(mode: Mode, seats: usize) {
    let game = StarRealms::<N, W>::new(Setup { mode, seats, ..Setup::default() }).expect("the setup is valid");
    conformance::honest(&game, &PLAN);
}

#[test]
fn equal_views_get_equal_advice_in_a_duel() {
    honest::<2, 1>(Mode::Duel, 2);
}

#[test]
fn equal_views_get_equal_advice_where_everybody_fights_alone() {
    honest::<4, 2>(Mode::FreeForAll, 3);
    honest::<6, 3>(Mode::FreeForAll, 6);
    honest::<4, 2>(Mode::Hunter, 4);
}

#[test]
fn equal_views_get_equal_advice_in_teams() {
    honest::<4, 2>(Mode::Hydra, 4);
    honest::<6, 3>(Mode::Hydra, 6);
    honest::<6, 3>(Mode::Emperor, 6);
    honest::<4, 2>(Mode::Raid, 4);
}
