//! P7: a bot uses only what its seat knows. Redealing the hidden cards does not change its advice.

use search::conformance::{self, HonestyPlan};
use sw_lcg::{Affiliation, Deck, Setup, SwLcg};

const PLAN: HonestyPlan = HonestyPlan {
    quick: (&["uniform", "lively", "rules", "rules:daring"], 1_500),
    slow: (
        &[
            "rules:judge=on",
            "turn:8:worlds=2:rollouts=12",
            "flat:30:rounds=1",
            "ismcts:40",
            "ismcts:40:root=puct:deals=4",
            "cadet",
            "pilot",
            "captain",
            "commander:50",
        ],
        12,
    ),
    at_home: (&["captain", "commander"], 150),
};

#[track_caller]
fn honest(light: Affiliation, dark: Affiliation) {
    let deck = |affiliation| Deck::starter(affiliation).expect("a starter deck");
    let setup = Setup { light_deck: deck(light), dark_deck: deck(dark), ..Setup::default() };
    conformance::honest(&SwLcg::<1>::new(setup).expect("a sound setup"), &PLAN);
}

#[test]
fn equal_views_get_equal_advice_jedi_and_sith() {
    honest(Affiliation::Jedi, Affiliation::Sith);
}

#[test]
fn equal_views_get_equal_advice_rebels_and_navy() {
    honest(Affiliation::RebelAlliance, Affiliation::ImperialNavy);
}
