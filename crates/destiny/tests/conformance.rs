//! Properties P1 to P8 over random play.

use destiny::{Deck, Destiny, Setup};

use crate::support::{altered, table_of};

/// Decks with cards that lie face down, borrow abilities or ask for bids.
fn secret_decks() -> [Deck; 3] {
    let moves = ["circle-of-shelter", "twin-strike"];
    let obi_wan = altered(
        "obi-wan-kenobi",
        "lightsaber-mastery",
        &moves,
        &[("twin-strike", 2), ("circle-of-shelter", 1), ("premonitions", 2)],
    );
    let mut plo_koon = altered("luke-skywalker-starter", "", &[], &[("clandestine-operation", 2), ("premonitions", 2)]);
    plo_koon.team = ["plo-koon", "clone-trooper", "cassian-andor"].map(|slug| (slug.to_owned(), 1)).to_vec();
    let boba_fett = altered("boba-fett-starter", "", &[], &[("barter-with-blood", 2)]);
    [obi_wan, plo_koon, boba_fett]
}

fn secrets() -> Destiny<1> {
    Destiny::new(Setup { decks: secret_decks()[..2].to_vec() }).expect("a sound setup")
}

/// Bids, most of all.
fn barterers() -> Destiny<1> {
    let [_, _, boba_fett] = secret_decks();
    Destiny::new(Setup { decks: vec![boba_fett; 2] }).expect("a sound setup")
}

fn secrets_of_three() -> Destiny<2> {
    Destiny::new(Setup { decks: secret_decks().to_vec() }).expect("a sound setup")
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
table::conformance!(barterers, barterers);
table::conformance!(secrets_of_three, secrets_of_three);
