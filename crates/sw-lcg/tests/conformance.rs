//! Properties P1 to P9 over random play, with every pair of starter decks.

use sw_lcg::{Affiliation, Deck, Setup, SwLcg};

fn game(light: Affiliation, dark: Affiliation) -> SwLcg<1> {
    let deck = |affiliation| Deck::starter(affiliation).expect("a starter deck");
    SwLcg::new(Setup { light_deck: deck(light), dark_deck: deck(dark), ..Setup::default() }).expect("a sound setup")
}

table::conformance!(jedi_sith, || game(Affiliation::Jedi, Affiliation::Sith));
table::conformance!(rebels_navy, || game(Affiliation::RebelAlliance, Affiliation::ImperialNavy));
table::conformance!(jedi_navy, || game(Affiliation::Jedi, Affiliation::ImperialNavy));
table::conformance!(rebels_sith, || game(Affiliation::RebelAlliance, Affiliation::Sith));
