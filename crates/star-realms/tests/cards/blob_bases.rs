//! The Blob: cards that draw by the number of Blob cards, and the bases.

use star_realms::Mode;

use crate::support::{P1, P2, duel, table};

/// mothership: primary.
#[test]
fn a_mothership_gives_six_combat_and_draws() {
    duel().p1(|p| p.hand(["mothership"]).draws(["viper"])).play(|t| {
        t.choose("play mothership");
        t.expect_pools(P1, 0, 6, 50);
        t.expect_drawn(P1, ["viper"]);
        t.can_choose_exactly(["play viper", "attack P2", "end turn"]);
    });
}

/// mothership: ally.
#[test]
fn a_mothership_with_an_ally_draws_again() {
    duel().p1(|p| p.in_play(["blob-world", "mothership"]).draws(["viper"])).play(|t| {
        t.can_choose_exactly(["use blob-world", "ally mothership", "end turn"]);
        t.choose("ally mothership");
        t.expect_hand(P1, ["viper"]);
        t.can_choose_exactly(["play viper", "use blob-world", "end turn"]);
    });
}

/// blob-wheel: primary. SR-BASE-02 SR-ABL-01
#[test]
fn a_blob_wheel_gives_one_combat_also_in_the_turn_it_is_played() {
    duel().p1(|p| p.hand(["blob-wheel"])).play(|t| {
        t.choose("play blob-wheel");
        t.expect_combat(P1, 0); // a base waits for its owner
        t.can_choose_exactly(["use blob-wheel", "scrap blob-wheel", "end turn"]);
        t.choose("use blob-wheel");
        t.expect_pools(P1, 0, 1, 50);
        t.can_choose_exactly(["scrap blob-wheel (primary used)", "attack P2", "end turn"]);
    });
}

/// blob-wheel: primary. SR-ABL-02 SR-ABL-EX1
#[test]
fn three_blob_wheels_give_one_combat_each_and_none_twice() {
    duel().p1(|p| p.in_play(["blob-wheel", "blob-wheel", "blob-wheel"])).play(|t| {
        t.can_choose_exactly(["use blob-wheel", "scrap blob-wheel", "end turn"]);
        t.choose("use blob-wheel");
        t.can_choose_exactly([
            "use blob-wheel",
            "scrap blob-wheel",
            "scrap blob-wheel (primary used)",
            "attack P2",
            "end turn",
        ]);
        t.choose_each(["use blob-wheel", "use blob-wheel"]);
        t.expect_combat(P1, 3);
        t.can_choose_exactly(["scrap blob-wheel (primary used)", "attack P2", "end turn"]);
    });
}

/// blob-wheel: scrap. SR-SCRAP-01 SR-SCRAP-03
#[test]
fn a_blob_wheel_used_and_scrapped_gives_combat_and_trade() {
    duel().p1(|p| p.in_play(["blob-wheel"])).play(|t| {
        t.choose_each(["use blob-wheel", "scrap blob-wheel (primary used)"]);
        t.expect_pools(P1, 3, 1, 50);
        t.expect_scrapped(["blob-wheel"]);
        t.can_choose_exactly(["buy explorer", "attack P2", "end turn"]);
    });
}

/// the-hive: primary. SR-ABL-02
#[test]
fn the_hive_gives_three_combat_once_a_turn() {
    duel().p1(|p| p.in_play(["the-hive"])).play(|t| {
        t.can_choose_exactly(["use the-hive", "end turn"]);
        t.choose("use the-hive");
        t.expect_pools(P1, 0, 3, 50);
        t.can_choose_exactly(["attack P2", "end turn"]);
        t.expect_why_not(P1, t.in_play_of(P1, "the-hive"), "SR-ABL-02");
    });
}

/// the-hive: ally. SR-ALLY-02 SR-ABL-02
#[test]
fn the_hive_draws_beside_an_ally_before_or_after_its_combat() {
    duel().p1(|p| p.in_play(["the-hive", "blob-world"]).draws(["scout"])).play(|t| {
        t.can_choose_exactly(["use the-hive", "use blob-world", "ally the-hive", "end turn"]);
        t.choose("ally the-hive");
        t.expect_hand(P1, ["scout"]);
        t.can_choose_exactly(["play scout", "use the-hive (ally used)", "use blob-world", "end turn"]);
        t.choose("use the-hive (ally used)");
        t.expect_combat(P1, 3);
    });
    duel().p1(|p| p.in_play(["the-hive", "blob-world"]).draws(["scout"])).play(|t| {
        t.choose("use the-hive");
        t.can_choose_exactly(["use blob-world", "ally the-hive (primary used)", "attack P2", "end turn"]);
        t.choose("ally the-hive (primary used)");
        t.expect_hand(P1, ["scout"]);
    });
}

/// blob-world: primary. SR-ABL-05
#[test]
fn blob_world_gives_five_combat() {
    duel().p1(|p| p.in_play(["blob-world"])).play(|t| {
        t.can_choose_exactly(["use blob-world", "end turn"]);
        t.choose("use blob-world");
        t.can_choose_exactly(["choose 1", "choose 2"]);
        t.choose("choose 1");
        t.expect_pools(P1, 0, 5, 50);
        t.can_choose_exactly(["attack P2", "end turn"]);
    });
}

/// blob-world: primary. SR-ABL-07
#[test]
fn blob_world_draws_for_each_blob_card_played_this_turn() {
    // The base of an earlier turn and the card of another faction do not count.
    duel().p1(|p| p.in_play(["blob-world", "ram", "trade-pod", "cutter"]).draws(["scout", "viper"])).play(|t| {
        t.choose_each(["use blob-world", "choose 2"]);
        t.expect_drawn(P1, ["scout", "viper"]);
        t.expect_combat(P1, 0);
    });
    duel().p1(|p| p.in_play(["blob-world"])).play(|t| {
        t.choose_each(["use blob-world", "choose 2"]);
        t.expect_drawn(P1, []);
        t.can_choose_exactly(["end turn"]);
    });
}

/// blob-world: primary. SR-ABL-07
#[test]
fn blob_world_counts_itself_when_played_this_turn_and_cards_scrapped_since() {
    duel().p1(|p| p.hand(["blob-world", "ram"]).draws(["scout", "viper"])).play(|t| {
        t.choose_each(["play blob-world", "play ram", "scrap ram", "use blob-world", "choose 2"]);
        t.expect_drawn(P1, ["scout", "viper"]);
    });
}

/// blob-world: primary. SR-ALLY-EX2
#[test]
fn blob_world_does_not_count_mech_world() {
    duel().p1(|p| p.in_play(["blob-world"]).hand(["mech-world", "ram"]).draws(["scout"])).play(|t| {
        t.choose_each(["play mech-world", "play ram", "use blob-world", "choose 2"]);
        t.expect_drawn(P1, ["scout"]);
    });
}

/// blob-world: primary. stealth-needle: primary. SR-ABL-07
#[test]
fn blob_world_counts_a_needle_that_copied_a_blob_ship() {
    duel().p1(|p| p.in_play(["blob-world", "ram"]).hand(["stealth-needle"]).draws(["scout", "viper"])).play(|t| {
        t.choose_each(["play stealth-needle", "copy ram", "use blob-world", "choose 2"]);
        t.expect_drawn(P1, ["scout", "viper"]);
    });
}

/// blob-world: primary. stealth-needle: primary. SR-ABL-07
#[test]
fn without_the_ruling_blob_world_counts_no_needle() {
    duel()
        .rulings(|r| r.needle_counts_as_copied = false)
        .p1(|p| p.in_play(["blob-world", "ram"]).hand(["stealth-needle"]).draws(["scout"]))
        .play(|t| {
            t.choose_each(["play stealth-needle", "copy ram", "use blob-world", "choose 2"]);
            t.expect_drawn(P1, ["scout"]);
        });
}

/// blob-world: primary.
#[test]
fn two_blob_worlds_can_be_used_in_different_ways() {
    table(Mode::FreeForAll, 3).p1(|p| p.in_play(["blob-world"]).hand(["blob-world"]).draws(["viper"])).play(|t| {
        t.choose_each(["play blob-world", "use blob-world", "choose 2"]);
        t.expect_drawn(P1, ["viper"]);
        t.choose_each(["use blob-world", "choose 1"]);
        t.expect_combat(P1, 5);
        t.can_choose_exactly(["play viper", "attack P2", "attack P3", "end turn"]);
        t.expect_in_play(P2, []);
    });
}
