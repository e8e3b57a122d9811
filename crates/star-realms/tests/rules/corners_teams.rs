//! Interactions of two rules, for more than two players: players who are eliminated while others still act, forced
//! discards, gifts and joint payments.

use star_realms::{DiscardTiming, Event, Mode};

use crate::support::{P1, P2, P3, P4, P5, P6, table};

/// SR-ELIM-OPEN1 SR-HUNT-04 SR-ABL-OPEN2
#[test]
fn with_the_ruling_the_demands_of_several_opponents_add_up() {
    table(Mode::FreeForAll, 3)
        .rulings(|r| r.discards = DiscardTiming::StartOfTurn)
        .p1(|p| p.hand(["imperial-fighter"]))
        .p2(|p| p.hand(["imperial-fighter", "scout"]))
        .p3(|p| p.hand(["ram", "cutter", "corvette"]))
        .play(|t| {
            t.choose_each(["play imperial-fighter", "P3", "end turn"]);
            t.choose_each(["play imperial-fighter", "P3", "end turn"]);
            t.expect_turn_of(P3);
            t.choose("discard ram");
            t.can_choose_exactly(["discard corvette", "discard cutter"]);
            t.choose("discard cutter");
            t.expect_hand(P3, ["corvette"]);
            t.can_choose_exactly(["play corvette", "end turn"]);
        });
}

/// SR-MULTI-OPEN2 SR-ABL-OPEN1
#[test]
fn a_victim_without_cards_may_be_named_and_the_ability_goes_on() {
    table(Mode::FreeForAll, 3).p1(|p| p.hand(["imperial-fighter"])).p2(|p| p.hand([])).p3(|p| p.hand(["ram"])).play(
        |t| {
            t.choose("play imperial-fighter");
            t.can_choose_exactly(["P2", "P3"]);
            t.choose("P2");
            t.expect_hand(P3, ["ram"]);
            t.can_choose_exactly(["attack P2", "attack P3", "end turn"]);
        },
    );
}

/// SR-RAID-07 SR-ELIM-OPEN1 SR-ATT-01
#[test]
fn the_boss_goes_on_with_what_is_left_after_a_raiders_gifts() {
    table(Mode::Raid, 4)
        .p1(|p| p.combat(12).hand(["imperial-fighter"]))
        .p2(|p| p.authority(5).hand(["explorer"]).in_play(["mech-world", "the-hive"]).deck(["scout"]))
        .p3(|p| p.hand(["scout", "viper"]).in_play(["blob-wheel"]))
        .play(|t| {
            t.choose("attack mech-world of P2");
            t.can_choose_exactly([
                "play imperial-fighter",
                "attack the-hive of P2",
                "attack blob-wheel of P3",
                "attack P2",
                "attack P3",
                "attack P4",
                "end turn",
            ]);
            t.choose_each(["attack P2", "5"]);
            // To P3 first, then to P4.
            t.can_choose_exactly([
                "leave explorer from hand",
                "leave mech-world from discard",
                "leave scout from deck",
                "leave the-hive from play",
                "done",
            ]);
            t.choose_each(["leave explorer from hand", "leave mech-world from discard"]);
            t.expect_discard(P3, ["explorer"]);
            t.expect_discard(P4, ["mech-world"]); // not into play
            t.expect_explorers(19);
            t.can_choose_exactly(["play imperial-fighter", "attack P3", "attack P4", "end turn"]); // 1 combat
            t.choose("play imperial-fighter");
            t.can_choose_exactly(["P3", "P4"]);
            t.choose_each(["P3", "discard scout"]);
            t.expect_discard(P3, ["explorer", "scout"]);
            t.choose("end turn");
            t.expect_turn_of(P3);
        });
}

/// SR-RAID-07 SR-ELIM-OPEN2
#[test]
fn a_card_of_the_deck_is_left_to_one_raider_only() {
    let lay = || table(Mode::Raid, 4).p1(|p| p.combat(5));
    lay().p2(|p| p.authority(5).deck(["scout", "viper"])).play(|t| {
        t.choose_each(["attack P2", "5", "leave scout from deck"]);
        t.can_choose_exactly(["leave viper from deck", "done"]);
        t.choose("leave viper from deck");
        t.expect_discard(P3, ["scout"]);
        t.expect_discard(P4, ["viper"]);
    });
    lay().p2(|p| p.authority(5).deck_top(["ram", "cutter"]).deck([])).play(|t| {
        t.choose_each(["attack P2", "5", "leave cutter from deck"]);
        t.can_choose_exactly(["leave ram from deck", "done"]);
        t.choose("done");
    });
}

/// SR-RAID-07 SR-DRAW-02
#[test]
fn a_gift_of_the_fallen_is_shuffled_in_like_any_card_of_the_heir() {
    table(Mode::Raid, 3)
        .p1(|p| p.combat(5))
        .p2(|p| p.authority(5).hand(["ram"]))
        .p3(|p| p.hand(["corvette"]).deck([]))
        .play(|t| {
            t.choose_each(["attack P2", "5", "leave ram from hand", "end turn"]);
            t.expect_turn_of(P3);
            t.choose("play corvette");
            t.expect_hand(P3, ["ram"]);
        });
}

/// SR-RAID-OPEN1 SR-OUT-01
#[test]
fn a_raiders_effects_reach_the_boss_and_the_raiders_own_bases_only() {
    table(Mode::Raid, 4)
        .turn_of(P3)
        .p1(|p| p.in_play(["the-hive"]).hand(["scout", "viper"]))
        .p2(|p| p.in_play(["blob-wheel"]).hand(["ram"]))
        .p3(|p| p.in_play(["barter-world"]).hand(["missile-mech", "imperial-fighter"]))
        .play(|t| {
            t.choose("play missile-mech");
            t.can_choose_exactly(["destroy the-hive of P1", "destroy barter-world of P3", "done"]);
            t.choose_each(["done", "play imperial-fighter"]);
            t.expect_to_act([P1]);
            t.can_choose_exactly(["discard scout", "discard viper"]);
            t.choose("discard viper");
            t.expect_hand(P2, ["ram"]);
        });
}

/// SR-EMP-07 SR-DRAW-02
#[test]
fn a_card_given_to_a_teammate_is_drawn_in_that_teammates_turn() {
    table(Mode::Emperor, 6).row(["ram"]).p1(|p| p.trade(4).deck([])).p2(|p| p.hand(["corvette"]).deck([])).play(|t| {
        t.choose_each(["buy ram", "give ram", "P2", "end turn"]);
        t.expect_turn_of(P2);
        t.choose("play corvette");
        t.expect_hand(P2, ["ram"]);
        t.choose("play ram");
        t.can_choose_exactly(["scrap ram", "attack P4", "attack P5", "attack P6", "end turn"]);
    });
}

/// SR-EMP-07 SR-BUY-07
#[test]
fn a_ship_put_on_top_of_the_deck_cannot_be_given_away() {
    table(Mode::Emperor, 6).row(["ram", "cutter"]).p1(|p| p.trade(6).in_play(["freighter", "embassy-yacht"])).play(
        |t| {
            t.choose_each(["ally freighter", "buy ram", "yes", "buy cutter"]);
            t.can_choose_exactly(["give cutter", "end turn"]); // 1 trade is left
            t.choose_each(["give cutter", "P3"]);
            t.expect_deck_top(P1, ["ram"]);
            t.expect_discard(P3, ["cutter"]);
            t.expect_trade(P1, 0);
        },
    );
}

/// SR-EMP-07 SR-BUY-10
#[test]
fn a_gift_is_no_acquisition() {
    table(Mode::Emperor, 6)
        .row(["cutter"])
        .p1(|p| p.trade(4).in_play(["freighter", "embassy-yacht"]).discard(["ram"]))
        .play(|t| {
            t.choose_each(["ally freighter", "give ram", "P2", "buy cutter"]);
            t.can_choose_exactly(["yes", "no"]); // still the next ship acquired
            t.choose("yes");
            t.expect_discard(P2, ["ram"]);
            t.expect_deck_top(P1, ["cutter"]);
        });
}

/// SR-EMP-05 SR-EMP-08 SR-EMP-OPEN3
#[test]
fn after_the_fall_of_the_admiral_opposite_effects_reach_the_emperor_too() {
    table(Mode::Emperor, 6)
        .p1(|p| p.combat(5).hand(["imperial-fighter", "missile-mech"]))
        .p5(|p| p.hand(["scout", "viper"]).in_play(["trading-post", "blob-wheel"]))
        .p6(|p| p.authority(5).in_play(["the-hive"]).deck([]))
        .play(|t| {
            t.choose_each(["attack P6", "5", "leave the-hive from play"]);
            t.expect_discard(P5, ["the-hive"]);
            t.choose("play imperial-fighter");
            t.expect_to_act([P5]);
            t.choose("discard viper");
            t.choose("play missile-mech");
            t.can_choose_exactly(["destroy trading-post of P5", "done"]);
            t.choose("destroy trading-post of P5");
            t.can_choose_exactly(["attack blob-wheel of P5", "attack P5", "end turn"]);
        });
}

/// SR-EMP-OPEN2 SR-ABL-OPEN2
#[test]
fn a_demand_that_waits_is_met_by_an_admiral_whose_opponent_has_fallen_since() {
    table(Mode::Emperor, 6)
        .rulings(|r| r.discards = DiscardTiming::StartOfTurn)
        .p1(|p| p.hand(["imperial-fighter"]))
        .p2(|p| p.deck([]))
        .p6(|p| p.hand(["scout", "viper"]))
        .play(|t| {
            t.choose("play imperial-fighter");
            for _ in 0..5 {
                t.choose("end turn");
            }
            t.expect_turn_of(P6);
            t.can_choose_exactly(["discard scout", "discard viper"]);
            t.choose("discard scout");
            t.can_choose_exactly(["play viper", "end turn"]);
        });
}

/// SR-HYDRA-03 SR-ABL-07
#[test]
fn a_needle_copies_no_ship_of_a_teammate_and_a_fleet_hq_pays_only_its_owner() {
    table(Mode::Hydra, 4)
        .p1(|p| p.in_play(["ram", "fleet-hq", "mech-world"]))
        .p2(|p| p.hand(["stealth-needle", "cutter", "embassy-yacht"]).in_play(["blob-world"]).deck(["viper"; 2]))
        .play(|t| {
            t.choose_as(P2, "play stealth-needle"); // no ship of its own to copy
            t.choose_as(P2, "play cutter");
            t.choose_as(P2, "play embassy-yacht"); // with one base of that player
            t.expect_hand(P2, []);
            t.expect_combat(P1, 0);
            t.can_choose_exactly_as(P2, ["use blob-world", "ally cutter", "buy explorer", "end turn"]);
            t.choose_as(P2, "use blob-world");
            t.choose("choose 2"); // the Ram belongs to P1
            t.expect_hand(P2, []);
        });
}

/// SR-HYDRA-OPEN1 SR-ABL-OPEN2
#[test]
fn a_discard_is_answered_while_a_teammate_has_declared_the_end() {
    table(Mode::Hydra, 4).p1(|p| p.hand(["imperial-fighter"])).p3(|p| p.hand(["scout", "viper"])).play(|t| {
        t.choose_as(P2, "end turn");
        t.choose_as(P1, "play imperial-fighter");
        t.choose("P3");
        t.can_choose_exactly_as(P2, []); // not even to withdraw
        t.choose_as(P3, "discard scout");
        t.can_choose_exactly_as(P2, ["withdraw"]);
        t.expect_to_act([P1]);
    });
}

/// SR-HYDRA-08 SR-BUY-09
#[test]
fn a_joint_purchase_from_a_row_that_is_not_filled_leaves_a_gap() {
    table(Mode::Hydra, 4).row(["ram", "cutter"]).trade_deck([]).p1(|p| p.trade(2)).p2(|p| p.trade(1)).play(|t| {
        t.can_choose_exactly_as(
            P1,
            ["buy cutter", "buy explorer", "jointly buy cutter", "jointly buy ram", "end turn"],
        );
        t.choose_as(P1, "jointly buy ram");
        t.choose("2");
        t.choose_as(P2, "yes");
        t.expect_row(["-", "cutter"]);
        t.can_choose_exactly_as(P1, ["end turn"]);
    });
}

/// SR-HYDRA-07 SR-HYDRA-10
#[test]
fn a_base_destroyed_jointly_opens_the_team_for_both_attackers() {
    table(Mode::Hydra, 4)
        .p1(|p| p.combat(4))
        .p2(|p| p.combat(4))
        .p3(|p| p.in_play(["mech-world"]))
        .p4(|p| p.in_play(["the-hive"]))
        .play(|t| {
            t.choose_as(P1, "jointly attack mech-world of P3");
            t.can_choose_exactly(["2", "3", "4"]);
            t.choose("3");
            t.choose_as(P2, "yes");
            t.expect_discard(P3, ["mech-world"]);
            t.can_choose_exactly_as(P1, ["attack P3", "end turn"]); // together, 2 are not enough for the Hive
            t.can_choose_exactly_as(P2, ["attack P3", "end turn"]);
        });
}

/// SR-HYDRA-08 SR-BUY-10
#[test]
fn the_allowance_of_a_contributor_is_kept_in_a_joint_purchase() {
    table(Mode::Hydra, 4)
        .row(["ram", "cutter"])
        .reveals(["mech-world", "junkyard"])
        .p1(|p| p.trade(1))
        .p2(|p| p.trade(4).in_play(["freighter", "embassy-yacht"]))
        .play(|t| {
            t.choose_as(P2, "ally freighter");
            t.choose_as(P1, "jointly buy ram");
            t.choose("1");
            t.choose_as(P2, "yes");
            t.expect_discard(P1, ["ram"]); // acquired by P1, no question is asked
            t.choose_as(P2, "buy cutter");
            t.can_choose_exactly_as(P2, ["yes", "no"]);
            t.choose_as(P2, "yes");
            t.expect_deck_top(P2, ["cutter"]);
        });
}

/// SR-HYDRA-09 SR-HYDRA-02 SR-ELIM-OPEN3
#[test]
fn a_team_falls_in_the_middle_of_its_enemies_turn_and_nothing_more_is_asked() {
    table(Mode::Hydra, 6).p1(|p| p.combat(3).hand(["scout"])).p3(|p| p.trade(5)).p4(|p| p.authority(3)).play(|t| {
        t.choose_as(P1, "attack P4");
        t.choose("3");
        t.expect_over([P1, P2, P3]);
        for seat in [P1, P2, P3, P4, P5, P6] {
            t.can_choose_exactly_as(seat, []);
        }
    });
}

/// SR-HUNT-03 SR-HUNT-04 SR-OUT-01
#[test]
fn when_the_prey_falls_an_outpost_of_the_new_prey_shields_it_at_once() {
    table(Mode::Hunter, 3)
        .p1(|p| p.combat(9))
        .p2(|p| p.authority(3).in_play(["the-hive"]))
        .p3(|p| p.in_play(["mech-world", "blob-wheel"]))
        .play(|t| {
            t.choose_each(["attack P2", "3"]);
            t.expect_event(Event::Eliminated { seat: P2 });
            t.can_choose_exactly(["attack mech-world of P3", "end turn"]);
            t.choose("attack mech-world of P3");
            t.can_choose_exactly(["end turn"]);
        });
}

/// SR-FFA-02 SR-ELIM-OPEN1 SR-BUY-05
#[test]
fn whoever_eliminates_a_player_may_go_on_buying_and_the_turn_ends_as_usual() {
    table(Mode::FreeForAll, 3)
        .row(["ram"])
        .reveals(["cutter"])
        .p1(|p| p.combat(4).trade(5).deck(["scout"; 5]))
        .p2(|p| p.authority(4))
        .play(|t| {
            t.choose_each(["attack P2", "4", "buy ram", "buy cutter", "end turn"]);
            t.expect_hand(P1, ["scout"; 5]);
            t.expect_turn_of(P3);
        });
}

/// SR-ABL-OPEN3 SR-HYDRA-03 SR-EMP-06: a player may destroy their own base, but never a teammate's.
#[test]
fn no_effect_destroys_the_base_of_a_teammate() {
    table(Mode::Hydra, 4)
        .p1(|p| p.hand(["missile-mech"]).in_play(["the-hive"]))
        .p2(|p| p.in_play(["blob-wheel"]))
        .p3(|p| p.in_play(["barter-world"]))
        .play(|t| {
            t.choose_as(P1, "play missile-mech");
            t.can_choose_exactly(["destroy the-hive of P1", "destroy barter-world of P3", "done"]);
            t.choose("done");
        });
    table(Mode::Emperor, 6)
        .turn_of(P2)
        .p1(|p| p.in_play(["the-hive"]))
        .p2(|p| p.hand(["missile-mech"]).in_play(["blob-wheel"]))
        .p4(|p| p.in_play(["barter-world"]))
        .p5(|p| p.in_play(["mech-world", "fleet-hq"]))
        .play(|t| {
            t.choose("play missile-mech");
            t.can_choose_exactly([
                "destroy blob-wheel of P2",
                "destroy barter-world of P4",
                "destroy mech-world of P5",
                "done",
            ]);
            t.choose("done");
        });
}

/// SR-HUNT-02 SR-HUNT-03 SR-HUNT-04: the new target inherits all effects that were aimed at the old one.
#[test]
fn effects_follow_the_hunter_to_the_new_prey_and_keep_to_the_right_neighbor() {
    table(Mode::Hunter, 4)
        .p1(|p| p.combat(3).hand(["missile-mech", "imperial-fighter"]))
        .p2(|p| p.authority(3).in_play(["the-hive"]).hand(["scout"; 2]))
        .p3(|p| p.in_play(["blob-wheel"]).hand(["viper", "scout"]))
        .p4(|p| p.in_play(["mech-world", "barter-world"]).hand(["scout"; 2]))
        .play(|t| {
            t.choose_each(["attack P2", "3", "play missile-mech"]);
            t.can_choose_exactly(["destroy blob-wheel of P3", "destroy mech-world of P4", "done"]);
            t.choose_each(["destroy mech-world of P4", "play imperial-fighter"]);
            t.expect_to_act([P3]);
            t.can_choose_exactly(["discard scout", "discard viper"]);
            t.choose("discard viper");
            t.can_choose_exactly(["attack barter-world of P4", "attack blob-wheel of P3", "attack P3", "end turn"]);
        });
}

/// SR-ABL-07 SR-MULTI-OPEN1: with several boxes, each Fleet HQ gives combat for each ship, and for a Needle once.
#[test]
fn two_fleet_hqs_pay_for_every_ship() {
    table(Mode::FreeForAll, 3)
        .p1(|p| p.in_play(["fleet-hq", "fleet-hq"]).hand(["scout", "blob-wheel", "stealth-needle"]))
        .play(|t| {
            t.choose_each(["play scout", "play blob-wheel", "play stealth-needle", "copy scout"]);
            t.expect_pools(P1, 2, 4, 50);
        });
}
