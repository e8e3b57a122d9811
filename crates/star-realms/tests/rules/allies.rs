//! Ally abilities.

use crate::support::{P1, P2, duel};

/// SR-ALLY-01
#[test]
fn an_ally_ability_needs_another_card_of_its_faction_in_play() {
    duel().p1(|p| p.in_play(["cutter", "ram", "corvette"])).play(|t| {
        t.can_choose_exactly(["scrap ram", "end turn"]); // three factions, one card each
        t.expect_why_not(P1, t.in_play_of(P1, "cutter"), "SR-ALLY-01");
        t.expect_why_not(P1, t.in_play_of(P1, "corvette"), "SR-ALLY-01");
    });
    duel().p1(|p| p.in_play(["cutter", "ram", "corvette"]).hand(["freighter"])).play(|t| {
        t.choose("play freighter");
        t.can_choose_exactly(["ally cutter", "ally freighter", "scrap ram", "buy explorer", "end turn"]);
        t.choose("ally cutter");
        t.expect_combat(P1, 4);
    });
}

/// SR-ALLY-01
#[test]
fn cards_elsewhere_are_no_allies() {
    // Not in hand, discard pile or deck, and not an opponent's card.
    duel()
        .p1(|p| p.in_play(["cutter"]).hand(["freighter"]).discard(["flagship"]).deck(["embassy-yacht"]))
        .p2(|p| p.in_play(["trading-post"]))
        .play(|t| t.can_choose_exactly(["play freighter", "end turn"]));
}

/// SR-ALLY-01 SR-TURN-01
#[test]
fn an_ally_ability_is_used_on_its_players_own_turn() {
    duel().p1(|p| p.deck([])).p2(|p| p.in_play(["space-station", "war-world"])).play(|t| {
        t.can_choose_exactly_as(P2, []);
        t.choose("end turn");
        t.can_choose_exactly([
            "use space-station",
            "use war-world",
            "ally space-station",
            "ally war-world",
            "scrap space-station",
            "end turn",
        ]);
    });
}

/// SR-ALLY-02
#[test]
fn the_order_in_which_allies_came_does_not_matter() {
    for order in [["play corvette", "play imperial-fighter"], ["play imperial-fighter", "play corvette"]] {
        duel().p1(|p| p.hand(["corvette", "imperial-fighter"]).deck(["scout"]).draws(["scout"])).play(|t| {
            t.choose_each(order);
            t.can_choose_exactly(["play scout", "ally corvette", "ally imperial-fighter", "attack P2", "end turn"]);
            t.choose_each(["play scout", "attack P2", "3", "ally imperial-fighter", "ally corvette"]); // at any time
            t.expect_combat(P1, 4);
        });
    }
}

/// SR-ALLY-03
#[test]
fn a_card_is_not_its_own_ally_but_two_copies_are_allies() {
    duel().p1(|p| p.hand(["blob-fighter", "blob-fighter"]).deck(["scout", "scout"])).play(|t| {
        t.choose("play blob-fighter");
        t.can_choose_exactly(["play blob-fighter", "attack P2", "end turn"]);
        t.choose_each(["play blob-fighter", "ally blob-fighter", "ally blob-fighter"]);
        t.expect_hand(P1, ["scout", "scout"]);
        t.cannot_choose("ally blob-fighter (ally used)");
    });
}

/// SR-ALLY-03
#[test]
fn a_base_from_an_earlier_turn_is_an_ally_in_both_directions() {
    duel().p1(|p| p.in_play(["the-hive"]).hand(["trade-pod"]).deck(["scout"])).play(|t| {
        t.choose("play trade-pod");
        t.can_choose_exactly(["use the-hive", "ally the-hive", "ally trade-pod", "buy explorer", "end turn"]);
        t.choose_each(["ally trade-pod", "ally the-hive"]);
        t.expect_combat(P1, 2);
        t.expect_hand(P1, ["scout"]);
    });
}

/// SR-ALLY-EX1
#[test]
fn a_blob_fighter_waits_for_a_ram() {
    duel().p1(|p| p.hand(["blob-fighter", "ram"]).deck(["viper"]).draws(["viper"])).play(|t| {
        t.choose("play blob-fighter");
        t.can_choose_exactly(["play ram", "attack P2", "end turn"]);
        t.choose("play ram");
        t.can_choose_exactly(["ally blob-fighter", "ally ram", "scrap ram", "attack P2", "end turn"]);
        t.choose_each(["ally blob-fighter", "ally ram"]);
        t.expect_hand(P1, ["viper"]);
        t.expect_combat(P1, 10);
    });
}

/// SR-ALLY-EX2 SR-ABL-03
#[test]
fn mech_world_is_an_ally_of_a_ram_and_no_blob_card() {
    duel().p1(|p| p.in_play(["mech-world", "ram"])).play(|t| {
        t.can_choose_exactly(["ally ram", "scrap ram", "end turn"]);
        t.choose("ally ram");
        t.expect_combat(P1, 2);
    });
    // Counting Blob cards played this turn: Blob World and Ram, not Mech World.
    duel().p1(|p| p.hand(["mech-world", "ram", "blob-world"]).draws(["scout", "scout"])).play(|t| {
        t.choose_each(["play mech-world", "play ram", "play blob-world", "use blob-world", "choose 2"]);
        t.expect_drawn(P1, ["scout", "scout"]);
    });
}

/// SR-ALLY-OPEN1
#[test]
fn an_ally_that_has_left_play_helps_no_more() {
    duel().p1(|p| p.in_play(["ram", "trade-pod"])).play(|t| {
        t.can_choose_exactly(["ally ram", "ally trade-pod", "scrap ram", "end turn"]);
        t.choose("scrap ram");
        t.can_choose_exactly(["buy explorer", "end turn"]);
        t.expect_why_not(P1, t.in_play_of(P1, "trade-pod"), "SR-ALLY-01");
    });
    duel().p1(|p| p.in_play(["ram", "trade-pod"])).play(|t| {
        t.choose_each(["ally trade-pod", "scrap ram"]); // used before the scrap
        t.expect_pools(P1, 3, 2, 50);
        t.expect_authority(P2, 50);
    });
}
