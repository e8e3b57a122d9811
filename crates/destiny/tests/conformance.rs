//! Properties P1 to P8 over random play.

use destiny::{Deck, Destiny, Setup};

use crate::support::{altered, table_of};

/// Decks with cards that lie face down.
fn secret_decks() -> [Deck; 2] {
    [
        altered(
            "obi-wan-kenobi",
            "lightsaber-mastery",
            &["circle-of-shelter", "twin-strike"],
            &[("twin-strike", 2), ("circle-of-shelter", 1)],
        ),
        altered("rey", "", &[], &[("twin-strike", 2)]),
    ]
}

fn secrets() -> Destiny<1> {
    Destiny::new(Setup { decks: secret_decks().to_vec() }).expect("a sound setup")
}

fn secrets_of_three() -> Destiny<2> {
    let [one, two] = secret_decks();
    Destiny::new(Setup { decks: vec![one.clone(), two, one] }).expect("a sound setup")
}

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
table::conformance!(secrets_of_three, secrets_of_three);
