//! Tests of the scene harness: which hidden cards are redealt, and which stay in place.

use std::cell::RefCell;

use table::scene::Way;

use crate::support::{DARK, LIGHT, Layout, Play, Step, scene};

/// The light side draws cards from its deck; then the dark side must choose without knowing that hand.
fn light_draws() -> Layout {
    scene().turn_of(LIGHT).at(Step::RefreshBegins).dark(|p| p.hand(["tie-fighter", "rancor"]).in_play(["espo-trooper"]))
}

fn on_to_the_dark_turn(t: &mut Play) {
    t.pass_to_turn(8);
    t.then("discard rancor");
}

fn hand_of_light(t: &Play) -> table::CopySet<1> {
    t.table().hand & t.game().cast().side[0]
}

#[test]
fn a_hand_the_story_does_not_name_is_dealt_anew_in_one_way() {
    let hands = RefCell::new(Vec::new());
    light_draws().play(|t| {
        on_to_the_dark_turn(t);
        t.expect_hand_size(LIGHT, 6);
        t.expect_discard(DARK, ["rancor"]); // only the dark hand is named, so only it is pinned
        hands.borrow_mut().push((t.way(), hand_of_light(t)));
        t.leave_open();
    });
    let hands = hands.into_inner();
    assert_eq!(hands.iter().map(|(way, _)| *way).collect::<Vec<_>>(), Way::ALL);
    assert!(hands[1..3].iter().all(|(_, hand)| *hand == hands[0].1));
    assert_ne!(hands[3].1, hands[0].1);
}

#[test]
fn a_hand_and_decks_the_story_names_stay() {
    let deck = ["yoda", "x-wing", "y-wing", "luke-skywalker", "red-five", "a-wing", "rookie-pilot", "home-one"];
    light_draws().light(|p| p.deck(deck)).play(|t| {
        on_to_the_dark_turn(t);
        t.expect_hand(LIGHT, deck.into_iter().take(6));
        t.leave_open();
    });
}

/// A scenario that depends on hidden cards it does not name passes in three ways and fails in the fourth.
#[test]
fn a_story_that_knows_cards_it_does_not_name_is_found_out() {
    let told = RefCell::new(Vec::new());
    let story = |t: &mut Play| {
        on_to_the_dark_turn(t);
        t.leave_open();
        told.borrow_mut().push((t.way(), hand_of_light(t)));
        assert_eq!(hand_of_light(t), told.borrow()[0].1, "the hand is the same as in the first run");
    };
    let outcome = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| light_draws().play(story)));
    assert!(outcome.is_err(), "a scenario must not depend on drawn cards");
    let told: Vec<Way> = told.into_inner().into_iter().map(|(way, _)| way).collect();
    assert_eq!(told, Way::ALL, "it passes in the other three ways");
}
