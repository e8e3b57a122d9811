//! Stealth Needle, which becomes a copy of another ship.

use star_realms::Mode;

use crate::support::{P1, P2, duel, table};

/// stealth-needle: primary. SR-ABL-07
#[test]
fn a_stealth_needle_does_what_the_copied_ship_does() {
    duel().p1(|p| p.in_play(["ram", "cutter", "barter-world"]).hand(["stealth-needle"])).play(|t| {
        t.choose("play stealth-needle");
        t.can_choose_exactly(["copy ram", "copy cutter"]); // no base, not itself
        t.choose("copy cutter");
        t.expect_pools(P1, 2, 0, 54);
        t.can_choose("ally stealth-needle as cutter");
        t.choose("ally stealth-needle as cutter");
        t.expect_combat(P1, 4);
    });
}

/// stealth-needle: primary. SR-ABL-OPEN1
#[test]
fn a_stealth_needle_without_a_ship_to_copy_is_only_a_card_of_its_faction() {
    duel().p1(|p| p.played(["barter-world"]).hand(["stealth-needle", "trade-bot"])).play(|t| {
        t.choose("play stealth-needle");
        t.expect_pools(P1, 0, 0, 50);
        t.can_choose_exactly(["play trade-bot", "use barter-world", "scrap barter-world", "end turn"]);
        t.choose("play trade-bot");
        t.can_choose("ally trade-bot");
    });
}

/// stealth-needle: primary. SR-ABL-07 SR-ALLY-01
#[test]
fn a_stealth_needle_has_both_its_own_faction_and_the_copied_one() {
    duel().p1(|p| p.in_play(["trade-pod"]).hand(["stealth-needle", "trade-bot"])).play(|t| {
        t.choose_each(["play stealth-needle", "copy trade-pod"]);
        t.expect_trade(P1, 3);
        t.can_choose_exactly([
            "play trade-bot",
            "ally trade-pod",
            "ally stealth-needle as trade-pod",
            "buy explorer",
            "end turn",
        ]);
        t.choose("play trade-bot");
        t.can_choose("ally trade-bot"); // in addition to the Needle's own faction
        t.choose_each(["ally trade-pod", "ally stealth-needle as trade-pod", "ally trade-bot"]);
        t.expect_combat(P1, 6);
    });
}

/// stealth-needle: primary. SR-SCRAP-01 SR-SCRAP-04
#[test]
fn a_stealth_needle_can_be_scrapped_like_the_ship_it_copied() {
    duel().p1(|p| p.in_play(["ram"]).hand(["stealth-needle"])).play(|t| {
        t.choose_each(["play stealth-needle", "copy ram"]);
        t.expect_combat(P1, 5);
        t.can_choose_exactly([
            "ally ram",
            "ally stealth-needle as ram",
            "scrap ram",
            "scrap stealth-needle as ram",
            "attack P2",
            "end turn",
        ]);
        t.choose("scrap stealth-needle as ram");
        t.expect_trade(P1, 3);
        t.expect_scrapped(["stealth-needle"]);
        t.can_choose_exactly(["scrap ram", "buy explorer", "attack P2", "end turn"]); // the Ram has lost its ally
    });
}

/// stealth-needle: primary. SR-SCRAP-OPEN1
#[test]
fn a_stealth_needle_scrapped_as_an_explorer_goes_to_the_scrap_heap() {
    duel().p1(|p| p.in_play(["explorer"]).hand(["stealth-needle"])).play(|t| {
        t.choose_each(["play stealth-needle", "copy explorer"]);
        t.expect_trade(P1, 2);
        t.choose("scrap stealth-needle as explorer");
        t.expect_combat(P1, 2);
        t.expect_scrapped(["stealth-needle"]);
        t.expect_explorers(9);
    });
}

/// stealth-needle: primary. SR-ABL-07
#[test]
fn a_stealth_needle_may_copy_a_ship_scrapped_this_turn() {
    duel().p1(|p| p.hand(["ram", "stealth-needle"])).play(|t| {
        t.choose_each(["play ram", "scrap ram", "play stealth-needle"]);
        t.can_choose_exactly(["copy ram"]);
        t.choose("copy ram");
        t.expect_pools(P1, 3, 10, 50);
        t.can_choose_exactly(["scrap stealth-needle as ram", "buy explorer", "attack P2", "end turn"]);
    });
}

/// stealth-needle: primary. SR-ABL-07
#[test]
fn without_the_ruling_a_scrapped_ship_cannot_be_copied() {
    duel().rulings(|r| r.needle_copies_scrapped = false).p1(|p| p.hand(["ram", "viper", "stealth-needle"])).play(|t| {
        t.choose_each(["play ram", "play viper", "scrap ram", "play stealth-needle"]);
        t.can_choose_exactly(["copy viper"]);
        t.choose("copy viper");
        t.expect_combat(P1, 7);
    });
}

/// stealth-needle: primary. SR-ABL-07
#[test]
fn a_stealth_needle_copies_choices_and_demands_too() {
    duel()
        .p1(|p| p.in_play(["patrol-mech", "imperial-fighter"]).hand(["stealth-needle"]))
        .p2(|p| p.hand(["scout", "viper"]))
        .play(|t| {
            t.choose("play stealth-needle");
            t.can_choose_exactly(["copy imperial-fighter", "copy patrol-mech"]);
            t.choose("copy imperial-fighter");
            t.expect_to_act([P2]);
            t.can_choose_exactly(["discard scout", "discard viper"]);
            t.choose("discard viper");
            t.expect_combat(P1, 2);
        });
    duel().p1(|p| p.in_play(["patrol-mech"]).hand(["stealth-needle"])).play(|t| {
        t.choose_each(["play stealth-needle", "copy patrol-mech"]);
        t.can_choose_exactly(["choose 1", "choose 2"]);
        t.choose("choose 1");
        t.expect_trade(P1, 3);
    });
}

/// stealth-needle: primary. SR-ABL-07
#[test]
fn a_stealth_needle_is_itself_again_in_the_next_turn() {
    duel().p1(|p| p.in_play(["ram"]).hand(["stealth-needle"]).deck([])).p2(|p| p.hand([]).deck([])).play(|t| {
        t.choose_each(["play stealth-needle", "copy ram", "end turn", "end turn"]);
        t.expect_hand(P1, ["ram", "stealth-needle"]);
        t.choose("play stealth-needle");
        t.expect_combat(P1, 0);
        t.can_choose_exactly(["play ram", "end turn"]);
    });
}

/// stealth-needle: primary. SR-ABL-07
#[test]
fn a_second_needle_copies_what_the_first_has_become() {
    table(Mode::FreeForAll, 3).p1(|p| p.in_play(["ram"]).hand(["stealth-needle", "stealth-needle"])).play(|t| {
        t.choose_each(["play stealth-needle", "copy ram", "play stealth-needle"]);
        t.can_choose_exactly(["copy ram"]); // copying the Ram or the first Needle has the same result
        t.choose("copy ram");
        t.expect_combat(P1, 10);
    });
    table(Mode::FreeForAll, 3).p1(|p| p.hand(["stealth-needle", "stealth-needle", "viper"])).play(|t| {
        t.choose_each(["play stealth-needle", "play stealth-needle"]); // nothing to copy, not even each other
        t.can_choose_exactly(["play viper", "end turn"]);
    });
}

/// stealth-needle: primary. fleet-hq: static. SR-ABL-07
#[test]
fn a_fleet_hq_pays_once_for_a_needle() {
    duel().p1(|p| p.in_play(["viper", "fleet-hq"]).hand(["stealth-needle"])).play(|t| {
        t.choose_each(["play stealth-needle", "copy viper"]);
        t.expect_combat(P1, 2);
    });
}
