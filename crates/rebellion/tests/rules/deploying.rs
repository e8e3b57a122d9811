//! The Refresh phase: building and deploying.

use rebellion::Side::{Empire, Rebels};
use rebellion::frame::Stage;

use crate::support::scene;

/// REB-BUILD-EX1, REB-BUILD-01, REB-BUILD-04, REB-DEPLOY-02, REB-DEPLOY-03
#[test]
fn ryloth_builds_a_trooper_that_is_deployed_at_once() {
    scene().loyal(Rebels, ["ryloth"]).queued(1, "1 x-wing").stage(Stage::RebelsBuild).play(|t| {
        t.choose("ready");
        t.can_choose_exactly(["build rebel-transport", "build x-wing", "build y-wing"]); // the base space
        t.choose("build y-wing");
        t.expect_queue(Rebels, 1, "1 x-wing, 1 y-wing, 2 rebel-trooper");
        t.choose("ready"); // the Empire builds at Coruscant
        t.choose("deploy x-wing ryloth");
        t.choose("done"); // the Y-wing waits
        t.choose("deploy rebel-trooper ryloth");
        t.choose("done");
        t.expect_units("ryloth", Rebels, "1 x-wing, 1 rebel-trooper");
        t.expect_queue(Rebels, 1, "1 y-wing, 1 rebel-trooper");
        t.leave_open();
    });
}

/// REB-BUILD-03, REB-OCC-EX1
#[test]
fn an_occupied_system_builds_its_leftmost_icon_only() {
    scene().units("utapau", "1 stormtrooper").stage(Stage::EmpireBuilds).play(|t| {
        t.choose("ready");
        // The queue has advanced since then.
        t.expect_queue(Empire, 2, "1 assault-carrier");
        t.leave_open();
    });
}

/// REB-BUILD-06
#[test]
fn enemy_units_stop_building() {
    scene().loyal(Empire, ["corellia"]).units("corellia", "1 y-wing").stage(Stage::EmpireBuilds).play(|t| {
        t.choose("ready");
        t.expect_queue(Empire, 2, "");
        t.leave_open();
    });
}

/// REB-DEPLOY-04, REB-DEPLOY-09
#[test]
fn two_units_a_system_and_the_rest_waits() {
    scene().queued(1, "3 stormtrooper").stage(Stage::EmpireDeploys).play(|t| {
        t.choose("deploy stormtrooper coruscant");
        t.choose("deploy stormtrooper coruscant");
        t.expect_units("coruscant", Empire, "2 stormtrooper");
        t.expect_queue(Empire, 1, "1 stormtrooper");
        t.leave_open();
    });
}

/// REB-DEPLOY-05, REB-DEPLOY-06, REB-SABOT-01
#[test]
fn nobody_deploys_among_enemies_or_where_there_is_sabotage() {
    scene()
        .loyal(Empire, ["corellia", "mustafar"])
        .units("corellia", "1 y-wing")
        .sabotaged(["mustafar"])
        .queued(1, "1 stormtrooper")
        .stage(Stage::EmpireDeploys)
        .play(|t| {
            t.can_choose_exactly(["deploy stormtrooper coruscant", "done"]);
            t.leave_open();
        });
}

/// REB-DS-05, REB-DS-06, REB-OPEN-20
#[test]
fn a_death_star_replaces_the_unfinished_one() {
    scene()
        .units("endor", "1 death-star-under-construction")
        .queued(1, "1 death-star")
        .stage(Stage::EmpireDeploys)
        .play(|t| {
            t.can_choose_exactly(["deploy death-star endor", "done"]);
            t.choose("deploy death-star endor");
            t.expect_units("endor", Empire, "1 death-star");
            t.leave_open();
        });
}
