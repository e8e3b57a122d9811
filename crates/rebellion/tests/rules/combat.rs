//! Combat.

use rebellion::Side::{Empire, Rebels};

use crate::support::{Blank, Direct, Hit, REBELS, Special, scene};

/// REB-COMBAT-EX1 to REB-COMBAT-EX4: REB-COMBAT-EX2, REB-COMBAT-EX3, REB-COMBAT-02, REB-COMBAT-04, REB-COMBAT-09,
/// REB-COMBAT-13, REB-COMBAT-17, REB-COMBAT-22, REB-COMBAT-27, REB-COMBAT-30, REB-COMBAT-33, REB-COMBAT-34
#[test]
fn the_battle_of_yavin() {
    scene()
        .units("mandalore", "1 star-destroyer, 1 tie-fighter")
        .units("yavin", "1 x-wing, 1 y-wing")
        .pool(["darth-vader", "jan-dodonna"])
        .draws(["space-onslaught", "space-concentrate-fire", "space-defensive-formation", "space-take-it-down"])
        // Empire: black, black, red, red; Rebels: black, red.
        .rolls([Hit, Special, Hit, Blank, Hit, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate yavin", "with darth-vader", "all from mandalore", "done"]);
            t.expect_to_act([REBELS]);
            t.choose("add jan-dodonna");
            // The Imperial attack: a special die pays for 1 damage on each of two units.
            t.choose("play space-onslaught");
            t.choose("damage x-wing 0");
            t.choose("damage y-wing 0");
            t.choose("done");
            // The black hit goes on the Y-wing; the red one has no target with red health.
            t.choose("damage y-wing 1");
            t.expect_to_act([REBELS]);
            t.choose("play space-defensive-formation");
            t.choose("cancel x-wing 1");
            t.choose("done");
            // The Y-wing still attacks; the hit goes on the TIE Fighter, and the Empire does not block.
            t.choose("done");
            t.choose("done");
            t.expect_units("yavin", Rebels, "1 x-wing");
            t.expect_units("yavin", Empire, "1 star-destroyer");
            t.leave_open();
        });
}

/// REB-COMBAT-01, REB-COMBAT-EX6
#[test]
fn units_of_different_theaters_do_not_fight() {
    scene()
        .units("sullust", "1 star-destroyer")
        .units("naboo", "1 rebel-trooper")
        .pool(["darth-vader"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with darth-vader", "all from sullust", "done"]);
            t.expect_combat(None);
            t.leave_open();
        });
}

/// REB-COMBAT-44
#[test]
fn an_activation_without_movement_starts_a_combat_too() {
    scene()
        .units("naboo", "1 star-destroyer, 1 x-wing")
        .pool(["darth-vader"])
        .rolls([Blank, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with darth-vader", "done"]);
            t.expect_combat(Some("naboo"));
            t.leave_open();
        });
}

/// REB-COMBAT-15, REB-COMBAT-16, REB-COMBAT-11
#[test]
fn ion_cannons_take_dice_before_the_limit() {
    scene()
        .units("naboo", "3 star-destroyer, 1 x-wing, 1 ion-cannon")
        .pool(["moff-jerjerrod"])
        // 3 black; 6 red minus 2 is 4.
        .rolls([Blank, Blank, Blank, Blank, Blank, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with moff-jerjerrod", "done"]);
            t.leave_open();
        });
}

/// REB-COMBAT-38
#[test]
fn transports_without_escort_are_lost() {
    scene()
        .units("naboo", "1 star-destroyer, 1 rebel-transport")
        .pool(["boba-fett", "darth-vader"])
        .rolls([Blank, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with darth-vader", "done"]);
            t.fight_on();
            t.expect_units("naboo", Rebels, "");
            t.leave_open();
        });
}

/// REB-COMBAT-39
#[test]
fn structures_without_troops_are_lost() {
    scene()
        .units("sullust", "1 star-destroyer, 1 stormtrooper")
        .units("naboo", "1 shield-generator")
        .pool(["general-veers"])
        .rolls([Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with general-veers", "all from sullust", "done"]);
            t.fight_on();
            t.expect_units("naboo", Rebels, "");
            t.expect_occupied("naboo", true);
            t.leave_open();
        });
}

/// REB-DS-08, REB-DS-09, REB-OBJ-02, REB-DS-02
#[test]
fn the_plans_destroy_the_death_star() {
    scene()
        .units("naboo", "1 death-star")
        .units("rodia", "1 x-wing")
        .pool(["wedge-antilles"])
        .objectives(["death-star-plans-2"])
        // Rebels first: black; then 4 red; then three dice for the plans.
        .rolls([Hit, Blank, Blank, Blank, Blank, Blank, Direct, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with wedge-antilles", "all from rodia", "done"]);
            t.fight_until(REBELS, "score death-star-plans-2");
            t.choose("score death-star-plans-2");
            t.expect_units("naboo", Empire, "");
            t.expect_track(1, 12);
            t.expect_combat(None);
            t.leave_open();
        });
}

/// REB-RETREAT-01, REB-RETREAT-02, REB-RETREAT-03, REB-RETREAT-07, REB-RETREAT-11, REB-THEATER-02
#[test]
fn the_rebels_retreat_to_a_friendly_system() {
    scene()
        .loyal(Rebels, ["rodia"])
        .units("sullust", "1 star-destroyer")
        .units("naboo", "1 x-wing, 1 corellian-corvette, 2 rebel-trooper")
        .leaders("naboo", ["mon-mothma"])
        .pool(["boba-fett", "general-tagge"])
        .rolls([Blank, Blank, Blank, Blank, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with general-tagge", "all from sullust", "done"]);
            t.fight_until(REBELS, "retreat mon-mothma");
            t.choose("retreat mon-mothma");
            t.can_choose_exactly(["to rodia"]);
            t.choose("to rodia");
            t.can_choose_exactly(["count 0", "count 1", "count 2"]);
            t.choose("count 1");
            t.expect_units("rodia", Rebels, "1 x-wing, 1 corellian-corvette, 1 rebel-trooper");
            t.expect_units("naboo", Rebels, "1 rebel-trooper");
            t.expect_leader("mon-mothma", "rodia");
            t.expect_combat(None);
            t.expect_to_act([REBELS]);
            t.leave_open();
        });
}
