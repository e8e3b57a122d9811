//! Attacks, authority and the end of a game for two.

use table::Target;

use crate::support::{P1, P2, duel};

/// SR-ATT-01
#[test]
fn combat_may_be_spent_in_several_attacks_in_any_order() {
    duel().p1(|p| p.combat(6).hand(["viper", "ram"])).p2(|p| p.in_play(["barter-world", "the-hive"])).play(|t| {
        t.can_choose_exactly([
            "play ram",
            "play viper",
            "attack barter-world",
            "attack the-hive",
            "attack P2",
            "end turn",
        ]);
        t.choose_each(["attack P2", "1", "attack the-hive", "play viper", "attack P2", "1"]);
        t.can_choose_exactly(["play ram", "end turn"]);
        t.choose_each(["play ram", "attack barter-world", "attack P2", "1"]);
        t.expect_pools(P1, 0, 0, 50);
        t.expect_authority(P2, 47);
        t.expect_discard(P2, ["barter-world", "the-hive"]);
    });
}

/// SR-ATT-02
#[test]
fn attacking_a_base_costs_its_defense() {
    duel().p1(|p| p.combat(9)).p2(|p| p.in_play(["fleet-hq"])).play(|t| {
        t.choose("attack fleet-hq");
        t.expect_combat(P1, 1);
        t.expect_discard(P2, ["fleet-hq"]);
    });
    duel().p1(|p| p.combat(8)).p2(|p| p.in_play(["fleet-hq"])).play(|t| {
        t.choose("attack fleet-hq"); // down to 0 is enough
        t.expect_combat(P1, 0);
    });
}

/// SR-ATT-03
#[test]
fn a_base_cannot_be_damaged_in_part() {
    duel().p1(|p| p.combat(7)).p2(|p| p.in_play(["fleet-hq"])).play(|t| {
        t.can_choose_exactly(["attack P2", "end turn"]);
        t.expect_why_not(P1, t.in_play_of(P2, "fleet-hq"), "SR-ATT-03");
    });
}

/// SR-ATT-04
#[test]
fn an_ability_that_destroys_costs_no_combat() {
    duel().p1(|p| p.in_play(["blob-destroyer", "ram"])).p2(|p| p.in_play(["fleet-hq"])).play(|t| {
        t.choose_each(["ally blob-destroyer", "destroy fleet-hq of P2", "done"]);
        t.expect_discard(P2, ["fleet-hq"]);
        t.expect_combat(P1, 0);
    });
}

/// SR-ATT-05
#[test]
fn any_part_of_the_pool_may_go_against_the_opponent() {
    duel().p1(|p| p.combat(5)).play(|t| {
        t.choose("attack P2");
        t.can_choose_exactly(["1", "2", "3", "4", "5"]);
        t.choose("2");
        t.expect_combat(P1, 3);
        t.expect_authority(P2, 48);
        t.choose("attack P2");
        t.can_choose_exactly(["1", "2", "3"]);
        t.choose("3");
        t.expect_authority(P2, 45);
        t.can_choose_exactly(["end turn"]);
        t.expect_why_not(P1, Target::Seat(P2), "SR-ATT-05");
    });
}

/// SR-ATT-EX1 SR-ATT-06
#[test]
fn what_an_outpost_leaves_over_goes_to_its_owner() {
    duel().p1(|p| p.combat(7)).p2(|p| p.in_play(["battle-station"])).play(|t| {
        t.can_choose_exactly(["attack battle-station", "end turn"]);
        t.choose_each(["attack battle-station", "attack P2", "2"]);
        t.expect_pools(P1, 0, 0, 50);
        t.expect_authority(P2, 48);
    });
}

/// SR-WIN-01
#[test]
fn whoever_falls_to_zero_loses_and_the_other_wins_at_once() {
    duel().p1(|p| p.combat(10).hand(["scout"])).p2(|p| p.authority(10)).play(|t| {
        t.choose_each(["attack P2", "9"]);
        t.expect_authority(P2, 1);
        t.can_choose_exactly(["play scout", "attack P2", "end turn"]); // 1 is not 0
        t.choose_each(["attack P2", "1"]);
        t.expect_authority(P2, 0);
        t.expect_over([P1]);
        t.can_choose_exactly_as(P1, []);
        t.expect_why_not(P1, t.in_hand_of(P1, "scout"), "SR-WIN-01");
    });
    duel().turn_of(P2).p1(|p| p.authority(3)).p2(|p| p.combat(8)).play(|t| {
        t.choose_each(["attack P1", "8"]); // negative authority as well
        t.expect_authority(P1, -5);
        t.expect_over([P2]);
    });
}

/// SR-WIN-02
#[test]
fn authority_has_no_upper_limit() {
    duel().p1(|p| p.authority(4_000).hand(["cutter"])).play(|t| {
        t.choose("play cutter");
        t.expect_authority(P1, 4_004);
    });
}

/// SR-WIN-OPEN1
#[test]
fn a_game_nobody_has_won_ends_undecided_after_a_thousand_turns() {
    let lay = || duel().p1(|p| p.deck([])).p2(|p| p.deck([]));
    lay().turn_number(999).play(|t| {
        t.choose("end turn");
        t.expect_turn_of(P2); // the thousandth turn is played
        t.choose("end turn");
        t.expect_over([]);
    });
    lay().turn_number(1000).p1(|p| p.combat(50)).play(|t| {
        t.choose_each(["attack P2", "50"]);
        t.expect_over([P1]); // and the game can still be won
    });
}

/// SR-WIN-OPEN1
#[test]
fn a_group_may_shorten_the_limit_or_switch_it_off() {
    let lay = |limit| duel().rulings(move |r| r.turn_limit = limit).p1(|p| p.deck([])).p2(|p| p.deck([]));
    lay(3).play(|t| {
        t.choose_each(["end turn", "end turn"]);
        t.expect_turn_of(P1);
        t.choose("end turn");
        t.expect_over([]);
    });
    lay(0).turn_number(1000).play(|t| {
        t.choose_each(["end turn", "end turn", "end turn"]);
        t.expect_turn_of(P2);
    });
    lay(0).turn_number(u16::MAX).play(|t| {
        t.choose_each(["end turn", "end turn"]); // any number of turns
        t.expect_turn_of(P1);
    });
}
