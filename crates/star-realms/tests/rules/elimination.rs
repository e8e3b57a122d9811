//! Elimination.

use star_realms::{DiscardTiming, Event, Mode};
use table::{Seat, Target};

use crate::support::{P1, P2, P3, P4, table};

/// SR-ELIM-OPEN1
#[test]
fn all_cards_of_a_fallen_player_leave_the_game() {
    table(Mode::FreeForAll, 3)
        .row(["ram", "corvette"])
        .p1(|p| p.combat(8).trade(3))
        .p2(|p| {
            p.authority(8)
                .hand(["cutter", "explorer"])
                .deck(["scout"])
                .deck_top(["freighter"])
                .discard(["flagship"])
                .in_play(["the-hive"])
        })
        .play(|t| {
            let before = t.table().scrap_heap;
            t.choose_each(["attack P2", "8"]);
            t.expect_event(Event::Eliminated { seat: P2 });
            t.expect_hand(P2, []);
            t.expect_deck(P2, []);
            t.expect_discard(P2, []);
            t.expect_in_play(P2, []); // including bases
            assert_eq!(t.table().scrap_heap, before); // removed, not scrapped
            t.expect_explorers(19); // their Explorer is removed as well
            t.expect_row(["ram", "corvette"]); // the row stays
            t.can_choose_exactly(["buy explorer", "buy corvette", "buy ram", "end turn"]);
        });
}

/// SR-ELIM-OPEN1
#[test]
fn a_card_everybody_knew_in_a_hand_leaves_the_game_with_it() {
    let lay = table(Mode::FreeForAll, 3).p1(|p| p.authority(1).deck_top(["ram"]).deck(["scout"; 4]));
    lay.p2(|p| p.hand(["viper"])).play(|t| {
        t.choose("end turn");
        t.expect_hand(P1, ["ram", "scout", "scout", "scout", "scout"]);
        t.choose_each(["play viper", "attack P1", "1"]);
        t.expect_hand(P1, []);
        t.choose("end turn");
        t.expect_turn_of(P3);
    });
}

/// SR-ELIM-OPEN1
#[test]
fn turn_order_skips_the_fallen_and_the_others_play_on() {
    table(Mode::FreeForAll, 4).p1(|p| p.combat(9)).p2(|p| p.authority(4)).p3(|p| p.authority(5)).play(|t| {
        t.choose_each(["attack P2", "4", "attack P3", "5"]);
        t.expect_to_act([P1]);
        t.choose("end turn");
        t.expect_turn_of(P4);
        t.choose("end turn");
        t.expect_turn_of(P1);
        t.can_choose_exactly_as(P2, []);
        t.expect_why_not(P2, Target::EndTurn, "SR-ELIM-OPEN1");
    });
}

/// SR-ELIM-OPEN1
#[test]
fn the_fallen_are_no_targets() {
    table(Mode::FreeForAll, 4)
        .p1(|p| p.combat(9).hand(["imperial-fighter", "missile-mech"]))
        .p2(|p| p.authority(4).in_play(["the-hive"]))
        .p3(|p| p.in_play(["blob-wheel"]))
        .play(|t| {
            t.choose_each(["attack P2", "4"]);
            t.can_choose_exactly([
                "play imperial-fighter",
                "play missile-mech",
                "attack blob-wheel of P3",
                "attack P3",
                "attack P4",
                "end turn",
            ]);
            t.choose("play imperial-fighter");
            t.can_choose_exactly(["P3", "P4"]);
            t.choose("P4");
            t.choose("play missile-mech");
            t.can_choose_exactly(["destroy blob-wheel of P3", "done"]);
            t.choose("done");
        });
}

/// SR-ELIM-OPEN1 SR-ABL-OPEN2
#[test]
fn demands_on_a_fallen_player_fall_with_them() {
    table(Mode::FreeForAll, 3)
        .rulings(|r| r.discards = DiscardTiming::StartOfTurn)
        .p1(|p| p.hand(["imperial-fighter"]))
        .p2(|p| p.authority(2).hand(["scout", "ram"]))
        .p3(|p| p.hand(["scout", "ram"]))
        .play(|t| {
            t.choose_each(["play imperial-fighter", "P2", "attack P2", "2", "end turn"]);
            t.expect_turn_of(P3);
            t.can_choose_exactly(["play ram", "play scout", "end turn"]);
        });
}

/// SR-ELIM-OPEN2
#[test]
fn the_giver_chooses_before_the_other_cards_leave() {
    table(Mode::Raid, 4).p1(|p| p.combat(5)).p2(|p| p.authority(5).hand(["ram"]).in_play(["the-hive"])).play(|t| {
        t.choose_each(["attack P2", "5"]);
        t.expect_to_act([P2]);
        t.expect_in_play(P2, ["the-hive"]); // everything is still there
        t.expect_hand(P2, ["ram"]);
        t.can_choose_exactly_as(P1, []); // and the attacker waits
        t.choose_each(["done", "done"]);
        t.expect_in_play(P2, []);
        t.expect_hand(P2, []);
    });
}

/// SR-ELIM-OPEN2
#[test]
fn only_emperor_and_raid_know_a_legacy() {
    for mode in [Mode::FreeForAll, Mode::Hunter] {
        table(mode, 3).p1(|p| p.combat(5)).p2(|p| p.authority(5).hand(["ram"])).play(|t| {
            t.choose_each(["attack P2", "5"]);
            t.expect_to_act([P1]);
            t.expect_discard(P3, []);
        });
    }
}

/// SR-ELIM-OPEN3
#[test]
fn losses_are_checked_one_by_one_and_the_game_ends_at_once() {
    table(Mode::FreeForAll, 4)
        .p1(|p| p.combat(40).hand(["scout"]))
        .p2(|p| p.authority(5))
        .p3(|p| p.authority(6))
        .p4(|p| p.authority(7))
        .play(|t| {
            for (victim, n) in [("P3", "6"), ("P2", "5")] {
                t.choose(&format!("attack {victim}"));
                t.choose(n);
                t.expect_to_act([P1]);
            }
            t.choose_each(["attack P4", "7"]);
            t.expect_over([P1]); // with a card in hand and 22 combat left
            t.expect_combat(P1, 22);
            t.can_choose_exactly_as(P1, []);
        });
}

/// SR-ELIM-OPEN3
#[test]
fn authority_may_fall_below_zero() {
    table(Mode::Hunter, 3).p1(|p| p.combat(9)).p2(|p| p.authority(2)).play(|t| {
        t.choose("attack P2");
        t.can_choose_exactly(["1", "2", "3", "4", "5", "6", "7", "8", "9"]); // more than necessary is allowed
        t.choose("9");
        t.expect_authority(P2, -7);
        t.expect_event(Event::Eliminated { seat: P2 });
    });
}

/// SR-ELIM-OPEN3
#[test]
fn the_end_of_the_game_drops_what_is_pending() {
    // The fall of an emperor or of the last raider asks for no legacy.
    table(Mode::Emperor, 6)
        .turn_of(P2)
        .p2(|p| p.combat(1))
        .p4(|p| p.hand(["ram"]))
        .seat(Seat::new(4), |p| p.authority(1).hand(["cutter"]))
        .play(|t| {
            t.choose_each(["attack P5", "1"]);
            t.expect_over([P1, P2, P3]);
            for seat in Seat::first(6) {
                t.can_choose_exactly_as(seat, []);
            }
        });
    // Pending discards are dropped, too.
    table(Mode::FreeForAll, 3)
        .rulings(|r| r.discards = DiscardTiming::StartOfTurn)
        .p1(|p| p.hand(["imperial-fighter"]).combat(2))
        .p2(|p| p.authority(2).hand(["scout", "ram"]))
        .p3(|p| p.authority(2))
        .play(|t| {
            t.choose_each(["play imperial-fighter", "P2", "attack P3", "2", "attack P2", "2"]);
            t.expect_over([P1]);
        });
}
