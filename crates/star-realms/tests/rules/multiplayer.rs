//! Rules of all modes for more than two players.

use star_realms::Mode;
use table::Target;

use crate::support::{P1, P2, P3, P4, P6, table};

/// SR-MULTI-02
#[test]
fn what_a_mode_does_not_change_is_as_with_two_players() {
    for mode in [Mode::FreeForAll, Mode::Hunter] {
        table(mode, 3)
            .row(["cutter"])
            .reveals(["flagship"])
            .p1(|p| p.hand(["ram", "trade-pod"]).in_play(["the-hive"]).trade(2).deck([]))
            .p2(|p| p.deck([]))
            .p3(|p| p.deck([]))
            .play(|t| {
                t.choose_each(["buy cutter", "play ram", "ally ram", "use the-hive", "attack P2", "10"]);
                t.expect_authority(P2, 40);
                t.choose_each(["play trade-pod", "end turn"]);
                t.expect_in_play(P1, ["the-hive"]);
                t.expect_pools(P1, 0, 0, 50);
                t.expect_hand(P1, ["cutter", "ram", "trade-pod"]);
                t.expect_turn_of(P2);
            });
    }
}

/// SR-MULTI-02 SR-MULTI-04
#[test]
fn a_player_at_zero_is_out_and_authority_has_no_limit_in_other_modes_too() {
    table(Mode::Raid, 4).p1(|p| p.combat(60).authority(300)).p2(|p| p.deck([])).play(|t| {
        t.choose_each(["attack P2", "50"]);
        t.expect_authority(P2, 0);
        t.expect_authority(P1, 300);
        t.can_choose_exactly(["attack P3", "attack P4", "end turn"]);
    });
}

/// SR-MULTI-03
#[test]
fn an_outpost_protects_only_its_owner() {
    table(Mode::FreeForAll, 4)
        .p1(|p| p.combat(5).hand(["missile-mech"]))
        .p2(|p| p.in_play(["trading-post", "blob-wheel"]))
        .p3(|p| p.in_play(["the-hive"]))
        .play(|t| {
            t.can_choose_exactly([
                "play missile-mech",
                "attack trading-post of P2",
                "attack the-hive of P3",
                "attack P3",
                "attack P4",
                "end turn",
            ]);
            t.expect_why_not(P1, Target::Seat(P2), "SR-OUT-01");
            t.expect_why_not(P1, t.in_play_of(P2, "blob-wheel"), "SR-OUT-01");
            t.choose("play missile-mech");
            t.can_choose_exactly(["destroy trading-post of P2", "destroy the-hive of P3", "done"]);
            t.choose("destroy the-hive of P3");
            t.expect_discard(P3, ["the-hive"]);
            t.expect_in_play(P2, ["blob-wheel", "trading-post"]);
        });
}

/// SR-MULTI-OPEN1
#[test]
fn copies_of_all_boxes_lie_in_one_row_and_are_equal() {
    table(Mode::FreeForAll, 3).row(["mech-world", "mech-world"]).reveals(["flagship"]).p1(|p| p.trade(5)).play(|t| {
        t.can_choose_exactly(["buy explorer", "buy mech-world", "end turn"]);
        t.choose("buy mech-world");
        t.expect_row(["flagship", "mech-world"]);
        t.expect_explorers(20);
    });
}

/// SR-MULTI-OPEN2
#[test]
fn whoever_uses_an_ability_chooses_its_target_each_time_anew() {
    table(Mode::FreeForAll, 4)
        .p1(|p| p.hand(["imperial-fighter", "imperial-fighter"]))
        .p2(|p| p.hand(["scout", "viper"]))
        .p3(|p| p.hand(["ram"]))
        .play(|t| {
            t.choose("play imperial-fighter");
            t.expect_to_act([P1]);
            t.can_choose_exactly(["P2", "P3", "P4"]);
            t.choose("P2");
            t.expect_to_act([P2]);
            t.can_choose_exactly(["discard scout", "discard viper"]);
            t.choose("discard viper");
            t.choose("play imperial-fighter");
            t.can_choose_exactly(["P2", "P3", "P4"]);
            t.choose("P3"); // a single card: no choice
            t.expect_discard(P3, ["ram"]);
            t.expect_hand(P2, ["scout"]);
            t.can_choose_exactly(["ally imperial-fighter", "attack P2", "attack P3", "attack P4", "end turn"]);
        });
}

/// SR-MULTI-OPEN2
#[test]
fn targets_are_those_the_mode_allows() {
    // Hunter has only one target, so no question is asked.
    table(Mode::Hunter, 4).p1(|p| p.hand(["imperial-fighter"])).p2(|p| p.hand(["scout"])).play(|t| {
        t.choose("play imperial-fighter");
        t.expect_discard(P2, ["scout"]);
    });
    table(Mode::Hydra, 4).p1(|p| p.hand(["imperial-fighter"])).p4(|p| p.hand(["scout"])).play(|t| {
        t.choose_as(P1, "play imperial-fighter");
        t.can_choose_exactly(["P3", "P4"]);
        t.choose("P4");
        t.expect_discard(P4, ["scout"]);
    });
    table(Mode::Emperor, 6).p1(|p| p.hand(["imperial-fighter"])).p6(|p| p.hand(["scout"])).play(|t| {
        t.choose("play imperial-fighter");
        t.expect_discard(P6, ["scout"]);
    });
    table(Mode::Raid, 3).p1(|p| p.hand(["imperial-fighter"])).p3(|p| p.hand(["scout"])).play(|t| {
        t.choose("play imperial-fighter");
        t.can_choose_exactly(["P2", "P3"]);
        t.choose("P3");
        t.expect_discard(P3, ["scout"]);
    });
    table(Mode::Raid, 3).turn_of(P2).p2(|p| p.hand(["imperial-fighter"])).p1(|p| p.hand(["scout"])).play(|t| {
        t.choose("play imperial-fighter");
        t.expect_discard(P1, ["scout"]); // only the boss
    });
}
