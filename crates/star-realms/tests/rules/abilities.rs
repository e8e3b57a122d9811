//! Using abilities.

use star_realms::{DiscardTiming, Event};
use table::Target;

use crate::support::{P1, P2, duel};

/// SR-ABL-01
#[test]
fn abilities_are_used_at_any_moment_of_the_main_phase_or_not_at_all() {
    duel().p1(|p| p.in_play(["the-hive", "space-station"]).hand(["scout", "corvette"]).deck(["viper"; 2])).play(|t| {
        t.can_choose_exactly([
            "play corvette",
            "play scout",
            "use space-station",
            "use the-hive",
            "scrap space-station",
            "end turn",
        ]);
        t.choose_each(["play scout", "use the-hive", "attack P2", "3", "play corvette", "use space-station"]);
        t.expect_combat(P1, 3);
        t.can_choose_exactly([
            "play viper",
            "ally corvette",
            "ally space-station (primary used)",
            "scrap space-station (primary used)",
            "attack P2",
            "end turn",
        ]);
        t.choose("end turn"); // abilities are optional
        t.expect_turn_of(P2);
        t.expect_authority(P2, 47);
    });
}

/// SR-ABL-01
#[test]
fn abilities_are_used_only_in_their_players_own_main_phase() {
    duel().p1(|p| p.deck([])).p2(|p| p.in_play(["the-hive"])).play(|t| {
        t.can_choose_exactly(["end turn"]);
        t.can_choose_exactly_as(P2, []);
        t.expect_why_not(P1, t.in_play_of(P2, "the-hive"), "SR-ATT-03"); // an enemy's base can only be attacked
        t.expect_why_not(P2, t.in_play_of(P2, "the-hive"), "SR-TURN-01");
        t.choose("end turn");
        t.can_choose_exactly(["use the-hive", "end turn"]);
    });
}

/// SR-ABL-02
#[test]
fn each_ability_works_once_a_turn() {
    duel().p1(|p| p.in_play(["defense-center", "port-of-call"]).deck([])).p2(|p| p.deck([])).play(|t| {
        t.choose_each(["use port-of-call", "use defense-center", "choose 1"]);
        t.choose("ally defense-center (primary used)");
        t.can_choose_exactly(["scrap port-of-call (primary used)", "buy explorer", "attack P2", "end turn"]);
        t.expect_why_not(P1, t.in_play_of(P1, "defense-center"), "SR-ABL-02");
        t.expect_pools(P1, 3, 2, 53);
        t.choose_each(["end turn", "end turn"]);
        t.can_choose_exactly([
            "use defense-center",
            "use port-of-call",
            "ally defense-center",
            "scrap port-of-call",
            "end turn",
        ]);
    });
}

/// SR-ABL-EX1 SR-ABL-02
#[test]
fn three_blob_wheels_are_three_uses() {
    duel().p1(|p| p.in_play(["blob-wheel"; 3])).play(|t| {
        for combat in 1..=3 {
            t.choose("use blob-wheel");
            t.expect_combat(P1, combat);
        }
        t.can_choose_exactly(["scrap blob-wheel (primary used)", "attack P2", "end turn"]);
    });
}

/// SR-ABL-03
#[test]
fn static_abilities_work_without_being_used() {
    duel().p1(|p| p.in_play(["mech-world", "fleet-hq"]).hand(["cutter"])).play(|t| {
        t.can_choose_exactly(["play cutter", "end turn"]); // nothing to use
        t.expect_why_not(P1, t.in_play_of(P1, "mech-world"), "SR-ABL-01");
        t.choose("play cutter");
        t.expect_pools(P1, 2, 1, 54); // Fleet HQ has given its combat
        t.can_choose_exactly(["ally cutter", "buy explorer", "attack P2", "end turn"]); // Mech World is the ally
        t.choose("ally cutter");
        t.expect_combat(P1, 5);
    });
}

/// SR-ABL-04
#[test]
fn trade_and_combat_wait_in_pools_and_authority_comes_at_once() {
    duel().row(["corvette"]).reveals(["blob-fighter"]).p1(|p| p.hand(["trade-escort", "cutter", "scout"])).play(|t| {
        t.choose("play trade-escort");
        t.expect_pools(P1, 0, 4, 54);
        t.choose("play cutter");
        t.expect_pools(P1, 2, 4, 58);
        t.choose_each(["attack P2", "1", "play scout", "buy corvette"]);
        t.expect_pools(P1, 1, 3, 58); // the rest stays in the pool
        t.choose_each(["buy blob-fighter", "attack P2", "3"]);
        t.expect_pools(P1, 0, 0, 58);
    });
}

/// SR-ABL-05
#[test]
fn a_choice_ability_gives_exactly_one_of_its_options() {
    let lay = || duel().p1(|p| p.in_play(["defense-center"]).hand(["scout"]));
    lay().play(|t| {
        t.choose("use defense-center");
        t.can_choose_exactly(["choose 1", "choose 2"]); // chosen now, before anything else
        t.expect_why_not(P1, t.in_hand_of(P1, "scout"), "SR-ABL-05");
        t.choose("choose 1");
        t.expect_pools(P1, 0, 0, 53);
        t.can_choose_exactly(["play scout", "end turn"]);
    });
    lay().play(|t| {
        t.choose_each(["use defense-center", "choose 2"]);
        t.expect_pools(P1, 0, 2, 50);
    });
}

/// SR-ABL-06
#[test]
fn several_symbols_without_a_choice_are_all_gained() {
    duel().p1(|p| p.hand(["cutter", "trade-escort"])).play(|t| {
        t.choose("play cutter");
        t.expect_pools(P1, 2, 0, 54);
        t.choose("play trade-escort");
        t.expect_pools(P1, 2, 4, 58);
    });
}

/// SR-ABL-08
#[test]
fn what_an_ability_in_effect_gives_cannot_be_declined() {
    duel().p1(|p| p.hand(["cutter"]).in_play(["trading-post"])).play(|t| {
        t.choose("play cutter"); // no question: the gain is immediate
        t.expect_pools(P1, 2, 0, 54);
        t.choose("use trading-post");
        t.can_choose_exactly(["choose 1", "choose 2"]); // once used, there is no third answer
        t.choose("choose 1");
        t.expect_authority(P1, 55);
    });
}

/// SR-ABL-OPEN1
#[test]
fn what_can_be_carried_out_only_in_part_is_carried_out_as_far_as_possible() {
    // Draw 2 with one card left and no discard pile.
    duel().p1(|p| p.hand(["embassy-yacht"]).in_play(["the-hive", "blob-wheel"]).deck(["viper"]).draws(["viper"])).play(
        |t| {
            t.choose("play embassy-yacht");
            t.expect_pools(P1, 2, 0, 53);
            t.expect_hand(P1, ["viper"]);
        },
    );
    // Nothing in hand or discard pile: the Trade Bot gives its trade and scraps nothing.
    duel().p1(|p| p.hand(["trade-bot"])).play(|t| {
        t.choose("play trade-bot");
        t.expect_trade(P1, 1);
        t.can_choose_exactly(["end turn"]);
    });
    // No base to destroy.
    duel().p1(|p| p.hand(["missile-mech"])).play(|t| {
        t.choose("play missile-mech");
        t.expect_combat(P1, 6);
        t.can_choose_exactly(["attack P2", "end turn"]);
    });
}

/// SR-ABL-OPEN1
#[test]
fn optional_parts_may_be_declined_and_others_may_not() {
    duel().p1(|p| p.hand(["trade-bot", "scout"])).play(|t| {
        t.choose("play trade-bot");
        t.can_choose_exactly(["scrap scout from hand", "done"]);
        t.choose("done");
        t.expect_hand(P1, ["scout"]);
        t.expect_trade(P1, 1);
    });
    duel().p1(|p| p.in_play(["junkyard"]).hand(["scout"]).discard(["viper"])).play(|t| {
        t.choose("use junkyard");
        t.can_choose_exactly(["scrap scout from hand", "scrap viper from discard"]);
        t.choose("scrap viper from discard");
        t.expect_scrapped(["viper"]);
    });
}

/// SR-ABL-OPEN2
#[test]
fn the_victim_chooses_and_discards_at_once() {
    duel()
        .p1(|p| p.hand(["imperial-fighter", "scout"]).deck([]))
        .p2(|p| p.hand(["ram", "scout", "viper"]).deck([]))
        .play(|t| {
            t.choose("play imperial-fighter");
            t.expect_event(Event::MustDiscard { by: P1, victim: P2, n: 1 });
            t.expect_to_act([P2]);
            t.can_choose_exactly(["discard ram", "discard scout", "discard viper"]);
            t.can_choose_exactly_as(P1, []);
            t.expect_why_not(P1, t.in_hand_of(P1, "scout"), "SR-ABL-05"); // the answer comes first
            t.choose("discard viper");
            t.expect_discard(P2, ["viper"]);
            t.expect_to_act([P1]);
            t.choose("end turn");
            t.can_choose_exactly(["play ram", "play scout", "end turn"]); // and there is no card left to discard
        });
}

/// SR-ABL-OPEN2
#[test]
fn with_the_ruling_the_discard_waits_for_the_victims_next_turn() {
    duel()
        .rulings(|r| r.discards = DiscardTiming::StartOfTurn)
        .p1(|p| p.hand(["imperial-fighter", "imperial-frigate"]).deck([]))
        .p2(|p| p.hand(["ram", "scout", "viper"]).deck([]))
        .play(|t| {
            t.choose_each(["play imperial-fighter", "play imperial-frigate"]);
            t.expect_to_act([P1]);
            t.expect_hand_size(P2, 3);
            t.choose("end turn");
            t.expect_turn_of(P2);
            t.can_choose_exactly(["discard ram", "discard scout", "discard viper"]); // before anything else
            t.expect_why_not(P2, Target::EndTurn, "SR-ABL-05");
            t.choose("discard scout");
            t.can_choose_exactly(["discard ram", "discard viper"]); // two effects, two cards
            t.choose("discard viper");
            t.expect_discard(P2, ["scout", "viper"]);
            t.can_choose_exactly(["play ram", "end turn"]);
            t.choose_each(["end turn", "end turn"]);
            t.expect_turn_of(P2);
            t.can_choose("end turn"); // each effect counts once
        });
}

/// SR-ABL-OPEN2
#[test]
fn a_victim_with_too_few_cards_discards_them_all() {
    for timing in [DiscardTiming::AtOnce, DiscardTiming::StartOfTurn] {
        duel()
            .rulings(|r| r.discards = timing)
            .p1(|p| p.hand(["imperial-fighter", "imperial-frigate"]).deck([]))
            .p2(|p| p.hand(["scout"]).deck([]))
            .play(|t| {
                t.choose_each(["play imperial-fighter", "play imperial-frigate"]);
                t.expect_to_act([P1]); // no choice to make
                t.choose("end turn");
                t.expect_discard(P2, ["scout"]);
                t.expect_hand(P2, []);
                t.can_choose_exactly(["end turn"]);
            });
    }
}

/// SR-ABL-OPEN3
#[test]
fn an_own_base_may_be_destroyed_but_never_by_itself() {
    duel().p1(|p| p.hand(["missile-mech"]).in_play(["the-hive"])).play(|t| {
        t.choose("play missile-mech");
        t.can_choose_exactly(["destroy the-hive of P1", "done"]); // asked, though it is the only base
        t.choose("destroy the-hive of P1");
        t.expect_discard(P1, ["the-hive"]);
    });
    // An outpost of the player hides neither the player's other bases nor those of an enemy.
    duel()
        .p1(|p| p.hand(["missile-mech"]).in_play(["the-hive", "war-world"]))
        .p2(|p| p.in_play(["trading-post", "blob-wheel"]))
        .play(|t| {
            t.choose("play missile-mech");
            t.can_choose_exactly([
                "destroy the-hive of P1",
                "destroy war-world of P1",
                "destroy trading-post of P2",
                "done",
            ]);
            t.choose("done");
        });
}

/// SR-ABL-OPEN3
#[test]
fn without_the_ruling_own_bases_are_safe() {
    duel().rulings(|r| r.own_bases = false).p1(|p| p.hand(["missile-mech"]).in_play(["the-hive"])).play(|t| {
        t.choose("play missile-mech");
        t.expect_in_play(P1, ["missile-mech", "the-hive"]);
        t.can_choose_exactly(["use the-hive", "attack P2", "end turn"]);
    });
    duel()
        .rulings(|r| r.own_bases = false)
        .p1(|p| p.hand(["missile-mech"]).in_play(["the-hive"]))
        .p2(|p| p.in_play(["the-hive"]))
        .p2(|p| p.in_play(["blob-wheel"]))
        .play(|t| {
            t.choose("play missile-mech");
            t.can_choose_exactly(["destroy blob-wheel of P2", "done"]);
            t.choose("destroy blob-wheel of P2");
        });
}

/// SR-ABL-09
#[test]
fn things_chosen_together_are_named_in_any_order() {
    let scene = || duel().p1(|p| p.in_play(["brain-world"]).hand(["scout", "viper"]).discard(["scout", "ram"]));
    scene().play(|t| {
        t.choose_each(["use brain-world", "scrap ram from discard"]);
        t.can_choose_exactly(["scrap scout from hand", "scrap scout from discard", "scrap viper from hand", "done"]);
        t.choose("scrap scout from hand");
        t.expect_scrapped(["ram", "scout"]);
        t.expect_discard(P1, ["scout"]);
    });
    scene().play(|t| {
        t.choose_each(["use brain-world", "scrap scout from discard"]); // by default, the one from the hand comes first
        t.can_choose_exactly(["scrap ram from discard", "scrap scout from hand", "scrap viper from hand", "done"]);
        t.choose("done");
        t.expect_scrapped(["scout"]);
        t.expect_discard(P1, ["ram"]);
    });
    duel().p1(|p| p.in_play(["recycling-station"]).hand(["scout", "viper", "ram"]).deck(["cutter"; 2])).play(|t| {
        t.choose_each(["use recycling-station", "choose 2", "discard ram"]);
        t.can_choose_exactly(["discard scout", "discard viper", "done"]);
        t.choose("discard scout");
        t.expect_discard(P1, ["ram", "scout"]);
        t.expect_hand(P1, ["cutter", "cutter", "viper"]);
    });
}
