//! Simultaneous and immediate effects.

use rebellion::Side::{Empire, Rebels};

use crate::support::{Blank, EMPIRE, REBELS, scene};

/// REB-COMBAT-37, REB-DS-18: units that a card destroys are destroyed together; a side that loses a ship loses excess
/// troops afterwards.
#[test]
fn units_destroyed_by_a_card_fall_together() {
    scene()
        .destroyed(["kashyyyk"])
        .units("kashyyyk", "2 assault-carrier, 6 stormtrooper, 2 at-st")
        .assigned("wookiee-uprising", ["chewbacca"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal wookiee-uprising chewbacca", "at kashyyyk"]);
            t.choose("destroy assault-carrier");
            t.can_choose_exactly_as(
                REBELS,
                ["destroy assault-carrier", "destroy at-st", "destroy stormtrooper", "done"],
            );
            t.choose_each(["destroy stormtrooper", "destroy stormtrooper"]);
            // Six units are left, and there is room for four.
            t.can_choose_exactly_as(EMPIRE, ["destroy at-st", "destroy stormtrooper"]);
            t.choose_each(["destroy stormtrooper", "destroy stormtrooper"]);
            t.expect_units("kashyyyk", Empire, "1 assault-carrier, 2 stormtrooper, 2 at-st");
        });
}

/// REB-COMBAT-37, REB-LEADER-12, REB-OCC-04: the consequences are resolved after all units have been chosen.
#[test]
fn a_captive_is_free_when_all_who_fall_have_been_chosen() {
    let raid = || {
        scene()
            .base("hoth")
            .units("naboo", "1 stormtrooper, 1 rebel-trooper")
            .captive("princess-leia", "naboo")
            .assigned("hit-and-run", ["chewbacca"])
    };
    raid().rebels_turn().play(|t| {
        t.choose_each(["reveal hit-and-run chewbacca", "at naboo", "destroy stormtrooper"]);
        t.can_choose_exactly(["destroy rebel-trooper", "done"]);
        t.choose("done");
        t.expect_captive("princess-leia", false);
        t.expect_leader("princess-leia", "rebel-base");
        t.expect_leader("chewbacca", "naboo");
        t.expect_occupied("naboo", false);
    });
    raid().rebels_turn().play(|t| {
        t.choose_each(["reveal hit-and-run chewbacca", "at naboo", "destroy stormtrooper", "destroy rebel-trooper"]);
        t.expect_captive("princess-leia", false);
        t.expect_occupied("naboo", false);
    });
}

/// REB-COMBAT-38, REB-RETREAT-01: transports that do not use their chance to retreat are lost before the Empire can
/// retreat.
#[test]
fn transports_that_stay_are_lost_before_the_empire_retreats() {
    let attack = || {
        scene()
            .base("ryloth")
            .units("naboo", "1 star-destroyer, 1 stormtrooper")
            .leaders("naboo", ["general-tagge"])
            .units("rodia", "1 rebel-transport, 2 rebel-trooper")
            .pool(["jan-dodonna"])
            .rolls([Blank; 6])
    };
    let start = ["activate naboo", "with jan-dodonna", "all from rodia", "done"];
    attack().rebels_turn().play(|t| {
        t.choose_each(start);
        t.fight_until(REBELS, "retreat jan-dodonna");
        t.choose("pass");
        t.expect_units("naboo", Rebels, "2 rebel-trooper");
        t.can_choose_exactly_as(EMPIRE, ["pass", "retreat general-tagge"]);
        t.choose_each(["retreat general-tagge", "to sullust", "count 1"]);
        t.expect_units("naboo", Rebels, "2 rebel-trooper");
        t.expect_combat(None);
    });
    // If the Empire chooses first, its ships may already be gone.
    scene()
        .base("ryloth")
        .units("naboo", "1 rebel-transport, 1 rebel-trooper")
        .leaders("naboo", ["general-rieekan"])
        .units("sullust", "1 star-destroyer, 1 stormtrooper")
        .pool(["moff-jerjerrod"])
        .rolls([Blank; 5])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with moff-jerjerrod", "all from sullust", "done"]);
            t.fight_until(EMPIRE, "retreat moff-jerjerrod");
            t.choose_each(["retreat moff-jerjerrod", "to sullust", "count 0"]);
            t.can_choose_exactly_as(REBELS, ["pass", "retreat general-rieekan"]);
            t.choose("pass");
            t.expect_units("naboo", Rebels, "1 rebel-transport, 1 rebel-trooper");
            t.expect_combat(Some("naboo")); // on the ground
            t.leave_open();
        });
}

/// REB-COMBAT-38, REB-DS-18: troops aboard lost transports are lost with them, before the other side retreats.
#[test]
fn troops_are_lost_with_their_transports() {
    scene()
        .base("ryloth")
        .destroyed(["naboo"])
        .units("naboo", "1 star-destroyer")
        .leaders("naboo", ["general-tagge"])
        .units("rodia", "1 rebel-transport, 2 rebel-trooper, 1 airspeeder")
        .pool(["jan-dodonna"])
        .rolls([Blank; 3])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with jan-dodonna", "all from rodia", "done"]);
            t.fight_until(REBELS, "retreat jan-dodonna");
            t.choose("pass");
            t.expect_units("naboo", Rebels, "");
            t.expect_units("naboo", Empire, "1 star-destroyer");
            t.expect_combat(None);
        });
}

/// REB-COMBAT-37, REB-WIN-01: the base is lost after all units to destroy have been chosen, if they were the last ones.
#[test]
fn a_base_is_lost_with_the_last_who_fall() {
    let hunted = || {
        scene()
            .revealed()
            .units("hoth", "1 star-destroyer, 2 rebel-trooper")
            .assigned("hunt-them-down", ["darth-vader"])
            .empires_turn()
    };
    let start = ["reveal hunt-them-down darth-vader", "at hoth", "destroy rebel-trooper"];
    hunted().play(|t| {
        t.choose_each(start);
        t.can_choose_exactly_as(EMPIRE, ["destroy rebel-trooper", "done"]);
        t.choose("done");
        t.expect_units("hoth", Rebels, "1 rebel-trooper");
        t.expect_combat(None);
    });
    hunted().play(|t| {
        t.choose_each(start);
        t.choose("destroy rebel-trooper");
        t.expect_over([EMPIRE]);
    });
}
