//! Activating and moving.

use rebellion::Side::{Empire, Rebels};

use crate::support::scene;

/// REB-MOVE-EX1, REB-MOVE-01, REB-MOVE-07, REB-MOVE-09, REB-CMD-08, REB-CMD-09
#[test]
fn the_emperor_activates_cato_neimoidia() {
    scene()
        .loyal(Empire, ["sullust", "corellia"])
        .units("sullust", "1 star-destroyer, 1 at-at")
        .units("corellia", "2 stormtrooper")
        .units("coruscant", "1 star-destroyer")
        .pool(["emperor-palpatine"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate cato-neimoidia", "with emperor-palpatine"]);
            t.can_choose_exactly(["from sullust", "all from sullust", "done"]);
            t.choose("from sullust");
            t.can_choose_exactly(["count 0", "count 1"]); // the Star Destroyer
            t.choose("count 1");
            t.choose("count 1"); // the AT-AT
            t.choose("done");
            t.expect_units("cato-neimoidia", Empire, "1 star-destroyer, 1 at-at");
            t.expect_occupied("cato-neimoidia", true);
            t.leave_open();
        });
}

/// REB-MOVE-08
#[test]
fn a_ship_carries_no_more_than_its_capacity() {
    scene()
        .units("sullust", "1 assault-carrier, 3 tie-fighter, 3 stormtrooper")
        .pool(["darth-vader"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with darth-vader", "from sullust", "count 1"]);
            t.can_choose_exactly(["count 0", "count 1", "count 2", "count 3"]); // Stormtroopers
            t.choose("count 3");
            t.can_choose_exactly(["count 0", "count 1"]); // one place is left for a TIE Fighter
            t.choose("count 1");
            t.choose("done");
            t.expect_units("naboo", Empire, "1 tie-fighter, 1 assault-carrier, 3 stormtrooper");
            t.leave_open();
        });
}

/// REB-MOVE-04
#[test]
fn a_leader_holds_the_units_of_its_side_in_place() {
    scene()
        .units("sullust", "1 star-destroyer")
        .leaders("sullust", ["boba-fett"])
        .pool(["darth-vader"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with darth-vader"]);
            t.can_choose_exactly(["done"]);
            t.choose("done");
            t.leave_open();
        });
}

/// REB-MOVE-05
#[test]
fn a_captive_holds_nobody() {
    scene()
        .units("sullust", "1 stormtrooper")
        .units("sullust", "1 x-wing")
        .captive("princess-leia", "sullust")
        .pool(["jan-dodonna"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with jan-dodonna"]);
            t.can_choose("from sullust");
            t.choose("done");
            t.leave_open();
        });
}

/// REB-MOVE-10, REB-CMD-11
#[test]
fn structures_stay_and_nobody_has_to_move() {
    scene().units("naboo", "1 ion-cannon").pool(["jan-dodonna"]).rebels_turn().play(|t| {
        t.choose_each(["activate rodia", "with jan-dodonna"]);
        t.can_choose_exactly(["done"]);
        t.choose("done");
        t.expect_units("naboo", Rebels, "1 ion-cannon");
        t.leave_open();
    });
}

/// REB-CMD-10
#[test]
fn a_leader_without_tactic_values_cannot_activate() {
    scene().pool(["mon-mothma"]).rebels_turn().play(|t| {
        t.can_choose_exactly(["pass", "reveal base"]);
    });
}

/// REB-BASE-04, REB-BASE-05, REB-MOVE-06
#[test]
fn units_of_the_base_space_move_around_the_base_system() {
    scene().units("rebel-base", "2 x-wing").pool(["jan-dodonna"]).rebels_turn().play(|t| {
        t.choose_each(["activate bespin", "with jan-dodonna", "from rebel-base", "count 1", "done"]);
        t.expect_units("bespin", Rebels, "1 x-wing");
        // All players now know that the base is at Bespin or next to it.
        let near = t.game().db().map.around(t.game().db().system("bespin").expect("a system"));
        assert!(t.state().could_be.minus(near).is_empty());
        t.leave_open();
    });
}

/// REB-LEADER-05
#[test]
fn a_captive_goes_along_with_a_ship_that_carries() {
    scene()
        .units("sullust", "1 star-destroyer, 1 stormtrooper")
        .captive("princess-leia", "sullust")
        .pool(["darth-vader"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with darth-vader", "all from sullust"]);
            t.can_choose_exactly(["yes", "no"]);
            t.choose("yes");
            t.choose("done");
            t.expect_leader("princess-leia", "naboo");
            t.expect_captive("princess-leia", true);
            t.leave_open();
        });
}
