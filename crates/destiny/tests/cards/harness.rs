//! The scene harness itself: which hidden cards are dealt anew, and which stay.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use table::CopySet;
use table::scene::Way;

use crate::support::{A, B, Layout, Play, scene};

/// The second player draws a hand out of a deck; then the first one chooses, who cannot know that hand.
fn second_draws() -> Layout {
    // The first player's hand is named, and that pins no other.
    scene().a(|p| p.hand(["aim", "flank"]))
}

fn on_to_the_next_round(t: &mut Play) {
    t.next_round();
    t.choose_as(A, "pass");
}

fn hand_of_b(t: &Play) -> CopySet<1> {
    t.state().hand & t.game().cast().own[B.idx()]
}

/// The slugs of a hand, in order.
fn slugs(t: &Play, hand: CopySet<1>) -> Vec<String> {
    let mut slugs: Vec<_> = hand.iter().map(|c| t.game().db().card(t.game().cast().card(c)).id.clone()).collect();
    slugs.sort_unstable();
    slugs
}

#[test]
fn a_hand_the_story_does_not_name_is_dealt_anew_in_one_way() {
    let hands = RefCell::new(Vec::new());
    second_draws().play(|t| {
        on_to_the_next_round(t);
        let hand = hand_of_b(t);
        assert_eq!(hand.len(), 5);
        let own = slugs(t, t.state().hand & t.game().cast().own[A.idx()]);
        assert!(["aim", "flank"].iter().all(|named| own.iter().any(|slug| slug == named)), "{own:?}");
        hands.borrow_mut().push((t.way(), hand));
    });
    let hands = hands.into_inner();
    assert_eq!(hands.iter().map(|(way, _)| *way).collect::<Vec<_>>(), Way::ALL);
    assert!(hands[1..3].iter().all(|(_, hand)| *hand == hands[0].1));
    assert_ne!(hands[3].1, hands[0].1);
}

#[test]
fn a_hand_and_a_deck_the_story_names_stay() {
    let deck = ["lightsaber", "aim", "flank", "parry", "force-throw", "awakening"];
    second_draws().b(|p| p.deck(deck)).play(|t| {
        on_to_the_next_round(t);
        t.expect_hand(B, deck.into_iter().take(5));
    });
    second_draws().b(|p| p.hand(["lightsaber", "awakening"])).play(|t| {
        on_to_the_next_round(t);
        let hand = slugs(t, hand_of_b(t));
        assert!(["lightsaber", "awakening"].iter().all(|named| hand.iter().any(|slug| slug == named)), "{hand:?}");
    });
}

/// A story that depends on hidden cards it does not name holds three ways and fails the fourth.
#[test]
fn a_story_that_knows_cards_it_does_not_name_is_found_out() {
    let told = RefCell::new(Vec::new());
    let story = |t: &mut Play| {
        on_to_the_next_round(t);
        told.borrow_mut().push((t.way(), hand_of_b(t)));
        assert_eq!(hand_of_b(t), told.borrow()[0].1, "the hand that was drawn the first time");
    };
    let outcome = catch_unwind(AssertUnwindSafe(|| second_draws().play(story)));
    assert!(outcome.is_err(), "a story may not know what was drawn");
    let told: Vec<Way> = told.into_inner().into_iter().map(|(way, _)| way).collect();
    assert_eq!(told, Way::ALL, "it holds in the other three ways");
}
