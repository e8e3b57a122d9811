//! The Star Empire's bases.

use star_realms::DiscardTiming;

use crate::support::{P1, P2, duel};

/// recycling-station: primary. SR-ABL-05
#[test]
fn a_recycling_station_gives_one_trade() {
    duel().p1(|p| p.in_play(["recycling-station"]).hand(["viper"])).play(|t| {
        t.can_choose_exactly(["play viper", "use recycling-station", "end turn"]);
        t.choose("use recycling-station");
        t.can_choose_exactly(["choose 1", "choose 2"]);
        t.choose("choose 1");
        t.expect_pools(P1, 1, 0, 50);
        t.expect_hand(P1, ["viper"]);
    });
}

/// recycling-station: primary. SR-ABL-05
#[test]
fn a_recycling_station_exchanges_up_to_two_cards() {
    let scene = || {
        let hand = ["scout", "scout", "viper"];
        duel().p1(|p| p.in_play(["recycling-station"]).hand(hand).deck(["ram", "cutter", "viper"]))
    };
    scene().play(|t| {
        t.choose_each(["use recycling-station", "choose 2"]);
        t.can_choose_exactly(["discard scout", "discard viper", "done"]);
        t.choose("discard scout");
        t.can_choose_exactly(["discard scout", "discard viper", "done"]);
        t.choose("discard scout");
        t.expect_discard(P1, ["scout", "scout"]);
        t.expect_hand_size(P1, 3);
        t.expect_deck_size(P1, 1);
    });
    scene().play(|t| {
        t.choose_each(["use recycling-station", "choose 2", "discard scout", "done"]);
        t.expect_discard(P1, ["scout"]);
        t.expect_hand_size(P1, 3);
        t.expect_deck_size(P1, 2);
    });
    scene().play(|t| {
        t.choose_each(["use recycling-station", "choose 2", "done"]);
        t.expect_discard(P1, []);
        t.expect_hand(P1, ["scout", "scout", "viper"]);
        t.expect_deck_size(P1, 3);
    });
}

/// recycling-station: primary. SR-ABL-OPEN1 SR-DRAW-02
#[test]
fn what_a_recycling_station_discards_can_be_drawn_again_from_a_new_deck() {
    duel().p1(|p| p.in_play(["recycling-station"]).hand(["scout", "viper"]).deck([])).play(|t| {
        t.choose_each(["use recycling-station", "choose 2", "discard scout", "discard viper"]);
        t.expect_hand(P1, ["scout", "viper"]);
        t.expect_discard(P1, []);
    });
}

/// recycling-station: primary. SR-ABL-OPEN1
#[test]
fn a_recycling_station_with_an_empty_hand_exchanges_nothing() {
    duel().p1(|p| p.in_play(["recycling-station"]).hand([])).play(|t| {
        t.choose_each(["use recycling-station", "choose 2"]);
        t.expect_drawn(P1, []);
        t.can_choose_exactly(["end turn"]);
    });
}

/// space-station: primary, ally. SR-ALLY-02
#[test]
fn a_space_station_gives_two_combat_and_two_more_beside_an_ally() {
    duel().p1(|p| p.in_play(["space-station", "fleet-hq"])).play(|t| {
        t.can_choose_exactly(["use space-station", "ally space-station", "scrap space-station", "end turn"]);
        t.choose("use space-station");
        t.expect_pools(P1, 0, 2, 50);
        t.choose("ally space-station (primary used)");
        t.expect_pools(P1, 0, 4, 50);
        t.can_choose_exactly(["scrap space-station (primary used) (ally used)", "attack P2", "end turn"]);
    });
}

/// space-station: scrap. SR-SCRAP-01
#[test]
fn a_space_station_scrapped_gives_four_trade() {
    duel().p1(|p| p.in_play(["space-station"])).play(|t| {
        t.can_choose_exactly(["use space-station", "scrap space-station", "end turn"]);
        t.choose("scrap space-station");
        t.expect_pools(P1, 4, 0, 50);
        t.expect_scrapped(["space-station"]);
        t.can_choose_exactly(["buy explorer", "end turn"]);
    });
}

/// war-world: primary.
#[test]
fn a_war_world_gives_three_combat() {
    duel().p1(|p| p.in_play(["war-world"])).play(|t| {
        t.can_choose_exactly(["use war-world", "end turn"]);
        t.choose("use war-world");
        t.expect_pools(P1, 0, 3, 50);
        t.can_choose_exactly(["attack P2", "end turn"]);
    });
}

/// war-world: ally.
#[test]
fn a_war_world_with_an_ally_gives_four_combat() {
    duel().p1(|p| p.in_play(["war-world", "fleet-hq"])).play(|t| {
        t.can_choose_exactly(["use war-world", "ally war-world", "end turn"]);
        t.choose("ally war-world");
        t.expect_pools(P1, 0, 4, 50);
        t.can_choose_exactly(["use war-world (ally used)", "attack P2", "end turn"]);
    });
}

/// royal-redoubt: primary.
#[test]
fn a_royal_redoubt_gives_three_combat() {
    duel().p1(|p| p.in_play(["royal-redoubt"])).play(|t| {
        t.can_choose_exactly(["use royal-redoubt", "end turn"]);
        t.choose("use royal-redoubt");
        t.expect_pools(P1, 0, 3, 50);
        t.can_choose_exactly(["attack P2", "end turn"]);
    });
}

/// royal-redoubt: ally. SR-ABL-OPEN2
#[test]
fn a_royal_redoubt_with_an_ally_makes_the_opponent_discard() {
    duel().p1(|p| p.in_play(["royal-redoubt", "fleet-hq"])).p2(|p| p.hand(["scout", "viper"])).play(|t| {
        t.choose("ally royal-redoubt");
        t.expect_to_act([P2]);
        t.can_choose_exactly(["discard scout", "discard viper"]);
        t.choose("discard scout");
        t.expect_discard(P2, ["scout"]);
        t.can_choose_exactly(["use royal-redoubt (ally used)", "end turn"]);
    });
}

/// royal-redoubt: ally. SR-ABL-OPEN2
#[test]
fn with_the_other_ruling_the_demand_of_a_royal_redoubt_waits() {
    duel()
        .rulings(|r| r.discards = DiscardTiming::StartOfTurn)
        .p1(|p| p.in_play(["royal-redoubt", "fleet-hq"]))
        .p2(|p| p.hand(["viper"]))
        .play(|t| {
            t.choose("ally royal-redoubt");
            t.expect_hand(P2, ["viper"]);
            t.choose("end turn");
            t.expect_turn_of(P2);
            t.expect_discard(P2, ["viper"]); // as many cards as demanded or fewer: no question
            t.can_choose_exactly(["end turn"]);
        });
}

/// fleet-hq: static. SR-ABL-03 SR-ABL-07
#[test]
fn a_fleet_hq_pays_one_combat_for_each_ship_played_while_it_is_there() {
    duel().p1(|p| p.hand(["scout", "fleet-hq", "viper", "blob-wheel"])).play(|t| {
        t.choose("play scout");
        t.expect_combat(P1, 0);
        t.choose("play fleet-hq");
        t.expect_combat(P1, 0); // neither for itself nor for the Scout already in play
        t.can_choose_exactly(["play viper", "play blob-wheel", "end turn"]);
        t.choose("play viper");
        t.expect_combat(P1, 2);
        t.choose("play blob-wheel");
        t.expect_combat(P1, 2); // a base is not a ship
    });
}

/// fleet-hq: static. SR-ABL-03
#[test]
fn a_fleet_hq_does_not_pay_for_the_opponents_ships() {
    duel().p1(|p| p.in_play(["fleet-hq"])).p2(|p| p.hand(["scout"])).play(|t| {
        t.choose_each(["end turn", "play scout"]);
        t.expect_pools(P2, 1, 0, 50);
        t.expect_combat(P1, 0);
    });
}
