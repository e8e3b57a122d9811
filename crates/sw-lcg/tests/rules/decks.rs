//! Custom decks.

use sw_lcg::{Affiliation, Deck, DeckProblem, Setup, SetupError, Side, SwLcg};

fn deck(affiliation: Affiliation, sets: impl IntoIterator<Item = u8>) -> Deck {
    Deck { affiliation, sets: sets.into_iter().collect() }
}

/// LCG-DECK-01
#[test]
fn a_deck_for_competition_has_ten_sets_at_least() {
    let nine = deck(Affiliation::Jedi, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    assert_eq!(nine.tournament_problems(), [DeckProblem::TooFew { sets: 9, least: 10 }]);
    assert_eq!(nine.problems(), []);
    let ten = deck(Affiliation::Jedi, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    assert_eq!(ten.tournament_problems(), []);
}

/// LCG-DECK-01
#[test]
fn a_deck_has_no_greatest_size() {
    // Every set that a Jedi deck may have, as often as it may have it.
    let twice = (1..=16).filter(|&set| set != 13).flat_map(|set| [set, set]);
    let most = deck(Affiliation::Jedi, twice.chain([17, 18]));
    assert_eq!(most.sets.len(), 32);
    assert_eq!(most.tournament_problems(), []);
}

/// LCG-DECK-01 LCG-OSET-05
#[test]
fn a_starter_deck_can_be_played_but_not_in_competition() {
    use Affiliation::{ImperialNavy, Jedi, RebelAlliance, Sith};
    for affiliation in [Jedi, RebelAlliance, Sith, ImperialNavy] {
        let starter = Deck::starter(affiliation).expect("a starter deck");
        assert_eq!(starter.problems(), [], "{affiliation:?}");
        assert_eq!(starter.tournament_problems(), [DeckProblem::TooFew { sets: 8, least: 10 }], "{affiliation:?}");
    }
}

/// LCG-DECK-01
#[test]
fn a_deck_needs_an_affiliation_card_of_its_side() {
    let neutral = deck(Affiliation::Neutral, [1, 2, 3, 5, 6, 7, 8, 9]);
    assert_eq!(neutral.problems(), [DeckProblem::Side { affiliation: Affiliation::Neutral }]);
    let sith = Deck::starter(Affiliation::Sith).expect("a starter deck");
    let setup = Setup { light_deck: sith, ..Setup::default() };
    let problems = vec![DeckProblem::Side { affiliation: Affiliation::Sith }];
    assert_eq!(SwLcg::<1>::new(setup).err(), Some(SetupError::Deck { side: Side::Light, problems }));
}

/// LCG-DECK-02
#[test]
fn all_sets_belong_to_the_side_of_the_affiliation_card() {
    let mixed = deck(Affiliation::Jedi, [1, 2, 3, 4, 5, 6, 7, 19, 34, 36]);
    assert_eq!(mixed.tournament_problems(), [19, 34, 36].map(|set| DeckProblem::OtherSide { set }));
    let mixed = deck(Affiliation::Sith, [16, 18, 19, 20, 21, 22, 23, 24, 25, 26]);
    assert_eq!(mixed.tournament_problems(), [16, 18].map(|set| DeckProblem::OtherSide { set }));
}

/// LCG-DECK-03
#[test]
fn a_set_may_be_included_twice() {
    let twice = deck(Affiliation::Jedi, [1, 1, 2, 2, 3, 3, 5, 5, 6, 6]);
    assert_eq!(twice.tournament_problems(), []);
    let thrice = deck(Affiliation::Jedi, [1, 1, 1, 2, 2, 3, 3, 5, 5, 6]);
    assert_eq!(thrice.tournament_problems(), [DeckProblem::TooMany { set: 1, copies: 3, most: 2 }]);
}

/// LCG-DECK-03
#[test]
fn four_core_sets_may_be_included_once_only() {
    let light = |set| deck(Affiliation::RebelAlliance, [1, 2, 3, 5, 6, 7, 8, 9, set, set]);
    let dark = |set| deck(Affiliation::ImperialNavy, [19, 20, 21, 23, 24, 25, 26, 27, set, set]);
    for set in 1..=36 {
        let limited = [17, 18, 35, 36].contains(&set);
        let deck = if set <= 18 { light(set) } else { dark(set) };
        let expected = |p: &DeckProblem| matches!(p, DeckProblem::TooMany { copies: 2, most: 1, .. });
        assert_eq!(deck.problems().iter().any(expected), limited, "set {set}");
    }
}

/// LCG-DECK-04
#[test]
fn sets_need_not_match_the_affiliation_unless_their_objective_says_so() {
    use Affiliation::{ImperialNavy, Jedi, RebelAlliance, Sith};
    let marked = [(4, Jedi), (13, RebelAlliance), (22, Sith), (28, ImperialNavy)];
    for affiliation in Affiliation::ALL {
        let side = affiliation.side().expect("a side");
        let sets = if side == Side::Light { 1..=18 } else { 19..=36 };
        let expected: Vec<_> = marked
            .into_iter()
            .filter(|&(set, owner)| sets.contains(&set) && owner != affiliation)
            .map(|(set, affiliation)| DeckProblem::OwnOnly { set, affiliation })
            .collect();
        assert_eq!(deck(affiliation, sets).problems(), expected, "{affiliation:?}");
    }
}

/// LCG-DECK-EX1 LCG-DECK-02 LCG-DECK-04
#[test]
fn a_light_deck_mixes_light_affiliations_and_light_neutrals_and_nothing_else() {
    // Jedi, Rebel Alliance, Smugglers and Spies, neutral.
    let sets = [1, 2, 8, 9, 10, 15, 15, 16, 17, 18];
    for affiliation in [Affiliation::Jedi, Affiliation::RebelAlliance, Affiliation::SmugglersAndSpies] {
        assert_eq!(deck(affiliation, sets).tournament_problems(), []);
        for set in 19..=36 {
            let more = deck(affiliation, sets.into_iter().chain([set]));
            assert!(more.problems().contains(&DeckProblem::OtherSide { set }), "set {set}");
        }
    }
}

/// LCG-DECK-01
#[test]
fn there_is_no_thirty_seventh_set() {
    let unknown = deck(Affiliation::Sith, [19, 20, 21, 22, 23, 24, 25, 26, 27, 37]);
    assert_eq!(unknown.tournament_problems(), [DeckProblem::Unknown { set: 37 }]);
}

/// LCG-DECK-01: the rules limit no deck size; a state of the program has a maximum and reports it.
#[test]
fn a_table_holds_as_many_cards_as_it_says() {
    let db = sw_lcg::Db::core();
    let card = |slug| db.find(slug).expect("a card");
    let game = |n: usize| {
        let rest = std::iter::repeat_n(card("rebel-trooper"), n - 2);
        SwLcg::<1>::of_cards(Setup::default(), [card("jedi"), card("sith")].into_iter().chain(rest).collect())
    };
    assert!(game(128).is_ok());
    assert_eq!(game(129).err(), Some(SetupError::TooManyCards { copies: 129, most: 128 }));
    assert_eq!(game(300).err(), Some(SetupError::TooManyCards { copies: 300, most: 128 }));
}
