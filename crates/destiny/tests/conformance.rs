//! Properties P1 to P8 over random play.

use crate::support::{barterers, closed, secrets, secrets_of_three, table_of};

table::conformance!(starters, || table_of::<1>(&["rey-starter", "kylo-ren-starter"]));
table::conformance!(standard, || table_of::<1>(&["kylo-ren", "rey"]));
table::conformance!(mirror, || table_of::<1>(&["rey", "rey"]));
table::conformance!(three, || table_of::<2>(&["rey", "kylo-ren", "rey-starter"]));
table::conformance!(four, || table_of::<2>(&["rey", "kylo-ren", "kylo-ren-starter", "rey-starter"]));
table::conformance!(two_player, || table_of::<1>(&["rey-and-poe-dameron", "kylo-ren-and-captain-phasma"]));
table::conformance!(legacies, || table_of::<1>(&["luke-skywalker-starter", "boba-fett-starter"]));
table::conformance!(convergence, || table_of::<1>(&["obi-wan-kenobi", "general-grievous"]));
table::conformance!(mixed, || table_of::<2>(&["general-grievous", "luke-skywalker-starter", "rey-and-poe-dameron"]));
table::conformance!(secrets, secrets);
table::conformance!(barterers, barterers);
table::conformance!(secrets_of_three, secrets_of_three);
table::conformance!(closed_starters, || closed(&table_of::<1>(&["kylo-ren-starter", "luke-skywalker-starter"])));
table::conformance!(closed_standard, || closed(&table_of::<1>(&["rey", "general-grievous"])));
table::conformance!(closed_secrets, || closed(&secrets()));
table::conformance!(closed_three, || closed(&secrets_of_three()));
table::conformance!(closed_four, || closed(&table_of::<2>(&[
    "rey",
    "kylo-ren",
    "boba-fett-starter",
    "obi-wan-kenobi"
])));
