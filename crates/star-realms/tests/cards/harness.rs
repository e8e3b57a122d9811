//! The scenario harness itself: what it sets up, and what it rejects.

use std::cell::RefCell;

use star_realms::Mode;
use table::scene::Way;

use crate::support::{P1, P2, P3, SeatLayout, duel, table};

/// SR-ATT-EX1
#[test]
fn a_scene_sets_only_what_the_story_needs() {
    duel().p1(|p| p.combat(7)).p2(|p| p.in_play(["battle-station"])).play(|t| {
        t.can_choose_exactly(["attack battle-station", "end turn"]);
        t.expect_why_not(P1, table::Target::Seat(P2), "SR-OUT-01");
        t.choose("attack battle-station");
        t.expect_discard(P2, ["battle-station"]);
        t.can_choose_exactly(["attack P2", "end turn"]);
        t.choose("attack P2");
        t.can_choose_exactly(["1", "2"]);
        t.choose("2");
        t.expect_pools(P2, 0, 0, 48);
    });
}

#[test]
fn promised_cards_come_in_order_out_of_deck_and_trade_deck() {
    duel()
        .row(["ram", "cutter"])
        .reveals(["corvette", "freighter"])
        .p1(|p| p.trade(5).draws(["viper", "scout", "viper", "scout", "scout"]))
        .play(|t| {
            t.choose_each(["buy ram", "buy cutter"]);
            t.expect_row(["corvette", "freighter"]);
            t.expect_discard(P1, ["cutter", "ram"]);
            t.choose("end turn");
            t.expect_drawn(P1, ["viper", "scout", "viper", "scout", "scout"]);
            t.expect_deck_size(P1, 5);
            t.can_choose_exactly(["end turn"]);
        });
}

#[test]
fn known_cards_are_drawn_before_promised_ones() {
    duel().p1(|p| p.hand(["corvette"]).deck_top(["ram"]).deck(["scout", "viper"])).play(|t| {
        t.expect_deck_top(P1, ["ram"]);
        t.choose("play corvette");
        t.expect_drawn(P1, ["ram"]);
    });
    duel().p1(|p| p.hand(["corvette"]).deck(["scout", "viper"]).draws(["viper"])).play(|t| {
        t.choose("play corvette");
        t.expect_hand(P1, ["viper"]);
    });
}

#[test]
fn any_mode_can_be_laid_out() {
    table(Mode::Hydra, 4).turn_of(P3).p3(|p| p.combat(1)).play(|t| {
        t.expect_turn_of(P3);
        t.expect_authority(P1, 75);
        t.can_choose_exactly_as(P3, ["attack P1", "end turn"]);
    });
    table(Mode::Hunter, 4).p2(SeatLayout::out).play(|t| {
        t.choose("end turn");
        t.expect_turn_of(P3);
    });
}

#[test]
#[should_panic(expected = "open choice")]
fn a_story_must_not_end_with_a_question() {
    duel().p1(|p| p.in_play(["trading-post"])).play(|t| t.choose("use trading-post"));
}

#[test]
fn a_question_can_be_left_open_on_purpose() {
    duel().p1(|p| p.in_play(["trading-post"])).play(|t| {
        t.choose("use trading-post");
        t.leave_open();
    });
}

#[test]
#[should_panic(expected = "never happened")]
fn a_promise_must_be_kept() {
    duel().p1(|p| p.draws(["viper"])).play(|t| t.can_choose_exactly(["end turn"]));
}

#[test]
#[should_panic(expected = "no chance value produces")]
fn a_promised_card_must_be_in_the_deck() {
    duel().p1(|p| p.hand(["corvette"]).draws(["ram"])).play(|t| t.choose("play corvette"));
}

#[test]
#[should_panic(expected = "no copy of")]
fn there_are_only_so_many_copies() {
    duel().p1(|p| p.hand(["viper", "viper", "viper"])).play(|_| {});
}

#[test]
fn a_story_is_told_four_ways_and_hidden_cards_are_dealt_anew_in_one() {
    let hands = RefCell::new(Vec::new());
    duel().play(|t| {
        t.choose_each(["end turn", "end turn"]); // the second player cannot know the first one's new hand
        hands.borrow_mut().push((t.way(), t.table().players[P1].hand));
    });
    let hands = hands.into_inner();
    assert_eq!(hands.iter().map(|(way, _)| *way).collect::<Vec<_>>(), Way::ALL);
    assert!(hands[1..3].iter().all(|(_, hand)| *hand == hands[0].1));
    assert_ne!(hands[3].1, hands[0].1);
    assert_eq!(hands[3].1.len(), 5);
}

#[test]
fn cards_the_story_names_are_never_dealt_anew() {
    let drawn = ["viper", "viper", "scout", "scout", "scout"];
    duel().p1(|p| p.draws(drawn)).play(|t| {
        t.choose_each(["end turn", "end turn"]);
        t.expect_hand(P1, drawn);
    });
    duel().p1(|p| p.deck([])).p2(|p| p.hand(["viper", "viper"]).draws(["scout"])).play(|t| {
        t.choose("end turn");
        t.choose_each(["play viper", "play viper"]); // the hand of the layout
        t.choose("end turn");
        t.choose("end turn");
        t.can_choose("play scout"); // and the one scripted card
    });
}

/// Twelve different ships: any five of them can be drawn.
const SHIPS: [&str; 12] = [
    "battle-pod",
    "blob-fighter",
    "corvette",
    "cutter",
    "embassy-yacht",
    "federation-shuttle",
    "imperial-frigate",
    "missile-bot",
    "ram",
    "supply-bot",
    "survey-ship",
    "trade-pod",
];

#[test]
fn naming_a_card_of_a_seat_leaves_its_other_cards_to_the_new_deal() {
    let hands = RefCell::new(Vec::new());
    duel().p1(|p| p.hand(["viper"]).deck(SHIPS).draws(["ram", "cutter"])).p2(|p| p.deck([])).play(|t| {
        t.choose_each(["end turn", "end turn"]);
        t.can_choose("play ram");
        t.can_choose("play cutter");
        hands.borrow_mut().push(t.table().players[P1].hand);
    });
    let hands = hands.into_inner();
    assert!(hands[1..3].iter().all(|hand| *hand == hands[0]));
    assert_ne!(hands[3], hands[0]); // the other three cards are not named
    assert_eq!(hands[3].len(), 5);
}

#[test]
fn cards_promised_for_later_stay_in_the_deck() {
    let later = ["ram", "cutter"];
    duel().p1(|p| p.deck([])).p2(|p| p.hand(["survey-ship"; 2]).deck(SHIPS).draws(later)).play(|t| {
        t.choose_each(["end turn", "play survey-ship", "play survey-ship"]);
        t.expect_hand(P2, later);
    });
}

#[test]
#[should_panic(expected = "cannot choose \"play")]
fn a_story_must_not_know_a_card_it_has_not_named() {
    let known = RefCell::new(None);
    duel().p1(|p| p.hand(["viper"]).deck(SHIPS).draws(["ram"])).p2(|p| p.deck([])).play(|t| {
        t.choose("end turn");
        // The random outcome when the scenario is run as written.
        let mut known = known.borrow_mut();
        let cards = known.get_or_insert_with(|| {
            let hand = t.table().players[P1].hand;
            hand.iter().map(|c| t.game().db().card(t.game().cast().card(c)).id.clone()).collect::<Vec<_>>()
        });
        t.choose("end turn");
        for card in cards.iter() {
            t.choose(&format!("play {card}"));
        }
        t.leave_open();
    });
}

#[test]
fn a_named_card_that_has_left_the_hand_is_dealt_anew_like_any_other() {
    let hands = RefCell::new(Vec::new());
    duel().p1(|p| p.hand(SHIPS).deck([])).p2(|p| p.deck([])).play(|t| {
        t.choose_each(["end turn", "end turn"]); // all twelve are discarded and shuffled, five come back
        hands.borrow_mut().push(t.table().players[P1].hand);
    });
    let hands = hands.into_inner();
    assert_ne!(hands[3], hands[0]);
}
