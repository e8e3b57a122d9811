//! The Death Star and destroyed systems.

use rebellion::Side::{Empire, Rebels};

use crate::support::scene;

/// REB-DS-01, REB-MOVE-01
#[test]
fn a_death_star_moves_and_carries_like_a_ship() {
    scene()
        .units("sullust", "1 death-star, 8 stormtrooper, 2 tie-fighter")
        .pool(["grand-moff-tarkin"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with grand-moff-tarkin", "all from sullust", "done"]);
            t.expect_units("naboo", Empire, "1 death-star, 8 stormtrooper");
            t.expect_units("sullust", Empire, "2 tie-fighter");
            t.leave_open();
        });
}

/// REB-DS-04
#[test]
fn an_unfinished_death_star_never_moves() {
    scene().units("endor", "1 death-star-under-construction").pool(["grand-moff-tarkin"]).empires_turn().play(|t| {
        t.choose_each(["activate bespin", "with grand-moff-tarkin"]);
        t.can_choose_exactly(["done"]);
        t.choose("done");
        t.leave_open();
    });
}

/// REB-DS-17, REB-DS-18
#[test]
fn ground_units_in_a_destroyed_system_live_aboard_and_do_not_fight() {
    scene()
        .destroyed(["alderaan"])
        .units("alderaan", "1 corellian-corvette, 2 rebel-trooper")
        .units("coruscant", "1 star-destroyer, 3 stormtrooper")
        .pool(["darth-vader"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate alderaan", "with darth-vader", "all from coruscant", "done"]);
            t.expect_combat(Some("alderaan")); // in space
            assert!(
                !t.state()
                    .shares(t.game().db().system("alderaan").expect("a system"), rebellion::side::Theater::Ground)
            );
            t.expect_occupied("alderaan", false);
            t.leave_open();
        });
}

/// REB-DS-18: a side that loses its ships loses the troops.
#[test]
fn troops_without_ships_are_lost_in_a_destroyed_system() {
    scene()
        .destroyed(["alderaan"])
        .units("alderaan", "1 corellian-corvette, 2 rebel-trooper")
        .assigned("hunt-them-down", ["soontir-fel"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal hunt-them-down soontir-fel", "at alderaan", "destroy corellian-corvette"]);
            t.expect_units("alderaan", Rebels, "");
        });
}

/// REB-DS-20, REB-OPEN-33
#[test]
fn a_destroyed_system_keeps_its_name_but_is_not_populous() {
    scene()
        .destroyed(["dagobah", "naboo"])
        .assigned("seek-yoda", ["luke-skywalker"])
        .assigned("sabotage", ["chewbacca"])
        .rebels_turn()
        .play(|t| {
            t.choose("reveal sabotage chewbacca");
            t.cannot_choose("at naboo");
            t.choose("at corellia");
            t.choose("pass");
            t.choose("reveal seek-yoda luke-skywalker");
            t.can_choose_exactly(["at dagobah"]);
            t.leave_open();
        });
}
