//! Bots see views, never states.

use search::conformance::{self, HonestyPlan};

use crate::support::{barterers, closed, secrets, table_of};

const PLAN: HonestyPlan = HonestyPlan {
    quick: (&["uniform", "lively", "rules"], 800),
    slow: (&["flat:30:rounds=4", "ismcts:40", "ismcts:40:root=puct:deals=4", "cadet", "pilot", "captain"], 12),
    at_home: (&["captain", "commander:60"], 60),
};

/// P7
#[test]
fn equal_views_get_equal_advice() {
    for ids in [["rey-starter", "kylo-ren-starter"], ["obi-wan-kenobi", "general-grievous"]] {
        conformance::honest(&table_of::<1>(&ids), &PLAN);
    }
}

/// P7, three players
#[test]
fn equal_views_get_equal_advice_among_three() {
    conformance::honest(&table_of::<2>(&["luke-skywalker-starter", "general-grievous", "rey"]), &PLAN);
}

/// P7, where cards lie face down and bids are hidden
#[test]
fn equal_views_get_equal_advice_about_secrets() {
    conformance::honest(&secrets(), &PLAN);
    conformance::honest(&barterers(), &PLAN);
}

/// P7, where nobody knows the lists of others: whatever their decks are, a bot thinks the same of them
#[test]
fn equal_views_get_equal_advice_about_closed_lists() {
    conformance::honest(&closed(&table_of::<1>(&["rey", "kylo-ren-starter"])), &PLAN);
    conformance::honest(&closed(&table_of::<2>(&["luke-skywalker-starter", "general-grievous", "rey"])), &PLAN);
}
