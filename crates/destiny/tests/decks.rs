//! Decks: what is legal, and what is not.

use destiny::deck::ready;
use destiny::{Db, Deck, DeckProblem};

/// SWD-DECK-01 to SWD-DECK-11
#[test]
fn ready_decks_are_legal() {
    for ready in ready() {
        assert_eq!(ready.deck.problems(Db::all()), [], "{}", ready.id);
    }
}

fn deck(change: impl FnOnce(&mut Deck)) -> Vec<DeckProblem> {
    let mut deck = Deck::ready("kylo-ren").expect("a ready deck");
    change(&mut deck);
    deck.problems(Db::all())
}

fn named(slug: &str) -> String {
    slug.to_owned()
}

/// SWD-DECK-01
#[test]
fn a_team_costs_no_more_than_thirty_points() {
    let found = deck(|d| d.team.push((named("first-order-stormtrooper"), 1)));
    assert_eq!(found, [DeckProblem::TooDear { points: 34, most: 30 }]);
}

/// SWD-DECK-02
#[test]
fn heroes_and_villains_do_not_mix() {
    let found = deck(|d| d.team[1] = (named("rey-force-prodigy"), 1));
    assert!(found.contains(&DeckProblem::Mixed), "{found:?}");
}

/// SWD-DECK-03
#[test]
fn a_team_has_a_character() {
    let found = deck(|d| d.team.clear());
    assert!(found.contains(&DeckProblem::NoCharacter), "{found:?}");
}

/// SWD-DECK-05, SWD-DECK-OPEN2
#[test]
fn a_deck_has_thirty_cards_and_a_starter_twenty() {
    let found = deck(|d| d.cards[0].1 -= 1);
    assert_eq!(found, [DeckProblem::Size { n: 29, wanted: 30 }]);
    let mut starter = Deck::ready("rey-starter").expect("a ready deck");
    starter.format = destiny::Format::Standard;
    assert_eq!(starter.problems(Db::all()), [DeckProblem::Size { n: 20, wanted: 30 }]);
}

/// SWD-DECK-06
#[test]
fn a_card_is_there_twice_at_most() {
    let found = deck(|d| {
        d.cards.retain(|(slug, _)| slug != "dodge");
        d.cards.push((named("dodge"), 3));
    });
    assert!(found.contains(&DeckProblem::Copies { title: named("dodge"), n: 3, most: 2 }), "{found:?}");
}

/// SWD-DECK-07, SWD-DECK-08
#[test]
fn affiliation_and_color_must_be_in_the_team() {
    let found = deck(|d| {
        d.cards.push((named("daring-escape"), 1));
        d.cards.push((named("unpredictable"), 1));
    });
    assert!(
        found.iter().any(|p| matches!(p, DeckProblem::Affiliation { slug, .. } if slug == "daring-escape")),
        "{found:?}"
    );
    assert!(found.iter().any(|p| matches!(p, DeckProblem::Color { slug, .. } if slug == "unpredictable")), "{found:?}");
}

/// SWD-DECK-09
#[test]
fn characters_and_battlefields_are_no_part_of_the_deck() {
    for slug in ["first-order-stormtrooper", "frozen-wastes"] {
        let found = deck(|d| d.cards.push((named(slug), 1)));
        assert!(found.contains(&DeckProblem::NotInDecks { slug: named(slug) }), "{found:?}");
    }
}

/// SWD-UNIQ-02, SWD-CHAR-02, SWD-CHAR-05
#[test]
fn a_unique_character_is_there_once_and_only_some_are_elite() {
    let found = deck(|d| d.team = vec![(named("kylo-ren-vaders-disciple"), 1); 2]);
    assert!(found.contains(&DeckProblem::Unique { title: named("kylo-ren") }), "{found:?}");
    let found = deck(|d| d.team[1].1 = 2);
    assert!(found.iter().any(|p| matches!(p, DeckProblem::Dice { dice: 2, .. })), "{found:?}");
}

/// SWD-DECK-11, SWD-PLOT-01
#[test]
fn cards_in_any_order_become_a_team_and_a_deck() {
    let cards =
        [("dodge", 2, 0, 0), ("frozen-wastes", 1, 0, 0), ("kylo-ren-vaders-disciple", 2, 3, 0), ("block", 1, 0, 0)];
    let (deck, found) = Deck::gather(Db::all(), destiny::Format::Standard, cards);
    let kylo = |dice| (named("kylo-ren-vaders-disciple"), dice);
    assert_eq!((deck.team, deck.battlefield, found), (vec![kylo(2), kylo(1)], named("frozen-wastes"), Vec::new()));
    assert_eq!(deck.cards, [(named("dodge"), 2), (named("block"), 1)]);
    let plots: Vec<_> = Db::all().cards().iter().filter(|card| card.what() == destiny::card::What::Plot).collect();
    let cards = [(plots[0].id.as_str(), 2, 0, 0), ("frozen-wastes", 3, 0, 0)];
    let (deck, found) = Deck::gather(Db::all(), destiny::Format::Standard, cards);
    assert_eq!(found, [DeckProblem::Plots { n: 2 }, DeckProblem::Battlefields { n: 3 }]);
    assert_eq!((deck.plot, deck.second_battlefield), (Some(plots[0].id.clone()), Some(named("frozen-wastes"))));
    let (nothing, _) = Deck::gather(Db::all(), destiny::Format::Starter, [("nobody", 1, 0, 0)]);
    let none = [DeckProblem::NoBattlefield, DeckProblem::NoCharacter, DeckProblem::Size { n: 0, wanted: 20 }];
    assert_eq!(nothing.problems(Db::all()), none);
}

/// SWD-CLAR-EX38
#[test]
fn copies_under_the_plot_are_not_in_the_deck() {
    let cards = [("lightsaber-mastery", 1, 0, 0), ("circle-of-shelter", 2, 0, 1), ("twin-strike", 1, 0, 9)];
    let (deck, found) = Deck::gather(Db::all(), destiny::Format::Standard, cards);
    assert_eq!((deck.under, found), (vec![named("circle-of-shelter"), named("twin-strike")], Vec::new()));
    assert_eq!(deck.cards, [(named("circle-of-shelter"), 1)]);
}

/// SWD-ABIL-EX1
#[test]
fn finn_brings_red_villain_weapons_and_vehicles_along() {
    let rey = Deck::ready("rey").expect("a ready deck");
    assert!(rey.cards.iter().any(|(slug, _)| slug == "f-11d-rifle"));
    let mut without = rey;
    without.team.retain(|(slug, _)| slug != "finn-first-order-defector");
    let found = without.problems(Db::all());
    assert!(
        found.iter().any(|p| matches!(p, DeckProblem::Affiliation { slug, .. } if slug == "f-11d-rifle")),
        "{found:?}"
    );
}
