//! Rings that hold leaders, rings that change dice, and a leader who leaves the base space.

use rebellion::{Ring, Side};

use crate::support::{Blank, EMPIRE, Hit, REBELS, Special, scene};

/// REB-LEADER-10, REB-RING-01, REB-LEADER-13
#[test]
fn whoever_was_frozen_before_is_rescued() {
    scene()
        .units("sullust", "1 stormtrooper")
        .units("mygeeto", "1 stormtrooper")
        .captive("mon-mothma", "sullust")
        .leaders("mygeeto", ["princess-leia"])
        .ring(Ring::Carbonite, "princess-leia")
        .assigned("carbon-freezing", ["darth-vader"])
        .rolls([Hit, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose("reveal carbon-freezing darth-vader");
            t.can_choose_exactly(["against mon-mothma", "against princess-leia"]);
            t.choose("against mon-mothma");
            t.expect_captive("mon-mothma", true);
            t.expect_leader("mon-mothma", "sullust");
            t.expect_captive("princess-leia", false);
            t.expect_leader("princess-leia", "rebel-base");
            t.expect_track(1, 15);
        });
}

/// REB-LEADER-10, REB-LEADER-11, REB-OPEN-05: the ring that has become free holds another leader, and no leader is
/// rescued.
#[test]
fn the_frozen_stay_when_somebody_else_is_captured() {
    scene()
        .units("sullust", "1 stormtrooper")
        .leaders("sullust", ["mon-mothma", "princess-leia"])
        .ring(Ring::Carbonite, "princess-leia")
        .assigned("capture-rebel-operative", ["darth-vader"])
        .rolls([Hit, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose("reveal capture-rebel-operative darth-vader");
            t.can_choose_exactly(["against mon-mothma"]);
            t.choose("against mon-mothma");
            t.expect_captive("mon-mothma", true);
            t.expect_captive("princess-leia", true);
            t.expect_leader("princess-leia", "sullust");
        });
}

/// REB-MISSION-29: the player can use both rings in any order.
#[test]
fn r2_d2_may_wait_for_yoda() {
    let both = || {
        scene()
            .ring(Ring::R2D2, "chewbacca")
            .ring(Ring::Yoda, "luke-skywalker")
            .leaders("sullust", ["luke-skywalker"])
            .assigned("sabotage", ["chewbacca"])
            .pool(["darth-vader"])
            .rebels_turn()
    };
    let start = ["reveal sabotage chewbacca", "at sullust", "send darth-vader"];
    // Yoda first: the reroll decides whether R2-D2 is useful.
    both().rolls([Blank, Blank, Blank, Blank, Hit, Blank, Blank, Hit]).play(|t| {
        t.choose_each(start);
        t.can_choose_exactly_as(REBELS, ["no", "yes"]); // R2-D2
        t.choose("no");
        t.can_choose_exactly_as(REBELS, ["no", "yes"]); // Yoda
        t.choose("yes");
        t.can_choose_exactly(["face 3"]);
        t.choose("face 3");
        t.can_choose_exactly_as(REBELS, ["no", "yes"]); // R2-D2, now that there is a hit
        t.choose("yes");
        t.can_choose_exactly(["face 0"]);
        t.choose("face 0");
        t.expect_sabotaged("sullust", true);
        assert_eq!(t.state().ring[Ring::R2D2 as usize], None);
    });
    // The reroll fails, so R2-D2 is kept.
    both().rolls([Blank, Blank, Blank, Blank, Hit, Blank, Blank, Blank]).play(|t| {
        t.choose_each(start);
        t.choose_each(["no", "yes", "face 3", "no"]);
        t.expect_sabotaged("sullust", false);
        assert!(t.state().ring[Ring::R2D2 as usize].is_some());
    });
    // R2-D2 first, then Yoda.
    both().rolls([Blank, Blank, Blank, Blank, Hit, Blank, Blank, Hit]).play(|t| {
        t.choose_each(start);
        t.choose_each(["yes", "face 0", "yes", "face 3"]);
        t.expect_sabotaged("sullust", true);
    });
    // A player who declines both is not asked again.
    both().rolls([Blank, Blank, Blank, Blank, Hit, Blank, Blank]).play(|t| {
        t.choose_each(start);
        t.choose_each(["no", "no"]);
        t.expect_sabotaged("sullust", false);
        t.expect_to_act([EMPIRE]);
    });
}

/// REB-COMBAT-17, REB-COMBAT-23: Yoda can be used after cards, and a card after Yoda.
#[test]
fn yoda_may_wait_for_tactic_cards() {
    scene()
        .ring(Ring::Yoda, "luke-skywalker")
        .units("naboo", "1 star-destroyer, 1 mon-calamari-cruiser")
        .pool(["luke-skywalker"])
        .draws(["space-concentrate-fire", "space-take-it-down"])
        .rolls([Blank, Blank, Blank, Blank, Blank, Special])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with luke-skywalker", "done"]);
            t.can_choose_exactly_as(REBELS, ["no", "yes"]); // Yoda
            t.choose("no");
            t.can_choose_exactly(["done", "play space-concentrate-fire"]);
            t.choose_each(["play space-concentrate-fire", "reroll 7", "reroll 7", "done"]);
            t.can_choose_exactly_as(REBELS, ["no", "yes"]); // Yoda, after the card
            t.choose("yes");
            t.can_choose_exactly(["face 3", "face 7"]);
            t.choose("face 7");
            // The special pays for the other card.
            t.can_choose_exactly(["done", "draw 0", "play space-take-it-down"]);
            t.choose_each(["play space-take-it-down", "damage star-destroyer 0"]);
            t.can_choose_exactly(["done"]);
            t.leave_open();
        });
}

/// REB-ACTION-04, REB-MISSION-09: the base space is a place on the map.
#[test]
fn undercover_brings_a_leader_out_of_the_base_space() {
    scene()
        .units("sullust", "1 stormtrooper")
        .leaders("sullust", ["princess-leia"])
        .leaders("rebel-base", ["lando-calrissian", "mon-mothma"])
        .assigned("capture-rebel-operative", ["general-tagge"])
        .actions(["undercover"])
        .rolls([Hit, Hit, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal capture-rebel-operative general-tagge", "against princess-leia"]);
            t.can_choose_exactly_as(REBELS, ["pass", "use undercover lando-calrissian"]);
            t.choose("use undercover lando-calrissian");
            t.expect_leader("lando-calrissian", "sullust");
            t.expect_leader("mon-mothma", "rebel-base");
            t.expect_captive("princess-leia", false);
            t.expect_revealed(false);
            t.expect_units("sullust", Side::Empire, "1 stormtrooper");
        });
}
